"""The siege: a server, two people and an attacker for each hold, one hold after the other."""

from __future__ import annotations

import asyncio
import json
import os
import platform
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Self

from msgspec import Struct
from uvicorn.loops.auto import auto_loop_factory

from mbira.cli.bench.server.process import Process
from mbira.cli.bench.server.siege.attack import READY
from mbira.cli.bench.server.siege.family import Family, children_of, see_off
from mbira.cli.bench.server.siege.numbers import BARS, Held
from mbira.cli.bench.server.siege.people import People
from mbira.cli.bench.server.wire import now
from mbira.core.errors import MbiraError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mbira.cli.bench.server.siege.hold import Hold

    Tell = Callable[[str, int, int], None]
    """Told what is being done, how much of it is done, and of how much."""

USUAL_SECONDS = 10.0
WARM = 1.0
"""Seconds that the two play before anything is measured."""
MOST_REST = 5.0
"""Seconds for which they are measured without a hold, at most."""
STOP_PATIENCE = 15.0
"""Seconds that a server has to stop before it is killed."""
SETTLE = 60.0
"""Seconds that the two have to sit down, and an attacker to be ready."""


class Siege(Struct, frozen=True):
    """All that was measured, and where."""

    seconds: float
    python: str
    machine: str
    cores: int
    load_average: float | None
    """Of the machine before: what else it had to do."""
    held: list[Held]

    def as_json(self) -> dict[str, object]:
        """Return it all as the command prints it."""
        return {
            "python": self.python,
            "machine": self.machine,
            "cores": self.cores,
            "load_average": self.load_average,
            "seconds": self.seconds,
            "bars": BARS,
            "holds": [held.as_json() for held in self.held],
            "reached": all(held.reached for held in self.held),
        }


def besiege(holds: Sequence[type[Hold]], seconds: float, tell: Tell) -> Siege:
    """Measure each hold for some seconds."""
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    found = []
    try:
        for number, hold in enumerate(holds):
            tell(hold.name, number, len(holds))
            with (
                tempfile.TemporaryDirectory(prefix="mbira-siege-") as folder,
                asyncio.Runner(loop_factory=auto_loop_factory()) as runner,
            ):
                found.append(runner.run(_hold(hold, seconds, Path(folder))))
        tell("siege", len(holds), len(holds))
    finally:
        signal.signal(signal.SIGTERM, before)
    return Siege(
        seconds=seconds,
        python=platform.python_version(),
        machine=platform.machine(),
        cores=os.cpu_count() or 1,
        load_average=busy,
        held=found,
    )


class Assault:
    """The process that attacks, as this one sees it; it ends with the block."""

    def __init__(self, hold: type[Hold], port: int, log: Path) -> None:
        self._command = [sys.executable, "-m", "mbira.cli.bench.server.siege.attack"]
        self._command += [hold.name, str(port)]
        self._log = log

    def __enter__(self) -> Self:
        with self._log.open("ab") as errors:
            self._process = subprocess.Popen(  # noqa: S603
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        return self

    def __exit__(self, *_: object) -> None:
        process = self._process
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                stream.close()

    async def ready(self) -> None:
        """Wait until it has what it needs."""
        assert self._process.stdout is not None  # noqa: S101
        line = await asyncio.to_thread(self._process.stdout.readline)
        if line.strip() != READY:
            raise MbiraError(f"the attack could not begin: {self._last_words()}")

    async def begin(self) -> str:
        """Let it attack; return why it cannot, if so, once the hold is in force."""
        try:
            async with asyncio.timeout(SETTLE):
                return (await self._ask("go"))[1]
        except TimeoutError:
            return f"the hold was not in force after {SETTLE:.0f} s"

    async def count(self) -> tuple[dict[str, int], str]:
        """Return what it has counted, and why it is no attack if it is none."""
        return await self._ask("count")

    async def _ask(self, word: str) -> tuple[dict[str, int], str]:
        assert self._process.stdin is not None  # noqa: S101
        assert self._process.stdout is not None  # noqa: S101
        with suppress(OSError):  # it may have ended by itself, and has said why
            self._process.stdin.write(f"{word}\n")
            self._process.stdin.flush()
        try:
            found = json.loads(await asyncio.to_thread(self._process.stdout.readline))
        except ValueError:
            return {}, f"the attack failed: {self._last_words()}"
        return found["counts"], found["problem"]

    def _last_words(self) -> str:
        said = self._log.read_text(errors="replace").strip().splitlines()
        return (said or ["it says nothing"])[-1]


async def _hold(hold: type[Hold], seconds: float, folder: Path) -> Held:
    """Measure one hold."""
    data = folder / "data"
    data.mkdir()
    command = ["mbira", "serve", "--no-open", "--port", "0", "--db", f"sqlite:///{data / 'db'}"]
    with (
        Process(folder / "server.log", *command) as server,
        Assault(hold, server.port, folder / "attack.log") as assault,
    ):
        people, family = People(server.port, hold.bots), Family(server)
        async with asyncio.timeout(SETTLE):
            await people.sit()
            await assault.ready()
        await people.measure(WARM)
        rest = await people.measure(min(MOST_REST, seconds))
        family.peak = memory = family.memory()
        disk = _size(data)
        watching = asyncio.ensure_future(family.watch())
        problem = await assault.begin()
        start = now()
        held = await people.measure(seconds, unless=family.burst.wait(), last=True)
        took = now() - start
        people.stop()
        after = _size(data)
        note = "it was ended early: too much memory" if family.burst.is_set() else ""
        if not server.running:
            note = "the server ended by itself"
        counts: dict[str, int] = {}
        if not problem:
            counts, problem = await assault.count()
        children = children_of(server.pid)
        stopped = await asyncio.to_thread(server.stop, STOP_PATIENCE)
        watching.cancel()
        people.leave()
    await asyncio.to_thread(see_off, children)
    return Held(
        name=hold.name,
        about=hold.about,
        seconds=took,
        rest=rest,
        held=held,
        memory_rest=memory,
        memory_peak=family.peak,
        disk_rest=disk,
        disk_end=after,
        stopped=stopped,
        note=note or problem,
        attack=counts,
    )


def _size(folder: Path) -> int:
    """Return the bytes of all files in a folder."""
    return sum(file.stat().st_size for file in folder.iterdir())

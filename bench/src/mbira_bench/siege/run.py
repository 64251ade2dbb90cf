"""The siege: a server, two people and an attacker for each hold, one hold after the other."""

from __future__ import annotations

import asyncio
import os
import platform
import signal
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from uvicorn.loops.auto import auto_loop_factory

from mbira.core.errors import MbiraError
from mbira_bench.client.process import Process
from mbira_bench.client.wire import now
from mbira_bench.siege.assault import SETTLE, Assault
from mbira_bench.siege.family import Family, children_of, see_off
from mbira_bench.siege.machine import Lookout
from mbira_bench.siege.numbers import BARS, Held, Waits
from mbira_bench.siege.people import People

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from mbira_bench.siege.hold import Hold

    Tell = Callable[[str, int, int], None]
    """Told what is being done, how much of it is done, and of how much."""

USUAL_SECONDS = 10.0
WARM = 1.0
"""Seconds that the two play before anything is measured."""
MOST_REST = 5.0
"""Seconds for which they are measured without a hold, at most."""
STOP_PATIENCE = 15.0
"""Seconds that a server has to stop before it is killed."""


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


def load_average() -> float | None:
    """Return how much the machine has to do, if it says so."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None


def besiege(holds: Sequence[type[Hold]], seconds: float, tell: Tell) -> Siege:
    """Measure each hold for some seconds."""
    busy = load_average()
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


async def _hold(hold: type[Hold], seconds: float, folder: Path) -> Held:
    """Measure one hold; if that cannot be, say why."""
    data = folder / "data"
    data.mkdir()
    command = ["mbira", "serve", "--no-open", "--port", "0", "--db", f"sqlite:///{data / 'db'}"]
    with (
        Lookout(folder) as lookout,
        Process(folder / "server.log", *command) as server,
        Assault(hold, server.port, folder / "attack.log") as assault,
    ):
        measure = Measure(hold, seconds, data, lookout)
        try:
            await measure.take(server, assault)
        except (MbiraError, TimeoutError) as error:
            measure.note = f"it could not be measured: {str(error) or 'that took too long'}"
        children = children_of(server.pid)
        stopped = await asyncio.to_thread(server.stop, STOP_PATIENCE)
        measure.end()
    await asyncio.to_thread(see_off, children)
    return measure.held(stopped)


class Measure:
    """The measurement of one hold."""

    def __init__(self, hold: type[Hold], seconds: float, data: Path, lookout: Lookout) -> None:
        self._hold = hold
        self._seconds = seconds
        self._data = data
        self._lookout = lookout
        self._people: People | None = None
        self._family: Family | None = None
        self._watching: asyncio.Task[None] | None = None
        self._rest, self._held = Waits(), Waits()
        self._memory = self._disk = self._disk_end = 0
        self._took = 0.0
        self._busy: float | None = None
        self._counts: dict[str, int] = {}
        self.note = ""

    async def take(self, server: Process, assault: Assault) -> None:
        """Measure at rest, then with the hold, which stays in force."""
        people = self._people = People(server.port, self._hold.bots)
        family = self._family = Family(server)
        async with asyncio.timeout(SETTLE):
            await people.sit()
            await assault.ready()
        await people.measure(WARM)
        self._busy = load_average()
        self._rest = await self._measured(server, people.measure(min(MOST_REST, self._seconds)))
        self._memory = family.peak = family.memory()
        self._disk = _size(self._data)
        self._watching = asyncio.ensure_future(family.watch())
        self.note = await assault.begin()
        start = now()
        until = people.measure(self._seconds, unless=family.burst.wait(), last=True)
        self._held = await self._measured(server, until)
        self._took = now() - start
        self._disk_end = _size(self._data)
        people.stop()
        if not self.note:
            self._counts, self.note = await assault.count()
        if family.burst.is_set():
            self.note = "it was ended early: too much memory"
        if not server.running:
            self.note = "the server ended by itself"

    async def _measured(self, server: Process, waiting: Coroutine[object, object, Waits]) -> Waits:
        """Return what was waited for, and how busy server and machine were meanwhile."""
        await self._lookout.seen()
        start, before = now(), server.usage.seconds()
        waits = await waiting
        waits.machine = await self._lookout.seen()
        if server.running:
            waits.busy = (server.usage.seconds() - before) / (now() - start)
        return waits

    def end(self) -> None:
        """Stop looking, and disconnect the two."""
        if self._watching is not None:
            self._watching.cancel()
        if self._people is not None:
            self._people.leave()

    def held(self, stopped: float | None) -> Held:
        """Return what came of it."""
        return Held(
            name=self._hold.name,
            about=self._hold.about,
            seconds=self._took,
            rest=self._rest,
            held=self._held,
            memory_rest=self._memory,
            memory_peak=self._family.peak if self._family is not None else 0,
            disk_rest=self._disk,
            disk_end=self._disk_end,
            stopped=stopped,
            note=self.note,
            attack=self._counts,
            load_average=self._busy,
        )


def _size(folder: Path) -> int:
    """Return the bytes of all files in a folder."""
    return sum(file.stat().st_size for file in folder.iterdir())

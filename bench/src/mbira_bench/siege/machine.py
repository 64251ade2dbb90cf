"""What the machine itself lets everybody wait for, beside a hold: its disk, and its processors.

A server that waits for the disk and one that is held up look alike to whoever plays. So a process
of its own writes a little to the same disk, over and over, and notes how long that takes and how
late it wakes up from a short sleep. Whoever reads the result can tell who was slow.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Self

from msgspec import Struct, field

from mbira.core.errors import MbiraError
from mbira_bench.numbers import Spread

PAUSE = 0.03
"""Seconds from one look to the next."""
PAGE = 4096
"""Bytes that are written: as many as a page of a database."""


class Machine(Struct, frozen=True):
    """What was seen over some time, in seconds."""

    synced: list[float] = field(default_factory=list)
    """Until something small was on the disk."""
    late: list[float] = field(default_factory=list)
    """That a process which wanted to go on was let wait."""

    def as_json(self) -> dict[str, object]:
        """Return it as the command prints it."""
        return {
            f"{name}_{mark}_ms": getattr(Spread.of(seconds), mark)
            for name, seconds in (("disk", self.synced), ("late", self.late))
            for mark in ("p50", "p99", "max")
        }


class Lookout:
    """The process that looks at the machine; it ends with the block."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(  # noqa: S603
            [sys.executable, "-m", "mbira_bench.siege.machine", str(self._folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                stream.close()

    async def seen(self) -> Machine:
        """Return what was seen since it was asked last."""
        return await asyncio.to_thread(self._ask)

    def _ask(self) -> Machine:
        assert self._process.stdin is not None  # noqa: S101
        assert self._process.stdout is not None  # noqa: S101
        with suppress(OSError):  # it has ended: there is nothing to read either
            self._process.stdin.write("\n")
            self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise MbiraError("nobody looks at the machine any more")
        return Machine(**json.loads(line))


def look(file: int) -> tuple[float, float]:
    """Return how long it took to write something to the disk, and how late a short sleep ended."""
    start = time.perf_counter()
    os.lseek(file, 0, os.SEEK_SET)
    os.write(file, os.urandom(PAGE))
    os.fsync(file)
    done = time.perf_counter()
    time.sleep(PAUSE)
    return done - start, max(0.0, time.perf_counter() - done - PAUSE)


def main(folder: Path) -> None:
    """Look until nobody can ask any more; say with every line what was seen since the last."""
    seen: list[tuple[float, float]] = []
    one_at_a_time = threading.Lock()
    threading.Thread(target=_answer, args=(seen, one_at_a_time), daemon=True).start()
    file = os.open(folder / "lookout", os.O_CREAT | os.O_RDWR)
    while True:
        found = look(file)
        with one_at_a_time:  # whoever asks meanwhile hears of it next time
            seen.append(found)


def _answer(seen: list[tuple[float, float]], one_at_a_time: threading.Lock) -> None:
    while sys.stdin.readline():
        with one_at_a_time:
            told = {"synced": [each for each, _ in seen], "late": [each for _, each in seen]}
            seen.clear()
        print(json.dumps(told), flush=True)
    os._exit(0)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""The measured server, which may be killed at any time and is started again on the same port."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from mbira.core.errors import MbiraError
from mbira_bench.client.process import Process
from mbira_bench.siege.family import Family, children_of, see_off

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

T = TypeVar("T")
SENDER = "club@mbira.example"
AGAIN = 0.05


class Outage(NamedTuple):
    """When it was killed, and when it answered again, in seconds since 1970."""

    begin: float
    end: float


class ClubServer:
    """A server as anybody would start it, which may call at addresses of this machine."""

    def __init__(self, db: str, mail: str, log: Path) -> None:
        self._log = log
        self._words = [
            "mbira", "serve", "--no-open", "--log", "warning", "--db", db, "--hooks", "local",
            "--mail", mail, "--mail-from", SENDER,
        ]  # fmt: skip
        self._used = 0.0
        self.up = asyncio.Event()
        self.down = asyncio.Event()
        self.killed = 0
        """How often."""
        self.outages: list[Outage] = []
        self.peak = 0
        """The most bytes that were seen."""
        self.process: Process | None = None

    async def start(self, port: int = 0) -> None:
        """Start it and wait until it answers."""
        process = Process(self._log, *self._words, "--port", str(port))
        starting = asyncio.ensure_future(asyncio.to_thread(process.__enter__))
        try:
            await asyncio.shield(starting)
        except asyncio.CancelledError:  # nobody wants it any more, and it may be there by now
            await starting
            process.__exit__()
            raise
        self.process, self.port = process, process.port
        self.family = Family(process)
        self.down.clear()
        self.up.set()

    def seconds(self) -> float:
        """Return what all of them used of processors, one after the other."""
        now = self.process.usage.seconds() if self.process is not None and self.up.is_set() else 0.0
        return self._used + now

    def memory(self) -> int:
        """Return what it has in memory, with those who think for it."""
        found = self.family.memory() if self.up.is_set() else 0
        self.peak = max(self.peak, found)
        return found

    async def kill(self) -> None:
        """End it in the middle of whatever it does, and start it again."""
        assert self.process is not None  # noqa: S101
        begin, children = time.time(), children_of(self.process.pid)
        self._used = self.seconds()
        self.killed += 1
        self.up.clear()
        self.down.set()
        process, self.process = self.process, None
        process.kill()
        process.__exit__()
        await asyncio.to_thread(see_off, children)
        await self.start(self.port)
        self.outages.append(Outage(begin, time.time()))

    async def stop(self) -> None:
        """End it as one ends a server."""
        if self.process is not None:
            self._used = self.seconds()
            self.up.clear()
            await asyncio.to_thread(self.process.__exit__)
            self.process = None

    async def insist(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Do something that needs the server; again, if it is killed meanwhile."""
        while True:
            await self.up.wait()
            killed = self.killed
            doing, down = asyncio.ensure_future(ask()), asyncio.ensure_future(self.down.wait())
            try:
                await asyncio.wait({doing, down}, return_when=asyncio.FIRST_COMPLETED)
                if doing.done():
                    return doing.result()
            except (MbiraError, OSError):
                if self.killed == killed:
                    raise
            finally:
                down.cancel()
                doing.cancel()
            await asyncio.sleep(AGAIN)

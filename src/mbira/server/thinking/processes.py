"""Processes that work for people, seen from the server. One that dies is replaced."""

from __future__ import annotations

import asyncio
import sys
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import structlog

from mbira.server.thinking.job import Done, Open, TooHard, Wanted, packed, read_answer
from mbira.server.thinking.line import Queue

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import Callable

    from mbira.server.thinking.job import Job
    from mbira.server.thinking.line import Share

LONGEST = 64 * 1024 * 1024
"""Bytes of an answer."""
LARGE = 256 * 1024
"""A file of more bytes may take a hundred times as many to look at."""
IDLE = 60.0
"""After this many seconds without work a process ends; one stays for whoever comes next."""

log = structlog.get_logger()


class LostError(Exception):
    """A process died or hung in the middle of a job."""


def _call(turn: asyncio.Future[None]) -> None:
    """Tell somebody that it is their turn, if they still wait."""
    if not turn.cancelled():
        turn.set_result(None)


def _fills(job: Job) -> bool:
    """Return whether a process may keep much memory from a job."""
    return isinstance(job, Open) and len(job.content) > LARGE


class _Idle(NamedTuple):
    process: Process
    since: float


class Processes:
    """Processes, as many as there are to be, started when there is something to do."""

    def __init__(self, count: int, *, nice: int = 0) -> None:
        self._nice = nice
        self.line = Queue(count, asyncio.get_running_loop().time)
        self._idle: list[_Idle] = []
        """The one that was used last comes last, and is used first."""
        self._all: set[Process] = set()
        self._stopped = False
        self.lost = 0
        """How many processes died."""

    async def ask(
        self,
        job: Job,
        share: Share,
        allowed: float,
        *,
        dear: bool = False,
        match_log: Callable[[], bytes] = bytes,
        check: Callable[[], None] | None = None,
    ) -> Done:
        """Return what a process answers within the seconds that it is allowed, else LostError.

        `dear` is what takes long; the log of a match is only asked for by a bot that reads it. What
        `check` refuses is refused when its turn comes.
        """
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        place = self.line.join(share, partial(_call, turn), dear=dear)
        began: float | None = None
        try:
            await turn
            if self._stopped:
                raise LostError("the server is stopping")
            if check is not None:
                check()
            process = await self._get()
            began = loop.time()
            return await self._exchange(process, job, allowed, match_log)
        finally:
            self.line.leave(place, 0.0 if began is None else loop.time() - began)

    async def _exchange(
        self, process: Process, job: Job, allowed: float, match_log: Callable[[], bytes]
    ) -> Done:
        done: Done | None = None
        try:
            async with asyncio.timeout(allowed):
                answer = await self._send(process, job)
                while isinstance(answer, Wanted):
                    answer = await self._send(process, match_log())
            assert isinstance(answer, Done)  # noqa: S101
            done = answer
        except TimeoutError:
            raise LostError("took far too long") from None
        except (OSError, asyncio.IncompleteReadError):
            raise LostError("its process ended") from None
        except Exception as error:  # noqa: BLE001 what a bot leaves behind can be anything
            raise LostError(f"its answer cannot be read: {type(error).__name__}") from None
        finally:
            if done is None:  # also if whoever asked has given up: it is in the middle of something
                await self._discard(process)
            elif isinstance(done.answer, TooHard) or _fills(job):
                await self._end(process)  # it was cut off in mid-thought, or has grown
            else:
                self._idle.append(_Idle(process, asyncio.get_running_loop().time()))
        return done

    @staticmethod
    async def _send(process: Process, message: object) -> object:
        assert process.stdin is not None and process.stdout is not None  # noqa: S101, PT018
        process.stdin.write(packed(message))
        await process.stdin.drain()
        return await read_answer(process.stdout)

    async def _get(self) -> Process:
        while self._idle:
            process = self._idle.pop().process
            if process.returncode is None:
                return process
            await self._discard(process)
        return await self._start()

    async def _start(self) -> Process:
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "mbira.server.thinking.worker", str(self._nice),
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LONGEST,
            )  # fmt: skip
        except OSError as error:
            raise LostError(f"no process: {error.strerror}") from None
        self._all.add(process)
        return process

    async def _discard(self, process: Process) -> None:
        self.lost += 1
        await self._end(process)
        log.warning("thinking process lost", code=process.returncode)

    async def _end(self, process: Process) -> None:
        self._all.discard(process)
        if process.returncode is None:
            process.kill()
        await process.wait()

    async def warm_up(self) -> None:
        """Start a process before anybody waits for one."""
        if not self._all:
            self._idle.append(_Idle(await self._start(), asyncio.get_running_loop().time()))

    async def tidy(self) -> None:
        """End processes that nobody needed for a while, except for one."""
        since = asyncio.get_running_loop().time() - IDLE
        while len(self._idle) > 1 and self._idle[0].since < since:
            await self._end(self._idle.pop(0).process)

    async def stop(self) -> None:
        """End all processes, and start none; what they are at is not waited for."""
        self._stopped = True
        for process in self._all:
            if process.returncode is None:
                process.kill()
        for process in list(self._all):
            await process.wait()
        self._all.clear()
        self._idle.clear()

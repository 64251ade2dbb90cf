"""The processes that think, seen from the server. One that dies is replaced."""

from __future__ import annotations

import asyncio
import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING

import structlog

from mbira.bots import LEVELS, make_bot
from mbira.bots.budget import Budget
from mbira.bots.player import BELOW
from mbira.core.errors import MbiraError
from mbira.server.thinking.job import Advised, Choose, Chosen, Reviewed, packed, read_answer

if TYPE_CHECKING:
    from asyncio.subprocess import Process

    from mbira.bots.advice import Advice
    from mbira.bots.course import Course
    from mbira.server.thinking.job import Advise, Answer, Job, Review

TRIES = 2
"""So often a job is given to a process before a simpler bot takes over."""
PATIENCE = 60.0
"""A process has this long beyond what the bot may take, which it ends itself; then it is killed."""
MOST = 100.0
"""No budget gives a process more seconds than this, whatever it counts."""
LONGEST = 64 * 1024 * 1024

log = structlog.get_logger()


class LostError(Exception):
    """A process died or hung in the middle of a job."""


class Thinkers:
    """Processes that think, as many as there are to be, started when there is something to do.

    Bots that have a budget spend it; the others are done at once, and people wait for them. So one
    process is kept for those, and if there is only one, both kinds take turns.
    """

    def __init__(self, count: int, patience: float = PATIENCE) -> None:
        self._free = asyncio.Semaphore(count)
        self._slow = asyncio.Semaphore(max(1, count - 1))
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._patience = patience
        self.lost = 0
        """How many processes died."""
        self.waiting = 0
        """How many jobs are waiting or being worked on."""

    async def choose(self, job: Choose) -> Chosen:
        """Return a decision, whatever happens to the bot and its process."""
        failures: list[str] = []
        while True:
            level = job.bot.partition(":")[0]
            for _ in range(TRIES):
                try:
                    answer = await self._ask(job, _allowed(job.bot))
                except LostError as error:
                    failures.append(f"{level}: {error}")
                    job = job._replace(memory=None)
                    continue
                except MbiraError as error:  # it was installed when it sat down
                    failures.append(str(error))
                    break
                if isinstance(answer, Chosen):
                    return answer._replace(failures=(*failures, *answer.failures))
            if level == LEVELS[0]:
                raise LostError("no process can think")
            job = job._replace(bot=BELOW.get(level, LEVELS[0]))

    async def advise(self, job: Advise) -> list[Advice]:
        """Return advice; LostError if its process dies."""
        answer = await self._ask(job, _seconds(job.budget))
        return answer.found if isinstance(answer, Advised) else []

    async def review(self, job: Review) -> Course:
        """Return the course of a match; LostError if its process dies."""
        answer = await self._ask(job, 0.0)
        if not isinstance(answer, Reviewed):
            raise LostError("another question was answered")
        return answer.course

    async def _ask(self, job: Job, budget: float) -> Answer:
        self.waiting += 1
        try:
            async with self._slow if budget else nullcontext(), self._free:
                process = await self._get()
                return await self._exchange(process, job, budget + self._patience)
        finally:
            self.waiting -= 1

    async def _exchange(self, process: Process, job: Job, allowed: float) -> Answer:
        kept = False
        try:
            assert process.stdin is not None and process.stdout is not None  # noqa: S101, PT018
            async with asyncio.timeout(allowed):
                process.stdin.write(packed(job))
                await process.stdin.drain()
                answer = await read_answer(process.stdout)
            kept = True
        except TimeoutError:
            raise LostError("took far too long") from None
        except (OSError, asyncio.IncompleteReadError):
            raise LostError("its process ended") from None
        except Exception as error:  # noqa: BLE001 what a bot leaves behind can be anything
            raise LostError(f"its answer cannot be read: {type(error).__name__}") from None
        finally:
            if kept:
                self._idle.append(process)
            else:  # also if whoever asked has given up: the process is in the middle of something
                await self._discard(process)
        return answer

    async def _get(self) -> Process:
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
            await self._discard(process)
        return await self._start()

    async def _start(self) -> Process:
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "mbira.server.thinking.worker",
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LONGEST,
            )  # fmt: skip
        except OSError as error:
            raise LostError(f"no process: {error.strerror}") from None
        self._all.add(process)
        return process

    async def _discard(self, process: Process) -> None:
        self.lost += 1
        self._all.discard(process)
        if process.returncode is None:
            process.kill()
        code = await process.wait()
        log.warning("thinking process lost", code=code)

    async def warm_up(self) -> None:
        """Start a process before anybody waits for one."""
        if not self._all:
            self._idle.append(await self._start())

    async def stop(self) -> None:
        """End all processes; what they think of is not waited for."""
        for process in self._all:
            if process.returncode is None:
                process.kill()
        for process in self._all:
            await process.wait()
        self._all.clear()
        self._idle.clear()


def _allowed(bot: str) -> float:
    """Return how many seconds a bot may think, by its name."""
    budget = getattr(make_bot(bot), "budget", None)
    return _seconds(budget if isinstance(budget, Budget) else None)


def _seconds(budget: Budget | None) -> float:
    if budget is None:
        return 0.0
    return min(MOST, 10 * ((budget.seconds or 0.0) + (budget.iterations or 0)))

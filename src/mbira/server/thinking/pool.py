"""Bots that think, seen from the server: whatever happens to one, somebody decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mbira.bots import LEVELS, make_bot
from mbira.bots.budget import Budget
from mbira.bots.player import BELOW
from mbira.core.errors import MbiraError
from mbira.server.thinking.job import Chosen
from mbira.server.thinking.processes import LostError, Processes

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira.bots.advice import Advice
    from mbira.bots.analysis import Piece
    from mbira.bots.analysis.course import Course
    from mbira.bots.analysis.jobs import Study
    from mbira.server.thinking.job import Advise, Choose, Review
    from mbira.server.thinking.line import Share

TRIES = 2
"""A job is given to a process this many times before a simpler bot takes over."""
PATIENCE = 60.0
"""A process has this long beyond what the bot may take, which it ends itself; then it is killed."""
MOST = 100.0
"""No budget gives a process more seconds than this, whatever it counts."""
NICE = 10
"""Thinking is never as urgent as answering people."""


class Thinkers:
    """Processes in which bots think. Those with a budget spend it; the others are done at once."""

    def __init__(self, count: int, patience: float = PATIENCE) -> None:
        self.processes = Processes(count, nice=NICE)
        self._patience = patience

    async def choose(self, job: Choose, share: Share, match_log: Callable[[], bytes]) -> Chosen:
        """Return a decision, whatever happens to the bot and its process."""
        failures: list[str] = []
        while True:
            level = job.bot.partition(":")[0]
            for _ in range(TRIES):
                try:
                    seconds = _allowed(job.bot)
                    done = await self.processes.ask(
                        job, share, seconds + self._patience, dear=seconds > 0, match_log=match_log
                    )
                except LostError as error:
                    failures.append(f"{level}: {error}")
                    job = job._replace(memory=None)
                    continue
                except MbiraError as error:  # it was installed when it sat down
                    failures.append(str(error))
                    break
                if isinstance(done.answer, Chosen):
                    chosen = done.answer
                    return chosen._replace(failures=(*failures, *chosen.failures))
            if level == LEVELS[0]:
                raise LostError("no process can think")
            job = job._replace(bot=BELOW.get(level, LEVELS[0]))

    async def advise(self, job: Advise, share: Share) -> list[Advice]:
        """Return advice; LostError if its process dies."""
        seconds = _seconds(job.budget)
        allowed = seconds + self._patience
        done = await self.processes.ask(job, share, allowed, dear=seconds > 0)
        return cast("list[Advice]", done.answer)

    async def review(self, job: Review, share: Share) -> Course:
        """Return the course of a match; LostError if its process dies."""
        done = await self.processes.ask(job, share, self._patience, dear=True)
        return cast("Course", done.answer)

    async def study(self, job: Study, share: Share) -> list[Piece]:
        """Return what is found in a part of a match; LostError if its process dies twice."""
        try:
            done = await self.processes.ask(job, share, self._patience, dear=True)
        except LostError:
            done = await self.processes.ask(job, share, self._patience, dear=True)
        return cast("list[Piece]", done.answer)


def _allowed(bot: str) -> float:
    """Return how many seconds a bot may think, by its name."""
    budget = getattr(make_bot(bot), "budget", None)
    return _seconds(budget if isinstance(budget, Budget) else None)


def _seconds(budget: Budget | None) -> float:
    if budget is None:
        return 0.0
    return min(MOST, 10 * ((budget.seconds or 0.0) + (budget.iterations or 0)))

"""Questions that may take long are answered in processes: so nobody else waits for them.

How long a question takes depends on what people bring: a board of their own, a position far into
a match. So each has a limit of processor time, and is refused if that is not enough.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING

from mbira.core.errors import MbiraError
from mbira.server.refusals import Refusal
from mbira.server.thinking.job import CheckOptions, Deal, Open, Refused, Wrong
from mbira.server.thinking.processes import LostError, Processes

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira.server.thinking.job import Done, Job
    from mbira.server.thinking.line import Share

COUNT = 2
"""Processes; more of them would take more than they give."""
NICE = 5
WAITING = 16
"""This many questions of one guest may wait; to ask more is too fast."""
SHORT = 200
"""An option with more characters is the text of a file."""
PATIENCE = 60.0
"""Seconds after which a process that does not keep to its limit is ended."""


class Lookers:
    """Processes that look at what people ask about, and at what they bring."""

    def __init__(self) -> None:
        self.processes = Processes(COUNT, nice=NICE)

    async def ask(self, job: Job, share: Share, check: Callable[[], None]) -> Done:
        """Return the answer to a question; refuses what is wrong with it, or takes too long.

        `check` refuses those who owe too much: before they wait, and again when it is their turn.
        """
        check()
        if self.processes.line.waiting(share) >= WAITING:
            raise Refusal(HTTPStatus.TOO_MANY_REQUESTS, "too-fast", retry=1.0)
        try:
            done = await self.processes.ask(job, share, PATIENCE, dear=_is_dear(job), check=check)
        except LostError:
            raise Refusal(HTTPStatus.SERVICE_UNAVAILABLE, "busy", retry=1.0) from None
        answer = done.answer
        if isinstance(answer, Wrong):
            raise MbiraError(answer.why)
        if isinstance(answer, Refused):
            status, name, pointer, args = answer
            raise Refusal(HTTPStatus(status), name, pointer=pointer, args=dict(args))
        return done


def _is_dear(job: Job) -> bool:
    """Return whether a question may take long: it comes with a file, or with a board."""
    if isinstance(job, CheckOptions | Deal):
        return any(isinstance(value, str) and len(value) > SHORT for value in job.options.values())
    return isinstance(job, Open)

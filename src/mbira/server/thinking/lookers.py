"""Questions that may take long are answered in processes: so nobody else waits for them.

How long a question takes depends on what people bring: a board of their own, a position far into
a match. So each has so many seconds of processor time, and is refused if they are not enough.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING

from mbira.core.errors import MbiraError
from mbira.server.refusals import Refusal
from mbira.server.thinking.job import CheckOptions, Open, Refused, Wrong
from mbira.server.thinking.processes import LostError, Processes

if TYPE_CHECKING:
    from mbira.server.thinking.job import Done, Job
    from mbira.server.thinking.line import Share

COUNT = 2
"""Processes; more of them would take more than they give."""
NICE = 5
WAITING = 16
"""So many questions of one guest may wait; who asks more is too fast."""
PATIENCE = 60.0
"""Seconds after which a process is ended that does not keep to its limit."""


class Lookers:
    """Processes that look at what people ask about, and at what they bring."""

    def __init__(self) -> None:
        self.processes = Processes(COUNT, nice=NICE)

    async def ask(self, job: Job, share: Share) -> Done:
        """Return the answer to a question; refuses what is wrong with it, or takes too long."""
        if self.processes.line.waiting(share) >= WAITING:
            raise Refusal(HTTPStatus.TOO_MANY_REQUESTS, "too-fast", retry=1.0)
        dear = isinstance(job, CheckOptions | Open)
        try:
            done = await self.processes.ask(job, share, PATIENCE, dear=dear)
        except LostError:
            raise Refusal(HTTPStatus.SERVICE_UNAVAILABLE, "busy", retry=1.0) from None
        answer = done.answer
        if isinstance(answer, Wrong):
            raise MbiraError(answer.why)
        if isinstance(answer, Refused):
            status, name, pointer, args = answer
            raise Refusal(HTTPStatus(status), name, pointer=pointer, args=dict(args))
        return done

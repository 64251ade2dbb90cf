"""What comes of a message, whichever way it went."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from mbira.server.refusals import one_line

if TYPE_CHECKING:
    from mbira.server.calling.network import Answer, UnreachedError

GONE = {404, 410}


class Outcome(NamedTuple):
    """What came of a message."""

    kind: Literal["sent", "later", "lost", "gone", "unsure"]
    """Taken; to be tried again; never to be; there is nobody there any more; nobody knows."""
    error: str = ""
    retry: float | None = None
    """When the other side wants to be asked again, in seconds."""


SENT = Outcome("sent")


def judged(answer: Answer) -> Outcome:
    """Return what an answer by HTTP means."""
    if 200 <= answer.status < 300:
        return SENT
    said = one_line(answer.words)[:100]
    error = f"{answer.status}{f': {said}' if said else ''}"
    if answer.status in GONE:
        return Outcome("gone", error)
    return Outcome("later", error, answer.retry)


def unreached(error: UnreachedError, *, once: bool) -> Outcome:
    """Return what silence means; `once` is for those who could not tell a second message."""
    return Outcome("unsure" if once and error.sent else "later", str(error))

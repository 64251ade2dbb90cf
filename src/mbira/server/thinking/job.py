"""What a process that thinks is asked, and what it answers."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING, NamedTuple, cast

if TYPE_CHECKING:
    from asyncio import StreamReader
    from typing import BinaryIO

    from mbira.bots.advice import Advice
    from mbira.bots.budget import Budget
    from mbira.bots.course import Course
    from mbira.core.action import Action
    from mbira.core.game import View

LENGTH = 4
"""A message is its length in so many bytes, then itself."""


class Choose(NamedTuple):
    """Decide for a seat."""

    game: str
    seats: int
    seat: int
    version: int
    legal: tuple[Action, ...]
    view: View
    log: bytes
    """As the seat may know it: a JSON list."""
    bot: str
    memory: bytes | None
    """What the bot brought back from its last decision here."""
    luck: str
    """What its chance follows from."""


class Chosen(NamedTuple):
    """A decision."""

    action: Action
    memory: bytes | None
    failures: tuple[str, ...]
    """What went wrong with the bot, a line each."""


class Advise(NamedTuple):
    """Say what a seat could best do."""

    game: str
    view: View
    most: int
    """How many plans, at most."""
    budget: Budget | None
    """What may be spent on it; without one it is given at once."""
    luck: str
    """What its chance follows from."""


class Advised(NamedTuple):
    """Advice."""

    found: list[Advice]


class Review(NamedTuple):
    """Say how a match went that is over."""

    save: bytes
    """The match as a save file."""


class Reviewed(NamedTuple):
    """The course of a match."""

    course: Course


Job = Choose | Advise | Review
Answer = Chosen | Advised | Reviewed


def packed(message: Job | Answer) -> bytes:
    """Return a message as it travels."""
    content = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(content).to_bytes(LENGTH) + content


def read_job(stream: BinaryIO) -> Job | None:
    """Return the next job; None if there will be no more."""
    head = stream.read(LENGTH)
    if len(head) < LENGTH:
        return None
    content = stream.read(int.from_bytes(head))
    return cast("Job", pickle.loads(content))  # noqa: S301 from the process that started this one


async def read_answer(stream: StreamReader) -> Answer:
    """Return the next answer; IncompleteReadError if the process is gone."""
    head = await stream.readexactly(LENGTH)
    content = await stream.readexactly(int.from_bytes(head))
    return cast("Answer", pickle.loads(content))  # noqa: S301 from a process of our own

"""What a process is asked, and what it answers: decisions of bots, and questions that take long."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING, Literal, NamedTuple

from mbira.bots.analysis.jobs import Study

if TYPE_CHECKING:
    from asyncio import StreamReader
    from collections.abc import Mapping, Sequence
    from typing import BinaryIO

    from mbira.bots.budget import Budget
    from mbira.core.action import Action
    from mbira.core.game import Record, View
    from mbira.core.log.save import Header

LENGTH = 4
"""A message is its length in this many bytes, then itself."""


class Choose(NamedTuple):
    """Decide for a seat."""

    game: str
    seats: int
    seat: int
    version: int
    legal: tuple[Action, ...]
    view: View
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
    """What went wrong with the bot, one line each."""


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


class Review(NamedTuple):
    """Say how a match that is over went."""

    save: bytes
    """The match as a save file."""


class Ask(NamedTuple):
    """Answer a question about a view: with sentences, or with data."""

    game: str
    view: View
    words: Sequence[str]
    form: Literal["sentences", "data"]


class Draw(NamedTuple):
    """Draw a view."""

    game: str
    view: View
    marked: frozenset[str]
    language: str
    names: Mapping[int, str]


class Foresee(NamedTuple):
    """Say what a legal action would lead to."""

    game: str
    view: View
    action: Action


class CheckOptions(NamedTuple):
    """Say which options a match would begin with, if it can; a board may be among them."""

    game: str
    seats: int
    options: Mapping[str, object]


class Deal(NamedTuple):
    """Say what everybody would see of a match that has just begun."""

    game: str
    seats: int
    options: Mapping[str, object]
    luck: str
    """What its chance follows from."""


class Open(NamedTuple):
    """Check a save file, every record of it."""

    content: bytes
    name: str
    records: int
    """How many it may have; 0 for any number."""
    board: int
    """How many characters its board may have; 0 for any number."""
    seed: str
    """What chance follows from if the match goes on."""


class Opened(NamedTuple):
    """The match of a save file; one that was not over goes on with a new chance."""

    header: Header
    records: list[Record]
    seed: str
    """Of chance, if it is known; else empty."""


Job = Choose | Advise | Review | Study | Ask | Draw | Foresee | CheckOptions | Deal | Open


class Wanted(NamedTuple):
    """Asks for the log before the answer: hardly a bot reads it, and it is long."""


class Wrong(NamedTuple):
    """What was asked cannot be answered, and whoever asked can mend it."""

    why: str


class TooHard(NamedTuple):
    """It would take longer than it may."""


class Refused(NamedTuple):
    """It breaks a limit of the server."""

    status: int
    name: str
    pointer: str
    args: Mapping[str, str | int]


class Done(NamedTuple):
    """An answer, and the seconds of processor time that it took."""

    answer: object
    seconds: float


def packed(message: object) -> bytes:
    """Return a message as it travels."""
    content = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(content).to_bytes(LENGTH) + content


def read_message(stream: BinaryIO) -> object:
    """Return the next message; None if there will be no more."""
    head = stream.read(LENGTH)
    if len(head) < LENGTH:
        return None
    content = stream.read(int.from_bytes(head))
    message: object = pickle.loads(content)  # noqa: S301 from the process that started this one
    return message


async def read_answer(stream: StreamReader) -> object:
    """Return the next answer; IncompleteReadError if the process is gone."""
    head = await stream.readexactly(LENGTH)
    content = await stream.readexactly(int.from_bytes(head))
    answer: object = pickle.loads(content)  # noqa: S301 from a process of our own
    return answer

"""What is said between the arena and a program: one JSON object a line. docs/programs.md has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from mbira.core.game import View
from mbira.lang import ENGLISH, language

if TYPE_CHECKING:
    from mbira.core.game import AnyGame
    from mbira.core.message import Message

PROTOCOL = 1
Form = Literal["view", "text"]


class Hello(Struct, frozen=True, tag="hello"):
    """The first line: what is played, and where the program sits."""

    game: str
    seats: int
    seat: int
    options: dict[str, object]
    seed: str
    """For chance of the program's own; it tells nothing of that of the match."""
    limit: float
    """Seconds for a decision."""
    protocol: int = PROTOCOL


class Choice(Struct, frozen=True):
    """Something that can be played."""

    text: str
    action: dict[str, str | int]


class Decide(Struct, frozen=True, tag="decide", omit_defaults=True):
    """What is to be decided, and all that the seat may know."""

    version: int
    seat: int
    question: str
    legal: list[Choice]
    view: View | None = None
    text: str | None = None


class Fault(Struct, frozen=True, tag="fault"):
    """The program lost a decision: something else was played."""

    version: int
    why: str
    left: int
    """How many more there may be before the match is lost."""


class Bye(Struct, frozen=True, tag="bye"):
    """The last line: how the match ended."""

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]


class Greeting(Struct, frozen=True, tag="hello"):
    """What a program says first."""

    protocol: int
    wants: tuple[Form, ...] = ("view", "text")
    """In which forms it wants to be told the position; to draw one takes some milliseconds."""


class Answer(Struct, frozen=True):
    """What a program decides."""

    version: int
    """Of the question: an answer that comes too late is not taken for the next one."""
    action: str | dict[str, str | int]


def drawn(game: AnyGame, view: View) -> str:
    """Return a view as the terminal draws it."""
    words = language(ENGLISH, game.spec)
    lines = ("".join(span.text for span in line).rstrip() for line in game.draw(view, words.say))
    return "\n".join(lines)


def said(game: AnyGame, message: Message) -> str:
    """Return a message in English."""
    return language(ENGLISH, game.spec).say(message)

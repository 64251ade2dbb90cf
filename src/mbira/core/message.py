"""Things to say, before they are put into a language.

A message is an id and its arguments; the Fluent files of a game hold the words. Core and games
only ever speak in messages, so that whoever shows a match says the same thing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct, field


class Message(Struct, frozen=True, omit_defaults=True):
    """Something to say: the id of a Fluent message and what goes into it.

    An argument that is itself a message (a god, a craftsman, a seat) is put into words first; the
    attributes of its Fluent message (cases, articles) are there as `$name_attribute`.
    """

    id: str
    args: dict[str, str | int | Message] = field(default_factory=dict)

    def __str__(self) -> str:
        """Return a plain form for logs and exceptions: the id and its arguments."""
        shown = ", ".join(f"{name} {value}" for name, value in self.args.items())
        return f"{self.id} ({shown})" if shown else self.id


Args = dict[str, str | int | Message]
"""What goes into a message, by name."""


class Reason(Message, frozen=True, omit_defaults=True):
    """Why an action is not legal, and the rule that says so."""

    rule: str = ""

    def __str__(self) -> str:
        said = super().__str__()
        return f"{said} [{self.rule}]" if self.rule else said


def seat_name(seat: int) -> Message:
    """Return the message that names a seat; whoever shows it may put a person's name there."""
    return Message(f"seat-{seat}")


def listed(messages: Sequence[Message]) -> Message:
    """Return one message for several of a kind; the game has words for `list` and `list-end`."""
    if len(messages) == 1:
        return messages[0]
    if len(messages) == 2:
        return Message("list-end", {"one": messages[0], "two": messages[1]})
    return Message("list", {"one": messages[0], "more": listed(messages[1:])})


def in_a_row(sentences: Sequence[Message]) -> Message:
    """Return one message for several sentences; the game has words for `sentences`."""
    if len(sentences) == 1:
        return sentences[0]
    return Message("sentences", {"one": sentences[0], "more": in_a_row(sentences[1:])})


Say = Callable[[Message], str]
"""Puts a message into words; whoever shows something knows the language and the people."""

EMBLEMS = "●■▲◆★▼"
"""A sign for each seat, told apart without colours; fonts of terminals lack a hexagon."""


class Span(Struct, frozen=True):
    """A run of characters in one style, for drawing positions as text.

    Styles are words ("water", "seat-2", "quiet"); whoever shows the drawing picks the colours.
    """

    text: str
    style: str = ""


Line = list[Span]
"""One line of a drawing."""

"""What a terminal shows of any game: the text of a drawing, what it marks, and its labels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.cli.play.choices import Choices

if TYPE_CHECKING:
    from collections.abc import Collection

    from mbira import Match
    from mbira.core.game import Draw, V
    from mbira.core.message import Line, Message, Say


def text(line: Line) -> str:
    """Return a line without its colours."""
    return "".join(span.text for span in line)


def marks_of(match: Match) -> frozenset[str]:
    """Return what a drawing marks for the seat to act."""
    return frozenset() if match.over else Choices(match.legal()).marks()


def spoken(draw: Draw[V], view: V, marked: Collection[str]) -> list[Message]:
    """Return all that a drawing puts into words."""
    heard: list[Message] = []

    def say(message: Message) -> str:
        heard.append(message)
        return "word"

    draw(view, say, marked)
    return heard


def labelled(
    draw: Draw[V], view: V, say: Say, marked: Collection[str]
) -> tuple[list[str], dict[str, str]]:
    """Return the rows of a drawing, and the words in it by their ids, names of seats left out."""
    said: dict[str, str] = {}

    def listen(message: Message) -> str:
        words = say(message)
        if not message.id.startswith("seat-"):
            said[message.id] = words
        return words

    return [text(line) for line in draw(view, listen, marked)], said

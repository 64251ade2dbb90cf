"""Questions about a position: words in, messages out for people, data for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from mbira.core.errors import MbiraError
from mbira.core.message import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

V = TypeVar("V")
A = TypeVar("A")


def answer(
    view: V,
    words: Sequence[str],
    answers: Mapping[str, Callable[[V, Sequence[str]], list[Message]]],
) -> list[Message]:
    """Answer a question; without words, say what can be asked: `tell-help-` and its name."""
    if not words:
        return [Message(f"tell-help-{name}") for name in answers]
    return look_up(view, words, answers)


def look_up(
    view: V, words: Sequence[str], answers: Mapping[str, Callable[[V, Sequence[str]], A]]
) -> A:
    """Answer a question that has words."""
    name = words[0].lower() if words else ""
    if name not in answers:
        asked = f"'{words[0]}' is no question" if words else "there is no question"
        raise MbiraError(f"{asked}; questions: {', '.join(answers)}")
    return answers[name](view, [word.lower() for word in words[1:]])


def one(words: Sequence[str], name: str, what: str) -> str:
    """Return the first word; `what` is what it is: a cell, an area, a craftsman."""
    if not words:
        article = "an" if what[0] in "aeiou" else "a"
        raise MbiraError(f"'{name}' needs {article} {what}: {name} {what.upper()}")
    return words[0]


def number(words: Sequence[str], name: str, what: str) -> int:
    """Return the first word as a number; `what` is what the number is: a seat, a space, a price."""
    text = one(words, name, what)
    if not (text.isascii() and text.isdigit() and len(text) < 9):
        raise MbiraError(f"'{text[:20]}' is no {what}; it is a number")
    return int(text)

"""Questions that people type about a position: words in, messages out."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from mbira.core.errors import MbiraError
from mbira.core.message import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

V = TypeVar("V")


def answer(
    view: V,
    words: Sequence[str],
    answers: Mapping[str, Callable[[V, Sequence[str]], list[Message]]],
) -> list[Message]:
    """Answer a question; without words, say what can be asked: `tell-help-` and its name."""
    if not words:
        return [Message(f"tell-help-{name}") for name in answers]
    name = words[0].lower()
    if name not in answers:
        raise MbiraError(f"'{words[0]}' is no question; questions: {', '.join(answers)}")
    return answers[name](view, [word.lower() for word in words[1:]])


def number(words: Sequence[str], name: str, what: str) -> int:
    """Return the first word as a number; `what` is what the number is: a seat, a space, a price."""
    if not words:
        raise MbiraError(f"'{name}' needs a {what}: {name} {what.upper()}")
    text = words[0]
    if not (text.isascii() and text.isdigit() and len(text) < 9):
        raise MbiraError(f"'{text[:20]}' is no {what}; it is a number")
    return int(text)

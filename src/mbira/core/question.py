"""Questions about a position: words in, data out for programs, the same told in messages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mbira.core.errors import MbiraError
from mbira.core.message import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

V = TypeVar("V")
A = TypeVar("A")


@dataclass(frozen=True)
class Question(Generic[V, A]):
    """Something that can be asked about a view."""

    kind: Any
    """The type of the answer: a struct, a tuple of them, or one of several."""
    answer: Callable[[V, Sequence[str]], A]
    """Reads the words after the question's name, and answers with data."""
    tell: Callable[[V, A], Sequence[Message]] | None = None
    """Tells the answer in sentences; without it, only programs ask this."""


Questions = dict[str, Question[V, Any]]
"""What can be asked, by its first word."""


def ask(questions: Mapping[str, Question[V, Any]], view: V, words: Sequence[str]) -> list[Message]:
    """Answer a question in sentences; without words, say what can be asked.

    What helps with a question is the message `tell-help-` and its name.
    """
    spoken = {name: each for name, each in questions.items() if each.tell is not None}
    if not words:
        return [Message(f"tell-help-{name}") for name in spoken]
    question, rest = _find(spoken, words)
    return list(question.tell(view, question.answer(view, rest))) if question.tell else []


def query(questions: Mapping[str, Question[V, Any]], view: V, words: Sequence[str]) -> object:
    """Answer a question with data."""
    question, rest = _find(questions, words)
    answer: object = question.answer(view, rest)
    return answer


def _find(
    questions: Mapping[str, Question[V, A]], words: Sequence[str]
) -> tuple[Question[V, A], list[str]]:
    """Return the question that words begin with, and the rest of them."""
    name = words[0].lower() if words else ""
    if name not in questions:
        asked = f"'{words[0]}' is not a question" if words else "there is no question"
        raise MbiraError(f"{asked}; questions: {', '.join(questions)}")
    return questions[name], [word.lower() for word in words[1:]]


# Reading the words of a question


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
        raise MbiraError(f"'{text[:20]}' is not a {what}; it must be a number")
    return int(text)

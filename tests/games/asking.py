"""How an oracle is asked: a match is a course of questions, each with what may be answered."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

CHANCE = -1
NOBODY = -2


class Question(NamedTuple):
    """What is being decided, by whom, and what may be answered."""

    step: str
    actor: int
    answers: set[str]
    odds: Mapping[str, int | Fraction]
    """How much each answer weighs, if chance decides."""


Course = Generator[Question, str, None]
"""Something that happens, with questions on the way."""
Answer = Generator[Question, str, str]


class Asked:
    """A match that goes on from one question to the next."""

    question: Question

    def begin(self, course: Course) -> None:
        """Go on to the first question."""
        self._course = course
        self.question = next(course)

    def play(self, text: str) -> None:
        """Carry out the next record of the log."""
        assert text in self.question.answers
        try:
            self.question = self._course.send(text)
        except StopIteration:
            self.question = Question("finished", NOBODY, set(), {})

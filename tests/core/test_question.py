"""Questions about a position: one answer, as data and in sentences."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
import pytest

import mbira
from mbira.core.errors import MbiraError
from mbira.core.message import Message
from mbira.core.question import Question, Questions, ask, query
from mbira.core.registry import find_game

if TYPE_CHECKING:
    from collections.abc import Sequence

WORDS = ("", "0", "1", "9", "c3", "a1", "potter", "egypt", "egypt 1", "a1 b2")


def _double(view: int, words: Sequence[str]) -> int:
    return view * len(words)


QUESTIONS: Questions[int] = {
    "double": Question(int, _double, lambda _, found: [Message("tell-double", {"n": found})]),
    "silent": Question(int, _double),
}


def test_the_sentences_are_told_from_the_data() -> None:
    assert query(QUESTIONS, 7, ["Double", "a", "b"]) == 14
    assert ask(QUESTIONS, 7, ["double", "a", "b"]) == [Message("tell-double", {"n": 14})]


def test_without_words_it_is_said_what_can_be_asked() -> None:
    assert ask(QUESTIONS, 7, []) == [Message("tell-help-double")]


def test_what_only_programs_ask_has_no_sentences() -> None:
    assert query(QUESTIONS, 7, ["silent"]) == 0
    with pytest.raises(MbiraError, match="'silent' is not a question; questions: double"):
        ask(QUESTIONS, 7, ["silent"])


@pytest.mark.parametrize("game", ["africa", "meduris", "zimbabwe"])
def test_answers_are_of_the_type_that_the_page_is_told(game: str) -> None:
    """`kind` makes the types of the page, and nothing else holds it to the answers."""
    match = mbira.new(game, seats=2, seed=game)
    answered = set()
    for _ in range(60):
        for name, question in find_game(game).questions.items():
            for words in WORDS:
                with suppress(MbiraError):
                    found = query({name: question}, match.view(match.actor), [name, *words.split()])
                    told = msgspec.json.decode(msgspec.json.encode(found), type=question.kind)
                    assert told == found, (name, words)
                    answered.add(name)
        match.play(next(iter(match.legal())))
    assert answered >= set(find_game(game).questions) - {"plan", "way"}

"""What games tell of a match for statistics follows from its records, and has words everywhere."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING

import pytest

import mbira
from mbira.core.feats import Feat, counted
from mbira.core.message import Message
from mbira.core.registry import find_game
from mbira.lang import LANGUAGES, language
from tests.texts import Texts

if TYPE_CHECKING:
    from mbira import Match

GAMES = ("africa", "meduris", "zimbabwe")


@cache
def played(game: str) -> Match:
    match, rng = mbira.new(game, seats=3, seed=5), random.Random(5)
    while not match.over:
        match.play(match.legal().choose(rng))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_told_has_words_and_nothing_else_has(game: str) -> None:
    rules = find_game(game)
    told = [feat for seat in range(3) for feat in rules.feats(played(game).line, seat)]
    for code in LANGUAGES:
        speaker = language(code, rules.spec)
        for feat in told:
            assert speaker.say(Message(f"feat-{feat.what}"))
            assert not feat.which or speaker.say(Message(feat.which))
    ids = Texts(rules.spec, sentences=(), latin_ids=()).ids
    assert {name for name in ids if name.startswith("feat-")} == {
        f"feat-{feat.what}" for feat in told
    }


@pytest.mark.parametrize("game", GAMES)
def test_what_one_seat_did_is_not_told_of_another(game: str) -> None:
    rules, line = find_game(game), played(game).line
    for seat in range(3):
        own = [record for record in line if record.seat == seat]
        assert rules.feats(own, seat) == rules.feats(line, seat) != ()


def test_the_same_is_counted_and_told_once() -> None:
    found = [("god", "god-eshu"), ("huts", ""), ("huts", "")]
    assert counted(found) == (Feat("god", "god-eshu"), Feat("huts", "", 2))


def test_huts_are_those_that_were_built() -> None:
    match = played("meduris")
    huts = [
        sum(record.seat == seat and str(record.action).startswith("hut ") for record in match.line)
        for seat in range(3)
    ]
    told = [
        {feat.what: feat.count for feat in find_game("meduris").feats(match.line, seat)}
        for seat in range(3)
    ]
    assert [each.get("huts", 0) for each in told] == huts
    assert sum(huts) > 0

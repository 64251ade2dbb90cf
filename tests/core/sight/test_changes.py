"""What seats have, counted: how it changes is told with each record, in every language."""

from __future__ import annotations

import random

import pytest

import mbira
from mbira.core.message import Message
from mbira.core.registry import find_game
from mbira.core.sight.changes import changes
from mbira.lang import LANGUAGES, language
from tests.texts import Texts

GAMES: dict[str, list[dict[str, object]]] = {
    "africa": [{}, {"influence_public": True}],
    "meduris": [{}, {"stocks": "totals"}, {"stocks": "open"}],
    "zimbabwe": [{}],
}
"""Options under which other things can be counted."""


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_is_counted_has_words_and_nothing_else_has(game: str) -> None:
    rules = find_game(game)
    counted: set[str] = set()
    for options in GAMES[game]:
        match = mbira.new(game, seats=2, seed=1, **options)
        counted |= set(rules.sight.holdings(match.state, 0))
    for code in LANGUAGES:
        speaker = language(code, rules.spec)
        for what in counted:
            assert "+2" in speaker.say(Message(f"change-{what}", {"amount": "+2", "count": 2}))
    ids = Texts(rules.spec, sentences=(), latin_ids=()).ids
    assert {name for name in ids if name.startswith("change-")} == {
        f"change-{what}" for what in counted
    }


@pytest.mark.parametrize("game", GAMES)
def test_changes_add_up_to_what_seats_have(game: str) -> None:
    rules = find_game(game)
    match = mbira.new(game, seats=3, seed=4)
    rng = random.Random(4)
    seats = range(match.seats)
    held = [dict(rules.sight.holdings(match.state, seat)) for seat in seats]
    while not match.over:
        before = match.state.clone()
        match.play(match.legal().choose(rng))
        for change in changes(rules, match.seats, before, match.state):
            assert change.amount
            held[change.seat][change.what] += change.amount
        assert held == [dict(rules.sight.holdings(match.state, seat)) for seat in seats]

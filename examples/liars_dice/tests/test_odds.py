"""How likely a bid is, for all that a seat knows."""

from __future__ import annotations

import pytest
from positions import position

from mbira.core.errors import MbiraError
from mbira.core.question import ask, query
from mbira_liars_dice.game import GAME
from mbira_liars_dice.queries import QUESTIONS, Odds
from mbira_liars_dice.views import view


@pytest.mark.parametrize(
    ("bid", "wild_ones", "chance"),
    [
        ("2 5", True, 1.0),  # the seat holds them
        ("3 5", True, 1 - (2 / 3) ** 2),
        ("4 5", True, (1 / 3) ** 2),
        ("5 5", True, 0.0),
        ("2 5", False, 1 - (5 / 6) ** 2),
        ("1 1", False, 1.0),
    ],
)
def test_odds_of_a_bid(bid: str, chance: float, *, wild_ones: bool) -> None:
    state = position(["15", "66"], wild_ones=wild_ones)
    found = query(QUESTIONS, view(state, 0), ["odds", *bid.split()])
    assert isinstance(found, Odds)
    assert found.chance == pytest.approx(chance, abs=1e-4)


def test_odds_of_the_bid_on_the_table() -> None:
    state = position(["15", "66"])
    assert query(QUESTIONS, view(state, 1), ["odds"]) is None
    assert ask(QUESTIONS, view(state, 1), ["odds"])[0].id == "tell-odds-none"
    GAME.rules.apply(state, GAME.codec.parse("bid 3 6"))
    assert ask(QUESTIONS, view(state, 1), ["odds"])[0].args == {"percent": 56}
    assert ask(QUESTIONS, view(state, None), ["odds"])[0].args == {"percent": 11}


@pytest.mark.parametrize("words", ["odds 3", "odds 3 7", "odds x 2", "chances"])
def test_a_question_that_makes_no_sense_is_refused(words: str) -> None:
    with pytest.raises(MbiraError):
        ask(QUESTIONS, view(position(["15", "66"]), 0), words.split())

"""Many random matches in one call."""

from __future__ import annotations

import pytest

from mbira.core.batch import play_batch
from mbira.core.chance import Seed
from mbira.core.errors import BadSeatsError
from mbira.core.input.options import make_options
from mbira.core.match import Match
from mbira.core.registry import find_game
from tests.ours import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_what_a_batch_keeps_is_a_match_by_the_rules(name: str) -> None:
    game = find_game(name)
    options = make_options(game.spec, {})
    [played] = play_batch(game, 2, ["one"], options, keep=True)
    match = Match.begin(game, 2, options, Seed("another"))
    fresh = Match(game, match.header, options, None)
    decisions = 0
    for record in played.records:
        fresh.check(record)
        decisions += record.seat != "chance" and len(fresh.legal()) > 1
        fresh.follow(record)
    assert fresh.over
    assert fresh.outcome == played.outcome
    assert (played.decisions, played.actions) == (decisions, len(played.records))


def test_a_seed_is_a_match_and_others_are_others() -> None:
    game = find_game("meduris")
    first, second, again = play_batch(game, 3, [1, 2, 1], keep=True)
    assert first == again
    assert first.records != second.records
    assert play_batch(game, 3, [1])[0].records == ()


def test_seats_must_fit() -> None:
    with pytest.raises(BadSeatsError, match="2 to 4 seats, not 5"):
        play_batch(find_game("meduris"), 5, [1])

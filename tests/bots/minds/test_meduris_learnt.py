"""What was learnt of Meduris: asked of what a seat may know, and of nothing else."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

import mbira
from mbira.bots.learnt.model import blank, make_model
from mbira.bots.learnt.net import LARGEST_INPUT
from mbira.bots.mind import find_mind, mind_kind
from mbira.bots.minds.meduris.inputs import of_ring, ring_inputs
from mbira.bots.minds.meduris.mind import MedurisMind
from mbira.bots.minds.meduris.weights import MedurisWeights
from mbira.core.registry import find_game
from tests.bots.test_hidden import twins
from tests.games.meduris.test_oracle import drawn_board
from tests.matches import random_positions

if TYPE_CHECKING:
    from mbira.bots.mind import AnyMind

GAME = find_game("meduris")
SEATS = (2, 3, 4)


def mind_by_terms() -> AnyMind:
    return MedurisMind(GAME, MedurisWeights())


def mind_that_knows(seats: int, worth: int = 9) -> AnyMind:
    """Return a mind whose model adds weights that were drawn."""
    mind = mind_by_terms()
    rng = random.Random(seats)
    first = [[rng.randint(-worth, worth) for _ in range(3)] for _ in range(mind.inputs(seats) + 1)]
    mind.study(make_model(blank("meduris", 2, seats, "", 1), first, [900, -900, 5000], (2, 3), 0))
    return mind


@pytest.mark.parametrize("seats", SEATS)
def test_a_position_has_as_many_numbers_as_were_said_and_none_too_large(seats: int) -> None:
    mind = mind_by_terms()
    for place, state in enumerate(random_positions(GAME, seats, 3, GAME.spec.options())):
        if state.actor >= 0 and place % 20 == 0:
            for seat in range(seats):
                told = mind.told(state, seat)
                assert len(told) == mind.inputs(seats)
                assert len(of_ring(state, seat)) == ring_inputs(seats)
                assert max(map(abs, told)) <= LARGEST_INPUT


def test_states_that_look_the_same_are_judged_the_same() -> None:
    seen = 0
    mind = mind_that_knows(3)
    for real, twin in twins(GAME, 3, 12):
        seat = real.actor
        worths = {
            mind.worth(GAME.sight.imagine(GAME.sight.view(state, seat), random.Random(1)), seat)
            for state in (real, twin)
        }
        assert len(worths) == 1
        seen += 1
    assert seen >= 5


def test_with_two_seats_nothing_that_is_told_is_hidden() -> None:
    """What one seat has not, and the mountain has not, the other has."""
    mind = mind_that_knows(2)
    for real, twin in twins(GAME, 2, 12):
        assert mind.told(real, real.actor) == mind.told(twin, real.actor)


@pytest.mark.parametrize("seats", SEATS)
def test_what_was_learnt_is_added_to_the_terms(seats: int) -> None:
    plain, learnt = mind_by_terms(), mind_that_knows(seats)
    nothing = mind_that_knows(seats, worth=0)
    state = mbira.new("meduris", seats=seats, seed=4).state
    assert nothing.worth(state, 1) == plain.worth(state, 1) != learnt.worth(state, 1)
    assert sum(learnt.chances(state)) == pytest.approx(1)


def test_on_a_board_of_ones_own_the_terms_decide_alone() -> None:
    board = drawn_board(random.Random(41), 41)
    state = mbira.new("meduris", seats=2, seed=4, board=board).state
    plain = mind_by_terms()
    assert mind_that_knows(2).worth(state, 0) == plain.worth(state, 0)


def test_adepts_have_learnt_and_novices_have_not() -> None:
    state = mbira.new("meduris", seats=2, seed=4).state
    for level, learnt in (("adept", True), ("novice", False)):
        mind = find_mind("meduris", level)
        by_terms = mind_kind("meduris")(GAME, mind.weights)
        assert (mind.worth(state, 0) != by_terms.worth(state, 0)) == learnt

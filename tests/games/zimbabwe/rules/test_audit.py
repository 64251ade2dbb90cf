"""The audit notices whatever does not add up, and a clone is a state of its own."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

import mbira
from mbira.games.zimbabwe.actions import CRAFTSMAN_INDEX
from mbira.games.zimbabwe.data import GOD_VR
from mbira.games.zimbabwe.game import GAME
from mbira.games.zimbabwe.rules.state import State
from tests.games.audit import check_clone, fields_of, noticed, put
from tests.games.zimbabwe.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Callable

POTTER = CRAFTSMAN_INDEX["potter"]
LAND = "S.c..S\n......\n......\n......\n......\nS....S"


def middle() -> State:
    """Return a position with something of everything."""
    scene = Scene(LAND, 3).monument("A1", 0, 2).monument("F1", 1).monument("C3", 1)
    scene.craftsman("potter", "D4", 0).god("eshu", 0).god("gu", 1).specialist("nomads", 2)
    return scene.cattle(5, 6, 7).used("C1").state


def cell(state: State, name: str) -> int:
    """Return a cell as a set of one."""
    return int(1 << state.board.grid.cell[name])


def more(name: str, by: int) -> Callable[[State], None]:
    """Return what adds to a number of a state."""
    return lambda state: setattr(state, name, getattr(state, name) + by)


def marked(name: str, *cells: str) -> Callable[[State], None]:
    """Return what makes a set of cells be these."""
    return lambda state: setattr(state, name, sum(cell(state, each) for each in cells))


def doubled(state: State) -> None:
    """Put a second potter beside the first."""
    state.craftsmen[POTTER] = state.craftsmen[POTTER] * 2


def shared(state: State) -> None:
    """Let a second seat adore the god of the first."""
    state.vr[1] += GOD_VR[state.god[0]] - GOD_VR[state.god[1]]
    state.god[1] = state.god[0]


def idle(state: State) -> None:
    """Give a second seat the technology of the potter, without one."""
    state.cards_taken[POTTER] += 1
    state.price[7 + POTTER] = 1


BROKEN: list[tuple[str, Callable[[State], None]]] = [
    ("cattle below zero", put("cattle", -1, 0)),
    ("cattle in all", more("stock", 1)),
    ("cattle in all", put("god_card", 1, 0)),
    ("two things lie on one cell", doubled),
    ("a monument stands on something", marked("monuments", "A1", "F1", "C3", "C1")),
    ("empty cells are wrong", marked("empty", "B1")),
    ("monuments differ", put("monument_cells", 0, 2)),
    ("water tiles do not add up", more("water_tiles", -1)),
    ("resource tiles lost", put("resource_tiles", 0, 0)),
    ("a second used marker without a first", marked("used_twice", "B1")),
    ("a used marker off the resources", marked("used_once", "B1", "C1")),
    ("seat 0 has 2 VP", put("vp", 2, 0)),
    ("seat 1 has VR 21", put("vr", 21, 1)),
    ("two seats adore one god", shared),
    ("an adored god is still to be had", put("gods", (1 << 12) - 1)),
    ("cards lost", put("cards_taken", 2, POTTER)),
    ("a technology without its craftsman", idle),
    ("a price too high", put("price", 9, POTTER)),
    ("specialist 0 lost", put("specialists_left", 0)),
]


@pytest.mark.parametrize(("why", "change"), BROKEN)
def test_what_does_not_add_up_is_noticed(why: str, change: Callable[[State], None]) -> None:
    state = middle()
    with noticed(GAME, state, why):
        change(state)


def test_a_clone_is_equal_and_shares_no_list() -> None:
    rng = random.Random("clones")
    match = mbira.new("zimbabwe", seats=3, seed=5)
    steps = set()
    while not match.over:
        state = match.state
        assert isinstance(state, State)
        steps.add(state.step)
        check_clone(state, (name for name in fields_of(State) if hasattr(state, name)))
        match.play(match.legal().choose(rng))
    assert len(steps) > 8

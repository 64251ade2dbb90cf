"""The audit notices whatever does not add up, and a clone is a state of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mbira.games.africa.game import GAME
from mbira.games.africa.rules.state import (
    AFTERWARDS,
    COMMITMENT,
    CONFLICTS,
    FATE,
    MOVEMENT,
    NONE,
    START,
    State,
)
from tests.games.africa.scene import Scene
from tests.games.africa.views.test_redaction import positions
from tests.games.audit import check_clone, fields_of, noticed, put

if TYPE_CHECKING:
    from collections.abc import Callable

HEART, CAPE, CONGO = 12, 22, 14


def middle(*steps: str) -> State:
    """Return a position with something of everything, and after some actions."""
    scene = Scene().traders(0, congo=3, cape=2).traders(1, congo=2, egypt=1).neutrals(cape=2)
    scene.wholesaler(0, "cape").stations("egypt").holds(0, "two-traders 1", "caravan 1")
    scene.won("points 4", "migration 2").holds(1, "heart 1").secret(1, "area").points(6)
    scene.holds(0, "market 2").traders(0, angola=1)
    scene.state.won = scene.state.kept[0][2:4]
    return scene.play(*steps).state


Broken = tuple[str, tuple[str, ...], "Callable[[State], None]"]
DUEL = ("halt", "fight congo 1")
OUST = ("halt", "fight congo 1", "commit 9", "stake migration 0", "stake two-traders 0",
        "stake market 0", "stake caravan 0", "commit 0", "stake heart 0", "stake special 0",
        "reveal 9 0", "retreat heart", "done", "oust cape")  # fmt: skip
RETREAT = OUST[:11]
BROKEN: list[Broken] = [
    ("pieces below zero", (), put("traders", -1, 3)),
    ("pieces below zero", (), put("neutrals", -1, 3)),
    ("pieces below zero", (), put("supply", -1, 2)),
    ("pieces below zero", (), put("neutral_supply", -1)),
    ("seat 1 lost traders", (), put("supply", 3, 1)),
    ("wholesaler 1 is nowhere", (), put("wholesaler", 24, 1)),
    ("wholesaler 1 is nowhere", (), put("wholesaler", -2, 1)),
    ("neutral traders in all: 24", (), put("neutrals", 1, CAPE)),
    ("stations in all: 7", (), put("stations_left", 6)),
    ("resource 2 too often", (), put("resource", [2] * 6 + [NONE] * 18)),
    ("a resource without a symbol", (), put("resource", 3, CAPE)),
    ("a symbol without a resource", (), put("resource", NONE, CONGO)),
    ("a resource in row 8", (), put("value_row", 8, 4)),
    ("a resource in row -1", (), put("value_row", NONE, 4)),
    ("a reputation in row 8", (), put("reputation", 8, 1)),
    ("a reputation in row -1", (), put("reputation", -1, 1)),
    ("VP below zero", (), put("vp", -1, 1)),
    ("two seats on one space", (), put("vp", 8, 1)),
    ("influence below zero", (), put("influence", -1, 1)),
    ("influence below zero", (), put("pool", -1)),
    ("influence in all: 46", (), put("pool", 1)),
    ("marker 0: [", (), put("stack", 1, 0)),
    ("marker 0: [", (), put("used", 1, 0)),
    ("special marker 0: 4", (), put("open_specials", (0, 0, 0), 2)),
    ("special marker 1: 4", (), put("used_specials", 4, 1)),
    ("seat 0 keeps a marker without a special", (), put("active", 2)),
    ("a row is half drawn", (), put("drawing", 1)),
    ("an empty row", (), lambda state: state.rows.append(())),
    ("a bid without a bidder", (), put("high_bid", 0)),
    ("a bid without a bidder", (), put("high_bidder", NONE)),
    ("the auction went too far", (), put("place", 4)),
    ("the auction went too far", (), put("place", -1)),
    ("points below zero", (), put("points", -1)),
    (f"area {CAPE}: 3 of 2 spent", (), put("spent", 3, CAPE)),
    (f"area {CAPE}: -1 of 2 spent", (), put("spent", -1, CAPE)),
    (f"area {CAPE}: too many won", ("halt",), put("won_here", 1, CAPE)),
    ("somebody is weary", (), put("weary_wholesalers", 2)),
    ("somebody is weary", ("halt",), put("weary", (0,) * 24 + (1,) * 24)),
    ("the wholesaler won and is fresh", (), put("won_wholesaler", value=True)),
    ("marker 1 was won and is not there", (), put("won", (1,))),
    ("step 8 follows step 8", (), put("resume", MOVEMENT)),
    ("step -1 follows step 13", ("use two-traders",), put("resume", NONE)),
    ("traders to place", (), put("to_place", 1)),
    ("traders to place", ("use two-traders",), put("to_place", 0)),
    ("neutral traders have drifted", (), put("drifted", 1, CAPE)),
    ("the market is moved", (), put("market", (2, NONE))),
    ("more drifted than there are", ("use migration", "at cape"), put("drifted", 4, CAPE)),
    ("a caravan gathers", (), put("caravan", (CAPE, HEART, 0, 0, 0))),
    ("a caravan gathers", ("use caravan", "caravan cape kalahari"),
     put("caravan", (NONE, NONE, 0, 0, 0))),
    ("a conflict of nobody", (), put("area", CAPE)),
    ("a conflict of nobody", DUEL, put("rival", NONE)),
    ("conflict markers below zero", (), put("fates", -1, 0)),
    ("markers are out", (), put("fates", 2, 0)),
    ("markers are out", DUEL, put("redraws", 1)),
    ("markers are out", DUEL, put("fate", 1)),
    ("a marker against a seat", DUEL, put("step", FATE)),
    ("neutral traders commit", OUST, put("step", COMMITMENT)),
    ("somebody retreats", DUEL, put("retreaters", (1,))),
    ("1 pieces retreat", (), put("retreat_traders", 1)),
    ("1 pieces retreat", (), put("retreat_wholesaler", value=True)),
    ("0 pieces retreat", RETREAT, put("retreat_traders", 0)),
    ("2 of 1 pieces retreat", RETREAT, put("retreat_traders", 2)),
    ("1 neutral traders retreat", (*OUST, "fate none 0", "accept"), put("neutrals", 0, CAPE)),
    ("seat 0 commits 16", (*DUEL, "commit 1"), put("committed", 16, 0)),
    ("seat 0 commits -3", (*DUEL, "commit 1"), put("committed", -3, 0)),
    ("seat 0 stakes 2", (*DUEL, "commit 1", "stake migration 1"), put("stakes", (2,), 0)),
    ("seat 0 stakes 1", (*DUEL, "commit retreat", "stake migration 0"), put("stakes", (1,), 0)),
    ("commitments are left", (), put("committed", 3, 0)),
    ("commitments are left", (), put("stakes", (1,), 1)),
    ("a victor is left", (), put("victor", 1)),
    ("a victor is left", (), put("revealed", (1,), 1)),
    ("seat 1 is in areas", (), put("presence", 1 << CONGO, 1)),
    ("seat 2 is in areas 0, not 1", (), put("presence", 1, 2)),
    ("neutral traders are in areas 1", (), put("neutral_areas", 0)),
    ("resource 2 is in areas", (), put("areas_with", 0, 2)),
    ("resource -1 is in areas", (), put("areas_with", 0, 4)),
]  # fmt: skip


@pytest.mark.parametrize(("why", "steps", "change"), BROKEN)
def test_what_does_not_add_up_is_noticed(
    why: str, steps: tuple[str, ...], change: Callable[[State], None]
) -> None:
    state = middle(*steps)
    with noticed(GAME, state, why):
        change(state)
        if why.startswith("1 neutral"):
            state.neutral_supply += 1


def bidding() -> State:
    """Return a position between two turns."""
    return Scene().traders(0, cape=2).bidding().state


@pytest.mark.parametrize(
    ("why", "change"),
    [
        ("something is left of a turn", put("spent", 1, CAPE)),
        ("something is left of a turn", put("points", 1)),
        ("something is left of a turn", put("won", (3,))),
        ("something is left of a turn", put("won_here", 1, CAPE)),
        ("something is left of a turn", put("vp_marker", 5)),
        ("something is left of a turn", put("closed", 1)),
        ("something is left of a turn", put("weary", (1,) * 72)),
        ("something is left of a turn", put("weary_wholesalers", 2)),
        ("a turn of nobody", put("step", MOVEMENT)),
    ],
)
def test_between_two_turns_nothing_is_left(why: str, change: Callable[[State], None]) -> None:
    state = bidding()
    with noticed(GAME, state, why):
        change(state)


def test_nobody_has_won_before_the_conflicts_and_nobody_is_tired_after_them() -> None:
    state = Scene().traders(0, cape=2).state
    state.spent[CAPE] = state.won_here[CAPE] = 1
    with pytest.raises(AssertionError, match="somebody has won before any conflict"):
        GAME.rules.audit(state)
    state.step = CONFLICTS
    GAME.rules.audit(state)
    state.step = AFTERWARDS
    with pytest.raises(AssertionError, match="somebody is spent after the conflicts"):
        GAME.rules.audit(state)


def test_before_it_is_drawn_a_resource_lies_nowhere() -> None:
    state = Scene.fresh().state
    with noticed(GAME, state, "a resource in row -1"):
        state.step = 1


def test_when_the_start_areas_are_chosen_resources_and_vp_are_there() -> None:
    for name, why in (("resource", "a symbol without a resource"), ("vp", "two seats on one")):
        state = Scene().state
        state.step, state.active = START, NONE
        with noticed(GAME, state, why):
            put(name, NONE if name == "resource" else 7, CONGO if name == "resource" else 0)(state)


def test_no_marker_is_owed_to_the_stack() -> None:
    state = Scene().state
    with noticed(GAME, state, "marker 0: "):
        state.used[0], state.stack[0] = 3, -1


def test_a_clone_is_equal_and_shares_no_list() -> None:
    seen = set()
    for seed in range(3):
        for state in positions(3, seed):
            seen.add(state.step)
            check_clone(state, fields_of(State))
    assert len(seen) > 20

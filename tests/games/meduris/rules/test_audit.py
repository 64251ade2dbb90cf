"""The audit notices whatever does not add up, and a clone is a state of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mbira.games.meduris.game import GAME
from mbira.games.meduris.rules.state import LAY, State
from tests.games.audit import check_clone, fields_of, noticed, put
from tests.games.meduris.scene import Scene
from tests.games.meduris.views.test_redaction import positions

if TYPE_CHECKING:
    from collections.abc import Callable


def middle(*steps: str) -> State:
    """Return a position with something of everything, and after some actions."""
    scene = Scene(payments="any").huts(0, 3, 4).huts(1, 5, 20).temples(2, 6).druid(4)
    scene.tokens("druid", 4, 14).tokens("points", 25).tokens("hut", 28)
    scene.stock(0, wood=2, wool=2, copper=2, stone=2)
    return scene.play(*steps).state


BROKEN: list[tuple[str, tuple[str, ...], Callable[[State], None]]] = [
    ("materials below zero", (), put("stock", -1, 5)),
    ("supply below zero", (), put("supply", -1, 0)),
    ("material 2 lost", (), put("supply", 3, 2)),
    ("a tower is too high", (), put("towers", (0, 1, 2, 0), 0)),
    ("workers lost", (), put("towers", (0, 1), 0)),
    ("two tokens on one space", (), put("tokens", 1 << 14, 0)),
    ("a token too many", (), put("tokens", 7 << 8, 0)),
    ("a temple stands on a token", (), put("tokens", 1 << 6, 1)),
    ("a used token lies under a hut", (), put("tokens", 1 << 20, 0)),
    ("a token lies face down", (), put("laid", [9])),
    ("two buildings on one space", (), lambda state: put("temples", state.temples | 8)(state)),
    ("space 9 has owner 1", (), put("owner", 1, 9)),
    ("space 4 has size 2, not 3", (), put("size", 2, 4)),
    ("space 2 has size 3, not 4", (), put("size", 3, 2)),
    ("other spaces are to be had for up to 9", (), put("up_to", 1, 9)),
    ("other spaces are to be had for up to 0", (), put("up_to", 1, 0)),
    ("points below zero", (), put("vp", -1, 2)),
    ("seat 1 lost a piece", (), put("huts_left", 5, 1)),
    ("seat 2 lost a piece", (), put("temples_left", 2, 2)),
    ("the rune stone of district 0 is astray", (), put("runes", 2, 0)),
    ("the rune stone of district 0 is astray", (), put("runes", -1, 0)),
    ("the rune stone of district 8 is astray", (), put("runes", 0, 8)),
    ("the druid is nowhere", (), put("druid", -5)),
    ("the druid is nowhere", (), put("druid", 32)),
    ("the druid is at no hut", (), put("druid", 6)),
    ("2 visits in step 7", (), put("visits", 2)),
    ("0 visits in step 10", ("temple 30", "pay"), put("visits", 0)),
    ("the druid asks somebody else", ("temple 30", "pay"), put("actor", 2)),
    ("the last lap is not walked", (), put("lap", value=True)),
    ("a payment is open and is not asked for", (), put("purpose", 1)),
    ("something is due for nothing", (), put("gain", 1)),
    ("the payment cannot be completed", ("temple 30",), put("due_one", 9)),
    ("the payment cannot be completed", ("temple 30", "spare stone", "pay"), put("lack_two", 9)),
]


@pytest.mark.parametrize(("why", "steps", "change"), BROKEN)
def test_what_does_not_add_up_is_noticed(
    why: str, steps: tuple[str, ...], change: Callable[[State], None]
) -> None:
    state = middle(*steps)
    with noticed(GAME, state, why):
        change(state)


def test_a_clone_is_equal_and_shares_no_list() -> None:
    seen = set()
    for state in positions(3, 13, tokens="placed", payments="any"):
        seen.add(state.step)
        check_clone(state, fields_of(State))
    assert LAY in seen
    assert len(seen) > 8

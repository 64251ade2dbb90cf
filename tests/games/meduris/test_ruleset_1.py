"""Matches that began by ruleset 1 go on by it: what it forbade or ended stays so."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

import mbira
from mbira.core.game import why_not
from mbira.games.meduris.actions import Offer
from mbira.games.meduris.game import GAME
from mbira.games.meduris.rules.payment import can_pay, purse
from tests.matches import positions

if TYPE_CHECKING:
    from mbira.games.meduris.views.view import MedurisView

OLD = sorted((Path(__file__).parents[2] / "old_saves").glob("ruleset-1-meduris-*.mbira.json"))


def test_a_turn_limit_ended_a_round_in_its_middle() -> None:
    match = mbira.load(next(path for path in OLD if "3-21-0" in path.name))
    view = cast("MedurisView", match.view())
    assert (view.turn, view.lap_after, view.end_reason) == (22, 22, "turn-limit")
    assert view.turn % match.seats


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.name.partition(".")[0])
def test_at_a_hut_alone_both_were_not_offered(path: Path) -> None:
    match = mbira.load(path)
    asked = 0
    for state, record in positions(GAME, match):
        if isinstance(record.action, Offer) and state.size[state.druid] == 1:
            if can_pay(*purse(state, state.actor, state.druid), 1, 1):
                asked += 1
            reason = why_not(GAME, state, Offer("both"))
            assert reason is not None
            assert reason.id == "why-both-alone"
    assert asked, "somebody could have paid both"


def test_a_match_that_is_not_over_goes_on_by_it(tmp_path: Path) -> None:
    match = mbira.load(OLD[0])
    match.fork(match.version // 2).save(tmp_path / "half.json")
    half = mbira.load(tmp_path / "half.json")
    assert half.header.ruleset == 1
    view = cast("MedurisView", half.view())
    assert (view.rules.both_alone, view.rules.turn_limit_at_once) == (False, True)
    assert view.rules.colours == (), "seats keep the colours that they had"

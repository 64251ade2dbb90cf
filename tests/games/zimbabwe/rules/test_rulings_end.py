"""Rulings R45 to R48: revenue, who wins, and what is not a limit."""

from __future__ import annotations

import mbira
from tests.games.zimbabwe.scene import OPEN, Scene


def test_r45_the_match_ends_only_after_everybodys_turn_and_revenue() -> None:
    scene = Scene(OPEN).monument("A1", level=5).monument("F1", 1, level=2).cattle(0, 0)
    assert scene.state.vp[0] >= scene.state.vr[0]
    scene.play("end")
    assert scene.state.actor == 1, "seat 1 has its turn"
    assert not scene.over()
    scene.play("end")
    assert scene.over()
    assert scene.state.cattle == [5, 2], "the revenue came first"
    assert scene.state.actor == mbira.NOBODY


def test_r45_exactly_the_vr_is_enough_and_one_less_is_not() -> None:
    enough = Scene(OPEN).monument("A1", level=4).monument("F1", level=3).end_round()
    assert enough.state.vp[0] == enough.state.vr[0] == 20
    assert enough.over()
    short = Scene(OPEN).monument("A1", level=4).monument("F1", level=2).monument("C3", level=2)
    short.end_round()
    assert short.state.vp[0] == 19
    assert not short.over()


def test_r45_what_counts_is_the_end_of_the_round() -> None:
    scene = Scene(OPEN).monument("A1", level=5).cattle(9, 9)
    scene.play("god engai").end_round()
    assert scene.state.vp[0] == 21 < scene.state.vr[0] == 25
    assert not scene.over()


def test_r45_income_is_the_level_of_the_highest_monument_alone() -> None:
    scene = Scene(OPEN, 3).monument("A1", level=3).monument("F1", level=3).monument("C3", level=1)
    scene.monument("A6", 1).cattle(0, 0, 0).end_round()
    assert scene.state.cattle == [3, 1, 0]


def test_r45_used_markers_are_cleared_only_if_the_match_goes_on() -> None:
    going_on = Scene("S.c...S").monument("A1").used("C1").end_round()
    assert going_on.view().used == {}
    won = Scene("S.c...S").monument("A1", level=5).used("C1").end_round()
    assert won.over()
    assert won.view().used == {"C1": 1}


def test_r46_xango_decides_between_equal_overshoots_only() -> None:
    scene = Scene(OPEN).god("xango")
    scene.monument("A1", level=4).monument("C1", level=2).monument("E1").monument("C5")
    scene.monument("A4", 1, level=4).monument("F4", 1, level=3).end_round()
    assert (scene.state.vp, scene.state.vr) == ([18, 20], [18, 20])
    assert scene.outcome().winners == (0,), "though seat 1 has more points"
    more = Scene(OPEN).god("xango")
    more.monument("A1", level=4).monument("C1", level=2).monument("E1").monument("C5")
    more.monument("A4", 1, level=5).end_round()
    assert more.outcome().winners == (1,), "21 over 20 is more than 18 over 18"


def test_r47_cattle_are_not_limited_by_the_box() -> None:
    scene = Scene(OPEN).monument("A1", level=3).cattle(120, 0)
    assert scene.state.stock == 0
    scene.end_round()
    assert scene.state.cattle[0] == 123
    limited = Scene(OPEN, box_limits=True).monument("A1", level=3).cattle(118, 0).end_round()
    assert limited.state.cattle[0] == 120, "there are no more"
    assert limited.state.stock == 0


def test_r48_a_match_ends_after_fifty_rounds_unless_told_otherwise() -> None:
    def rounds(**option: int | None) -> int:
        scene = Scene(OPEN, **option).cattle(0, 0)  # type: ignore[arg-type]
        while not scene.over() and scene.state.round < 60:
            scene.play("end")
        return scene.state.round

    assert rounds() == 50
    assert rounds(round_limit=3) == 3
    assert rounds(round_limit=None) == 60


def test_r48_a_victory_in_the_last_round_is_a_victory() -> None:
    scene = Scene(OPEN, round_limit=1).monument("A1", level=5).end_round()
    assert scene.outcome().why[0].id == "end-victory"
    limit = Scene(OPEN, round_limit=1).monument("A1", level=4).end_round()
    assert limit.outcome().why[0].id == "end-round-limit"

"""Rulings R60 and R61: who wins at once, and what happens when the markers run out."""

from __future__ import annotations

import pytest

from mbira.core.game import NOBODY
from mbira.core.message import seat_name
from tests.games.africa.scene import Scene

REFILL = "reshuffle_used_once_then_highest_vp"


def goal_with(vp: int, **options: object) -> Scene:
    """Return a scene after a turn that ends with this many VP, three of them for the Heart."""
    scene = Scene(**options).traders(0, heart=1)  # type: ignore[arg-type]
    return scene.vp(vp - 3, 20, 25).influence(10, 10, 10).play("end")


# R60


@pytest.mark.parametrize("goal", [42, 60, 80])
def test_r60_who_reaches_the_goal_wins_at_once(goal: int) -> None:
    going_on = goal_with(goal - 1, goal=goal)
    assert (going_on.step, going_on.over()) == ("marker", False)
    for vp in (goal, goal + 2):
        scene = goal_with(vp, goal=goal)
        assert (scene.step, scene.state.actor) == ("finished", NOBODY)
        assert scene.outcome().ranking == ((0,), (2,), (1,))
        assert scene.outcome().scores == (vp, 20, 25)


def test_r60i_nothing_else_happens_after_a_win() -> None:
    scene = goal_with(42)
    assert [scene.seat(seat).influence for seat in range(3)] == [10, 10, 10]
    assert (scene.view().pool, scene.view().round) == (15, 1)
    assert scene.outcome().why[0].id == "end-goal"
    assert scene.outcome().why[0].args["seat"] == seat_name(0)
    assert len(scene.outcome().why) == 3, "and who is before whom"


def test_r60_a_jump_can_win() -> None:
    scene = Scene().traders(0, guinea=1).vp(39, 41, 20).play("end")
    assert scene.outcome().scores == (42, 41, 20)


def shares(*vp: int, bid: int, **options: object) -> Scene:
    """Return a scene after the last seat, without influence, paid a bid in VP."""
    scene = Scene(len(vp), **options).vp(*vp)  # type: ignore[arg-type]
    scene.influence(*(0 for _ in vp)).bidding()
    passes = ["pass"] * (len(vp) - 1)
    return scene.bids(*passes, str(bid))


def test_r60_shares_of_paid_vp_can_win() -> None:
    scene = shares(40, 30, 10, bid=4)
    assert scene.outcome().scores == (42, 32, 6)
    assert scene.outcome().ranking == ((0,), (1,), (2,))
    assert shares(39, 30, 10, bid=4).step == "neutral"


def test_r60i_a_win_by_shares_stops_the_shares_after_it() -> None:
    """In the order of R12: 40 first, then 41, which would have been further ahead."""
    scene = shares(41, 40, 10, bid=4)
    assert scene.outcome().scores == (41, 43, 6), "41 is taken, and jumped over"
    assert scene.outcome().ranking[0] == (1,)


# R61


def test_r61_without_markers_the_rows_are_played_out_and_most_vp_win() -> None:
    scene = Scene().use_up().vp(20, 25, 22).play("end")
    for left in (3, 2, 1):
        assert (scene.step, len(scene.view().rows)) == ("auction", left)
        scene.bids("1", "pass", "pass").play("at cape", "end")
    assert (scene.step, scene.view().refilled) == ("finished", False)
    assert scene.outcome().ranking == ((1,), (2,), (0,))


def test_r61_used_markers_become_the_stack_once() -> None:
    scene = Scene(out_of_markers=REFILL).use_up()
    scene.play("end")
    assert scene.view().refilled
    assert (scene.step, scene.view().stack, scene.view().drawing) == ("marker", 77, 2)
    assert sum(scene.view().used) == 0
    assert sum(scene.draws().values()) == 77


def test_r61h_rows_that_nobody_wanted_are_shuffled_in_too() -> None:
    scene = Scene(out_of_markers=REFILL).use_up().bidding().bids("pass", "pass", "pass")
    assert (scene.view().stack, scene.view().refilled) == (79, True)
    assert "marker points 4" in scene.draws()


def test_r61h_only_an_empty_stack_is_refilled() -> None:
    scene = Scene(out_of_markers=REFILL).use_up(but=1).play("end")
    assert (scene.view().drawing, scene.view().refilled) == (1, False)
    scene.play("marker station 1").bids("1", "pass", "pass").play("at cape", "end")
    assert (scene.view().drawing, scene.view().refilled) == (2, True)


def test_r61h_with_nothing_out_of_play_there_is_nothing_to_shuffle() -> None:
    scene = Scene(2, out_of_markers=REFILL)
    for seat in (0, 1):
        scene.holds(seat, *(
            f"{each.icon} {each.points}"
            for kind, each in enumerate(scene.state.board.markers)
            if each.icon != "points" and kind % 2 == seat
            for _ in range(scene.state.stack[kind])
        ))  # fmt: skip
    scene.rows(*(f"points {n}" for n in (4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6))).play("end")
    assert (scene.view().refilled, scene.step) == (False, "auction")


def test_r61_the_second_time_the_rows_are_played_out_and_most_vp_win() -> None:
    scene = Scene(out_of_markers=REFILL).use_up()
    scene.state.refilled = True
    scene.vp(20, 25, 22).play("end")
    for left in (3, 2, 1):
        assert len(scene.view().rows) == left
        scene.bids("1", "pass", "pass").play("at cape", "end")
    assert (scene.step, scene.state.actor) == ("finished", NOBODY)
    assert scene.outcome().ranking == ((1,), (2,), (0,))
    assert scene.outcome().why[0].id == "end-markers"


def test_r61_nobody_bidding_ends_it_as_well() -> None:
    scene = (
        Scene(out_of_markers="highest_vp").use_up().rows("points 4, points 5").use_up().bidding()
    )
    scene.bids("pass", "pass", "pass")
    assert scene.outcome().ranking == ((0,), (1,), (2,))

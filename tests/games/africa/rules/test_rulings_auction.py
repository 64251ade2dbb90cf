"""Rulings R8 to R14, R58 and R59: the round's new row, one bid each, who pays whom."""

from __future__ import annotations

import pytest

from mbira.core.game import CHANCE
from tests.games.africa.scene import Scene


def rows(scene: Scene) -> list[str]:
    """Return the rows that lie open."""
    return [
        ", ".join(f"{marker.icon} {marker.points}" for marker in row) for row in scene.view().rows
    ]


# R8


def test_r8_two_markers_become_the_fourth_row() -> None:
    scene = Scene().play("end")
    assert (scene.state.actor, scene.view().round, scene.step) == (CHANCE, 2, "marker")
    scene.play("marker caravan 1")
    assert scene.step == "marker"
    scene.play("marker heart 3")
    assert rows(scene) == [
        "points 4, points 5", "points 4, points 6", "points 5, points 6", "caravan 1, heart 3",
    ]  # fmt: skip
    assert scene.step == "auction"


def test_r8_with_one_marker_left_the_new_row_is_single() -> None:
    scene = Scene(out_of_markers="highest_vp").use_up(but=1).play("end", "marker station 1")
    assert rows(scene)[3:] == ["station 1"]
    assert (scene.step, scene.view().stack) == ("auction", 0)


def test_r8_with_none_left_there_is_no_new_row() -> None:
    scene = Scene(out_of_markers="highest_vp").use_up().play("end")
    assert (len(rows(scene)), scene.step, scene.state.actor) == (3, "auction", 0)


# R9


def test_r9_most_vp_bid_first_each_once() -> None:
    scene = Scene(4).vp(5, 30, 0, 12).bidding()
    asked = []
    for text in ("pass", "2", "pass", "3"):
        asked.append(scene.state.actor)
        scene.bids(text)
    assert asked == [1, 3, 0, 2]
    assert scene.view().active == 2


def test_r9_a_bid_is_at_least_1_and_more_than_the_highest() -> None:
    scene = Scene().influence(6, 6, 6).bidding()
    assert scene.legal() == {"pass", *(f"bid {n}" for n in range(1, 7))}
    scene.bids("3")
    assert min(int(n) for n in scene.choices("bid")) == 4
    scene.bids("pass")
    assert min(int(n) for n in scene.choices("bid")) == 4
    assert "pass" in scene.legal()
    assert scene.view().high_bidder == 0


def test_r9_a_seat_that_can_only_pass_is_asked() -> None:
    scene = Scene().influence(10, 0, 2).vp(3, 0, 1).bidding().bids("10")
    assert (scene.state.actor, scene.legal()) == (2, {"pass"})
    scene.bids("pass")
    assert (scene.state.actor, scene.legal()) == (1, {"pass"})


# R10


def test_r10_the_first_bidder_has_influence_only() -> None:
    scene = Scene().influence(4, 4, 4).bidding()
    assert scene.choices("bid") == {"1", "2", "3", "4"}
    assert Scene().influence(0, 4, 4).bidding().legal() == {"pass"}


@pytest.mark.parametrize(
    ("vp", "most"), [(12, 4 + 10), (11, 14), (10, 14), (9, 13), (1, 5), (0, 4)]
)
def test_r10_others_add_up_to_10_vp_that_they_have(vp: int, most: int) -> None:
    scene = Scene().vp(40, vp, 20).influence(4, 4, 4).bidding().bids("pass")
    if scene.state.actor == 2:
        scene.bids("pass")
    assert scene.choices("bid") == {str(n) for n in range(1, most + 1)}


def test_r10_all_influence_goes_before_any_vp() -> None:
    scene = Scene().influence(9, 6, 5).bidding().bids("5", "6", "pass")
    assert (scene.seat(1).influence, scene.seat(1).vp) == (0, 7)
    scene = Scene().influence(9, 6, 5).bidding().bids("5", "7", "pass")
    assert (scene.seat(1).influence, scene.seat(1).vp) == (0, 5), "6 is taken, and jumped over"


# R11


def test_r11_only_the_winner_pays_and_takes_the_row() -> None:
    scene = Scene().rows("caravan 1, heart 3", "points 4, points 4").influence(15, 15, 10)
    scene.holds(1, "market 2").bidding().bids("2", "5", "pass")
    assert [scene.seat(seat).influence for seat in range(3)] == [15, 10, 10]
    assert scene.view().pool == 5 + 5
    assert scene.markers(1) == ["market 2", "caravan 1", "heart 3"]
    assert (scene.markers(0), scene.markers(2)) == ([], [])
    assert scene.view().active == scene.state.actor == 1
    assert rows(scene) == ["points 4, points 4"]


def test_r11_the_last_bid_wins_whoever_made_it() -> None:
    assert Scene().bidding().bids("3", "pass", "pass").view().active == 0
    assert Scene().bidding().bids("3", "4", "5").view().active == 2


# R12


def paying(vp: tuple[int, ...], bid: int, *, payer: int) -> list[int]:
    """Return the VP after a seat without influence, not the first, wins with a bid."""
    scene = Scene(len(vp)).vp(*vp).influence(*(0 for _ in vp)).bidding()
    while scene.state.actor != payer:
        scene.bids("pass")
    scene.bids(str(bid))
    while scene.step == "auction":
        scene.bids("pass")
    assert scene.view().active == payer
    return [shown.vp for shown in scene.view().seats]


def test_r12_paid_vp_are_shared_equally_among_all_others() -> None:
    assert paying((35, 30, 20, 10), 6, payer=2) == [37, 32, 14, 12]
    assert paying((30, 20), 7, payer=1) == [37, 13]


def test_r12_the_odd_ones_go_to_those_with_the_fewest() -> None:
    assert paying((30, 25, 20, 10), 7, payer=2) == [32, 27, 13, 14], "13 is taken"
    assert paying((30, 25, 20, 10), 8, payer=1) == [32, 16, 23, 13], "over 20"
    assert paying((30, 25, 20, 10), 2, payer=3) == [30, 26, 21, 8]
    assert paying((30, 25, 20, 10), 1, payer=3) == [30, 25, 21, 9]
    assert paying((4, 12, 30), 3, payer=1) == [6, 9, 31]


def test_r12_the_payer_moves_back_first() -> None:
    assert paying((10, 9), 1, payer=1) == [11, 8], "9 is free when the other moves"
    assert paying((8, 7), 2, payer=1) == [10, 5]
    assert paying((12, 10, 9), 2, payer=1) == [13, 7, 10], "10 is left, then reached"


def test_r12_shares_are_moved_from_the_fewest_vp_up() -> None:
    moved = paying((30, 11, 10, 5), 3, payer=3)
    assert moved == [31, 13, 12, 2], "10 jumps over 11, then 11 over 12"
    assert paying((12, 11, 10, 5), 3, payer=3) == [15, 14, 13, 2]


# R13


def test_r13_all_pass_and_the_row_is_lost() -> None:
    scene = Scene().influence(10, 10, 10).bidding().bids("pass", "pass", "pass")
    assert (scene.view().round, scene.step, scene.view().active) == (2, "marker", None)
    assert scene.view().pool == 15, "the pool stays"
    assert [scene.seat(seat).influence for seat in range(3)] == [10, 10, 10]
    assert sum(scene.view().used) == 2
    scene.play("marker caravan 1", "marker caravan 1")
    assert rows(scene)[0] == "points 4, points 6"
    assert [scene.markers(seat) for seat in range(3)] == [[], [], []]


# R14


def test_r14_influence_and_markers_are_public_specials_are_not() -> None:
    scene = Scene().holds(1, "caravan 2").secret(1, "area").open_specials(2, "traders")
    for viewer in (None, 0, 1, 2):
        view = scene.view(viewer)
        assert [shown.influence for shown in view.seats] == [15, 15, 15]
        assert [shown.marker_count for shown in view.seats] == [0, 1, 0]
        assert [len(shown.markers or ()) for shown in view.seats] == [0, 1, 0]
        assert view.seats[1].secret == ("area" if viewer == 1 else "hidden")
        assert (view.seats[0].secret, view.seats[2].specials) == (None, ("traders",))


# R58, R59


@pytest.mark.parametrize(("seats", "each", "left"), [(2, 16, 0), (3, 8, 0), (4, 5, 1), (5, 4, 0)])
def test_r58_the_pool_is_shared_among_the_losers_what_is_odd_stays(
    seats: int, each: int, left: int
) -> None:
    start = 12 if seats > 3 else 15
    scene = Scene(seats, turn_of=1)
    held = [start * seats - 16 - (seats - 1), *([1] * (seats - 1))]
    scene.influence(*held).play("end")
    assert scene.view().pool == left
    gained = [scene.seat(seat).influence for seat in range(seats)]
    assert gained == [held[seat] + (each if seat != 1 else 0) for seat in range(seats)]


def test_r58_bids_bought_points_and_conflicts_all_go_to_the_pool() -> None:
    scene = Scene().traders(0, congo=2).traders(1, congo=1).reputation(7, 7, 3)
    scene.bidding().bids("4", "pass", "pass").play("at cape", "buy", "buy", "halt")
    scene.play("fight congo 1").duel("3", "2")
    assert scene.view().pool == 4 + 2 + 3 + 2
    scene.play("end")
    assert [scene.seat(seat).influence for seat in range(3)] == [15 - 9, 15 - 2 + 5, 15 + 5]
    assert scene.view().pool == 1


def test_r59_rows_move_up() -> None:
    scene = Scene().bidding().bids("1", "pass", "pass").play("at cape")
    assert rows(scene) == ["points 4, points 6", "points 5, points 6"]
    scene.play("end", "marker heart 1", "marker heart 2").bids("1", "pass", "pass")
    assert rows(scene) == ["points 5, points 6", "heart 1, heart 2"]
    assert sorted(scene.markers(0)) == ["points 4", "points 6"]

"""Rulings R14 to R22: the VR stack, first monuments, plaques and gifts."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

import mbira
from mbira.core.errors import IllegalActionError
from tests.games.zimbabwe.scene import OPEN, Scene

if TYPE_CHECKING:
    from mbira import Match
    from mbira.games.zimbabwe.views.view import ZimbabweView

STARTS = ("A1", "F1", "A6", "F6")


def opening(seats: int, seed: int) -> Match:
    return mbira.new("zimbabwe", seats=seats, seed=seed, board=OPEN, gods=("xango",))


def look(match: Match) -> ZimbabweView:
    return cast("ZimbabweView", match.view())


def play(match: Match, text: str) -> None:
    match.play(mbira.parse("zimbabwe", text))


def found(match: Match) -> list[int]:
    """Place all first monuments; return who did, in that order."""
    placed = []
    for cell in STARTS[: match.seats]:
        placed.append(match.actor)
        play(match, f"at {cell}")
    return placed


def gifts(*cattle: int, seats: int = 3) -> Scene:
    """Return the next round's bidding of seats without monuments, so without income.

    Seat 0's marker lies at the bottom of the stack, so its plaque is the first.
    """
    return Scene(seats=seats).cattle(*cattle).end_round()


def numbers(scene: Scene) -> list[int]:
    return sorted(int(text.split()[1]) for text in scene.legal("bid"))


@pytest.mark.parametrize("seed", range(6))
def test_r14_first_monuments_are_placed_from_the_top_of_the_stack_down(seed: int) -> None:
    match = opening(4, seed)
    drawn = [int(str(r.action).split()[1]) for r in match.records if "marker" in str(r.action)]
    assert look(match).vr_stack == tuple(drawn), "the first one drawn is at the bottom"
    assert found(match) == drawn[::-1]
    assert [seat.vp for seat in look(match).seats] == [1, 1, 1, 1]
    assert [seat.vr for seat in look(match).seats] == [20, 20, 20, 20]
    assert [seat.cattle for seat in look(match).seats] == [3, 3, 3, 3]


def test_r14_nobody_has_a_point_until_the_first_monument_stands() -> None:
    match = mbira.new("zimbabwe", seats=3, seed=1)
    for placed in range(4):
        points = sorted(seat.vp for seat in cast("ZimbabweView", match.view()).seats)
        assert points == sorted([1] * placed + [0] * (3 - placed))
        match.play(match.legal().nth(0))


def test_r14_the_stack_is_drawn_at_random() -> None:
    assert {look(opening(2, seed)).vr_stack for seed in range(30)} == {(0, 1), (1, 0)}


def test_r14_first_monuments_go_on_free_starting_areas() -> None:
    match = opening(2, 1)
    with pytest.raises(IllegalActionError) as beside:
        play(match, "at B2")
    assert beside.value.reason.id == "why-no-start"
    play(match, "at A1")
    with pytest.raises(IllegalActionError) as taken:
        play(match, "at A1")
    assert taken.value.reason.id == "why-start-taken"
    play(match, "at F1")


@pytest.mark.parametrize("seed", range(6))
def test_r15_the_first_round_has_the_plaques_in_reverse_of_the_founding(seed: int) -> None:
    match = opening(4, seed)
    placed = found(match)
    plaques = look(match).bidding.plaques
    assert [plaque.owner for plaque in plaques] == placed[::-1]
    assert match.actor == placed[-1]


def test_r15_plaques_lie_by_falling_vr_and_from_the_bottom_of_a_stack_up() -> None:
    scene = Scene(seats=4).specialist("nomads", 2).god("xango", 0)
    scene.end_round()
    assert scene.state.vr == [18, 20, 21, 20]
    assert [owner for owner, _ in scene.plaques()] == [2, 1, 3, 0]


def test_r16_a_marker_that_moves_arrives_on_top() -> None:
    scene = Scene(seats=3).specialist("builder", 1)
    scene.play("god qamata").end_round()
    assert scene.state.vr == [22, 22, 20]
    assert [owner for owner, _ in scene.plaques()] == [1, 0, 2], "seat 1 was at 22 before"


def test_r16_a_technology_moves_the_marker_on_top_too() -> None:
    scene = Scene("c.....SS", seats=2).god("tsui-goab", 1)
    scene.play("place potter", "at B1 across").end_round()
    assert scene.state.vr == [23, 23]
    assert [owner for owner, _ in scene.plaques()] == [1, 0]


def rebate_of_four(**option: bool) -> Scene:
    scene = Scene("c..w.....SS", **option).specialist("herd", 1)
    scene.craftsman("potter", "B1").craftsman("wood-carver", "E1")
    assert scene.state.vr == [26, 26]
    return scene.play("god gu").end_round()


def test_r17_gu_with_a_rebate_of_four_puts_the_marker_on_top() -> None:
    scene = rebate_of_four()
    assert scene.state.vr == [26, 26]
    assert [owner for owner, _ in scene.plaques()] == [1, 0]


def test_r17_with_the_option_the_marker_stays_where_it_is() -> None:
    scene = rebate_of_four(gu_marker_stays=True)
    assert scene.state.vr == [26, 26]
    assert [owner for owner, _ in scene.plaques()] == [0, 1]


def test_r18_each_gift_is_larger_and_paid_at_once() -> None:
    scene = gifts(7, 9, 3)
    assert numbers(scene) == [1, 2, 3, 4, 5, 6, 7]
    assert scene.why_not("bid 0").id == "why-gift-too-small"
    assert scene.why_not("bid 8").id == "why-gift-too-large"
    scene.play("bid 2")
    assert scene.state.cattle == [5, 9, 3]
    assert scene.why_not("bid 2").id == "why-gift-too-small"
    assert numbers(scene) == [3, 4, 5, 6, 7, 8, 9]


def test_r18_gifts_are_dealt_on_from_where_the_last_one_stopped() -> None:
    scene = gifts(7, 9, 3)
    scene.play("bid 2")
    assert scene.plaques() == [(0, 1), (1, 1), (2, 0)]
    scene.play("bid 3")
    assert scene.plaques() == [(0, 2), (1, 2), (2, 1)]
    assert scene.state.actor == 0, "3 cattle are not enough for a fourth"
    assert numbers(scene) == [4, 5], "what lies on plaques cannot be given"
    scene.play("bid 5")
    assert scene.plaques() == [(0, 4), (1, 3), (2, 3)]
    assert scene.state.cattle == [0, 6, 3]
    scene.play("pass")
    assert scene.state.cattle == [4, 9, 6]
    assert scene.state.order == [0, 1, 2]
    assert scene.state.actor == 0


def test_r19_the_last_bidder_is_first_and_need_not_give() -> None:
    scene = gifts(5, 5, 5)
    scene.play("pass", "bid 1", "pass")
    assert scene.state.order == [1, 2, 0]
    assert scene.state.actor == 1
    assert scene.legal("end"), "seat 1 is not asked again: its turn has begun"
    assert scene.state.cattle == [6, 4, 5], "its gift went on the first plaque"


def test_r19_without_gifts_the_order_is_the_reverse_of_the_plaques() -> None:
    scene = gifts(5, 4, 3)
    scene.play("pass", "pass")
    assert scene.state.order == [2, 1, 0]
    assert scene.state.actor == 2
    assert scene.legal("end")
    assert scene.state.cattle == [5, 4, 3]


def test_r20_who_cannot_give_enough_passes_without_a_decision() -> None:
    scene = gifts(5, 0, 5)
    assert scene.state.actor == 0
    scene.play("bid 1")
    assert scene.state.actor == 2
    assert scene.state.order == [1], "seat 1 has the last place"
    assert gifts(0, 5, 5).state.actor == 1


def test_r20_with_too_little_everywhere_turns_begin_at_once() -> None:
    scene = gifts(0, 0, 0)
    assert scene.state.order == [2, 1, 0]
    assert scene.legal("end")


def test_r20_exactly_the_minimum_is_enough_to_be_asked() -> None:
    scene = gifts(5, 3, 4).play("bid 3")
    assert scene.state.actor == 2
    assert scene.state.order == [1]
    assert numbers(scene) == [4]


def test_r20_a_pass_is_final() -> None:
    scene = gifts(9, 9, 9).play("pass", "bid 1", "bid 2")
    assert scene.state.actor == 1, "seat 0 is left out"
    scene.play("bid 3")
    assert scene.state.actor == 2
    assert scene.view().bidding.bidders == (1, 2)


def elegua(*cattle: int) -> Scene:
    return Scene(seats=len(cattle)).god("elegua").cattle(*cattle).end_round()


def test_r21_the_stock_pays_up_to_three_of_eleguas_first_gift() -> None:
    for gift, own in ((1, 0), (2, 0), (3, 0), (4, 1), (5, 2)):
        scene = elegua(4, 0, 9)
        stock = scene.state.stock
        scene.play(f"bid {gift}")
        assert scene.state.cattle[0] == 4 - own
        assert scene.state.stock == stock - (gift - own)
    assert numbers(elegua(4, 0, 9)) == [1, 2, 3, 4, 5, 6, 7]


def test_r21_elegua_gives_without_cattle_of_ones_own_and_the_stocks_are_dealt_alike() -> None:
    scene = elegua(0, 4)
    assert numbers(scene) == [1, 2, 3]
    scene.play("bid 3")
    assert scene.plaques() == [(0, 2), (1, 1)]
    scene.play("pass")
    assert scene.state.cattle == [2, 5]


def test_r21_only_the_first_gift_of_a_round_is_helped() -> None:
    scene = elegua(4, 9).play("bid 2", "bid 3")
    assert numbers(scene) == [4], "4 of its own, and none of the stock's"
    scene.play("bid 4", "pass")
    assert scene.state.cattle[0] == 0 + 5
    scene.end_round()
    assert scene.state.actor == 0
    assert numbers(scene)[-1] == 8, "5 of its own and 3 again"


def test_r21_who_passes_unasked_is_counted_with_the_stocks_help() -> None:
    def asked(gift: int) -> bool:
        scene = Scene(seats=3).god("elegua", 1).specialist("herd", 0).cattle(9, 0, 9).end_round()
        return scene.play(f"bid {gift}").state.actor == 1

    assert asked(2), "3 is possible"
    assert not asked(3), "4 is not"


def test_r22_shadipinyis_plaque_leads_from_the_bidding_after_he_was_chosen() -> None:
    scene = Scene(seats=2, gods=("shadipinyi", "engai")).cattle(5, 5).end_round()
    assert scene.plaques() == [(0, 0), (1, 0)], "nobody adores him yet"
    scene.play("bid 1", "pass", "god shadipinyi")
    assert scene.state.vr == [24, 20]
    scene.end_round()
    assert scene.plaques() == [(None, 0), (0, 0), (1, 0)]
    assert scene.state.actor == 0, "the god gives nothing himself"
    scene.play("bid 2")
    assert scene.plaques() == [(None, 1), (0, 1), (1, 0)]
    assert scene.state.actor == 1
    scene.play("bid 3")
    assert scene.state.cattle == [5 - 2 + 4, 5 - 3 + 1], "5 on two plaques, 4 on the adorer's two"


def test_r22_with_the_option_his_plaque_stands_while_he_waits() -> None:
    scene = Scene(seats=2, gods=("shadipinyi",), gods_in_play_act=True).cattle(5, 5).end_round()
    assert scene.plaques() == [(None, 0), (0, 0), (1, 0)]
    stock = scene.state.stock
    scene.play("bid 3", "pass")
    assert scene.state.cattle == [5 - 3 + 1, 5 + 1]
    assert scene.state.stock == stock + 1, "what he collects for nobody goes to the stock"
    without = Scene(seats=2, gods=("engai",), gods_in_play_act=True).end_round()
    assert without.plaques() == [(0, 0), (1, 0)], "he takes no part in this match"

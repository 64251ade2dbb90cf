"""Rulings R23 to R28 and R31: empty land, craftsmen and their cards, and zoning."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

import mbira
from mbira.games.zimbabwe.queries.questions import sites
from tests.games.zimbabwe.scene import Scene

if TYPE_CHECKING:
    from mbira.core.message import Message
    from mbira.games.zimbabwe.views.view import ZimbabweView

CLUTTER = """
    S.w~
    c..i
    d...
    ...S
"""


def test_r23_nothing_is_built_but_on_empty_land() -> None:
    scene = Scene(CLUTTER).monument("A1").craftsman("potter", "B2", 1).cattle(9, 0)
    scene.specialist("nomads").play("nomads", "build")
    assert scene.legal("at") == {
        f"at {cell}" for cell in ["B1", "B3", "C3", "D3", "A4", "B4", "C4"]
    }
    things = {
        "A1": "thing-monument",
        "C1": "resource-wood",
        "D1": "thing-water",
        "A2": "resource-clay",
        "C2": "craftsman-potter",
        "D2": "resource-ivory",
        "A3": "resource-diamonds",
        "D4": "thing-start",
    }
    for cell, thing in things.items():
        reason = scene.why_not(f"at {cell}")
        assert reason.id == "why-occupied"
        assert cast("Message", reason.args["thing"]).id == thing
    assert scene.why_not("at E1").id == "why-off-map"


def test_r23_no_part_of_a_craftsman_lies_on_anything_either() -> None:
    scene = Scene(CLUTTER).cattle(9, 0).play("place ivory-carver")
    assert scene.legal("at") == {"at B2", "at B3"}, "C3 would reach the starting area D4"
    assert scene.why_not("at C3").id == "why-occupied"
    assert scene.why_not("at D3").id == "why-off-edge"
    long = Scene(CLUTTER).cattle(9, 0).play("place potter")
    assert {"at B1 down", "at B2 across", "at A4 across"} <= long.legal("at")
    assert long.why_not("at B1 across").id == "why-occupied"
    assert long.why_not("at C4 across").id == "why-occupied"


def test_r23_footprints_cross_the_borders_of_map_tiles() -> None:
    over, under = set(), set()
    for seed in range(8):
        view = cast("ZimbabweView", mbira.new("zimbabwe", seats=2, seed=seed).view())
        found = sites(view, "potter", 0)
        over |= {cell for cell in found.across if cell[0] == "F"}
        under |= {cell for cell in found.down if cell[1:] == "6"}
    assert over, "F and G are on different tiles"
    assert under, "so are rows 6 and 7"


IVORY_AND_WOOD = """
    S..w.....S
    ...i......
    .......i..
"""


def test_r24_the_first_primary_and_its_secondary_are_not_placed_in_one_turn() -> None:
    scene = Scene(IVORY_AND_WOOD).cattle(20, 20)
    scene.play("place ivory-carver", "at A2")
    assert scene.why_not("place throne-maker").id == "why-first-primary"
    scene.play("end")
    assert "place throne-maker" in scene.legal("place"), "another seat may, in the same round"
    scene.play("end", "bid 1", "pass")
    assert scene.state.actor == 0
    assert "place throne-maker" in scene.legal("place"), "and so may the first, a turn later"


def test_r24_a_second_primary_bars_nothing() -> None:
    scene = Scene(IVORY_AND_WOOD).craftsman("ivory-carver", "A2", 1).cattle(20, 0)
    scene.play("place ivory-carver", "at F2", "place throne-maker", "at E1 across")
    assert scene.state.vp[0] == 1 + 2


def test_r24_the_bar_is_for_the_same_family_only() -> None:
    scene = Scene(IVORY_AND_WOOD).craftsman("wood-carver", "B1", 1).cattle(20, 0)
    scene.play("place ivory-carver", "at A2")
    assert "place sculptor" in scene.legal("place")
    assert "place throne-maker" not in scene.legal("place")


CLAYS = "..c....c...SS"
NEAR_THE_SECOND = {f"at {column}1 across" for column in "DEFIJ"}
"""Where a potter has H1 in range; from D1 and E1 he has C1 too."""


def test_r25_a_craftsman_needs_a_resource_out_of_range_of_all_others_of_his_kind() -> None:
    scene = Scene(CLAYS).craftsman("potter", "A1", 1).cattle(9, 0).play("place potter")
    assert scene.legal("at") == NEAR_THE_SECOND
    free = Scene(CLAYS).cattle(9, 0).play("place potter")
    assert "at A1 across" in free.legal("at")


def test_r25_those_placed_in_this_action_count_whoever_owns_them() -> None:
    scene = Scene(CLAYS).craftsman("potter", "A1", 1).cattle(9, 0)
    scene.play("place potter", "at I1 across")
    assert scene.why_not("place potter").id == "why-all-claimed"
    own = Scene(CLAYS).craftsman("potter", "A1").craftsman("potter", "I1").cattle(9, 0)
    assert own.why_not("place potter").id == "why-all-claimed"


def test_r25_used_markers_do_not_matter() -> None:
    scene = Scene(CLAYS).craftsman("potter", "A1", 1).used("C1", "H1").cattle(9, 0)
    assert scene.play("place potter").legal("at") == NEAR_THE_SECOND


def test_r25_other_kinds_may_share_a_resource_and_secondaries_need_their_own() -> None:
    board = """
        ....w....S
        .........S
    """
    scene = Scene(board).craftsman("wood-carver", "B1", 1).cattle(20, 0)
    scene.play("place sculptor", "at F1")
    assert scene.why_not("place sculptor").id == "why-all-claimed"
    assert scene.why_not("place wood-carver").id == "why-all-claimed"


def test_r26_eshus_range_brings_sites_and_takes_others_away() -> None:
    far = Scene("c.....SS").craftsman("wood-carver", "B1", 1).cattle(9, 0)
    assert far.play("place potter").legal("at") == {"at D1 across"}
    far = Scene("c.....SS").craftsman("wood-carver", "B1", 1).cattle(9, 0).play("god eshu")
    far.play("place potter")
    assert far.legal("at") == {"at D1 across", "at E1 across"}, "and at once when chosen"

    near = Scene(CLAYS).craftsman("potter", "A1", 1).cattle(9, 9)
    assert "place potter" in near.legal("place")
    near.play("god eshu")
    assert near.why_not("place potter").id == "why-all-claimed", "H1 is 6 from B1"
    near.play("end")
    assert "place potter" in near.legal("place"), "not so in the turn of another"


def test_r26_eshus_legs_over_hubs_are_six_long_too() -> None:
    board = "S.....S.......cS"
    scene = Scene(board).monument("A1").monument("G1", 1).craftsman("potter", "M1", 1)
    scene.cattle(2, 0)
    assert scene.why_not("raise A1").id == "why-too-few-goods"
    scene.play("god eshu", "raise A1", "buy M1", "resource O1")
    assert (scene.level("A1"), scene.state.cattle[0]) == (2, 0)
    farther = Scene("S......S......cS").monument("A1").monument("H1", 1)
    farther.craftsman("potter", "M1", 1).god("eshu").cattle(9, 0)
    assert farther.why_not("raise A1").id == "why-too-few-goods", "H1 is 7 away"


THREE_CLAYS = "..c.....c.....c.....c..SSS"


def test_r27_the_cheaper_card_goes_first_and_there_are_two() -> None:
    scene = Scene(THREE_CLAYS, 3).cattle(9, 9, 9)
    scene.play("place potter")
    assert scene.state.vr[0] == 20, "nothing is taken before the potter stands"
    scene.play("at A1 across")
    assert scene.state.vr == [23, 20, 20]
    scene.play("end", "place potter", "at G1 across")
    assert scene.state.vr == [23, 24, 20]
    assert scene.view().supply.technologies["potter"] == 0
    scene.play("end")
    assert scene.why_not("place potter").id == "why-no-card"
    assert "place wood-carver" not in scene.legal("place"), "and there is no wood"


def test_r27_a_seat_never_takes_the_second_card_of_a_kind_it_has() -> None:
    scene = Scene(THREE_CLAYS, 3).cattle(9, 9, 9)
    for anchor in "AGM":
        scene.play("place potter", f"at {anchor}1 across")
    assert scene.state.vr[0] == 23
    assert scene.state.vp[0] == 3
    assert scene.state.cattle[0] == 3
    assert scene.view().supply.technologies["potter"] == 1
    assert scene.why_not("place potter").id == "why-all-placed", "there are three of a kind"


def test_r27_several_technologies_may_be_taken_in_a_turn() -> None:
    scene = Scene("..c.....w..SS").cattle(9, 0)
    scene.play("place potter", "at A1 across", "place wood-carver", "at G1 across")
    assert scene.state.vr[0] == 26


def test_r27_no_technology_takes_the_vr_over_forty() -> None:
    scene = Scene(IVORY_AND_WOOD).god("engai").cattle(9, 0)
    for specialist in ("shaman", "rain-ceremony", "herd", "nomads", "builder"):
        scene.specialist(specialist)
    assert scene.state.vr[0] == 38
    assert scene.why_not("place wood-carver").id == "why-too-much-vr"
    scene.play("place ivory-carver", "at A2")
    assert scene.state.vr[0] == 40


def test_r28_the_whole_cost_is_paid_to_the_stock() -> None:
    assert Scene("c...SS").cattle(1, 0).why_not("place potter").id == "why-too-dear"
    scene = Scene("c...SS").cattle(2, 0)
    stock = scene.state.stock
    scene.play("place potter", "at B1 across")
    assert (scene.state.cattle[0], scene.state.stock) == (0, stock + 2)
    assert scene.card("potter") == 0


@pytest.mark.parametrize(("kind", "cost"), [("potter", 2), ("diamond-cutter", 10)])
def test_r28_the_builder_gets_the_first_two_if_paid_before(kind: str, cost: int) -> None:
    board = """
        S..c
        S..d
    """
    site = "at B1 across" if kind == "potter" else "at B1"
    scene = Scene(board).specialist("builder").cattle(cost + 1, 0)
    scene.play("builder")
    assert scene.why_not(f"place {kind}").id == "why-too-dear", "the full cost is needed"
    scene = Scene(board).specialist("builder").cattle(cost + 2, 0)
    stock = scene.state.stock
    scene.play("builder", f"place {kind}", site)
    assert scene.state.specialist_card[4] == 2 + 2
    assert (scene.state.cattle[0], scene.state.stock) == (0, stock + cost - 2)
    late = Scene(board).specialist("builder").cattle(cost + 2, 0)
    late.play(f"place {kind}", site, f"price {kind} 1", "builder")
    assert late.state.specialist_card[4] == 2


def test_r31_a_monument_touches_no_other() -> None:
    board = """
        .....
        .S...
        .....
        ....S
    """
    for owner in (0, 1):
        scene = Scene(board).monument("B2", owner).play("build")
        assert scene.legal("at") == {
            "at " + cell for cell in ["D1", "E1", "D2", "E2", "D3", "E3", "A4", "B4", "C4", "D4"]
        }
        assert scene.why_not("at C3").id == "why-zoning"
    free = Scene(board).monument("B2").specialist("nomads").cattle(2, 0)
    free.play("nomads", "build", "at C3")
    assert free.state.vp[0] == 2


def test_r31_nor_do_obatalas_two_touch_each_other() -> None:
    scene = Scene("S.......S").god("obatala").play("build", "at D1")
    assert "end" in scene.legal(), "one is enough"
    scene.play("build")
    assert scene.legal("at") == {"at B1", "at F1", "at G1", "at H1"}
    scene.play("at F1")
    assert scene.why_not("build").id == "why-two-monuments"
    one = Scene("S.......S").play("build", "at D1")
    assert one.why_not("build").id == "why-one-monument"


def test_r31_the_nomads_lift_zoning_for_both_of_obatalas() -> None:
    scene = Scene("S.......S").monument("A1").god("obatala").specialist("nomads").cattle(2, 0)
    scene.play("nomads", "build", "at B1", "build", "at C1")
    assert scene.state.vp[0] == 3

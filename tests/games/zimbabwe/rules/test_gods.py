"""The twelve gods: what each costs and does, for his adorer and for nobody else."""

from __future__ import annotations

import pytest

from mbira.games.zimbabwe.game import GAME
from mbira.games.zimbabwe.queries.questions import gift, income, standings
from mbira.games.zimbabwe.queries.raise_plan import plan
from mbira.lang import language
from tests.games.zimbabwe.scene import OPEN, Scene

VR = {
    "shadipinyi": 4,
    "elegua": 4,
    "dziva": 2,
    "eshu": 4,
    "gu": 4,
    "obatala": 7,
    "atete": 5,
    "tsui-goab": 3,
    "anansi": 5,
    "qamata": 2,
    "engai": 5,
    "xango": -2,
}


@pytest.mark.parametrize("god", VR)
def test_choosing_a_god_changes_the_vr_and_costs_no_cattle(god: str) -> None:
    scene = Scene(OPEN).cattle(3, 3).play(f"god {god}")
    assert scene.state.vr == [20 + VR[god], 20]
    assert scene.state.cattle == [3, 3]
    assert scene.view().seats[0].god == god
    assert god not in scene.view().supply.gods
    scene.play("end")
    assert scene.why_not(f"god {god}").id == "why-god-taken"
    assert len(scene.legal("god")) == 11


@pytest.mark.parametrize("god", VR)
def test_a_god_is_for_the_whole_match(god: str) -> None:
    scene = Scene(OPEN).god(god).cattle(0, 0)
    assert not scene.legal("god")
    scene.end_round()
    if scene.view().step == "gift":  # Elegua's adorer is asked even without cattle
        scene.play("pass")
    if scene.state.actor == 1:
        scene.play("end")
    assert not scene.legal("god")
    assert scene.why_not("god gu" if god != "gu" else "god xango").id == "why-one-god"


def test_shadipinyi_about_doubles_what_his_adorer_gets() -> None:
    scene = Scene(seats=3).god("shadipinyi", 1).cattle(9, 9, 9).end_round()
    assert scene.plaques() == [(None, 0), (1, 0), (0, 0), (2, 0)]
    scene.play("bid 1", "bid 2", "bid 3")
    assert scene.plaques() == [(None, 2), (1, 2), (0, 1), (2, 1)]
    scene.play("pass", "pass")
    assert scene.state.cattle == [9 - 2 + 1, 9 - 1 + 4, 9 - 3 + 1]
    assert scene.state.order == [2, 0, 1]
    assert scene.state.actor == 2


def test_shadipinyi_leads_though_his_adorer_is_last() -> None:
    scene = Scene(seats=2).god("shadipinyi").specialist("herd", 1).cattle(5, 5).end_round()
    assert scene.plaques() == [(None, 0), (1, 0), (0, 0)]
    assert scene.state.actor == 1


def test_elegua_is_previewed_with_the_stocks_help() -> None:
    scene = Scene(seats=2).god("elegua").cattle(2, 9).end_round()
    shown = gift(scene.view(), 4)
    assert (shown.cost, shown.plaques, shown.left, shown.order) == (1, (2, 2), (3, 11), (0, 1))
    assert scene.why_not("bid 6").id == "why-gift-too-large"


def test_a_gift_that_nobody_can_top_is_previewed_alike() -> None:
    scene = Scene(seats=2).god("elegua").cattle(2, 2).end_round()
    shown = gift(scene.view(), 4)
    assert (shown.left, shown.order) == ((3, 4), (0, 1))
    assert (shown.cost, shown.plaques) == (1, (2, 2))


def test_eleguas_adorer_may_pass_and_then_gets_nothing_from_the_stock() -> None:
    scene = Scene(seats=2).god("elegua").cattle(0, 2).end_round()
    stock = scene.state.stock
    scene.play("pass")
    assert scene.state.order == [1, 0]
    assert (scene.state.cattle, scene.state.stock) == ([0, 2], stock)


def test_elegua_helps_a_first_gift_that_comes_late() -> None:
    scene = Scene(seats=2).god("elegua", 1).specialist("herd", 0).cattle(9, 1).end_round()
    scene.play("bid 2", "bid 4")
    assert scene.state.cattle[1] == 0
    assert scene.state.actor == 0
    unaided = Scene(seats=2).specialist("herd", 0).cattle(9, 1).end_round().play("bid 2")
    assert unaided.state.order == [0, 1], "without him, 1 is not enough for 3"


DZIVA = "..c.....w....SS"


def test_dziva_sets_all_prices_up_and_down() -> None:
    scene = Scene(DZIVA).craftsman("potter", "A1", price=2).cattle(9, 0)
    scene.craftsman("wood-carver", "G1", price=3)
    assert scene.why_not("price potter 1").id == "why-price-lowered"
    scene.play("god dziva")
    assert scene.legal() == {
        "price potter 1",
        "price potter 3",
        "price wood-carver 1",
        "price wood-carver 2",
        "done",
    }
    scene.play("price wood-carver 1", "price potter 3", "done")
    assert {c.craftsman: c.price for c in scene.view().seats[0].technologies} == {
        "potter": 3,
        "wood-carver": 1,
    }
    assert "done" not in scene.legal()


def test_dziva_has_nothing_to_set_without_technologies() -> None:
    scene = Scene(DZIVA).cattle(9, 0).play("god dziva")
    assert {"build", "end"} <= scene.legal()


def test_dziva_changes_prices_of_her_adorer_only() -> None:
    scene = Scene(DZIVA).god("dziva", 1).craftsman("potter", "A1", price=2).cattle(9, 0)
    scene.craftsman("wood-carver", "G1", 1, price=2)
    assert scene.legal("price") == {"price potter 3"}
    scene.play("end")
    assert scene.legal() == {"price wood-carver 1", "price wood-carver 3", "done"}
    assert scene.why_not("end").id == "why-not-now", "prices come before anything else"
    scene.play("done", "end")


def test_dziva_chosen_after_the_main_action_still_sets_prices() -> None:
    scene = Scene(DZIVA).craftsman("potter", "A1", price=3).cattle(9, 0)
    scene.play("place wood-carver", "at G1 across", "price wood-carver 3", "god dziva")
    assert "price wood-carver 1" in scene.legal("price")
    scene.play("price wood-carver 2", "price potter 1", "done")
    assert scene.why_not("price potter 2").id == "why-main-closed"


def test_eshu_doubles_the_range_of_goods_and_resources_in_his_turn_only() -> None:
    scene = Scene("S.......cS").monument("A1").monument("J1", 1).craftsman("potter", "C1", 1)
    scene.cattle(9, 9)
    assert scene.why_not("raise A1").id == "why-resources-short", "I1 is 5 from D1"
    scene.god("eshu").play("raise A1", "buy C1", "resource I1")
    assert scene.level("A1") == 2
    far = Scene("S...c....S").monument("J1", 1).monument("A1").craftsman("potter", "C1", 1)
    far.god("eshu").cattle(9, 9).play("end")
    assert far.why_not("raise J1").id == "why-too-few-goods", "6 away, and it is not Eshu's turn"


def test_eshus_adorer_finds_sites_that_others_do_not() -> None:
    scene = Scene("c.........SS").god("eshu").cattle(9, 9)
    ordinary = {f"at {column}1 across" for column in "BCD"}
    assert scene.play("place potter").legal("at") == ordinary | {
        "at E1 across",
        "at F1 across",
        "at G1 across",
    }
    scene = Scene("c.........SS").god("eshu").cattle(9, 9).play("end", "place potter")
    assert scene.legal("at") == ordinary


def test_gu_pays_back_what_technologies_cost_above_one() -> None:
    scene = Scene("..c.....w..SS").craftsman("potter", "A1", 1).craftsman("wood-carver", "G1", 0)
    scene.cattle(9, 0)
    assert scene.state.vr == [23, 23]
    scene.play("god gu")
    assert scene.state.vr == [23 - 2 + 4, 23], "seat 1's stays"
    bare = Scene(OPEN).play("god gu")
    assert bare.state.vr[0] == 24


def test_obatala_builds_two_monuments_each_turn_and_only_of_the_building_kind() -> None:
    scene = Scene("S..........S").god("obatala").monument("A1").cattle(9, 0)
    scene.play("build", "at C1", "build", "at E1")
    assert scene.state.vp[0] == 3
    assert scene.why_not("build").id == "why-two-monuments"
    scene.play("end")
    assert scene.state.actor == 1
    scene.play("build", "at J1")
    assert scene.why_not("build").id == "why-one-monument"


def test_atete_never_adds_a_third_marker() -> None:
    scene = Scene("SS..c..SS").god("atete").monument("A1").monument("B1").monument("H1")
    scene.craftsman("potter", "C1", 1).craftsman("potter", "F1").cattle(9, 0)
    scene.play("raise B1", "buy C1", "resource E1", "raise H1", "buy F1", "resource E1")
    assert scene.view().used == {"E1": 2}
    assert not scene.legal("raise")
    scene.end_round()
    assert scene.view().used == {}


def test_tsui_goab_raises_with_secondary_goods_alone() -> None:
    board = """
        S..www.
        .....w.
        .......
        ......S
    """
    scene = Scene(board).monument("A1", level=2).craftsman("wood-carver", "B1", 1).cattle(9, 0)
    scene.craftsman("sculptor", "B2", 1)
    assert not scene.legal("raise")
    scene.god("tsui-goab").play("raise A1")
    assert scene.legal("buy") == {"buy B2"}, "never the wood carving itself"
    for first, second in (("D1", "E1"), ("F1", "F2")):
        scene.play("buy B2", f"resource {first}", "primary B1", f"resource {second}")
    assert scene.level("A1") == 3


def test_anansis_plan_costs_one_a_craftsman() -> None:
    scene = Scene("S...c.S").monument("A1").craftsman("potter", "C1", 1, price=3).cattle(1, 0)
    dear = plan(scene.view(), ["A1"], 0)
    assert dear is not None
    assert (dear.cost, dear.affordable) == (3, False)
    scene.god("anansi")
    cheap = plan(scene.view(), ["A1"], 0)
    assert cheap is not None
    assert (cheap.cost, cheap.affordable, cheap.to_seats) == (1, True, {1: 1})


def test_qamata_gets_every_seats_fees() -> None:
    scene = Scene("SS...cc..S", 3).monument("A1").monument("B1", 1).cattle(2, 0, 0)
    scene.craftsman("potter", "C1", 1).god("qamata", 2)
    before = plan(scene.view(), ["A1"], 0)
    assert before is not None
    assert (before.hub_fees, before.hub_fees_to) == (1, 2)
    scene.play("raise A1", "buy C1", "resource F1")
    assert scene.view().seats[2].god_cattle == 1
    scene.end_round()
    assert scene.state.cattle == [2, 1 + 1, 1], "income 2; income and price; the fee"


def test_engai_brings_two_more_cattle_each_revenue() -> None:
    scene = Scene(OPEN).god("engai").monument("A1", level=2).monument("F1", 1, level=2)
    shown = income(scene.view(), 0)
    assert (shown.monuments, shown.engai, shown.total) == (2, 2, 4)
    scene.cattle(0, 0)
    scene.play("end")
    told = scene.told("end")
    scene.end_round()
    assert scene.state.cattle == [4, 2]
    said = language("en", GAME.spec).say(told)
    assert said.endswith("Revenue: Kilwa 4 (2 + 2 from Engai) and Mutapa 2."), said


def test_xango_lowers_the_vr_by_two() -> None:
    scene = Scene(OPEN).monument("A1", level=4).monument("C1", level=2).monument("E1")
    scene.monument("C3")
    assert scene.state.vp[0] == 18
    assert not standings(scene.view())[0].reached
    scene.play("god xango")
    assert standings(scene.view())[0].reached
    scene.end_round()
    assert scene.state.end_reason == "victory"


def test_dziva_chosen_between_two_prices_does_not_reopen_the_first() -> None:
    scene = Scene("S...w.....S", interruptible_actions=True).cattle(9, 0)
    scene.craftsman("wood-carver", "F1")
    scene.play("price wood-carver 3", "god dziva", "price wood-carver 1", "done")
    assert scene.legal("price") == set(), "the main action priced it already"

"""Rulings R34 to R37 and R44: what a turn is made of, Dziva's and Gu's timing, the VR's limit."""

from __future__ import annotations

import pytest

from tests.games.zimbabwe.scene import OPEN, Scene

CLAYS = "..c.....c.....S.S"
SPECIALISTS = ("shaman", "rain-ceremony", "herd", "nomads", "builder")


def test_r34_a_turn_may_be_empty() -> None:
    scene = Scene(CLAYS).play("end")
    assert scene.state.actor == 1


def test_r34_god_specialists_and_main_action_come_in_any_order() -> None:
    steps = (("god engai",), ("herd 2",), ("place potter", "at A1 across", "price potter 1"))
    for order in ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)):
        scene = Scene(CLAYS).specialist("herd").cattle(4, 0)
        for step in order:
            scene.play(*steps[step])
        assert scene.state.cattle[0] == 0
        assert scene.state.vr[0] == 20 + 6 + 5 + 3
        assert scene.state.vp[0] == 1


def test_r34_one_god_or_one_specialist_is_chosen_in_a_turn() -> None:
    god = Scene(CLAYS).cattle(9, 0).play("god engai")
    assert god.why_not("specialist herd").id == "why-chosen-already"
    assert god.why_not("god xango").id == "why-one-god"
    specialist = Scene(CLAYS).cattle(9, 0).play("specialist herd", "herd 2")
    assert specialist.why_not("god engai").id == "why-chosen-already"
    assert specialist.why_not("specialist nomads").id == "why-chosen-already"


def test_r34_one_god_for_the_whole_match() -> None:
    scene = Scene(CLAYS).god("engai").god("xango", 1)
    assert scene.why_not("god gu").id == "why-one-god"
    assert not scene.legal("god")
    assert Scene(CLAYS).god("xango", 1).why_not("god xango").id == "why-god-taken"
    assert Scene(CLAYS, gods=("gu",)).why_not("god xango").id == "why-god-not-in-play"


def test_r34_one_main_action_in_a_turn() -> None:
    def fresh() -> Scene:
        scene = Scene(CLAYS).monument("O1").craftsman("potter", "K1", 1).cattle(9, 0)
        assert {"build", "place potter", "raise O1"} <= scene.legal()
        return scene

    built = fresh().play("build", "at G1")
    placed = fresh().play("place potter", "at A1 across")
    raised = fresh().play("raise O1", "buy K1", "resource I1")
    for scene in (built, placed, raised):
        assert "end" in scene.legal()
    for step in ("place potter", "raise O1"):
        assert built.why_not(step).id == "why-main-taken"
    for step in ("build", "raise O1"):
        assert placed.why_not(step).id == "why-main-taken"
    for step in ("build", "place potter"):
        assert raised.why_not(step).id == "why-main-taken"


def placing(**option: bool) -> Scene:
    """Return a turn in which a potter was placed, and then a specialist used."""
    scene = Scene(CLAYS, **option).specialist("herd").cattle(9, 0)
    scene.play("place potter", "at A1 across")
    if "herd 2" not in scene.legal():
        scene.play("price potter 1")
    return scene.play("herd 2")


def test_r34_the_main_action_is_over_once_something_else_is_done() -> None:
    scene = placing()
    assert scene.why_not("place potter").id == "why-main-closed"
    assert scene.why_not("price potter 2").id == "why-main-closed"
    god = Scene(CLAYS).cattle(9, 0).play("place potter", "at A1 across", "price potter 1")
    god.play("god engai")
    assert god.why_not("place potter").id == "why-main-closed"
    chosen = Scene(CLAYS).cattle(9, 0).play("place potter", "at A1 across", "price potter 1")
    chosen.play("specialist herd")
    assert chosen.why_not("place potter").id == "why-main-closed"


def test_r34_with_the_option_specialists_come_between_its_steps() -> None:
    scene = placing(interruptible_actions=True)
    scene.play("place potter", "at G1 across", "price potter 2")
    assert scene.state.vp[0] == 2
    assert scene.why_not("build").id == "why-main-taken"


def test_r34_raising_is_over_too() -> None:
    def one_raised(**option: bool) -> Scene:
        scene = Scene("S.c...cS", **option).monument("A1").monument("H1").cattle(9, 0)
        scene.craftsman("potter", "D1", 1).specialist("herd")
        return scene.play("raise A1", "buy D1", "resource C1", "herd 2")

    assert one_raised().why_not("raise H1").id == "why-main-closed"
    again = one_raised(interruptible_actions=True).play("raise H1", "buy D1", "resource G1")
    assert (again.level("A1"), again.level("H1")) == (2, 2)


def test_r34_obatala_chosen_after_the_first_monument_gives_no_second() -> None:
    late = Scene("S.......S").play("build", "at C1", "god obatala")
    assert late.why_not("build").id == "why-main-closed"
    early = Scene("S.......S").play("god obatala", "build", "at C1", "build", "at E1")
    assert early.state.vp[0] == 2


def test_r34_gods_act_in_the_turn_in_which_they_are_chosen() -> None:
    board = "S...c..S"
    far = Scene(board).monument("A1", level=2).craftsman("potter", "B1", 1, price=3).cattle(2, 0)
    assert far.why_not("raise A1").id == "why-too-few-goods"
    scene = Scene(board).monument("A1").craftsman("potter", "B1", 1, price=3).cattle(1, 0)
    assert scene.why_not("raise A1").id == "why-raise-too-dear"
    scene.play("god anansi", "raise A1", "buy B1", "resource E1")
    twin = Scene("S..cc..S").monument("A1", level=2).craftsman("potter", "B1", 1).cattle(2, 0)
    twin.play("god tsui-goab", "raise A1", "buy B1", "resource D1", "buy B1", "resource E1")
    again = Scene(board).monument("A1").craftsman("potter", "B1", 1).used("E1").cattle(1, 0)
    assert not again.legal("raise")
    again.play("god atete", "raise A1", "buy B1", "resource E1")
    assert [each.level("A1") for each in (scene, twin, again)] == [2, 3, 2]


def test_r34_engai_pays_in_the_round_in_which_he_is_chosen() -> None:
    scene = Scene().monument("A1").cattle(0, 0).play("god engai").end_round()
    assert scene.state.cattle == [1 + 2, 0]


def dziva_at_turn_start(**option: bool) -> Scene:
    """Return the start of a later turn of Dziva's adorer, who has a potter at 3."""
    scene = Scene(CLAYS, **option).god("dziva").craftsman("potter", "A1", price=3)
    scene.cattle(9, 0).end_round().play("bid 1")
    assert scene.state.actor == 0
    return scene


def prices(scene: Scene, seat: int = 0) -> list[int]:
    return [card.price for card in scene.view().seats[seat].technologies]


def test_r35_dziva_sets_prices_at_the_start_of_a_turn_before_anything_else() -> None:
    scene = dziva_at_turn_start()
    assert scene.legal() == {"price potter 1", "price potter 2", "done"}
    scene.play("price potter 1", "done")
    assert prices(scene) == [1]
    assert {"build", "place potter", "end"} <= scene.legal(), "it was no main action"


def test_r35_she_may_leave_them_alone_and_lowers_nothing_later() -> None:
    scene = dziva_at_turn_start().play("done")
    assert prices(scene) == [3]
    assert scene.why_not("price potter 2").id == "why-price-lowered"
    scene.play("place potter", "at G1 across")
    assert scene.why_not("price potter 2").id == "why-price-lowered"


def test_r35_with_the_option_she_lowers_after_placing_too() -> None:
    scene = dziva_at_turn_start(dziva_lowers_after_placing=True)
    scene.play("done", "place potter", "at G1 across", "price potter 2")
    assert prices(scene) == [2]


def test_r35_a_price_set_by_dziva_can_still_rise_with_the_main_action() -> None:
    scene = dziva_at_turn_start()
    scene.play("price potter 1", "done", "place potter", "at G1 across", "price potter 2")
    assert prices(scene) == [2]


def test_r35_she_sets_prices_at_once_when_chosen() -> None:
    scene = Scene(CLAYS).craftsman("potter", "A1", price=3).cattle(9, 0).play("god dziva")
    assert scene.legal() == {"price potter 1", "price potter 2", "done"}
    scene.play("price potter 2", "done", "build", "at E1")
    assert prices(scene) == [2]


def test_r35_with_the_option_only_from_the_next_turn_on() -> None:
    scene = Scene(CLAYS, dziva_start_only=True).craftsman("potter", "A1", price=3).cattle(9, 0)
    scene.play("god dziva")
    assert "done" not in scene.legal()
    scene.play("end", "end", "bid 1")
    assert scene.state.actor == 0
    assert scene.legal() == {"price potter 1", "price potter 2", "done"}


def test_r35_prices_set_when_she_is_chosen_leave_the_main_action_open() -> None:
    scene = Scene(CLAYS).craftsman("potter", "A1", price=3).cattle(9, 0)
    scene.play("god dziva", "price potter 1", "done", "place potter", "at G1 across")
    assert scene.legal("price") == {"price potter 2", "price potter 3"}


def test_r36_gu_makes_every_technology_one_vr() -> None:
    scene = Scene("..c.....c.....w..SS").craftsman("potter", "A1", 1).god("gu").cattle(9, 0)
    scene.play("place potter", "at G1 across")
    assert scene.state.vr[0] == 24 + 1, "the second card"
    scene.play("place wood-carver", "at M1 across")
    assert scene.state.vr[0] == 24 + 2, "a first card"
    assert scene.state.vr[1] == 23


def test_r36_gu_takes_the_cheaper_card_and_leaves_the_dearer_one() -> None:
    scene = Scene("..c.....c..SS").god("gu").cattle(9, 9)
    scene.play("place potter", "at A1 across", "end", "place potter", "at G1 across")
    assert scene.state.vr == [25, 24]


def test_r36_gus_rebate_comes_before_his_price() -> None:
    board = """
        c..w..d..S
        ..........
        .........S
    """
    scene = Scene(board).craftsman("potter", "A2").craftsman("wood-carver", "D2").cattle(9, 0)
    scene.craftsman("diamond-cutter", "G2")
    for specialist in SPECIALISTS:
        scene.specialist(specialist)
    assert scene.state.vr[0] == 40
    assert scene.why_not("god qamata").id == "why-too-much-vr"
    scene.play("god gu")
    assert scene.state.vr[0] == 40 - 4 + 4
    assert [card.vr for card in scene.view().seats[0].technologies] == [1, 1, 1]


def test_r36_gus_rebate_counts_what_was_paid() -> None:
    scene = Scene("..c.....c..SS").craftsman("potter", "A1", 1).craftsman("potter", "G1")
    assert scene.state.vr == [24, 23]
    scene.play("god gu")
    assert scene.state.vr == [20 + 1 + 4, 23], "the dearer card gives back three"


@pytest.mark.parametrize(("god", "vr"), [("obatala", 7), ("engai", 5), ("xango", -2)])
def test_r37_no_god_takes_the_vr_over_forty(god: str, vr: int) -> None:
    scene = Scene("c....w...SS")
    for specialist in SPECIALISTS:
        scene.specialist(specialist)
    scene.play(f"god {god}")
    assert scene.state.vr[0] == 33 + vr <= 40
    higher = Scene("c....w...SS").craftsman("potter", "B1")
    for specialist in SPECIALISTS:
        higher.specialist(specialist)
    assert (f"god {god}" in higher.legal("god")) == (36 + vr <= 40)
    if 36 + vr > 40:
        assert higher.why_not(f"god {god}").args == {"vr": 36 + vr, "most": 40}


def test_r37_no_specialist_takes_the_vr_over_forty() -> None:
    scene = Scene(OPEN).god("obatala").cattle(9, 0)
    for specialist in ("shaman", "rain-ceremony", "nomads", "builder"):
        scene.specialist(specialist)
    assert scene.state.vr[0] == 34
    assert "specialist herd" in scene.legal("specialist"), "34 and 6 are 40"
    board = """
        S..d..
        ......
        S.....
    """
    higher = Scene(board).god("obatala").craftsman("diamond-cutter", "B2").cattle(9, 0)
    for specialist in ("shaman", "rain-ceremony", "nomads", "builder"):
        higher.specialist(specialist)
    assert higher.why_not("specialist herd").id == "why-too-much-vr"


def test_r44_cattle_on_cards_wait_for_the_revenue() -> None:
    scene = Scene("S.c...cS").monument("A1").monument("H1").cattle(1, 0)
    scene.craftsman("potter", "D1").play("raise A1", "buy D1", "resource C1")
    assert scene.card("potter") == 1, "its own card, so its own cattle"
    assert scene.why_not("raise H1").id == "why-raise-too-dear"
    scene.end_round()
    assert scene.card("potter") == 0
    assert scene.state.cattle[0] == 1 + 2, "the card and the income"


PLENTY = """
    S.c..ccS
    ..ccccc.
"""


def plenty(level: int, owner: int = 0) -> Scene:
    """Return a monument with goods and clay for two levels and more, thanks to Tsui-Goab."""
    scene = Scene(PLENTY).monument("A1", owner, level=level).craftsman("potter", "D1", 1)
    return scene.god("tsui-goab").cattle(20, 0)


def test_r44_a_monument_rises_one_level_a_turn() -> None:
    assert "raise A1" in plenty(2).legal("raise")
    scene = plenty(1).play("raise A1", "buy D1", "resource C1")
    assert not scene.legal("raise"), "though the goods for the next level are there"
    assert scene.why_not("raise A1").id == "why-raised-already"
    scene.end_round().play("bid 1")
    assert "raise A1" in scene.legal("raise"), "a turn later it may rise again"


def test_r44_level_five_is_the_last() -> None:
    assert "raise A1" in plenty(4).legal("raise")
    assert not plenty(5).legal("raise")
    assert plenty(5).why_not("raise A1").id == "why-top-level"


def test_r44_only_ones_own_monuments_rise() -> None:
    assert not plenty(1, owner=1).legal("raise")
    assert plenty(1, owner=1).why_not("raise A1").id == "why-not-your-monument"

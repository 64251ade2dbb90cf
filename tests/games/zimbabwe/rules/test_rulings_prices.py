"""Rulings R29 and R30: prices, and when they are set."""

from __future__ import annotations

from mbira.core.message import Message
from tests.games.zimbabwe.scene import Scene


def test_r29_the_action_may_be_taken_for_prices_alone() -> None:
    scene = Scene("c....SS").monument("F1").craftsman("potter", "B1").cattle(9, 0)
    scene.play("price potter 3")
    assert scene.view().seats[0].technologies[0].price == 3
    assert scene.why_not("build").id == "why-main-taken"
    assert scene.why_not("raise F1").id == "why-main-taken"


def test_r29_only_with_a_technology_of_ones_own() -> None:
    scene = Scene("c....SS").craftsman("potter", "B1", 1).cattle(9, 0)
    assert not scene.legal("price")
    assert scene.why_not("price potter 2").id == "why-no-technology"


def test_r30_prices_are_set_after_all_placing_from_one_to_three() -> None:
    scene = Scene("..c.....c..SS").cattle(9, 0)
    scene.play("place potter", "at A1 across")
    assert scene.view().seats[0].technologies[0].price == 1
    assert scene.legal("price") == {"price potter 1", "price potter 2", "price potter 3"}
    scene.play("price potter 2")
    assert scene.why_not("place potter").id == "why-prices-set"
    assert scene.why_not("price potter 3").id == "why-priced-already"


def test_r30_a_new_technology_has_its_price_before_a_god_or_a_specialist_comes() -> None:
    scene = Scene("..c.....c..SS").specialist("herd").cattle(9, 0)
    scene.play("place potter", "at A1 across")
    for step in ("god xango", "specialist nomads", "herd 2"):
        reason = scene.why_not(step)
        assert (reason.id, reason.rule) == ("why-price-first", "R30")
    assert {"place potter", "end"} <= scene.legal(), "more may be placed, and the turn may end"
    scene.play("price potter 1")
    assert {"god xango", "specialist nomads", "herd 2"} <= scene.legal()
    scene.play("god xango", "end")
    assert scene.view().seats[0].technologies[0].price == 1


def test_r30_every_new_technology_has_its_price() -> None:
    scene = Scene("..c..w..c..SS").cattle(9, 0)
    scene.play("place potter", "at A1 across", "place wood-carver", "at G1 across")
    assert set(scene.view().turn.unpriced) == {"potter", "wood-carver"}
    scene.play("price wood-carver 3")
    assert scene.why_not("god xango").id == "why-price-first"
    assert scene.legal("price") == {"price potter 1", "price potter 2", "price potter 3"}
    scene.play("price potter 2", "god xango")
    assert [card.price for card in scene.view().seats[0].technologies] == [3, 2]


def test_r30_a_technology_that_one_has_asks_for_nothing() -> None:
    scene = Scene("..c.....c..SS").craftsman("potter", "A1", price=1).cattle(9, 0)
    scene.play("place potter", "at G1 across")
    assert scene.legal("price") == {"price potter 2", "price potter 3"}
    assert "god xango" in scene.legal()
    assert scene.why_not("price potter 1").id == "why-same-price"


def test_r30_who_ends_the_turn_leaves_the_price_at_one() -> None:
    scene = Scene("..c.....c..SS").cattle(9, 0).play("place potter", "at A1 across", "end")
    assert scene.view().seats[0].technologies[0].price == 1
    assert scene.view().turn.unpriced == ()


def test_r30_what_is_asked_names_the_craftsman_without_a_price() -> None:
    scene = Scene("..c.....c..SS").cattle(9, 0).play("place potter", "at A1 across")
    asked = scene.asked()
    assert asked.id == "ask-turn-unpriced"
    assert asked.args["craftsman"] == Message("craftsman-potter")
    assert scene.play("price potter 2").asked().id == "ask-turn-on"


def test_r30_prices_only_rise_and_each_holder_has_an_own_one() -> None:
    scene = Scene("..c.....c..SS").cattle(9, 0)
    scene.craftsman("potter", "A1", price=2).craftsman("potter", "G1", 1, price=1)
    assert scene.legal("price") == {"price potter 3"}
    assert scene.why_not("price potter 1").id == "why-price-lowered"
    assert scene.why_not("price potter 2").id == "why-same-price"
    scene.play("price potter 3")
    prices = [seat.technologies[0].price for seat in scene.view().seats]
    assert prices == [3, 1]

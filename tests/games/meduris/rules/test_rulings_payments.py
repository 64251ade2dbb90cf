"""Ruling R9: paying, and three other materials for one; compared with all payments there are."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, product

import pytest
from hypothesis import example, given, settings, strategies as st

from mbira.games.meduris.actions import CODEC
from mbira.games.meduris.data import MATERIAL_IDS
from mbira.games.meduris.game import GAME
from mbira.games.meduris.rules.payment import can_pay, most_of_each
from mbira.games.meduris.rules.state import PAYMENT, REPLACEMENT
from tests.games.meduris.scene import LAST_ROCK, Scene, ring_text

Stock = tuple[int, ...]
WOOD, WOOL, COPPER, STONE = range(4)


@cache
def payments(stock: Stock, due: tuple[int, ...]) -> frozenset[Stock]:
    """Return everything that may be left after paying what is due, unit by unit."""
    if not due:
        return frozenset([stock])
    kind, later = due[0], due[1:]
    others = [other for other in range(4) if other != kind]
    found: set[Stock] = set()
    for given_up in ((kind,), *combinations_with_replacement(others, 3)):
        left = tuple(held - given_up.count(each) for each, held in enumerate(stock))
        if min(left) >= 0:
            found |= payments(left, later)
    return frozenset(found)


def fewest(found: frozenset[Stock]) -> frozenset[Stock]:
    most = max(map(sum, found), default=0)
    return frozenset(stock for stock in found if sum(stock) == most)


def ways(scene: Scene, text: str, seat: int) -> frozenset[Stock]:
    """Return everything that the engine may leave a seat with after an action is paid for."""
    start = scene.state.clone()
    GAME.rules.apply(start, CODEC.parse(text))
    waiting, found, seen = [start], set(), set()
    while waiting:
        state = waiting.pop()
        if state.step not in {PAYMENT, REPLACEMENT}:
            found.add(tuple(state.held(seat)))
            continue
        GAME.rules.audit(state)
        legal = list(GAME.rules.legal(state))
        assert legal, "a dead end"
        for action in legal:
            after = state.clone()
            GAME.rules.apply(after, action)
            place = (tuple(after.held(seat)), after.step, after.due_one, after.due_two,
                     after.kept_one, after.kept_two, after.lack_one, after.lack_two)  # fmt: skip
            if place not in seen:
                seen.add(place)
                waiting.append(after)
    return frozenset(found)


def stocks(most: int) -> st.SearchStrategy[Stock]:
    return st.tuples(*[st.integers(0, most)] * 4)


def building(stock: Stock, price: int, option: str) -> Scene:
    """Return a turn in which a hut on space 4 asks for wood and stone at a price."""
    scene = Scene(2, board=ring_text(24), payments=option).huts(1, *range(3, 4 - price, -1))
    return scene.stock(0, **dict(zip(MATERIAL_IDS, stock, strict=True)))


@settings(max_examples=120)
@given(stock=stocks(7), price=st.integers(1, 3))
def test_r9_fewest_offers_all_payments_with_the_fewest_materials(stock: Stock, price: int) -> None:
    scene = building(stock, price, "fewest")
    expected = fewest(payments(stock, (WOOD, STONE) * price))
    assert ("hut 4" in scene.legal("hut")) == bool(expected)
    if price == 1:
        assert ("temple 4" in scene.legal("temple")) == bool(expected)
    if expected:
        assert ways(scene, "hut 4", 0) == expected


@settings(max_examples=80)
@example(stock=(3, 0, 0, 3), price=1)
@given(stock=stocks(5), price=st.integers(1, 2))
def test_r9_any_offers_every_payment(stock: Stock, price: int) -> None:
    """Even three stone for a wood and three wood for a stone."""
    scene = building(stock, price, "any")
    expected = payments(stock, (WOOD, STONE) * price)
    assert ("hut 4" in scene.legal("hut")) == bool(expected)
    if expected:
        assert ways(scene, "hut 4", 0) == expected


@settings(max_examples=80)
@given(stock=stocks(5), option=st.sampled_from(["fewest", "any"]))
def test_r9_offerings_are_paid_alike(stock: Stock, option: str) -> None:
    scene = Scene(2, board=ring_text(24), payments=option).huts(1, 4, 5).druid(LAST_ROCK)
    scene.stock(1, **dict(zip(MATERIAL_IDS, stock, strict=True)))
    scene.stock(0, wood=1, copper=1).play("temple 20", *(["pay"] if option == "any" else []))
    assert (scene.state.druid, scene.state.actor) == (4, 1)
    for gift, due in (("wood", (WOOD,)), ("stone", (STONE,)), ("both", (WOOD, STONE))):
        possible = payments(stock, due)
        assert (gift in scene.gifts()) == bool(possible)
        if possible:
            expected = possible if option == "any" else fewest(possible)
            assert ways(scene, f"offer {gift}", 1) == expected


def could_pay(one: int, two: int, rest: int, due_one: int, due_two: int) -> bool:
    """Return whether there is a payment, trying all amounts paid directly or for the other kind."""
    for direct_one, direct_two in product(range(due_one + 1), range(due_two + 1)):
        over_one, over_two = one - direct_one, two - direct_two
        if over_one < 0 or over_two < 0:
            continue
        for_one, for_two = 3 * (due_one - direct_one), 3 * (due_two - direct_two)
        needed = max(0, for_one - over_two) + max(0, for_two - over_one)
        if needed <= rest:
            return True
    return False


@settings(max_examples=300)
@given(
    one=st.integers(0, 18), two=st.integers(0, 18), rest=st.integers(0, 36),
    due_one=st.integers(0, 12), due_two=st.integers(0, 12),
)  # fmt: skip
def test_r9_large_sums(one: int, two: int, rest: int, due_one: int, due_two: int) -> None:
    assert can_pay(one, two, rest, due_one, due_two) == could_pay(one, two, rest, due_one, due_two)
    most = most_of_each(one, two, rest)
    assert could_pay(one, two, rest, most, most)
    assert not could_pay(one, two, rest, most + 1, most + 1)


@pytest.mark.parametrize("price", [1, 2, 7, 12, 17, 18, 19, 22, 24])
def test_r9_the_price_of_a_huge_settlement(price: int) -> None:
    """What is missing of each kind beyond 18 takes three others; one material less is too few."""
    beyond = max(0, price - 18)
    exact = {"wood": price - beyond, "stone": price - beyond, "wool": 3 * beyond}
    exact["copper"] = exact["wool"]

    def legal(stock: dict[str, int]) -> set[str]:
        scene = Scene(4, turn_of=3, board=ring_text(40, every="wood stone"))
        for seat in range(3):
            scene.huts(seat, *range(1, price)[seat * 8 : seat * 8 + 8]).stock(seat)
        assert scene.state.size[price] == price
        return scene.stock(3, **stock).legal("hut")

    assert f"hut {price}" in legal(exact)
    for name, amount in exact.items():
        if amount:
            assert f"hut {price}" not in legal({**exact, name: amount - 1})


def test_r9_dearer_than_the_whole_mountain() -> None:
    scene = Scene(4, board=ring_text(40, every="wood stone"))
    for seat in range(4):
        scene.huts(seat, *range(seat * 6, seat * 6 + 6)).stock(seat)
    assert scene.state.size[24] == 25
    scene.stock(0, wood=18, stone=18, wool=18, copper=18)
    assert "hut 24" not in scene.legal()
    assert "hut 26" in scene.legal()


def test_r9_three_of_any_other_kinds_replace_one() -> None:
    scene = Scene().stock(0, stone=3, wood=2, wool=2).play("temple 8")
    assert scene.legal() == {
        f"replace copper {given}"
        for given in (
            "wood wood wool", "wood wood stone", "wood wool wool", "wood wool stone",
            "wood stone stone", "wool wool stone", "wool stone stone",
        )
    }  # fmt: skip
    scene.play("replace copper stone wool wood")
    assert scene.held(0) == {"stone": 1, "wood": 1, "wool": 1}
    assert scene.view().spaces[8].building == "temple"


def test_r9_not_by_more_of_the_same_kind() -> None:
    """Four wood never pay for two."""
    scene = Scene(payments="any").huts(1, 6).stock(0, wood=5, wool=2).play("hut 5")
    assert scene.legal() == {"pay", "spare wool"}, "no wood can be kept"
    wool = Scene().stock(0, wood=1, wool=4).play("temple 3")
    assert wool.legal() == {"replace copper wool wool wool"}, "the wood is paid already"
    mixed = Scene(payments="any").stock(0, wood=3, wool=1, stone=3).play("temple 5", "spare wool")
    mixed.play("pay")
    assert mixed.legal() == {
        "replace wool wood wood stone", "replace wool wood stone stone",
        "replace wool stone stone stone",
    }  # fmt: skip


def test_r9_each_missing_one_needs_its_own_three() -> None:
    def scene(**stock: int) -> Scene:
        return Scene().huts(1, 12).stock(0, **stock)

    assert "hut 13" in scene(wool=2, stone=6).legal(), "2 wool and, for 2 wood, 6 stone"
    assert "hut 13" not in scene(wool=2, stone=5).legal()
    assert "hut 13" in scene(wool=1, wood=1, stone=3, copper=3).legal()
    assert "hut 13" not in scene(wool=1, wood=1, stone=3, copper=2).legal()
    paid = scene(wool=1, wood=1, stone=3, copper=4).play("hut 13")
    assert paid.view().payment is not None
    paid.play("replace wool stone stone copper", "replace wood stone copper copper")
    assert paid.held(0) == {"copper": 1}
    assert paid.view().payment is None


def test_r9_an_empty_supply_is_no_hindrance() -> None:
    scene = Scene().stock(0, stone=1, wood=3).hoard(1, copper=0)
    assert scene.supply("copper") == 0
    scene.play("temple 8", "replace copper wood wood wood")
    assert scene.held(0) == {}
    assert scene.supply("copper") == 0, "it is no trade"


def test_r9_nobody_trades_just_to_hold() -> None:
    scene = Scene().stock(0, wood=9, wool=9)
    assert not scene.legal("replace")
    assert not scene.legal("spare")


def test_r9_what_is_there_is_paid_without_a_question() -> None:
    scene = Scene().stock(0, stone=4, copper=4, wood=9).play("hut 8")
    assert scene.held(0) == {"stone": 3, "copper": 3, "wood": 9}
    assert scene.state.active == 1


def test_r9_any_the_payer_may_keep_what_it_has() -> None:
    scene = Scene(payments="any").stock(0, stone=3, copper=3, wood=1).play("hut 8")
    assert scene.legal() == {"pay", "spare stone", "spare copper"}
    scene.play("spare stone")
    assert scene.legal() == {"pay", "spare copper"}, "only one stone is due"
    scene.play("spare copper")
    assert scene.legal() == {"pay"}
    assert scene.held(0) == {"stone": 3, "copper": 3, "wood": 1}
    scene.play("pay")
    assert scene.legal() == {
        "replace stone copper copper copper",
        "replace stone wood copper copper",
    }
    scene.play("replace stone copper copper copper")
    assert scene.legal() == {"replace copper stone stone stone", "replace copper wood stone stone"}
    scene.play("replace copper stone stone wood")
    assert scene.held(0) == {"stone": 1}


def test_r9_any_what_is_missing_is_said_like_what_is_kept() -> None:
    """So nobody learns which of the two it is."""
    scene = Scene(payments="any").stock(0, stone=1, wood=3).play("hut 8")
    assert scene.legal() == {"spare copper"}, "there is no copper to pay with"
    scene.play("spare copper")
    assert scene.legal() == {"pay"}
    kept = Scene(payments="any").stock(0, stone=1, wood=3, copper=1).play("hut 8", "spare copper")
    assert kept.legal() == {"pay"}
    assert kept.view(1).payment == scene.view(1).payment
    assert kept.play("pay").view(1).payment == scene.play("pay").view(1).payment


def test_r9_any_keeping_must_leave_enough() -> None:
    scene = Scene(payments="any").stock(0, stone=2, copper=1, wood=2).play("hut 8")
    assert scene.legal() == {"pay", "spare copper"}, "for the stone only two wood would be left"
    assert scene.play("pay").held(0) == {"stone": 1, "wood": 2}


def test_r9_the_order_of_the_three_means_nothing() -> None:
    one, two = "replace wood wool stone copper", "replace wood stone copper wool"
    assert CODEC.parse(one) == CODEC.parse(two)
    assert str(CODEC.parse(one)) == "replace wood wool copper stone"

"""Orders: gifts that were decided beforehand."""

from __future__ import annotations

import pytest

from mbira.games.zimbabwe.rules import bidding
from tests.games.orders import answered, ended, given
from tests.games.zimbabwe.scene import Scene


def gifts(*texts: str, seats: int = 3) -> Scene:
    """Return a scene in which some have given, or passed: seats 0, 1, 2 in turn."""
    scene = Scene(seats=seats)
    scene.state.cattle = [5] * seats
    scene.state.stock -= 5 * seats - 3 * seats
    bidding.open_bidding(scene.state)
    for text in texts:
        scene.game.rules.apply(scene.state, scene.game.codec.parse(text))
    return scene


@pytest.mark.parametrize(
    ("before", "number", "done"),
    [
        ((), 3, "bid 1"),
        (("bid 2",), 3, "bid 3"),
        (("bid 3",), 3, "pass"),
        (("bid 4",), 99, "bid 5"),
    ],
)
def test_up_to_a_number_gives_as_little_as_leads_and_then_passes(
    before: tuple[str, ...], number: int, done: str
) -> None:
    assert answered(gifts(*before), "gifts", "up-to", number) == done


def test_what_one_does_not_have_is_not_given() -> None:
    scene = gifts("bid 4")
    scene.state.cattle[1] = 4
    assert answered(scene, "gifts", "up-to", 99) == "pass"


def test_who_is_to_be_asked_is_asked_once_outbid() -> None:
    assert answered(gifts("bid 2"), "gifts", "ask", 3) == "bid 3"
    assert answered(gifts("bid 3"), "gifts", "ask", 3) == ""
    scene = gifts()
    order = given(scene, 1, "gifts", "ask", "outbid", 3)
    scene.play("bid 2")
    assert not ended(scene, 1, order)
    scene.play("bid 3")
    assert ended(scene, 1, order), "nobody need give more than that: whoever does outbids it"


def test_to_pass_is_to_pass_whatever_is_given() -> None:
    assert answered(gifts(), "gifts", "pass") == answered(gifts("bid 1"), "gifts", "pass") == "pass"


def test_orders_about_gifts_decide_nothing_else() -> None:
    scene = Scene()
    for do, number in (("up-to", 3), ("ask", 3), ("pass", None)):
        assert answered(scene, "gifts", do, number) == ""


def test_an_order_for_a_round_ends_with_the_gifts_of_the_seat() -> None:
    scene = gifts("bid 1")
    order = given(scene, 1, "gifts", "up-to", "round", 3)
    assert not ended(scene, 1, order)
    scene.play("pass")
    assert ended(scene, 1, order), "it has passed"
    later = Scene()
    order = given(later, 1, "gifts", "pass", "round")
    later.state.round += 1
    bidding.open_bidding(later.state)
    assert not ended(later, 1, order), "in a turn it is about the next round's gifts"
    later.state.round += 1
    assert ended(later, 1, order)

"""Orders at a match: who can give which, how long they stand, and what they lead to."""

from __future__ import annotations

import random

import pytest

import mbira
from mbira.core.errors import BadOrderError
from mbira.core.ordering import give, offers, ordered, standing, stands
from mbira.core.orders import Order, Wish
from mbira.games.zimbabwe.actions import Bid


def gifts() -> mbira.Match:
    """Return a match in which the first gift is to be given."""
    match = mbira.new("zimbabwe", seats=3, seed=1)
    rng = random.Random(1)
    while match.view(0).step != "gift":  # type: ignore[attr-defined]
        match.play(match.legal().choose(rng))
    return match


def up_to(match: mbira.Match, seat: int, number: int, until: str = "round") -> Order:
    return give(match, seat, Wish("gifts", "up-to", until, number), f"{seat}")


def test_two_who_give_up_to_a_number_stop_at_the_lower_one() -> None:
    match = gifts()
    orders = {seat: [up_to(match, seat, number)] for seat, number in ((0, 2), (1, 3), (2, 1))}
    while match.view(0).step == "gift":  # type: ignore[attr-defined]
        found = ordered(match, orders[match.actor])
        assert found is not None
        match.play(found[1])
    gave = [record.action.cattle for record in match.line if isinstance(record.action, Bid)]
    assert gave == [1, 2], "2 is enough to lead, and nobody else may give more"
    assert match.view(0).order[0] == 1  # type: ignore[attr-defined]


def test_who_gave_no_order_is_asked() -> None:
    match = gifts()
    assert ordered(match, []) is None
    assert ordered(match, [give(match, 0, Wish("forced", "play", "match"), "")]) is None


def test_what_one_has_to_do_anyway_can_be_left_to_an_order() -> None:
    match = mbira.new("meduris", seats=2, seed=3)
    rng, done = random.Random(3), 0
    orders = [[give(match, seat, Wish("forced", "play", "match"), "")] for seat in range(2)]
    while not match.over:
        found = ordered(match, orders[match.actor])
        assert (found is not None) == (len(match.legal()) == 1)
        done += found is not None
        match.play(found[1] if found is not None else match.legal().choose(rng))
    assert done
    assert not standing(match, match.view(0), orders[0]), "the match is over"


def test_an_order_for_once_is_used_once() -> None:
    match = gifts()
    order = up_to(match, match.actor, 5, "once")
    view = match.view(match.actor)
    assert stands(match, view, order)
    assert not stands(match, view, order, {order.id})


def test_an_order_is_gone_once_what_it_rests_on_was_taken_back() -> None:
    match = gifts()
    first = match.actor
    match.play(Bid(1))
    second = match.actor
    order = up_to(match, second, 3, "match")
    rests = give(match, second, Wish("forced", "play", "match"), "")
    assert stands(match, match.view(second), order)
    match.play(Bid(2))
    match.undo(first, len(match.line) - 1, agreed=True)
    assert stands(match, match.view(second), order), "that was later than the order"
    match.undo(first, len(match.line) - 1, agreed=True)
    assert standing(match, match.view(second), [order, rests]) == []
    match.redo(first)
    assert not stands(match, match.view(second), order), "what is gone does not come back"


def test_who_takes_something_back_decides_by_hand_again() -> None:
    match = gifts()
    seat = match.actor
    order = up_to(match, seat, 3, "match")
    match.play(Bid(1))
    assert stands(match, match.view(seat), order)
    match.undo(seat)
    assert not stands(match, match.view(seat), order)
    assert ordered(match, [order]) is None


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        (Wish("gifts", "steal", "round"), "why-order-unknown"),
        (Wish("auction", "up-to", "round", 2), "why-order-unknown"),
        (Wish("gifts", "up-to", "round"), "why-order-number"),
        (Wish("gifts", "up-to", "round", 0), "why-order-number"),
        (Wish("gifts", "up-to", "round", 100), "why-order-number"),
        (Wish("gifts", "pass", "round", 1), "why-order-no-number"),
        (Wish("gifts", "pass", "turn"), "why-order-until"),
    ],
)
def test_what_cannot_be_ordered_is_refused(wish: Wish, reason: str) -> None:
    with pytest.raises(BadOrderError) as refused:
        give(gifts(), 0, wish, "")
    assert refused.value.reason.id == reason


def test_only_seats_give_orders_and_only_while_there_is_something_to_decide() -> None:
    match = gifts()
    assert {each.about for each in offers(match.game, match.view(0))} == {"gifts", "forced"}
    assert offers(match.game, match.view(None)) == []

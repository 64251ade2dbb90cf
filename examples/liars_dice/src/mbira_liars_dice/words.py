"""The game in sentences: what is being decided, what happened, and why something is not legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.dispatch import Reasons, on
from mbira.core.game import Speech
from mbira.core.message import Message, Reason, in_a_row, listed, seat_name
from mbira_liars_dice.actions import Bid, Liar, Lift, Roll
from mbira_liars_dice.rules import BIDDING, FINISHED, ROLLING, State, given

if TYPE_CHECKING:
    from mbira.core.game import Record


def bid_name(bid: Bid) -> Message:
    """Return the message that names a bid: "3 fives"."""
    return Message("bid", {"count": bid.count, "face": Message(f"face-{bid.face}")})


def question(state: State) -> Message:
    """Return what is being decided now."""
    if state.step == FINISHED:
        return Message("ask-finished")
    if state.step != BIDDING:
        return Message("ask-rolling" if state.step == ROLLING else "ask-lifting")
    seat = seat_name(state.turn)
    if state.bid is None:
        return Message("ask-opening", {"seat": seat})
    return Message("ask-bidding", {"seat": seat, "bid": bid_name(state.bid)})


# What happened


def _roll(_: State, action: Roll, after: State | None) -> Message:
    seat = seat_name(action.seat)
    if after is None:
        return Message("log-roll-hidden", {"seat": seat, "count": len(action.hand)})
    return Message("log-roll", {"seat": seat, "hand": " ".join(action.hand)})


def _bid(before: State, action: Bid, _: State | None) -> Message:
    return Message("log-bid", {"seat": seat_name(before.turn), "bid": bid_name(action)})


def _liar(before: State, _: Liar, __: State | None) -> Message:
    args = {"seat": seat_name(before.turn), "bidder": seat_name(before.bidder)}
    return Message("log-liar", {**args, "bid": bid_name(given(before.bid))})


def _lift(_: State, __: Lift, after: State | None) -> Message:
    """Say what was under the cups, who was right, and who lost a die."""
    shown = given(after)
    done = given(shown.last)
    hands = [
        Message("hand", {"seat": seat_name(seat), "hand": " ".join(hand)})
        for seat, hand in enumerate(done.hands)
        if hand
    ]
    lie, out = done.loser == done.bidder, not shown.dice[done.loser]
    return in_a_row(
        [
            Message("log-lift", {"hands": listed(hands)}),
            Message(
                "log-lie" if lie else "log-truth",
                {"face": Message(f"face-{done.bid.face}"), "found": done.found},
            ),
            Message("log-out" if out else "log-loses", {"seat": seat_name(done.loser)}),
        ]
    )


DESCRIBE: Final = dict((on(Roll, _roll), on(Bid, _bid), on(Liar, _liar), on(Lift, _lift)))


def describe(before: State, after: State | None, record: Record) -> Message:
    """Return a record as a sentence."""
    return DESCRIBE[type(record.action)](before, record.action, after)


# Why not


def _why_no_bid(state: State, action: Bid) -> Reason:
    dice = sum(state.dice)
    if action.count > dice:
        return Reason("why-too-many", {"dice": dice}, rule="R3")
    if state.options.wild_ones and action.face == 1:
        return Reason("why-ones", rule="R4")
    return Reason("why-too-low", {"bid": bid_name(given(state.bid))}, rule="R3")


def _why_no_doubt(_: State, __: Liar) -> Reason:
    return Reason("why-nothing-bid", rule="R5")


SPEECH: Final[Speech[State]] = Speech(
    question=question,
    describe=describe,
    why_not=Reasons(
        question, [((BIDDING,), on(Bid, _why_no_bid)), ((BIDDING,), on(Liar, _why_no_doubt))]
    ),
)

"""Phase I, the generosity of kings: gifts decide who goes first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.games.zimbabwe.data import ELEGUA, ELEGUA_GIFT, SHADIPINYI
from mbira.games.zimbabwe.rules.state import GODS_PLAQUE
from mbira.games.zimbabwe.rules.steps import GIFT

if TYPE_CHECKING:
    from mbira.games.zimbabwe.rules.state import State


def open_bidding(state: State) -> bool:
    """Lay out the plaques and find the first bidder; return whether anybody has to decide."""
    queue = plaque_order(state)
    adored = SHADIPINYI in state.god
    waits = state.rules.gods_in_play_act and bool(state.gods >> SHADIPINYI & 1)
    state.plaques = [GODS_PLAQUE, *queue] if adored or waits else queue
    state.plaque_cattle = [0] * len(state.plaques)
    state.plaque_next = 0
    state.gift = 0
    state.gave = 0
    state.bidders = queue[:]
    state.bidder = 0
    state.order = []
    state.step = GIFT
    return _next_bidder(state)


def plaque_order(state: State) -> list[int]:
    """Return the seats by falling VR; of equals, the marker at the bottom first (R15)."""
    return sorted(range(state.seats), key=lambda seat: (-state.vr[seat], state.vr_arrival[seat]))


def most(state: State, seat: int) -> int:
    """Return the largest gift that a seat can give now."""
    return state.cattle[seat] + stock_help(state, seat)


def stock_help(state: State, seat: int, taken: int = 0) -> int:
    """Return how much of its next gift the stock would pay for a seat (R21).

    `taken` may have been taken from the stock before.
    """
    if state.god[seat] != ELEGUA or state.gave >> seat & 1:
        return 0
    return min(ELEGUA_GIFT, state.stock - taken) if state.rules.box_limits else ELEGUA_GIFT


def still_giving(state: State, gift: int) -> list[int]:
    """Return who is left once the seat to act has given, or with 0 has passed; one if it is over.

    Those who cannot give more pass without a decision, until there is one who can (R20).
    """
    bidders = state.bidders[state.bidder + 1 :] + state.bidders[: state.bidder]
    taken = min(gift, stock_help(state, state.actor)) if gift else 0
    least = max(gift, state.gift)
    passed = 0
    for seat in bidders[: len(bidders) if gift else len(bidders) - 1]:
        if state.cattle[seat] + stock_help(state, seat, taken) > least:
            break
        passed += 1
    left = set(bidders[passed:])
    if gift:
        left.add(state.actor)
    return [seat for seat in state.bidders if seat in left]


def give(state: State, cattle: int) -> bool:
    """Give a gift; return whether anybody has to decide next."""
    seat = state.actor
    helped = min(cattle, stock_help(state, seat))
    state.stock -= helped
    state.cattle[seat] -= cattle - helped
    state.gave |= 1 << seat
    state.gift = cattle
    for place, share in enumerate(shares(cattle, len(state.plaques), state.plaque_next)):
        state.plaque_cattle[place] += share
    state.plaque_next = (state.plaque_next + cattle) % len(state.plaques)
    state.bidder += 1
    return _next_bidder(state)


def shares(cattle: int, plaques: int, first: int) -> list[int]:
    """Return what each plaque gets of a gift that starts at one of them and goes round."""
    each, extra = divmod(cattle, plaques)
    return [each + ((place - first) % plaques < extra) for place in range(plaques)]


def give_no_more(state: State) -> bool:
    """Pass; return whether anybody has to decide next."""
    _pass(state)
    return _next_bidder(state)


def _pass(state: State) -> None:
    """Take the last open place in the order of play."""
    state.order.insert(0, state.bidders.pop(state.bidder))


def _next_bidder(state: State) -> bool:
    """Find who bids next; a seat that cannot give enough passes without a decision (R20)."""
    while len(state.bidders) > 1:
        if state.bidder >= len(state.bidders):
            state.bidder = 0
        seat = state.bidders[state.bidder]
        if most(state, seat) > state.gift:
            state.actor = seat
            return True
        _pass(state)
    state.order.insert(0, state.bidders.pop())
    _collect(state)
    return False


def _collect(state: State) -> None:
    """Take the plaques and what lies on them."""
    for owner, cattle in zip(state.plaques, state.plaque_cattle, strict=True):
        if owner != GODS_PLAQUE:
            state.cattle[owner] += cattle
        elif SHADIPINYI in state.god:
            state.cattle[state.god.index(SHADIPINYI)] += cattle
        else:
            state.stock += cattle
    state.plaques = []
    state.plaque_cattle = []

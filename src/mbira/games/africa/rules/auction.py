"""The round and its auction: new markers, one bid each, and who pays whom (R8 to R13, R58, R59)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.game import CHANCE
from mbira.games.africa.rules import track
from mbira.games.africa.rules.state import AUCTION, MARKER, NONE

if TYPE_CHECKING:
    from mbira.games.africa.rules.state import State


def begin_round(state: State) -> bool:
    """Begin a round; return whether there is a row to bid for (R8, R61)."""
    state.round += 1
    may_refill = state.rules.out_of_markers == "reshuffle_used_once_then_highest_vp"
    new_stack = may_refill and not state.refilled and any(state.used)
    if new_stack and not any(state.stack):
        state.stack, state.used = state.used, [0] * len(state.used)
        state.refilled = True
    return _draw_row(state)


def first_rows(state: State) -> None:
    """Let the rows that lie there before the first round be turned up, one after the other (R7)."""
    _draw_row(state)


def _draw_row(state: State) -> bool:
    """Let chance turn up the markers of a new row, if any are left; then the auction opens."""
    state.drawing = min(state.board.numbers.row_markers, sum(state.stack))
    if state.drawing:
        state.rows.append(())
        state.step = MARKER
        state.actor = CHANCE
        return True
    if not state.rows:
        return False
    open_auction(state)
    return True


def turn_up(state: State, kind: int) -> None:
    """Turn up a marker for the newest row; the row complete, the next thing follows."""
    state.stack[kind] -= 1
    state.rows[-1] = (*state.rows[-1], kind)
    state.drawing -= 1
    if state.drawing:
        return
    if not state.round and len(state.rows) < state.board.numbers.start_rows:
        _draw_row(state)
    elif not state.round:
        begin_round(state)
    else:
        open_auction(state)


def open_auction(state: State) -> None:
    """Let the seats bid for the first row, most VP first (R9)."""
    seats = range(state.seats)
    state.order = tuple(sorted(seats, key=state.vp.__getitem__, reverse=True))
    state.place = 0
    state.high_bid = 0
    state.high_bidder = NONE
    state.step = AUCTION
    state.actor = state.order[0]


def most(state: State) -> int:
    """Return the highest bid that the actor could pay."""
    return most_of(state, state.actor, first=state.place == 0)


def most_of(state: State, seat: int, *, first: bool) -> int:
    """Return the highest bid that a seat could pay; the first bidder has no VP for it (R10)."""
    if first:
        return state.influence[seat]
    return state.influence[seat] + min(state.board.numbers.most_vp_in_bid, state.vp[seat])


def bid(state: State, amount: int) -> bool:
    """Take the actor's bid, 0 for none; return whether all have had theirs."""
    if amount:
        state.high_bid = amount
        state.high_bidder = state.actor
    state.place += 1
    if state.place < state.seats:
        state.actor = state.order[state.place]
        return False
    return True


def award(state: State) -> bool:
    """Let the winner pay and take the row; return whether there is one (R11 to R13)."""
    if state.high_bidder == NONE and state.rules.all_pass == "discard_row":
        for kind in state.rows.pop(0):
            state.used[kind] += 1
        return False
    winner = state.high_bidder if state.high_bidder != NONE else state.order[-1]
    paid, vp = price(state, winner, state.high_bid)
    state.influence[winner] -= paid
    state.pool += paid
    state.active = winner
    state.won = state.rows.pop(0)
    state.kept[winner] = (*state.kept[winner], *state.won)
    if vp:
        _share(state, winner, vp)
    return True


def price(state: State, seat: int, amount: int) -> tuple[int, int]:
    """Return how much influence, and how many VP when that is gone, a bid costs a seat (R10)."""
    influence = min(amount, state.influence[seat])
    return influence, amount - influence


def _share(state: State, payer: int, vp: int) -> None:
    """Split paid VP among all others; a seat with enough wins, and nothing else counts (R12)."""
    received = shares(state, payer, vp)
    track.gain(state, payer, -vp)
    for seat, share in received:
        track.gain(state, seat, share)
        if track.has_won(state, seat) and state.rules.distribution_can_end_game:
            return


def shares(state: State, payer: int, vp: int) -> list[tuple[int, int]]:
    """Return what others get of paid VP, fewest VP first, which gets the odd ones too."""
    receivers = sorted((s for s in range(state.seats) if s != payer), key=state.vp.__getitem__)
    each, odd = divmod(vp, len(receivers))
    return [(seat, each + (place < odd)) for place, seat in enumerate(receivers)]


def share_pool(state: State) -> None:
    """Split the pool's influence among all but the active seat; the remainder stays (R58)."""
    each = state.pool // (state.seats - 1)
    for seat in range(state.seats):
        if seat != state.active:
            state.influence[seat] += each
            state.pool -= each

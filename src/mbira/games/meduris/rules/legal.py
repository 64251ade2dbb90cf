"""What the seat to act may do: the one place that defines legality."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.legal import Group, Legal
from mbira.games.meduris.actions import (
    BOTH_BIT,
    DECLINE_TABLE,
    MOVE_TABLE,
    NOTHING_BIT,
    OFFER_TABLE,
    PAY_TABLE,
    REPLACE_TABLES,
    RETURN_TABLE,
    SPARE_TABLE,
    TAKE_TABLE,
    TOKEN_BIT,
    WORKER_TABLE,
)
from mbira.games.meduris.data import DRUID_TOKEN, HUT_TOKEN, MATERIALS, TOWER
from mbira.games.meduris.rules import payment, ring, setup
from mbira.games.meduris.rules.state import (
    LAY,
    OFFERING,
    PAYMENT,
    REPLACEMENT,
    RETURN,
    TAKE,
    TURN,
    WORKER,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira.games.meduris.rules.state import State


def legal(state: State) -> Legal:
    """Return the legal actions of the seat to act."""
    return Legal([group for group in GROUPS[state.step](state) if group[1]])


def _lay(state: State) -> list[Group]:
    return [(state.board.lay, setup.lay_spaces(state))]


def _worker(state: State) -> list[Group]:
    return [(WORKER_TABLE, open_plains(state))]


def open_plains(state: State) -> int:
    """Return the plains with room for another worker."""
    return sum(1 << plain for plain in MATERIALS if len(state.towers[plain]) < TOWER)


def _take(state: State) -> list[Group]:
    supply = state.supply
    there = sum(1 << material for material in MATERIALS if supply[material])
    return [(TAKE_TABLE, there), (DECLINE_TABLE, int(state.rules.may_decline))]


def _return(state: State) -> list[Group]:
    held = state.held(state.actor)
    return [(RETURN_TABLE, sum(1 << material for material in MATERIALS if held[material]))]


def _turn(state: State) -> list[Group]:
    seat, board = state.actor, state.board
    groups = [(MOVE_TABLE, moves(state))]
    if state.huts_left[seat] or state.temples_left[seat]:
        for_hut, for_temple = sites(state)
        if state.huts_left[seat]:
            groups.append((board.hut, for_hut))
        if state.temples_left[seat]:
            groups.append((board.temple, for_temple))
    return groups


def moves(state: State) -> int:
    """Return the moves of the actor's workers, as bits of MOVE_TABLE (R7)."""
    seat, room = state.actor, open_plains(state)
    found = 0
    for plain, tower in enumerate(state.towers):
        if seat in tower:
            elsewhere = room & ~(1 << plain)
            for height, worker in enumerate(tower):
                if worker == seat:
                    found |= elsewhere << 12 * plain + 4 * height
    return found


def sites(state: State) -> tuple[int, int]:
    """Return where the actor can pay for a hut (R8), and for a temple (R10, R12).

    Both ask what it can pay; whether it has one left is not asked.
    """
    held, highest, up_to = state.held(state.actor), state.board.size, state.up_to
    total = held[0] + held[1] + held[2] + held[3]
    for_hut = for_temple = 0
    for one, two, spaces in state.board.pairs:
        have_one, have_two = held[one], held[two]
        most = payment.most_of_each(have_one, have_two, total - have_one - have_two)
        if most:
            for_hut |= spaces & up_to[min(most, highest)]
            for_temple |= spaces
    free = ring.free_spaces(state)
    for_hut |= state.tokens[HUT_TOKEN] & free
    return for_hut, for_temple & free & ~setup.tokens_on(state)


def _payment(state: State) -> list[Group]:
    pay = int(payment.can_pay_now(state))
    return [(PAY_TABLE, pay), (SPARE_TABLE, payment.spareable(state))]


def _replacement(state: State) -> list[Group]:
    return [(REPLACE_TABLES[payment.lacking(state)], payment.replacements(state))]


def _offering(state: State) -> list[Group]:
    return [(OFFER_TABLE, offers(state))]


def offers(state: State) -> int:
    """Return what the owner of the druid's hut may answer, as bits of OFFER_TABLE (R17)."""
    space = state.druid
    one, two = state.board.symbols[space]
    have_one, have_two, rest = payment.purse(state, state.actor, space)
    found = NOTHING_BIT
    if payment.can_pay(have_one, have_two, rest, 1, 0):
        found |= 2 << one
    if payment.can_pay(have_one, have_two, rest, 0, 1):
        found |= 2 << two
    both = state.size[space] > 1 or state.rules.both_alone
    if both and payment.can_pay(have_one, have_two, rest, 1, 1):
        found |= BOTH_BIT
    if state.tokens[DRUID_TOKEN] >> space & 1:
        found |= TOKEN_BIT
    return found


GROUPS: Final[dict[int, Callable[[State], list[Group]]]] = {
    LAY: _lay,
    WORKER: _worker,
    TAKE: _take,
    RETURN: _return,
    TURN: _turn,
    PAYMENT: _payment,
    REPLACEMENT: _replacement,
    OFFERING: _offering,
}
"""For each step in which a seat decides, what it may do."""

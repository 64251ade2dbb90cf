"""Everything is conserved: what must add up after any action, in every test."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.audit import must
from mbira.core.legal import bits
from mbira.games.meduris.data import (
    HUTS,
    MATERIALS,
    OF_EACH_MATERIAL,
    TEMPLES,
    TOKENS_PER_KIND,
    TOWER,
    WORKERS,
)
from mbira.games.meduris.rules import payment, ring
from mbira.games.meduris.rules.state import (
    FINISHED,
    FOR_DRUID,
    FREE,
    LAY,
    NO_PAYMENT,
    OFFERING,
    PAYMENT,
    REPLACEMENT,
    TOKEN,
    WORKER,
)

if TYPE_CHECKING:
    from mbira.games.meduris.rules.state import State


def audit(state: State) -> None:
    """Raise AssertionError if materials, pieces, prices or tokens do not add up."""
    _audit_materials(state)
    _audit_workers(state)
    _audit_tokens(state)
    _audit_ring(state)
    _audit_seats(state)
    _audit_druid(state)
    _audit_payment(state)


def _audit_materials(state: State) -> None:
    must(min(state.stock) >= 0, f"materials below zero: {state.stock}")
    for material in MATERIALS:
        held = sum(state.stock[material::4])
        must(state.supply[material] >= 0, f"supply below zero: {state.supply}")
        must(held + state.supply[material] == OF_EACH_MATERIAL, f"material {material} lost")


def _audit_workers(state: State) -> None:
    workers = [worker for tower in state.towers for worker in tower]
    must(all(len(tower) <= TOWER for tower in state.towers), "a tower is too high")
    for seat in range(state.seats):
        count = workers.count(seat)
        full = count == WORKERS[state.seats]
        must(full or (state.step <= WORKER and count < WORKERS[state.seats]), "workers lost")


def _audit_tokens(state: State) -> None:
    seen = 0
    for kind in state.tokens:
        must(not seen & kind, "two tokens on one space")
        must(kind.bit_count() <= TOKENS_PER_KIND, "a token too many")
        seen |= kind
    must(not seen & state.temples, "a temple stands on a token")
    points, free_hut, _ = state.tokens
    must(not (points | free_hut) & state.huts, "a used token lies under a hut")
    must(not state.laid or state.step in {LAY, TOKEN}, "a token lies face down")


def _audit_ring(state: State) -> None:
    must(not state.huts & state.temples, "two buildings on one space")
    for space, owner in enumerate(state.owner):
        built = (state.huts | state.temples) >> space & 1
        must((owner != FREE) == bool(built), f"space {space} has owner {owner}")
        size = _size(state, space)
        must(state.size[space] == size, f"space {space} has size {state.size[space]}, not {size}")
    for price, spaces in enumerate(state.up_to):
        free = bits(ring.free_spaces(state))
        there = sum(1 << space for space in free if state.size[space] <= price)
        must(spaces == there, f"other spaces are to be had for up to {price}")


def _size(state: State, space: int) -> int:
    """Count the huts joined to a space again, with a hut there if it is free."""
    if state.temples >> space & 1:
        return 0
    joined = {space}
    for way in (1, -1):
        at = (space + way) % state.board.size
        while state.huts >> at & 1 and at not in joined:
            joined.add(at)
            at = (at + way) % state.board.size
    return len(joined)


def _audit_seats(state: State) -> None:
    must(min(state.vp) >= 0, f"points below zero: {state.vp}")
    for seat in range(state.seats):
        for left, all_of_them, built in (
            (state.huts_left[seat], HUTS[state.seats], state.huts),
            (state.temples_left[seat], TEMPLES, state.temples),
        ):
            standing = sum(state.owner[space] == seat for space in bits(built))
            must(left >= 0 and left + standing == all_of_them, f"seat {seat} lost a piece")
    for district, holder in enumerate(state.runes):
        owners = {
            state.owner[space]
            for space in bits(state.huts)
            if state.board.district[space] == district
        }
        must(holder in (owners or {FREE}), f"the rune stone of district {district} is astray")


def _audit_druid(state: State) -> None:
    must(-1 - state.board.rocks <= state.druid < state.board.size, "the druid is nowhere")
    must(state.druid < 0 or bool(state.huts >> state.druid & 1), "the druid is at no hut")
    asks = state.step == OFFERING or state.purpose == FOR_DRUID
    must(asks == bool(state.visits), f"{state.visits} visits in step {state.step}")
    must(not asks or state.actor == state.owner[state.druid], "the druid asks somebody else")
    must(not state.lap or asks or state.step == FINISHED, "the last lap is not walked")


def _audit_payment(state: State) -> None:
    paying = state.step in {PAYMENT, REPLACEMENT}
    must(paying == (state.purpose != NO_PAYMENT), "a payment is open and is not asked for")
    if not paying:
        idle = (state.due_one, state.due_two, state.kept_one, state.kept_two, state.gain)
        must(not any(idle), "something is due for nothing")
        return
    have = payment.purse(state, state.actor, state.site)
    if state.step == PAYMENT:
        fits = payment.payable_with(state, state.kept_one, state.kept_two, *have)
    else:
        fits = payment.enough(*have, state.lack_one, state.lack_two)
    must(fits, "the payment cannot be completed")

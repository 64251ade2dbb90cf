"""Meduris in numbers, as a seat meets it: what a network is told of a position.

Seats are counted from the one that looks, settlements from where the druid stands: it matters how
far they are from him, not where on the ring. (Told of every space, networks learn the matches by
heart.) The ring comes first, as it changes rarely: what it tells a network is kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.bots.learnt.net import LARGEST_INPUT
from mbira.bots.minds.meduris.ring import free_spaces
from mbira.core.legal import bits
from mbira.games.meduris.data import DISTRICTS, DRUID_TOKEN, MATERIALS, TOKEN_KINDS, TOWER
from mbira.games.meduris.rules.state import OFFERING, PAYMENT, REPLACEMENT, RETURN, TAKE, TURN

if TYPE_CHECKING:
    from mbira.bots.minds.meduris.value import Row
    from mbira.games.meduris.rules.state import State

TERMS: Final = 9
"""Terms of a seat."""
PARTS: Final = 4.0
"""Terms are told in parts of a point of this size,"""
YES: Final = 16
"""what is so as this number,"""
EACH: Final = 4
"""and pieces by this many: so weights are about as large for all of them."""
MOST_TURNS: Final = 250
NEXT: Final = 6
"""This many settlements are told one by one, in the order in which the druid comes to them."""
SIZES: Final = 6
"""Larger settlements count as of this size."""
OF_RING: Final = NEXT + SIZES + len(TOKEN_KINDS) + 4
OF_RING_PER_SEAT: Final = NEXT + SIZES + 8
OF_REST: Final = len(MATERIALS) + 12
OF_REST_PER_SEAT: Final = 4 * TOWER + 10 + TERMS


def ring_inputs(seats: int) -> int:
    """Return how many numbers the ring has."""
    return OF_RING + OF_RING_PER_SEAT * seats


def all_inputs(seats: int) -> int:
    """Return how many numbers a position has."""
    return ring_inputs(seats) + OF_REST + OF_REST_PER_SEAT * seats


def of_ring(state: State, seat: int) -> list[int]:
    """Return what the ring tells a seat."""
    board, seats = state.board, state.seats
    ring, owner, size, temples = board.size, state.owner, state.size, state.temples
    druid = state.druid
    start = druid if druid >= 0 else board.entry
    met = [0] * (NEXT * (1 + seats))
    sizes = [0] * (SIZES * seats)
    prices = [0] * SIZES
    demand = [0] * (4 * seats)
    built = [0] * seats
    tokens = [0] * seats
    settlements, inside = 0, False
    crossed = 0
    for step in range(ring):
        space = (start + step) % ring
        holder = owner[space]
        if board.rivers >> space & 1 and not crossed:
            crossed = step + 1
        if holder < 0:
            prices[min(size[space], SIZES) - 1] += EACH
        if holder < 0 or temples >> space & 1:
            inside = False
            continue
        who = (holder - seat) % seats
        if not inside:
            inside = True
            settlements += 1
        if settlements <= NEXT:
            place = (settlements - 1) * (1 + seats)
            met[place] = EACH * size[space]
            met[place + 1 + who] += EACH
        sizes[who * SIZES + min(size[space], SIZES) - 1] += EACH
        built[who] += EACH
        one, two = board.symbols[space]
        demand[who * 4 + one] += 1
        demand[who * 4 + two] += 1
        if state.tokens[DRUID_TOKEN] >> space & 1:
            tokens[who] += YES
    stones, in_danger = [0] * seats, [0] * seats
    free = free_spaces(state)
    for district in DISTRICTS:
        holder = state.runes[district]
        if holder >= 0:
            who = (holder - seat) % seats
            stones[who] += EACH
            if free[district]:
                in_danger[who] += EACH
    untaken = ~(state.huts | temples)
    row = [EACH * len(bits(spaces & untaken)) for spaces in state.tokens]
    row += [EACH * settlements, crossed, EACH * min(0, druid), YES * (druid < 0)]
    return row + prices + met + sizes + demand + built + tokens + stones + in_danger


def of_rest(state: State, seat: int, rows: list[Row]) -> list[int]:
    """Return what all but the ring tells a seat, given the terms of each seat."""
    seats, step = state.seats, state.step
    row = [0] * (4 * TOWER * seats)
    place = 0
    for tower in state.towers:
        for level, worker in enumerate(tower):
            row[place + level * seats + (worker - seat) % seats] = YES
        place += TOWER * seats
    row += [EACH * there for there in state.supply]
    row += [
        YES * (step == TURN), YES * (step == OFFERING), YES * (step in (PAYMENT, REPLACEMENT)),
        YES * (step in (TAKE, RETURN)), YES * state.lap, YES * (state.finisher >= 0),
        min(state.turn, MOST_TURNS), EACH * state.visits, EACH * (state.due_one + state.due_two),
        EACH * (state.lack_one + state.lack_two), EACH * min(state.gain, MOST_TURNS),
        EACH * state.last_turns,
    ]  # fmt: skip
    for place in range(seats):
        who = (seat + place) % seats
        row.append(YES * (state.actor == who))
        row.append(YES * (state.active == who))
        row.append(YES * (state.finisher == who))
        row.append(max(-LARGEST_INPUT, min(LARGEST_INPUT, state.vp[who])))
        row.append(EACH * state.huts_left[who])
        row.append(EACH * state.temples_left[who])
        row += [EACH * there for there in state.held(who)]
        for term in rows[who]:
            row.append(max(-LARGEST_INPUT, min(LARGEST_INPUT, int(PARTS * term))))
    return row

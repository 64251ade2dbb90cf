"""What is worth thinking about in Meduris: the legal actions, the hopeless ones left out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.legal import bits
from mbira.games.meduris.actions import (
    BOTH_BIT,
    MOVE_TABLE,
    NOTHING_BIT,
    OFFER_TABLE,
    REPLACE_TABLES,
    RETURN_TABLE,
    TAKE_TABLE,
    TOKEN_BIT,
    TRIPLES,
)
from mbira.games.meduris.data import DRUID_TOKEN, HUT_TOKEN, MATERIALS, POINTS_TOKEN, TOWER
from mbira.games.meduris.rules import legal as rules
from mbira.games.meduris.rules.payment import lacking, replacements
from mbira.games.meduris.rules.state import FREE, OFFERING, REPLACEMENT, RETURN, TAKE, TURN

if TYPE_CHECKING:
    from mbira.core.action import Action
    from mbira.games.meduris.rules.state import State

MANY: Final = (9, 6, 2)
FEW: Final = (2, 2, 1)
"""This many moves, hut sites and temple sites are looked at closely."""
WORSE_YIELD: Final = 2
"""Moves that bring this much less than the best one are still looked at."""
DEAR: Final = 1.4
CHEAP: Final = 1.0
"""About what a material is worth: when one has few of it, and otherwise."""
FEW_HELD: Final = 3
ALIKE: Final = [sum(triple.count(kind) for kind in triple) for triple in TRIPLES]
"""How much the three materials of a way to pay are the same: 3 to 9."""


def choices(state: State) -> list[Action]:
    """Return what the actor may do and might want to."""
    if state.step == TURN:
        return _turn(state, MANY)
    if state.step == REPLACEMENT:
        return _replacements(state, 2)
    if state.step == OFFERING:
        return [OFFER_TABLE.actions[bit] for bit in bits(_offers(state))]
    return list(rules.legal(state))


def few_choices(state: State) -> list[Action]:
    """Return what the actor would most likely do; of small decisions, just one."""
    step = state.step
    if step == TURN:
        return _turn(state, FEW)
    if step == REPLACEMENT:
        return _replacements(state, 1)
    if step == OFFERING:
        return _lap_offers(state) if state.lap else [_offer(state)]
    if step == TAKE:
        held = state.held(state.actor)
        there = [material for material in MATERIALS if state.supply[material]]
        return [TAKE_TABLE.actions[min(there, key=held.__getitem__)]]
    if step == RETURN:
        return [RETURN_TABLE.actions[max(MATERIALS, key=state.held(state.actor).__getitem__)]]
    return list(rules.legal(state))


def _turn(state: State, most: tuple[int, int, int]) -> list[Action]:
    seat = state.actor
    found = _moves(state, most[0])
    if state.huts_left[seat] or state.temples_left[seat]:
        for_hut, for_temple = rules.sites(state)
        if state.huts_left[seat]:
            found += _huts(state, for_hut, most[1])
        if state.temples_left[seat]:
            found += _temples(state, for_temple, most[2])
    return found


def _moves(state: State, most: int) -> list[Action]:
    """Return the moves that bring the most: one's own yield, and not the others' (R7)."""
    seat = state.actor
    held = state.held(seat)
    yields, worths = [], []
    for plain in MATERIALS:
        tower, there = state.towers[plain], state.supply[plain]
        height = len(tower)
        if height >= TOWER:
            yields.append(-1)
            worths.append(0.0)
            continue
        mine, others = height + 1, 0
        for place, worker in enumerate(tower, 1):
            if worker == seat:
                mine += place
            else:
                others += place
        mine = min(mine, there)
        others = min(others, there - mine)
        few = min(mine, max(0, FEW_HELD - held[plain]))
        yields.append(mine)
        worths.append(DEAR * few + CHEAP * (mine - few) - others)
    possible = bits(rules.moves(state))
    best = max([yields[bit & 3] for bit in possible])
    found = [(worths[bit & 3], bit) for bit in possible if yields[bit & 3] >= best - WORSE_YIELD]
    found.sort(reverse=True)
    return [MOVE_TABLE.actions[bit] for _, bit in found[:most]]


def _huts(state: State, possible: int, most: int) -> list[Action]:
    seat, sites = state.actor, bits(possible)
    if len(sites) > most:
        held = state.held(seat)
        stone = 1.5 + 0.5 * state.runes.count(seat)
        sites = _first([(_rough(state, held, stone, space), -space) for space in sites], most)
    return [state.board.hut.actions[space] for space in sites]


def _first(sites: list[tuple[float, int]], most: int) -> list[int]:
    """Return the best of spaces, given what each is good for, and the space below zero."""
    sites.sort(reverse=True)  # of those that are as good, the first on the ring
    return [-space for _, space in sites[:most]]


def _rough(state: State, held: list[int], stone: float, space: int) -> float:
    """Return about what a hut on a site is good for, less its price."""
    seat, size, owner = state.actor, state.size[space], state.owner
    worth = 2.0 * (size - 2) if size > 2 else 0.6 * (size - 1)
    tokens = state.tokens
    if not tokens[HUT_TOKEN] >> space & 1:
        one, two = state.board.symbols[space]
        worth -= 1.4 * size
        if held[one] < size:
            worth -= 1.4 * (size - held[one])
        if held[two] < size:
            worth -= 1.4 * (size - held[two])
    holder = state.runes[state.board.district[space]]
    if holder != seat:
        worth += stone if holder == FREE else stone + 1.5
    if tokens[POINTS_TOKEN] >> space & 1:
        worth += 2.0
    elif tokens[DRUID_TOKEN] >> space & 1:
        worth += 1.5
    before, behind = owner[space - 1], owner[(space + 1) % state.board.size]
    if before != FREE:
        worth += 0.5 if before == seat else -0.5
    if behind != FREE:
        worth += 0.5 if behind == seat else -0.5
    return worth


def _temples(state: State, possible: int, most: int) -> list[Action]:
    sites = bits(possible)
    if len(sites) > most:
        held = state.held(state.actor)
        sites = _first([(_rough_temple(state, held, space), -space) for space in sites], most)
    return [state.board.temple.actions[space] for space in sites]


def _rough_temple(state: State, held: list[int], space: int) -> float:
    """Return about what a temple on a site is good for: the settlements on both sides."""
    one, two = state.board.symbols[space]
    return state.size[space] - 2.0 * (not held[one]) - 2.0 * (not held[two])


def _offers(state: State) -> int:
    """Return what can be given to the druid and brings something, as bits of OFFER_TABLE (R17)."""
    alone = state.size[state.druid] == 1
    return rules.offers(state) & ~(BOTH_BIT if alone else 0)


def _offer(state: State) -> Action:
    """Return what to give the druid: what brings more than the materials are worth (R17)."""
    size, space = state.size[state.druid], state.druid
    allowed = _offers(state)
    if allowed & TOKEN_BIT and size > 2:
        return OFFER_TABLE.actions[TOKEN_BIT.bit_length() - 1]
    held = state.held(state.actor)
    one, two = state.board.symbols[space]
    more, less = (one, two) if held[one] >= held[two] else (two, one)
    if not held[more]:
        return OFFER_TABLE.actions[NOTHING_BIT.bit_length() - 1]
    if allowed & BOTH_BIT:
        second = 3 * CHEAP if not held[less] else DEAR if held[less] <= FEW_HELD else CHEAP
        if size - 1 > second:
            return OFFER_TABLE.actions[BOTH_BIT.bit_length() - 1]
    return OFFER_TABLE.actions[1 + more]


def _lap_offers(state: State) -> list[Action]:
    """Return the answers to the druid on his last lap: which is best depends on later huts."""
    allowed = _offers(state)
    if allowed & TOKEN_BIT:
        return [OFFER_TABLE.actions[TOKEN_BIT.bit_length() - 1]]
    if allowed & BOTH_BIT:
        held = state.held(state.actor)
        one, two = state.board.symbols[state.druid]
        allowed &= BOTH_BIT | NOTHING_BIT | 2 << (one if held[one] >= held[two] else two)
    return [OFFER_TABLE.actions[bit] for bit in bits(allowed)]


def _replacements(state: State, most: int) -> list[Action]:
    """Return the ways to pay that leave the most even stock."""
    held = state.held(state.actor)
    table = REPLACE_TABLES[lacking(state)]
    ways = []
    for place in bits(replacements(state)):
        one, two, three = TRIPLES[place]
        ways.append((float(held[one] + held[two] + held[three] - ALIKE[place]), -place))
    return [table.actions[place] for place in _first(ways, most)]

"""Everything is conserved: what must add up after any action, in every test."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.audit import must
from mbira.games.africa.data import AFRICA, NO_RESOURCE, POINTS, RESOURCES, SPECIALS
from mbira.games.africa.rules import ground
from mbira.games.africa.rules.conflicts import duel
from mbira.games.africa.rules.state import (
    AFTERWARDS,
    ANSWER,
    CARAVAN_PIECES,
    CARAVAN_WAY,
    COMMITMENT,
    CONFLICTS,
    DRIFTING,
    FATE,
    FINISHED,
    MARKER,
    MARKET_STEPS,
    MOVEMENT,
    NEUTRAL,
    NEUTRALS,
    NONE,
    RAISING,
    RETREATING,
    RETREATS,
    REVEAL,
    STAKES,
    START,
    STATION_AREA,
    TRADER_AREA,
)

if TYPE_CHECKING:
    from mbira.games.africa.rules.state import State

IN_MARKER = range(STATION_AREA, CARAVAN_PIECES + 1)
"""The steps in which a marker does its work."""


def audit(state: State) -> None:
    """Raise AssertionError if pieces, markers or influence do not add up."""
    _audit_pieces(state)
    _audit_tables(state)
    _audit_markers(state)
    _audit_auction(state)
    _audit_turn(state)
    _audit_marker_in_use(state)
    _audit_conflict(state)
    _audit_kept(state)


def _audit_pieces(state: State) -> None:
    board, size = state.board, state.board.size
    for pieces in (state.traders, state.neutrals, state.supply, [state.neutral_supply]):
        must(min(pieces) >= 0, f"pieces below zero: {pieces}")
    for seat in range(state.seats):
        there = sum(state.traders[seat * size : seat * size + size])
        must(there + state.supply[seat] == board.file.traders, f"seat {seat} lost traders")
        must(NONE <= state.wholesaler[seat] < size, f"wholesaler {seat} is nowhere")
    neutrals = sum(state.neutrals) + state.neutral_supply
    must(neutrals == board.file.neutrals, f"neutral traders in all: {neutrals}")
    stations = state.stations.bit_count() + state.stations_left
    must(stations == board.file.stations, f"stations in all: {stations}")
    for kind in RESOURCES:
        must(state.resource.count(kind) < board.resources[kind], f"resource {kind} too often")
    rich = sum(1 << area for area, kind in enumerate(state.resource) if kind != NO_RESOURCE)
    must(not rich & ~board.symbols, "a resource without a symbol")
    must(rich == board.symbols or state.step < START, "a symbol without a resource")


def _audit_kept(state: State) -> None:
    """Count again what is kept only because it is asked for often."""
    for seat, kept in enumerate(state.presence):
        areas = range(state.board.size)
        there = sum(1 << area for area in areas if ground.pieces(state, seat, area))
        must(kept == there, f"seat {seat} is in areas {there:b}, not {kept:b}")
    there = sum(1 << area for area, traders in enumerate(state.neutrals) if traders)
    must(state.neutral_areas == there, f"neutral traders are in areas {there:b}")
    for value, kept in enumerate(state.areas_with):
        kind = value if value != AFRICA else NO_RESOURCE
        there = sum(1 << area for area, found in enumerate(state.resource) if found == kind)
        must(kept == there, f"resource {kind} is in areas {there:b}, not {kept:b}")


def _audit_tables(state: State) -> None:
    content = state.board.file
    for row in state.value_row:
        placed = 0 <= row < len(content.resource_rows)
        must(placed or (row == NONE and not state.step), f"a resource in row {row}")
    for row in state.reputation:
        must(0 <= row < len(content.reputation_rows), f"a reputation in row {row}")
    must(min(state.vp) >= 0, f"VP below zero: {state.vp}")
    ranked = len(set(state.vp)) == state.seats
    must(ranked or state.step < START, f"two seats on one space: {state.vp}")
    held = [*state.influence, state.pool]
    must(min(held) >= 0, f"influence below zero: {held}")
    all_of_it = content.influence[str(state.seats)] * state.seats
    must(sum(held) == all_of_it, f"influence in all: {sum(held)}")


def _audit_markers(state: State) -> None:
    board = state.board
    for kind, count in enumerate(board.marker_counts):
        laid = [state.stack[kind], state.used[kind]]
        laid += [markers.count(kind) for markers in (*state.rows, *state.kept)]
        must(min(laid) >= 0 and sum(laid) == count, f"marker {kind}: {laid} of {count}")
    for kind in SPECIALS:
        seen = state.secret.count(kind) + state.used_specials[kind]
        seen += sum(markers.count(kind) for markers in state.open_specials)
        must(seen <= board.special_counts[kind], f"special marker {kind}: {seen}")
    for seat in range(state.seats):
        idle = seat != state.active and any(
            board.marker_icons[kind] == POINTS for kind in state.kept[seat]
        )
        must(not idle, f"seat {seat} keeps a marker without a special")
    must(bool(state.drawing) == (state.step == MARKER), "a row is half drawn")
    must(not state.round or state.drawing > 0 or all(state.rows), "an empty row")


def _audit_auction(state: State) -> None:
    must((state.high_bid > 0) == (state.high_bidder != NONE), "a bid without a bidder")
    must(0 <= state.place <= len(state.order), "the auction went too far")


def _audit_turn(state: State) -> None:
    size, seat = state.board.size, state.active
    in_turn = NEUTRAL <= state.step < FINISHED
    must(in_turn <= (seat != NONE), "a turn of nobody")
    if seat == NONE:
        idle = (*state.spent, *state.won_here, state.points, len(state.won), state.closed)
        idle += (len(state.weary), state.weary_wholesalers)
        must(not any(idle) and state.vp_marker == NONE, "something is left of a turn")
        return
    must(state.points >= 0, f"points below zero: {state.points}")
    for area in range(size):
        there = state.traders[seat * size + area]
        must(0 <= state.spent[area] <= there, f"area {area}: {state.spent[area]} of {there} spent")
        must(0 <= state.won_here[area] <= state.spent[area], f"area {area}: too many won")
    _audit_weary(state)
    in_movement = MOVEMENT in (state.step, state.resume)
    must(not in_movement or not any(state.won_here), "somebody has won before any conflict")
    must(state.won_wholesaler <= state.spent_wholesaler, "the wholesaler won and is fresh")
    left = list(state.kept[seat])
    for kind in state.won:
        must(kind in left, f"marker {kind} was won and is not there")
        left.remove(kind)
    if state.step == AFTERWARDS:
        must(not any(state.spent), "somebody is spent after the conflicts")


def _audit_weary(state: State) -> None:
    """Check who of the other seats has fought."""
    if not state.rules.rivals_fight_once:
        must(not state.weary and not state.weary_wholesalers, "somebody is weary")
    for place, (weary, there) in enumerate(zip(state.weary, state.traders, strict=False)):
        own = place // state.board.size == state.active
        must(0 <= weary <= (0 if own else there), f"place {place}: {weary} of {there} weary")
    for seat in range(state.seats):
        idle = seat == state.active or state.wholesaler[seat] == NONE
        weary_one = bool(state.weary_wholesalers >> seat & 1)
        must(not (idle and weary_one), f"wholesaler {seat} is weary")


def _audit_marker_in_use(state: State) -> None:
    resumes = {MOVEMENT, CONFLICTS, AFTERWARDS} if state.step in IN_MARKER else {NONE}
    if state.step in {CARAVAN_WAY, CARAVAN_PIECES} and state.rules.caravan_in_conflict:
        resumes |= {COMMITMENT, ANSWER}
    must(state.resume in resumes, f"step {state.resume} follows step {state.step}")
    must(bool(state.to_place) == (state.step == TRADER_AREA), "traders to place")
    must(state.step == DRIFTING or not any(state.drifted), "neutral traders have drifted")
    must(state.step == MARKET_STEPS or state.market == (NONE, NONE), "the market is moved")
    for drifted, there in zip(state.drifted, state.neutrals, strict=True):
        must(0 <= drifted <= there, "more drifted than there are")
    gathering = state.caravan[0] != NONE
    must(gathering == (state.step == CARAVAN_PIECES), "a caravan gathers")


def _audit_conflict(state: State) -> None:
    fighting = state.step in range(FATE, FINISHED) or state.resume in {COMMITMENT, ANSWER}
    must(fighting == (state.area != NONE) == (state.rival != NONE), "a conflict of nobody")
    out = sum(state.board.conflict_counts) - sum(state.fates)
    must(min(state.fates) >= 0, f"conflict markers below zero: {state.fates}")
    with_neutrals = state.rival == NEUTRALS
    must(with_neutrals or not (out or state.redraws or state.fate != NONE), "markers are out")
    must((state.step in {FATE, ANSWER}) <= with_neutrals, "a marker against a seat")
    between_seats = state.step in {COMMITMENT, STAKES, REVEAL, RAISING}
    must(not (between_seats and with_neutrals), "neutral traders commit")
    retreating = state.step == RETREATING
    must(retreating == bool(state.retreaters), "somebody retreats")
    moving = state.retreat_traders + state.retreat_wholesaler
    must(retreating == bool(moving), f"{moving} pieces retreat")
    if retreating and state.retreaters[0] != NEUTRALS:
        there = ground.pieces(state, state.retreaters[0], state.area)
        must(moving == there, f"{moving} of {there} pieces retreat")
    elif retreating:
        must(moving == state.neutrals[state.area], f"{moving} neutral traders retreat")
    for seat in (state.active, state.rival) if between_seats else ():
        _audit_side(state, seat)
    if not fighting or with_neutrals:
        must(state.committed == [NONE, NONE] and not any(state.stakes), "commitments are left")
        must(not any(state.revealed) and state.victor == NONE, "a victor is left")


def _audit_side(state: State, seat: int) -> None:
    side = duel.side(state, seat)
    committed = state.committed[side]
    must(committed >= RETREATS, f"seat {seat} commits {committed}")
    if state.step == RAISING:
        return
    must(committed <= state.influence[seat], f"seat {seat} commits {committed}")
    for kind, count in zip(duel.stake_kinds(state, seat), state.stakes[side], strict=False):
        must(0 <= count <= duel.stake_limit(state, seat, kind), f"seat {seat} stakes {count}")

"""From a view to the state that it shows, without what it hides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.games.africa.data import (
    MARKER_INDEX,
    SPECIAL_IDS,
    SPECIAL_INDEX,
    VALUE_IDS,
    VALUE_INDEX,
)
from mbira.games.africa.rules import ground, setup
from mbira.games.africa.rules.state import NEUTRALS, NONE, RETREATS
from mbira.games.africa.views.view import STEP_IDS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mbira.games.africa.rules.state import State
    from mbira.games.africa.views.view import AfricaView, ConflictView, MarkerView


def restore(view: AfricaView) -> State:
    """Return the state that a view shows; what is hidden lies in the stack, or nowhere."""
    state = setup.new_state(len(view.seats), view.rules)
    state.actor = view.actor
    state.step = STEP_IDS.index(view.step)
    state.round = view.round
    state.end_reason = view.end_reason
    state.drawn = list(view.drawn)
    _map(state, view)
    _seats(state, view)
    _markers(state, view)
    _turn(state, view)
    if view.conflict is not None:
        _conflict(state, view.conflict)
    return state


def _seat_or_none(seat: int | None) -> int:
    return NONE if seat is None else seat


def _map(state: State, view: AfricaView) -> None:
    for area, shown in enumerate(view.areas.values()):
        if shown.resource is not None:
            ground.put_resource(state, area, VALUE_INDEX[shown.resource])
        ground.add_neutrals(state, area, shown.neutrals)
        state.stations |= shown.station << area
        for seat, traders in enumerate(shown.traders):
            ground.add_traders(state, seat, area, traders)
        for seat in shown.wholesalers:
            ground.put_wholesaler(state, seat, area)
        state.spent[area] = shown.spent
        state.won_here[area] = shown.won
        state.drifted[area] = shown.drifted
    state.stations_left = view.stations_left
    state.neutral_supply = view.neutral_supply
    rows = [view.value_rows[name] for name in VALUE_IDS]
    state.value_row = [NONE if row is None else row for row in rows]


def _seats(state: State, view: AfricaView) -> None:
    for seat, shown in enumerate(view.seats):
        state.vp[seat] = shown.vp
        state.reputation[seat] = shown.reputation
        state.supply[seat] = shown.supply
        state.influence[seat] = shown.influence or 0
        state.open_specials[seat] = tuple(SPECIAL_INDEX[kind] for kind in shown.specials)
        if shown.secret is not None:
            state.secret[seat] = SPECIAL_INDEX.get(shown.secret, NONE)
        state.kept[seat] = _kinds(state, shown.markers or ())
    state.pool = view.pool


def _kinds(state: State, markers: Iterable[MarkerView]) -> tuple[int, ...]:
    index = state.board.marker_index
    return tuple(index[marker.icon, marker.points] for marker in markers)


def _markers(state: State, view: AfricaView) -> None:
    state.rows = [_kinds(state, row) for row in view.rows]
    state.drawing = view.drawing
    state.refilled = view.refilled
    state.used = list(view.used)
    state.used_specials = [view.used_specials.get(name, 0) for name in SPECIAL_IDS]
    for kind, used in enumerate(view.used):
        state.stack[kind] -= used
    for markers in (*state.rows, *state.kept):
        for kind in markers:
            state.stack[kind] -= 1


def _turn(state: State, view: AfricaView) -> None:
    state.order = view.order
    state.place = view.place
    state.high_bid = view.high_bid
    state.high_bidder = _seat_or_none(view.high_bidder)
    state.active = _seat_or_none(view.active)
    state.points = view.points
    state.won = _kinds(state, view.won or ())
    state.changed = NONE if view.changed is None else VALUE_INDEX[view.changed]
    state.change_count = view.change_count
    state.vp_marker = NONE if view.vp_marker is None else MARKER_INDEX[view.vp_marker]
    state.spent_wholesaler = view.spent_wholesaler
    state.won_wholesaler = view.won_wholesaler
    for shown in view.weary:
        if shown.traders:
            ground.set_weary(state, shown.seat, state.board.index[shown.area], shown.traders)
        state.weary_wholesalers |= shown.wholesaler << shown.seat
    state.closed = sum(1 << state.board.index[name] for name in view.closed)
    state.resume = NONE if view.resume is None else STEP_IDS.index(view.resume)
    state.to_place = view.to_place
    up, down = (NONE if name is None else VALUE_INDEX[name] for name in view.market)
    state.market = (up, down)
    if view.caravan is not None:
        index, caravan = state.board.index, view.caravan
        state.caravan = (
            index[caravan.origin],
            index[caravan.goal],
            caravan.traders,
            caravan.spent_traders,
            caravan.wholesaler,
        )


def _conflict(state: State, shown: ConflictView) -> None:
    index = state.board.fate_index
    state.area = state.board.index[shown.area]
    state.rival = NEUTRALS if shown.rival is None else shown.rival
    if shown.fate is not None:
        state.fate = index[shown.fate.loss, shown.fate.amount]
    for fate in shown.drawn:
        state.fates[index[fate.loss, fate.amount]] -= 1
    state.redraws = shown.redraws
    for number, side in enumerate(shown.sides):
        if side.influence is not None:
            state.committed[number] = RETREATS if side.influence == "retreat" else side.influence
        state.stakes[number] = side.stakes or ()
        state.revealed[number] = tuple(MARKER_INDEX[marker] for marker in side.revealed)
    state.victor = _seat_or_none(shown.victor)
    state.retreaters = tuple(NEUTRALS if who == "neutral" else who for who in shown.retreaters)
    state.retreat_traders = shown.retreat_traders
    state.retreat_wholesaler = shown.retreat_wholesaler

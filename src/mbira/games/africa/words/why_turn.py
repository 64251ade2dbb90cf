"""Why something cannot be done in the movement, or with a marker."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.message import Args, Message, Reason
from mbira.games.africa import data
from mbira.games.africa.rules import caravan as caravans, ground, hand, legal, markers, turn
from mbira.games.africa.rules.board import PIECE_IDS
from mbira.games.africa.rules.state import (
    AFTERWARDS,
    CONFLICTS,
    CONVERT_AREA,
    MARKET_STEPS,
    MIGRANT_AREA,
    MOVEMENT,
    NEUTRAL,
    NONE,
    STATION_AREA,
    TRADER_AREA,
)
from mbira.games.africa.words.names import area_name, marker_name, value_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira.games.africa.actions import At, Caravan, Change, Drift, Join, Lead, Move, Trader, Use
    from mbira.games.africa.rules.state import State


def area_of(state: State, name: str) -> int | None:
    """Return the area of that name; None if there is none."""
    return state.board.index.get(name)


def no_seat(state: State, seat: int) -> Reason:
    """Return that there is no such seat."""
    return Reason("why-no-seat", {"number": seat, "last": state.seats - 1})


def no_area(name: str) -> Reason:
    """Return that there is no such area."""
    return Reason("why-no-area", {"name": name})


def _no_way(state: State, origin: str, goal: str, rule: str) -> Reason | None:
    """Return that one cannot go from an area to another, by the rule for the piece that goes."""
    for name in (origin, goal):
        if area_of(state, name) is None:
            return no_area(name)
    index = state.board.index
    if not state.board.borders[index[origin]] >> index[goal] & 1:
        args: Args = {"origin": area_name(origin), "goal": area_name(goal)}
        return Reason("why-no-border", args, rule=rule)
    return None


def movement_over() -> Reason:
    """Return that points can no longer be spent."""
    return Reason("why-movement-over", rule="R16")


def _points(state: State, cost: int, rule: str) -> Reason | None:
    """Return that there are too few points."""
    if state.points >= cost:
        return None
    return Reason("why-few-points", {"count": cost, "have": state.points}, rule=rule)


def at(state: State, action: At) -> Reason:
    """Say why the area does not fit what was asked."""
    area = area_of(state, action.area)
    if area is None:
        return no_area(action.area)
    args: Args = {"area": area_name(action.area)}
    friendly = ground.friendly(state, state.active) >> area & 1
    if state.step == NEUTRAL or (
        state.step == MIGRANT_AREA and state.rules.migration_new_trader == "neutral"
    ):
        return Reason("why-neutral-site", args, rule="R15")
    if state.step == STATION_AREA:
        if state.stations >> area & 1:
            return Reason("why-station-there", args, rule="R43")
        return Reason("why-not-friendly", args, rule="R43")
    if state.step == CONVERT_AREA:
        if not state.neutrals[area]:
            return Reason("why-no-neutrals", args, rule="R46")
        return Reason("why-beside-others", args, rule="R46")
    if state.step == TRADER_AREA:
        return Reason("why-not-friendly", args, rule="R45")
    if state.step == MIGRANT_AREA:
        return Reason("why-inland" if friendly else "why-trader-site", args, rule="R47")
    entry: Args = {**args, "entry": state.rules.wholesaler_entry}
    return Reason("why-wholesaler-site", entry, rule="R44")


def move(state: State, action: Move) -> Reason:
    """Say why traders cannot go there."""
    if state.step != MOVEMENT:
        return movement_over()
    closed = _no_way(state, action.origin, action.goal, "R18")
    if closed is not None:
        return closed
    area = state.board.index[action.origin]
    fresh = turn.fresh_traders(state, area)
    args: Args = {"area": area_name(action.origin)}
    if not state.traders[state.active * state.board.size + area]:
        return Reason("why-no-traders", args, rule="R18")
    if action.traders > fresh:
        counted: Args = {**args, "count": fresh}
        return Reason(
            "why-stopped" if state.spent[area] else "why-few-traders", counted, rule="R18"
        )
    cost = action.traders * state.board.numbers.move_cost
    few: Args = {**args, "count": fresh}
    return _points(state, cost, "R18") or Reason("why-few-traders", few, rule="R18")


def lead(state: State, action: Lead) -> Reason:
    """Say why the wholesaler cannot go there."""
    if state.step != MOVEMENT:
        return movement_over()
    if area_of(state, action.goal) is None:
        return no_area(action.goal)
    where = state.wholesaler[state.active]
    if where == NONE:
        return Reason("why-no-wholesaler", rule="R40")
    closed = _no_way(state, state.board.names[where], action.goal, "R18")
    if closed is not None:
        return closed
    cost = state.board.numbers.move_cost
    return _points(state, cost, "R18") or Reason("why-wholesaler-stopped", rule="R18")


def trader(state: State, action: Trader) -> Reason:
    """Say why no new trader can come there."""
    if state.step != MOVEMENT:
        return movement_over()
    area = area_of(state, action.area)
    if area is None:
        return no_area(action.area)
    args: Args = {"area": area_name(action.area)}
    if not state.supply[state.active]:
        return Reason("why-no-supply", rule="R20")
    at_station, on_coast = turn.trader_sites(state)
    if not (at_station | on_coast) >> area & 1:
        friendly = ground.friendly(state, state.active) >> area & 1
        return Reason("why-inland" if friendly else "why-trader-site", args, rule="R20")
    numbers = state.board.numbers
    cheap = at_station >> area & 1
    cost = numbers.station_trader_cost if cheap else numbers.coast_trader_cost
    return Reason("why-few-points", {"count": cost, "have": state.points}, rule="R20")


def change(state: State, action: Change) -> Reason:
    """Say why a resource cannot be moved."""
    if state.step in {CONFLICTS, AFTERWARDS} and not legal.may_spend(state):
        return movement_over()
    kind = data.VALUE_INDEX[action.value]
    args: Args = {"value": value_name(kind)}
    last = len(state.board.resource_rows) - 1
    row = state.value_row[kind]
    beyond = row == last if action.way == "up" else row == 0
    if state.step == MARKET_STEPS:
        if beyond:
            return Reason(f"why-table-{action.way}", args, rule="R48")
        return Reason("why-market-once", args, rule="R48")
    if state.changed not in {NONE, kind}:
        return Reason("why-one-kind", {"value": value_name(state.changed)}, rule="R21")
    if state.change_count >= state.rules.change_steps:
        return Reason("why-change-steps", {"count": state.rules.change_steps}, rule="R21")
    if beyond:
        return Reason(f"why-table-{action.way}", args, rule="R21")
    cost = state.board.numbers.change_cost
    return Reason("why-few-points", {"count": cost, "have": state.points}, rule="R21")


def use(state: State, action: Use) -> Reason:
    """Say why a marker cannot be used."""
    if state.area != NONE and not markers.within_conflict(state):
        return Reason("why-in-conflict", rule="R42")
    marker = data.MARKER_INDEX[action.marker]
    args: Args = {"marker": marker_name(marker)}
    if not markers.at_hand(state, state.active) >> marker & 1:
        return Reason("why-no-marker", args, rule="R41")
    if marker == data.POINTS:
        return Reason("why-points-only", rule="R17")
    if markers.only_caravans(state) and marker != data.CARAVAN:
        where = "between" if state.area == NONE else "within"
        return Reason("why-only-caravan", {"where": where}, rule="R42")
    if markers.brings_vp(marker) and state.vp_marker != NONE:
        return Reason("why-one-vp-marker", {"marker": marker_name(state.vp_marker)}, rule="R41")
    if marker >= data.SPECIAL:
        return Reason("why-no-reputation", args, rule="R52")
    lost = hand.lost_points(state, marker)
    if lost > state.points:
        return Reason("why-points-spent", {**args, "count": lost, "have": state.points}, rule="R17")
    return WITHOUT_USE[marker](state)


def _no_station_site(state: State) -> Reason:
    where = "friendly" if state.rules.station_in_friendly_area_only else "any"
    return Reason("why-no-station-site", {"where": where}, rule="R43")


def _no_wholesaler_site(state: State) -> Reason:
    return Reason("why-no-wholesaler-site", {"entry": state.rules.wholesaler_entry}, rule="R44")


def _no_two_traders(state: State) -> Reason:
    if not state.supply[state.active]:
        return Reason("why-no-supply", rule="R45")
    return Reason("why-no-friendly", rule="R45")


def _no_conversion(state: State) -> Reason:
    if not state.supply[state.active]:
        return Reason("why-no-supply", rule="R46")
    if not any(state.neutrals):
        return Reason("why-no-neutrals-at-all", rule="R46")
    return Reason("why-all-beside-others", rule="R46")


def _no_migration(_: State) -> Reason:
    return Reason("why-no-migration", rule="R47")


def _no_caravan(state: State) -> Reason:
    if not ground.presence(state, state.active):
        return Reason("why-no-pieces", rule="R42")
    return Reason("why-no-way-for-caravan", rule="R42")


WITHOUT_USE: dict[int, Callable[[State], Reason]] = {
    data.STATION: _no_station_site,
    data.WHOLESALER: _no_wholesaler_site,
    data.TWO_TRADERS: _no_two_traders,
    data.CONVERT: _no_conversion,
    data.MIGRATION: _no_migration,
    data.CARAVAN: _no_caravan,
}
"""For each marker that may find nothing to do, why it does not; see `markers.SITES`."""


def drift(state: State, action: Drift) -> Reason:
    """Say why a neutral trader cannot move there."""
    closed = _no_way(state, action.origin, action.goal, "R47")
    if closed is not None:
        return closed
    args: Args = {"area": area_name(action.origin)}
    if state.neutrals[state.board.index[action.origin]]:
        return Reason("why-drifted", args, rule="R47")
    return Reason("why-no-neutrals", args, rule="R47")


def caravan(state: State, action: Caravan) -> Reason:
    """Say why a caravan cannot go there."""
    closed = _no_way(state, action.origin, action.goal, "R42")
    if closed is not None:
        return closed
    origin = state.board.index[action.origin]
    if not ground.pieces(state, state.active, origin):
        return Reason("why-not-there", {"area": area_name(action.origin)}, rule="R42")
    return Reason("why-beside-others", {"area": area_name(action.goal)}, rule="R42")


def join(state: State, action: Join) -> Reason:
    """Say why that many cannot join."""
    waiting = caravans.waiting(state)[PIECE_IDS.index(action.piece)]
    origin = state.caravan[0]
    if action.piece == "wholesaler" and state.wholesaler[state.active] != origin:
        area = area_name(state.board.names[origin])
        return Reason("why-join-no-wholesaler", {"area": area}, rule="R42")
    args: Args = {"piece": Message(f"piece-{action.piece}"), "count": waiting}
    return Reason("why-join-most", args, rule="R42")

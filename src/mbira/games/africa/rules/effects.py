"""What action markers do, except for VP and the caravan (R43 to R49)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.games.africa.rules import ground, turn
from mbira.games.africa.rules.state import (
    AFTERWARDS,
    CONVERT_AREA,
    DRIFTING,
    MARKET_STEPS,
    MIGRANT_AREA,
    NONE,
    REPUTE,
    STATION_AREA,
    TRADER_AREA,
    WHOLESALER_AREA,
)

if TYPE_CHECKING:
    from mbira.games.africa.rules.state import State


def resume(state: State) -> None:
    """Go back to what the marker interrupted."""
    state.step = state.resume
    state.resume = NONE


def begin_station(state: State) -> None:
    """Ask where a station is built; there may be none left."""
    if state.stations_left:
        state.step = STATION_AREA
    else:
        resume(state)


def station_areas(state: State) -> int:
    """Return where a station may be built (R43)."""
    everywhere = (1 << state.board.size) - 1
    areas = (
        ground.friendly(state, state.active)
        if state.rules.station_in_friendly_area_only
        else everywhere
    )
    return areas & ~state.stations


def build_station(state: State, area: int) -> None:
    """Build a station, for good."""
    state.stations |= 1 << area
    state.stations_left -= 1
    resume(state)


def begin_wholesaler(state: State) -> None:
    """Ask where the wholesaler comes in; he may be there already."""
    if state.wholesaler[state.active] == NONE:
        state.step = WHOLESALER_AREA
    else:
        resume(state)


def wholesaler_areas(state: State) -> int:
    """Return where the wholesaler may come in (R44)."""
    own, coast = ground.friendly(state, state.active), state.board.coast
    entry = state.rules.wholesaler_entry
    if entry == "friendly_area":
        return own
    empty = ground.empty(state) & coast
    return (own & coast | empty) if entry == "friendly_or_empty_coast" else own | empty


def bring_wholesaler(state: State, area: int) -> None:
    """Bring the wholesaler onto the map."""
    ground.put_wholesaler(state, state.active, area)
    state.spent_wholesaler = False
    state.won_wholesaler = False
    resume(state)


def begin_two_traders(state: State) -> None:
    """Ask where traders are placed: two, as far as the supply goes."""
    state.to_place = min(2, state.supply[state.active])
    state.step = TRADER_AREA


def two_trader_areas(state: State) -> int:
    """Return where traders may be placed by a marker (R45)."""
    return ground.friendly(state, state.active) if state.supply[state.active] else 0


def place_one_of_two(state: State, area: int) -> None:
    """Place a trader of the two."""
    turn.place_trader(state, area)
    state.to_place -= 1
    if not state.to_place:
        resume(state)


def begin_convert(state: State) -> None:
    """Ask where a neutral trader becomes one's own."""
    state.step = CONVERT_AREA


def convert_areas(state: State) -> int:
    """Return where a neutral trader may be swapped for one's own (R46)."""
    if not state.supply[state.active]:
        return 0
    areas = ground.neutral(state)
    if AFTERWARDS in (state.step, state.resume):
        areas &= ~ground.others(state, state.active)
    return areas


def convert(state: State, area: int) -> None:
    """Swap a neutral trader for one of the active seat."""
    ground.add_neutrals(state, area, -1)
    state.neutral_supply += 1
    turn.place_trader(state, area)
    resume(state)


def begin_migration(state: State) -> None:
    """Ask where a new trader comes in, then which neutral traders move."""
    state.drifted = [0] * state.board.size
    state.step = MIGRANT_AREA if migrant_areas(state) else DRIFTING


def migrant_areas(state: State) -> int:
    """Return where a migration may bring its new trader (R47)."""
    if state.rules.migration_new_trader == "neutral":
        return ground.neutral_sites(state)
    at_station, coast = turn.trader_sites(state)
    return at_station | coast


def bring_migrant(state: State, area: int) -> None:
    """Bring the new trader of a migration in."""
    if state.rules.migration_new_trader == "neutral":
        turn.place_neutral(state, area)
    else:
        turn.place_trader(state, area)
    state.step = DRIFTING
    _end_migration_without_drifts(state)


def drifts(state: State) -> int:
    """Return the ways that neutral traders can still go in this migration."""
    found = 0
    for area, ways in enumerate(state.board.ways_from):
        if state.neutrals[area] > state.drifted[area]:
            found |= ways
    return found


def drift(state: State, origin: int, goal: int) -> None:
    """Move a neutral trader to a neighbouring area."""
    ground.add_neutrals(state, origin, -1)
    ground.add_neutrals(state, goal, 1)
    state.drifted[goal] += 1
    _end_migration_without_drifts(state)


def _end_migration_without_drifts(state: State) -> None:
    if not drifts(state):
        end_migration(state)


def end_migration(state: State) -> None:
    """Let no more neutral traders move."""
    state.drifted = [0] * state.board.size
    resume(state)


def begin_market(state: State) -> None:
    """Ask which resources move."""
    state.market = (NONE, NONE)
    state.step = MARKET_STEPS


def market_steps(state: State) -> int:
    """Return the steps that the marker still allows, as bits of CHANGE_TABLE (R48)."""
    up, down = state.market
    last = len(state.board.resource_rows) - 1
    found = 0
    for kind, row in enumerate(state.value_row):
        if up == NONE and kind != down and row < last:
            found |= 1 << 2 * kind
        if down == NONE and kind != up and row:
            found |= 2 << 2 * kind
    return found


def shift_value(state: State, kind: int, rows: int) -> None:
    """Move a resource, or Africa, up or down by the marker; if nothing is left, go on (R48)."""
    up, down = state.market
    state.value_row[kind] += rows
    state.market = (kind, down) if rows > 0 else (up, kind)
    if not market_steps(state):
        end_market(state)


def end_market(state: State) -> None:
    """Make no second step."""
    state.market = (NONE, NONE)
    resume(state)


def begin_reputation(state: State) -> None:
    """Ask whose reputation moves."""
    state.step = REPUTE


def repute(state: State, seat: int, rows: int) -> None:
    """Move a seat's reputation by the marker (R49)."""
    ground.shift_reputation(state, seat, rows)
    resume(state)

"""Using action markers and special victory markers: which, when, and what follows (R41 to R52)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.legal import bits
from mbira.games.africa.data import (
    CARAVAN,
    CONVERT,
    HEART,
    MAJORITY,
    MARKET,
    MIGRATION,
    NO_SPECIAL,
    POINTS,
    REPUTATION,
    SPECIAL,
    SPECIAL_MARKERS,
    STATION,
    TWO_TRADERS,
    WHOLESALER,
)
from mbira.games.africa.rules import caravan, effects, ground, hand, turn
from mbira.games.africa.rules.state import ANSWER, COMMITMENT, CONFLICTS, NONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira.games.africa.rules.state import State


def brings_vp(marker: int) -> bool:
    """Return whether a marker is of the sort that may be used once a turn (R41)."""
    return marker == HEART or marker >= MAJORITY


def usable(state: State) -> int:
    """Return the markers that the active seat may use now, as bits (R41, R42, R52)."""
    seat = state.active
    found = at_hand(state, seat)
    if only_caravans(state):
        found &= 1 << CARAVAN
    if state.vp_marker != NONE:
        found &= (1 << MAJORITY) - 1 & ~(1 << HEART)
    elif not ground.strength(state, seat):
        found &= (1 << SPECIAL) - 1
    return sum(1 << marker for marker in bits(found) if marker != POINTS and works(state, marker))


def only_caravans(state: State) -> bool:
    """Return whether only a caravan may be used now (R42)."""
    if state.step == CONFLICTS:
        return state.rules.markers_between_conflicts == "caravan"
    return state.area != NONE


def within_conflict(state: State) -> bool:
    """Return whether a conflict has come so far that a caravan might be used in it (R42)."""
    deciding = state.step == ANSWER or (state.step == COMMITMENT and state.actor == state.active)
    return deciding and state.rules.caravan_in_conflict


def at_hand(state: State, seat: int) -> int:
    """Return the markers that a seat has, as bits."""
    icons = state.board.marker_icons
    found = 0
    for kind in state.kept[seat]:
        found |= 1 << icons[kind]
    for special in (state.secret[seat], *state.open_specials[seat]):
        if special != NO_SPECIAL:
            found |= 1 << SPECIAL_MARKERS[special]
    return found


def works(state: State, marker: int) -> bool:
    """Return whether a marker at hand would do something, and its points are not needed."""
    if state.board.specials >> marker & 1:
        return True
    if hand.lost_points(state, marker) > state.points:
        return False
    sites = SITES.get(marker)
    return sites is None or bool(sites(state))


def use(state: State, marker: int) -> None:
    """Give a marker up, and do or begin what it does."""
    if state.board.specials >> marker & 1:
        _use_special(state, SPECIAL_MARKERS.index(marker))
        if marker >= SPECIAL:
            ground.shift_reputation(state, state.active, -1)
    else:
        state.points -= hand.lost_points(state, marker)
        hand.give(state, state.active, hand.type_to_use(state, marker))
    if brings_vp(marker):
        state.vp_marker = marker
        if marker == HEART:
            wanted = state.board.numbers.heart_marker_neutrals
            for _ in range(min(wanted, state.neutral_supply)):
                turn.place_neutral(state, state.board.heart)
        return
    state.resume = state.step
    BEGIN[marker](state)


def _use_special(state: State, kind: int) -> None:
    """Give a special victory marker up; of two of a kind, the one that all know of."""
    if kind in state.open_specials[state.active]:
        hand.give_special(state, state.active, kind)
    else:
        hand.give_secret(state, state.active)


BEGIN: Final[dict[int, Callable[[State], None]]] = {
    STATION: effects.begin_station,
    MIGRATION: effects.begin_migration,
    WHOLESALER: effects.begin_wholesaler,
    TWO_TRADERS: effects.begin_two_traders,
    CONVERT: effects.begin_convert,
    MARKET: effects.begin_market,
    REPUTATION: effects.begin_reputation,
    CARAVAN: caravan.begin,
}
"""What begins when a marker that brings no VP is used."""


def _station_sites(state: State) -> bool:
    return not state.stations_left or bool(effects.station_areas(state))


def _wholesaler_sites(state: State) -> bool:
    return state.wholesaler[state.active] != NONE or bool(effects.wholesaler_areas(state))


def _migration_sites(state: State) -> bool:
    return any(state.neutrals) or bool(effects.migrant_areas(state))


SITES: Final[dict[int, Callable[[State], int]]] = {
    STATION: _station_sites,
    MIGRATION: _migration_sites,
    WHOLESALER: _wholesaler_sites,
    TWO_TRADERS: effects.two_trader_areas,
    CONVERT: effects.convert_areas,
    CARAVAN: caravan.ways,
}
"""Where a marker can do what it does; the others always can."""

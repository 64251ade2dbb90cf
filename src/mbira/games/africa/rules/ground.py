"""What is on the map: who holds an area, and what is in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.games.africa.data import AFRICA
from mbira.games.africa.rules.state import NONE

if TYPE_CHECKING:
    from mbira.games.africa.rules.state import State


def pieces(state: State, seat: int, area: int) -> int:
    """Return how many pieces a seat has in an area, its wholesaler included."""
    return state.traders[seat * state.board.size + area] + (state.wholesaler[seat] == area)


def add_traders(state: State, seat: int, area: int, count: int) -> None:
    """Let a seat have more traders in an area, or fewer if the count is below zero."""
    place = seat * state.board.size + area
    state.traders[place] += count
    if state.traders[place] or state.wholesaler[seat] == area:
        state.presence[seat] |= 1 << area
    else:
        state.presence[seat] &= ~(1 << area)


def put_wholesaler(state: State, seat: int, area: int) -> None:
    """Let a seat's wholesaler be in an area; NONE takes him off the map."""
    before = state.wholesaler[seat]
    state.wholesaler[seat] = area
    if before != NONE and not state.traders[seat * state.board.size + before]:
        state.presence[seat] &= ~(1 << before)
    if area != NONE:
        state.presence[seat] |= 1 << area


def add_neutrals(state: State, area: int, count: int) -> None:
    """Let more neutral traders be in an area, or fewer if the count is below zero."""
    state.neutrals[area] += count
    if state.neutrals[area]:
        state.neutral_areas |= 1 << area
    else:
        state.neutral_areas &= ~(1 << area)


def put_resource(state: State, area: int, kind: int) -> None:
    """Let an area that had no resource have one."""
    state.resource[area] = kind
    state.areas_with[AFRICA] &= ~(1 << area)
    state.areas_with[kind] |= 1 << area


def presence(state: State, seat: int) -> int:
    """Return the areas in which a seat has a piece."""
    return state.presence[seat]


def others(state: State, seat: int) -> int:
    """Return the areas in which another seat has a piece."""
    found = 0
    for other, areas in enumerate(state.presence):
        if other != seat:
            found |= areas
    return found


def friendly(state: State, seat: int) -> int:
    """Return the areas that a seat controls: a piece of its own, none of another seat."""
    return presence(state, seat) & ~others(state, seat)


def holdings(state: State) -> list[int]:
    """Return the areas that each seat controls."""
    once = shared = 0
    for areas in state.presence:
        shared |= once & areas
        once |= areas
    return [areas & ~shared for areas in state.presence]


def neutral(state: State) -> int:
    """Return the areas with neutral traders."""
    return state.neutral_areas


def empty(state: State) -> int:
    """Return the areas without any piece."""
    taken = state.neutral_areas
    for areas in state.presence:
        taken |= areas
    return (1 << state.board.size) - 1 & ~taken


def neutral_sites(state: State) -> int:
    """Return where a new neutral trader may come: empty areas, and those with one (R15)."""
    return empty(state) | neutral(state) if state.neutral_supply else 0


def strength(state: State, seat: int) -> int:
    """Return what the reputation of a seat is worth."""
    return state.board.reputation_rows[state.reputation[seat]]


def shift_reputation(state: State, seat: int, rows: int) -> None:
    """Move a seat's reputation, as far as its table goes."""
    last = len(state.board.reputation_rows) - 1
    state.reputation[seat] = min(last, max(0, state.reputation[seat] + rows))


def value(state: State, area: int) -> int:
    """Return what controlling an area is worth by its resource, or by Africa's marker (R53)."""
    kind = state.resource[area]
    return state.board.resource_rows[state.value_row[kind]]  # NO_RESOURCE is the last: Africa


def values(state: State, areas: int) -> int:
    """Return what controlling some areas is worth."""
    rows = state.board.resource_rows
    found = 0
    for kind, there in enumerate(state.areas_with):
        if areas & there:
            found += rows[state.value_row[kind]] * (areas & there).bit_count()
    return found


def lose_trader(state: State, seat: int, area: int) -> None:
    """Take a seat's piece off the map, the wholesaler first (R28, R40)."""
    if state.wholesaler[seat] == area:
        put_wholesaler(state, seat, NONE)
        state.weary_wholesalers &= ~(1 << seat)
        if seat == state.active:
            state.spent_wholesaler = state.won_wholesaler = False
    else:
        place = seat * state.board.size + area
        add_traders(state, seat, area, -1)
        state.supply[seat] += 1
        if state.weary and state.weary[place] > state.traders[place]:
            set_weary(state, seat, area, state.traders[place])


def set_weary(state: State, seat: int, area: int, traders: int) -> None:
    """Say how many traders of a seat that is not active have fought, of those in an area."""
    weary = list(state.weary or (0,) * len(state.traders))
    weary[seat * state.board.size + area] = traders
    state.weary = tuple(weary) if any(weary) else ()

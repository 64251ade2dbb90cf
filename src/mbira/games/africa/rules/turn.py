"""The winner's turn: a neutral trader, movement and new traders for points (R15 to R21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.games.africa.data import POINTS
from mbira.games.africa.rules import ground
from mbira.games.africa.rules.state import AFTERWARDS, CONFLICTS, MOVEMENT, NEUTRAL, NONE

if TYPE_CHECKING:
    from mbira.games.africa.rules.state import State


def begin(state: State) -> None:
    """Begin the active seat's turn: first it places a neutral trader (R15)."""
    board = state.board
    state.actor = state.active
    state.points = sum(board.marker_points[kind] for kind in state.won)
    state.step = NEUTRAL if ground.neutral_sites(state) else MOVEMENT


def refresh(state: State) -> None:
    """Let all pieces be fresh: to move, or to fight."""
    state.spent = [0] * state.board.size
    state.spent_wholesaler = False
    state.won_here = [0] * state.board.size
    state.won_wholesaler = False
    state.weary = ()
    state.weary_wholesalers = 0
    state.closed = 0


def place_neutral(state: State, area: int) -> None:
    """Put a neutral trader from the supply on the map."""
    ground.add_neutrals(state, area, 1)
    state.neutral_supply -= 1


def stops(state: State, area: int) -> bool:
    """Return whether the active seat's pieces end their movement in an area (R18)."""
    return bool(state.neutrals[area] or ground.others(state, state.active) >> area & 1)


def fresh_traders(state: State, area: int) -> int:
    """Return how many of the active seat's traders in an area are not spent."""
    return state.traders[state.active * state.board.size + area] - state.spent[area]


def move(state: State, origin: int, goal: int, traders: int) -> None:
    """Move traders to a neighbouring area for points."""
    state.points -= traders * state.board.numbers.move_cost
    ground.add_traders(state, state.active, origin, -traders)
    ground.add_traders(state, state.active, goal, traders)
    if stops(state, goal):
        state.spent[goal] += traders


def lead(state: State, goal: int) -> None:
    """Move the wholesaler to a neighbouring area for points."""
    state.points -= state.board.numbers.move_cost
    ground.put_wholesaler(state, state.active, goal)
    state.spent_wholesaler = stops(state, goal)


def buy(state: State) -> None:
    """Buy a point for influence (R16)."""
    state.influence[state.active] -= 1
    state.pool += 1
    state.points += 1


def trader_sites(state: State) -> tuple[int, int]:
    """Return where a new trader may come: at a station, and on other coasts (R20)."""
    if not state.supply[state.active]:
        return (0, 0)
    own = ground.friendly(state, state.active)
    at_station = own & state.stations
    return (at_station, state.board.coast & (own | ground.empty(state)) & ~at_station)


def new_trader(state: State, area: int) -> None:
    """Bring a trader in for points."""
    numbers = state.board.numbers
    at_station, _ = trader_sites(state)
    cheap = at_station >> area & 1
    state.points -= numbers.station_trader_cost if cheap else numbers.coast_trader_cost
    place_trader(state, area)


def place_trader(state: State, area: int) -> None:
    """Put one of the active seat's traders on the map."""
    ground.add_traders(state, state.active, area, 1)
    state.supply[state.active] -= 1


def change(state: State, kind: int, rows: int) -> None:
    """Move a resource, or Africa, by a row for points (R21)."""
    state.points -= state.board.numbers.change_cost
    state.changed = kind
    state.change_count += 1
    state.value_row[kind] += rows


def end_movement(state: State) -> None:
    """Let the conflicts begin; whoever has moved may fight."""
    refresh(state)
    state.step = CONFLICTS


def end_conflicts(state: State) -> None:
    """Start no more conflicts; it does not matter any more who fought."""
    refresh(state)
    state.step = AFTERWARDS


def clean_up(state: State) -> None:
    """Put away what lapses with the turn (R16, R17)."""
    seat = state.active
    left = []
    for kind in state.kept[seat]:
        if state.board.marker_icons[kind] == POINTS:
            state.used[kind] += 1
        else:
            left.append(kind)
    state.kept[seat] = tuple(left)
    state.won = ()
    state.points = 0
    state.changed = NONE
    state.change_count = 0
    state.vp_marker = NONE
    refresh(state)
    state.active = NONE

"""The markers that seats hold: which one is given, and who gets it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.games.africa.data import NO_SPECIAL
from mbira.games.africa.rules.state import NONE

if TYPE_CHECKING:
    from mbira.games.africa.rules.state import State


def type_to_use(state: State, icon: int) -> int:
    """Return which marker is used for a special: an earlier one, then one of the fewest points."""
    icons, points = state.board.marker_icons, state.board.marker_points
    own = [kind for kind in state.kept[state.active] if icons[kind] == icon]
    earlier = list(own)
    for kind in state.won:
        if kind in earlier:
            earlier.remove(kind)
    return min(earlier or own, key=points.__getitem__)


def lost_points(state: State, icon: int) -> int:
    """Return the points that are lost by using a marker's special this turn (R17)."""
    if state.rules.points_and_special_same_turn:
        return 0
    kind = type_to_use(state, icon)
    just_won = state.kept[state.active].count(kind) <= state.won.count(kind)
    return state.board.marker_points[kind] if just_won else 0


def type_to_give(state: State, seat: int, icon: int) -> int:
    """Return which marker a seat stakes in a conflict: of several, one with the fewest points."""
    icons, points = state.board.marker_icons, state.board.marker_points
    own = (kind for kind in state.kept[seat] if icons[kind] == icon)
    return min(own, key=points.__getitem__)


def give(state: State, seat: int, kind: int, receiver: int = NONE) -> None:
    """Take a marker from a seat, for another seat or out of play."""
    state.kept[seat] = without(state.kept[seat], kind)
    if seat == state.active and state.won.count(kind) > state.kept[seat].count(kind):
        state.won = without(state.won, kind)
    if receiver == NONE:
        state.used[kind] += 1
    else:
        state.kept[receiver] = (*state.kept[receiver], kind)


def without(markers: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """Return markers without one of a kind."""
    place = markers.index(kind)
    return markers[:place] + markers[place + 1 :]


def give_special(state: State, seat: int, kind: int, receiver: int = NONE) -> None:
    """Take a special victory marker that all know of from a seat."""
    state.open_specials[seat] = without(state.open_specials[seat], kind)
    _receive_special(state, kind, receiver)


def give_secret(state: State, seat: int, receiver: int = NONE) -> None:
    """Take the special victory marker that only the seat knew of from it."""
    kind = state.secret[seat]
    state.secret[seat] = NO_SPECIAL
    _receive_special(state, kind, receiver)


def _receive_special(state: State, kind: int, receiver: int) -> None:
    if receiver == NONE:
        state.used_specials[kind] += 1
    else:
        state.open_specials[receiver] = (*state.open_specials[receiver], kind)

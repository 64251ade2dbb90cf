"""Conflicts: who can fight whom, and what is the same in all of them (R22 to R24, R40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.legal import bits
from mbira.games.africa.data import MOST_SEATS
from mbira.games.africa.rules import ground, turn
from mbira.games.africa.rules.state import CONFLICTS, NONE

if TYPE_CHECKING:
    from mbira.games.africa.rules.state import State


def fresh(state: State, area: int) -> tuple[int, int]:
    """Return the active seat's traders and wholesaler in an area that have not fought yet."""
    wholesaler = state.wholesaler[state.active] == area and not state.spent_wholesaler
    return turn.fresh_traders(state, area), int(wholesaler)


def of_rival(state: State, seat: int, area: int) -> tuple[int, int]:
    """Return the traders and wholesaler of another seat in an area that may still fight (R22)."""
    place = seat * state.board.size + area
    traders, wholesaler = state.traders[place], int(state.wholesaler[seat] == area)
    if state.weary:
        traders -= state.weary[place]
    if state.weary_wholesalers >> seat & 1:
        wholesaler = 0
    return traders, wholesaler


def fights(state: State) -> int:
    """Return the conflicts with seats that have to be fought: bits of area and seat (R22, R36)."""
    own = ground.presence(state, state.active) & ~state.closed
    found = 0
    for seat in range(state.seats):
        if seat != state.active:
            for area in bits(own & ground.presence(state, seat)):
                if any(fresh(state, area)) and any(of_rival(state, seat, area)):
                    found |= 1 << MOST_SEATS * area + seat
    return found


def must_fight(state: State) -> bool:
    """Return whether the active seat is beside another one, so that movement ends in conflict."""
    return bool(ground.presence(state, state.active) & ground.others(state, state.active))


def may_oust(state: State) -> bool:
    """Return whether the active seat, all its pieces fresh, could fight neutral traders."""
    for area in bits(ground.neutral(state) & ground.friendly(state, state.active)):
        traders = state.traders[state.active * state.board.size + area]
        wholesaler = int(state.wholesaler[state.active] == area)
        if count(state, traders, wholesaler, neutral=True) >= state.neutrals[area]:
            return True
    return False


def count(state: State, traders: int, wholesaler: int, *, neutral: bool = False) -> int:
    """Return how much pieces count: a wholesaler doubles the traders beside him (R40)."""
    if not wholesaler:
        return traders
    doubles = not neutral or state.rules.wholesaler_doubles_in_neutral_conflict
    own = 2 if state.rules.wholesaler_itself_doubled and traders and doubles else 1
    return (2 * traders if doubles else traders) + own


def fresh_or_victorious(state: State, area: int) -> tuple[int, int]:
    """Return the active seat's traders and wholesaler in an area that are fresh or won there."""
    traders, wholesaler = fresh(state, area)
    if state.won_wholesaler and state.wholesaler[state.active] == area:
        wholesaler = 1
    return traders + state.won_here[area], wholesaler


def against_neutrals(state: State, area: int) -> int:
    """Return what the active seat's pieces count against the neutral traders of an area (R25)."""
    return count(state, *fresh_or_victorious(state, area), neutral=True)


def oustings(state: State) -> int:
    """Return the areas where the active seat may fight the neutral traders (R22 to R25)."""
    areas = ground.neutral(state) & ground.friendly(state, state.active)
    return sum(
        1 << area for area in bits(areas) if against_neutrals(state, area) >= state.neutrals[area]
    )


def tire(state: State, area: int) -> None:
    """Bar the active seat's pieces in an area from fighting this turn."""
    state.spent[area] = state.traders[state.active * state.board.size + area]
    state.won_here[area] = 0
    if state.wholesaler[state.active] == area:
        state.spent_wholesaler = True
        state.won_wholesaler = False


def tire_rival(state: State, seat: int, area: int) -> None:
    """Bar another seat's pieces in an area from fighting this turn, if the table wants it (R22)."""
    if not state.rules.rivals_fight_once:
        return
    ground.set_weary(state, seat, area, state.traders[seat * state.board.size + area])
    if state.wholesaler[seat] == area:
        state.weary_wholesalers |= 1 << seat


def over(state: State) -> None:
    """End a conflict: all conflict markers can be drawn again, and the next one may follow."""
    state.area = NONE
    state.rival = NONE
    state.fate = NONE
    state.fates = list(state.board.conflict_counts)
    state.redraws = 0
    state.committed = [NONE, NONE]
    state.stakes = [(), ()]
    state.revealed = [(), ()]
    state.victor = NONE
    state.retreaters = ()
    state.step = CONFLICTS
    state.actor = state.active

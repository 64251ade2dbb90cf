"""Beaten pieces leave the area, one or two areas far, never to the victor's (R29, R33 to R38)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.games.africa.rules import ground
from mbira.games.africa.rules.conflicts import duel
from mbira.games.africa.rules.state import NEUTRALS, NONE, RETREATING, RETREATS

if TYPE_CHECKING:
    from mbira.games.africa.rules.state import State


def go_on(state: State) -> bool:
    """Let the next ones retreat; return whether somebody has to say where to."""
    while state.retreaters:
        who = state.retreaters[0]
        _gather(state, who)
        if state.retreat_traders or state.retreat_wholesaler:
            if reach(state):
                state.step = RETREATING
                state.actor = _decider(state, who)
                return True
            if not _may_stay(state, who):
                _remove_all(state, who)
        end(state)
    return False


def _may_stay(state: State, who: int) -> bool:
    """Return whether pieces that can go nowhere stay (R29, R35, R37)."""
    if who == NEUTRALS:
        return False
    protected = state.rules.retreat_marker_protects and chosen(state, who)
    return protected or state.rules.blocked_retreat == "stay"


def chosen(state: State, who: int) -> bool:
    """Return whether a side chose to retreat, and was not beaten."""
    return state.committed[duel.side(state, who)] == RETREATS


def end(state: State) -> None:
    """Let no more of those who retreat now do so."""
    state.retreaters = state.retreaters[1:]
    state.retreat_traders = 0
    state.retreat_wholesaler = False


def _gather(state: State, who: int) -> None:
    if who == NEUTRALS:
        state.retreat_traders = state.neutrals[state.area]
        return
    state.retreat_traders = state.traders[who * state.board.size + state.area]
    state.retreat_wholesaler = state.wholesaler[who] == state.area


def _decider(state: State, who: int) -> int:
    """Return who says where: the active seat, the victor, or whoever chose to retreat."""
    if who == NEUTRALS:
        return state.active
    return who if chosen(state, who) else state.victor


def reach(state: State) -> int:
    """Return the areas near enough, on ways that are open to whoever retreats now (R34)."""
    closed = ground.presence(state, duel.other_side(state, state.retreaters[0]))
    return state.board.reach(state.area, state.board.numbers.retreat_steps, closed)


def areas(state: State) -> int:
    """Return where those who retreat now may go."""
    found = reach(state)
    if state.victor == NONE and state.retreaters[0] == state.active:
        return _fair(state, found) or found
    return found


def _fair(state: State, found: int) -> int:
    """Return the areas that leave the rival, who retreats next, a way out if it has one (R38)."""
    active = ground.presence(state, state.active) & ~(1 << state.area)
    ways_out = state.board.borders[state.area] & ~active
    if ways_out.bit_count() == 1:
        return found & ~ways_out
    return found


def may_leave_them(state: State) -> bool:
    """Return whether the victor may let the rest stay (R33)."""
    return state.rules.retreat_optional and state.actor == state.victor


def step_back(state: State, area: int, count: int) -> bool:
    """Let pieces retreat, the wholesaler first; return whether more have to."""
    who = state.retreaters[0]
    if who == state.active:
        state.closed |= 1 << area
    if who == NEUTRALS:
        ground.add_neutrals(state, state.area, -count)
        ground.add_neutrals(state, area, count)
        state.retreat_traders -= count
    elif state.retreat_wholesaler:
        ground.put_wholesaler(state, who, area)
        state.retreat_wholesaler = False
    else:
        size = state.board.size
        ground.add_traders(state, who, state.area, -count)
        ground.add_traders(state, who, area, count)
        if who == state.active:
            state.spent[state.area] -= count
            state.spent[area] += count
        elif state.weary:
            here, there = (state.weary[who * size + at] for at in (state.area, area))
            ground.set_weary(state, who, state.area, here - count)
            ground.set_weary(state, who, area, there + count)
        state.retreat_traders -= count
    return bool(state.retreat_traders or state.retreat_wholesaler)


def _remove_all(state: State, who: int) -> None:
    """Take pieces that can go nowhere off the map (R29, R35)."""
    if who == NEUTRALS:
        state.neutral_supply += state.neutrals[state.area]
        ground.add_neutrals(state, state.area, -state.neutrals[state.area])
        return
    for _ in range(ground.pieces(state, who, state.area)):
        ground.lose_trader(state, who, state.area)
    if who == state.active:
        state.spent[state.area] = 0

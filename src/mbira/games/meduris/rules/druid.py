"""The druid: his way, his rituals, and what the great river brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.games.meduris.data import DRUID_TOKEN, MATERIAL_INDEX
from mbira.games.meduris.rules import ring
from mbira.games.meduris.rules.payment import close_payment
from mbira.games.meduris.rules.state import OFFERING

if TYPE_CHECKING:
    from mbira.games.meduris.rules.state import State

NO_OFFERING: Final = -1
ONE_OFFERING: Final = 1


def after_building(state: State) -> bool:
    """Let the druid go on after a building; return whether somebody is asked (R14 to R16)."""
    if state.druid < -1:
        state.druid += 1
        return False
    goal = destination(state)
    if goal < 0:
        return False
    walk(state, goal)
    state.visits = ring.huts_ahead(state, goal)
    _ask(state)
    return True


def destination(state: State) -> int:
    """Return the hut that the druid goes to from the last rock or the ring; -1 if he stays."""
    if state.druid < 0:
        return ring.next_hut(state, state.board.entry - 1)
    goal = ring.next_hut(state, state.druid)
    return -1 if goal == state.druid and state.rules.lone_hut == "wait" else goal


def walk(state: State, goal: int) -> None:
    """Let the druid go to a hut; the great river scores whenever he crosses it (R18)."""
    crossed = crossings(state, goal)
    if crossed and river_scores(state):
        for holder in state.runes:
            if holder >= 0:
                state.vp[holder] += crossed
    state.druid = goal


def crossings(state: State, goal: int) -> int:
    """Return how often the druid crosses the great river on his way to a hut."""
    if state.druid >= 0:
        return ring.rivers_between(state, state.druid, goal)
    entry = state.board.entry
    return 0 if goal == entry else ring.rivers_between(state, entry, goal)


def river_scores(state: State) -> bool:
    """Return whether crossing the great river brings points now (R18 to R20)."""
    if state.lap:
        return False
    return state.rules.river_in_last_turns or state.finisher in (-1, state.active)


def _ask(state: State) -> None:
    state.step = OFFERING
    state.actor = state.owner[state.druid]


def offer_nothing(state: State) -> None:
    """Let the owner of the hut lose a point, if there is one (R17)."""
    state.gain = NO_OFFERING


def gift(state: State, name: str) -> tuple[int, int]:
    """Note what one material, or both, will bring; return how much of each is due (R17)."""
    if name == "both":
        state.gain = state.size[state.druid]
        return (1, 1)
    state.gain = ONE_OFFERING
    first = state.board.symbols[state.druid][0]
    return (1, 0) if MATERIAL_INDEX[name] == first else (0, 1)


def offer_token(state: State) -> None:
    """Let the owner spend the druid token under the hut in place of both materials (R17)."""
    state.gain = state.size[state.druid]
    state.tokens[DRUID_TOKEN] &= ~(1 << state.druid)


def go_on(state: State) -> bool:
    """Score an offering and go to the next hut; return whether somebody is asked (R16, R20)."""
    owner = state.owner[state.druid]
    state.vp[owner] = max(0, state.vp[owner] + state.gain)
    close_payment(state)
    state.visits -= 1
    if not state.visits:
        return False
    walk(state, ring.next_hut(state, state.druid))
    _ask(state)
    return True


def begin_last_lap(state: State) -> bool:
    """Let the druid visit every hut once more; return whether there is one (R20)."""
    state.lap = True
    state.lap_from = state.druid
    state.visits = state.huts.bit_count()
    if not state.visits:
        return False
    start = state.druid if state.druid >= 0 else state.board.entry - 1
    walk(state, ring.next_hut(state, start))
    _ask(state)
    return True

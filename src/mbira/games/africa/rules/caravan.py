"""The caravan: pieces go together from an area to a neighbour, even between conflicts (R42)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.legal import bits
from mbira.games.africa.rules import ground, turn
from mbira.games.africa.rules.conflicts import conflict, ousting
from mbira.games.africa.rules.effects import resume
from mbira.games.africa.rules.state import (
    AFTERWARDS,
    ANSWER,
    CARAVAN_PIECES,
    CARAVAN_WAY,
    COMMITMENT,
    MOVEMENT,
    NONE,
)

if TYPE_CHECKING:
    from mbira.games.africa.rules.state import State


def begin(state: State) -> None:
    """Ask where the caravan goes."""
    state.step = CARAVAN_WAY


def ways(state: State) -> int:
    """Return the ways that a caravan may go: from own pieces, after conflicts beside nobody."""
    own = ground.presence(state, state.active)
    closed = 0
    if AFTERWARDS in (state.step, state.resume):
        closed = ground.others(state, state.active)
    found = 0
    for area in bits(own):
        found |= state.board.ways_from[area]
    if closed:
        ends = state.board.ways
        found = sum(1 << way for way in bits(found) if not closed >> ends[way][1] & 1)
    return found


def set_out(state: State, origin: int, goal: int) -> None:
    """Say where the caravan goes; its pieces are chosen next."""
    state.caravan = (origin, goal, 0, 0, 0)
    state.step = CARAVAN_PIECES


def waiting(state: State) -> tuple[int, int, int]:
    """Return the fresh traders, spent traders and wholesaler that could still join the caravan."""
    origin, _, fresh, spent, wholesaler = state.caravan
    there = int(state.wholesaler[state.active] == origin)
    free = turn.fresh_traders(state, origin)
    return free - fresh, state.spent[origin] - spent, there - wholesaler


def join(state: State, piece: str, count: int) -> None:
    """Let pieces join the caravan; once all are there, it goes."""
    origin, goal, fresh, spent, wholesaler = state.caravan
    if piece == "trader":
        fresh += count
    elif piece == "spent-trader":
        spent += count
    else:
        wholesaler += count
    state.caravan = (origin, goal, fresh, spent, wholesaler)
    if not any(waiting(state)):
        arrive(state)


def arrive(state: State) -> None:
    """Let the caravan arrive; while there is movement, it may be stopped there (R42)."""
    origin, goal, fresh, spent, wholesaler = state.caravan
    seat = state.active
    state.caravan = (NONE, NONE, 0, 0, 0)
    ground.add_traders(state, seat, origin, -fresh - spent)
    ground.add_traders(state, seat, goal, fresh + spent)
    state.spent[origin] -= spent
    state.won_here[origin] = min(state.won_here[origin], state.spent[origin])
    stopped = state.resume == MOVEMENT and turn.stops(state, goal)
    state.spent[goal] += spent + (fresh if stopped else 0)
    if wholesaler:
        ground.put_wholesaler(state, seat, goal)
        state.spent_wholesaler = state.spent_wholesaler or stopped
        state.won_wholesaler = False
    resume(state)
    _go_on_with_conflict(state)


def _go_on_with_conflict(state: State) -> None:
    """Count again who takes part in a conflict that goes on; without anybody it is over (R42)."""
    if state.step == COMMITMENT:
        if not any(conflict.fresh(state, state.area)):
            conflict.over(state)
    elif state.step == ANSWER:
        if conflict.against_neutrals(state, state.area):
            ousting.count_redraws(state)
        else:
            conflict.over(state)

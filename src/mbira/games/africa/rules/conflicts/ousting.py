"""Conflicts with neutral traders: a marker says what winning costs (R25 to R29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.game import CHANCE
from mbira.games.africa.data import INFLUENCE_LOSS, REPUTATION_LOSS, TRADER_LOSS
from mbira.games.africa.rules import ground
from mbira.games.africa.rules.conflicts import conflict
from mbira.games.africa.rules.state import ANSWER, FATE, NEUTRALS

if TYPE_CHECKING:
    from mbira.games.africa.rules.state import State


def begin(state: State, area: int) -> None:
    """Begin a conflict with neutral traders: a marker is drawn."""
    state.area = area
    state.rival = NEUTRALS
    state.redraws = conflict.against_neutrals(state, area) - state.neutrals[area]
    _draw(state)


def count_redraws(state: State) -> None:
    """Count again how often another marker may be drawn, when pieces have come or gone (R42)."""
    more = conflict.against_neutrals(state, state.area) - state.neutrals[state.area]
    drawn = sum(state.board.conflict_counts) - sum(state.fates)
    state.redraws = max(0, more - (drawn - 1))


def _draw(state: State) -> None:
    state.step = FATE
    state.actor = CHANCE


def draw(state: State, kind: int) -> None:
    """Draw a conflict marker; it stays out until the conflict is over."""
    state.fates[kind] -= 1
    state.fate = kind
    state.step = ANSWER
    state.actor = state.active


def can_redraw(state: State) -> bool:
    """Return whether another marker may be drawn: once for each piece more than neutrals."""
    return state.redraws > 0 and any(state.fates)


def redraw(state: State) -> None:
    """Put the marker aside and draw another."""
    state.redraws -= 1
    _draw(state)


def can_accept(state: State) -> bool:
    """Return whether the active seat can pay what the marker costs (R27)."""
    loss, amount = state.board.conflict_kinds[state.fate]
    if loss == INFLUENCE_LOSS:
        return state.influence[state.active] >= amount
    if loss == REPUTATION_LOSS and amount and not state.rules.lowest_reputation_pays:
        return state.reputation[state.active] > 0
    return True


def accept(state: State) -> None:
    """Pay what the marker costs; with a piece left, the neutral traders have to go (R26, R29)."""
    loss, amount = state.board.conflict_kinds[state.fate]
    seat, area = state.active, state.area
    if loss == INFLUENCE_LOSS:
        state.influence[seat] -= amount
        state.pool += amount
    elif loss == REPUTATION_LOSS:
        ground.shift_reputation(state, seat, -amount)
    elif loss == TRADER_LOSS:
        for _ in range(min(amount, ground.pieces(state, seat, area))):
            ground.lose_trader(state, seat, area)
    conflict.tire(state, area)
    if ground.pieces(state, seat, area):
        ground.add_neutrals(state, area, -1)
        state.neutral_supply += 1
        state.retreaters = (NEUTRALS,)


def refuse(state: State) -> None:
    """Lose against the neutral traders (R26)."""
    ground.shift_reputation(state, state.active, -state.board.numbers.lost_conflict_reputation)
    conflict.tire(state, state.area)

"""Decisions posed to bots outside a match: any state, without a log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.bots.bot import Decision

if TYPE_CHECKING:
    from mbira.core.game import AnyGame, State


def pose(game: AnyGame, state: State, seats: int) -> Decision:
    """Return a decision as the seat to act meets it."""
    seat = state.actor
    return Decision(
        game.spec.id,
        seats=seats,
        seat=seat,
        version=0,
        legal=game.rules.legal(state),
        view=lambda: game.sight.view(state, seat),
        log=list,
    )

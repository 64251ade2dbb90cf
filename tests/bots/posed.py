"""Decisions posed to bots outside a match: any state, without a log."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mbira.bots.bot import Decision

if TYPE_CHECKING:
    from mbira.core.game import AnyGame, State, View
    from mbira.core.legal import Legal
    from mbira.core.match import Match


class Posed:
    """What a decision asks of a match."""

    def __init__(self, game: AnyGame, state: State, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.state = state
        self.actor = state.actor
        self.version = 0

    def legal(self) -> Legal:
        return self.game.legal(self.state)

    def view(self, seat: int | None) -> View:
        return self.game.view(self.state, seat)


def pose(game: AnyGame, state: State, seats: int) -> Decision:
    """Return a decision as the seat to act meets it."""
    return Decision(cast("Match", Posed(game, state, seats)))

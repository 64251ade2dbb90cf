"""A mind for Pig, whose best play is known: to see the planner and the search at work."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from mbira.bots.mind import Mind
from mbira.bots.weights import Weights
from tests.core.toy import PIG, PigState

if TYPE_CHECKING:
    from mbira.core.game import Game


class PigMind(Mind[PigState]):
    """Points, and a part of those at risk."""

    kind_of_weights = Weights
    texts = "tests.bots:{code}.ftl"
    scale = 4.0
    horizon = 4

    def __init__(self) -> None:
        super().__init__(cast("Game[PigState, Any, Any]", PIG), Weights())

    def terms(self, state: PigState, seat: int) -> dict[str, float]:
        pot = state.pot if seat == state.turn else 0
        return {"points": float(state.points[seat]), "pot": 0.8 * pot}

    def turn_over(self, before: PigState, after: PigState) -> bool:
        return before.turn != after.turn

"""The Great Zimbabwe: who wins the race to the VR, and what there is to win it with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mbira.bots.mind import WON, Mind
from mbira.bots.minds.zimbabwe.moves import moves
from mbira.bots.minds.zimbabwe.sites import Memory
from mbira.bots.minds.zimbabwe.standing import TERMS, Standing
from mbira.bots.minds.zimbabwe.weights import ZimbabweWeights
from mbira.bots.planner import Planner
from mbira.core.game import NOBODY
from mbira.games.zimbabwe.actions import Pass
from mbira.games.zimbabwe.rules.steps import GIFT

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from mbira.bots.mind import Chain
    from mbira.bots.planner import Plan
    from mbira.core.game import Game
    from mbira.games.zimbabwe.rules.state import State


class ZimbabweMind(Mind["State"]):
    """Knowledge of The Great Zimbabwe."""

    kind_of_weights = ZimbabweWeights
    texts = "mbira.lang:{code}/minds/zimbabwe.ftl"
    scale = 6.0
    certain = True
    horizon = 8
    curiosity = 0.04
    quick = (1, 12)
    foresight = 24
    weights: ZimbabweWeights

    def __init__(self, game: Game[State, Any, Any], weights: ZimbabweWeights) -> None:
        super().__init__(game, weights)
        self.standing = Standing(weights)
        self.memory = Memory()
        self._hasty: ZimbabweMind = HastyMind(self)

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """Return what speaks for a seat."""
        return dict(zip(TERMS, self.standing.terms(state, seat), strict=True))

    def units(self, state: State) -> dict[str, float]:  # noqa: ARG002 they are the same always
        """Return what a round, a VP or a head of cattle is worth."""
        counted = ("race", "gap", "cattle", "income", "ready")
        return {term: getattr(self.weights, term, 0.0) for term in counted}

    def totals(self, state: State) -> list[float]:
        """Return all that speaks for each seat."""
        return self.standing.totals(state)

    def worth(self, state: State, seat: int) -> float:
        """Return how far a seat is ahead; what rivals have counts a little less."""
        if state.actor == NOBODY:
            return WON if seat in self._winners(state) else -WON
        return self.standing.ahead(state, seat)

    def hopes(self, state: State) -> list[float]:
        """Return how well each seat does: as `worth` has it, against what is usual by now."""
        if state.actor == NOBODY:
            return self.chances(state)
        return self.standing.hopes(state, self.scale)

    def candidates(self, state: State) -> Sequence[Chain]:
        """Return what is worth thinking about."""
        return moves(state, self.memory)

    def options(self, state: State, planner: Planner, rng: random.Random) -> Sequence[Plan]:
        """Return plans to choose from; turns that are only looked ahead to get few moves."""
        if planner.nodes <= self.quick[1]:
            planner = Planner(self._hasty, self.quick)
        return planner.plans(state, rng)

    def guess(self, state: State, chain: Chain) -> float | None:
        """Return the worth of gifts: as if everybody else gave no more."""
        if state.step != GIFT:
            return None
        seat = state.actor
        new = state.clone()
        self.game.rules.apply(new, chain[0])
        while new.step == GIFT:
            self.game.rules.apply(new, Pass())
        return self.worth(new, seat)

    def turn_over(self, before: State, after: State) -> bool:
        """Return whether a turn is over."""
        gifts_over = before.step == GIFT != after.step
        return gifts_over or after.turn != before.turn or after.round != before.round


class HastyMind(ZimbabweMind):
    """The same knowledge, with an eye for the first few moves only."""

    def __init__(self, mind: ZimbabweMind) -> None:
        Mind.__init__(self, mind.game, mind.weights)
        self.standing, self.memory = mind.standing, mind.memory

    def candidates(self, state: State) -> Sequence[Chain]:
        """Return what comes to mind first."""
        return moves(state, self.memory, few=True)

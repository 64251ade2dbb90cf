"""The Great Zimbabwe: who wins the race to the VR, and what there is to win it with."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any

from mbira.bots.mind import WON, Mind
from mbira.bots.minds.zimbabwe.goods import Atlas
from mbira.bots.minds.zimbabwe.moves import Memory, moves
from mbira.bots.minds.zimbabwe.race import PATIENCE, race_key, ready, rounds_to_go
from mbira.bots.planner import Planner
from mbira.bots.weights import Weights
from mbira.core.game import NOBODY
from mbira.games.zimbabwe.actions import Pass
from mbira.games.zimbabwe.data import ENGAI, ENGAI_INCOME, RANGE
from mbira.games.zimbabwe.rules import score
from mbira.games.zimbabwe.rules.steps import GIFT

if TYPE_CHECKING:
    import random
    from collections.abc import Hashable, Sequence

    from mbira.bots.mind import Chain
    from mbira.bots.planner import Plan
    from mbira.core.game import Game
    from mbira.games.zimbabwe.rules.state import State


MOST_KNOWN = 20000
"""This many races are remembered: often several ways lead to the same one."""


USUAL_ROUNDS = 8
"""A match takes about this many rounds."""


class ZimbabweWeights(Weights, frozen=True):
    """How much each thing counts."""

    race: float = 4.0
    gap: float = 0.3
    cattle: float = 0.1
    income: float = 0.3
    ready: float = 0.0
    prospects: float = 0.5
    rival: float = 0.4


class ZimbabweMind(Mind["State"]):
    """Knowledge of The Great Zimbabwe."""

    kind_of_weights = ZimbabweWeights
    texts = "mbira.lang:{code}/minds/zimbabwe.ftl"
    scale = 6.0
    certain = True
    horizon = 8
    curiosity = 0.04
    quick = (1, 12)
    patience = PATIENCE
    weights: ZimbabweWeights

    def __init__(self, game: Game[State, Any, Any], weights: ZimbabweWeights) -> None:
        super().__init__(game, weights)
        self.atlas = Atlas()
        self.memory = Memory()
        self.near_by: dict[Hashable, float] = {}
        self.known: dict[Hashable, list[float]] = {}
        self._hasty: ZimbabweMind = HastyMind(self)

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """Return what speaks for a seat."""
        return self._terms(state, seat, self._rounds(state)[seat])

    def _rounds(self, state: State) -> Sequence[float]:
        """Return how many rounds each seat needs; not worth a thought without a weight."""
        if not self.weights.race:
            return [0.0] * state.seats
        key = race_key(state)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            found = self.known[key] = rounds_to_go(state, self.atlas, self.patience)
        return found

    def _terms(self, state: State, seat: int, rounds: float) -> dict[str, float]:
        weights = self.weights
        herd = state.cattle[seat] + score.on_cards(state, seat)
        income = score.income(state, seat)
        if state.god[seat] == ENGAI:
            income += ENGAI_INCOME
        return {
            "race": -weights.race * rounds,
            "gap": weights.gap * (state.vp[seat] - state.vr[seat]),
            "cattle": weights.cattle * min(herd, 12),
            "income": weights.income * income,
            "ready": weights.ready and weights.ready * ready(state, seat, self.atlas),
            "prospects": weights.prospects * self._prospects(state, seat),
        }

    def _prospects(self, state: State, seat: int) -> float:
        """Return how many kinds of resources lie near a seat's monuments."""
        mine = 0
        for cell, owner in zip(state.monument_cells, state.monument_owners, strict=True):
            if owner == seat:
                mine |= 1 << cell
        key = (state.land, mine, state.resources)
        found = self.near_by.get(key)
        if found is None:
            if len(self.near_by) >= MOST_KNOWN:
                self.near_by.clear()
            near, far = state.land.reach(mine, RANGE), state.land.reach(mine, 2 * RANGE)
            found = self.near_by[key] = sum(
                0.5 * min(2, (cells & near).bit_count()) + 0.5 * min(3, (cells & far).bit_count())
                for cells in state.resources
            )
        return found

    def worth(self, state: State, seat: int) -> float:
        """Return how far a seat is ahead; what rivals have counts a little less."""
        if state.actor == NOBODY:
            return WON if seat in self._winners(state) else -WON
        totals = self._totals(state)
        rivals = max(total for other, total in enumerate(totals) if other != seat)
        return totals[seat] - self.weights.rival * rivals

    def hopes(self, state: State) -> list[float]:
        """Return how well each seat does: as `worth` has it, against what is usual by now."""
        if state.actor == NOBODY:
            return self.chances(state)
        weights = self.weights
        usual = -weights.race * max(1, USUAL_ROUNDS - state.round) * (1 - weights.rival)
        totals = self._totals(state)
        hopes = []
        for seat, total in enumerate(totals):
            rivals = max(other for place, other in enumerate(totals) if place != seat)
            ahead = total - weights.rival * rivals - usual
            hopes.append(1 / (1 + exp(-ahead / self.scale)))
        return hopes

    def _totals(self, state: State) -> list[float]:
        rounds = self._rounds(state)
        return [sum(self._terms(state, seat, rounds[seat]).values()) for seat in range(state.seats)]

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
        self.atlas, self.memory, self.known = mind.atlas, mind.memory, mind.known
        self.near_by = mind.near_by

    def candidates(self, state: State) -> Sequence[Chain]:
        """Return what comes to mind first."""
        return moves(state, self.memory, few=True)

"""Meduris: what huts, temples, stones and materials are worth while the druid walks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from mbira.bots.mind import WON, Mind
from mbira.bots.minds.meduris.choices import choices
from mbira.bots.minds.meduris.inputs import all_inputs, of_rest, of_ring
from mbira.bots.minds.meduris.learnt import Learnt
from mbira.bots.minds.meduris.steps import ahead, chances, steps
from mbira.bots.minds.meduris.value import TERMS, Appraiser, Look
from mbira.bots.minds.meduris.weights import MedurisWeights
from mbira.core.game import NOBODY
from mbira.games.meduris.rules.state import OFFERING, REPLACEMENT, TURN

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from mbira.bots.learnt.model import Model
    from mbira.bots.mind import Chain
    from mbira.bots.planner import Plan, Planner
    from mbira.core.game import Game
    from mbira.games.meduris.rules.state import State

COUNTED = ("points", "temples", "stones", "visits", "last_lap", "druid_tokens")
"""Terms in points of the game."""


class MedurisMind(Mind["State"]):
    """Knowledge of Meduris."""

    kind_of_weights = MedurisWeights
    texts = "mbira.lang:{code}/minds/meduris.ftl"
    passing = frozenset({"visits", "last_lap"})
    scale = 3.0
    """At the end of a match; earlier, leads mean less."""
    scale_early: ClassVar[float] = 5.5
    """This much more at the start."""
    horizon = 4
    quick = (1, 1)
    """Turns that are looked ahead to are not planned: step by step, from few choices."""
    weights: MedurisWeights

    def __init__(self, game: Game[State, Any, Any], weights: MedurisWeights) -> None:
        super().__init__(game, weights)
        self._appraiser = Appraiser(weights)

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """Return what speaks for a seat."""
        return dict(zip(TERMS, Look(self._appraiser, state).row(seat), strict=True))

    def units(self, state: State) -> dict[str, float]:  # noqa: ARG002 they are the same always
        """Return what a point or a material is worth."""
        return {**dict.fromkeys(COUNTED, 1.0), "materials": self.weights.material}

    def candidates(self, state: State) -> Sequence[Chain]:
        """Return what is worth thinking about."""
        return [(action,) for action in choices(state)]

    def turn_over(self, before: State, after: State) -> bool:
        """Return whether a turn is over; on the last lap every offering stands alone."""
        return after.turn != before.turn or after.lap

    def options(self, state: State, planner: Planner, rng: random.Random) -> Sequence[Plan]:
        """Return plans of a turn; small decisions are made at once."""
        if planner.nodes <= self.quick[1]:
            return steps(self._appraiser, state, WON)
        plans = planner.plans(state, rng)
        if state.lap or state.step not in {TURN, OFFERING, REPLACEMENT}:
            return plans[:1]
        return plans

    def worth(self, state: State, seat: int) -> float:
        """Return how far a seat is ahead of the best of the others."""
        return ahead(self._appraiser, state, seat, WON)

    def chances(self, state: State) -> list[float]:
        """Return how likely each seat is to win; all together, 1."""
        if state.actor == NOBODY:
            return super().chances(state)
        return chances(self._appraiser, state, self.scale, self.scale_early)

    def inputs(self, seats: int) -> int:
        """Return how many numbers `told` has."""
        return all_inputs(seats)

    def told(self, state: State, seat: int) -> list[int]:
        """Return a position in numbers, as a seat meets it."""
        rows = Look(self._appraiser, state).rows()
        return of_ring(state, seat) + of_rest(state, seat, rows)

    def known_to(self, state: State, seat: int) -> Sequence[int]:
        """Return both of two seats: what one has not, and the mountain has not, the other has."""
        return (0, 1) if state.seats == 2 else (seat,)

    def study(self, model: Model) -> None:
        """Judge positions as a model does from now on."""
        self._appraiser.learnt[model.seats] = Learnt(model.net(), *model.scale)

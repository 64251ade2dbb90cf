"""The bot that plans its whole turn, and its bids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.bots.budget import Budget
from mbira.bots.planner import Planner
from mbira.bots.search.forest import Forest, Question, best_first
from mbira.bots.thinker import Thinker

if TYPE_CHECKING:
    import random

    from mbira.bots.mind import AnyMind
    from mbira.bots.planner import Plan
    from mbira.core.game import View


class AdeptBot(Thinker):
    """Plans to the end of its turn; where that is not enough, it looks a little further."""

    name = "adept"
    weights = "adept"

    def __init__(self, mind: AnyMind | None = None) -> None:
        super().__init__(mind)
        self._forest = Forest()

    def think(self, mind: AnyMind, view: View, rng: random.Random) -> list[Plan]:
        """Return plans to the end of the turn, the best first."""
        planner = Planner(mind, mind.thorough)
        plans = list(mind.options(mind.game.sight.imagine(view, rng), planner, rng))
        if not mind.foresight or len(plans) == 1:
            return plans
        budget = Budget(iterations=mind.foresight)
        question = Question(mind.game.spec.id, self.weights, view, rng.getrandbits(64), budget)
        trees = range(budget.trees)
        found = self._forest.grow(mind, question, plans, trees)
        return best_first(plans, [found[tree] for tree in trees])

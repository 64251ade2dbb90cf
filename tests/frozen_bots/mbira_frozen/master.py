"""The bot that searches: which plan is best when others answer, over many possible positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.bots.budget import USUAL, Budget
from mbira_frozen.forest import Forest, Question, best_first
from mbira_frozen.thinker import Thinker

if TYPE_CHECKING:
    import random

    from mbira_frozen.mind import AnyMind
    from mbira_frozen.planner import Plan
    from mbira.core.game import View


class MasterBot(Thinker):
    """Searches within a budget."""

    name = "old-master"
    weights = "adept"
    takes_budget = True

    def __init__(self, budget: Budget = USUAL, mind: AnyMind | None = None) -> None:
        super().__init__(mind)
        self.budget = budget
        self._forest = Forest()

    def think(self, mind: AnyMind, view: View, rng: random.Random) -> list[Plan]:
        """Return plans, the one that did best in the search first."""
        budget = self.budget
        if budget.iterations is None:
            budget = Budget(seconds=budget.seconds)
        question = Question(mind.game.spec.id, self.weights, view, rng.getrandbits(64), budget)
        plans = self._forest.plans(mind, question)
        if len(plans) == 1:
            return plans
        found = self._forest.grow(mind, question, plans, range(budget.trees))
        return best_first(plans, [found[tree] for tree in range(budget.trees)])

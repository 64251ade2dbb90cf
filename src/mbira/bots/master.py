"""The bot that searches: which plan is best when others answer, over many possible positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.bots.budget import USUAL, Budget, Stopwatch
from mbira.bots.planner import Planner
from mbira.bots.search import Search
from mbira.bots.thinker import Thinker

if TYPE_CHECKING:
    import random

    from mbira.bots.mind import AnyMind
    from mbira.bots.planner import Plan
    from mbira.core.game import View


class MasterBot(Thinker):
    """Searches within a budget."""

    name = "master"
    weights = "adept"
    takes_budget = True

    def __init__(self, budget: Budget = USUAL, mind: AnyMind | None = None) -> None:
        super().__init__(mind)
        self.budget = budget

    def think(self, mind: AnyMind, view: View, rng: random.Random) -> list[Plan]:
        """Return plans, the one that did best in the search first."""
        planner = Planner(mind, mind.thorough)
        plans = mind.options(mind.game.sight.imagine(view, rng), planner, rng)
        if len(plans) == 1:
            return list(plans)
        search = Search(mind, view, plans, rng)
        search.run(Stopwatch(self.budget))
        return [arm.plan for arm in search.ranked()]

"""The bot that searches: which plan is best when others answer, over many possible positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.bots.budget import USUAL, Budget
from mbira.bots.search.crew import Alone, Crew
from mbira.bots.search.forest import Forest, Question, best_first
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
        self._forest = Forest()
        self._crew: Crew | None = None

    def __getstate__(self) -> dict[str, object]:
        """Leave the processes where they are: whoever brings the bot back starts others."""
        return {**self.__dict__, "_crew": None}

    def think(self, mind: AnyMind, view: View, rng: random.Random) -> list[Plan]:
        """Return plans, the one that did best in the search first."""
        budget = self.budget
        workers = self._workers()
        if budget.iterations is None:
            budget = Budget(seconds=budget.seconds, workers=workers)
        question = Question(mind.game.spec.id, self.weights, view, rng.getrandbits(64), budget)
        plans = self._forest.plans(mind, question)
        if len(plans) == 1:
            return plans
        trees = range(budget.trees)
        shares = [trees[worker::workers] for worker in range(min(workers, budget.trees))]
        found = self._grow(mind, question, plans, shares)
        return best_first(plans, [found[tree] for tree in trees])

    def _workers(self) -> int:
        """Return how many processes may think; a mind that was given is in this one only."""
        return 1 if self.mind is not None else min(self.budget.workers, Alone.most)

    def _grow(
        self, mind: AnyMind, question: Question, plans: list[Plan], shares: list[range]
    ) -> dict[int, list[tuple[int, float]]]:
        """Return what the trees have found, each share in a process of its own, the first here."""
        if len(shares) == 1:
            return self._forest.grow(mind, question, plans, shares[0])
        if self._crew is None:
            self._crew = Crew(len(shares) - 1)
        try:
            self._crew.ask(question, shares[1:])
            found = self._forest.grow(mind, question, plans, shares[0])
            return found | self._crew.answers()
        except BaseException:  # a bot that is stopped must not find an old answer waiting
            self._crew.end()
            self._crew = None
            raise

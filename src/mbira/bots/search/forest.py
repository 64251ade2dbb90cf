"""The trees of one seat: what was found in each of them, and what is kept for the next decision.

Trees know nothing of each other, and each has luck of its own, by its number. So they may grow in
one process or in several: what is found is the same.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, NamedTuple

from mbira.bots.budget import Stopwatch
from mbira.bots.collecting import RARE_COLLECTIONS
from mbira.bots.mind import find_mind
from mbira.bots.planner import Planner
from mbira.bots.search.tree import Search

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.bots.budget import Budget
    from mbira.bots.mind import AnyMind
    from mbira.bots.planner import Plan
    from mbira.core.game import View


class Question(NamedTuple):
    """A decision, and what may be spent on it."""

    game: str
    level: str
    """Whose weights count."""
    view: View
    seed: int
    """All chance follows from it."""
    budget: Budget


Tally = list[tuple[int, float]]
"""Of each plan of a tree: how often it was tried, and what was found in all."""


class Forest:
    """Grows trees, and goes on with them at the next decision."""

    def __init__(self) -> None:
        self._trees: dict[int, Search] = {}

    def __getstate__(self) -> dict[str, object]:
        """Keep no trees where a bot is put aside: they are large, and it can do without."""
        return {"_trees": {}}

    def plans(self, mind: AnyMind, question: Question) -> list[Plan]:
        """Return the plans to choose from: the same in every process."""
        rng = random.Random(question.seed)
        state = mind.game.sight.imagine(question.view, rng)
        return list(mind.options(state, Planner(mind, mind.thorough), rng))

    def grow(
        self, mind: AnyMind, question: Question, plans: Sequence[Plan], trees: Sequence[int]
    ) -> dict[int, Tally]:
        """Return what some of the trees have found, by their numbers."""
        found = {}
        for tree in trees:
            luck = random.Random(f"{question.seed} {tree}")
            search = Search(mind, question.view, plans, luck, self._trees.get(tree))
            with RARE_COLLECTIONS:
                search.run(Stopwatch(question.budget.part(tree)))
            self._trees[tree] = search
            found[tree] = [(arm.visits, arm.total) for arm in search.root.arms]
        return found

    def answer(self, question: Question, trees: Sequence[int]) -> dict[int, Tally]:
        """Return what some of the trees have found, in a process that was only asked for that."""
        mind = find_mind(question.game, question.level)
        return self.grow(mind, question, self.plans(mind, question), trees)


def best_first(plans: Sequence[Plan], tallies: Sequence[Tally]) -> list[Plan]:
    """Return plans by what all trees have found: the one that was tried most first."""
    ranks = []
    for place in range(len(tallies[0])):
        visits = sum(tally[place][0] for tally in tallies)
        total = sum(tally[place][1] for tally in tallies)
        ranks.append((visits, total / visits))
    order = sorted(range(len(ranks)), key=ranks.__getitem__, reverse=True)
    return [plans[place] for place in order]

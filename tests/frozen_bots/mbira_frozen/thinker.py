"""What bots that think have in common: they imagine a position, and follow a plan."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

from mbira_frozen.mind import find_mind

if TYPE_CHECKING:
    import random

    from mbira.bots.bot import Decision
    from mbira_frozen.mind import AnyMind
    from mbira_frozen.planner import Plan
    from mbira.core.action import Action
    from mbira.core.game import View


class Thinker(ABC):
    """A bot that follows its plan as long as that holds."""

    name: ClassVar[str]
    weights: ClassVar[str]
    """The level whose weights it plays with."""
    needs_mind: ClassVar[bool] = True
    """It plays only games that a mind knows."""

    def __init__(self, mind: AnyMind | None = None) -> None:
        self.mind = mind
        """Instead of the level's own."""
        self._plan: list[Action] = []
        self._next = -1
        """The version at which the plan goes on; after anything else it thinks again."""

    @abstractmethod
    def think(self, mind: AnyMind, view: View, rng: random.Random) -> list[Plan]:
        """Return plans for what a view shows, the best first."""

    def choose(self, decision: Decision, rng: random.Random) -> Action:
        """Return the next action of the plan, or of a new one."""
        if decision.version != self._next:
            self._plan = []
        self._next = decision.version + 1
        if len(decision.legal) == 1:
            only = decision.legal.nth(0)
            self._plan = self._plan[1:] if self._plan[:1] == [only] else []
            return only
        if not self._plan or self._plan[0] not in decision.legal:
            mind = self.mind or find_mind(decision.game, self.weights)
            best = self.think(mind, decision.view, rng)[0]
            self._plan = list(best.actions[: best.sure])
        return self._plan.pop(0)

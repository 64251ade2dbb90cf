"""Information-set Monte Carlo tree search over whole plans.

A node is a decision of some seat after some plans; its arms are plans to the end of that turn.
Each iteration imagines again what cannot be seen, goes down the tree by arms that are possible
there, adds a node, plays on by quick plans to a horizon, and looks at the position there. What it
finds is how likely each seat is to win: each seat prefers the arms that are good for itself.

Where nothing is hidden and nothing left to chance, the same arms lead to the same position every
time. So what was planned there is kept, and the tree grows beyond the horizon where it has got that
far: else most iterations would look again at what is known. Where matches end there is nothing more
to grow; a search that has found nothing new for a while stops. And what comes to pass as the tree
foresaw it is not searched again: the next search goes on with that part of it.
"""

from __future__ import annotations

import random
from math import inf, log, sqrt
from typing import TYPE_CHECKING

from mbira.bots.planner import Planner, go_on, play
from mbira.core.game import CHANCE, NOBODY

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mbira.bots.budget import Stopwatch
    from mbira.bots.mind import AnyMind, Seated
    from mbira.bots.planner import Plan
    from mbira.core.game import View
    from mbira.core.legal import Legal

MOST_DECISIONS = 60
"""An iteration ends here at the latest."""
MOST_PLANNED = 20_000
"""With more positions than this, what was planned there is not kept for the next decision."""
MOST_IDLE = 40
"""After this many iterations in a row that found nothing new, a search stops."""


class Arm:
    """A plan, and how it did."""

    __slots__ = ("nodes", "plan", "total", "visits")

    def __init__(self, plan: Plan, first: float, prior: int) -> None:
        self.plan = plan
        self.total = prior * first
        self.visits = prior
        self.nodes: dict[int, Node] = {}
        """What comes after it, by the seat that decides."""

    @property
    def mean(self) -> float:
        """How likely its seat was to win."""
        return self.total / self.visits


class Node:
    """A decision of a seat."""

    __slots__ = ("arms", "seat", "state", "visits")

    def __init__(self, seat: int, arms: list[Arm], state: Seated | None = None) -> None:
        self.seat = seat
        self.arms = arms
        self.visits = 0
        self.state = state
        """The position, if there is only one that it can be."""

    def later(self) -> list[Node]:
        """Return the decisions that come next."""
        return [node for arm in self.arms for node in arm.nodes.values()]

    def pick(self, possible: list[Arm], curiosity: float) -> Arm:
        """Return the arm to try: more of them the more often this is visited, by upper bounds."""
        width = curiosity * sqrt(log(self.visits + 2))
        best, highest = possible[0], -inf
        for place in range(min(len(possible), 2 + int(sqrt(self.visits)))):
            arm = possible[place]
            bound = arm.total / arm.visits + width / sqrt(arm.visits)
            if bound > highest:
                best, highest = arm, bound
        return best


class Search:
    """A search from one decision."""

    def __init__(
        self,
        mind: AnyMind,
        view: View,
        plans: Sequence[Plan],
        rng: random.Random,
        former: Search | None = None,
    ) -> None:
        """Take the search before this one too, to go on with what it foresaw."""
        self.mind = mind
        rules = mind.game.rules
        self._legal: Callable[[Seated], Legal] = rules.legal
        self._imagine: Callable[[View, random.Random], Seated] = mind.game.sight.imagine
        self._turn_over: Callable[[Seated, Seated], bool] = mind.turn_over
        self._drawn: Callable[[Seated], bool] = mind.drawn
        self._options: Callable[[Seated, Planner, random.Random], Sequence[Plan]] = mind.options
        self._hopes: Callable[[Seated], list[float]] = mind.hopes
        """What is asked all the time is looked up once."""
        self._horizon: int = mind.horizon
        self._curiosity: float = mind.curiosity
        self._view = view
        self._rng = rng
        self._luck = rng.getrandbits(64)
        """Each arm meets the same imagined positions and chance, try by try: luck evens out."""
        self._quick = Planner(mind, mind.quick)
        self._certain: Seated | None = self._imagine(view, rng) if mind.certain else None
        """The position, if there is only one that it can be."""
        self._near = Planner(mind, mind.near or mind.quick)
        self._planned: dict[tuple[int, int], tuple[Seated, Sequence[Plan]]] = {}
        """What was planned where there is only one position, by its identity: it is kept too."""
        self._idle = 0
        """How many iterations in a row have found nothing new."""
        self.root = self._node(view.actor, plans)
        self.recalled = 0
        """Tries of the search before this one that count here too."""
        if former is not None and self._certain is not None:
            self._recall(former)

    def run(self, clock: Stopwatch) -> None:
        """Search until the budget is spent, or nothing can change the choice any more."""
        while not clock.settled(*self._leaders()) and self._idle < MOST_IDLE and clock.tick():
            self._iterate()

    def _leaders(self) -> tuple[int, int]:
        """Return how often the two arms were tried that were tried most."""
        most = second = 0
        for arm in self.root.arms:
            if arm.visits > most:
                most, second = arm.visits, most
            elif arm.visits > second:
                second = arm.visits
        return most, second

    def _recall(self, former: Search) -> None:
        """Go on with what a search before this one learnt of this decision, if it foresaw it."""
        node = former.foreseen(self._view)
        if node is None:
            return
        known = {arm.plan.actions: arm for arm in node.arms}
        for arm in self.root.arms:
            old = known.get(arm.plan.actions)
            if old is not None:
                self.recalled += old.visits - self.mind.prior
                arm.plan, arm.nodes = old.plan, old.nodes
                arm.total, arm.visits = old.total, old.visits
        self.root.visits = self.recalled
        if len(former._planned) < MOST_PLANNED:
            self._planned = former._planned

    def foreseen(self, view: View) -> Node | None:
        """Return the decision in the tree that looks to its seat just as a view does.

        Views are compared, not positions: so nothing counts that the seat may not know.
        """
        look = self.mind.game.sight.view
        best: Node | None = None
        waiting = self.root.later()
        while waiting:
            node = waiting.pop()
            waiting += node.later()
            if (
                node.seat == view.actor
                and node.state is not None
                and node.visits > (best.visits if best is not None else 0)
                and look(node.state, node.seat) == view
            ):
                best = node
        return best

    def _node(self, seat: int, plans: Sequence[Plan], state: Seated | None = None) -> Node:
        hopes, prior = self._hopes, self.mind.prior
        arms = [Arm(plan, hopes(plan.state)[seat], prior) for plan in plans[: self.mind.most_arms]]
        return Node(seat, arms, state)

    def _iterate(self) -> None:
        first = self.root.pick(self.root.arms, self._curiosity)
        luck = random.Random(self._luck + first.visits)
        certain = self._certain is not None
        state: Seated = self._certain or self._imagine(self._view, luck)
        path: list[tuple[Node, Arm]] = []
        nodes: dict[int, Node] = {state.actor: self.root}
        in_tree = True
        turns = 0
        planner = self._near
        for _ in range(MOST_DECISIONS):
            before = state
            if not in_tree or (path and self._drawn(state)):
                in_tree = False
                state = self._plans(state, planner)[0].state
            elif (node := nodes.get(state.actor)) is None:
                # the tree ends here: a new decision, and from now on what looks best at once
                in_tree = False
                plans = self._plans(state, planner)
                here = state if certain else None
                nodes[state.actor] = self._node(state.actor, plans, here)
                state = plans[0].state
            else:
                arm = self._pick(node, state, planner) if path else first
                path.append((node, arm))
                nodes = arm.nodes
                state = arm.plan.state if certain else self._play(state, arm.plan, luck)
            turns += self._turn_over(before, state)
            if turns > self._horizon and not (in_tree and certain):
                break
            if turns:
                planner = self._quick
            if state.actor == CHANCE:
                state = go_on(self.mind, state.clone(), luck)
            if state.actor == NOBODY:
                break
        self._idle = self._idle + 1 if in_tree and certain else 0
        self._learn(path, self._hopes(state))

    def _pick(self, node: Node, state: Seated, planner: Planner) -> Arm:
        """Return an arm of a node that is possible in a position."""
        if self._certain is not None:
            return node.pick(node.arms, self._curiosity)
        legal = self._legal(state)
        possible = [arm for arm in node.arms if arm.plan.actions[0] in legal]
        if not possible:
            possible = self._node(state.actor, self._plans(state, planner)).arms
            node.arms += possible
        return node.pick(possible, self._curiosity)

    def _plans(self, state: Seated, planner: Planner) -> Sequence[Plan]:
        if self._certain is None:
            return self._options(state, planner, self._rng)
        key = (id(state), planner.nodes)
        known = self._planned.get(key)
        if known is None:
            known = self._planned[key] = (state, self._options(state, planner, self._rng))
        return known[1]

    def _play(self, state: Seated, plan: Plan, luck: random.Random) -> Seated:
        """Play a plan as far as it goes: chance and what was hidden may make an end of it."""
        seat = state.actor
        for action in plan.actions[: plan.sure]:
            if state.actor != seat or action not in self._legal(state):
                break
            before = state
            state, _ = play(self.mind, state, (action,), luck)
            if state.actor == CHANCE or self._turn_over(before, state):
                break
        return state

    @staticmethod
    def _learn(path: Sequence[tuple[Node, Arm]], hopes: Sequence[float]) -> None:
        for node, arm in path:
            node.visits += 1
            arm.visits += 1
            arm.total += hopes[node.seat]

"""How likely each seat is to win, a few turns further on.

A mind's own look at a position favours whoever has just had a turn. So matches are played on until
each seat had one, or as far as a search would, by what looks best to each seat.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from mbira.bots.planner import Planner, go_on, play
from mbira.core.game import CHANCE, NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.bots.analysis.depth import Depth
    from mbira.bots.mind import AnyMind, Chain, Seated
    from mbira.core.game import View

MOST_DECISIONS = 80
"""Nothing is played on further than this."""


class Outlook:
    """Looks ahead with a mind."""

    def __init__(self, mind: AnyMind, depth: Depth) -> None:
        self.mind = mind
        self.depth = depth
        self._quick = Planner(mind, mind.quick)
        self._careful = Planner(mind, mind.near or mind.thorough)
        self._tries = 1 if mind.certain else depth.tries

    def of_state(self, state: Seated, luck: str) -> list[float]:
        """Return how likely each seat is to win; where chance decides, the mean over its results.

        Several tries with the same `luck` meet the same chance: what differs comes from the state.
        """
        if state.actor != CHANCE:
            return self._looked_ahead(state, luck)
        rules = self.mind.game.rules
        chance = rules.chance(state)
        if len(chance) <= self.depth.results:
            results = list(zip(chance.outcomes, chance.weights, strict=True))
        else:
            rng = random.Random(f"{luck} results")
            results = [(chance.choose(rng), 1) for _ in range(self.depth.results)]
        total = [0.0] * state.seats
        for result, weight in results:
            after = state.clone()
            rules.apply(after, result)
            for seat, value in enumerate(self._looked_ahead(after, luck)):
                total[seat] += weight * value
        whole = sum(weight for _, weight in results)
        return [value / whole for value in total]

    def _looked_ahead(self, state: Seated, luck: str) -> list[float]:
        if state.actor == NOBODY:
            return self.mind.chances(state)
        seats = state.seats
        careful = seats if self.depth.careful else 0  # the same for each: nobody is favoured
        lucks = [random.Random(f"{luck} {number}") for number in range(self._tries)]
        return _mean([self._hopes(state, (seats, seats), careful, rng) for rng in lucks])

    def of_plan(self, view: View, actions: Chain, luck: str) -> list[float]:
        """Return how likely each seat is to win if the seat that decides plays these actions.

        What the seat cannot see is imagined, each time afresh, and the same for every plan.
        """
        found = []
        for number in range(self._tries):
            rng = random.Random(f"{luck} {number}")
            state: Seated = self.mind.game.sight.imagine(view, rng)
            state, over = self._follow(state, actions, rng)
            near = state.seats + 1 - over  # what is left of the turn counts too
            far = max(near, self.mind.horizon) if self.depth.far else near
            found.append(self._hopes(state, (near, far), self.depth.careful + 1 - over, rng))
        return _mean(found)

    def _follow(self, state: Seated, actions: Chain, rng: random.Random) -> tuple[Seated, bool]:
        """Return where a plan leads, and whether that ends the turn: chance may end a plan too."""
        seat, rules = state.actor, self.mind.game.rules
        for action in actions:
            if state.actor != seat or action not in rules.legal(state):
                break
            before = state
            state, _ = play(self.mind, state, (action,), rng)
            if self.mind.turn_over(before, state):
                return state, True
        return state, False

    def _hopes(
        self, state: Seated, turns: tuple[int, int], careful: int, rng: random.Random
    ) -> list[float]:
        """Play on, and return the mean of how things look after each of the turns in a range.

        What lies far ahead was played by quick answers, so it must not decide alone.
        """
        mind, passed = self.mind, 0
        near, far = turns
        found: list[list[float]] = []
        for _ in range(MOST_DECISIONS):
            if state.actor == CHANCE:
                state = go_on(mind, state.clone(), rng)
            if state.actor == NOBODY or passed >= far:
                break
            planner = self._careful if passed < careful else self._quick
            before, state = state, mind.options(state, planner, rng)[0].state
            if mind.turn_over(before, state):
                passed += 1
                if near <= passed < far:
                    found.append(mind.chances(state))
        last = mind.chances(state)
        return _mean(found + [last] * (far + 1 - near - len(found)))


def _mean(found: Sequence[Sequence[float]]) -> list[float]:
    return [sum(values) / len(found) for values in zip(*found, strict=True)]

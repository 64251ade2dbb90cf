"""The planner: it carries on the best plans, and keeps no more of the others than it must."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, ClassVar, cast
from weakref import WeakSet

from mbira.bots.planner import SPARE, Planner

if TYPE_CHECKING:
    from mbira.bots.mind import AnyMind

MANY = 5_000
WIDTH = 3


class Wide:
    """Somebody picks one of many numbers, then ends the turn: a position, its rules and a mind."""

    seats = 2
    alive: ClassVar[WeakSet[Wide]] = WeakSet()
    most: ClassVar = 0

    def __init__(self, picked: tuple[int, ...] = (), actor: int = 0) -> None:
        self.picked, self.actor = picked, actor
        Wide.alive.add(self)

    @property
    def game(self) -> Wide:
        return self

    @property
    def rules(self) -> Wide:
        return self

    def clone(self) -> Wide:
        return Wide(self.picked, self.actor)

    def apply(self, state: Wide, number: int) -> None:
        state.actor = len(state.picked)
        state.picked = (*state.picked, number)

    def candidates(self, state: Wide) -> list[tuple[int]]:
        numbers = range(MANY) if not state.picked else [0]
        return [(number,) for number in numbers]

    def guess(self, _: Wide, __: object) -> None:
        return None

    def turn_over(self, _: Wide, after: Wide) -> bool:
        return after.actor == 1

    def worth(self, state: Wide, _: int) -> float:
        Wide.most = max(Wide.most, len(Wide.alive))
        first = state.picked[0] if state.picked else 0
        return float(first * 1237 % MANY)  # the best are anywhere among them


def test_thousands_of_plans_are_looked_at_and_few_kept() -> None:
    start = Wide()
    plans = Planner(cast("AnyMind", start), (WIDTH, 10)).plans(start, random.Random(1))
    assert [plan.worth for plan in plans] == [MANY - 1.0, MANY - 2.0, MANY - 3.0]
    assert Wide.most < 2 * SPARE * WIDTH < MANY

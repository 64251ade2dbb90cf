"""The planner and the search, on Pig: a game of one die whose best play is known."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

import mbira
from mbira.bots.budget import Budget, Stopwatch
from mbira.bots.mind import WON, find_mind
from mbira.bots.planner import Planner, play
from mbira.bots.search.tree import MOST_IDLE, Arm, Node, Search
from mbira.core.game import NOBODY
from tests.bots.pig import PigMind
from tests.core.toy import PIG, Hold, PigState, Roll

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.bots.mind import AnyMind, Seated
    from mbira.bots.planner import Plan
    from mbira.core.game import View

MIND = PigMind()


def position(points: list[int], pot: int, goal: int = 20) -> PigState:
    state = PigState(len(points), goal)
    state.points, state.pot = points, pot
    return state


def searched(state: PigState, iterations: int, seed: int = 1) -> Search:
    rng = random.Random(seed)
    plans = Planner(MIND, (4, 40)).plans(state, rng)
    search = Search(MIND, PIG.sight.view(state, state.actor), plans, rng)
    search.run(Stopwatch(Budget(iterations=iterations)))
    return search


def best(search: Search) -> Arm:
    return max(search.root.arms, key=lambda arm: (arm.visits, arm.mean))


def test_plans_end_with_the_turn_and_the_best_comes_first() -> None:
    plans = Planner(MIND, (4, 40)).plans(position([0, 0], 5), random.Random(1))
    for plan in plans:
        assert plan.state.actor != 0 or plan.state.turn != 0 or plan.state.actor == NOBODY
    assert [plan.worth for plan in plans] == sorted((p.worth for p in plans), reverse=True)


def test_only_what_comes_before_chance_is_sure() -> None:
    plans = Planner(MIND, (4, 40)).plans(position([0, 0], 5), random.Random(1))
    rolled = [plan for plan in plans if plan.actions[0] == Roll()]
    assert rolled
    for plan in rolled:
        assert plan.sure == 1
        assert plan.lucky
    held = next(plan for plan in plans if plan.actions == (Hold(),))
    assert (held.sure, held.lucky) == (1, False)


def test_playing_a_chain_leaves_the_position_alone() -> None:
    state = position([0, 0], 5)
    after, sure = play(MIND, state, (Hold(),), random.Random(1))
    assert (state.points, state.pot) == ([0, 0], 5)
    assert after.points == [5, 0]  # type: ignore[attr-defined]
    assert sure is None


def test_a_match_that_is_over_is_worth_all() -> None:
    won = position([15, 0], 5)
    PIG.rules.apply(won, Hold())
    assert won.actor == NOBODY
    assert MIND.worth(won, 0) == WON
    assert MIND.worth(won, 1) == -WON
    assert MIND.chances(won) == [1.0, 0.0]


def test_chances_add_up_for_any_number_of_seats() -> None:
    chances = MIND.chances(position([9, 3, 3], 0))
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > chances[1] == chances[2]


@pytest.mark.parametrize("seed", range(3))
def test_the_search_takes_the_win_that_is_there(seed: int) -> None:
    assert best(searched(position([15, 18], 5), 120, seed)).plan.actions == (Hold(),)


@pytest.mark.parametrize("seed", range(3))
def test_the_search_rolls_when_the_rival_would_win_next(seed: int) -> None:
    found = best(searched(position([0, 19], 4), 300, seed))
    assert found.plan.actions[0] == Roll()


def test_arms_learn_for_the_seat_that_decides() -> None:
    search = searched(position([10, 10], 4), 200)
    assert sum(arm.visits - 2 for arm in search.root.arms) <= 200
    replies: list[Node] = [
        node for arm in search.root.arms for node in arm.nodes.values() if node.seat == 1
    ]
    assert replies
    for node in replies:
        for arm in node.arms:
            assert 0 <= arm.mean <= 1


def test_the_search_stops_early_when_nothing_can_change() -> None:
    search = searched(position([15, 0], 5), 10_000)
    assert sum(arm.visits for arm in search.root.arms) < 10_000


# Where nothing is hidden and nothing left to chance


def at_a_turn() -> tuple[AnyMind, View, list[Plan]]:
    """Return a turn of The Great Zimbabwe, and plans for it."""
    mind = find_mind("zimbabwe", "adept")
    match = mbira.new("zimbabwe", seats=2, seed=3)
    ending = mbira.parse("zimbabwe", "end")
    passing = mbira.parse("zimbabwe", "pass")
    while ending not in match.legal():
        match.play(passing if passing in match.legal() else match.legal().nth(0))
    view = match.view(match.actor)
    state = mind.game.sight.imagine(view, random.Random(1))
    return mind, view, list(mind.options(state, Planner(mind, mind.quick), random.Random(1)))


def nodes_below(node: Node) -> int:
    return sum(1 + nodes_below(later) for later in node.later())


def test_every_iteration_finds_something_new_where_all_is_certain() -> None:
    mind, view, plans = at_a_turn()
    search = Search(mind, view, plans, random.Random(1))
    clock = Stopwatch(Budget(iterations=120))
    search.run(clock)
    assert clock.iterations >= 60
    assert nodes_below(search.root) == clock.iterations


def test_a_position_is_planned_once(monkeypatch: pytest.MonkeyPatch) -> None:
    mind, view, plans = at_a_turn()
    planned: list[object] = []  # the positions themselves, as numbers of those that are gone return
    options = mind.options

    def noted(state: Seated, planner: Planner, rng: random.Random) -> Sequence[Plan]:
        planned.append(state)
        return options(state, planner, rng)

    monkeypatch.setattr(mind, "options", noted)
    search = Search(mind, view, plans, random.Random(1))
    search.run(Stopwatch(Budget(iterations=40)))
    assert len(planned) > 20
    assert len(set(map(id, planned))) == len(planned)


def test_a_search_that_finds_nothing_new_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    mind, view, plans = at_a_turn()
    monkeypatch.setattr("mbira.bots.search.tree.MOST_DECISIONS", 2)  # so there is little to find
    search = Search(mind, view, plans, random.Random(1))
    clock = Stopwatch(Budget(iterations=5000))
    search.run(clock)
    assert MOST_IDLE < clock.iterations < 1000


def test_the_same_generator_searches_the_same() -> None:
    def visits() -> list[int]:
        return [arm.visits for arm in searched(position([10, 10], 4), 100).root.arms]

    assert visits() == visits()


def test_every_seat_learns_what_is_good_for_itself() -> None:
    plan = Planner(MIND, (1, 1)).steps(position([0, 0], 5), random.Random(1))[0]
    path = [(Node(seat, []), Arm(plan, 0.0, 0)) for seat in (0, 1, 0)]
    Search._learn(path, [0.2, 0.7])
    assert [arm.total for _, arm in path] == [0.2, 0.7, 0.2]
    assert [(node.visits, arm.visits) for node, arm in path] == [(1, 1)] * 3


def test_winners_share_the_chance_of_a_match_that_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    won = position([15, 0], 5)
    PIG.rules.apply(won, Hold())
    monkeypatch.setattr(MIND, "_winners", lambda _: (0, 1))
    assert MIND.chances(won) == [0.5, 0.5]

"""Trees of a master: alone or in several processes, and from one decision to the next."""

from __future__ import annotations

import pickle
import random
from typing import TYPE_CHECKING

import pytest

import mbira
from mbira.bots import make_bot
from mbira.bots.bot import Decision
from mbira.bots.budget import Budget
from mbira.bots.master import MasterBot
from mbira.bots.mind import find_mind
from mbira.bots.planner import Plan
from mbira.bots.player import Player, players
from mbira.bots.search import crew
from mbira.bots.search.crew import Crew, think_alone
from mbira.bots.search.forest import Forest, Question, best_first

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mbira.bots.search.forest import Tally
    from mbira.bots.search.tree import Search

SPLIT = "1000it"
"""Two trees, so that there is something to share out."""


@pytest.fixture
def crews(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Crew]]:
    """The crews that bots make."""
    made: list[Crew] = []

    class Noted(Crew):
        def __init__(self, count: int) -> None:
            super().__init__(count)
            made.append(self)

    monkeypatch.setattr("mbira.bots.master.Crew", Noted)
    yield made
    for each in made:
        each.end()


def opened() -> mbira.Match:
    """Return a match of Meduris after its first moves."""
    match = mbira.new("meduris", seats=2, seed=4)
    seated = players(["novice", "novice"], 4)
    while match.version < 40:
        match.play(seated[match.actor].choose(Decision.of(match)))
    return match


def choices(name: str, count: int) -> list[str]:
    """Return what a master does in some decisions in a row against a novice."""
    match = opened()
    bot, rival = Player(make_bot(name), "one"), players(["novice"], 2)[0]
    made: list[str] = []
    while len(made) < count:
        decision = Decision.of(match)
        action = (rival if decision.seat else bot).choose(decision)
        if not decision.seat and len(decision.legal) > 1:
            made.append(str(action))
        match.play(action)
    assert not bot.failures
    return made


def test_a_budget_of_iterations_finds_the_same_with_any_number_of_workers(
    crews: list[Crew],
) -> None:
    alone = choices(f"master:{SPLIT}", 2)
    assert not crews
    assert choices(f"master:{SPLIT}:2w", 2) == alone
    assert [len(each.workers) for each in crews] == [1]
    assert choices(f"master:{SPLIT}:5w", 2) == alone


def test_every_worker_has_a_tree_if_seconds_count(crews: list[Crew]) -> None:
    assert len(choices("master:0.05s:3w", 2)) == 2
    assert [len(each.workers) for each in crews] == [2]


def test_where_bots_are_to_think_alone_they_do(
    crews: list[Crew], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crew.Alone, "most", crew.Alone.most)  # as it was, afterwards
    think_alone()
    assert choices("master:0.02s:2w", 1)
    assert choices(f"master:{SPLIT}:2w", 1) == choices(f"master:{SPLIT}", 1)
    assert not crews


def test_a_crew_that_is_lost_is_a_bot_that_failed(crews: list[Crew]) -> None:
    match = opened()
    bot = make_bot(f"master:{SPLIT}:2w")
    player = Player(bot, "one")
    player.choose(Decision.of(match))
    for worker in crews[0].workers:
        worker.kill()
        worker.wait()
    assert isinstance(bot, MasterBot)
    bot._next = -1
    player.choose(Decision.of(match))
    assert len(player.failures) == 1
    assert player.name == "adept"


def test_workers_end_with_their_bot(crews: list[Crew]) -> None:
    match = opened()
    bot = make_bot(f"master:{SPLIT}:2w")
    bot.choose(Decision.of(match), random.Random(1))
    workers = crews.pop().workers
    assert [worker.poll() for worker in workers] == [None]
    del bot
    assert all(worker.poll() is not None for worker in workers)


def test_a_bot_that_is_put_aside_keeps_its_plan_and_no_trees(crews: list[Crew]) -> None:
    match = opened()
    bot = make_bot(f"master:{SPLIT}:2w")
    bot.choose(Decision.of(match), random.Random(1))
    assert crews
    kept = pickle.dumps(bot)
    assert len(kept) < 5000
    back = pickle.loads(kept)  # noqa: S301 it is ours
    assert isinstance(back, MasterBot)
    assert (back.budget, back._crew) == (Budget(iterations=1000, workers=2), None)
    assert isinstance(bot, MasterBot)
    assert (back._plan, back._next) == (bot._plan, bot._next)


def test_plans_are_ranked_by_what_all_trees_found() -> None:
    plans = [Plan((), float(place), None, 0, lucky=False) for place in range(3)]
    tallies: list[Tally] = [[(9, 3.0), (2, 1.0), (4, 2.0)], [(1, 1.0), (8, 6.0), (2, 1.0)]]
    ranked = best_first(plans, tallies)
    assert [plan.worth for plan in ranked] == [1.0, 0.0, 2.0]


# From one decision to the next


def zimbabwe(budget: Budget, match: mbira.Match) -> Question:
    return Question("zimbabwe", "adept", match.view(match.actor), 7, budget)


def at_gifts() -> mbira.Match:
    """Return a match of The Great Zimbabwe at its first gifts."""
    match = mbira.new("zimbabwe", seats=2, seed=3)
    passing = mbira.parse("zimbabwe", "pass")
    while passing not in match.legal():
        match.play(match.legal().nth(0))
    return match


def grown(forest: Forest, match: mbira.Match, iterations: int) -> int:
    """Search a decision, and return how many tries it recalls."""
    mind = find_mind("zimbabwe", "adept")
    question = zimbabwe(Budget(iterations=iterations), match)
    forest.grow(mind, question, forest.plans(mind, question), [0])
    return forest._trees[0].recalled


def test_what_was_foreseen_is_not_searched_again() -> None:
    match = mbira.new("zimbabwe", seats=2, seed=1)
    bot, rival = Player(make_bot("master:20it"), "one"), players(["adept"], 2)[0]
    recalled: list[int] = []
    tree: Search | None = None
    while len(recalled) < 3:
        decision = Decision.of(match)
        match.play((rival if decision.seat else bot).choose(decision))
        assert isinstance(bot.bot, MasterBot)
        newest = bot.bot._forest._trees.get(0)
        if newest is not None and newest is not tree:
            before, tree = tree, newest
            tries = sum(arm.visits - tree.mind.prior for arm in tree.root.arms)
            assert tree.recalled <= tries <= tree.recalled + 20
            assert tree.root.visits == tries
            if tree.recalled:
                recalled.append(tree.recalled)
                assert before is not None
                foreseen = before.foreseen(tree._view)
                assert foreseen is not None
                assert foreseen.seat == 0
    assert not bot.failures


def test_what_was_not_foreseen_is_searched_anew() -> None:
    match = at_gifts()
    forest = Forest()
    grown(forest, match, 30)
    seat = match.actor
    other = match.legal()
    match.play(other.nth(len(other) - 1))  # a gift that nobody thinks of
    while match.actor != seat:
        match.play(match.legal().nth(0))
    assert grown(forest, match, 10) == 0


def test_matches_with_trees_that_go_on_can_be_repeated() -> None:
    def played() -> list[str]:
        match = mbira.new("zimbabwe", seats=2, seed=5)
        seated = players(["master:6it", "novice"], 5)
        while match.version < 60:
            match.play(seated[match.actor].choose(Decision.of(match)))
        return [str(record.action) for record in match.records]

    assert played() == played()

"""Plans for many monuments: exact where they say so, and what they left out where they do not."""

from __future__ import annotations

import random
from itertools import combinations, combinations_with_replacement, product
from typing import TYPE_CHECKING

import pytest

from mbira.core.question import ask
from mbira.games.zimbabwe.queries import raise_plan
from mbira.games.zimbabwe.queries.plan import MOST_MONUMENTS, RaisePlanner
from mbira.games.zimbabwe.queries.plan_search import MOST_STEPS, cheapest_way, scarcity_for
from mbira.games.zimbabwe.queries.scarcity import Effort
from mbira.games.zimbabwe.rules.market import market_for
from mbira.games.zimbabwe.spec import SPEC
from mbira.games.zimbabwe.words import tell
from mbira.lang import LANGUAGES, language
from tests.games.scene import AnyScene
from tests.games.zimbabwe import crowds
from tests.games.zimbabwe.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mbira.games.zimbabwe.queries.plan import RaisePlan
    from mbira.games.zimbabwe.rules.market import Market
    from mbira.games.zimbabwe.rules.state import State
    from mbira.games.zimbabwe.rules.supply import Offer

STRIP = "\n".join(("S" + "w" * 26 + "S", "w" * 28, "." * 28, "." * 28))


def strip(monuments: int) -> tuple[Scene, list[str]]:
    """Return a wood carver with a lot of wood, and monuments of one seat around him."""
    scene = Scene(STRIP).craftsman("wood-carver", "N3", 1, price=2).cattle(99, 0)
    cells = [f"{'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[place]}4" for place in range(8, 8 + monuments)]
    for cell in cells:
        scene.monument(cell)
    return scene, cells


def played_for(scene: Scene, plan: RaisePlan) -> int:
    """Return what a plan costs if it is really played."""
    fork = AnyScene(scene.game, scene.state.clone())
    before = fork.state.cattle[0]
    fork.play(*plan.actions)
    return before - fork.state.cattle[0]


def test_as_many_as_are_planned_for_at_a_time_are_left_out_by_nobody() -> None:
    scene, cells = strip(MOST_MONUMENTS)
    plan = raise_plan.plan(scene.view(), cells)
    assert plan is not None
    assert (list(plan.monuments), plan.left_out, plan.exact) == (cells, (), True)


def test_more_than_that_are_left_out_and_named() -> None:
    scene, cells = strip(MOST_MONUMENTS + 3)
    plan = raise_plan.plan_in_full(scene.view(), cells)
    assert plan is not None
    assert list(plan.monuments) == cells[:MOST_MONUMENTS]
    assert list(plan.left_out) == cells[MOST_MONUMENTS:]
    assert {good.monument for good in plan.goods} == set(plan.monuments)
    assert plan.vp == 2 * MOST_MONUMENTS
    assert played_for(scene, plan) == plan.cost


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_was_left_out_is_said(code: str) -> None:
    scene, cells = strip(MOST_MONUMENTS + 3)
    say = language(code, SPEC).say
    said = [say(message) for message in ask(tell.QUESTIONS, scene.view(), ["plan", *cells])]
    left_out = ", ".join(cells[MOST_MONUMENTS:])
    assert sum(line.endswith(left_out) and str(MOST_MONUMENTS) in line for line in said) == 1
    few = [message.id for message in ask(tell.QUESTIONS, scene.view(), ["plan", *cells[:2]])]
    assert not {"tell-plan-beyond", "tell-plan-lost", "tell-plan-inexact"} & set(few)


def hard(seed: int, god: str = "") -> tuple[Scene, list[str]]:
    scene = crowds.contest(seed, god, monuments=10)
    return scene, [monument.cell for monument in scene.view().monuments]


def test_a_plan_that_may_not_be_the_cheapest_says_so() -> None:
    """In a position with so many ways that not all can be tried."""
    seen = set()
    for seed in range(40):
        scene, cells = hard(seed)
        plan = raise_plan.plan(scene.view(), cells)
        if plan is None or plan.exact:
            continue
        ids = [message.id for message in ask(tell.QUESTIONS, scene.view(), ["plan", *cells])]
        assert "tell-plan-inexact" in ids
        assert ("tell-plan-lost" in ids) == bool(plan.left_out)
        assert set(plan.monuments) | set(plan.left_out) == set(cells)
        assert {good.monument for good in plan.goods} == set(plan.monuments)
        assert played_for(scene, plan) == plan.cost
        seen.add(bool(plan.left_out))
    assert seen == {True, False}


def test_the_same_question_gets_the_same_answer() -> None:
    for seed in range(4):
        scene, cells = hard(seed)
        assert raise_plan.plan_in_full(scene.view(), cells) == raise_plan.plan_in_full(
            scene.view(), cells
        )


def test_craftsmen_that_were_not_tried_are_named() -> None:
    named = 0
    for seed in range(6):
        scene, cells = hard(seed)
        plan = raise_plan.plan_in_full(scene.view(), cells)
        if plan is None:
            continue
        used = {part.cell for good in plan.goods for part in (good.delivery, good.primary) if part}
        standing = {craftsman.cell for craftsman in scene.view().craftsmen}
        instead = {each.cell for each in plan.instead} & standing
        assert not used & set(plan.untried)
        assert not instead & set(plan.untried)
        assert set(plan.untried) <= standing
        named += len(plan.untried)
    assert named


# Exact where they say so: every way is tried here, slowly


def goods_for(market: Market, cell: int, level: int) -> Iterator[tuple[Offer, ...]]:
    """Yield every choice of offers for a monument."""
    families = market.deliveries(cell)
    if market.repeat:
        every = [offer for offers in families for offer in offers]
        yield from combinations_with_replacement(every, level)
        return
    for chosen in combinations([offers for offers in families if offers], level):
        yield from product(*chosen)


def together(market: Market, offers: Sequence[Offer]) -> bool:
    """Return whether every good finds its resources, one or two goods each."""
    slots = [
        cell
        for cell in range(market.fresh.bit_length())
        for _ in range((market.fresh >> cell & 1) + (market.twice >> cell & 1))
    ]
    taken: dict[int, int] = {}

    def finds(need: int, tried: set[int]) -> bool:
        for slot, cell in enumerate(slots):
            if need >> cell & 1 and slot not in tried:
                tried.add(slot)
                if slot not in taken or finds(taken[slot], tried):
                    taken[slot] = need
                    return True
        return False

    return all(finds(cells, set()) for offer in offers for _, cells in offer.needs)


def least(state: State, cells: Sequence[int]) -> int | None:
    """Return the least that raising monuments costs."""
    market = market_for(state)
    levels = dict(zip(state.monument_cells, state.monument_levels, strict=True))
    best: int | None = None

    choices = []
    for cell in cells:
        ways = [*goods_for(market, cell, levels[cell])]
        choices.append(
            sorted((sum(offer.cost for offer in way), n, way) for n, way in enumerate(ways))
        )
    rest = [sum(each[0][0] for each in choices[place:] if each) for place in range(len(cells) + 1)]

    def go(place: int, spent: int, offers: tuple[Offer, ...]) -> None:
        nonlocal best
        if place == len(cells):
            best = spent
            return
        for cost, _, way in choices[place]:
            if best is not None and spent + cost + rest[place + 1] >= best:
                return
            if together(market, (*offers, *way)):
                go(place + 1, spent + cost, (*offers, *way))

    go(0, 0, ())
    return best


def few(seed: int) -> Scene:
    """Return a position with three monuments, and so few craftsmen that every way can be tried."""
    rng = random.Random(seed)
    god = rng.choice(["", "", "tsui-goab", "atete", "eshu"])
    scene = crowds.contest(seed, god, each=1 if god == "tsui-goab" else 2, monuments=3)
    names = scene.state.board.grid.names
    resources = [
        names[cell]
        for cells in scene.state.resources
        for cell in range(len(names))
        if cells >> cell & 1
    ]
    return scene.used(*rng.sample(resources, 18))


def test_a_plan_is_as_cheap_as_the_cheapest_of_all_ways() -> None:
    found = contested = impossible = 0
    for seed in range(400):
        scene = few(seed)
        state = scene.state
        plan = RaisePlanner(state, state.monument_cells).plan()
        best = least(state, state.monument_cells)
        assert (plan is None) == (best is None), seed
        alone = [RaisePlanner(state, [cell]).plan() for cell in state.monument_cells]
        if plan is None:
            impossible += None not in alone
            continue
        assert plan.exact, seed
        assert plan.cost == best, seed
        assert played_for(scene, plan) == plan.cost
        found += 1
        contested += plan.cost > sum(one.cost for one in alone if one)
    assert found > 50
    assert contested > 12, "what is cheapest for each cannot be had together"
    assert impossible > 4, "each can be raised, but not all of them together"


def test_one_or_two_monuments_are_always_planned_exactly() -> None:
    for seed in range(60):
        scene = crowds.contest(seed, ("", "tsui-goab", "atete", "eshu")[seed % 4])
        cells = scene.state.monument_cells
        for chosen in (cells[:1], cells[:2], cells[-2:]):
            plan = RaisePlanner(scene.state, chosen).plan()
            assert plan is None or (plan.exact and not plan.left_out), seed


@pytest.mark.parametrize("steps", [0, 10, 100, 1000, MOST_STEPS])
def test_no_more_is_tried_than_is_allowed(steps: int) -> None:
    for seed in range(12):
        state = crowds.contest(seed, ("", "tsui-goab")[seed % 2], monuments=10).state
        market, effort = market_for(state), Effort(steps)
        scarcity = scarcity_for(market, state.monument_cells, state.monument_levels, effort)
        prepared = MOST_STEPS // 5
        cheapest_way(market, state.monument_cells, state.monument_levels, scarcity, effort)
        assert effort.left > -prepared, "but for what is needed to begin at all"

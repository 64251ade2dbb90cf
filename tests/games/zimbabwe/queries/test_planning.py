"""Plans with wishes, what could be used instead, ways step by step, and the numbers on cards."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, cast

import pytest

import mbira
from mbira.core.errors import MbiraError
from mbira.core.question import query
from mbira.games.zimbabwe.actions import CRAFTSMAN_INDEX
from mbira.games.zimbabwe.queries import questions, raise_plan
from mbira.games.zimbabwe.queries.cards import cards
from mbira.games.zimbabwe.queries.plan import RaisePlan, parts_of
from mbira.games.zimbabwe.words import tell
from tests.games.scene import AnyScene
from tests.games.zimbabwe.queries.test_queries import _crowded
from tests.games.zimbabwe.scene import Scene

if TYPE_CHECKING:
    from mbira.games.zimbabwe.views.view import ZimbabweView

TWO_CARVERS = "S..w..w..S"


def two_carvers() -> Scene:
    """Return a monument between two wood carvers, the second dearer, who share a log."""
    scene = Scene(TWO_CARVERS + "\n..........").monument("A1", 0).cattle(9, 9)
    scene.craftsman("wood-carver", "B2", 0, price=1)
    return scene.craftsman("wood-carver", "D2", 1, price=3)


def used(plan: RaisePlan | None) -> list[tuple[str, str]]:
    assert plan is not None
    return [(part.cell, part.resource) for part in parts_of(plan.goods)]


def test_a_plan_uses_what_is_wished_for_and_leaves_alone_what_is_not() -> None:
    view = two_carvers().view()
    assert used(raise_plan.plan(view, ["A1"])) == [("B2", "D1")]
    dear = raise_plan.plan(view, ["A1"], using=["D2"])
    assert dear is not None
    assert (used(dear), dear.cost, dear.to_seats) == ([("D2", "D1")], 3, {1: 3})
    assert used(raise_plan.plan(view, ["A1"], using=["D2", "G1"])) == [("D2", "G1")]
    assert used(raise_plan.plan(view, ["A1"], using=["G1"])) == [("B2", "D1")], "G1 is too far"
    assert used(raise_plan.plan(view, ["A1"], without=["D1"])) == [("D2", "G1")]
    assert used(raise_plan.plan(view, ["A1"], without=["B2"])) == [("D2", "D1")]
    assert raise_plan.plan(view, ["A1"], without=["B2", "D2"]) is None
    assert used(raise_plan.plan(view, ["A1"], using=["B2"], without=["B2"])) == [("D2", "D1")]


def test_what_could_be_used_instead_is_told_with_the_cost() -> None:
    view = two_carvers().view()
    found = raise_plan.plan_in_full(view, ["A1"])
    assert found is not None
    assert [(each.cell, each.cost) for each in found.instead] == [("D2", 3)]
    dear = raise_plan.plan_in_full(view, ["A1"], using=["D2"])
    assert dear is not None
    assert {(each.cell, each.cost) for each in dear.instead} == {("B2", 1), ("G1", 3)}
    assert raise_plan.plan_in_full(view, ["A1"], without=["B2", "D2"]) is None


@pytest.mark.parametrize("seed", range(8))
def test_every_plan_with_wishes_can_be_played_for_what_it_says(seed: int) -> None:
    rng = random.Random(seed)
    scene = _crowded(rng)
    view = scene.view()
    monuments = [m.cell for m in view.monuments if m.owner == 0]
    found = raise_plan.plan_in_full(view, monuments[:2])
    if found is None:
        return
    for each in found.instead:
        other = raise_plan.plan_in_full(view, monuments[:2], [each.cell])
        assert other is not None
        assert other.cost == each.cost >= found.cost
        assert each.cell in {cell for pair in used(other) for cell in pair}
        fork = AnyScene(scene.game, scene.state.clone())
        fork.play(*other.actions)
        assert fork.state.cattle[0] == 99 - other.cost
    for cell in {cell for pair in used(found) for cell in pair}:
        without = raise_plan.plan(view, monuments[:2], without=[cell])
        assert without is None or without.cost >= found.cost
        assert without is None or cell not in {cell for pair in used(without) for cell in pair}


@pytest.mark.parametrize("seed", range(8))
def test_a_way_has_as_many_hubs_and_steps_as_the_rules_count(seed: int) -> None:
    scene = _crowded(random.Random(seed))
    view = scene.view()
    monuments = {monument.cell for monument in view.monuments}
    for monument in monuments:
        for craftsman in view.craftsmen:
            found = raise_plan.way(view, monument, craftsman.cell)
            eshu = view.seats[0].god == "eshu"
            hubs = {scene.hubs(monument, cell, eshu=eshu) for cell in craftsman.cells} - {None}
            if not hubs:
                assert found.legs == ()
                continue
            assert found.hubs == min(hubs)  # type: ignore[type-var]
            assert found.legs[0][0] == (monument,)
            assert found.legs[-1][-1][0] in craftsman.cells
            for leg, after in zip(found.legs, found.legs[1:], strict=False):
                assert leg[-1] == after[0]
            for leg in found.legs:
                assert len(leg) - 1 <= (6 if eshu else 3)
                assert not {cell for step in leg[1:-1] for cell in step} & monuments


def test_a_body_of_water_is_one_step_with_two_ends() -> None:
    view = Scene("S~~~~.S").monument("A1").monument("G1", 1).view()
    assert raise_plan.way(view, "A1", "F1").legs == ((("A1",), ("B1", "E1"), ("F1",)),)
    assert raise_plan.way(view, "A1", "G1").hubs == 0
    scene = Scene("S......S").monument("A1")
    assert raise_plan.way(scene.view(), "A1", "H1").legs == (), "seven steps, and no hub"


LAKE = "~~~...S\n~~~....\n~~~...S"


def test_a_way_within_one_body_of_water_is_no_step() -> None:
    match = mbira.new("zimbabwe", seats=2, seed=1, board=LAKE)
    for text in ("at G1", "at G3"):
        match.play(mbira.parse("zimbabwe", text))
    view = cast("ZimbabweView", match.view())
    assert query(tell.QUESTIONS, view, ["way", "A1", "B2"]) == raise_plan.Way(0, ((("A1", "B2"),),))
    assert raise_plan.way(view, "A1", "A1") == raise_plan.Way(0, ((("A1",),),))


def test_a_way_from_water_begins_in_any_of_its_cells() -> None:
    view = Scene(LAKE).monument("G1").monument("G3", 1).view()
    assert raise_plan.way(view, "A1", "D1").legs == ((("A1", "C1"), ("D1",)),)
    assert raise_plan.way(view, "D2", "A2").legs == ((("D2",), ("C2", "A2")),)
    assert len(raise_plan.way(view, "A3", "F3").legs[0]) == 4, "water, and three steps on land"


def test_reach_from_water_counts_as_ruling_r2_does() -> None:
    """Out of it, to any neighbour of any of its cells, is one step; so two more follow."""
    view = Scene(LAKE).monument("G1").monument("G3", 1).view()
    for cell in ("A1", "C3", "B2"):
        near = questions.reach(view, cell).by_hubs[0]
        assert {"D1", "E2", "F3", "A3"} <= set(near)
        assert "G2" not in near, "four steps"
    wide = questions.reach(view, "A1", eshu=True).by_hubs[0]
    assert "G2" in wide


def test_cards_tell_what_they_would_change_for_who_asks() -> None:
    scene = two_carvers()
    found = cards(scene.view(0))
    assert (found.gods["xango"], found.gods["gu"]) == (-2, 4 - 2), "Gu gives 2 of 3 VR back"
    assert (found.specialists["herd"].vr, found.specialists["rain-ceremony"].cost) == (6, 3)
    assert found.craftsmen["wood-carver"].vr is None, "it is there already"
    assert found.craftsmen["sculptor"].vr == 3
    assert (found.craftsmen["sculptor"].primary, found.craftsmen["sculptor"].square) == (
        "wood-carver",
        True,
    )
    assert cards(scene.god("gu").view(0)).craftsmen["potter"].vr == 1
    assert CRAFTSMAN_INDEX.keys() == found.craftsmen.keys()


def test_the_questions_in_words() -> None:
    view = two_carvers().view()
    found = query(tell.QUESTIONS, view, ["plan", "a1", "using", "d2", "not", "d1"])
    assert isinstance(found, RaisePlan)
    assert used(found) == [("D2", "G1")]
    assert isinstance(query(tell.QUESTIONS, view, ["way", "A1", "D2"]), raise_plan.Way)
    assert query(tell.QUESTIONS, view, ["cards"]) == cards(view)
    with pytest.raises(MbiraError, match="two cells"):
        query(tell.QUESTIONS, view, ["way", "A1"])
    with pytest.raises(MbiraError, match="needs a monument"):
        query(tell.QUESTIONS, view, ["plan", "using", "A1"])
    assert questions.reach(view, "A1").cell == "A1"

"""Questions about a position, answered from views alone."""

from __future__ import annotations

import itertools
import random
from typing import TYPE_CHECKING, cast

import pytest

import mbira
from mbira.core.errors import MbiraError
from mbira.core.game import why_not
from mbira.games.zimbabwe.actions import CODEC, CRAFTSMAN_INDEX, At
from mbira.games.zimbabwe.game import GAME
from mbira.games.zimbabwe.queries import questions, raise_plan
from mbira.games.zimbabwe.views.restore import restore
from tests.games.scene import AnyScene
from tests.games.zimbabwe.scene import Scene

if TYPE_CHECKING:
    from mbira.games.zimbabwe.rules.state import State
    from mbira.games.zimbabwe.views.view import ZimbabweView

STRIP = "S" + "." * 14 + "S"


def test_reach_is_by_number_of_hubs() -> None:
    scene = Scene(STRIP).monument("D1").monument("H1").monument("A1", 1)
    found = questions.reach(scene.view(), "D1")
    assert found.by_hubs[0] == ("A1", "B1", "C1", "D1", "E1", "F1", "G1")
    assert len(found.by_hubs) == 1, "H1 is four steps off"
    scene.monument("G1", 1)
    assert [cells[-1] for cells in questions.reach(scene.view(), "D1").by_hubs] == [
        "G1", "H1", "K1",
    ]  # fmt: skip
    assert questions.reach(scene.view(), "D1", eshu=True).by_hubs[0][-1] == "G1", "G1 is in the way"


def test_reach_starts_from_all_cells_of_a_craftsman_and_lists_resources() -> None:
    scene = Scene("S.w....w.S").craftsman("wood-carver", "E1", 1).used("C1")
    found = questions.reach(scene.view(), "F1")
    assert found.by_hubs[0] == ("B1", "C1", "D1", "E1", "F1", "G1", "H1", "I1")
    assert [(r.cell, r.claimed_by, r.used) for r in found.resources] == [
        ("C1", ("E1",), 1),
        ("H1", ("E1",), 0),
    ]
    with pytest.raises(MbiraError, match="no cell 'Z9'"):
        questions.reach(scene.view(), "Z9")


def test_reach_of_a_tile_that_is_not_there_yet_starts_from_all_its_cells() -> None:
    scene = Scene("S.w....w.S")
    alone, tile = (questions.reach(scene.view(), *cells) for cells in (["E1"], ["E1", "F1"]))
    assert alone.by_hubs[0][-1] == "H1"
    assert tile.by_hubs[0] == ("B1", "C1", "D1", "E1", "F1", "G1", "H1", "I1")
    assert [resource.cell for resource in tile.resources] == ["C1", "H1"]
    with pytest.raises(MbiraError, match="no tile covers more than 4 cells"):
        questions.reach(scene.view(), *["E1"] * 5)


def test_sites_are_those_that_placing_offers_and_reasons_those_it_gives() -> None:
    scene = Scene("S..w....\n........\n.......S").cattle(9, 9)
    found = questions.sites(scene.view(), "wood-carver")
    scene.play("place wood-carver")
    offered = {f"at {cell} across" for cell in found.across}
    assert scene.legal() == offered | {f"at {cell} down" for cell in found.down}
    reason = why_not(GAME, questions.placing(scene.view(), "wood-carver"), At("H1", "down"))
    assert reason is not None
    assert reason.id == "why-no-resource-near"
    fine = At("E1", "across")
    assert why_not(GAME, questions.placing(scene.view(), "wood-carver"), fine) is None
    with pytest.raises(MbiraError, match="no craftsman 'baker'"):
        questions.sites(scene.view(), "baker")


def test_sites_of_another_seat_do_not_mind_what_the_seat_to_act_owes() -> None:
    scene = Scene("S....cS").cattle(9, 9).play("specialist rain-ceremony")
    mine = questions.sites(scene.view(), "potter", 0)
    theirs = questions.sites(scene.view(), "potter", 1)
    assert mine.across == ("B1", "D1"), "C1 leaves no room for the water that is owed"
    assert theirs.across == ("B1", "C1", "D1")
    there = At("C1", "across")
    reason = why_not(GAME, questions.placing(scene.view(), "potter", 0), there)
    assert reason is not None
    assert reason.id == "why-room-owed"
    assert why_not(GAME, questions.placing(scene.view(), "potter", 1), there) is None


def test_a_gift_preview_is_what_happens_if_all_others_pass() -> None:
    match = mbira.new("zimbabwe", seats=3, seed=2)
    while "pass" not in map(str, match.legal()):
        match.play(match.legal().nth(0))
    found = questions.gift(cast("ZimbabweView", match.view()), 2)
    assert found.cost == 2
    giver = match.actor
    match.play(CODEC.parse("bid 2"))
    assert [p.cattle for p in cast("ZimbabweView", match.view()).bidding.plaques] == list(
        found.plaques
    )
    while cast("ZimbabweView", match.view()).step == "gift":
        match.play(CODEC.parse("pass"))
    view = cast("ZimbabweView", match.view())
    assert tuple(seat.cattle for seat in view.seats) == found.left
    assert view.order == found.order
    assert found.order[0] == giver
    with pytest.raises(MbiraError, match="no gifts are given now"):
        questions.gift(view, 2)


def test_a_gift_that_cannot_be_given_says_what_can() -> None:
    match = mbira.new("zimbabwe", seats=2, seed=2)
    while "pass" not in map(str, match.legal()):
        match.play(match.legal().nth(0))
    with pytest.raises(MbiraError, match="from 1 to 3"):
        questions.gift(cast("ZimbabweView", match.view()), 9)


def test_income_adds_cards_and_the_highest_monument_and_comes_true() -> None:
    scene = Scene("S...w.....S").monument("A1", 0, 3).monument("K1", 1).god("engai")
    scene.craftsman("wood-carver", "F1", 0, price=3).specialist("herd").cattle(6, 3)
    scene.play("herd 4")
    found = questions.income(scene.view(), 0)
    assert (found.specialists, found.monuments, found.engai, found.total) == (6, 3, 2, 11)
    scene.end_round()
    assert scene.state.cattle[0] == 2 + 11


def test_standings_name_the_tie_break() -> None:
    scene = Scene("S.........S").monument("A1", 0, 2).monument("K1", 1, 2)
    standings = questions.standings(scene.view())
    assert [(s.seat, s.margin, s.reached, s.decided_by) for s in standings] == [
        (0, -17, False, "order"),
        (1, -17, False, ""),
    ]
    scene.god("xango", 1)
    assert questions.standings(scene.view())[0].decided_by == "overshoot"


def test_a_plan_for_somebody_elses_monument_or_none_is_refused() -> None:
    scene = Scene("S...w.....S").monument("A1", 0).monument("K1", 1)
    with pytest.raises(MbiraError, match="no monument at B1"):
        raise_plan.plan(scene.view(), ["B1"])
    with pytest.raises(MbiraError, match="K1 is not seat 0's"):
        raise_plan.plan(scene.view(), ["K1"])
    assert raise_plan.plan(scene.view(), ["A1"]) is None, "nobody sells anything"


def test_a_plan_that_is_too_dear_is_still_told() -> None:
    scene = Scene("S..w......S").monument("A1", 0).craftsman("wood-carver", "B1", 1, price=3)
    scene.cattle(2, 0)
    found = raise_plan.plan(scene.view(), ["A1"])
    assert found is not None
    assert (found.cost, found.affordable) == (3, False)


def _all_ways(state: State, cells: list[int]) -> int | None:
    """Return the least cost of raising monuments, by trying every sequence of actions."""
    best: int | None = None
    seat, start = state.actor, state.cattle[state.actor]

    def go(position: State, left: list[int]) -> None:
        nonlocal best
        if position.raising < 0 and not left:
            spent = start - position.cattle[seat]
            best = spent if best is None else min(best, spent)
            return
        for action in GAME.rules.legal(position):
            name, _, target = str(action).partition(" ")
            if position.raising < 0 and (
                name != "raise" or position.board.grid.cell[target] not in left
            ):
                continue
            after = position.clone()
            GAME.rules.apply(after, action)
            if name == "raise":
                go(after, [cell for cell in left if cell != position.board.grid.cell[target]])
            else:
                go(after, left)

    go(state, cells)
    return best


@pytest.mark.parametrize("seed", range(12))
def test_the_cheapest_plan_is_as_cheap_as_the_cheapest_of_all_ways(seed: int) -> None:
    rng = random.Random(seed)
    scene = _crowded(rng)
    view = scene.view()
    monuments = [m.cell for m in view.monuments if m.owner == 0]
    for chosen in itertools.chain(
        itertools.combinations(monuments, 1), itertools.combinations(monuments, 2)
    ):
        found = raise_plan.plan(view, chosen)
        state = restore(view)
        best = _all_ways(state, [state.board.grid.cell[name] for name in chosen])
        assert (found.cost if found is not None else None) == best, chosen
        if found is not None:
            fork = AnyScene(GAME, state.clone())
            fork.play(*found.actions)
            assert fork.state.cattle[0] == 99 - found.cost
            assert sum(found.to_seats.values()) + found.hub_fees == found.cost


def _crowded(rng: random.Random) -> Scene:
    """Return a small map with monuments, few resources and many who want them."""
    scene = Scene("S.w...c.S\n.........\n..i...w..\n.........\nS.......S")
    scene.cattle(99, 0)
    for cell, owner, level in (("A1", 0, 1), ("I1", 0, 2), ("A5", 1, 1), ("I5", 0, 1)):
        scene.monument(cell, owner, level)
    if rng.random() < 0.4:
        scene.god(rng.choice(["atete", "tsui-goab", "anansi", "eshu"]))
    spots = ["D1", "D3", "E2", "G2", "D4", "F4", "B4", "H4", "E5", "B2"]
    rng.shuffle(spots)
    kinds = ["wood-carver", "potter", "ivory-carver", "sculptor", "throne-maker"]
    for spot in spots:
        kind = rng.choice(kinds)
        standing = scene.state.craftsmen[CRAFTSMAN_INDEX[kind]]
        if len(standing) < 3 and scene.fits(kind, spot):
            scene.craftsman(kind, spot, rng.randrange(2), price=rng.randint(1, 3))
    return scene

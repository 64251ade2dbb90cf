from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from mbira.bots.mind import find_mind
from mbira.bots.minds.zimbabwe.mind import ZimbabweMind
from mbira.bots.minds.zimbabwe.raises import raises
from mbira.bots.minds.zimbabwe.weights import ZimbabweWeights
from mbira.bots.planner import Planner
from mbira.core.message import Message
from mbira.games.zimbabwe.game import GAME
from mbira.games.zimbabwe.rules.steps import GIFT, TURN
from mbira.games.zimbabwe.spec import ZimbabweOptions
from mbira.lang import LANGUAGES, Language
from tests.games.zimbabwe.scene import Scene
from tests.matches import random_positions

if TYPE_CHECKING:
    from mbira.bots.mind import Chain

VALLEY = """
    S.........S
    ...........
    ..w.w...w..
    ...........
    ..c.....i..
    ...........
    S.........S
"""
"""Three woods, a clay and an ivory."""


def mind(**weights: float) -> ZimbabweMind:
    return ZimbabweMind(GAME, ZimbabweWeights(**weights))


def term(scene: Scene, name: str, seat: int = 0) -> float:
    every = mind(ready=1.0).terms(scene.state, seat)
    return every[name]


def valley() -> Scene:
    """Two seats face each other; each has a monument, and nobody has a craftsman."""
    return Scene(VALLEY).monument("A1", 0).monument("K7", 1)


def with_carver(price: int = 1) -> Scene:
    return valley().craftsman("wood-carver", "C2", 0, price=price)


def plan(scene: Scene) -> list[str]:
    """Return what an adept does in this turn."""
    knowing = find_mind("zimbabwe", "adept")
    planner = Planner(knowing, knowing.thorough)
    best = knowing.options(scene.state, planner, random.Random(1))[0]
    return [str(action) for action in best.actions]


def chains(scene: Scene) -> list[str]:
    return ["; ".join(map(str, chain)) for chain in mind().candidates(scene.state)]


# Terms


def test_gap_counts_points_short_of_the_requirement() -> None:
    scene = valley()
    before = term(scene, "gap")
    scene.state.vp[0] += 2
    assert term(scene, "gap") - before == pytest.approx(2 * ZimbabweWeights().gap)


def test_cattle_count_in_hand_and_on_cards_but_not_without_end() -> None:
    scene = with_carver().cattle(4, 3)
    before = term(scene, "cattle")
    scene.state.technology_card[0] += 2
    assert term(scene, "cattle") - before == pytest.approx(2 * ZimbabweWeights().cattle)
    assert term(scene.cattle(60, 3), "cattle") == term(scene.cattle(50, 3), "cattle")


def test_income_is_the_highest_monument_and_engai() -> None:
    weight = ZimbabweWeights().income
    assert term(valley(), "income") == pytest.approx(weight)
    assert term(valley().monument("E4", level=3), "income") == pytest.approx(3 * weight)
    assert term(valley().god("engai"), "income") == pytest.approx(3 * weight)


def test_ready_is_what_can_be_raised_next() -> None:
    assert term(valley(), "ready") == 0.0
    assert term(with_carver(), "ready") == 2.0
    # a second level takes goods of two families
    higher = Scene(VALLEY).monument("A1", level=2).craftsman("wood-carver", "C2")
    assert term(higher, "ready") == 0.0
    assert term(higher.craftsman("potter", "A4"), "ready") == 4.0
    assert term(higher.cattle(0, 0), "ready") == 4.0  # an income of 2 is on its way
    assert term(with_carver(price=3).cattle(1, 0), "ready") == 0.0


def test_prospects_are_resources_near_monuments() -> None:
    near = Scene(VALLEY).monument("C3", 0)
    far = Scene(VALLEY + "\n" + "    ...........\n" * 8).monument("F15", 0)
    assert term(near, "prospects") > term(far, "prospects") == 0.0


def test_race_counts_rounds() -> None:
    scene = valley()
    slow = term(scene, "race")
    quick = term(with_carver(), "race")
    assert slow < quick < 0.0
    ahead = with_carver()
    ahead.state.vp[0] = ahead.state.vr[0] - 2
    assert quick < term(ahead, "race") >= -ZimbabweWeights().race


@pytest.mark.parametrize(
    ("god", "price", "level"),
    [("engai", 3, 1), ("anansi", 3, 1), ("tsui-goab", 1, 2), ("obatala", 1, 1), ("xango", 1, 1)],
)
def test_race_counts_what_a_god_is_good_for(god: str, price: int, level: int) -> None:
    scene = Scene(VALLEY).monument("A1", 0, level).monument("K7", 1).cattle(1, 4)
    scene.craftsman("wood-carver", "C2", 1, price=price)
    before, vr = term(scene, "race"), scene.state.vr[0]
    scene.god(god)
    if god != "xango":
        scene.state.vr[0] = vr  # leaving aside what the god costs
    assert term(scene, "race") > before


def test_rivals_pay_for_goods_in_the_race() -> None:
    dear = Scene(VALLEY).monument("A1", 0).monument("E5", 1).craftsman("wood-carver", "E2", price=3)
    cheap = Scene(VALLEY).monument("A1", 0).monument("E5", 1).craftsman("wood-carver", "E2")
    assert term(dear.cattle(3, 3), "race", 1) < term(cheap.cattle(3, 3), "race", 1)


def test_without_its_weight_there_is_no_race() -> None:
    assert mind(race=0.0).terms(valley().state, 0)["race"] == 0.0


# Candidates


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_candidates_are_legal_all_through_a_match(seats: int) -> None:
    rng = random.Random(seats)
    knowing = mind()
    for state in random_positions(GAME, seats, seats, ZimbabweOptions(round_limit=20)):
        if state.actor < 0:
            continue
        found = knowing.candidates(state)
        assert found
        for chain in rng.sample(list(found), min(4, len(found))):
            check(state.clone(), chain)


def check(state: object, chain: Chain) -> None:
    for action in chain:
        assert action in GAME.rules.legal(state), action  # type: ignore[arg-type]
        GAME.rules.apply(state, action)  # type: ignore[arg-type]


def test_a_raise_is_one_chain_with_all_its_goods() -> None:
    scene = with_carver().cattle(3, 3)
    assert "raise A1; buy C2; resource C3" in chains(scene)


def test_several_raises_are_one_chain() -> None:
    scene = with_carver().monument("E4").cattle(4, 3)
    most = max(raises(scene.state), key=len)
    assert [str(action).split()[0] for action in most] == ["raise", "buy", "resource"] * 2
    check(scene.state, most)


def test_goods_of_ones_own_are_preferred_at_the_same_price() -> None:
    scene = Scene(VALLEY).monument("F4", 0).monument("K7", 1).cattle(3, 3)
    scene.craftsman("wood-carver", "D2", 1).craftsman("wood-carver", "H2", 0)
    single = raises(scene.state)[0]
    assert str(single[1]) == "buy H2"


def test_few_sites_are_thought_of() -> None:
    found = chains(valley().cattle(12, 3))
    assert 1 <= sum(text.startswith("place wood-carver") for text in found) <= 4
    assert 1 <= sum(text.startswith("build") for text in found) <= 4


# What an adept does


def test_an_adept_begins_with_a_craftsman() -> None:
    assert any(action.startswith("place") for action in plan(valley()))


def test_an_adept_raises_all_it_can_to_win() -> None:
    scene = with_carver().monument("E4").monument("C5").cattle(6, 3)
    scene.state.vp[0] = scene.state.vr[0] - 4
    assert sum(action.startswith("raise") for action in plan(scene)) == 2


def test_an_adept_takes_a_god_that_wins_at_once() -> None:
    scene = valley().cattle(0, 3)
    scene.state.order = [1, 0]
    scene.state.turn = 1
    scene.state.vp[0] = scene.state.vr[0] - 3
    actions = plan(scene)
    assert "god xango" in actions
    assert "build" in actions


def test_an_adept_gives_only_if_that_is_worth_it() -> None:
    scene = valley().cattle(3, 3).end_round()
    assert scene.state.step == GIFT
    assert plan(scene) == ["bid 1"]  # it falls on its own plaque
    # nothing is on the map that could be used up, so being first is not worth 2
    assert plan(scene.play("bid 1")) == ["pass"]


def test_a_turn_is_over_when_the_gifts_are() -> None:
    scene = valley().end_round()
    before = scene.state.clone()
    while scene.state.step == GIFT:
        scene.play("pass")
    assert scene.state.step == TURN
    assert mind().turn_over(before, scene.state)


def test_hopes_are_worth_in_another_measure() -> None:
    scene = with_carver().cattle(3, 3)
    knowing = mind()
    hopes = knowing.hopes(scene.state)
    assert all(0 < hope < 1 for hope in hopes)
    assert (hopes[0] > hopes[1]) == (knowing.worth(scene.state, 0) > knowing.worth(scene.state, 1))


# Words


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_term_has_words(code: str) -> None:
    language = Language(code, (ZimbabweMind.texts,))
    for name in mind().terms(valley().state, 0):
        assert language.say(Message(f"term-{name.replace('_', '-')}"))

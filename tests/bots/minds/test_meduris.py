"""What the bots know of Meduris."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from mbira.bots.mind import find_mind
from mbira.bots.minds.meduris.choices import choices, few_choices
from mbira.bots.minds.meduris.offerings import best_offerings
from mbira.bots.minds.meduris.ring import Outlook
from mbira.bots.minds.meduris.value import TERMS
from mbira.bots.minds.meduris.weights import MedurisWeights
from mbira.bots.planner import Planner
from mbira.core.message import Message
from mbira.games.meduris.data import FACE_IDS
from mbira.games.meduris.game import GAME
from mbira.games.meduris.spec import MedurisOptions
from mbira.lang import LANGUAGES, Language
from tests.games.meduris.scene import LAST_ROCK, Scene, ring_text
from tests.matches import random_positions

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira.core.action import Action
    from mbira.games.meduris.rules.state import State

MIND = find_mind("meduris", "adept")
WOOD, WOOL, COPPER, STONE = range(4)


def term(scene: Scene, name: str, seat: int = 0) -> float:
    return MIND.terms(scene.state, seat)[name]


def chosen(scene: Scene) -> Action:
    """Return what an adept would do now."""
    rng = random.Random(1)
    return MIND.options(scene.state, Planner(MIND, MIND.thorough), rng)[0].actions[0]


def scene() -> Scene:
    return Scene(2, board=ring_text(24))


def last_turn(table: Scene) -> Scene:
    """Let it be the very last turn: the other seat has built everything."""
    table.state.finisher, table.state.last_turns = 1, 1
    return table


# What each term means


def test_points_are_the_points_so_far() -> None:
    assert term(scene().points(7, 5), "points") == 7


def test_a_temple_is_worth_the_settlements_beside_it_and_what_they_may_grow() -> None:
    small = scene().huts(1, 4).temples(0, 5)
    big = scene().huts(1, 3, 4).temples(0, 5)
    closed = scene().huts(1, 4).temples(0, 5).temples(1, 3, 6)
    assert term(big, "temples") > term(small, "temples") + 0.9
    assert term(small, "temples") > term(closed, "temples") == 1
    assert term(big, "temples", 1) == 0


def test_each_stone_more_is_worth_more_than_the_one_before() -> None:
    worths = [
        term(last_turn(scene().huts(0, *range(0, 2 * count, 2))), "stones") for count in (1, 2, 3)
    ]
    assert 0 < worths[0] < worths[1] - worths[0] < worths[2] - worths[1]


def test_a_stone_that_can_be_taken_is_worth_less() -> None:
    open_district = scene().huts(0, 0)
    safe = scene().huts(0, 0).temples(1, 1)
    assert term(safe, "stones") > term(open_district, "stones")


def test_stones_bring_more_the_sooner_the_druid_crosses_the_river() -> None:
    far = scene().huts(0, 1).huts(1, 5, 9, 13).druid(1)
    near = scene().huts(0, 1).huts(1, 5, 9, 13).druid(13)
    assert term(near, "stones") > term(far, "stones")


def test_visits_are_worth_more_in_bigger_settlements_and_sooner() -> None:
    def visits(*huts: int, druid: int) -> float:
        return term(scene().huts(0, *huts).huts(1, 12, 18).druid(druid), "visits")

    assert visits(2, 3, 4, 5, druid=18) > visits(2, 3, 4, druid=18)
    assert visits(2, 3, 4, 5, druid=18) > visits(2, 3, 4, 5, druid=5)


def test_there_are_no_more_visits_when_everything_is_built() -> None:
    assert term(scene().huts(0, 2, 3, 4, 5), "visits") > 0
    assert term(last_turn(scene().huts(0, 2, 3, 4, 5)), "visits") == 0


def test_the_last_lap_counts_what_the_stock_pays_for() -> None:
    late = last_turn(scene().huts(0, 2, 3, 4))
    assert term(late.stock(0), "last_lap") == -3
    assert term(late.stock(0, wood=1, wool=1, copper=1, stone=1), "last_lap") == 3 + 3 - 1


def test_best_offerings_serve_the_biggest_settlements() -> None:
    visits = [(5, WOOD, WOOL), (2, WOOD, WOOL), (1, COPPER, STONE)]
    assert best_offerings(visits, [1, 1, 0, 0]) == 5 - 1 - 1
    assert best_offerings(visits, [2, 2, 1, 1]) == 5 + 2 + 1
    assert best_offerings([], [3, 3, 3, 3]) == 0


def test_three_others_are_given_for_one_where_it_pays() -> None:
    assert best_offerings([(6, WOOD, WOOL)], [1, 0, 2, 1]) == 6
    assert best_offerings([(6, WOOD, WOOL)], [1, 0, 1, 1]) == 1
    assert best_offerings([(2, WOOD, WOOL)], [1, 0, 2, 1]) == 1


def test_a_druid_token_is_worth_what_its_settlement_is() -> None:
    without = scene().huts(0, 2, 3)
    small = scene().tokens("druid", 2).huts(0, 2)
    big = scene().tokens("druid", 2).huts(0, 2, 3)
    assert term(big, "druid_tokens") > term(small, "druid_tokens") > 0
    assert term(without, "druid_tokens") == 0


def test_materials_of_many_kinds_are_worth_more_than_heaps() -> None:
    mixed = term(scene().stock(0, wood=2, wool=2, copper=2, stone=2), "materials")
    heap = term(scene().stock(0, wood=8), "materials")
    assert mixed > heap > term(scene().stock(0, wood=7), "materials")


def test_materials_are_worth_little_once_nothing_can_be_built() -> None:
    late = last_turn(scene().stock(0, wood=4))
    assert 0 < term(late, "materials") < 0.5 < term(scene().stock(0, wood=4), "materials")


def test_workers_are_worth_more_where_a_tower_promises_a_big_yield() -> None:
    tower = scene().towers(wood="00", wool="0", copper="1", stone="11")
    apart = scene().towers(wood="0", wool="0", copper="0", stone="111")
    assert term(tower, "workers") > term(apart, "workers")


def test_workers_on_an_empty_plain_promise_nothing() -> None:
    full = scene().towers(wood="000", wool="1", copper="1", stone="1")
    empty = scene().towers(wood="000", wool="1", copper="1", stone="1").hoard(1, wood=0)
    assert term(full, "workers") > term(empty, "workers")


def test_pieces_that_are_left_are_worth_something() -> None:
    assert term(scene(), "pieces") > term(scene().huts(0, 3), "pieces") > 0


def test_terms_are_the_same_however_often_they_are_asked_for() -> None:
    table = scene().huts(0, 2, 3).huts(1, 5)
    first = MIND.terms(table.state, 0)
    MIND.terms(scene().huts(0, 9).state, 0)
    assert MIND.terms(table.state, 0) == first
    assert tuple(first) == TERMS


# How far the match is


def test_the_end_comes_nearer_with_the_pieces_of_whoever_has_fewest() -> None:
    weights = MedurisWeights()
    early = Outlook(scene().state, weights.last)
    late = Outlook(scene().left(1, huts=2, temples=0).state, weights.last)
    assert early.share == 1
    assert early.end == 0
    assert late.builds == 4
    assert 0 < late.end < 1


def test_leads_mean_more_near_the_end() -> None:
    def chance(table: Scene) -> float:
        lead = MIND.worth(table.points(5, 5).state, 0)
        table.state.vp[0 if lead < 0 else 1] += round(abs(lead))
        table.state.vp[0] += 4
        return float(MIND.chances(table.state)[0])

    late = last_turn(scene().huts(0, 2, 3))
    assert 0.5 < chance(scene()) < chance(late) < 1
    assert sum(MIND.chances(late.state)) == pytest.approx(1)


# What is worth thinking about


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("choose", [choices, few_choices])
def test_choices_are_legal_and_never_none(
    seats: int, choose: Callable[[State], list[Action]]
) -> None:
    for seed in range(3):
        for state in random_positions(GAME, seats, seed, MedurisOptions(payments="any")):
            if state.actor >= 0:
                legal = GAME.rules.legal(state)
                found = choose(state)
                assert found
                assert all(action in legal for action in found)


def test_hopeless_moves_are_left_out() -> None:
    table = scene().towers(wood="00", wool="11", copper="0", stone="1").stock(0)
    moves = {str(action) for action in choices(table.state)}
    assert "move copper 1 wood" in moves  # 1 + 2 + 3
    assert "move wood 1 stone" not in moves  # 2


# What an adept does


def test_a_lone_worker_goes_where_the_yield_is_biggest() -> None:
    table = scene().towers(wood="00", wool="1", copper="0", stone="11").stock(0)
    assert str(chosen(table)) == "move copper 1 wood"


def test_a_free_hut_in_a_big_settlement_is_built() -> None:
    table = scene().huts(1, 4, 5).huts(0, 7, 8).temples(0, 16, 18).tokens("hut", 6)
    assert str(chosen(table.druid(LAST_ROCK))) == "hut 6"


@pytest.mark.parametrize("lap", [False, True])
def test_both_are_not_thought_of_at_a_hut_alone(lap: bool) -> None:  # noqa: FBT001
    table = Scene(2, board=ring_text(24), last_turn=True).huts(0, 4).stock(0, wood=4, stone=4)
    if lap:
        table.pass_turn()
    else:
        table.druid(LAST_ROCK).play("temple 10")
    assert "both" in table.gifts()
    for found in (choices, few_choices):
        assert "offer both" not in {str(action) for action in found(table.state)}
    assert {str(action) for action in choices(table.state)} == table.legal() - {"offer both"}


@pytest.mark.parametrize(
    ("huts", "gift"), [((2, 3, 4, 5, 6), "offer both"), ((2,), "offer copper")]
)
def test_both_are_offered_in_a_big_settlement_only(huts: tuple[int, ...], gift: str) -> None:
    table = scene().huts(0, *huts).huts(1, 12).druid(LAST_ROCK)
    table.stock(0, wood=2, wool=4, copper=5, stone=4).stock(1, wood=2, wool=2)
    table.state.actor = table.state.active = 1
    table.play("temple 18")
    assert table.state.druid == 2
    assert str(chosen(table)) == gift


def test_on_the_last_lap_materials_are_kept_for_the_biggest_settlement() -> None:
    table = Scene(2, board=ring_text(24, every="wool copper"))
    table.huts(0, 1, 10, 11, 12, 13).druid(LAST_ROCK).towers(wood="000", stone="11", copper="1")
    table.stock(1)
    last_turn(table).play("move wood 1 stone")
    assert table.state.druid == 1
    assert str(chosen(table.stock(0, wool=4, copper=4))) == "offer nothing"
    assert str(chosen(table.stock(0, wool=5, copper=4))) == "offer wool"


def test_choices_follow_from_the_view_and_the_generator_alone() -> None:
    state = next(
        state
        for state in random_positions(GAME, 3, 4, MedurisOptions())
        if state.turn > 9 and state.actor >= 0 and state.face < len(FACE_IDS)
    )
    planner = Planner(MIND, MIND.thorough)
    first, second = (MIND.options(state, planner, random.Random(3))[0] for _ in range(2))
    assert first.actions == second.actions


# Words


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_terms_have_words(code: str) -> None:
    language = Language(code, (MIND.texts,))
    for name in TERMS:
        assert language.say(Message(f"term-{name.replace('_', '-')}"))

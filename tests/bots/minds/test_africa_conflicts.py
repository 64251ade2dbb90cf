"""What bots know of the conflicts of Heart of Africa: commitments, and markers between them."""

from __future__ import annotations

import random

import pytest

from mbira.bots.minds.africa.duel import Choice, Duel, rushed
from mbira.bots.planner import Planner
from mbira.games.africa.game import GAME
from mbira.games.africa.rules.state import RETREATS
from tests.bots.minds.africa import HOMELY, MIND, check_chain, two_seats
from tests.games.africa.scene import Scene


def fighting(own: int, theirs: int) -> Scene:
    """Return a conflict for Madagascar, with nothing better to be had around it."""
    scene = Scene(2).traders(0, madagascar=own, cape=1).traders(1, madagascar=theirs, egypt=1)
    scene.neutrals(congo=3, zambezia=3, great_lakes=3, kalahari=3, mozambique=3, zanzibar=3)
    state = scene.state
    gem = state.resource[state.board.index["madagascar"]]
    state.value_row[gem] = 7
    return scene.play("halt", "fight madagascar 1")


def mixture(scene: Scene, side: int) -> dict[Choice, float]:
    conflict = Duel(HOMELY, scene.state)
    parts = conflict.mixture(side, 400)
    return dict(zip(conflict.choices[side], parts, strict=True))


def test_who_is_far_stronger_commits_nothing() -> None:
    scene = fighting(5, 1).influence(4, 1)
    parts = mixture(scene, 0)
    assert parts[Choice(0, 0)] > 0.8


def test_equal_sides_mix_their_commitments() -> None:
    parts = mixture(fighting(3, 2).influence(6, 6), 0)
    assert sum(part > 0.05 for part in parts.values()) > 1
    assert sum(parts.values()) == pytest.approx(1)


def test_who_cannot_win_retreats() -> None:
    scene = fighting(1, 5).influence(0, 10)
    assert mixture(scene, 0)[Choice(RETREATS, 0)] > 0.9


def test_what_a_rival_commits_to_a_retreat_is_won() -> None:
    conflict = Duel(HOMELY, fighting(2, 2).influence(6, 6).state)
    little = conflict.result(Choice(RETREATS, 0), Choice(0, 0))[0]
    much = conflict.result(Choice(RETREATS, 0), Choice(4, 0))[0]
    assert much > little


def test_of_two_seats_the_defender_has_its_influence_back() -> None:
    conflict = Duel(HOMELY, fighting(2, 2).influence(6, 6).state)
    assert (
        conflict.result(Choice(0, 0), Choice(1, 0))[1]
        == conflict.result(Choice(0, 0), Choice(5, 0))[1]
    )
    assert (
        conflict.result(Choice(5, 0), Choice(0, 0))[0]
        < conflict.result(Choice(3, 0), Choice(0, 0))[0]
    )


def test_a_cheap_conflict_marker_is_paid_and_a_dear_one_drawn_again() -> None:
    planner, rng = Planner(MIND, MIND.thorough), random.Random(1)
    scene = Scene(2).traders(0, sudan=3).traders(1, cape=1).neutrals(sudan=1)
    scene.play("halt", "oust sudan", "fate none 0")
    assert str(MIND.options(scene.state, planner, rng)[0].actions[0]) == "accept"
    scene = Scene(2).traders(0, sudan=3).traders(1, cape=1).neutrals(sudan=1)
    scene.play("halt", "oust sudan", "fate trader 3")
    assert str(MIND.options(scene.state, planner, rng)[0].actions[0]) == "redraw"


def in_conflicts(scene: Scene) -> list[str]:
    """Return the best plan between conflicts."""
    plan = MIND.options(scene.state, Planner(MIND, MIND.thorough), random.Random(1))[0]
    check_chain(scene.state, plan.actions[: plan.sure])
    return [str(action) for action in plan.actions]


def close_fight(**options: object) -> Scene:
    """Return a conflict that either side may win, for areas of worth."""
    scene = Scene(2, **options).traders(0, congo=3).traders(1, congo=3)  # type: ignore[arg-type]
    scene.values(bananas=7, diamonds=7, gold=7, ivory=7).influence(0, 0)
    return scene.holds(0, "reputation 2")


def test_a_marker_that_helps_in_a_conflict_is_used_before_it() -> None:
    assert in_conflicts(close_fight().play("halt"))[:2] == ["use reputation", "repute 1 down"]


def test_where_only_a_caravan_may_be_used_nothing_else_is() -> None:
    scene = close_fight(markers_between_conflicts="caravan").play("halt")
    assert in_conflicts(scene) == ["fight congo 1"]


def test_a_marker_that_does_not_help_in_conflicts_waits() -> None:
    scene = close_fight().holds(0, "station 1").traders(0, cape=2)
    scene.state.kept[0] = scene.state.kept[0][1:]
    scene.state.stack[scene.state.board.marker_index["reputation", 2]] += 1
    assert in_conflicts(scene.play("halt")) == ["fight congo 1"]


def test_traders_join_those_that_are_too_few_against_neutral_ones() -> None:
    scene = Scene(2).traders(0, congo=2, cape=1).traders(1, congo=1, egypt=1).neutrals(congo=3)
    scene.reputation(7, 1).influence(0, 0).holds(0, "two-traders 1")
    scene.play("halt", "fight congo 1").duel("0", "0")
    assert in_conflicts(scene)[:3] == ["use two-traders", "at congo", "at congo"]


def test_neutral_traders_are_sent_to_the_others() -> None:
    planner, rng = Planner(MIND, MIND.thorough), random.Random(1)
    scene = Scene(2).traders(0, sudan=4).traders(1, egypt=1).neutrals(sudan=2)
    scene.play("halt", "oust sudan", "fate none 0", "accept")
    assert str(MIND.options(scene.state, planner, rng)[0].actions[0]) == "retreat egypt"


def test_a_search_keeps_no_commitments() -> None:
    assert MIND.drawn(fighting(2, 2).state)
    assert not MIND.drawn(two_seats().state)


def test_neutral_traders_that_are_driven_out_ahead_are_nowhere() -> None:
    scene = two_seats().neutrals(sudan=1).play("halt")
    supply = scene.state.neutral_supply
    ends = [rushed(MIND, scene.state, random.Random(seed)) for seed in range(8)]
    assert {end.neutral_supply - supply for end in ends} == {0, 1}, "by the odds"
    for end in ends:
        GAME.rules.audit(end)

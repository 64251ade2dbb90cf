"""Rulings R14 to R16 and R18: the druid's rocks, his way, where rituals go, the great river."""

from __future__ import annotations

import pytest

from mbira.games.meduris.rules.state import OFFERING
from tests.games.meduris.scene import LAST_ROCK, Scene, ring_text

EVERYTHING = {"wood": 6, "wool": 6, "copper": 6, "stone": 6}


def ready(seats: int = 3, board: str | None = None) -> Scene:
    """Return a scene in which seat 0 can pay for anything."""
    return Scene(seats, board=board).stock(0, **EVERYTHING)


# R14


@pytest.mark.parametrize("building", ["hut", "temple"])
def test_r14_the_first_three_buildings_move_him_from_rock_to_rock(building: str) -> None:
    scene = Scene().huts(1, 25)
    for turn, (space, place) in enumerate(((8, -3), (9, -2), (19, -1))):
        scene.stock(turn, **EVERYTHING).play(f"{building} {space}")
        assert scene.state.druid == place
        assert scene.state.active == (turn + 1) % 3, "nobody is asked for anything"
        scene.play("roll stone")
    scene.stock(0, **EVERYTHING).play(f"{building} 29")
    assert scene.state.druid == (8 if building == "hut" else 25)
    assert scene.gifts() >= {"nothing"}


def test_r14_a_big_yield_does_not_move_him() -> None:
    for place in (-4, -2, LAST_ROCK, 8):
        scene = Scene().huts(1, 8, 20).druid(place).pass_turn()
        assert scene.state.druid == place
        assert scene.state.active == 1


@pytest.mark.parametrize("nearest", [0, 1, 5, 31])
def test_r14_from_the_last_rock_he_searches_from_the_first_space(nearest: int) -> None:
    scene = ready().huts(1, *sorted({nearest, 31})).temples(1, 2).temples(2, 3).druid(LAST_ROCK)
    scene.play("temple 30")
    assert scene.state.druid == nearest
    assert scene.state.vp == [5, 5, 5], "no river lies between"


def test_r14_the_hut_just_built_may_be_the_nearest() -> None:
    scene = ready().huts(1, 12).druid(LAST_ROCK).play("hut 3")
    assert (scene.state.druid, scene.state.actor) == (3, 0)


def test_r14_without_huts_he_waits_on_the_last_rock() -> None:
    scene = ready().temples(1, 3).temples(2, 5, 9).druid(LAST_ROCK).play("temple 11")
    assert scene.state.druid == LAST_ROCK
    assert scene.state.active == 1
    scene.stock(1, **EVERYTHING).play("roll stone", "temple 12")
    assert scene.state.druid == LAST_ROCK
    scene.stock(2, **EVERYTHING).play("roll stone", "hut 20")
    assert (scene.state.druid, scene.state.actor) == (20, 2), "the first hut"


def test_r14_on_the_ring_he_passes_temples_and_free_spaces() -> None:
    scene = ready().huts(1, 4, 12).temples(2, 5, 8).druid(4).play("temple 30")
    assert (scene.state.druid, scene.state.actor) == (12, 1)


@pytest.mark.parametrize("rocks", [0, 1, 5])
def test_r14_the_board_says_how_many_rocks_there_are(rocks: int) -> None:
    scene = Scene(2, board=ring_text(24, rocks=rocks))
    for place in range(-rocks, 0):
        scene.stock(scene.state.active, **EVERYTHING).play(f"hut {1 - 2 * place}", "roll stone")
        assert scene.state.druid == place
    scene.stock(scene.state.active, **EVERYTHING).play("hut 1")
    assert scene.state.druid == 1


@pytest.mark.parametrize(("hut", "crossed"), [(10, 0), (11, 0), (23, 0), (0, 1), (8, 1), (9, 2)])
def test_r14_the_board_says_where_he_enters(hut: int, crossed: int) -> None:
    """The way starts at space 10; rivers flow behind 23 and 8, and not between him and 10."""
    board = ring_text(24, entry=10, rivers=[23, 8])
    scene = ready(board=board).huts(1, hut).druid(LAST_ROCK).play("temple 4")
    assert scene.state.druid == hut
    assert scene.state.vp == [5, 5 + crossed, 5]


def test_r14_where_he_enters_he_leaves_the_huts_before_it_for_later() -> None:
    board = ring_text(24, entry=10, rivers=[23])
    scene = ready(board=board).huts(1, 3, 9, 18).druid(LAST_ROCK).play("temple 20")
    assert scene.state.druid == 18


# R15


def test_r15_he_looks_from_the_next_space_on_and_round_the_ring() -> None:
    scene = ready().huts(1, 4, 20).druid(20).play("temple 30")
    assert scene.state.druid == 4
    assert ready().huts(1, 4, 20).druid(4).play("temple 30").state.druid == 20


@pytest.mark.parametrize("space", [0, 7, 31])
def test_r15_if_the_only_hut_is_his_own_he_walks_a_whole_lap(space: int) -> None:
    scene = ready().huts(1, space).druid(space).play("temple 15")
    assert (scene.state.druid, scene.state.actor) == (space, 1)
    assert scene.state.vp == [5, 6, 5], "he crossed the river"
    assert scene.offerings() == [space]
    assert scene.state.active == 1


# R16


def test_r16_the_ritual_goes_from_hut_to_hut_to_the_end_of_the_settlement() -> None:
    scene = ready().huts(1, 8, 20).huts(2, 9, 10, 12).druid(20).play("temple 30")
    assert scene.offerings() == [8, 9, 10], "12 is no part of it"
    assert scene.state.druid == 10
    assert scene.state.active == 1
    bounded = ready().huts(1, 8, 9, 11, 20).temples(2, 10).druid(20).play("temple 30")
    assert bounded.offerings() == [8, 9]


def test_r16_each_owner_is_asked_for_its_own_hut() -> None:
    scene = ready().huts(1, 8, 11).huts(2, 9, 20).druid(20).play("hut 10")
    asked = []
    while scene.state.step == OFFERING:
        asked.append((scene.state.druid, scene.state.actor))
        scene.play("offer nothing")
    assert asked == [(8, 1), (9, 2), (10, 0), (11, 1)]


def test_r16_a_settlement_is_followed_over_the_river() -> None:
    scene = ready().huts(1, 30, 31, 0, 1).huts(2, 20).druid(20).play("temple 10")
    assert scene.offerings() == [30, 31, 0, 1]
    assert scene.state.druid == 1


def test_r16_huts_behind_the_entry_count_and_are_not_visited() -> None:
    scene = ready().huts(1, 30, 31, 0, 1).druid(LAST_ROCK).play("temple 10")
    assert scene.state.druid == 0
    scene.stock(1, wool=1, copper=1).play("offer both")
    assert scene.state.vp == [5, 9, 5], "30 and 31 count for the size"
    assert scene.offerings() == [1]
    assert scene.state.druid == 1


def test_r16_a_new_hut_right_before_him_is_where_he_starts() -> None:
    scene = ready().huts(1, 9, 10).druid(10).play("hut 11")
    assert scene.state.size[11] == 3
    assert scene.offerings() == [11]
    joined = ready().huts(1, 9, 10, 12, 13, 20).druid(10).play("hut 11")
    assert joined.state.size[11] == 5
    assert joined.offerings() == [11, 12, 13]


def test_r16_a_new_hut_behind_him_waits_for_the_next_lap() -> None:
    scene = ready().huts(1, 9, 10, 20).druid(10).play("hut 8")
    assert scene.offerings() == [20]
    scene.stock(1, **EVERYTHING).play("roll stone", "temple 30")
    assert scene.offerings() == [8, 9, 10]


def test_r16_in_a_closed_ring_each_hut_is_visited_once() -> None:
    scene = Scene(2, board=ring_text(24)).tokens("hut", 6).druid(5)
    scene.huts(0, *range(7, 18)).huts(1, *range(18, 24), *range(6)).play("hut 6")
    for _ in range(24):
        assert not scene.state.lap
        scene.play("offer nothing")
    assert scene.state.druid == 6, "with nothing left to build on, this is the last lap"
    assert scene.state.lap


# R18


def test_r18_every_seat_scores_its_rune_stones_on_the_way() -> None:
    scene = ready().huts(0, 8, 12).huts(1, 20, 25).huts(2, 14, 17, 31, 2).druid(31)
    assert [len(scene.runes(seat)) for seat in range(3)] == [2, 1, 4]
    scene.rune("waves", 1)
    scene.play("temple 10")
    assert scene.state.druid == 2
    assert scene.state.vp == [5 + 2, 5 + 2, 5 + 3]


def test_r18_inside_a_ritual_the_scoring_comes_between_two_offerings() -> None:
    scene = ready().huts(1, 30, 31, 20).huts(2, 0, 8).druid(20).play("temple 10")
    assert scene.state.druid == 30
    assert scene.state.vp == [5, 5, 5]
    scene.play("offer nothing")
    assert scene.state.vp == [5, 4, 5], "not yet"
    scene.play("offer nothing")
    assert (scene.state.druid, scene.state.actor) == (0, 2)
    assert scene.state.vp == [5, 3 + 2, 5 + 2], "before seat 2 offers anything"
    scene.play("offer nothing")
    assert scene.state.vp == [5, 5, 6]


def test_r18_the_points_may_come_after_a_loss_that_stopped_at_zero() -> None:
    scene = ready().huts(1, 31, 20).huts(2, 0).druid(20).points(5, 0, 5).play("temple 10")
    scene.play("offer nothing")
    assert scene.state.vp == [5, 2, 6]


def test_r18_without_a_crossing_nothing_is_scored() -> None:
    scene = ready().huts(1, 0, 20, 31).druid(0).play("temple 10")
    assert (scene.state.druid, scene.state.vp) == (20, [5, 5, 5])
    scene.play("offer nothing").stock(1, **EVERYTHING).play("roll stone", "temple 12")
    assert (scene.state.druid, scene.state.vp) == (31, [5, 4, 5]), "he stands before it"


@pytest.mark.parametrize("rivers", [[23], [0], [5], [11, 12], [3, 10, 23]])
def test_r18_how_often_a_way_crosses_the_river(rivers: list[int]) -> None:
    board = ring_text(24, every="wood stone", rivers=rivers)
    for start in range(24):
        for goal in range(24):
            scene = ready(2, board=board).huts(1, *sorted({start, goal})).druid(start)
            stones = len(scene.runes(1))
            site = next(space for space in range(24) if space not in {start, goal})
            scene.play(f"temple {site}")
            length = (goal - start) % 24 or 24
            crossed = sum((start + step) % 24 in rivers for step in range(length))
            assert scene.state.druid == goal
            assert scene.state.vp == [5, 5 + stones * crossed], f"from {start} to {goal}"

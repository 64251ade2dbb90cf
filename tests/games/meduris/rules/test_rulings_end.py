"""Rulings R19 to R21: the last turns, the last lap, temples and rune stones."""

from __future__ import annotations

import pytest

from mbira.core.game import CHANCE
from mbira.games.meduris.game import GAME
from mbira.games.meduris.rules.state import OFFERING
from tests.games.meduris.scene import LAST_ROCK, Scene, ring_text

RICH = {"wood": 4, "wool": 4, "copper": 4, "stone": 4}


def last_piece(seats: int = 3, seat: int = 0) -> Scene:
    """Return the turn of a seat that has one hut left; the druid is still at his temple."""
    return Scene(seats, turn_of=seat).left(seat, huts=1, temples=0).stock(seat, **RICH)


# R19


@pytest.mark.parametrize("last", ["hut", "temple"])
def test_r19_with_the_last_piece_of_both_kinds_the_end_is_near(last: str) -> None:
    left = {"hut": {"huts": 1, "temples": 0}, "temple": {"huts": 0, "temples": 1}}[last]
    scene = Scene().left(0, **left).stock(0, **RICH)
    assert scene.view().finisher is None
    scene.play(f"{last} 3")
    assert scene.view().finisher == 0
    assert scene.view().last_turns == 2


@pytest.mark.parametrize("left", [{"huts": 1, "temples": 1}, {"huts": 2, "temples": 0}])
def test_r19_not_before_everything_is_built(left: dict[str, int]) -> None:
    scene = Scene().left(0, **left).stock(0, **RICH).play("hut 3")
    for _ in range(4):
        assert scene.view().finisher is None
        scene.pass_turn()
    assert not scene.state.lap


def test_r19_the_druid_still_comes_for_the_last_building() -> None:
    scene = last_piece().huts(1, 8).druid(LAST_ROCK).play("hut 3")
    assert scene.view().finisher == 0
    assert (scene.state.druid, scene.state.actor) == (3, 0)
    scene.play("offer nothing")
    assert (scene.state.active, scene.state.actor) == (1, CHANCE)


@pytest.mark.parametrize(("seats", "seat"), [(2, 1), (3, 0), (4, 2)])
def test_r19_each_other_seat_has_one_more_full_turn(seats: int, seat: int) -> None:
    scene = last_piece(seats, seat).play("hut 3")
    turns = []
    while not scene.state.lap:
        assert scene.state.actor == CHANCE, "the die is rolled"
        turns.append(scene.state.active)
        scene.play("roll minus")
        while scene.legal("return"):
            scene.play(min(scene.legal("return")))
        scene.play(min(scene.legal("move")))
    assert turns == [(seat + step) % seats for step in range(1, seats)]


def test_r19_one_may_build_in_the_last_turns_and_the_river_scores() -> None:
    scene = last_piece().huts(1, 20).druid(LAST_ROCK).play("hut 3", "offer nothing")
    assert scene.state.druid == 3
    scene.druid(max(space for space in range(32) if scene.state.huts >> space & 1))
    stones = [len(scene.runes(each)) for each in range(3)]
    vp = scene.state.vp[:]
    scene.stock(1, **RICH).play("roll stone", "temple 5")
    assert scene.state.druid == 3
    assert scene.state.vp == [before + more for before, more in zip(vp, stones, strict=True)]


def test_r19_a_second_seat_that_finishes_changes_nothing() -> None:
    scene = Scene(4, board=ring_text(60)).left(0, huts=1, temples=0).left(1, huts=1, temples=0)
    scene.stock(0, **RICH).stock(1, **RICH).play("hut 0")
    scene.play("roll stone", "hut 4")
    assert scene.state.huts_left[1] == 0
    assert (scene.view().finisher, scene.view().last_turns) == (0, 2)
    for seat in (2, 3):
        assert scene.state.active == seat
        scene.pass_turn()
    assert scene.state.lap
    scene.offerings()
    assert scene.outcome().why[0].id == "end-built"
    assert str(scene.outcome().why[0].args["seat"]) == "seat-0"


# R20

SETTLED = {0: (30, 31, 13), 1: (0, 1, 12, 20), 2: (8, 14)}
HUTS = sorted(space for spaces in SETTLED.values() for space in spaces)


def settled() -> Scene:
    scene = Scene(last_turn=True).temples(0, 5).temples(1, 21).points(50, 50, 50)
    for seat, spaces in SETTLED.items():
        scene.huts(seat, *spaces)
    return scene


@pytest.mark.parametrize("druid", [-4, -3, -2, -1, *HUTS])
def test_r20_from_wherever_he_is_the_druid_visits_each_hut_once(druid: int) -> None:
    scene = settled().druid(druid).pass_turn()
    assert scene.state.lap
    visited = []
    while scene.state.step == OFFERING:
        space, owner, vp = scene.state.druid, scene.state.actor, scene.state.vp[:]
        assert owner == next(seat for seat, spaces in SETTLED.items() if space in spaces)
        visited.append(space)
        after = scene.state.clone()
        scene.play("offer nothing")
        vp[owner] -= 1
        if len(visited) < len(HUTS):
            assert scene.state.vp == vp, "the river brings nothing any more"
        assert after.size == scene.state.size, "a lap builds nothing"
    start = (druid + 1) % 32 if druid >= 0 else 0
    assert visited == sorted(HUTS, key=lambda space: (space - start) % 32)
    if druid >= 0:
        assert visited[-1] == druid, "his own place comes last"


@pytest.mark.parametrize("place", [-4, LAST_ROCK])
def test_r20_from_the_rocks_the_lap_begins_where_he_enters(place: int) -> None:
    board = ring_text(24, entry=10, rivers=[9])
    scene = Scene(board=board, last_turn=True).huts(0, 3, 9).huts(1, 10, 18).druid(place)
    assert scene.pass_turn().offerings() == [10, 18, 3, 9]


def test_r20_offerings_are_as_ever() -> None:
    scene = settled().druid(1).pass_turn()
    assert (scene.state.druid, scene.gifts()) == (8, {"nothing", "stone", "copper", "both"})
    scene.play("offer stone")
    assert scene.state.druid == 12
    assert "both" in scene.gifts()
    scene.play("offer both")
    assert scene.state.vp == [50, 53, 51]
    for _ in range(6):
        assert scene.state.step == OFFERING
        assert not scene.over()
        scene.play("offer nothing")
    assert scene.state.druid == 1
    scene.play("offer nothing")
    assert scene.over()


@pytest.mark.parametrize("place", [-4, -3, LAST_ROCK, 8, 31])
def test_r20_the_place_where_the_lap_began_stays_marked(place: int) -> None:
    scene = settled().druid(place)
    assert scene.view().lap_from is None, "it has not begun"
    scene.pass_turn()
    while not scene.over():
        assert {scene.view(seat).lap_from for seat in (None, 0, 1, 2)} == {place}
        scene.play("offer nothing")
    assert scene.view().lap_from == place, "also when it is over"


def test_r20_without_huts_there_is_no_lap() -> None:
    scene = Scene(last_turn=True).temples(0, 8).temples(1, 9).pass_turn()
    assert scene.outcome().scores == (5, 5, 5)


# R21


@pytest.mark.parametrize(
    ("huts", "temple", "points"),
    [
        ((), 8, 0),
        ((7,), 8, 1),
        ((9,), 8, 1),
        ((6, 10), 8, 0),
        ((7, 9), 8, 2),
        ((5, 6, 7, 9, 10, 12), 8, 5),
        ((29, 30, 31, 1, 2), 0, 5),
        ((0, 1, 2, 29, 30), 31, 5),
    ],
)
def test_r21_a_temple_scores_the_huts_on_its_two_sides(
    huts: tuple[int, ...], temple: int, points: int
) -> None:
    """Huts of any seat, round the ring; the seat that has them holds the rune stones."""
    scene = Scene(last_turn=True).huts(1, *huts).temples(0, temple).points(5, 50, 5).pass_turn()
    scene.offerings()
    assert scene.outcome().scores[0] == 5 + points


def test_r21_own_huts_count_as_well_and_temples_count_nothing() -> None:
    scene = Scene(last_turn=True).huts(0, 7).huts(1, 6).temples(0, 8, 9).temples(1, 10)
    scene.huts(2, 11).points(9, 9, 9).pass_turn()
    scene.offerings()
    assert scene.outcome().scores == (9 - 1 + 2, 9 - 1 + 1 + 1, 9 - 1 + 1)


def test_r21_both_temples_may_stand_at_one_settlement() -> None:
    scene = Scene(last_turn=True).huts(1, 7, 8, 9).temples(0, 6, 10).points(5, 50, 5).pass_turn()
    scene.offerings()
    assert scene.outcome().scores[0] == 5 + 3 + 3


def test_r21_one_settlement_on_both_sides_counts_once() -> None:
    scene = Scene(2, board=ring_text(24), last_turn=True).temples(0, 0).huts(0, *range(1, 13))
    scene.huts(1, *range(13, 24)).points(50, 50).pass_turn()
    scene.offerings()
    stones = [len(scene.runes(seat)) for seat in range(2)]
    worth = [count * (count + 1) // 2 for count in stones]
    assert scene.outcome().scores == (50 - 12 + 23 + worth[0], 50 - 11 + worth[1])


@pytest.mark.parametrize(
    ("stones", "points"), list(enumerate([0, 1, 3, 6, 10, 15, 21, 28, 36, 45]))
)
def test_r21_rune_stones_score_one_two_three(stones: int, points: int) -> None:
    spaces = (0, 5, 8, 12, 14, 17, 22, 25, 29)[:stones]
    scene = Scene(2, last_turn=True).huts(1, *spaces).points(0, 20).pass_turn()
    scene.offerings()
    assert scene.outcome().scores == (0, 20 - stones + points)


def test_r21_nothing_is_scored_twice() -> None:
    scene = settled().druid(1).pass_turn()
    scene.offerings()
    scores = scene.outcome().scores
    assert scores == tuple(scene.state.vp)
    assert GAME.rules.outcome(scene.state) == scene.outcome()
    temples = (0, 1, 0)
    stones = [len(scene.runes(seat)) for seat in range(3)]
    runes = [count * (count + 1) // 2 for count in stones]
    for seat, spaces in SETTLED.items():
        assert scores[seat] == 50 - len(spaces) + temples[seat] + runes[seat]

"""Ruling R25: what ends a match in which nothing can be built, or nobody wants to."""

from __future__ import annotations

import pytest

from mbira.core.game import Record, describe
from mbira.games.meduris.actions import CODEC
from mbira.games.meduris.data import HUTS
from mbira.games.meduris.game import GAME
from mbira.games.meduris.rules.state import ROLL
from tests.games.meduris.scene import Scene, ring_text
from tests.texts import nested

RICH = {"wood": 6, "wool": 6, "copper": 6, "stone": 6}


def filled(size: int, free: dict[int, str], *, seats: int = 4, temples: int = 8) -> Scene:
    """Return a ring of `size` spaces, all built on but some: those hold tokens, or nothing ("").

    The temples stand at the end of the ring; the huts belong to the seats in turn.
    """
    scene = Scene(seats, board=ring_text(size, every="wood stone"))
    last = [space for space in range(size) if space not in free][-temples:] if temples else []
    for place, space in enumerate(last):
        scene.temples(place % seats, space)
    for space in range(size):
        if free.get(space):
            scene.tokens(free[space], space)
        elif space not in free and space not in last:
            scene.huts(max(range(seats), key=scene.state.huts_left.__getitem__), space)
    return scene


def lap_follows(scene: Scene) -> bool:
    scene.pass_turn()
    if scene.state.lap:
        scene.offerings()
        assert scene.outcome().why[0].id == "end-stuck"
    return scene.state.lap


@pytest.mark.parametrize("kind", ["points", "hut", "druid"])
def test_r25_only_temples_are_left_and_only_tokens_are_free(kind: str) -> None:
    stuck = filled(25, {3: kind}, seats=3, temples=0)
    assert stuck.state.huts_left == [0, 0, 0]
    assert stuck.state.temples_left == [2, 2, 2]
    assert lap_follows(stuck)
    free = filled(25, {3: ""}, seats=3, temples=0)
    assert not lap_follows(free), "a temple can stand there"


def test_r25_nothing_is_free_at_all() -> None:
    assert lap_follows(filled(24, {}, seats=3, temples=3))
    assert lap_follows(filled(24, {}, seats=2, temples=0))


def test_r25_while_one_seat_can_build_nobody_is_stuck() -> None:
    """Seat 2 alone has a hut left, and the only free space has a token."""
    scene = filled(24, {3: "druid"}, seats=3, temples=0)
    assert sorted(scene.state.huts_left) == [0, 0, 1]
    assert not lap_follows(scene)


def test_r25_the_building_that_leaves_nothing_is_finished_first() -> None:
    scene = filled(26, {3: "druid", 9: "points"}, seats=3, temples=0)
    assert scene.state.huts_left == [0, 0, 0]
    seat = scene.state.owner[4]
    again = Scene(3, turn_of=seat, board=ring_text(26, every="wood stone"))
    again.tokens("druid", 3).tokens("points", 9).tokens("hut", 4).druid(0)
    for space in range(26):
        if space not in {3, 4, 9}:
            again.huts(scene.state.owner[space], space)
    again.play("hut 4")
    assert (again.state.druid, again.state.lap) == (1, False), "the druid moves as ever"
    again.play("offer nothing", "offer nothing")
    assert (again.state.druid, again.state.lap) == (4, True), "a visit to 2, and the lap"


@pytest.mark.parametrize(("huts", "stuck"), [(22, False), (23, False), (24, True), (26, True)])
def test_r25_a_hut_dearer_than_the_whole_mountain_is_out_of_reach(
    huts: int, *, stuck: bool
) -> None:
    """24 of each kind can be paid with everything there is; 25 cannot."""
    scene = filled(huts + 9, {huts: ""})
    assert scene.state.size[huts] == huts + 1
    assert sum(scene.state.huts_left) == 4 * HUTS[4] - huts
    assert scene.state.temples_left == [0, 0, 0, 0]
    assert lap_follows(scene) == stuck


def test_r25_a_free_hut_is_never_out_of_reach() -> None:
    assert not lap_follows(filled(35, {26: "hut"}))
    assert lap_follows(filled(35, {26: "points"}))


def test_r25_a_temple_is_always_cheap() -> None:
    scene = filled(34, {26: ""}, temples=7)
    assert sum(scene.state.temples_left) == 1
    assert not lap_follows(scene)


# The turn limit


def turns(limit: int | None, start: int = 1, **options: object) -> int:
    """Return the number of the last turn, if all seats only move workers; at most start + 12."""
    scene = Scene(turn_limit=limit, **options).huts(0, 8)  # type: ignore[arg-type]
    scene.state.turn = start
    while not scene.state.lap and scene.state.turn < start + 12:
        scene.pass_turn()
    return scene.state.turn


def test_r25_the_lap_comes_when_the_round_of_the_limit_is_over() -> None:
    assert [turns(limit) for limit in range(1, 10)] == [3, 3, 3, 6, 6, 6, 9, 9, 9]
    assert turns(None) == 13
    assert turns(None, start=199) == 211


def test_r25_a_limit_of_ruleset_1_ended_a_round_in_its_middle() -> None:
    assert [turns(limit, turn_limit_at_once=True) for limit in (1, 2, 3, 7)] == [1, 2, 3, 7]
    assert turns(None, turn_limit_at_once=True) == 13


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("limit", [1, 5, 6, 7])
def test_r25_all_seats_have_as_many_turns(seats: int, limit: int) -> None:
    for first in range(seats):
        scene = Scene(seats, turn_of=first, turn_limit=limit).huts(0, 8)
        taken = [0] * seats
        while not scene.state.lap:
            taken[scene.state.active] += 1
            scene.pass_turn()
        assert taken == [-(-limit // seats)] * seats
        assert scene.state.turn == sum(taken)


def test_r25_a_match_that_is_stuck_in_its_last_turn_is_called_so() -> None:
    scene = filled(24, {}, seats=3, temples=3)
    scene.state.turn = 201
    assert lap_follows(scene)


@pytest.mark.parametrize(("seats", "last"), [(2, 200), (3, 201), (4, 200)])
def test_r25_two_hundred_turns_unless_told_otherwise(seats: int, last: int) -> None:
    scene = Scene(seats).huts(0, 8)
    assert scene.view().lap_after == last
    scene.state.turn = last - 1
    assert not scene.pass_turn().state.lap
    assert scene.state.turn == last
    assert scene.pass_turn().state.lap
    scene.offerings()
    message = scene.outcome().why[0]
    assert (message.id, message.args) == ("end-turn-limit", {"turns": last})


def test_r25_a_ritual_in_the_last_turn_is_carried_out() -> None:
    scene = Scene(last_turn=True).huts(1, 8).huts(2, 20).druid(8).stock(0, **RICH)
    scene.play("temple 12")
    assert (scene.state.druid, scene.state.lap) == (20, False)
    scene.play("offer nothing")
    assert (scene.state.druid, scene.state.lap) == (8, True)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rule", [{}, {"turn_limit_at_once": True}])
def test_r25_every_seat_is_told_of_its_last_turn(seats: int, rule: dict[str, bool]) -> None:
    scene = Scene(seats, turn_limit=2 * seats, **rule).huts(0, 8)
    questions = []
    while not scene.state.lap:
        if scene.state.step == ROLL:
            scene.play("roll stone")
        questions.append(scene.asked().id)
        scene.pass_turn()
    assert questions == ["ask-turn"] * seats + ["ask-turn-limit"] * seats


def test_r25_without_a_limit_no_turn_is_the_last() -> None:
    scene = Scene(turn_limit=None)
    scene.state.turn = 9999
    assert scene.asked().id == "ask-turn"
    assert scene.view().lap_after is None


def test_r25_last_turns_that_a_seat_has_brought_about_are_called_so_in_the_last_round_too() -> None:
    scene = Scene(turn_limit=3).left(0, huts=1, temples=0).stock(0, **RICH)
    assert scene.asked().id == "ask-turn-limit"
    scene.play("hut 3", "roll stone")
    assert scene.asked().id == "ask-turn-last"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r25_the_limit_is_spoken_of_three_rounds_before(seats: int) -> None:
    scene = Scene(seats, turn_limit=5 * seats).huts(0, 8)
    told = {}
    while not scene.state.lap:
        if scene.state.step == ROLL:
            scene.play("roll stone")
        action = CODEC.parse(min(scene.legal("move")))
        said = describe(GAME, scene.state, Record(scene.state.actor, action))
        near = [part.args for part in nested(said) if part.id == "then-limit"]
        scene.pass_turn()
        if near:
            told[scene.state.turn] = near
    first = {rounds: (5 - rounds) * seats + 1 for rounds in (3, 2, 1)}
    assert told == {turn: [{"rounds": rounds}] for rounds, turn in first.items()}


@pytest.mark.parametrize("limit", [1, 2, 3])
def test_r25_last_turns_are_played_whatever_the_limit(limit: int) -> None:
    scene = Scene(4, turn_limit=limit).left(0, huts=1, temples=0).stock(0, **RICH).play("hut 3")
    active = []
    while not scene.state.lap:
        active.append(scene.state.active)
        scene.pass_turn()
    assert active == [1, 2, 3]
    scene.offerings()
    message = scene.outcome().why[0]
    assert (message.id, message.args["turns"]) == ("end-built", 4)


def test_r25_last_turns_are_played_though_nothing_is_left_to_build() -> None:
    scene = Scene(3, board=ring_text(24)).tokens("hut", 0).temples(0, 2, 4)
    scene.huts(0, 6, 7, 8, 9, 10, 11, 12).huts(1, 1, 3, 5, 13, 14, 15, 16, 17)
    scene.huts(2, 18, 19, 20, 21, 22, 23).play("hut 0")
    assert scene.view().finisher == 0
    for seat in (1, 2):
        assert (scene.state.active, scene.state.lap) == (seat, False)
        scene.pass_turn()
    assert scene.state.lap
    scene.offerings()
    assert scene.outcome().why[0].id == "end-built"

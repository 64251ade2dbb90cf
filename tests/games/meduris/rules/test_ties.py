"""Ruling R22: who wins, what decides between equals, and how the outcome says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.meduris.scene import Scene

if TYPE_CHECKING:
    from mbira.core.game import Outcome


def finish(scene: Scene) -> Outcome:
    """End the match at once: nobody has a worker who earns anything, or a hut to offer for."""
    scene.play(min(scene.legal("move")))
    scene.offerings()
    return scene.outcome()


def table(seats: int, *vp: int) -> Scene:
    """Return the last turn of a match; the big yield that ends it yields nothing."""
    scene = Scene(seats, last_turn=True).points(*vp)
    for seat in range(seats):
        scene.stock(seat)
    hoarder = seats - 1
    scene.hoard(hoarder, wood=0, wool=0, copper=0, stone=0)
    return scene


def reasons(outcome: Outcome) -> list[tuple[object, ...]]:
    """Return the messages' ids, the seats that they compare, and by what."""
    return [
        (message.id, *(str(value) for value in message.args.values())) for message in outcome.why
    ]


def test_r22_more_points_win() -> None:
    outcome = finish(table(3, 30, 50, 40))
    assert outcome.ranking == ((1,), (2,), (0,))
    assert outcome.winners == (1,)
    assert outcome.scores == (30, 50, 40)
    assert reasons(outcome) == [
        ("end-turn-limit", "3"),
        ("before-points", "seat-1", "seat-2", "50", "40"),
        ("before-points", "seat-2", "seat-0", "40", "30"),
    ]


def test_r22_then_more_buildings_huts_and_temples_alike() -> None:
    scene = table(3, 9, 9, 9).temples(0, 3, 6).temples(1, 9)
    outcome = finish(scene)
    assert outcome.scores == (9, 9, 9)
    assert outcome.ranking == ((0,), (1,), (2,)), "though seat 2 has all the materials"
    assert reasons(outcome)[1:] == [
        ("before-buildings", "seat-0", "seat-1", "2", "1"),
        ("before-buildings", "seat-1", "seat-2", "1", "0"),
    ]


def test_r22_huts_count_as_buildings() -> None:
    scene = table(3, 9, 9, 9).temples(0, 3, 6).huts(1, 10, 12, 14).temples(2, 20)
    outcome = finish(scene)
    assert outcome.scores == (9, 9 - 3 + 6, 9)
    scene = table(3, 9, 6, 9).temples(0, 3, 6).huts(1, 10, 12, 14).temples(2, 20)
    outcome = finish(scene)
    assert outcome.scores == (9, 9, 9)
    assert outcome.ranking == ((1,), (0,), (2,))
    assert reasons(outcome)[1] == ("before-buildings", "seat-1", "seat-0", "3", "2")


def test_r22_then_more_materials_of_any_kinds() -> None:
    scene = table(4, 9, 9, 9, 3).stock(3)
    scene.stock(0, wood=4).stock(1, wood=1, wool=2, stone=3).stock(2, copper=5)
    scene.hoard(3, wood=0, wool=0, copper=0, stone=0)
    outcome = finish(scene)
    assert outcome.ranking == ((1,), (2,), (0,), (3,))
    assert reasons(outcome)[1:] == [
        ("before-materials", "seat-1", "seat-2", "6", "5"),
        ("before-materials", "seat-2", "seat-0", "5", "4"),
        ("before-points", "seat-0", "seat-3", "9", "3"),
    ]


def test_r22_then_the_victory_is_shared() -> None:
    scene = table(4, 9, 9, 9, 3).stock(3)
    scene.stock(0, wood=2, stone=2).stock(1, wool=4).stock(2, copper=3)
    scene.hoard(3, wood=0, wool=0, copper=0, stone=0)
    outcome = finish(scene)
    assert outcome.ranking == ((0, 1), (2,), (3,))
    assert outcome.winners == (0, 1)
    assert reasons(outcome)[1] == ("before-shared", "seat-0", "seat-1")
    everybody = Scene(2, last_turn=True).huts(0, 3).huts(1, 20).druid(20)
    for seat in range(2):
        everybody.stock(seat, wood=9, wool=9, copper=9, stone=9)
    assert finish(everybody).ranking == ((0, 1),)


def test_r22_what_comes_first_counts_first() -> None:
    points = finish(table(3, 10, 9, 9).temples(1, 3, 6))
    assert points.ranking == ((0,), (1,), (2,)), "points before buildings before materials"


def test_r22_points_have_no_upper_end() -> None:
    scene = table(3, 199, 250, 99).huts(2, 3)
    outcome = finish(scene)
    assert outcome.scores == (199, 250, 99)
    assert outcome.winners == (1,)

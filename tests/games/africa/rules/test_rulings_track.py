"""Ruling R57: markers on the VP track, forwards, backwards, over others."""

from __future__ import annotations

import pytest

from mbira.games.africa.rules import track
from tests.games.africa.scene import Scene


def moved(vp: tuple[int, ...], by: int, **options: object) -> int:
    """Return where seat 0's marker is after moving."""
    scene = Scene(len(vp), **options).vp(*vp)  # type: ignore[arg-type]
    track.gain(scene.state, 0, by)
    assert scene.state.vp[1:] == list(vp[1:])
    return scene.state.vp[0]


@pytest.mark.parametrize(
    ("vp", "by", "after"),
    [
        ((12, 30), 4, 16), ((12, 15), 4, 17), ((12, 16), 4, 17), ((12, 17), 4, 16),
        ((12, 13, 14), 1, 15), ((12, 13, 15), 2, 16), ((12, 13, 14, 16), 2, 17),
        ((12, 11), 0, 12), ((77, 79), 2, 80), ((40, 41), 1, 42),
    ],
)  # fmt: skip
def test_r57_forwards_occupied_spaces_do_not_count(
    vp: tuple[int, ...], by: int, after: int
) -> None:
    assert moved(vp, by) == after


@pytest.mark.parametrize(
    ("vp", "by", "after"),
    [
        ((12, 30), -4, 8), ((12, 10), -4, 7), ((12, 8), -4, 7), ((12, 7), -4, 8),
        ((12, 11, 10), -1, 9), ((12, 11, 9), -2, 8), ((5, 9), -5, 0), ((5, 9), -6, 0),
    ],
)  # fmt: skip
def test_r57_backwards_too(vp: tuple[int, ...], by: int, after: int) -> None:
    assert moved(vp, by) == after


@pytest.mark.parametrize(
    ("vp", "by", "after"),
    [
        ((3, 0), -3, 1), ((3, 0), -9, 1), ((3, 0, 1), -1, 2), ((3, 0, 1), -2, 2),
        ((1, 0), -1, 1), ((0, 5), -3, 0), ((4, 2, 0, 1), -2, 3), ((4, 3, 0), -5, 1),
    ],
)  # fmt: skip
def test_r57_never_below_0_if_0_is_taken_on_the_lowest_free_space(
    vp: tuple[int, ...], by: int, after: int
) -> None:
    assert moved(vp, by) == after


def test_r57_a_turn_may_cost_vp() -> None:
    scene = Scene().traders(0, cape=1).neutrals(cape=2).vp(12, 11, 6).play("end")
    assert scene.seat(0).vp == 9
    stuck = Scene().traders(0, cape=1).neutrals(cape=9).vp(3, 0, 1).play("end")
    assert stuck.seat(0).vp == 2


def test_r57_a_turn_jumps_over_others() -> None:
    scene = Scene().traders(0, heart=1).vp(5, 6, 9).play("end")
    assert scene.seat(0).vp == 10

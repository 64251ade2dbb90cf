"""What seats know together: everything that each of them knows, and nobody's alone."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import mbira
from mbira.core.registry import specs
from mbira.core.sight.joined import _join, joined


@pytest.mark.parametrize("game", sorted(specs()))
@pytest.mark.parametrize("seats", [2, 3])
def test_a_joined_view_holds_what_each_seat_sees_of_itself(game: str, seats: int) -> None:
    match, rng = mbira.new(game, seats=seats, seed=3), random.Random(3)
    for _ in range(400):
        if match.over:
            break
        view = joined(match.game, match.state, seats)
        assert view.seat is None
        plain = msgspec.to_builtins(view)
        spectator = msgspec.to_builtins(match.view())
        for seat in range(seats):
            check(plain, spectator, {**msgspec.to_builtins(match.view(seat)), "seat": None})
        match.play(match.legal().choose(rng))


def check(all_: Any, nobody: Any, seat: Any) -> None:
    """Check that what a seat knows more than nobody is in what all know."""
    if seat in (nobody, all_):
        return
    assert type(seat) is type(all_), (nobody, seat, all_)
    if isinstance(seat, dict):
        for key, value in seat.items():
            check(all_[key], nobody[key], value)
    else:
        assert isinstance(seat, list | tuple)
        for place in zip(all_, nobody, seat, strict=True):
            check(*place)


def test_what_seats_know_differently_of_the_same_is_shown_to_nobody() -> None:
    assert _join((), [(1, 2), (3,)]) == ()
    assert _join({"a": None, "b": None}, [{"a": 1, "b": None}, {"a": None, "b": 2}]) == {
        "a": 1, "b": 2
    }  # fmt: skip
    assert _join((None, None), [(1, None), (2, None)]) == (None, None)
    assert _join("hidden", ["hidden", "lion"]) == "lion"

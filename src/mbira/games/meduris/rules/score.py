"""The end: temples, rune stones, and who comes before whom (R21, R22)."""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import TYPE_CHECKING

from mbira.core.game import NOBODY, Outcome
from mbira.core.legal import bits
from mbira.core.message import Args, Message, seat_name
from mbira.games.meduris.data import HUTS, TEMPLES
from mbira.games.meduris.rules.state import FINISHED

if TYPE_CHECKING:
    from mbira.games.meduris.rules.state import State


def temple_points(state: State, space: int) -> int:
    """Return the huts of the settlements on both sides of a temple."""
    ring = state.board.size
    sides = ((space - 1) % ring, (space + 1) % ring)
    huts = sum(state.size[side] for side in sides if state.huts >> side & 1)
    return min(huts, state.huts.bit_count())  # one settlement may lie on both sides


def temples_points(state: State, seat: int) -> int:
    """Return what all of a seat's temples are worth."""
    return sum(
        temple_points(state, space) for space in bits(state.temples) if state.owner[space] == seat
    )


def rune_points(state: State, seat: int) -> int:
    """Return what a seat's rune stones are worth at the end: 1 and 2 and so on."""
    stones = state.runes.count(seat)
    return stones * (stones + 1) // 2


def finish(state: State) -> None:
    """Score temples and rune stones; the match is over."""
    for seat in range(state.seats):
        state.vp[seat] += temples_points(state, seat) + rune_points(state, seat)
    state.step = FINISHED
    state.actor = NOBODY


def buildings(state: State, seat: int) -> int:
    """Return how many huts and temples a seat has built."""
    left = state.huts_left[seat] + state.temples_left[seat]
    return HUTS[state.seats] + TEMPLES - left


MERITS = ("points", "buildings", "materials")
"""What the parts of `merit` are called."""


def merit(state: State, seat: int) -> tuple[int, int, int]:
    """Return what seats are compared by, the more the better."""
    return (state.vp[seat], buildings(state, seat), sum(state.held(seat)))


def outcome(state: State) -> Outcome | None:
    """Return how the match ended; None while it goes on."""
    if state.step != FINISHED:
        return None
    merits = [merit(state, seat) for seat in range(state.seats)]
    seats = sorted(range(state.seats), key=merits.__getitem__, reverse=True)
    return Outcome(
        ranking=tuple(tuple(group) for _, group in groupby(seats, key=merits.__getitem__)),
        scores=tuple(state.vp),
        why=(_end(state), *(_order(merits, better, worse) for better, worse in pairwise(seats))),
    )


def _end(state: State) -> Message:
    args: Args = {"turns": state.turn}
    if state.finisher >= 0:
        args["seat"] = seat_name(state.finisher)
    return Message(f"end-{state.end_reason}", args)


def _order(merits: list[tuple[int, int, int]], better: int, worse: int) -> Message:
    """Return what puts one seat before another, or that nothing does."""
    names = {"seat": seat_name(better), "other": seat_name(worse)}
    for name, more, less in zip(MERITS, merits[better], merits[worse], strict=True):
        if more != less:
            return Message(f"before-{name}", {**names, "more": more, "less": less})
    return Message("before-shared", {**names})

"""Scoring at the end of a turn, and the end of the match (R53 to R61)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from mbira.core.game import NOBODY, Outcome
from mbira.core.legal import bits
from mbira.core.message import Args, Message, seat_name
from mbira.games.africa.data import (
    AFRICA,
    AREA_SPECIAL,
    HEART,
    MAJORITY,
    SPECIAL,
    TRADERS_SPECIAL,
)
from mbira.games.africa.rules import ground, track
from mbira.games.africa.rules.state import FINISHED, NONE

if TYPE_CHECKING:
    from mbira.games.africa.rules.state import State

GOAL = "goal"
MARKERS = "markers"
"""Why a match ends: somebody has the VP, or there are no more markers to bid for."""


class Score(NamedTuple):
    """What a turn brings, by where it comes from."""

    areas: int
    heart: int
    stations: int
    most_stations: int
    marker: int
    neutrals: int

    @property
    def total(self) -> int:
        """The VP of the turn, which may be below 0."""
        return sum(self)


def turn_score(state: State, seat: int) -> Score:
    """Return what a seat would score if its turn ended now."""
    numbers = state.board.numbers
    holdings = ground.holdings(state)
    held = holdings[seat]
    marker = state.vp_marker if seat == state.active else NONE
    return Score(
        areas=ground.values(state, held),
        heart=numbers.heart_vp * (held >> state.board.heart & 1),
        stations=numbers.station_vp * (held & state.stations).bit_count(),
        most_stations=numbers.most_stations_vp * _has_most_stations(state, holdings, seat),
        marker=marker_score(state, holdings, seat, marker),
        neutrals=-numbers.neutral_vp * neutrals_beside(state, seat),
    )


def neutrals_beside(state: State, seat: int) -> int:
    """Return how many neutral traders are where a seat is."""
    found = 0
    for area in bits(ground.presence(state, seat) & ground.neutral(state)):
        found += state.neutrals[area]
    return found


def _has_most_stations(state: State, holdings: list[int], seat: int) -> bool:
    counts = [(held & state.stations).bit_count() for held in holdings]
    return _is_most(counts, seat, strict=state.rules.most_stations_strict)


def _is_most(counts: list[int], seat: int, *, strict: bool) -> bool:
    own = counts.pop(seat)
    return own > max(counts) or (not strict and own == max(counts) > 0)


def marker_score(state: State, holdings: list[int], seat: int, marker: int) -> int:
    """Return what a marker for VP would bring a seat, by what each holds (R50, R51, R56)."""
    if marker == NONE:
        return 0
    numbers = state.board.numbers
    held = holdings[seat]
    if marker == HEART:
        return numbers.heart_marker_vp * (held >> state.board.heart & 1)
    if marker < SPECIAL:
        there = state.areas_with[marker - MAJORITY]
        counts = [(areas & there).bit_count() for areas in holdings]
        return numbers.majority_vp * _is_most(counts, seat, strict=state.rules.majority_strict)
    if marker == SPECIAL + AREA_SPECIAL:
        return numbers.area_special_vp * held.bit_count()
    if marker == SPECIAL + TRADERS_SPECIAL:
        size = state.board.size
        traders = sum(state.traders[seat * size : seat * size + size])
        return numbers.traders_special_vp * ((traders + (state.wholesaler[seat] != NONE)) // 2)
    return numbers.resource_special_vp * (held & ~state.areas_with[AFRICA]).bit_count()


def finish(state: State, reason: str) -> None:
    """End the match."""
    state.end_reason = reason
    state.step = FINISHED
    state.actor = NOBODY


def winner(state: State) -> int:
    """Return who has won a match that is over."""
    if state.end_reason == GOAL and track.has_won(state, state.active):
        return state.active
    return state.vp.index(max(state.vp))


def outcome(state: State) -> Outcome | None:
    """Return how the match ended; None while it goes on. No two seats have the same VP.

    If shares do not win, a seat may have more VP than the one whose turn reached the goal.
    """
    if state.step != FINISHED:
        return None
    first = winner(state)
    seats = sorted(range(state.seats), key=state.vp.__getitem__, reverse=True)
    seats.remove(first)
    seats.insert(0, first)
    return Outcome(
        ranking=tuple((seat,) for seat in seats),
        scores=tuple(state.vp),
        why=(_end(state, seats[0]), *(_order(state, *pair) for pair in pairwise(seats))),
    )


def _end(state: State, winner: int) -> Message:
    args: Args = {
        "seat": seat_name(winner),
        "rounds": state.round,
        "goal": state.rules.goal,
    }
    return Message(f"end-{state.end_reason}", args)


def _order(state: State, better: int, worse: int) -> Message:
    """Return why a seat comes before another."""
    seats: Args = {"seat": seat_name(better), "other": seat_name(worse)}
    more, less = state.vp[better], state.vp[worse]
    if more < less:
        return Message("before-goal", {**seats, "goal": state.rules.goal})
    return Message("before-vp", {**seats, "more": more, "less": less})

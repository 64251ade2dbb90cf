"""Scoring at the end of a turn, and the end of the match (R53 to R61)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from mbira.core.game import NOBODY, Outcome
from mbira.core.legal import bits
from mbira.core.message import Message, seat_name
from mbira.games.africa.data import (
    AREA_SPECIAL,
    HEART,
    MAJORITY,
    NO_RESOURCE,
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
    held = ground.friendly(state, seat)
    stations = held & state.stations
    neutrals = sum(state.neutrals[area] for area in bits(ground.presence(state, seat)))
    return Score(
        areas=sum(ground.value(state, area) for area in bits(held)),
        heart=numbers.heart_vp * (held >> state.board.heart & 1),
        stations=numbers.station_vp * stations.bit_count(),
        most_stations=numbers.most_stations_vp * _has_most_stations(state, seat),
        marker=marker_score(state, seat, state.vp_marker) if seat == state.active else 0,
        neutrals=-numbers.neutral_vp * neutrals,
    )


def _has_most_stations(state: State, seat: int) -> bool:
    counts = [
        (ground.friendly(state, other) & state.stations).bit_count() for other in range(state.seats)
    ]
    return _is_most(counts, seat, strict=state.rules.most_stations_strict)


def _is_most(counts: list[int], seat: int, *, strict: bool) -> bool:
    own = counts.pop(seat)
    return own > max(counts) or (not strict and own == max(counts) > 0)


def marker_score(state: State, seat: int, marker: int) -> int:
    """Return what a marker for VP would bring a seat now (R50, R51, R56)."""
    if marker == NONE:
        return 0
    numbers = state.board.numbers
    held = ground.friendly(state, seat)
    if marker == HEART:
        return numbers.heart_marker_vp * (held >> state.board.heart & 1)
    if marker < SPECIAL:
        counts = [_areas_with(state, other, marker - MAJORITY) for other in range(state.seats)]
        return numbers.majority_vp * _is_most(counts, seat, strict=state.rules.majority_strict)
    if marker == SPECIAL + AREA_SPECIAL:
        return numbers.area_special_vp * held.bit_count()
    if marker == SPECIAL + TRADERS_SPECIAL:
        size = state.board.size
        traders = sum(state.traders[seat * size : seat * size + size])
        return numbers.traders_special_vp * ((traders + (state.wholesaler[seat] != NONE)) // 2)
    rich = sum(state.resource[area] != NO_RESOURCE for area in bits(held))
    return numbers.resource_special_vp * rich


def _areas_with(state: State, seat: int, resource: int) -> int:
    """Return how many areas with a resource a seat controls."""
    held = ground.friendly(state, seat)
    return sum(state.resource[area] == resource for area in bits(held))


def finish(state: State, reason: str) -> None:
    """End the match."""
    state.end_reason = reason
    state.step = FINISHED
    state.actor = NOBODY


def outcome(state: State) -> Outcome | None:
    """Return how the match ended; None while it goes on. No two seats have the same VP.

    If shares do not win, a seat may have more VP than the one whose turn reached the goal.
    """
    if state.step != FINISHED:
        return None
    seats = sorted(range(state.seats), key=state.vp.__getitem__, reverse=True)
    if state.end_reason == GOAL and track.has_won(state, state.active):
        seats.remove(state.active)
        seats.insert(0, state.active)
    return Outcome(
        ranking=tuple((seat,) for seat in seats),
        scores=tuple(state.vp),
        why=(_end(state, seats[0]), *(_order(state, *pair) for pair in pairwise(seats))),
    )


def _end(state: State, winner: int) -> Message:
    args: dict[str, str | int | Message] = {
        "seat": seat_name(winner),
        "rounds": state.round,
        "goal": state.rules.goal,
    }
    return Message(f"end-{state.end_reason}", args)


def _order(state: State, better: int, worse: int) -> Message:
    """Return why a seat comes before another."""
    seats: dict[str, str | int | Message] = {"seat": seat_name(better), "other": seat_name(worse)}
    more, less = state.vp[better], state.vp[worse]
    if more < less:
        return Message("before-goal", {**seats, "goal": state.rules.goal})
    return Message("before-vp", {**seats, "more": more, "less": less})

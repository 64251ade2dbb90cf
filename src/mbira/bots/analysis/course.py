"""The course of a match that is over: what seats had, turn by turn, and where it was decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from mbira.bots.mind import find_mind, has_mind
from mbira.core.game import CHANCE, NOBODY
from mbira.core.log.line import versions_that_count

if TYPE_CHECKING:
    from mbira.core.match import Match

LEVEL = "adept"
"""Whose eyes see it: those of `master`, too."""
TURNING = 5
"""At most this many turning points are named."""
SLIGHT = 0.05
"""A smaller change of a seat's chance does not count."""


class Point(Struct, frozen=True):
    """How things stood when a seat had decided all it wanted to."""

    version: int
    seat: int
    scores: tuple[int, ...]
    incomes: tuple[int, ...]
    chances: tuple[float, ...]
    """How likely each seat was to win, by the master's eye; empty if bots know no such game."""


class TurningPoint(Struct, frozen=True):
    """A turn that changed much for the seat that played it."""

    version: int
    seat: int
    before: float
    after: float
    """How likely the seat was to win."""


class Course(Struct, frozen=True):
    """The course of a match."""

    points: tuple[Point, ...]
    turning: tuple[TurningPoint, ...]
    """In the order of the match."""


def course(match: Match) -> Course:
    """Return the course of a match that is over."""
    game, known = match.game, match.game.spec.id
    mind = find_mind(known, LEVEL) if has_mind(known) else None
    state = game.rules.start(match.seats, match.options)
    points: list[Point] = []
    turning: list[TurningPoint] = []
    before = [1 / match.seats] * match.seats
    seat = 0
    for version, record in versions_that_count(match.records):
        game.rules.apply(state, record.action)
        if isinstance(record.seat, int):
            seat = record.seat
            if state.actor in {seat, CHANCE}:
                continue
        elif state.actor != NOBODY:  # what chance does counts where it ends the match
            continue
        measures = [
            game.sight.measure(game.sight.view(state, each), each) for each in range(match.seats)
        ]
        chances = mind.chances(state) if mind is not None else []
        points.append(
            Point(
                version,
                seat,
                tuple(each.score for each in measures),
                tuple(each.income for each in measures),
                tuple(round(chance, 3) for chance in chances),
            )
        )
        if chances and abs(chances[seat] - before[seat]) >= SLIGHT:
            after = points[-1].chances[seat]
            turning.append(TurningPoint(version, seat, round(before[seat], 3), after))
        before = chances
    most = sorted(turning, key=lambda each: -abs(each.after - each.before))[:TURNING]
    return Course(tuple(points), tuple(sorted(most, key=lambda each: each.version)))

"""What all pieces of an analysis say together; also when some are still missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from mbira.bots.analysis.values import (
    BY_CHANCE,
    PLACES,
    SLIGHT,
    WHOLE,
    Judged,
    Parts,
    Report,
    Station,
    Turn,
    rounded,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mbira.bots.analysis.values import Piece

WORST = 3
"""This many of the worst decisions are named."""


class Analysis(Struct, frozen=True):
    """What there is to learn from a match."""

    game: str
    seats: int
    depth: str
    done: int
    """How many decisions were judged,"""
    total: int
    """and how many there are to judge."""
    complete: bool
    turns: tuple[Turn, ...]
    """Those with a decision, in the order of the match."""
    stations: tuple[Station, ...]
    """How likely each seat was to win along the way; the first is where all are equal."""
    reports: tuple[Report, ...]
    """By seat."""
    worst: tuple[int, ...]
    """The versions of the three decisions of all seats that cost most, the dearest first,"""
    best: int | None
    """and of the best one."""


def summary(
    game: str, seats: int, depth: str, pieces: Iterable[Piece], spans: int, total: int
) -> Analysis:
    """Return an analysis from its pieces; it is complete if there are as many as spans."""
    ordered = sorted(pieces, key=lambda piece: piece.first)
    complete = len(ordered) == spans
    start = Station(0, BY_CHANCE, rounded([1 / seats] * seats))
    stations = (start, *(station for piece in ordered for station in piece.stations))
    judged = [each for piece in ordered for each in piece.judged]
    return Analysis(
        game=game,
        seats=seats,
        depth=depth,
        done=len(judged),
        total=total,
        complete=complete,
        turns=tuple(
            Turn(piece.seat, piece.first, piece.last, piece.judged)
            for piece in ordered
            if piece.judged
        ),
        stations=stations,
        reports=tuple(
            _report(
                seat, [each for each in judged if each.seat == seat], stations, complete=complete
            )
            for seat in range(seats)
        ),
        worst=_worst(judged),
        best=_best(judged),
    )


def _report(
    seat: int, judged: Sequence[Judged], stations: Sequence[Station], *, complete: bool
) -> Report:
    hoped = sum(each.before for each in judged)
    kept = sum(each.after for each in judged)
    return Report(
        seat=seat,
        decisions=len(judged),
        accuracy=round(kept / hoped, PLACES) if hoped else None,
        parts=parts_of(seat, stations) if complete else None,
        worst=_worst(judged),
        best=_best(judged),
    )


def parts_of(seat: int, stations: Sequence[Station]) -> Parts:
    """Return where a seat's chances came from: each change belongs to who led there.

    They are added up in ten-thousandths, so nothing is lost on the way.
    """
    luck = skill = others = 0
    chances = [round(station.chances[seat] * WHOLE) for station in stations]
    for before, after, station in zip(chances, chances[1:], stations[1:], strict=False):
        if station.by == BY_CHANCE:
            luck += after - before
        elif station.by == seat:
            skill += after - before
        else:
            others += after - before
    ends = (chances[0], luck, skill, others, chances[-1])
    return Parts(*(part / WHOLE for part in ends))


def _worst(judged: Iterable[Judged]) -> tuple[int, ...]:
    dear = [each for each in judged if each.cost >= SLIGHT]
    dear.sort(key=lambda each: (-each.cost, each.version))
    return tuple(each.version for each in dear[:WORST])


def _best(judged: Iterable[Judged]) -> int | None:
    good = [each for each in judged if each.edge >= SLIGHT]
    return max(good, key=lambda each: (each.edge, -each.version)).version if good else None

"""A match in pieces that can be looked at one by one, by whoever has time for one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from mbira.bots.analysis.judging import judge
from mbira.bots.analysis.outlook import Outlook
from mbira.bots.analysis.values import BY_CHANCE, Judged, Piece, Station, rounded
from mbira.bots.collecting import RARE_COLLECTIONS
from mbira.bots.mind import find_mind
from mbira.core.errors import MbiraError
from mbira.core.game import CHANCE
from mbira.core.log.line import versions_that_count

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.bots.analysis.depth import Depth
    from mbira.bots.mind import Seated
    from mbira.core.game import Record
    from mbira.core.match import Match

LEVEL = "adept"
"""Whose weights positions are judged with; `master` searches with the same."""


class Span(Struct, frozen=True):
    """The turn of a seat, or what chance dealt before anybody decided."""

    seat: int
    first: int
    """Records that count before it,"""
    last: int
    """and with it."""
    decisions: int
    """How many of them are decisions among several actions."""


def cut(match: Match) -> list[Span]:
    """Return the spans of a match that is over, in order."""
    if not match.over:
        raise MbiraError("the match is not over yet; an analysis tells what would have been better")
    rules = match.game.rules
    state = rules.start(match.seats, match.options)
    spans: list[Span] = []
    seat, first, decisions = BY_CHANCE, 0, 0
    for place, record in enumerate(match.line, 1):
        if isinstance(record.seat, int):
            decisions += len(rules.legal(state)) > 1
        rules.apply(state, record.action)
        if state.actor not in {seat, CHANCE} or place == len(match.line):
            spans.append(Span(seat, first, place, decisions))
            seat, first, decisions = state.actor, place, 0
    return spans


def study(match: Match, spans: Sequence[Span], depth: Depth) -> list[Piece]:
    """Return what is found in some spans of a match: the same in whatever order, and wherever."""
    if not spans:
        return []
    outlook = Outlook(find_mind(match.game.spec.id, LEVEL), depth)
    line = versions_that_count(match.records)
    wanted = {span.first: span for span in spans}
    state: Seated = match.game.rules.start(match.seats, match.options)
    found: list[Piece] = []
    place, last = 0, max(span.last for span in spans)
    with RARE_COLLECTIONS:
        while place < last:
            span = wanted.get(place)
            if span is None:
                match.game.rules.apply(state, line[place][1].action)
                place += 1
                continue
            found.append(_piece(outlook, state, line[span.first : span.last], span.seat))
            place = span.last
    return found


def _piece(outlook: Outlook, state: Seated, line: Sequence[tuple[int, Record]], seat: int) -> Piece:
    """Return what is found in a span; the state is led to its end."""
    game = outlook.mind.game
    first = line[0][0] - 1
    judged: list[Judged] = []
    stations: list[Station] = []
    run = first
    """The version at which the last run of chance began: what comes of it meets the same luck."""
    for version, record in line:
        by_seat = isinstance(record.seat, int)
        if by_seat:
            options = len(game.rules.legal(state))
            if options > 1:
                view = game.sight.view(state, state.actor)
                judged.append(judge(outlook, view, record.action, version, options))
            run = version
        game.rules.apply(state, record.action)
        if by_seat and (state.actor == CHANCE or version == line[-1][0]):
            stations.append(_station(outlook, state, version, seat, run))
        elif not by_seat and state.actor != CHANCE:
            stations.append(_station(outlook, state, version, BY_CHANCE, run))
    return Piece(seat, first, line[-1][0], tuple(judged), tuple(stations))


def _station(outlook: Outlook, state: Seated, version: int, by: int, run: int) -> Station:
    return Station(version, by, rounded(outlook.of_state(state, f"station {run}")))

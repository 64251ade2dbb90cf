"""Meduris: what the ring is worth to each seat, in points that it may expect.

The druid's clock is behind most of it: each building moves him on to the next settlement, so the
buildings that are still to come tell how often he visits a hut, how often he crosses the great
river, and when his last lap begins.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from mbira.core.legal import bits
from mbira.games.meduris.data import DISTRICTS, DRUID_TOKEN, HUTS, TEMPLES
from mbira.games.meduris.rules.score import temple_points
from mbira.games.meduris.rules.state import FOR_DRUID, OFFERING

if TYPE_CHECKING:
    from mbira_frozen.minds.meduris.offerings import Visit
    from mbira_frozen.minds.meduris.weights import MedurisWeights
    from mbira.games.meduris.rules.board import Board
    from mbira.games.meduris.rules.state import State

# the terms of a seat that follow from the ring alone
TEMPLE: Final = 0
STONES: Final = 1
VISITS: Final = 2
LAST_LAP: Final = 3
DRUID_TOKENS: Final = 4
OF_THE_RING: Final = 5


class Outlook:
    """How far the match is."""

    __slots__ = ("builds", "end", "lead", "share")

    def __init__(self, state: State, last: float) -> None:
        """Take the weight of that name."""
        seats = state.seats
        if state.lap:
            builds = 0.0
        elif state.finisher >= 0:
            builds = 0.4 * (state.last_turns - 1)
        else:
            left = state.huts_left[0] + state.temples_left[0]
            for seat in range(1, seats):
                pieces = state.huts_left[seat] + state.temples_left[seat]
                if pieces < left:  # noqa: PLR1730 called too often for min
                    left = pieces
            builds = float(seats * left)
        self.builds = builds
        """How many buildings are still to come, of all seats."""
        self.share = builds / (seats * (HUTS[seats] + TEMPLES))
        """Which part of all buildings that is."""
        self.end = max(0.0, 1.0 - builds / (seats * last))
        """How near the end is, from 0 (far) to 1."""
        self.lead = builds - max(0, -1 - state.druid)
        """How many buildings come after the druid has left his rocks."""


class Ring:
    """What the ring is worth to each seat, whatever else changes."""

    __slots__ = ("rows", "visits")

    def __init__(self, state: State, weights: MedurisWeights, ahead: Outlook) -> None:
        self.rows = [[0.0] * OF_THE_RING for _ in range(state.seats)]
        """The terms of each seat that depend on the ring alone; of the last lap, the guess."""
        self.visits: list[list[Visit]] = [[] for _ in self.rows]
        """Near the end, the huts of each seat that the last lap leads to, the best first."""
        crossings = _druid(state, weights, ahead, self)
        for visits in self.visits:
            visits.sort(reverse=True)
        if state.temples:
            _temples(state, weights, ahead, self.rows)
        _stones(state, weights, ahead, crossings, self.rows)


def _druid(state: State, weights: MedurisWeights, ahead: Outlook, found: Ring) -> float:
    """Add what the druid's visits are worth; return how often he will cross the river.

    From where he stands, settlement after settlement in the order in which he comes to them.
    """
    rows, visits = found.rows, found.visits
    huts, size, owner, symbols = state.huts, state.size, state.owner, state.board.symbols
    ring, price, lap = state.board.size, weights.price, state.lap
    tokens = state.tokens[DRUID_TOKEN]
    asked = state.step == OFFERING or state.purpose == FOR_DRUID
    pending = state.visits if asked else 0
    start = state.druid if asked else state.druid + 1 if state.druid >= 0 else state.board.entry
    start %= ring
    ahead_huts = (huts >> start | huts << ring - start) & (1 << ring) - 1
    runs = (huts & ~(huts << 1 | huts >> ring - 1)).bit_count()
    between = 0.5 * (runs + 0.25 * ring)
    growth = weights.growth * ahead.share
    near = bool(ahead.end)
    comes, river = ahead.lead, -1.0
    while ahead_huts:
        low = ahead_huts & -ahead_huts
        run = ahead_huts & ~(ahead_huts + low)
        ahead_huts ^= run
        first = low.bit_length() - 1
        last = run.bit_length() - 1
        if river < 0 and last + start >= ring:
            river = comes
        huts_now = size[(start + first) % ring]
        grown = float(huts_now)
        if growth:
            before, behind = (start + first - 1) % ring, (start + last + 1) % ring
            if owner[before] < 0:
                grown += growth * (size[before] - huts_now)
            if owner[behind] < 0:
                grown += growth * (size[behind] - huts_now)
        net = max(grown - 2 * price, 1.0 - price)
        often = comes / between if comes > 0 else 0.0
        worth, final = weights.visit * often * net, weights.lap * net
        for place in range(start + first, start + last + 1):
            space = place % ring
            seat = owner[space]
            row = rows[seat]
            token = tokens >> space & 1
            if pending:
                pending -= 1
                if lap:
                    if token:
                        row[DRUID_TOKENS] += huts_now
                    else:
                        visits[seat].append((huts_now, *symbols[space]))
                    continue
                row[VISITS] += max(1.0 - price, huts_now - 2 * price)
            elif lap:
                return 0.0
            if token:
                row[DRUID_TOKENS] += weights.druid_token * grown
            row[VISITS] += worth
            row[LAST_LAP] += final
            if near and not (token and ahead.end > 0.5):
                visits[seat].append((huts_now, *symbols[space]))
        comes -= 1.0
    if river < 0:
        river = comes
    return river / between if river > 0 else 0.0


def _temples(
    state: State, weights: MedurisWeights, ahead: Outlook, rows: list[list[float]]
) -> None:
    """Add what temples bring at the end, and what their settlements may still grow."""
    huts, size, owner, ring = state.huts, state.size, state.owner, state.board.size
    growing = weights.temple_growth * ahead.share
    for space in bits(state.temples):
        worth = float(temple_points(state, space))
        if growing:
            for step in (-1, 1):
                side = (space + step) % ring
                there = size[side] if huts >> side & 1 else 0
                beyond = (space + step * (there + 1)) % ring
                if owner[beyond] < 0:
                    worth += growing * (size[beyond] - there)
        rows[owner[space]][TEMPLE] += worth


def _stones(
    state: State,
    weights: MedurisWeights,
    ahead: Outlook,
    crossings: float,
    rows: list[list[float]],
) -> None:
    """Add what rune stones bring at the end and at the river, and that some may be lost."""
    free = ~(state.huts | state.temples)
    share = ahead.share
    counts = [0] * state.seats
    at_risk = weights.theft * share
    for holder, spaces in zip(state.runes, _districts(state.board), strict=True):
        if holder >= 0:
            counts[holder] += 1
            if spaces & free:
                rows[holder][STONES] -= at_risk
    sure = weights.rune * (1.0 - weights.rune_doubt * share)
    river = weights.river * crossings
    for row, count in zip(rows, counts, strict=True):
        row[STONES] += sure * (count * (count + 1) // 2) + river * count


@lru_cache(maxsize=16)
def _districts(board: Board) -> list[int]:
    """Return the spaces of each district."""
    return [
        sum(1 << space for space in range(board.size) if board.district[space] == district)
        for district in DISTRICTS
    ]

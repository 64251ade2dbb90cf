"""How good a position of Meduris is for each seat, in points that it may expect.

One look at the ring serves all seats. The druid's clock is behind most of it: each building moves
him on to the next settlement, so the buildings that are still to come tell how often he visits a
hut, how often he crosses the great river, and when his last lap begins.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from mbira.bots.minds.meduris.offerings import best_offerings
from mbira.bots.weights import Weights
from mbira.core.legal import bits
from mbira.games.meduris.data import (
    DISTRICTS,
    DRUID_TOKEN,
    HUTS,
    MATERIALS,
    OF_EACH_MATERIAL,
    TEMPLES,
    TOWER,
)
from mbira.games.meduris.rules.score import temple_points
from mbira.games.meduris.rules.state import FOR_DRUID, OFFERING

if TYPE_CHECKING:
    from mbira.bots.minds.meduris.offerings import Visit
    from mbira.games.meduris.rules.board import Board
    from mbira.games.meduris.rules.state import State

TERMS = (
    "points", "temples", "stones", "visits", "last_lap", "druid_tokens", "materials", "workers",
    "pieces",
)  # fmt: skip
POINTS, TEMPLE, STONES, VISITS, LAST_LAP, DRUID_TOKENS, STOCK, WORKERS, PIECES = range(len(TERMS))
FEW = 3
"""This many materials of a kind are always useful."""
MANY = 6
"""More than this many of a kind are hard to use."""
LATE = 75
FADING = 40
"""After this many turns in all it is late, and after this many more, very late."""
MOST_RINGS = 20_000
"""This many rings are remembered."""


class MedurisWeights(Weights, frozen=True):
    """How much each thing counts."""

    visit: float = 1.0
    """A visit of the druid before his last lap, apart from what the offering costs."""
    lap: float = 1.0
    """The same for the last lap, while it is far."""
    growth: float = 0.6
    """How far settlements grow into the free spaces next to them, early in the match."""
    price: float = 1.2
    """What a material is worth when the druid asks for it."""
    material: float = 1.5
    """One of the first few materials of a kind."""
    spare: float = 1.0
    """Each one more."""
    surplus: float = 1.0
    """Each one that is hard to use."""
    rune: float = 1.0
    """A point for rune stones at the end."""
    rune_doubt: float = 0.5
    """How much less that is early in the match."""
    river: float = 1.0
    """A point for rune stones when the druid crosses the river."""
    theft: float = 3.0
    """What it takes away early that a stone can still be lost."""
    temple_growth: float = 0.5
    druid_token: float = 1.1
    worker: float = 0.6
    reach: float = 0.6
    """A material that the best big yield would bring."""
    piece: float = 1.0
    """A piece that is still to be built: a seat with none left cannot use good sites."""
    last: float = 3.0
    """This many buildings of each seat before the end, the exact last lap begins to count."""


class Outlook:
    """How far the match is."""

    __slots__ = ("builds", "end", "lead", "share")

    def __init__(self, state: State, weights: MedurisWeights) -> None:
        seats = state.seats
        if state.lap:
            builds = 0.0
        elif state.finisher >= 0:
            builds = 0.4 * (state.last_turns - 1)
        else:
            left = min([state.huts_left[seat] + state.temples_left[seat] for seat in range(seats)])
            builds = float(seats * left)
        self.builds = builds
        """How many buildings are still to come, of all seats."""
        self.share = builds / (seats * (HUTS[seats] + TEMPLES))
        """Which part of all buildings that is."""
        self.end = max(0.0, 1.0 - builds / (seats * weights.last))
        """How near the end is, from 0 (far) to 1."""
        self.lead = builds - max(0, -1 - state.druid)
        """How many buildings come after the druid has left his rocks."""


class Ring:
    """What the ring is worth to each seat, whatever else changes."""

    __slots__ = ("rows", "visits")

    def __init__(self, state: State, weights: MedurisWeights, ahead: Outlook) -> None:
        self.rows = [[0.0] * len(TERMS) for _ in range(state.seats)]
        """The terms of each seat that depend on the ring alone; of the last lap, the guess."""
        self.visits: list[list[Visit]] = [[] for _ in self.rows]
        """Near the end, the huts of each seat that the last lap leads to."""
        crossings = _druid(state, weights, ahead, self)
        if state.temples:
            _temples(state, weights, ahead, self.rows)
        _stones(state, weights, ahead, crossings, self.rows)


class Appraiser:
    """Appraises positions; remembers rings, as most actions leave the ring as it is."""

    def __init__(self, weights: MedurisWeights) -> None:
        self.weights = weights
        self._rings: dict[tuple[object, ...], Ring] = {}
        counts = range(OF_EACH_MATERIAL + 1)
        few = [weights.material * min(count, FEW) for count in counts]
        more = [
            weights.spare * max(0, min(count, MANY) - FEW) + weights.surplus * max(0, count - MANY)
            for count in counts
        ]
        self._stock: list[list[float]] = []
        """By the turn, what so many of one kind are worth: the first few, and the rest."""
        self._piece: list[float] = []
        """By the turn, what a piece is worth that is still to be built."""
        for turn in range(LATE + FADING + 1):
            # a seat that hoards for ever wins nothing: what is kept counts less when it gets late
            late = min(1.0, max(0.0, (turn - LATE) / FADING))
            kept = 1.0 - 0.9 * late
            self._stock.append([few[count] + kept * more[count] for count in counts])
            self._piece.append(weights.piece * (1.0 - late))
        self._worker: float = weights.worker
        self._reach: float = weights.reach

    def totals(self, state: State) -> list[float]:
        """Return all that speaks for each seat."""
        return [sum(row) for row in self.terms(state)]

    def terms(self, state: State) -> list[list[float]]:
        """Return for each seat its terms, in the order of TERMS."""
        ahead = Outlook(state, self.weights)
        ring = self._ring(state, ahead)
        end, far = ahead.end, 1.0 - ahead.end
        turn = min(state.turn, LATE + FADING)
        piece, worth = self._piece[turn], self._stock[turn]
        seats, towers, supply = state.seats, state.towers, state.supply
        plains = [_promise(towers[plain], supply[plain], seats) for plain in MATERIALS]
        die = self._worker * ahead.share
        reach = self._reach * min(1.0, 4 * ahead.share)
        rows = []
        for seat, known in enumerate(ring.rows):
            row = known[:]
            held = state.held(seat)
            one, two, three, four = held[0], held[1], held[2], held[3]
            row[POINTS] = float(state.vp[seat])
            row[PIECES] = piece * (state.huts_left[seat] + state.temples_left[seat])
            if end:
                row[LAST_LAP] = far * row[LAST_LAP] + end * best_offerings(ring.visits[seat], held)
            row[STOCK] = 0.05 * (one + two + three + four)
            if far:
                row[STOCK] += far * (worth[one] + worth[two] + worth[three] + worth[four])
                busy = best = 0
                for plain in plains:
                    workers, brings = plain[seat]
                    busy += workers
                    if brings > best:  # noqa: PLR1730 called too often for max
                        best = brings
                row[WORKERS] = die * busy + reach * best
            rows.append(row)
        return rows

    def _ring(self, state: State, ahead: Outlook) -> Ring:
        asked = state.step == OFFERING or state.purpose == FOR_DRUID
        key = (
            state.board, state.huts, state.temples, tuple(state.owner), tuple(state.runes),
            state.druid, state.visits if asked else 0, state.tokens[DRUID_TOKEN], state.lap,
            ahead.builds, *state.huts_left, *state.temples_left,
        )  # fmt: skip
        found = self._rings.get(key)
        if found is None:
            if len(self._rings) >= MOST_RINGS:
                self._rings.clear()
            found = self._rings[key] = Ring(state, self.weights, ahead)
        return found


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


@lru_cache(maxsize=4096)
def _promise(tower: tuple[int, ...], there: int, seats: int) -> list[tuple[int, int]]:
    """Return for each seat its workers on a plain that yields, and what moving there brings."""
    found = []
    for seat in range(seats):
        places = [place for place, worker in enumerate(tower, 1) if worker == seat]
        moving = sum(places) + len(tower) + 1 if len(tower) < TOWER else 0
        found.append((len(places) if there else 0, min(there, moving)))
    return found


@lru_cache(maxsize=16)
def _districts(board: Board) -> list[int]:
    """Return the spaces of each district."""
    return [
        sum(1 << space for space in range(board.size) if board.district[space] == district)
        for district in DISTRICTS
    ]

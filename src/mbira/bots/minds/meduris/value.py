"""How good a position of Meduris is for each seat, in points that it may expect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.bots.minds.meduris.offerings import best_offerings
from mbira.bots.minds.meduris.ring import (
    DRUID_TOKENS,
    LAST_LAP,
    STONES,
    TEMPLE,
    VISITS,
    Outlook,
    Ring,
)
from mbira.games.meduris.data import DRUID_TOKEN, HUTS, OF_EACH_MATERIAL, TOWER
from mbira.games.meduris.rules.state import FOR_DRUID, OFFERING

if TYPE_CHECKING:
    from mbira.bots.minds.meduris.learnt import Learnt
    from mbira.bots.minds.meduris.weights import MedurisWeights
    from mbira.games.meduris.rules.state import State

TERMS: Final = (
    "points", "temples", "stones", "visits", "last_lap", "druid_tokens", "materials", "workers",
    "pieces",
)  # fmt: skip
Row = tuple[float, float, float, float, float, float, float, float, float]
"""The terms of a seat, in the order of TERMS."""
MOST_SEATS: Final = max(HUTS)
FEW = 3
"""This many materials of a kind are always useful."""
MANY = 6
"""More than this many of a kind are hard to use."""
LATE: Final = 75
FADING: Final = 40
"""After this many turns in all it is late, and after this many more, very late."""
MOST_RINGS: Final = 20_000
"""This many rings are remembered."""


Promise = list[tuple[int, int]]
"""Of each seat: its workers on a plain that yields, and what moving there brings."""


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
        """By the turn, what this many of one kind are worth: the first few, and the rest."""
        self._piece: list[float] = []
        """By the turn, what a piece is worth that is still to be built."""
        for turn in range(LATE + FADING + 1):
            # a seat that hoards for ever wins nothing: what is kept counts less when it gets late
            late = min(1.0, max(0.0, (turn - LATE) / FADING))
            kept = 1.0 - 0.9 * late
            self._stock.append([few[count] + kept * more[count] for count in counts])
            self._piece.append(weights.piece * (1.0 - late))
        self.learnt: dict[int, Learnt] = {}
        """What was learnt by playing, by the number of seats."""
        self.worker: float = weights.worker
        self.reach: float = weights.reach
        self.last: float = weights.last
        self._promises: list[dict[tuple[int, ...], Promise]] = [
            {} for _ in range(OF_EACH_MATERIAL + 1)
        ]
        """What plains promise, by how much there is of their material, and their towers."""

    def stock_at(self, turn: int) -> list[float]:
        """Return what this many of one kind are worth in a turn."""
        return self._stock[min(turn, LATE + FADING)]

    def piece_at(self, turn: int) -> float:
        """Return what a piece is worth in a turn that is still to be built."""
        return self._piece[min(turn, LATE + FADING)]

    def promise(self, tower: tuple[int, ...], there: int) -> Promise:
        """Return what a plain promises each seat."""
        known = self._promises[there]
        found = known.get(tower)
        if found is None:
            found = known[tower] = _promise(tower, there)
        return found

    def ring(self, state: State, ahead: Outlook) -> Ring:
        """Return what the ring is worth to each seat."""
        asked = state.step == OFFERING or state.purpose == FOR_DRUID
        key = (
            state.board, state.seats, tuple(state.owner), state.temples, tuple(state.runes),
            state.druid, state.visits if asked else 0, state.tokens[DRUID_TOKEN], state.lap,
            ahead.builds,
        )  # fmt: skip
        found = self._rings.get(key)
        if found is None:
            if len(self._rings) >= MOST_RINGS:
                self._rings.clear()
            found = self._rings[key] = Ring(state, self.weights, ahead)
        return found


class Look:
    """A position as it is appraised: what is the same for all seats, looked at once."""

    __slots__ = ("_piece", "_plains", "_reach", "_ring", "_state", "_stock", "_worker", "ahead")

    def __init__(self, appraiser: Appraiser, state: State) -> None:
        self._state = state
        ahead = Outlook(state, appraiser.last)
        self.ahead = ahead
        self._ring = appraiser.ring(state, ahead)
        self._stock = appraiser.stock_at(state.turn)
        self._piece = appraiser.piece_at(state.turn)
        towers, supply = state.towers, state.supply
        self._plains = [
            appraiser.promise(towers[0], supply[0]),
            appraiser.promise(towers[1], supply[1]),
            appraiser.promise(towers[2], supply[2]),
            appraiser.promise(towers[3], supply[3]),
        ]
        self._worker = appraiser.worker * ahead.share
        self._reach = appraiser.reach * min(1.0, 4 * ahead.share)

    def rows(self) -> list[Row]:
        """Return what speaks for each seat."""
        return [self.row(seat) for seat in range(self._state.seats)]

    def row(self, seat: int) -> Row:
        """Return what speaks for a seat."""
        state, known = self._state, self._ring.rows[seat]
        end = self.ahead.end
        far = 1.0 - end
        held, place = state.stock, seat * 4
        one, two, three, four = held[place], held[place + 1], held[place + 2], held[place + 3]
        lap, stock, workers = known[LAST_LAP], 0.05 * (one + two + three + four), 0.0
        if end:
            lap = far * lap + end * best_offerings(self._ring.visits[seat], state.held(seat))
        if far:
            worth = self._stock
            stock += far * (worth[one] + worth[two] + worth[three] + worth[four])
            busy = best = 0
            for plain in self._plains:
                there, brings = plain[seat]
                busy += there
                if brings > best:  # noqa: PLR1730 called too often for max
                    best = brings
            workers = self._worker * busy + self._reach * best
        pieces = self._piece * (state.huts_left[seat] + state.temples_left[seat])
        return (
            float(state.vp[seat]), known[TEMPLE], known[STONES], known[VISITS], lap,
            known[DRUID_TOKENS], stock, workers, pieces,
        )  # fmt: skip


def sum_of(row: Row) -> float:
    """Return all that speaks for a seat; always added in the same order."""
    points, temples, stones, visits, lap, tokens, stock, workers, pieces = row
    return points + temples + stones + visits + lap + tokens + stock + workers + pieces


def _promise(tower: tuple[int, ...], there: int) -> Promise:
    found = []
    for seat in range(MOST_SEATS):
        places = [place for place, worker in enumerate(tower, 1) if worker == seat]
        moving = sum(places) + len(tower) + 1 if len(tower) < TOWER else 0
        found.append((len(places) if there else 0, min(there, moving)))
    return found

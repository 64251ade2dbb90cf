"""What has been in a tournament: who met whom, who sat where, who had a bye."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mbira.arena.cups.cup import Pairing, Round


class Past:
    """What pairings go by besides how people stand."""

    def __init__(self, rounds: Iterable[Round] = ()) -> None:
        self._met: Counter[frozenset[str]] = Counter()
        self._sat: dict[str, Counter[int]] = {}
        self.byes: Counter[str] = Counter()
        for each in rounds:
            self.byes.update(each.byes)
            for table in each.tables:
                self.add(table)

    def add(self, table: Pairing) -> None:
        """Take in who met at a table."""
        for two in combinations(table.seats, 2):
            self._met[frozenset(two)] += 1
        for seat, entrant in enumerate(table.seats):
            self._sat.setdefault(entrant, Counter())[seat] += 1

    def met(self, one: str, other: str) -> int:
        """Return how often two have met."""
        return self._met[frozenset((one, other))]

    def sat(self, entrant: str, seat: int) -> int:
        """Return how often somebody had a seat."""
        return self._sat[entrant][seat] if entrant in self._sat else 0

    def least(self, entrant: str, seats: int) -> frozenset[int]:
        """Return the seats of a table that somebody had least often."""
        counts = [self.sat(entrant, seat) for seat in range(seats)]
        return frozenset(seat for seat, count in enumerate(counts) if count == min(counts))

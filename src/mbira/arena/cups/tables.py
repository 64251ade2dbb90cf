"""Who meets at which table, and on which seat.

First nobody meets anybody again while that can be avoided; then everybody sits on a seat that they
had least often; then those meet who stand alike. A search finds tables for which the first two hold
completely, if there are any and it is not too large; what it finds, or else a first guess, is then
made better by exchanging two people at a time.
"""

from __future__ import annotations

from itertools import combinations, permutations
from typing import TYPE_CHECKING

from mbira.arena.cups.lots import lot

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from mbira.arena.cups.past import Past

    Tables = list[tuple[str, ...]]
    Cost = tuple[int, int, int]

STEPS = 20_000
"""How much is tried in a search; with ten entrants that is all that there is."""
PASSES = 12
"""So often everybody is compared with everybody to exchange two of them."""
GUESSES = 6
"""How many first guesses are made better where a search finds nothing."""
TRIALS = 30_000
"""How many exchanges are tried in all: somebody waits for it."""


AGAIN = 10_000
"""That two meet again is worse than that others who did so already do it once more."""


def make_tables(
    order: Sequence[str], sizes: Sequence[int], past: Past, level: Mapping[str, int], seed: str
) -> Tables:
    """Return tables of these sizes, each by seat; `order` is from those who stand best.

    `level` says how alike people stand; it may be empty.
    """
    return _Making(past, level, seed).tables(list(order), sorted(sizes, reverse=True))


class _Making:
    def __init__(self, past: Past, level: Mapping[str, int], seed: str) -> None:
        self._past = past
        self._level = level
        self._seed = seed
        self._steps = 0
        self._trials = TRIALS
        self._least: dict[tuple[str, int], frozenset[int]] = {}
        self._costs: dict[frozenset[str], Cost] = {}

    def tables(self, order: list[str], sizes: list[int]) -> Tables:
        for strict in (True, False):
            self._steps = STEPS
            found = next(self._search(order, sizes, strict=strict), None)
            if found is not None:
                break
        if found is None:
            guesses = (self._better(guess) for guess in self._guesses(order, sizes))
            found = min(guesses, key=self._total)
        else:
            found = self._better(found)
        ranks = {entrant: place for place, entrant in enumerate(order)}
        found.sort(key=lambda table: min(ranks[each] for each in table))
        return [self._seated(table) for table in found]

    # Searching

    def _search(self, left: list[str], sizes: list[int], *, strict: bool) -> Iterator[Tables]:
        """Yield tables at which nobody meets anybody again; `strict`, also with fitting seats."""
        if not left:
            yield []
            return
        first, *others = left
        for size in sorted(set(sizes), reverse=True):
            rest = list(sizes)
            rest.remove(size)
            for table in self._companies([first], others, size, strict=strict):
                if self._steps <= 0:
                    return
                self._steps -= 1
                still = [each for each in others if each not in table]
                for more in self._search(still, rest, strict=strict):
                    yield [tuple(table), *more]

    def _companies(
        self, table: list[str], others: list[str], size: int, *, strict: bool
    ) -> Iterator[list[str]]:
        """Yield tables that begin with some, of whom nobody has met anybody."""
        if len(table) == size:
            yield table
            return
        for place, other in enumerate(others):
            if self._steps <= 0:
                return
            self._steps -= 1
            if any(self._past.met(other, each) for each in table):
                continue
            if strict and self._misfits([*table, other], size):
                continue
            rest = others[place + 1 :]
            yield from self._companies([*table, other], rest, size, strict=strict)

    # Making it better

    def _guesses(self, order: list[str], sizes: list[int]) -> Iterator[Tables]:
        for number in range(GUESSES):
            line = order
            if number:
                line = sorted(order, key=lambda each: lot(self._seed, "guess", number, each))
            begin, guess = 0, []
            for size in sizes:
                guess.append(tuple(line[begin : begin + size]))
                begin += size
            yield guess

    def _better(self, tables: Tables) -> Tables:
        """Exchange two people as long as that is better."""
        tables = list(tables)
        for _ in range(PASSES):
            changed = False
            for one, other in combinations(range(len(tables)), 2):
                changed = self._exchange(tables, one, other) or changed
            if not changed:
                break
        return tables

    def _exchange(self, tables: Tables, one: int, other: int) -> bool:
        changed = False
        for here in tables[one]:
            if self._trials <= 0:
                return False
            for there in tables[other]:
                self._trials -= 1
                left = tuple(there if each == here else each for each in tables[one])
                right = tuple(here if each == there else each for each in tables[other])
                if self._total([left, right]) < self._total([tables[one], tables[other]]):
                    tables[one], tables[other] = left, right
                    changed = True
                    break
        return changed

    def _total(self, tables: Tables) -> Cost:
        costs = [self._cost(table) for table in tables]
        return sum(c[0] for c in costs), sum(c[1] for c in costs), sum(c[2] for c in costs)

    def _cost(self, table: tuple[str, ...]) -> Cost:
        key = frozenset(table)
        found = self._costs.get(key)
        if found is None:
            pairs = list(combinations(table, 2))
            again = sum(_again(self._past.met(*pair)) for pair in pairs)
            level = self._level
            apart = sum((level.get(one, 0) - level.get(other, 0)) ** 2 for one, other in pairs)
            found = self._costs[key] = (again, self._misfits(table, len(table)), apart)
        return found

    def _misfits(self, table: Sequence[str], seats: int) -> int:
        """Return how many of a table cannot have a seat that they had least often."""
        sits: dict[int, str] = {}

        def finds(entrant: str, tried: set[int]) -> bool:
            """Find a seat for somebody; whoever has it may take another one."""
            for seat in self._fitting(entrant, seats):
                if seat not in tried:
                    tried.add(seat)
                    if seat not in sits or finds(sits[seat], tried):
                        sits[seat] = entrant
                        return True
            return False

        return sum(not finds(entrant, set()) for entrant in table)

    def _fitting(self, entrant: str, seats: int) -> frozenset[int]:
        """Return the seats that somebody had least often; they are asked for often."""
        found = self._least.get((entrant, seats))
        if found is None:
            found = self._least[entrant, seats] = self._past.least(entrant, seats)
        return found

    def _seated(self, table: tuple[str, ...]) -> tuple[str, ...]:
        """Return a table by seat, so that everybody has the seats about equally often."""
        past = self._past
        by_lot = sorted(table, key=lambda each: lot(self._seed, "seat", *sorted(table), each))

        def unfair(seated: tuple[str, ...]) -> int:
            counts = (past.sat(each, seat) for seat, each in enumerate(seated))
            return sum((2 * count + 1) * 4**count for count in counts)

        return min(permutations(by_lot), key=unfair)


def _again(met: int) -> int:
    """Return how bad it is that two meet who have met so often."""
    return AGAIN + met**2 if met else 0

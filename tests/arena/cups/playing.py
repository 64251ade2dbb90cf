"""Tournaments that are played by chance, and what must hold of them."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

from msgspec.structs import replace

from mbira.arena.cups.cup import Cup, Result
from mbira.arena.cups.rounds import next_round

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mbira.arena.cups.cup import CupPlan, Round


def begin(plan: CupPlan, entrants: int) -> Cup:
    return Cup(plan, tuple(f"e{number}" for number in range(entrants)))


def any_result(cup: Cup, number: int, table: int, rng: random.Random) -> Result:
    """Return a result of a table, with shared places and equal scores now and then."""
    seats = len(cup.rounds[number].tables[table].seats)
    scores = tuple(rng.randrange(4) for _ in range(seats))
    ranking = tuple(
        tuple(seat for seat in range(seats) if scores[seat] == score)
        for score in sorted(set(scores), reverse=True)
    )
    return Result(number, table, ranking, scores)


def played(
    cup: Cup, seed: int, between: Callable[[Cup, random.Random], Cup] | None = None
) -> Iterator[Cup]:
    """Yield a tournament after each of its rounds, until it is over."""
    rng = random.Random(seed)
    while (more := next_round(cup)) is not None:
        cup = replace(cup, rounds=(*cup.rounds, more))
        results = tuple(any_result(cup, number, table, rng) for number, table in cup.waits_for)
        cup = replace(cup, results=(*cup.results, *results))
        if between is not None:
            cup = between(cup, rng)
        yield cup


def last(cups: Iterator[Cup]) -> Cup:
    *_, found = cups
    return found


def nobody_twice(each: Round) -> bool:
    seen = [entrant for table in each.tables for entrant in table.seats] + list(each.byes)
    return len(seen) == len(set(seen))


def meetings(cup: Cup) -> Counter[frozenset[str]]:
    tables = (table for each in cup.rounds for table in each.tables)
    return Counter(frozenset(two) for table in tables for two in combinations(table.seats, 2))


def seats_had(cup: Cup, entrant: str) -> Counter[int]:
    had: Counter[int] = Counter()
    for each in cup.rounds:
        for table in each.tables:
            if entrant in table.seats:
                had[table.seats.index(entrant)] += 1
    return had


def splits(left: tuple[str, ...], sizes: tuple[int, ...]) -> Iterator[list[tuple[str, ...]]]:
    """Yield all ways to put people at tables of these sizes."""
    if not left:
        yield []
        return
    for size in set(sizes):
        rest = list(sizes)
        rest.remove(size)
        for others in combinations(left[1:], size - 1):
            table = (left[0], *others)
            still = tuple(each for each in left if each not in table)
            for more in splits(still, tuple(rest)):
                yield [table, *more]

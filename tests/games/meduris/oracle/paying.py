"""Paying with replacements, by trying everything: each missing unit costs three of other kinds."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement, product
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

Stock = tuple[int, ...]
"""How many there are of each of the four materials."""
Two = tuple[int, int]
"""A number for each of a space's two materials."""


def without(stock: Stock, given: tuple[int, ...]) -> Stock:
    """Return a stock without some units."""
    return tuple(count - given.count(kind) for kind, count in enumerate(stock))


@lru_cache(maxsize=50_000)
def triples(stock: Stock, missing: int) -> list[tuple[int, ...]]:
    """Return every three units out of a stock that may stand for one of the missing kind."""
    others = [kind for kind in range(4) if kind != missing]
    threes = combinations_with_replacement(others, 3)
    return [three for three in threes if min(without(stock, three)) >= 0]


@lru_cache(maxsize=50_000)
def replaceable(stock: Stock, missing: tuple[int, ...]) -> bool:
    """Whether a stock can replace some units, one after the other."""
    if not missing:
        return True
    others = [sum(stock) - count for count in stock]
    if sum(stock) < 3 * len(missing) or any(others[m] < 3 * missing.count(m) for m in missing):
        return False  # found below too, but only after ages
    return any(
        replaceable(without(stock, three), missing[1:]) for three in triples(stock, missing[0])
    )


def lacks(stock: Stock, symbols: Two, due: Two) -> Two:
    """Return how many units of both materials are due and not there."""
    one, two = (max(0, count - stock[kind]) for kind, count in zip(symbols, due, strict=True))
    return one, two


def after_paying(
    stock: Stock, symbols: Two, due: Two, replaced: Two
) -> tuple[Stock, tuple[int, ...]]:
    """Pay all units but those to be replaced; return what is left, and the units still missing."""
    paid = tuple(count - out for count, out in zip(due, replaced, strict=True))
    left = without(stock, (symbols[0],) * paid[0] + (symbols[1],) * paid[1])
    return left, (symbols[0],) * replaced[0] + (symbols[1],) * replaced[1]


def payments(stock: Stock, symbols: Two, due: Two) -> Iterator[Two]:
    """Yield every number of units of both materials that can be replaced, the rest being paid."""
    for replaced in product(range(due[0] + 1), range(due[1] + 1)):
        left, missing = after_paying(stock, symbols, due, replaced)
        if min(left) >= 0 and replaceable(left, missing):
            yield replaced


def payable(stock: Stock, symbols: Two, due: Two) -> bool:
    """Whether a price can be paid in any way."""
    return any(True for _ in payments(stock, symbols, due))

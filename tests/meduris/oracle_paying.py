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


def after_paying(stock: Stock, symbols: Two, due: Two, kept: Two) -> tuple[Stock, tuple[int, ...]]:
    """Pay what is there and not kept; return what is left, and the units still missing."""
    paid = tuple(
        min(stock[kind], count) - keep for kind, count, keep in zip(symbols, due, kept, strict=True)
    )
    left = without(stock, (symbols[0],) * paid[0] + (symbols[1],) * paid[1])
    return left, (symbols[0],) * (due[0] - paid[0]) + (symbols[1],) * (due[1] - paid[1])


def payable(stock: Stock, symbols: Two, due: Two, kept: Two = (0, 0)) -> bool:
    """Whether a price can be paid while exactly some units are kept and replaced."""
    return replaceable(*after_paying(stock, symbols, due, kept))


def keepings(stock: Stock, symbols: Two, due: Two) -> Iterator[Two]:
    """Yield every number of units that can be kept though they are there and due."""
    one, two = (min(stock[kind], count) for kind, count in zip(symbols, due, strict=True))
    for kept in product(range(one + 1), range(two + 1)):
        if payable(stock, symbols, due, kept):
            yield kept

"""Numbers that follow from the seed, and sizes of groups and tables."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def lot(seed: str, *what: object) -> int:
    """Return the lot that somebody draws for something; whoever has the seed draws it again."""
    drawn = " ".join(map(str, ("mbira lot", seed, *what)))
    return int.from_bytes(hashlib.sha256(drawn.encode()).digest()[:6], "big")


def drawn(seed: str, what: str, entrants: Iterable[str]) -> list[str]:
    """Return entrants in an order drawn by lot."""
    return sorted(entrants, key=lambda each: (lot(seed, what, each), each))


def table_sizes(entrants: int, seats: int, fewest: int) -> list[int]:
    """Return how large the tables of a round are, the larger first; whoever does not fit has a bye.

    As few byes as can be, then as few tables, as equal as can be.
    """
    tables = -(-entrants // seats)
    if tables and entrants >= tables * fewest:
        return shares(entrants, tables)
    return [seats] * (entrants // seats)


def shares(entrants: int, parts: int) -> list[int]:
    """Return how many are in each of some parts, as equal as can be, the larger first."""
    each, more = divmod(entrants, parts)
    return [each + 1] * more + [each] * (parts - more)


def in_groups(entrants: Sequence[str], size: int) -> list[tuple[str, ...]]:
    """Return entrants in groups of about a size, none of which is smaller; 0 is one group."""
    parts = max(1, len(entrants) // size) if size else 1
    groups, begin = [], 0
    for count in shares(len(entrants), parts):
        groups.append(tuple(entrants[begin : begin + count]))
        begin += count
    return groups

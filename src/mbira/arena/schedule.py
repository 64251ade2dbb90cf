"""Who plays whom, on which seat, with which chance."""

from __future__ import annotations

from itertools import combinations, islice
from typing import TYPE_CHECKING

from msgspec import Struct

from mbira.core.errors import MbiraError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


class Pairing(Struct, frozen=True):
    """One match of a tournament."""

    number: int
    entries: tuple[int, ...]
    """Which entrant sits on each seat, by its place in the list of bots."""
    chance: str
    """The seed of the match; the rotations of one deal share it."""


def schedule(entrants: int, seats: int, matches: int, seed: str) -> Iterator[Pairing]:
    """Yield the matches: each deal is played once in every rotation of the seats.

    With more entrants than seats, all groups of them take turns.
    """
    if entrants < seats:
        raise MbiraError(
            f"{seats} seats need {seats} bots; there are {entrants}: a name may appear twice"
        )
    return islice(_endless(entrants, seats, seed), matches)


def _endless(entrants: int, seats: int, seed: str) -> Iterator[Pairing]:
    number = deal = 0
    while True:
        for group in combinations(range(entrants), seats):
            for turn in range(seats):
                seated = group[turn:] + group[:turn]
                yield Pairing(number, seated, f"{seed}/{deal}")
                number += 1
            deal += 1


def whole_cycle(entrants: int, seats: int) -> int:
    """Return how many matches it takes until everybody has had every seat equally often."""
    return sum(seats for _ in combinations(range(entrants), seats))


def labels(bots: Sequence[str]) -> list[str]:
    """Return names for entrants that tell those of one kind apart: novice, novice#2."""
    return [
        name if bots[:place].count(name) == 0 else f"{name}#{bots[:place].count(name) + 1}"
        for place, name in enumerate(bots)
    ]

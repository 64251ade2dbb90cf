"""Ratings that take several seats and shared places: openskill's Plackett-Luce.

The arena rates bots with it, and a server all who play rated matches there.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from openskill.models import PlackettLuce

if TYPE_CHECKING:
    from collections.abc import Sequence


class Rating(NamedTuple):
    """How good somebody is, and how unsure that still is: a mean and a standard deviation."""

    mu: float
    sigma: float


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()


@cache
def new_rating() -> Rating:
    """Return the rating of somebody who has played nothing yet."""
    made = _model().rating()
    return Rating(made.mu, made.sigma)


def rate(before: Sequence[Rating], ranking: Sequence[Sequence[int]]) -> list[Rating]:
    """Return the ratings after a match, by seat; `ranking` has the seats from first to last."""
    ranks = [0.0] * len(before)
    for place, group in enumerate(ranking):
        for seat in group:
            ranks[seat] = float(place)
    model = _model()
    rated = model.rate([[model.rating(each.mu, each.sigma)] for each in before], ranks=ranks)
    return [Rating(after.mu, after.sigma) for (after,) in rated]


class Ratings:
    """The ratings of some entrants, match by match."""

    def __init__(self, entrants: int) -> None:
        self._ratings = [new_rating()] * entrants

    def rate(self, entries: Sequence[int], ranking: Sequence[Sequence[int]]) -> None:
        """Count a match: who sat on each seat, and the seats from first to last."""
        rated = rate([self._ratings[entry] for entry in entries], ranking)
        for entry, rating in zip(entries, rated, strict=True):
            self._ratings[entry] = rating

    def of(self, entrant: int) -> tuple[float, float]:
        """Return an entrant's rating and how unsure it still is."""
        return self._ratings[entrant]

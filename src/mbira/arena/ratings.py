"""Ratings that take several seats and shared places: openskill's Plackett-Luce."""

from __future__ import annotations

from typing import TYPE_CHECKING

from openskill.models import PlackettLuce

if TYPE_CHECKING:
    from collections.abc import Sequence


class Ratings:
    """The ratings of some entrants, match by match."""

    def __init__(self, entrants: int) -> None:
        self._model = PlackettLuce()
        self._ratings = [self._model.rating() for _ in range(entrants)]

    def rate(self, entries: Sequence[int], ranking: Sequence[Sequence[int]]) -> None:
        """Count a match: who sat on each seat, and the seats from first to last."""
        ranks = [0.0] * len(entries)
        for place, group in enumerate(ranking):
            for seat in group:
                ranks[seat] = float(place)
        teams = [[self._ratings[entry]] for entry in entries]
        rated = self._model.rate(teams, ranks=ranks)
        for entry, (rating,) in zip(entries, rated, strict=True):
            self._ratings[entry] = rating

    def of(self, entrant: int) -> tuple[float, float]:
        """Return an entrant's rating and how unsure it still is."""
        rating = self._ratings[entrant]
        return rating.mu, rating.sigma

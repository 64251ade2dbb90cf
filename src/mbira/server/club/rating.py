"""Ratings as people read them, and what a match does to them."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING

from mbira.arena.ratings import Rating, new_rating, rate
from mbira.arena.statistics import Z95

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

POINTS = 30.0
"""Points to one of openskill's: then 400 points are about ten to one, as people expect."""
START = 1500.0
"""Points of somebody who has played nothing yet."""
FEWEST = 5
"""With fewer rated matches a rating is provisional, and has no rank."""


def points(mu: float) -> int:
    """Return a rating in points."""
    return round(START + POINTS * (mu - new_rating().mu))


def spread(sigma: float) -> int:
    """Return by how many points a rating may be off, either way, with 95 % certainty."""
    return round(Z95 * POINTS * sigma)


def rate_match(
    players: Sequence[str], places: Sequence[int], before: Mapping[str, tuple[float, float]]
) -> dict[str, tuple[float, float]]:
    """Return the ratings of those who played a match after it; whoever had none is new.

    A bot may sit on several seats: it is rated on each, and keeps the mean of what comes of that.
    """
    ratings = {player: Rating(*before.get(player, new_rating())) for player in players}
    ranking = [
        [seat for seat, each in enumerate(places) if each == place] for place in sorted({*places})
    ]
    after = rate([ratings[player] for player in players], ranking)
    return {
        player: (
            fmean(after[seat].mu for seat, each in enumerate(players) if each == player),
            fmean(after[seat].sigma for seat, each in enumerate(players) if each == player),
        )
        for player in ratings
    }

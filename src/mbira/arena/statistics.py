"""How good a bot is, and how sure one can be of it."""

from __future__ import annotations

from math import sqrt
from statistics import fmean
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

Z95 = 1.959963984540054
"""Two-sided 95 % of the normal distribution."""


def wilson(wins: float, matches: int, z: float = Z95) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a rate; shared wins count as parts of one."""
    if matches == 0:
        return (0.0, 1.0)
    rate = wins / matches
    spread = z * z / matches
    middle = (rate + spread / 2) / (1 + spread)
    half = z * sqrt(rate * (1 - rate) / matches + spread / (4 * matches)) / (1 + spread)
    return (max(0.0, middle - half), min(1.0, middle + half))


def mean(numbers: Sequence[float]) -> float:
    """Return the mean; 0 for nothing."""
    return fmean(numbers) if numbers else 0.0


def margin(scores: Sequence[int], seat: int) -> int:
    """Return by how much a seat is ahead of the best of the others."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)

"""What a stock of materials buys on the druid's last lap, and what giving three for one spares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.games.meduris.data import REPLACED_BY

if TYPE_CHECKING:
    from collections.abc import Sequence

Visit = tuple[int, int, int]
"""A hut that will be asked: the size of its settlement, and its two materials."""
DEAR = 4
"""Settlements of this size are worth three materials in place of one."""


def best_offerings(visits: Sequence[Visit], held: Sequence[int]) -> int:
    """Return the points that a stock brings at some huts, about the most that it can.

    The biggest settlements come first and get both materials; what is left goes to the others one
    by one; a big settlement that lacks one material may get three others for it.
    """
    left = list(held)
    points = 0
    later = []
    for visit in sorted(visits, reverse=True):
        size, one, two = visit
        if size > 1 and left[one] and left[two]:
            left[one] -= 1
            left[two] -= 1
            points += size
        else:
            later.append(visit)
    for size, one, two in later:
        if not (left[one] or left[two]):
            points -= 1
            continue
        kind, other = (one, two) if left[one] >= left[two] else (two, one)
        left[kind] -= 1
        if size >= DEAR and sum(left) - left[other] >= REPLACED_BY:
            for _ in range(REPLACED_BY):
                left[max((0, 1, 2, 3), key=left.__getitem__)] -= 1
            points += size
        else:
            points += 1
    return points

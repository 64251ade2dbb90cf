"""What a stock of materials buys on the druid's last lap, and what giving three for one spares."""

from __future__ import annotations

from typing import Final

from mbira.games.meduris.data import REPLACED_BY

Visit = tuple[int, int, int]
"""A hut that will be asked: the size of its settlement, and its two materials."""
DEAR: Final = 4
"""Settlements of this size are worth three materials in place of one."""


def best_offerings(visits: list[Visit], held: list[int]) -> int:
    """Return the points that a stock brings at some huts, about the most that it can.

    The huts are sorted: the biggest settlements come first and get both materials; what is left
    goes to the others one by one; a big settlement that lacks one may get three others for it.
    """
    left = held[:]
    points = 0
    later = []
    for visit in visits:
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
        if size >= DEAR and left[0] + left[1] + left[2] + left[3] - left[other] >= REPLACED_BY:
            for _ in range(REPLACED_BY):
                left[max((0, 1, 2, 3), key=left.__getitem__)] -= 1
            points += size
        else:
            points += 1
    return points

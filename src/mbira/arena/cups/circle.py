"""Everybody meets everybody of a group once, two at a table: one stays, the others go round."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def circle_length(entrants: int) -> int:
    """Return how many rounds it takes."""
    return 0 if entrants < 2 else entrants - 1 + entrants % 2


def circle_round(group: Sequence[str], number: int) -> list[tuple[str, ...]]:
    """Return who meets in a round; one of an odd number is alone at a table.

    In the end nobody had one of the two seats more than once more often than the other: on the
    circle everybody begins against the half of the others that comes after them.
    """
    around = len(group) - 1 + len(group) % 2
    if number >= circle_length(len(group)):
        return []
    stays = group[around] if around < len(group) else None
    tables: list[tuple[str, ...]] = []
    alone = group[number % around]
    if stays is None:
        tables.append((alone,))
    else:
        tables.append((alone, stays) if number % 2 else (stays, alone))
    for apart in range(1, around // 2 + 1):
        one, other = (number + apart) % around, (number - apart) % around
        begins = 0 < (other - one) % around <= around // 2
        tables.append((group[one], group[other]) if begins else (group[other], group[one]))
    return tables

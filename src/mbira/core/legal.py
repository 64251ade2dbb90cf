"""Legal actions, kept as groups: a table of actions made once, and a bitmask of those allowed.

Nothing is listed until somebody asks: a group of two hundred cells is one integer.
"""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Sequence

    from mypy_extensions import i64

    from mbira.core.action import Action


class ActionTable:
    """A fixed list of actions that legal groups pick from, such as one per cell of a board."""

    __slots__ = ("actions", "index")

    def __init__(self, actions: Sequence[Action]) -> None:
        self.actions = tuple(actions)
        self.index = {action: place for place, action in enumerate(self.actions)}


Group = tuple[ActionTable, int]
"""A table and the bitmask of its actions that are legal."""


def ones(mask: int) -> int:
    """Return how many bits are set: what `bit_count` does, as machine words for compiled code.

    There, a method of `int` is a call of Python's that takes longer than all the rest.
    """
    if mask.bit_length() > WORD:  # to compare large numbers takes longer
        return mask.bit_count()
    word: i64 = mask
    word -= word >> 1 & 0x5555555555555555
    word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333)
    word = word + (word >> 4) & 0x0F0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    word += word >> 32
    return word & 0x7F


WORD: Final = 62
"""Sets with so many bits are machine words when compiled."""
FULL_WORD: Final = (1 << WORD) - 1
INTERPRETED: Final = isinstance(ones, FunctionType)
"""Compiled functions are of another type."""


class Legal:
    """The legal actions of one decision: `len`, `in`, iteration and `choose`, all without lists."""

    __slots__ = ("_count", "_counts", "groups")

    def __init__(self, groups: Sequence[Group]) -> None:
        self.groups = groups
        self._counts: list[int] = []
        """How many actions are legal in each group."""
        total = 0
        for _, mask in groups:
            count = mask.bit_count() if INTERPRETED else ones(mask)
            self._counts.append(count)
            total += count
        self._count = total

    def __len__(self) -> int:
        return self._count

    def __contains__(self, action: object) -> bool:
        for table, mask in self.groups:
            place = table.index.get(action)  # type: ignore[call-overload]
            if place is not None and mask >> place & 1:
                return True
        return False

    def __iter__(self) -> Iterator[Action]:
        for table, mask in self.groups:
            rest = mask
            while rest:
                low = rest & -rest
                yield table.actions[low.bit_length() - 1]
                rest ^= low

    def choose(self, rng: random.Random) -> Action:
        """Return one of the actions, all equally likely."""
        return self.nth(int(rng.random() * self._count))

    def nth(self, place: int) -> Action:
        """Return the action at a place of the iteration order, without iterating."""
        if place < 0:
            raise IndexError("places are counted from 0")
        for number, count in enumerate(self._counts):
            if place < count:
                table, mask = self.groups[number]
                return table.actions[nth_bit(mask, place)]
            place -= count
        raise IndexError("there is no legal action at that place")

    def __repr__(self) -> str:
        return f"<{self._count} legal actions: {', '.join(map(str, self))}>"


def nth_bit(mask: int, place: int) -> int:
    """Return the position of the set bit that has `place` set bits below it."""
    offset = 0
    while mask.bit_length() > WORD:
        low = mask & FULL_WORD
        below = low.bit_count() if INTERPRETED else ones(low)
        if place < below:
            mask = low
            break
        place -= below
        mask >>= WORD
        offset += WORD
    while place > 6:
        half = mask.bit_length() >> 1
        low = mask & ((1 << half) - 1)
        below = low.bit_count() if INTERPRETED else ones(low)
        if place < below:
            mask = low
        else:
            place -= below
            mask >>= half
            offset += half
    for _ in range(place):
        mask &= mask - 1
    return offset + (mask & -mask).bit_length() - 1


def bits(mask: int) -> list[int]:
    """Return the positions of the set bits, lowest first: a list, as that is sooner done."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def lowest(mask: int) -> int:
    """Return the position of the lowest bit that is set."""
    return (mask & -mask).bit_length() - 1

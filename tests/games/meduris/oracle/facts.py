"""What is printed and what is in the box, copied from the rulebook and the pictures of the board.

A side lists its districts clockwise from the space behind the great river; a pair of letters is a
space: w for wood, l for wool, c for copper, s for stone.
"""

from __future__ import annotations

import json
from typing import NamedTuple

MATERIALS = ("wood", "wool", "copper", "stone")
FACES = (*MATERIALS, "plus", "minus")
TOKENS = ("points", "points", "hut", "hut", "druid", "druid")
LETTERS = {"w": "wood", "l": "wool", "c": "copper", "s": "stone"}

SIDE_2_3 = """\
serpent lc sw lc wc sw
box wl cl ws
sprout sc ls cw cl
omega sc lw
spiral wc sc wl
waves sl sw lc ws ls
figure wc wl cs
hook ws lw cl cw
arrow ls sc ls
"""
SIDE_4 = """\
serpent lc sw sc wc lw cs
box wl cl ws cw
sprout sc ls cw cl sw
omega sc lw
spiral wc sc wl cl
waves sl sw lc ws ls cl
figure wc wl cs sl
hook ws lw cl cw sw
arrow ls sc ls lw
"""
EXAMPLE = {2: "hut", 8: "points", 12: "druid", 17: "druid", 21: "hut", 26: "points"}


class Space(NamedTuple):
    """What is printed on a space."""

    district: str
    symbols: tuple[int, int]
    """The two materials, as places in MATERIALS."""


class Side(NamedTuple):
    """A side of the board."""

    spaces: list[Space]
    rivers: set[int]
    """The spaces behind which the great river flows."""
    entry: int
    """The first space after the rocks."""
    rocks: int
    example: dict[int, str]


def printed(seats: int) -> Side:
    """Return the side for a number of seats."""
    spaces = []
    for line in (SIDE_4 if seats == 4 else SIDE_2_3).splitlines():
        district, *pairs = line.split()
        spaces += [_space(district, LETTERS[pair[0]], LETTERS[pair[1]]) for pair in pairs]
    return Side(spaces, {len(spaces) - 1}, 0, 3, {} if seats == 4 else EXAMPLE)


def drawn(text: str) -> Side:
    """Return the side that a board file describes."""
    content = json.loads(text)
    return Side(
        [_space(*row.split()) for row in content["spaces"]],
        set(content["rivers"]),
        content.get("entry", 0),
        content.get("rocks", 3),
        {int(space): kind for space, kind in (content.get("tokens") or {}).items()},
    )


def _space(district: str, one: str, two: str) -> Space:
    return Space(district, (MATERIALS.index(one), MATERIALS.index(two)))

"""Where the areas lie on a sketch map made of characters, so that only neighbours touch.

The map is a grid of cells; a line of the drawing runs between cells, so that a block of w by h
cells has room for a text of w - 1 by h - 1 characters. Each area has a box for its text, placed by
the area's coordinates; boxes are pushed apart, joined to their neighbours, and grow until they
meet. Then boxes are shifted as long as that makes the map truer. What is not true in the end is
told: neighbours that do not touch, and areas that touch and are not neighbours.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from math import ceil
from typing import TYPE_CHECKING, Final, NamedTuple

from mbira.games.africa.draw.known import KNOWN
from mbira.games.africa.draw.land import SEEN, TALL, Land, Pair, Spot

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

WIDEST: Final = 79
"""The most cells in a row: they have a line on either side."""
SHAPE: Final = 3.4
"""How many times as wide as high a map is, in cells."""
EFFORT: Final = 500_000
"""How many cells are looked at to find a layout."""
PUSHES: Final = 100
"""How often boxes are pushed apart before they are taken to have no room."""
SIZES: Final = [(1, 0), (1, 2), (1.5, 0), (1, -2), (1, 4), (1, 6), (2, 0)]
"""How many times as wide and how many lines higher a map can be than one expects."""
MOVES: Final = [(x, y) for y in (0, -1, 1, -2, 2) for x in (0, -1, 1, -2, 2, -4, 4) if x or y]


class Site(NamedTuple):
    """An area as the board file has it: where it is, and the numbers of its neighbours."""

    at: Spot
    borders: frozenset[int]


class Layout(NamedTuple):
    """A map: which area owns each cell, and where the texts go."""

    wide: int
    high: int
    owners: tuple[int, ...]
    """Row by row, with an edge of one cell all round."""
    boxes: tuple[Spot, ...]
    """The upper left cell of each area's box."""
    apart: tuple[Pair, ...]
    """Neighbours that do not touch."""
    walls: frozenset[Pair]
    """Areas that touch, but are not neighbours."""

    def owner(self, x: int, y: int) -> int:
        """Return which area owns a cell; cells just outside the map count too."""
        return self.owners[(y + 1) * (self.wide + 2) + x + 1]


@lru_cache(maxsize=16)
def lay_out(sites: tuple[Site, ...], room: int) -> Layout | None:
    """Return a map with boxes for texts of a width; None if there is no good one."""
    known = KNOWN.get(digest(sites, room))
    if known is None:
        return find_layout(sites, room)
    land = Land([site.borders for site in sites], room + 1, known.wide, known.high)
    return _drawn(land, known.wide, known.high, known.boxes)


def digest(sites: Sequence[Site], room: int) -> str:
    """Return what stands for some areas, and the width of their texts."""
    said = repr((room, [(site.at, sorted(site.borders)) for site in sites]))
    return sha256(said.encode()).hexdigest()[:16]


def find_layout(sites: Sequence[Site], room: int) -> Layout | None:
    """Search for a map: the better part of a second, for a large one."""
    if len({site.at for site in sites}) < 2:
        return None
    need = 2 * len(sites) * (room + 1) * TALL
    wide = min(WIDEST, max(2 * (room + 1), ceil((need * SHAPE) ** 0.5)))
    high = max(TALL + 1, ceil(need / wide) + 1)
    effort, best = EFFORT, None
    sizes = [
        (min(WIDEST, round(wide * times)), max(TALL + 1, high + more)) for times, more in SIZES
    ]
    for size in dict.fromkeys(sizes):
        search = _Search(sites, room + 1, *size)
        effort -= search.run(effort)
        if search.placed and (best is None or search.score < best.score):
            best = search
        if effort <= 0 or (best is not None and not best.wrong):
            break
    if best is None:
        return None
    found = _drawn(best.land, best.wide, best.high, best.boxes)
    few = len(sites) // 6
    return found if len(found.apart) <= few and len(found.walls) <= few else None


class _Search:
    """Boxes that are shifted until the map is true."""

    def __init__(self, sites: Sequence[Site], width: int, wide: int, high: int) -> None:
        self.sites = sites
        self.width = width
        """The cells of a box from left to right."""
        self.wide = wide
        self.high = high
        self.land = Land([site.borders for site in sites], width, wide, high)
        self.home = self._spread()
        self.boxes = self.home
        self.placed = not any(
            self._overlap(self.boxes[one], self.boxes[two])
            for one in range(len(sites))
            for two in range(one)
        )
        self.score = 0.0
        self.wrong = False
        """Whether the map is not true: not only hard to see."""

    # Boxes

    def _overlap(self, one: Spot, two: Spot) -> bool:
        return abs(one[0] - two[0]) < self.width and abs(one[1] - two[1]) < TALL

    def _spread(self) -> list[Spot]:
        """Return boxes by their coordinates, pushed apart where they overlap."""
        right, bottom = self.wide - self.width, self.high - TALL
        across = _scaled([site.at[0] for site in self.sites], right)
        down = _scaled([site.at[1] for site in self.sites], bottom)
        for _ in range(PUSHES):
            moved = False
            for one in range(len(self.sites)):
                for two in range(one):
                    x, y = across[one] - across[two], down[one] - down[two]
                    over_x, over_y = self.width - abs(x), TALL - abs(y)
                    if over_x < 1e-6 or over_y < 1e-6:
                        continue
                    moved = True
                    if over_x / self.width < over_y / TALL:
                        push = (over_x / 2 + 0.05) * (1 if x >= 0 else -1)
                        across[one] += push
                        across[two] -= push
                    else:
                        push = (over_y / 2 + 0.05) * (1 if y >= 0 else -1)
                        down[one] += push
                        down[two] -= push
            across = [min(right, max(0.0, x)) for x in across]
            down = [min(bottom, max(0.0, y)) for y in down]
            if not moved:
                break
        return [(round(x), round(y)) for x, y in zip(across, down, strict=True)]

    # The search

    def run(self, effort: int) -> int:
        """Shift boxes as long as that helps; return how many cells were looked at."""
        if not self.placed:
            return 0
        size = self.wide * self.high
        looks = 1
        self.score, doubtful, self.wrong = self._judge(self.boxes)
        while doubtful and looks * size < effort:
            best = self.score
            found: list[Spot] | None = None
            for area in sorted(doubtful):
                for boxes in self._shifted(area):
                    looks += 1
                    score, _, _ = self._judge(boxes)
                    if score < best - 1e-9:
                        best, found = score, boxes
                if best < self.score - SEEN:
                    break
            if found is None:
                break
            self.boxes = found
            self.score, doubtful, self.wrong = self._judge(found)
        return looks * size

    def _shifted(self, area: int) -> Iterator[list[Spot]]:
        """Yield the boxes with one of them shifted a little, to where there is room."""
        for x, y in MOVES:
            spot = (self.boxes[area][0] + x, self.boxes[area][1] + y)
            if not 0 <= spot[0] <= self.wide - self.width or not 0 <= spot[1] <= self.high - TALL:
                continue
            boxes = [*self.boxes]
            boxes[area] = spot
            if not any(self._overlap(spot, b) for o, b in enumerate(boxes) if o != area):
                yield boxes

    def _judge(self, boxes: Sequence[Spot]) -> tuple[float, set[int], bool]:
        """Return how bad a map is, the areas to which that is due, and whether it is untrue."""
        score, doubtful, wrong = self.land.badness(self.land.touching(self.land.grow(boxes)))
        for (x, y), (home_x, home_y) in zip(boxes, self.home, strict=True):
            score += abs(x - home_x) / 40 + abs(y - home_y) / 20
        return score, {area for pair in doubtful for area in pair}, wrong


def _drawn(land: Land, wide: int, high: int, boxes: Sequence[Spot]) -> Layout:
    """Return the map that some boxes make."""
    owners = land.grow(boxes)
    land.fill(owners)
    land.mend(owners, boxes)
    touching = land.touching(owners)
    true = set(land.pairs)
    return Layout(
        wide=wide,
        high=high,
        owners=tuple(owners),
        boxes=tuple(boxes),
        apart=tuple(pair for pair in land.pairs if touching.get(pair, 0) < SEEN // 2),
        walls=frozenset(pair for pair in touching if pair not in true),
    )


def _scaled(values: Iterable[int], size: int) -> list[float]:
    """Return coordinates so that they reach from 0 to a size; equal ones lie in the middle."""
    found = [*values]
    low, high = min(found), max(found)
    if low == high:
        return [size / 2] * len(found)
    return [(value - low) * size / (high - low) for value in found]

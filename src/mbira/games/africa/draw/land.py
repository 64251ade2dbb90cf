"""The land of a sketch map: cells that areas grow over, until they meet their neighbours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence, Set as AbstractSet

TALL: Final = 3
"""The cells of a box from top to bottom: two lines of text."""
SEA: Final = -1
EDGE: Final = -2
GROWTH: Final = 3
"""How far areas grow beyond their boxes: a column is 1, a line 2."""
SEEN: Final = 4
"""A border this long is easily seen, by the same measure; half of it is the least that counts."""

Spot = tuple[int, int]
Pair = tuple[int, int]


class Land:
    """The cells of a map, row by row, with an edge of one cell all round."""

    def __init__(
        self, borders: Sequence[AbstractSet[int]], width: int, wide: int, high: int
    ) -> None:
        self.borders = borders
        """The neighbours of each area."""
        self.width = width
        """The cells of a box from left to right."""
        self.wide = wide
        self.high = high
        self.pairs = [
            (area, other)
            for area, others in enumerate(borders)
            for other in sorted(others)
            if area < other
        ]

    def grow(self, boxes: Sequence[Spot]) -> list[int]:
        """Return which area owns each cell."""
        row = self.wide + 2
        sides = [EDGE, *[SEA] * self.wide, EDGE]
        owners = [*[EDGE] * row, *sides * self.high, *[EDGE] * row]
        for area, (x, y) in enumerate(boxes):
            for start in range((y + 1) * row + x + 1, (y + 1 + TALL) * row + x + 1, row):
                owners[start : start + self.width] = [area] * self.width
        for one, two in self.pairs:
            self._join(owners, boxes, one, two)
        steps = ((-1, 1), (1, 1), (-row, 2), (row, 2))
        reached: list[list[int]] = [[cell for cell, area in enumerate(owners) if area >= 0]]
        reached += [[] for _ in range(GROWTH)]
        for far, cells in enumerate(reached):
            for cell in cells:
                area = owners[cell]
                for step, cost in steps:
                    if owners[cell + step] == SEA and far + cost <= GROWTH:
                        owners[cell + step] = area
                        reached[far + cost].append(cell + step)
        return owners

    def _join(self, owners: list[int], boxes: Sequence[Spot], one: int, two: int) -> None:
        """Lead a way from a box to a neighbour's; each owns half of it."""
        x, end_x = _nearest(boxes[one][0], boxes[two][0], self.width)
        y, end_y = _nearest(boxes[one][1], boxes[two][1], TALL)
        row = self.wide + 2
        start = (y + 1) * row + x + 1
        across, down = abs(end_x - x), abs(end_y - y)
        step_x, step_y = (1 if end_x > x else -1), (row if end_y > y else -row)
        slanting = [step_x] * across
        for turn in range(down):
            slanting.insert((2 * turn + 1) * across // (2 * down) + turn, step_y)
        straight = [step_x] * across, [step_y] * down
        for steps in (slanting, straight[0] + straight[1], straight[1] + straight[0]):
            way = [start]
            for step in steps:
                way.append(way[-1] + step)
            if all(owners[cell] in (SEA, one, two) for cell in way):
                middle = (len(way) + 1) // 2
                for place, cell in enumerate(way):
                    if owners[cell] == SEA:
                        owners[cell] = one if place < middle else two
                return

    def touching(self, owners: list[int]) -> dict[Pair, int]:
        """Return which areas touch, and how long their border is."""
        found: dict[Pair, int] = {}
        for step, length in ((1, 2), (self.wide + 2, 1)):
            for one, two in zip(owners, owners[step:], strict=False):
                if one != two and one >= 0 and two >= 0:
                    pair = (one, two) if one < two else (two, one)
                    found[pair] = found.get(pair, 0) + length
        return found

    def fill(self, owners: list[int]) -> None:
        """Give holes in the land to an area that may touch all others round the hole."""
        row = self.wide + 2
        seen: set[int] = set()
        for start in range(len(owners)):
            if owners[start] != SEA or start in seen:
                continue
            seen.add(start)
            hole, around = [start], list[int]()
            for cell in hole:
                for step in (-1, 1, -row, row):
                    beside = cell + step
                    if owners[beside] != SEA:
                        around.append(owners[beside])
                    elif beside not in seen:
                        seen.add(beside)
                        hole.append(beside)
            if EDGE in around:
                continue
            for area in sorted(set(around), key=around.count, reverse=True):
                if set(around) - {area} <= self.borders[area]:
                    for cell in hole:
                        owners[cell] = area
                    break

    def badness(self, lengths: Mapping[Pair, int]) -> tuple[float, set[Pair], bool]:
        """Return how bad a map is, the pairs to which that is due, and whether it is untrue."""
        score, wrong = 0.0, False
        doubtful: set[Pair] = set()
        for pair in self.pairs:
            length = lengths.get(pair, 0)
            if length < SEEN:
                doubtful.add(pair)
                score += SEEN - length
            if length < SEEN // 2:
                wrong = True
                score += 4 * SEEN
        for pair, length in lengths.items():
            if pair[1] not in self.borders[pair[0]]:
                wrong = True
                doubtful.add(pair)
                score += 2 * SEEN + 2 * min(length, 6)
        return score, doubtful, wrong

    def mend(self, owners: list[int], boxes: Sequence[Spot]) -> None:
        """Give cells between boxes to others where that makes the map truer, or easier to see."""
        row = self.wide + 2
        fixed = {
            (y + 1 + down) * row + x + 1 + on
            for x, y in boxes
            for down in range(TALL)
            for on in range(self.width)
        }
        free = [cell for cell, area in enumerate(owners) if area != EDGE and cell not in fixed]
        near = [across + down for down in (-row, 0, row) for across in (-1, 0, 1)]
        score, doubtful, _ = self.badness(self.touching(owners))
        for pair in sorted(doubtful):
            for cell in free:
                if pair in doubtful and {owners[cell + step] for step in near}.issuperset(pair):
                    score, doubtful = self._mended(owners, cell, score, doubtful)

    def _mended(
        self, owners: list[int], cell: int, score: float, doubtful: set[Pair]
    ) -> tuple[float, set[Pair]]:
        """Give a cell to another if that helps; return how bad the map is then, and why."""
        before, row = owners[cell], self.wide + 2
        for area in sorted({SEA, *(owners[cell + step] for step in (-1, 1, -row, row))} - {EDGE}):
            owners[cell] = area
            after, reasons, _ = self.badness(self.touching(owners))
            if after < score and self._whole(owners, before):
                return after, reasons
            owners[cell] = before
        return score, doubtful

    def _whole(self, owners: Sequence[int], area: int) -> bool:
        """Return whether all cells of an area are connected."""
        cells = {cell for cell, owner in enumerate(owners) if owner == area}
        if area < 0:
            return True
        ahead = [cells.pop()]
        while ahead:
            cell = ahead.pop()
            for step in (-1, 1, -self.wide - 2, self.wide + 2):
                if cell + step in cells:
                    cells.remove(cell + step)
                    ahead.append(cell + step)
        return not cells


def _nearest(one: int, two: int, size: int) -> Spot:
    """Return where two stretches of a size come nearest to each other."""
    low, high = max(one, two), min(one, two) + size - 1
    if low <= high:
        return (low + high) // 2, (low + high) // 2
    return (one + size - 1, two) if one < two else (one, two + size - 1)

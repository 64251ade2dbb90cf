"""The map: cells as (column, row), steps, water, hubs. Breadth-first searches and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.zimbabwe.oracle.facts import LAYOUTS, TILES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Cell = tuple[int, int]
Cells = frozenset[Cell]


def name_of(cell: Cell) -> str:
    """Return the name of a cell: letters for the column, the row from 1."""
    column, row = cell
    letters = ""
    column += 1
    while column:
        column, letter = divmod(column - 1, 26)
        letters = chr(ord("A") + letter) + letters
    return f"{letters}{row + 1}"


def cell_of(name: str) -> Cell:
    """Return the cell that a name stands for."""
    letters = name.rstrip("0123456789")
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - ord("A") + 1
    return column - 1, int(name[len(letters) :]) - 1


def turned(tile: Sequence[str], turns: int) -> list[str]:
    """Return a tile after some clockwise quarter turns."""
    rows = list(tile)
    for _ in range(turns):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    return rows


def laid_out(seats: int, drawn: Sequence[tuple[int, int]]) -> list[str]:
    """Return the map of tiles and turns in reading order of the layout."""
    rows: list[str] = []
    rest = list(drawn)
    for line in LAYOUTS[seats]:
        band = [""] * 6
        for mark in line:
            square = ["x" * 6] * 6 if mark == "." else turned(TILES[rest[0][0]], rest[0][1])
            if mark != ".":
                rest.pop(0)
            band = [left + right for left, right in zip(band, square, strict=True)]
        rows += band
    return rows


class Ground:
    """What lies on the map before anybody builds, and how far it is from here to there."""

    def __init__(self, rows: Sequence[str]) -> None:
        self.width = max(map(len, rows))
        self.height = len(rows)
        self.letters: dict[Cell, str] = {
            (column, row): letter
            for row, line in enumerate(rows)
            for column, letter in enumerate(line)
            if letter != "x"
        }
        self.near = {cell: self._beside(cell) for cell in self.letters}
        """The cells next to a cell in eight directions."""
        self._found: dict[str, list[Cell]] = {}
        self._reach: dict[tuple[Cell, int, Cells], Cells] = {}
        self._hubs: dict[tuple[Cell, int, Cells], dict[Cell, int]] = {}

    def rows(self) -> tuple[str, ...]:
        """Return the map as text, with what was added to it."""
        return tuple(
            "".join(self.letters.get((column, row), "x") for column in range(self.width))
            for row in range(self.height)
        )

    def put(self, cells: Iterable[Cell], letter: str) -> None:
        """Cover cells with water or a resource."""
        for cell in cells:
            self.letters[cell] = letter
        self._found.clear()
        if letter == "~":
            self._reach.clear()
            self._hubs.clear()

    def find(self, letter: str) -> list[Cell]:
        """Return the cells with a letter."""
        if letter not in self._found:
            self._found[letter] = [c for c, there in self.letters.items() if there == letter]
        return self._found[letter]

    def _beside(self, cell: Cell) -> list[Cell]:
        column, row = cell
        return [
            (column + x, row + y)
            for x in (-1, 0, 1)
            for y in (-1, 0, 1)
            if (x, y) != (0, 0) and (column + x, row + y) in self.letters
        ]

    def body(self, cell: Cell) -> set[Cell]:
        """Return the whole water that a water cell belongs to: joined by sides, not by corners."""
        found = {cell}
        queue = [cell]
        while queue:
            column, row = queue.pop()
            for near in (
                (column + 1, row),
                (column - 1, row),
                (column, row + 1),
                (column, row - 1),
            ):
                if self.letters.get(near) == "~" and near not in found:
                    found.add(near)
                    queue.append(near)
        return found

    def reach(self, start: Cell, steps: int, walls: Cells) -> Cells:
        """Return the cells within some steps of a cell. Walls are reached, but not walked through.

        A step into water gets to all of that water.
        """
        key = (start, steps, walls)
        if key in self._reach:
            return self._reach[key]
        found = {start}
        edge = {start}
        for _ in range(steps):
            entered: set[Cell] = set()
            for cell in edge:
                if cell in walls and cell != start:
                    continue
                for near in self.near[cell]:
                    if near in found or near in entered:
                        continue
                    entered |= self.body(near) if self.letters[near] == "~" else {near}
            edge = entered - found
            found |= edge
        self._reach[key] = frozenset(found)
        return self._reach[key]

    def hubs(self, start: Cell, steps: int, monuments: Cells) -> dict[Cell, int]:
        """Return for each cell that can be reached over monuments the fewest that must be used."""
        key = (start, steps, monuments)
        if key in self._hubs:
            return self._hubs[key]
        fewest: dict[Cell, int] = {}
        used: set[Cell] = set()
        starts = {start}
        count = 0
        while starts:
            reached = {cell for hub in starts for cell in self.reach(hub, steps, monuments)}
            for cell in reached:
                fewest.setdefault(cell, count)
            used |= starts
            starts = (reached & monuments) - used
            count += 1
        self._hubs[key] = fewest
        return fewest

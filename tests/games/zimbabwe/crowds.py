"""The largest and the most crowded positions that somebody could bring to a table."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from mbira.games.zimbabwe.data import CRAFTSMAN_IDS
from mbira.games.zimbabwe.rules.board import LARGEST_SIDE, column_name
from tests.games.zimbabwe.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Iterable

Rows = list[list[str]]
LEVELS = (1, 2, 3, 4)
SEATS = 5


def name_of(column: int, row: int) -> str:
    """Return the name of a cell."""
    return f"{column_name(column)}{row + 1}"


def land(side: int, rng: random.Random, share: float = 0.1, water: float = 0.0) -> Rows:
    """Return a map of land with resources, and perhaps ponds."""

    def letter() -> str:
        if rng.random() < water:
            return "~"
        return rng.choice("wwccid") if rng.random() < share else "."

    return [[letter() for _ in range(side)] for _ in range(side)]


def crowd(
    rows: Rows, rng: random.Random, monuments: Iterable[str], god: str = "", each: int = 3
) -> Scene:
    """Return a rich seat's turn with craftsmen of every kind, and its monuments of all levels."""
    rows[-1][-SEATS:] = "S" * SEATS
    scene = Scene("\n".join("".join(row) for row in rows), SEATS)
    names = scene.state.board.grid.names
    for first, kind in enumerate(CRAFTSMAN_IDS):
        for number in range(each):
            spots = [name for name in rng.sample(names, len(names)) if scene.fits(kind, name)]
            if spots:
                owner = (first + number % 2) % SEATS
                scene.craftsman(kind, spots[0], owner, price=rng.randint(1, 3))
    level = 0
    for cell in monuments:
        if scene.state.empty >> scene.state.board.grid.cell[cell] & 1:
            scene.monument(cell, level=LEVELS[level % len(LEVELS)])
            level += 1
    if god:
        scene.god(god)
    return scene.cattle(2000, *[50] * (SEATS - 1))


def everywhere(side: int = LARGEST_SIDE) -> list[str]:
    """Return cells that do not touch each other, all over a map."""
    return [name_of(x, y) for y in range(0, side, 2) for x in range(0, side, 2)]


def plain(god: str = "", *, share: float = 0.1, water: float = 0.0, seed: int = 1) -> Scene:
    """Return a map of the largest size with as many monuments as it takes."""
    rng = random.Random(seed)
    return crowd(land(LARGEST_SIDE, rng, share, water), rng, everywhere(), god)


def corridor(god: str = "") -> Scene:
    """Return a way up and down the largest map, a cell wide, with a monument every third step."""
    side, rng = LARGEST_SIDE, random.Random(1)
    path = []
    for number, x in enumerate(range(0, side, 2)):
        column = [(x, y) for y in range(side)]
        path += column if number % 2 == 0 else column[::-1]
        path.append((min(x + 1, side - 1), path[-1][1]))
    rows = [["x"] * side for _ in range(side)]
    for x, y in path:
        rows[y][x] = "."
    for y, row in enumerate(land(10, rng, 0.15)):
        rows[y][:10] = row
    return crowd(rows, rng, [name_of(x, y) for x, y in path[::3] if x > 9 or y > 9], god)


def lake(shape: str) -> Scene:
    """Return a map half of which is water: one body in the shape of a comb, or many small ones."""
    side, rng = LARGEST_SIDE, random.Random(1)
    rows = land(side, rng, 0.15)
    for y in range(side):
        for x in range(12, side):
            if x % 2 == 0 or y == 0 if shape == "comb" else (x + y) % 2:
                rows[y][x] = "~"
    return crowd(rows, rng, everywhere()[:200])


def contest(seed: int, god: str = "", *, each: int = 3, monuments: int = 12) -> Scene:
    """Return a small map with few resources and many who want them."""
    rng = random.Random(seed)
    side = rng.randint(11, 16)
    rows = [["."] * side for _ in range(side)]
    spots = rng.sample([(x, y) for x in range(2, side - 2) for y in range(2, side - 2)], 45)
    for (x, y), letter in zip(spots, "w" * 16 + "c" * 13 + "i" * 9 + "d" * 7, strict=True):
        rows[y][x] = letter
    cells = rng.sample([name_of(x, y) for x in range(side) for y in range(side)], 6 * monuments)
    scene = crowd(rows, rng, (), god, each)
    for cell in cells:
        standing = len(scene.state.monument_cells)
        if standing < monuments and scene.state.empty >> scene.state.board.grid.cell[cell] & 1:
            scene.monument(cell, level=rng.choice((1, 1, 2, 2, 3)))
    return scene

"""The map: cells as bits of an integer, so that a set of cells is one number.

Cell (column, row) is bit `row * stride + column`. The stride is one more than the width: the
spare column at the end of each row catches what a shift would carry into the next row.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from mbira.core.errors import BadDataError
from mbira.core.input.data import digest
from mbira.core.legal import ActionTable
from mbira.games.zimbabwe.actions import At, Buy, Primary, Raise, Resource
from mbira.games.zimbabwe.data import RESOURCE_LETTERS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mbira.games.zimbabwe.spec import ZimbabweOptions

LAND, WATER, START, OFF = ".", "~", "S", "x"
TERRAIN: Final = LAND + WATER + START + OFF + RESOURCE_LETTERS
TILE_SIDE: Final = 6
LARGEST_SIDE: Final = 48


class Grid:
    """A rectangle of cells: their names, and the tables of actions on them."""

    __slots__ = (
        "at", "at_across", "at_down", "buy", "cell", "height", "names", "primary",
        "raise_", "resource", "stride", "width",
    )  # fmt: skip

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.stride = width + 1
        self.names = tuple(
            f"{column_name(column)}{row + 1}"
            for row in range(height)
            for column in range(self.stride)
        )
        self.cell = {name: cell for cell, name in enumerate(self.names)}
        self.at = ActionTable([At(name) for name in self.names])
        self.at_across = ActionTable([At(name, "across") for name in self.names])
        self.at_down = ActionTable([At(name, "down") for name in self.names])
        self.raise_ = ActionTable([Raise(name) for name in self.names])
        self.buy = ActionTable([Buy(name) for name in self.names])
        self.primary = ActionTable([Primary(name) for name in self.names])
        self.resource = ActionTable([Resource(name) for name in self.names])


@lru_cache(maxsize=64)
def grid(width: int, height: int) -> Grid:
    """Return the grid of a size; all maps of that size share it."""
    return Grid(width, height)


def column_name(column: int) -> str:
    """Return A to Z, then AA, AB and so on."""
    if column < 26:
        return chr(65 + column)
    return chr(64 + column // 26) + chr(65 + column % 26)


class Board:
    """A map as it is before play: what lies where."""

    __slots__ = ("grid", "on_map", "resources", "rows", "start", "water")

    def __init__(self, rows: tuple[str, ...]) -> None:
        self.rows = rows
        self.grid = grid(len(rows[0]), len(rows))
        cells = "".join([row + OFF for row in rows]).encode()[::-1]
        self.water = _where(WATER, cells)
        self.start = _where(START, cells)
        self.resources = tuple([_where(letter, cells) for letter in RESOURCE_LETTERS])
        self.on_map = _where(OFF, cells) ^ (1 << len(cells)) - 1


ONLY: Final = {
    letter: bytes([ord("1" if chr(code) == letter else "0") for code in range(256)])
    for letter in TERRAIN
}
"""What each letter becomes where only one is looked for."""


def _where(letter: str, cells: bytes) -> int:
    """Return the cells that have a letter; the last is the lowest bit."""
    return int(cells.translate(ONLY[letter]), 2)


NO_BOARD: Final = Board((OFF,))
"""Stands for the map until chance has laid it."""


def parse_map(text: str, seats: int) -> Board:
    """Return the board of a map's text: one row per line, `# ` before a comment."""
    lines = [
        (number, line.rstrip())
        for number, line in enumerate(text.splitlines(), 1)
        if line.strip() and not line.startswith("#")
    ]
    if not lines:
        raise BadDataError("board", "map", "it has no rows")
    width = len(lines[0][1])
    for number, line in lines:
        for column, letter in enumerate(line, 1):
            if letter not in TERRAIN:
                raise BadDataError(
                    "board",
                    f"line {number}, column {column}",
                    f"{letter!r} means nothing; use {' '.join(TERRAIN)}",
                )
        if len(line) != width:
            raise BadDataError(
                "board", f"line {number}", f"it has {len(line)} cells, the first row has {width}"
            )
    if max(width, len(lines)) > LARGEST_SIDE:
        raise BadDataError(
            "board", "map", f"{width} by {len(lines)} cells; {LARGEST_SIDE} a side at most"
        )
    board = Board(tuple(line for _, line in lines))
    starts = board.start.bit_count()
    if starts < seats:
        raise BadDataError(
            "board", "map", f"it has {starts} starting areas (S); {seats} seats need {seats}"
        )
    return board


@cache
def _sections() -> dict[str, tuple[str, ...]]:
    """Return the parts of the tiles file by their names."""
    sections: dict[str, list[str]] = {}
    rows: list[str] = []
    for line in tiles_text().splitlines():
        if line.startswith("["):
            rows = sections.setdefault(line.strip("[]"), [])
        elif not line.startswith("# "):
            rows.append(line)
    return {name: tuple(rows) for name, rows in sections.items()}


@cache
def tiles_text() -> str:
    """Return the tiles file."""
    return files("mbira.games.zimbabwe").joinpath("tiles.txt").read_text(encoding="utf-8")


def digests(_: int, options: ZimbabweOptions) -> Mapping[str, str]:
    """Return the digest of the map's text, or of the tiles file."""
    board = options.board
    return {"tiles": digest(tiles_text())} if board is None else {"board": digest(board)}


def layout(seats: int) -> tuple[str, ...]:
    """Return where tiles lie for a seat count: S the start tile, # another, . none."""
    return _sections()[f"layout {seats}"]


@cache
def turned_tile(tile: int, turns: int) -> tuple[str, ...]:
    """Return a tile's rows after clockwise quarter turns."""
    rows = _sections()[f"tile {tile}"]
    for _ in range(turns):
        rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
    return rows


def lay_tiles(seats: int, tiles: list[tuple[int, int]]) -> tuple[str, ...]:
    """Return the rows of the map that tiles make, laid in reading order of the layout.

    Places that still wait for a tile are off the map.
    """
    rows: list[str] = []
    laid = iter(tiles)
    for places in layout(seats):
        strip = [""] * TILE_SIDE
        for place in places:
            tile = next(laid, None) if place != "." else None
            part = (OFF * TILE_SIDE,) * TILE_SIDE if tile is None else turned_tile(*tile)
            strip = [left + right for left, right in zip(strip, part, strict=True)]
        rows += strip
    return tuple(rows)

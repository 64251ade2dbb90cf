"""The sketch map as text: areas with their borders, what lies in them, and notes in the sea."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from mbira.core.drawing import CORNERS, DOUBLE, LIGHT, length
from mbira.core.message import Line, Span
from mbira.games.africa.draw.layout import Layout, Site, lay_out
from mbira.games.africa.draw.signs import (
    WIDTH,
    Marks,
    area_name,
    contents,
    joined,
    short_names,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.games.africa.views.view import AfricaView

ROOM = 12
"""The columns that each area has at least for its text."""
LINES = 3
"""The most lines of text in an area, its name among them."""
MORE = "+"
"""There is more in an area than its text has room for."""


def layout_of(view: AfricaView) -> Layout | None:
    """Return the layout of a view's map; None if its areas are better listed."""
    if max(map(len, short_names(tuple(view.areas)).values())) > ROOM - 2:
        return None
    return lay_out(sites_of(view), ROOM)


def sites_of(view: AfricaView) -> tuple[Site, ...]:
    """Return where a view's areas are, and which are neighbours."""
    names = tuple(view.areas)
    return tuple(
        Site(area.at, frozenset(names.index(other) for other in area.borders))
        for area in view.areas.values()
    )


class Ground:
    """What never changes in a map: its borders, where there is land, the room in its areas."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        high = layout.high + 1
        self.borders = [[self._border(x, y) for x in range(WIDTH)] for y in range(high)]
        self.land = [[self._is_land(x, y) for x in range(WIDTH)] for y in range(high)]
        self.rooms = [
            [self._room(x + 1, y + 1 + line) for line in range(LINES)] for x, y in layout.boxes
        ]
        """For each area, how many columns it has for each line of its text."""

    def _border(self, x: int, y: int) -> Span | None:
        """Return the borders that meet between four cells."""
        if x > self.layout.wide:
            return None
        owner = self.layout.owner
        above, beside = owner(x - 1, y - 1), owner(x, y - 1)
        below, beyond = owner(x - 1, y), owner(x, y)
        strokes = (
            self._stroke(above, beside),
            self._stroke(beside, beyond),
            self._stroke(below, beyond),
            self._stroke(above, below),
        )
        if not any(strokes):
            return None
        up, on, down, back = (stroke and LIGHT for stroke in strokes)
        return Span(CORNERS.get(strokes) or CORNERS[up, on, down, back], "land")

    def _stroke(self, one: int, two: int) -> int:
        if one == two or (one < 0 and two < 0):
            return 0
        return DOUBLE if (min(one, two), max(one, two)) in self.layout.walls else LIGHT

    def _is_land(self, x: int, y: int) -> bool:
        """Return whether there is a border, or land on the right below."""
        inside = x <= self.layout.wide and self.layout.owner(x, y) >= 0
        return inside or self.borders[y][x] is not None

    def _room(self, x: int, y: int) -> int:
        """Return how many columns there are up to the next border."""
        wide = 0
        while self.land[y][x + wide] and self.borders[y][x + wide] is None:
            wide += 1
        return wide


@lru_cache(maxsize=16)
def _ground(layout: Layout) -> Ground:
    return Ground(layout)


class Sheet:
    """The map, on which texts are put."""

    def __init__(self, layout: Layout) -> None:
        ground = _ground(layout)
        self.layout = layout
        self.rooms = ground.rooms
        self.signs: list[list[Span | None]] = [[*row] for row in ground.borders]
        self.taken = [[*row] for row in ground.land]

    def put(self, x: int, y: int, line: Line) -> None:
        """Write a line over what is there."""
        for span in line:
            for sign in span.text:
                self.signs[y][x] = Span(sign, span.style)
                x += 1

    def write(self, area: int, lines: Sequence[Line]) -> None:
        """Write lines into an area."""
        x, y = self.layout.boxes[area]
        for number, line in enumerate(lines):
            self.put(x + 1, y + 1 + number, line)

    def place(self, block: Sequence[Line], *, high: bool, east: bool) -> bool:
        """Put a block into the sea, as far in a corner as can be; return whether it has room."""
        tall, wide = len(block), max(map(length, block))
        down, across = range(len(self.taken) + 1 - tall), range(WIDTH + 1 - wide)
        for y in down if high else reversed(down):
            if min(row.count(False) for row in self.taken[y : y + tall]) < wide:
                continue
            for x in reversed(across) if east else across:
                first, last = max(0, x - 2), x + wide + 2
                if any(True in row[first:last] for row in self.taken[y : y + tall]):
                    continue
                for row, line in enumerate(block):
                    self.put(x, y + row, line)
                    self.taken[y + row][x : x + wide] = [True] * wide
                return True
        return False

    def lines(self) -> list[Line]:
        """Return what was drawn, without what is empty above and below."""
        drawn: list[Line] = []
        used = [number for number, row in enumerate(self.signs) if any(row)]
        for row in self.signs[used[0] : used[-1] + 1]:
            spans: Line = []
            for sign in row:
                span = sign or Span(" ")
                if spans and spans[-1].style == span.style:
                    spans[-1] = Span(spans[-1].text + span.text, span.style)
                else:
                    spans.append(span)
            drawn.append(spans)
        return drawn


def make_sheet(view: AfricaView, marks: Marks, layout: Layout) -> tuple[Sheet, list[str]]:
    """Return the map with what lies in the areas, and the areas in which there is more."""
    sheet = Sheet(layout)
    crowded: list[str] = []
    for area, name in enumerate(view.areas):
        rooms = sheet.rooms[area]
        lines, left = packed(contents(view, name), rooms[1:])
        sheet.write(area, [area_name(view, name, marks, rooms[0]), *lines])
        if left:
            crowded.append(name)
    return sheet, crowded


def packed(items: list[Line], rooms: Sequence[int]) -> tuple[list[Line], bool]:
    """Return items in lines of some widths, and whether any are left out."""
    for gap in (" ", ""):
        lines, left = _packed(items, rooms, gap)
        if not left:
            return lines, False
    widest = rooms[0] - len(MORE)
    lines, left = _packed(items, [widest], "")
    return [[*lines[0], Span(MORE, "accent")]], True


def _packed(items: list[Line], rooms: Sequence[int], gap: str) -> tuple[list[Line], list[Line]]:
    left = [*items]
    lines: list[Line] = []
    for room in rooms:
        row: list[Line] = []
        while left and length(joined([*row, left[0]], gap)) <= room:
            row.append(left.pop(0))
        if row:
            lines.append(joined(row, gap))
    return lines, left

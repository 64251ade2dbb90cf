"""The sketch map as text: areas with their borders, what lies in them, and notes in the sea."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.message import Line, Span
from mbira.games.africa.draw_layout import Layout, Site, lay_out
from mbira.games.africa.draw_signs import Marks, area_name, contents, joined, length, short_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.games.africa.view import AfricaView

ROOM = 12
"""The columns that each area has at least for its text."""
LINES = 3
"""The most lines of text in an area, its name among them."""
MORE = "+"
"""There is more in an area than its text has room for."""
LIGHT, DOUBLE = 1, 2
CORNERS = {
    (0, 1, 0, 1): "─", (1, 0, 1, 0): "│", (0, 1, 1, 0): "┌", (0, 0, 1, 1): "┐",
    (1, 1, 0, 0): "└", (1, 0, 0, 1): "┘", (1, 1, 1, 0): "├", (1, 0, 1, 1): "┤",
    (0, 1, 1, 1): "┬", (1, 1, 0, 1): "┴", (1, 1, 1, 1): "┼", (2, 0, 2, 0): "║",
    (0, 1, 2, 1): "╥", (2, 1, 0, 1): "╨", (2, 1, 2, 1): "╫", (0, 2, 0, 2): "═",
    (1, 2, 1, 0): "╞", (1, 0, 1, 2): "╡", (0, 2, 1, 2): "╤", (1, 2, 0, 2): "╧",
    (1, 2, 1, 2): "╪",
}  # fmt: skip
"""Lines that meet: how many strokes go up, right, down and left."""


def layout_of(view: AfricaView) -> Layout | None:
    """Return the layout of a view's map; None if its areas are better listed."""
    names = [*view.areas]
    if max(map(len, short_names(names).values())) > ROOM - 2:
        return None
    sites = (
        Site(area.at, frozenset(names.index(other) for other in area.borders))
        for area in view.areas.values()
    )
    return lay_out(tuple(sites), ROOM)


class Sheet:
    """The map, on which texts are put."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.signs: list[list[Span | None]] = [
            [self._border(x, y) for x in range(layout.wide + 1)] for y in range(layout.high + 1)
        ]

    def _border(self, x: int, y: int) -> Span | None:
        """Return the borders that meet between four cells."""
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

    def room(self, area: int, line: int) -> int:
        """Return how many columns an area has for a line of its text."""
        x, y = self.layout.boxes[area]
        wide = 0
        while self._inside(area, x + 1 + wide, y + 1 + line):
            wide += 1
        return wide

    def _inside(self, area: int, x: int, y: int) -> bool:
        owner = self.layout.owner
        return (
            owner(x - 1, y - 1) == owner(x, y - 1) == owner(x - 1, y) == area
            and x <= self.layout.wide
            and y <= self.layout.high
            and owner(x, y) == area
        )

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
        down = range(self.layout.high + 2 - tall)
        across = range(self.layout.wide + 2 - wide)
        for y in down if high else reversed(down):
            for x in reversed(across) if east else across:
                if self._is_free(x, y, wide, tall):
                    for row, line in enumerate(block):
                        self.put(x, y + row, line)
                    return True
        return False

    def _is_free(self, x: int, y: int, wide: int, tall: int) -> bool:
        """Return whether there is only sea, with a column of it on either side."""
        first, last = max(0, x - 2), min(self.layout.wide, x + wide + 1)
        for row in range(y, y + tall):
            if any(self.signs[row][first : last + 1]):
                return False
            if any(self._is_land(place, row) for place in range(first, last + 1)):
                return False
        return True

    def _is_land(self, x: int, y: int) -> bool:
        return self.layout.owner(x, y) >= 0

    def lines(self) -> list[Line]:
        """Return what was drawn."""
        drawn: list[Line] = []
        for row in self.signs:
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
        rooms = [sheet.room(area, line) for line in range(LINES)]
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

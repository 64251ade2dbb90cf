"""The ring as text: a closed path round the mountain, or rows where it is too long for that."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from mbira.core.drawing import CORNERS, DOUBLE, LIGHT, length
from mbira.core.message import Line, Message, Say, Span
from mbira.games.meduris.draw.signs import (
    BODY,
    HEAD,
    RIVER,
    RUNES,
    WIDTH,
    body,
    emblem,
    fit,
    head,
    middle,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from mbira.games.meduris.data import DistrictId
    from mbira.games.meduris.views.view import MedurisView

LONGEST = 44
"""Rings of more spaces are drawn in rows."""
SIDE = HEAD + 1 + BODY
"""The columns of a space on the left or on the right."""
NAME = 14
"""The columns of a district's name before its row."""
IN_ROW = (WIDTH - NAME - 1) // (HEAD + BODY + 1)
MOST_ACROSS = (WIDTH - 1) // (HEAD + 1)
FEWEST_DOWN = 8
"""Spaces on the left and on the right: the mountain needs the lines."""
NARROWEST = 72


class Box(NamedTuple):
    """The frame of a space, or a line: a box without width or height."""

    x: int
    y: int
    right: int
    bottom: int


class Ring:
    """The frame of a ring: spaces run clockwise from the upper left corner."""

    def __init__(self, size: int) -> None:
        self.down = max(FEWEST_DOWN, (size + 1) // 2 - MOST_ACROSS)
        top = (size + 1) // 2 - self.down
        bottom = size - 2 * self.down - top
        self.wide = max(NARROWEST, (WIDTH - 1) // top * top)
        """The last column; the first is 0."""
        self.high = 2 * self.down + 6
        """The last line."""
        self.top = [self.wide * place // top for place in range(top + 1)]
        self.bottom = [self.wide * place // bottom for place in range(bottom + 1)]
        self.inside = Box(SIDE + 1, 3, self.wide - SIDE - 1, self.high - 3)
        self.edges = (
            [Box(x, 0, end, 3) for x, end in zip(self.top, self.top[1:], strict=False)],
            [self._side(self.inside.right, row) for row in range(self.down)],
            [
                Box(x, self.high - 3, end, self.high)
                for x, end in zip(self.bottom[-2::-1], self.bottom[:0:-1], strict=True)
            ],
            [self._side(0, row) for row in reversed(range(self.down))],
        )
        self.spaces = [box for edge in self.edges for box in edge]

    def _side(self, x: int, row: int) -> Box:
        return Box(x, 3 + 2 * row, x + SIDE + 1, 5 + 2 * row)

    def border(self, space: int) -> Box:
        """Return the line between a space and the next one."""
        one, two = self.spaces[space], self.spaces[(space + 1) % len(self.spaces)]
        if one.y == two.y:  # across: the line stands between them
            x = max(one.x, two.x)
            return Box(x, one.y, x, one.bottom)
        narrow = one if one.bottom - one.y == 2 else two
        y = max(one.y, two.y)
        return Box(narrow.x, y, narrow.right, y)


class Canvas:
    """Lines that join where they meet, and text over them."""

    def __init__(self, wide: int, high: int) -> None:
        self.strokes = [[[0, 0, 0, 0] for _ in range(wide)] for _ in range(high)]
        self.signs: list[list[Span | None]] = [[None] * wide for _ in range(high)]

    def line(self, place: Box, weight: int = LIGHT) -> None:
        """Draw a line along a row or a column."""
        across = place.y == place.bottom
        back, on = (3, 1) if across else (0, 2)
        points = [
            (x, y)
            for y in range(place.y, place.bottom + 1)
            for x in range(place.x, place.right + 1)
        ]
        for number, (x, y) in enumerate(points):
            strokes = self.strokes[y][x]
            if number:
                strokes[back] = max(strokes[back], weight)
            if number < len(points) - 1:
                strokes[on] = max(strokes[on], weight)

    def frame(self, box: Box) -> None:
        """Draw the four lines of a box."""
        self.line(Box(box.x, box.y, box.right, box.y))
        self.line(Box(box.x, box.bottom, box.right, box.bottom))
        self.line(Box(box.x, box.y, box.x, box.bottom))
        self.line(Box(box.right, box.y, box.right, box.bottom))

    def put(self, x: int, y: int, line: Line) -> None:
        """Write a line over what is there."""
        for span in line:
            for sign in span.text:
                self.signs[y][x] = Span(sign, span.style)
                x += 1

    def lines(self) -> list[Line]:
        """Return what was drawn."""
        drawn: list[Line] = []
        for signs, row in zip(self.signs, self.strokes, strict=True):
            spans: Line = []
            for sign, strokes in zip(signs, row, strict=True):
                span = sign or Span(_corner(strokes), "land" if any(strokes) else "")
                if spans and spans[-1].style == span.style:
                    spans[-1] = Span(spans[-1].text + span.text, span.style)
                else:
                    spans.append(span)
            drawn.append(spans)
        return drawn


def _corner(strokes: list[int]) -> str:
    """Return the sign in which lines meet; those that no sign joins are drawn as single ones."""
    up, on, down, back = strokes
    light = (up and LIGHT, on and LIGHT, down and LIGHT, back and LIGHT)
    return CORNERS.get((up, on, down, back)) or CORNERS.get(light, " ")


def is_ring(view: MedurisView) -> bool:
    """Return whether the spaces are drawn round the mountain."""
    return len(view.spaces) <= LONGEST


def holders(view: MedurisView) -> dict[DistrictId, int]:
    """Return who holds the rune stone of which district."""
    return {district: seat for seat, shown in enumerate(view.seats) for district in shown.runes}


def _label(view: MedurisView, district: DistrictId, say: Say, width: int) -> Line:
    """Return a district's sign and name, if it fits, and who holds its rune stone."""
    sign = Span(RUNES[district], "strong")
    name = Span(f" {say(Message(f'district-{district}'))}")
    held = holders(view).get(district)
    holder = [] if held is None else [Span(" "), emblem(held)]
    line = [sign, name, *holder]
    return line if length(line) <= width else [sign, *holder]


def draw_ring(
    view: MedurisView, say: Say, choices: Collection[int], inside: Sequence[Line]
) -> list[Line]:
    """Return the ring with lines inside, as many and as wide as `room` says."""
    ring = Ring(len(view.spaces))
    canvas = Canvas(ring.wide + 1, ring.high + 1)
    for space, box in enumerate(ring.spaces):
        canvas.frame(box)
        wide = box.right - box.x - 1
        if box.bottom - box.y == 2:
            line = fit([*head(view, space, choices), Span(" "), *body(view, space)], wide)
            canvas.put(box.x + 1, box.y + 1, line)
        else:
            canvas.put(box.x + 1, box.y + 1, middle(head(view, space, choices), wide))
            canvas.put(box.x + 1, box.y + 2, middle(body(view, space), wide))
    canvas.frame(ring.inside)
    for space, shown in enumerate(view.spaces):
        border = ring.border(space)
        if view.spaces[(space + 1) % len(view.spaces)].district != shown.district:
            canvas.line(border, DOUBLE)
        if space in view.rivers:
            waves = [Span(RIVER * (border.right - border.x + 1), "water")]
            for y in range(border.y, border.bottom + 1):
                canvas.put(border.x, y, waves)
    _name_districts(view, say, ring, canvas)
    for row, line in enumerate(inside):
        canvas.put(ring.inside.x + 1, ring.inside.y + 1 + row, line)
    return canvas.lines()


def _name_districts(view: MedurisView, say: Say, ring: Ring, canvas: Canvas) -> None:
    """Write the districts on the outer frame, and over their spaces on the left and right."""
    for district, parts in _parts(view, ring).items():
        longest = max(parts, key=len)
        for part in parts:
            x, y = min(box.x for box in part), min(box.y for box in part)
            width = max(box.right for box in part) - x - 1
            if y == ring.high - 3:
                y = ring.high
            elif y and len(part) > 1 and canvas.signs[y][x] is not None:
                y += 2  # the river flows above
            label = _label(view, district, say, width)
            if part is not longest:
                label = label[:1]
            if length(label) + 2 <= width:
                label = [Span(" "), *label, Span(" ")]
            canvas.put(x + 1, y, label)


def _parts(view: MedurisView, ring: Ring) -> dict[DistrictId, list[list[Box]]]:
    """Return the spaces of each district, those on one edge of the ring together."""
    parts: dict[DistrictId, list[list[Box]]] = {}
    spaces = iter(view.spaces)
    for edge in ring.edges:
        before: DistrictId | None = None
        for box in edge:
            district = next(spaces).district
            if district != before:
                parts.setdefault(district, []).append([])
            parts[district][-1].append(box)
            before = district
    return parts


def room(view: MedurisView) -> tuple[int, int]:
    """Return how wide and how high it is inside the ring."""
    inside = Ring(len(view.spaces)).inside
    return inside.right - inside.x - 1, inside.bottom - inside.y - 1


# Rows


def draw_rows(view: MedurisView, say: Say, choices: Collection[int]) -> list[Line]:
    """Return the spaces in rows, each district beginning a new one."""
    lines: list[Line] = []
    for district, group in groupby(range(len(view.spaces)), lambda s: view.spaces[s].district):
        spaces = [*group]
        label = _label(view, district, say, NAME - 1)
        for start in range(0, len(spaces), IN_ROW):
            line = [*fit([] if start else label, NAME), Span("│", "land")]
            for space in spaces[start : start + IN_ROW]:
                line += [*head(view, space, choices), *body(view, space)]
                line.append(Span(RIVER, "water") if space in view.rivers else Span("│", "land"))
            lines.append(line)
    return lines

"""Beside the map: the areas as a list, the tables of values and reputation, the markers, seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.drawing import cut, left, length, right
from mbira.core.message import EMBLEMS, Line, Message, Say, Span, seat_name
from mbira.games.africa.data import ICON_IDS, VALUE_IDS, ValueId
from mbira.games.africa.draw.signs import (
    LETTERS,
    MARK,
    UNKNOWN,
    WHOLESALER,
    WIDTH,
    Marks,
    area_name,
    contents,
    flow,
    joined,
    short_names,
)
from mbira.games.africa.rules.board import board_for

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mbira.games.africa.views.view import AfricaView, MarkerView, SeatView

NAME = 11
"""The columns of a seat's name."""
POINTS, INFLUENCE, STRENGTH, SUPPLY = 6, 7, 6, 8
"""The columns of the numbers after it."""
LABEL = 12
"""The columns before a table."""
LISTED = 24
"""The most columns of an area's name in the list, unless it needs more to be told apart."""


# Areas


def area_list(view: AfricaView, say: Say, marks: Marks) -> list[Line]:
    """Return all areas with what lies there and their neighbours, for maps that are not drawn."""
    names = tuple(view.areas)
    short = short_names(names)
    wide = max(min(LISTED, max(map(len, names))), *map(len, short.values())) + 3
    inside = {name: joined(contents(view, name)) for name in names}
    middle = max(12, *map(length, inside.values())) + 2
    lines: list[Line] = [
        [
            Span(left(say(Message("draw-area")), wide), "quiet"),
            Span(left("", middle)),
            Span(say(Message("draw-neighbours")), "quiet"),
        ]
    ]
    for name, area in view.areas.items():
        shown = area_name(view, name, marks, wide - 1)
        front: Line = [*shown, Span(" " * (wide - length(shown))), *inside[name]]
        front.append(Span(" " * (wide + middle - length(front) - 1)))
        beside = [[Span(short[other])] for other in area.borders]
        lines += flow([front, *beside], wide + middle, " ")
    return lines


# Tables


def tables(view: AfricaView, say: Say, marks: Marks) -> list[Line]:
    """Return where the resources and the seats' reputations are in their tables."""
    content = board_for(view.rules, len(view.seats)).file
    values = [
        [Span(LETTERS[value], "glow" if value in marks.values else "resource")]
        for value in VALUE_IDS
    ]
    seats = [[Span(EMBLEMS[seat], f"seat-{seat}")] for seat in range(len(view.seats))]
    by_value = _in_rows(content.resource_rows, view.value_rows.values(), values)
    reputations = [seat.reputation for seat in view.seats]
    by_seat = _in_rows(content.reputation_rows, reputations, seats)
    if content.resource_rows == content.reputation_rows:
        wide = _widths(by_value, by_seat)
        found = [
            _numbers(say, content.resource_rows, wide),
            _table_row(say(Message("draw-resources")), by_value, wide),
            _table_row(say(Message("draw-reputation")), by_seat, wide),
        ]
    else:
        found = []
        for label, rows, there in (
            ("resources", content.resource_rows, by_value),
            ("reputation", content.reputation_rows, by_seat),
        ):
            wide = _widths(there)
            found += [
                _numbers(say, rows, wide),
                _table_row(say(Message(f"draw-{label}")), there, wide),
            ]
    return _beside(found, [_value_name(value, marks) for value in VALUE_IDS])


def _in_rows(
    rows: Sequence[int], places: Iterable[int | None], signs: Sequence[Line]
) -> list[Line]:
    found: list[Line] = [[] for _ in rows]
    for place, sign in zip(places, signs, strict=True):
        if place is not None:
            found[place] += sign
    return found


def _widths(*tables: Sequence[Line]) -> list[int]:
    """Return the widths of columns that are as wide as what stands in them."""
    room = (WIDTH - LABEL) // len(tables[0])
    least = 4 if room > 4 else 2
    return [max(least, *map(length, column)) + 1 for column in zip(*tables, strict=True)]


def _numbers(say: Say, rows: Sequence[int], widths: Sequence[int]) -> Line:
    numbers = "".join(left(f"{row}", wide) for row, wide in zip(rows, widths, strict=True))
    return [Span(left(say(Message("draw-value")), LABEL), "quiet"), Span(numbers, "strong")]


def _table_row(label: str, row: Sequence[Line], widths: Sequence[int]) -> Line:
    line = [Span(left(label, LABEL), "quiet")]
    for signs, wide in zip(row, widths, strict=True):
        shown = signs or [Span("·", "land")]
        line += [*shown, Span(" " * (wide - length(shown)))]
    return line


def _value_name(value: ValueId, marks: Marks) -> Line:
    if value in marks.values:
        return [Span(f"{LETTERS[value]}{MARK}{value}", "glow")]
    return [Span(LETTERS[value], "resource"), Span(f" {value}")]


def _beside(lines: list[Line], names: list[Line]) -> list[Line]:
    """Return the tables with the names of the resources on their right, or below."""
    wide = max(map(length, lines)) + 2
    first = max(length(name) for name in names[: len(lines)]) + 2
    if wide + first + max(map(length, names)) > WIDTH:
        return [*lines, *flow(names, 0, "  ")]
    for place, name in enumerate(names):
        line = lines[place % len(lines)]
        column = wide + first * (place // len(lines))
        line += [Span(" " * (column - length(line))), *name]
    return lines


# Markers


def marker_rows(view: AfricaView, say: Say) -> list[Line]:
    """Return the action markers that lie open, row by row, the one for auction first."""
    items: list[Line] = [[Span(left(say(Message("draw-rows")), LABEL - 2), "quiet")]]
    for place, row in enumerate(view.rows):
        first = not place and view.step == "auction"
        sign = Span("▸", "accent") if first else Span("│", "land")
        items.append([sign, Span(" "), *_markers(row, "strong" if first else "")])
    return flow(items, LABEL, "  ")


def _markers(markers: Sequence[MarkerView], style: str) -> Line:
    shown = ([Span(marker.icon, style), Span(f" {marker.points}")] for marker in markers)
    return joined(shown, " + ")


def points_of(markers: Sequence[MarkerView]) -> Line:
    """Return markers with their points."""
    return _markers(markers, "strong")


# Seats


def seat_rows(view: AfricaView, say: Say, marks: Marks) -> list[Line]:
    """Return a row for each seat, with what it has."""

    def word(name: str, width: int) -> str:
        return right(cut(say(Message(f"draw-{name}")), width - 1), width)

    title = "   " + left(say(Message("draw-seat")), NAME + 2) + word("vp", POINTS)
    title += word("influence", INFLUENCE) + word("strength", STRENGTH) + word("supply", SUPPLY)
    lines: list[Line] = [[Span(f"{title}  {say(Message('draw-markers'))}", "quiet")]]
    for seat, shown in enumerate(view.seats):
        front = _front(view, say, seat, shown)
        own = marks.markers if seat == view.actor else frozenset[str]()
        lines += flow([front, *_held(shown, say, own)], length(front) + 1, " ")
    return lines


def _front(view: AfricaView, say: Say, seat: int, shown: SeatView) -> Line:
    supply = f"{shown.supply}" + ("" if shown.wholesaler else f"+{WHOLESALER}")
    return [
        Span(_turn(view, seat), "accent"),
        Span(f"{EMBLEMS[seat]} {seat} {left(say(seat_name(seat)), NAME)}", f"seat-{seat}"),
        Span(right(f"{shown.vp}/{view.rules.goal}", POINTS), "strong"),
        Span(right("?" if shown.influence is None else f"{shown.influence}", INFLUENCE)),
        Span(right(f"{shown.strength}", STRENGTH)),
        Span(right(supply, SUPPLY)),
        Span(" "),
    ]


def _turn(view: AfricaView, seat: int) -> str:
    """Return the sign of the seat whose turn it is, or of another one that is asked."""
    turn = view.actor if view.active is None else view.active
    if view.step == "finished":
        return " "
    return "▸" if seat == turn else "?" if seat == view.actor else " "


def _held(shown: SeatView, say: Say, marked: frozenset[str]) -> list[Line]:
    """Return the markers that a seat holds; of what is hidden, only how many."""
    items: list[Line] = []
    if shown.markers is None:
        items.append([Span(f"{shown.marker_count} {UNKNOWN}", "quiet")])
    else:
        icons = [marker.icon for marker in shown.markers]
        for icon in ICON_IDS:
            if icon in icons:
                count = icons.count(icon)
                text = f"{count} {icon}" if count > 1 else icon
                items.append(_marker(text, glow=icon in marked))
    for kind in shown.specials:
        special = f"{say(Message('draw-special'))}:{kind}"
        items.append(_marker(special, glow=kind in marked))
    if shown.secret == "hidden":
        items.append([Span(f"{say(Message('draw-special'))}:{UNKNOWN}", "quiet")])
    elif shown.secret is not None:
        special = f"({say(Message('draw-special'))}:{shown.secret})"
        items.append(_marker(special, glow=not marked.isdisjoint({shown.secret, "special"})))
    return [
        [*item, Span(",")] if place < len(items) - 1 else item for place, item in enumerate(items)
    ]


def _marker(text: str, *, glow: bool) -> Line:
    return [Span(f"{text}{MARK}", "glow")] if glow else [Span(text)]


def padded(block: Sequence[Line]) -> list[Line]:
    """Return lines that are all as wide as the widest."""
    wide = max(map(length, block))
    return [[*line, Span(" " * (wide - length(line)))] for line in block]

"""The position as text for a terminal: the map, the tables, the markers, the seats.

Everything is told apart by its characters; colours only help. Areas, resources and markers are
named by the ids of the notation, as they are typed; the beginning of a name is enough.
"""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from mbira.core.drawing import columns, right
from mbira.core.message import Line, Message, Say, Span
from mbira.games.africa.draw import signs
from mbira.games.africa.draw.map import layout_of, make_sheet
from mbira.games.africa.draw.now import now
from mbira.games.africa.draw.table import area_list, marker_rows, padded, seat_rows, tables
from mbira.games.africa.rules.board import board_for

if TYPE_CHECKING:
    from collections.abc import Collection

    from mbira.games.africa.draw.layout import Layout
    from mbira.games.africa.views.view import AfricaView

WALL = "║"
NOTE = 20
"""The columns of the note on the map's sea."""


def draw(view: AfricaView, say: Say, marked: Collection[str] = ()) -> list[Line]:
    """Return the position; areas, markers and resources that actions in `marked` name stand out."""
    marks = signs.marks_of(marked)
    layout = layout_of(view)
    if layout is None:
        lines = [*area_list(view, say, marks), []]
        lines += signs.flow(_supplies(view, say, aligned=False), 0, "   ")
        lines += signs.flow(_legend(view, say, marks, None), 0, "   ")
        lines += _note(view, say, signs.WIDTH)
    else:
        lines = _map(view, say, marks, layout)
    lines += tables(view, say, marks)
    if view.rows:
        lines += marker_rows(view, say)
    lines += seat_rows(view, say, marks)
    lines += now(view, say)
    return [signs.cropped(line, signs.WIDTH) for line in lines]


def _map(view: AfricaView, say: Say, marks: signs.Marks, layout: Layout) -> list[Line]:
    """Return the map with the notes that go into its sea, and below it what does not."""
    sheet, crowded = make_sheet(view, marks, layout)
    below: list[Line] = []
    if not sheet.place(padded(_supplies(view, say, aligned=True)), high=True, east=True):
        below += signs.flow(_supplies(view, say, aligned=False), 0, "   ")
    legend = _legend(view, say, marks, layout)
    if not sheet.place(padded(legend), high=False, east=False):
        below += signs.flow(legend, 0, "   ")
    note = _note(view, say, NOTE)
    if note and not sheet.place(padded(note), high=False, east=True):
        below += _note(view, say, signs.WIDTH)
    names = [*view.areas]
    if layout.apart:
        label = [Span(say(Message("draw-apart")), "quiet")]
        pairs = [[Span(f"{names[one]} - {names[two]}")] for one, two in layout.apart]
        below += signs.flow([label, *pairs], 2, "   ")
    if crowded:
        label = [Span(say(Message("draw-crowded")), "quiet")]
        items = [
            [Span(f"{name} ", "strong"), *signs.joined(signs.contents(view, name))]
            for name in crowded
        ]
        below += signs.flow([label, *items], 2, "   ")
    return [*sheet.lines(), *below]


def _note(view: AfricaView, say: Say, width: int) -> list[Line]:
    """Return the note that the map is a reconstruction, if it is."""
    if not view.reconstructed:
        return []
    return [[Span(row, "quiet")] for row in wrap(say(Message("draw-reconstructed")), width)]


def _supplies(view: AfricaView, say: Say, *, aligned: bool) -> list[Line]:
    """Return how far the match is, and what is left next to the board."""

    def word(name: str) -> str:
        return say(Message(f"draw-{name}"))

    title = say(Message("draw-round", {"round": view.round})) if view.round else word("set-up")
    counts = [
        ("stack-again" if view.refilled else "stack", view.stack),
        ("pool", view.pool),
        ("neutrals-left", view.neutral_supply),
        ("stations-left", view.stations_left),
    ]
    wide = max(columns(word(name)) for name, _ in counts) if aligned else 0
    lines: list[Line] = [[Span(title, "strong")]]
    if view.step == "finished":
        lines.append([Span(word("finished"), "strong")])
    for name, count in counts:
        label = word(name)
        number = right(f"{count}", wide + 4 - columns(label)) if aligned else f" {count}"
        lines.append([Span(label, "quiet"), Span(number)])
    return lines


def _legend(view: AfricaView, say: Say, marks: signs.Marks, layout: Layout | None) -> list[Line]:
    """Return what the signs on the map mean."""

    def entry(sign: str, style: str, name: str) -> Line:
        return [Span(sign, style), Span(f" {say(Message(f'draw-{name}'))}", "quiet")]

    bonus = board_for(view.rules, len(view.seats)).numbers.heart_vp
    heart = say(Message("draw-heart", {"vp": bonus}))
    lines: list[Line] = [entry("│", "land", "border")] if layout is not None else []
    lines += [
        entry(signs.COAST, "water", "coast"),
        [Span(signs.HEART, "accent"), Span(f" {heart}", "quiet")],
        entry(signs.STATION, "strong", "station"),
        entry(f"{signs.NEUTRAL}2", "", "neutrals"),
        entry(f"●5{signs.WHOLESALER}", "", "wholesaler"),
        entry("●3/5", "", "fresh"),
    ]
    if layout is not None and layout.walls:
        lines.append(entry(WALL, "land", "wall"))
    if any(marks):
        lines.append(entry(signs.MARK, "glow", "choose"))
    return lines

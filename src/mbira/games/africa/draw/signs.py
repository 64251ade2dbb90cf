"""The signs of the drawing, each one column wide, and what lies in an area."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from mbira.core.drawing import columns, cut, length
from mbira.core.message import EMBLEMS, Line, Span
from mbira.games.africa.data import VALUE_IDS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from mbira.games.africa.data import ValueId
    from mbira.games.africa.views.view import AfricaView

WIDTH = 80
LETTERS: dict[ValueId, str] = {name: name[0].upper() for name in VALUE_IDS}
"""What stands for a resource, and for Africa: the first letters all differ."""
UNKNOWN = "?"
NEUTRAL, STATION, HEART, COAST, MARK = "○", "⌂", "☼", "~", "*"
TIMES = "×"  # noqa: RUF001
WHOLESALER, SPENT_WHOLESALER = "W", "w"
SHORTEST = 3
"""The fewest letters of a short name."""
AREA_ACTIONS = frozenset(
    ["start", "at", "move", "lead", "trader", "drift", "caravan", "fight", "oust", "retreat"]
)
MARKER_ACTIONS = frozenset(["use", "stake"])


# Texts of a width


def cropped(line: Line, width: int) -> Line:
    """Return a line without what does not fit in a width."""
    if length(line) <= width:
        return line
    spans: Line = []
    for span in line:
        shown = cut(span.text, width)
        width -= columns(shown)
        if shown:
            spans.append(Span(shown, span.style))
    return spans


def flow(items: Iterable[Line], indent: int, gap: str) -> list[Line]:
    """Return items in as few lines as the width takes, all but the first line indented."""
    lines: list[Line] = []
    line: Line = []
    for item in items:
        if not line:
            line = [*item]
        elif length(line) + len(gap) + length(item) > WIDTH:
            lines.append(line)
            line = [Span(" " * indent), *item]
        else:
            line = [*line, Span(gap), *item]
    return [*lines, line] if line else lines


def emblem(seat: int) -> Span:
    """Return the sign of a seat."""
    return Span(EMBLEMS[seat], f"seat-{seat}")


# Names


@lru_cache(maxsize=16)
def short_names(names: tuple[str, ...]) -> dict[str, str]:
    """Return beginnings of names that tell them apart, as they can be typed."""
    found: dict[str, str] = {}
    for name in names:
        size = SHORTEST
        while size < len(name) and sum(other.startswith(name[:size]) for other in names) > 1:
            size += 1
        found[name] = name[:size]
    return found


class Marks(NamedTuple):
    """What actions name."""

    areas: frozenset[str]
    markers: frozenset[str]
    values: frozenset[str]


def marks_of(marked: Collection[str]) -> Marks:
    """Return the areas, markers and resources that actions in notation name."""
    areas: set[str] = set()
    markers: set[str] = set()
    values: set[str] = set()
    for kind, *words in (action.split() for action in marked):
        if kind in AREA_ACTIONS:
            areas.update(words)
        elif kind in MARKER_ACTIONS:
            markers.update(words[:1])
        elif kind == "change":
            values.update(words[:1])
    return Marks(frozenset(areas), frozenset(markers), frozenset(values))


# Areas


def area_name(view: AfricaView, name: str, marks: Marks, width: int) -> Line:
    """Return an area's name, cut to a width, with the signs of a coast and of a choice."""
    signs: Line = [Span(COAST, "water")] if view.areas[name].coast else []
    if name in marks.areas:
        shown = Span(cut(name, width - 1 - len(signs)), "glow")
        return [shown, *signs, Span(MARK, "glow")]
    return [Span(cut(name, width - len(signs)), "strong"), *signs]


def worth(view: AfricaView, name: str) -> Line:
    """Return an area's resource and value, whether it is the Heart, and its station."""
    area = view.areas[name]
    if area.resource is not None:
        line = [Span(f"{LETTERS[area.resource]}{area.value}", "resource")]
    elif area.symbol:
        line = [Span(UNKNOWN, "quiet")]
    else:
        line = [Span(f"{LETTERS['africa']}{area.value}", "quiet")]
    if area.heart:
        line.append(Span(HEART, "accent"))
    if area.station:
        line.append(Span(STATION, "strong"))
    return line


def neutrals(view: AfricaView, name: str) -> Line:
    """Return an area's neutral traders; in a migration, how many can still move."""
    area = view.areas[name]
    if not area.neutrals:
        return []
    some = f"{area.neutrals - area.drifted}/" if area.drifted else ""
    return [Span(f"{NEUTRAL}{some}{area.neutrals}")]


def pieces(view: AfricaView, name: str, seat: int) -> Line:
    """Return a seat's pieces in an area, and how many of its traders are fresh if not all are."""
    area = view.areas[name]
    traders, wholesaler = area.traders[seat], seat in area.wholesalers
    if not traders and not wholesaler:
        return []
    spent, led = _spent(view, name, seat)
    text = EMBLEMS[seat]
    if traders:
        text += f"{traders - spent}/{traders}" if spent else f"{traders}"
    if wholesaler:
        text += SPENT_WHOLESALER if led else WHOLESALER
    return [Span(text, f"seat-{seat} piece")]


def _spent(view: AfricaView, name: str, seat: int) -> tuple[int, bool]:
    """Return how many of a seat's traders in an area are not fresh, and whether its wholesaler."""
    if seat == view.active:
        return view.areas[name].spent, view.spent_wholesaler
    weary = [each for each in view.weary if (each.seat, each.area) == (seat, name)]
    return (weary[0].traders, weary[0].wholesaler) if weary else (0, False)


def contents(view: AfricaView, name: str) -> list[Line]:
    """Return what lies in an area, one thing after another."""
    seats = (pieces(view, name, seat) for seat in range(len(view.seats)))
    return [line for line in (worth(view, name), neutrals(view, name), *seats) if line]


def joined(items: Iterable[Line], gap: str = " ") -> Line:
    """Return lines joined end to end."""
    return [span for item in items for span in (Span(gap), *item)][1:]

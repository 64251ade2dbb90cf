"""The position as text for a terminal: the map, what is left next to it, the seats below.

Everything is told apart by its characters; colours only help. Cards are named by the ids of the
notation, as they are typed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.message import EMBLEMS, Args, Line, Message, Say, Span, seat_name
from mbira.games.zimbabwe import data
from mbira.games.zimbabwe.rules.board import LAND, OFF, START, WATER, column_name

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from mbira.games.zimbabwe.views.view import CraftsmanView, SeatView, ZimbabweView

WIDTH = 80
LABEL = 3
"""The columns of the row numbers."""
PANEL = 21
"""The columns next to the map."""
BAR = 8
NAME = 11
"""The columns of a seat's name."""
USED = " ×#"  # noqa: RUF001
"""Behind a resource: unused, used, used twice."""


def draw(view: ZimbabweView, say: Say, marked: Collection[str] = ()) -> list[Line]:
    """Return the position; what actions in `marked` name stands out: cells, gods, craftsmen..."""
    names = frozenset(word for action in marked for word in action.split()[1:])
    chart = _chart(view, names)
    panel = _panel(view, say, names)
    wide = max(map(_length, chart)) + 2
    lines: list[Line] = []
    if wide + PANEL <= WIDTH:
        for place in range(max(len(chart), len(panel))):
            left = chart[place] if place < len(chart) else []
            right = panel[place] if place < len(panel) else []
            lines.append([*left, Span(" " * (wide - _length(left))), *right] if right else left)
    else:
        lines += chart + _flow([line for line in panel if line], 0, "   ")
    lines.append([])
    lines += _seats(view, say)
    lines += _order(view, say)
    for what, cards in _offers(view).items():
        lines += _offer(say(Message(f"draw-{what}")), cards, names)
    return lines


def _length(line: Line) -> int:
    return sum(len(span.text) for span in line)


def _flow(items: Sequence[Line], indent: int, gap: str) -> list[Line]:
    """Return items in as few lines as the width takes, all but the first line indented."""
    lines: list[Line] = []
    line: Line = []
    for item in items:
        if line and _length(line) + len(gap) + _length(item) > WIDTH:
            lines.append(line)
            line = [Span(" " * indent), *item]
        else:
            line = [*line, Span(gap), *item] if line else [*item]
    return [*lines, line]


# The map


class _Chart:
    """The map's cells as characters, in a width that fits the line."""

    def __init__(self, view: ZimbabweView, marked: frozenset[str]) -> None:
        self.rows = view.rows
        columns = len(view.rows[0])
        self.names = [column_name(column) for column in range(columns)]
        self.wide = max(1, min(3, (WIDTH - LABEL) // columns))
        self.marked = marked
        self.used = view.used
        self.monuments = {monument.cell: monument for monument in view.monuments}
        self.craftsmen: dict[str, CraftsmanView] = {}
        for craftsman in view.craftsmen:
            self.craftsmen |= dict.fromkeys(craftsman.cells, craftsman)

    def header(self) -> list[Line]:
        """Return the names of the columns; long ones stand upright if cells are narrow."""
        if self.wide > 1 or len(self.names) <= 26:
            row = "".join(f"{name:<{self.wide}}" for name in self.names)
            return [[Span(" " * LABEL + row.rstrip(), "quiet")]]
        firsts = "".join(name[:-1] or " " for name in self.names)
        lasts = "".join(name[-1] for name in self.names)
        return [[Span(" " * LABEL + row, "quiet")] for row in (firsts, lasts)]

    def line(self, row: int) -> Line:
        """Return a row of cells."""
        spans = [Span(f"{row + 1:>{LABEL - 1}} ", "quiet")]
        for column in range(len(self.names)):
            spans += self.cell(column, row)
        return spans

    def cell(self, column: int, row: int) -> Line:
        """Return a cell: what lies there, and what joins it to the cell on its right."""
        name = f"{self.names[column]}{row + 1}"
        beside = f"{self.names[column + 1]}{row + 1}" if column + 1 < len(self.names) else ""
        letter, marked = self.rows[row][column], name in self.marked
        gap, joined = " ", ""
        if name in self.monuments:
            monument = self.monuments[name]
            text, style = f"{EMBLEMS[monument.owner]}{monument.level}", f"seat-{monument.owner}"
            style += " piece"
        elif name in self.craftsmen:
            craftsman = self.craftsmen[name]
            style = f"seat-{craftsman.owner} piece"
            if beside in craftsman.cells:
                gap, joined = "-", style
            owner = EMBLEMS[craftsman.owner] if name == craftsman.cell else gap
            text = letter_of(craftsman.craftsman) + owner
        elif letter == WATER:
            text, style = "~~", "water"
            if beside and self.rows[row][column + 1] == WATER:
                gap, joined = "~", style
        elif letter == LAND:
            text, style = ("+ ", "accent") if marked else ("· ", "land")
        elif letter == OFF:
            text, style = "  ", ""
        else:
            resource = letter in data.RESOURCE_LETTERS
            times = min(self.used.get(name, 0), 2)
            text, style = letter.lower() + USED[times], "resource" if resource else "start"
            style = "used" if times else style
        if marked and style != "accent":
            style = f"{style} glow"
            if text[1] == " ":
                text = f"{text[0]}*"
            else:
                gap, joined = "*", style
        spans = [Span(text[: self.wide], style)]
        return [*spans, Span(gap, joined)] if self.wide == 3 else spans


def _chart(view: ZimbabweView, marked: frozenset[str]) -> list[Line]:
    chart = _Chart(view, marked)
    return [*chart.header(), *(chart.line(row) for row in range(len(view.rows)))]


def letter_of(craftsman: str) -> str:
    """Return the letter that stands for a kind of craftsman: its first, all are different."""
    return craftsman[0].upper()


# Beside the map


def _panel(view: ZimbabweView, say: Say, marked: frozenset[str]) -> list[Line]:
    """Return the legend, and what is left of tiles and technology cards."""

    def word(name: str) -> str:
        return say(Message(f"draw-{name}"))

    title = say(Message("draw-round", {"round": view.round})) if view.round else word("set-up")
    costs: Args = {
        "cost": data.COST[0],
        "d": data.COST[3],
        "svt": data.COST[4],
    }
    supply = view.supply
    tiles = "".join(
        f"{letter}{supply.resources[name]} "
        for letter, name in zip(data.RESOURCE_LETTERS, data.RESOURCE_IDS, strict=True)
    )
    return [
        [Span(f"{title}, {word('finished')}" if view.end_reason else title, "strong")],
        [],
        [
            Span("·", "land"),
            Span(f" {word('land'):<7}"),
            Span("~", "water"),
            Span(f" {word('water')}"),
        ],
        [Span(START.lower(), "start"), Span(f" {word('start')}")],
        [Span("w c i d", "resource"), Span(f" {word('resources')}")],
        [
            Span(f"w{USED[1]}", "used"),
            Span(f" {word('used'):<6}"),
            Span(f"w{USED[2]}", "used"),
            Span(f" {word('twice')}"),
        ],
        [Span(f"●2 {word('monument')}")],
        [Span(f"P● {word('craftsman')}")],
        [Span("+", "accent"), Span(" "), Span("*", "glow"), Span(f" {word('choose')}")]
        if any(name[0].isupper() for name in marked)
        else [],
        [],
        [Span(word("tiles-left"), "quiet")],
        *(_kind(view, kind, marked) for kind in range(len(data.CRAFTSMAN_IDS))),
        [Span(say(Message("draw-cost", costs)), "quiet")],
        [Span(f"{tiles}~{supply.water} {word('left')}", "quiet")],
    ]


def _kind(view: ZimbabweView, kind: int, marked: frozenset[str]) -> Line:
    """Return how many of a craftsman's tiles are left, and what his next card adds to the VR."""
    craftsman = data.CRAFTSMAN_IDS[kind]
    cards, tiles = view.supply.technologies[craftsman], view.supply.craftsmen[craftsman]
    vr = f"+{data.TECHNOLOGY_VR[kind][data.CARDS_PER_TECHNOLOGY - cards]}" if cards else "-"
    name = f"{letter_of(craftsman)} {craftsman}"
    style = "" if tiles else "quiet"
    return [
        Span(name, "glow" if craftsman in marked else style),
        Span(f"{tiles} {vr:>2}".rjust(PANEL - len(name)), style),
    ]


# Below the map


def _seats(view: ZimbabweView, say: Say) -> list[Line]:
    seat_word, points, to_go, cattle, cards = (
        say(Message(f"draw-{name}")) for name in ("seat", "points", "to-go", "cattle", "cards")
    )
    lines: list[Line] = [
        [Span(f"   {seat_word:<14}{points:<6}{to_go:>12}  {cattle:<7} {cards}", "quiet")]
    ]
    for seat, shown in enumerate(view.seats):
        name = say(seat_name(seat))[:NAME]
        lines += _seat(seat, name, shown, acting=view.actor == seat)
    return lines


def _seat(seat: int, name: str, shown: SeatView, *, acting: bool) -> list[Line]:
    style = f"seat-{seat}"
    to_go = shown.vr - shown.vp
    filled = min(BAR, BAR * shown.vp // shown.vr)
    cards: list[tuple[str, int, str]] = []
    if shown.god is not None:
        cards.append((shown.god, shown.god_cattle, "strong"))
    cards += [(card.specialist, card.cattle, "") for card in shown.specialists]
    cards += [
        (f"{letter_of(card.craftsman)}{card.price}", card.cattle, style)
        for card in shown.technologies
    ]
    kept = sum(cattle for _, cattle, _ in cards)
    front: Line = [
        Span("▸" if acting else " ", "accent"),
        Span(f"{EMBLEMS[seat]} {seat} {name:<{NAME}}", style),
        Span(f"{f'{shown.vp}/{shown.vr}':>5} "),
        Span("━" * filled, style),
        Span("─" * (BAR - filled), "quiet"),
        Span(f"{to_go:>4}", "good" if to_go <= 0 else "strong"),
        Span(f"  {f'{shown.cattle}+{kept}' if kept else shown.cattle:<7}"),
    ]
    items: list[Line] = [
        [Span(card, look), *([Span(f"+{cattle}", "good")] if cattle else [])]
        for card, cattle, look in cards
    ]
    return _flow([front, *items], _length(front) + 1, " ")


def _order(view: ZimbabweView, say: Say) -> list[Line]:
    """Return the plaques while gifts are given, and the order of play."""

    def word(name: str) -> str:
        return say(Message(f"draw-{name}"))

    bidding = view.bidding
    if not bidding.plaques:
        return [[Span(f"{word('order')} ", "quiet"), *_row(view.order)]] if view.order else []
    items: list[Line] = [[Span(word("plaques"), "quiet")]]
    for place, plaque in enumerate(bidding.plaques):
        owner = Span(word("god"), "strong") if plaque.owner is None else _emblem(plaque.owner)
        arrow = [Span("▸", "accent")] if place == bidding.next_plaque else []
        items.append([*arrow, owner, Span(f" {plaque.cattle}")])
    if bidding.gift:
        items.append([Span(f"{word('last-gift')} ", "quiet"), Span(f"{bidding.gift}", "strong")])
    items.append([Span(f"{word('still-giving')} ", "quiet"), *_row(bidding.bidders)])
    if view.order:
        items.append([Span(f"{word('last-to-play')} ", "quiet"), *_row(view.order)])
    return _flow(items, 0, "   ")


def _row(seats: Sequence[int]) -> Line:
    return [span for seat in seats for span in (Span(" "), _emblem(seat))][1:]


def _emblem(seat: int) -> Span:
    return Span(EMBLEMS[seat], f"seat-{seat}")


def _offers(view: ZimbabweView) -> dict[str, list[tuple[str, int, int]]]:
    """Return the cards that may still be chosen, what each adds to the VR, and cattle on it."""
    supply = view.supply
    return {
        "gods": [
            (god, data.GOD_VR[data.GOD_IDS.index(god)], supply.qamata if god == "qamata" else 0)
            for god in supply.gods
        ],
        "specialists": [
            (one, data.SPECIALIST_VR[data.SPECIALIST_IDS.index(one)], 0)
            for one in supply.specialists
        ],
    }


def _offer(what: str, cards: Sequence[tuple[str, int, int]], marked: frozenset[str]) -> list[Line]:
    if not cards:
        return []
    items = [
        [
            Span(f"{name} {vr:+}", "glow" if name in marked else ""),
            *([Span(f" (+{cattle})", "good")] if cattle else []),
        ]
        for name, vr, cattle in cards
    ]
    return _flow([[Span(f"{what:<11}", "quiet")], *items], 13, "  ")

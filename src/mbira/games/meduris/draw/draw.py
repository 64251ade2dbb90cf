"""The position as text for a terminal: the ring round the mountain, the seats below.

Everything is told apart by its characters; colours only help. Materials and plains are named by
the ids of the notation, as they are typed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.drawing import cut, left, right
from mbira.core.message import EMBLEMS, Line, Message, Say, Span, seat_name
from mbira.games.meduris.data import MATERIAL_IDS
from mbira.games.meduris.draw.mountain import mountain
from mbira.games.meduris.draw.ring import draw_ring, draw_rows, is_ring, room
from mbira.games.meduris.draw.signs import (
    LETTERS,
    RUNES,
    WIDTH,
    choices,
    plains,
)

if TYPE_CHECKING:
    from collections.abc import Collection

    from mbira.games.meduris.views.view import MedurisView

NAME = 11
"""The columns of a seat's name."""
POINTS, HUTS, TEMPLES, AWAY, MATERIAL, TOTAL = 4, 8, 8, 8, 3, 4
"""The columns of the numbers after it."""
BELOW = 60
"""The columns of the mountain where it is not inside the ring."""
STONES = 2 * len(RUNES)


def draw(view: MedurisView, say: Say, marked: Collection[str] = ()) -> list[Line]:
    """Return the position; what actions in `marked` name stands out: spaces and plains."""
    spaces, named = choices(view, marked), plains(marked)
    stars = bool(spaces or named)
    if is_ring(view):
        inside = mountain(view, say, named, *room(view), stars=stars)
        lines = draw_ring(view, say, spaces, inside)
    else:
        below = mountain(view, say, named, BELOW, 0, stars=stars)
        lines = [*draw_rows(view, say, spaces), [], *below, []]
    lines += [_titles(say), *(_seat(view, say, seat) for seat in range(len(view.seats)))]
    if view.reconstructed:
        note = Message("label-reconstructed", {"count": len(view.reconstructed)})
        lines.append([Span(cut(say(note), WIDTH), "quiet")])
    return lines


def _titles(say: Say) -> Line:
    def word(name: str, width: int) -> str:
        return right(cut(say(Message(f"label-{name}")), width - 1), width)

    row = "   " + left(say(Message("label-seat")), NAME + 2) + word("points", POINTS)
    row += word("huts", HUTS) + word("temples", TEMPLES) + word("away", AWAY) + "  "
    row += left(say(Message("label-runes")), STONES)
    row += "".join(right(letter, MATERIAL) for letter in LETTERS.values()) + word("total", TOTAL)
    return [Span(row, "quiet")]


def _seat(view: MedurisView, say: Say, seat: int) -> Line:
    shown = view.seats[seat]
    signs = " ".join(sign for district, sign in RUNES.items() if district in shown.runes)
    stock = ["·"] * 4 if shown.stock is None else [f"{shown.stock[kind]}" for kind in MATERIAL_IDS]
    return [
        Span(_turn(view, seat), "accent"),
        Span(f"{EMBLEMS[seat]} {seat} {left(say(seat_name(seat)), NAME)}", f"seat-{seat}"),
        Span(right(f"{shown.vp}", POINTS), "strong"),
        Span(right(f"{shown.huts_left}", HUTS)),
        Span(right(f"{shown.temples_left}", TEMPLES)),
        Span(right(_away(view, seat), AWAY), "quiet"),
        Span(f"  {left(signs, STONES)}"),
        Span("".join(right(count, MATERIAL) for count in stock)),
        Span(right("?" if shown.total is None else f"{shown.total}", TOTAL), "quiet"),
    ]


def _turn(view: MedurisView, seat: int) -> str:
    """Return the sign of the seat whose turn it is, or of another one that is asked."""
    turn = view.actor if view.lap or view.active < 0 else view.active
    if view.step == "finished":
        return " "
    return "▸" if seat == turn else "?" if seat == view.actor else " "


def _away(view: MedurisView, seat: int) -> str:
    """Return how many spaces the druid is from the seat's next hut."""
    size = len(view.spaces)
    huts = (
        on
        for on in range(1, size + 1)
        if (shown := view.spaces[(view.druid + on) % size]).owner == seat
        and shown.building == "hut"
    )
    return "-" if view.druid < 0 or view.step == "finished" else f"{next(huts, '-')}"

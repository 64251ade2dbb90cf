"""Tools for the tests of the drawing: boards, positions, and what is drawn of them."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

import mbira as library
from mbira.core.message import EMBLEMS
from mbira.games.africa.draw.draw import draw
from mbira.games.africa.draw.map import layout_of
from mbira.games.africa.rules.board_file import reconstructed_board
from mbira.games.africa.spec import SPEC
from mbira.lang import language
from tests.games.drawing import marks_of, text

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from mbira.core.message import Message, Say
    from mbira.games.africa.views.view import AfricaView

PEOPLE = {0: "Anna", 1: "Bartholomew the Elder", 2: "Chiara", 3: "王小明王小明王小明", 4: "Zoë"}
LETTER = {"bananas": "B", "diamonds": "D", "gold": "G", "ivory": "I", "africa": "A"}


@cache
def sayer(code: str) -> Say:
    words = language(code, SPEC)

    def say(message: Message) -> str:
        seat = re.fullmatch("seat-([0-4])", message.id)
        return PEOPLE[int(seat[1])] if seat else words.say(message)

    return say


SAY = sayer("en")


def rows_of(view: AfricaView, marked: Collection[str] = ()) -> list[str]:
    return [text(line) for line in draw(view, SAY, marked)]


def shown(view: AfricaView, marked: Collection[str] = ()) -> str:
    return "\n".join(rows_of(view, marked))


def view_of(match: library.Match, seat: int | None = None) -> AfricaView:
    return cast("AfricaView", match.view(seat))


def board(areas: dict[str, tuple[str, tuple[int, int], str]], **fields: object) -> str:
    """Return a board file with other areas: what each is, where, and its neighbours."""
    content = json.loads(reconstructed_board())
    content["areas"] = {
        name: {"is": kinds, "at": at, "borders": borders}
        for name, (kinds, at, borders) in areas.items()
    }
    content["components"]["areas"] = len(areas)
    return json.dumps({**content, **fields})


def grid(wide: int, high: int, *, flat: bool = False) -> str:
    """Return a board of areas in rows, the outer ones coasts; `flat` has them all in one spot."""
    rng = random.Random(wide * high)
    areas = {}
    for y in range(high):
        for x in range(wide):
            beside = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
            there = [(i, j) for i, j in beside if 0 <= i < wide and 0 <= j < high]
            kinds = "coast" if len(there) < 4 else "symbol" if (x + y) % 4 == 0 else ""
            if (x, y) == (wide // 2, high // 2):
                kinds = "heart"
            at = (
                50 + x * 900 // wide + rng.randrange(30),
                50 + y * 900 // high + rng.randrange(30),
            )
            borders = " ".join(f"place-{i}-{j}" for i, j in there)
            areas[f"place-{x}-{y}"] = (kinds, (500, 500) if flat else at, borders)
    return board(areas)


SMALL = board(
    {
        "west": ("coast", (100, 500), "middle"),
        "middle": ("heart", (500, 500), "west east-of-the-river"),
        "east-of-the-river": ("coast", (900, 500), "middle"),
    },
    resource_rows=[0, 1, 2, 3, 4, 6],
)
BOARDS: dict[str, dict[str, object]] = {
    "reconstructed": {},
    "small": {"board": SMALL},
    "flat": {"board": grid(5, 4, flat=True)},
    "tall": {"board": grid(6, 10)},
    "wide": {"board": grid(10, 6)},
}


@cache
def played(seats: int, seed: int, every: int = 45, where: str = "reconstructed") -> Played:
    """Return positions of a random match: as the seat to act sees them, and what it may do."""
    match = library.new("africa", seats=seats, seed=seed, **BOARDS[where])
    rng = random.Random(seed)
    found: list[tuple[AfricaView, frozenset[str]]] = []
    steps: set[str] = set()
    for number in range(700 if where == "reconstructed" else 90):
        view = view_of(match, match.actor if match.actor >= 0 else None)
        if number % every == 0 or view.step not in steps or match.over:
            steps.add(view.step)
            found.append((view, marks_of(match)))
        if match.over:
            break
        match.play(match.legal().choose(rng))
    return found


Played = list[tuple["AfricaView", frozenset[str]]]


@cache
def start(where: str = "reconstructed") -> AfricaView:
    """Return the view of a spectator after the set-up."""
    match = library.new("africa", seats=2, seed=1, **BOARDS[where])
    while not view_of(match).round:
        match.play(match.legal().nth(0))
    return view_of(match)


def with_area(view: AfricaView, name: str, **changes: object) -> AfricaView:
    return replace(view, areas={**view.areas, name: replace(view.areas[name], **changes)})


def cell(view: AfricaView, name: str, drawn: Sequence[str] = ()) -> list[str]:
    """Return the lines of an area's text on the map, up to the border on their right."""
    layout = layout_of(view)
    assert layout is not None
    x, y = layout.boxes[[*view.areas].index(name)]
    rows = (drawn or rows_of(view))[y + 1 : y + 4]
    return [re.split("[│┌┐└┘├┤┬┴┼─║═╥╨╫╞╡╤╧╪]", row[x + 1 :])[0].strip() for row in rows]


def with_seat(view: AfricaView, seat: int, **changes: object) -> AfricaView:
    seats = [*view.seats]
    seats[seat] = replace(seats[seat], **changes)
    return replace(view, seats=tuple(seats))


def row_of(view: AfricaView, label: str) -> str:
    """Return the line that begins with a word, and those that go on with it."""
    rows = rows_of(view)
    first = next(number for number, row in enumerate(rows) if row.startswith(label))
    found = [rows[first]]
    for row in rows[first + 1 :]:
        if not row.startswith(" " * 12):
            break
        found.append(row.strip())
    return " ".join(" ".join(found).split())


def seat_row(view: AfricaView, seat: int) -> str:
    """Return what is told of a seat."""
    rows = rows_of(view)
    first = next(n for n, row in enumerate(rows) if row[1:4] == f"{EMBLEMS[seat]} {seat}")
    found = [rows[first]]
    for row in rows[first + 1 :]:
        if not row.startswith(" " * 40):
            break
        found.append(row.strip())
    return " ".join(found)

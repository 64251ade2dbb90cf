"""Drawings to look at: positions of random matches, and where a drawing shows a space."""

from __future__ import annotations

import json
import re
from functools import cache, lru_cache, partial
from typing import TYPE_CHECKING, cast

from mbira.core.registry import find_game
from mbira.games.meduris.data import DISTRICT_IDS, MATERIAL_IDS
from mbira.games.meduris.draw.draw import draw
from mbira.lang import language
from tests import matches
from tests.games.drawing import text

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from mbira import Match
    from mbira.core.message import Message, Say
    from mbira.games.meduris.views.view import MedurisView

GAME = find_game("meduris")
PEOPLE = {0: "Anna", 1: "Bartholomew the Elder", 2: "Chiara", 3: "王小明王小明王小明"}
LETTER = {"wood": "D", "wool": "L", "copper": "C", "stone": "S"}
RUNE = dict(zip(DISTRICT_IDS, "§□ΨΩe≈XJ↑", strict=True))
TOKEN = {"points": "+2", "hut": "+⌂", "druid": "+☼"}
BUILDING = {"hut": "⌂", "temple": "Π"}


@cache
def sayer(code: str) -> Say:
    words = language(code, GAME.spec)

    def say(message: Message) -> str:
        return words.say(message, PEOPLE)

    return say


SAY = sayer("en")


def board(size: int, *, shift: int = 0, **fields: object) -> str:
    """Return a board file with districts of about the same size."""
    spaces = [
        f"{DISTRICT_IDS[(space + shift) % size * 9 // size]} "
        f"{MATERIAL_IDS[space % 4]} {MATERIAL_IDS[(space + 1 + space // 4 % 3) % 4]}"
        for space in range(size)
    ]
    return json.dumps({"spaces": spaces, "rivers": [size - 1], **fields})


BOARDS: dict[str, dict[str, object]] = {
    "printed": {},
    "24": {"board": board(24, shift=1)},
    "99": {"board": board(99, rocks=20)},
}


positions = partial(matches.random_match, "meduris")


def some(
    seats: int, seed: int, every: int = 7, ring: str = "printed", **options: object
) -> Iterator[Match]:
    """Yield positions of a whole match, the first and the last among them."""
    for number, match in enumerate(positions(seats, seed, **BOARDS[ring], **options)):
        if number % every == 0 or match.over:
            yield match


def view_of(match: Match, seat: int | None = None) -> MedurisView:
    return cast("MedurisView", match.view(seat))


def rows_of(view: MedurisView, marked: Collection[str] = ()) -> tuple[str, ...]:
    return tuple(text(line) for line in draw(view, SAY, marked))


@lru_cache(maxsize=4)
def places(rows: tuple[str, ...]) -> dict[int, tuple[int, int]]:
    """Return the line and the column of each space's number, which has two columns."""
    found = [
        (int(hit[0][:2]), (line, hit.start()))
        for line, row in enumerate(rows)
        for hit in re.finditer(r"(?<=[│║~ ])(\d| )\d[ *][DLCS]{2}", row)
    ]
    assert sorted(space for space, _ in found) == [*range(len(found))]
    return dict(found)


def is_across(rows: tuple[str, ...], line: int) -> bool:
    """Return whether a line belongs to the upper or the lower edge of the ring."""
    frame = next(number for number, row in enumerate(rows) if row.startswith(("└", "╙")))
    return line in (1, frame - 2)


def cell(view: MedurisView, rows: tuple[str, ...], space: int) -> tuple[str, str]:
    """Return what a space shows: number, mark, materials and druid; then what lies there."""
    line, column = places(rows)[space]
    head = rows[line][column : column + 6]
    if len(view.spaces) > 44:
        return head, rows[line][column + 6 : column + 12]
    if is_across(rows, line):
        return head, rows[line + 1][column : column + 6]
    return head, rows[line][column + 7 : column + 13]

"""The drawing of Heart of Africa: the map, and that it fits a terminal in every language."""

from __future__ import annotations

import re
from itertools import chain
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from rich.cells import cell_len

import mbira as library
from mbira.cli.main import PLAIN
from mbira.cli.screen import COLOURS
from mbira.core.message import EMBLEMS, Span
from mbira.games.africa.draw.draw import draw
from mbira.games.africa.draw.map import layout_of, packed
from mbira.games.africa.draw.signs import (
    short_names,
)
from mbira.lang import LANGUAGES

if TYPE_CHECKING:
    from mbira.core.message import Line
    from mbira.games.africa.views.view import AreaView
from tests.games.africa.draw.drawing import (
    LETTER,
    board,
    cell,
    played,
    rows_of,
    sayer,
    shown,
    start,
    view_of,
    with_area,
)
from tests.games.drawing import labelled, text

# Width


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_line_is_wider_than_80_columns_in_whole_matches(seats: int) -> None:
    for view, marks in played(seats, seats):
        for code in LANGUAGES:
            lines = draw(view, sayer(code), marks)
            assert len(lines) <= 48
            for line in lines:
                assert cell_len(text(line)) <= 80, text(line)
        for line in draw(view, str, marks):
            assert cell_len(text(line)) <= 80, text(line)


@pytest.mark.parametrize("where", ["small", "flat", "tall", "wide"])
def test_no_line_is_wider_than_80_columns_on_other_boards(where: str) -> None:
    for view, marks in played(2, 3, 40, where):
        for code in LANGUAGES:
            for line in draw(view, sayer(code), marks):
                assert cell_len(text(line)) <= 80, text(line)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_label_is_shown_in_full(code: str) -> None:
    names: set[str] = set()
    for view, marks in played(4, 4) + played(5, 5):
        rows, said = labelled(draw, view, sayer(code), marks)
        drawn = "\n".join(rows)
        note = said.pop("draw-reconstructed").split()
        assert [word for word in note if word not in drawn] == []
        missing = [name for name, words in said.items() if words not in drawn]
        assert missing == []
        names |= said.keys()
    assert len(names) > 40


def test_every_style_has_a_colour_and_every_sign_a_plain_one() -> None:
    words: set[str] = set()
    signs: set[str] = set()
    for view, marks in played(5, 5) + played(2, 3, 40, "flat"):
        for line in draw(view, lambda message: message.id, marks):
            words |= {word for span in line for word in span.style.split()}
            signs |= {*text(line)}
    assert words <= set(COLOURS)
    assert {"seat-0", "seat-4", "piece", "water", "land", "glow", "accent", "quiet"} <= words
    assert {sign for sign in signs if not sign.isascii()} <= set(PLAIN)


# Areas


def inside(area: AreaView, seats: int) -> list[str]:
    """Return what an area's text must tell besides its name."""
    letter = LETTER[area.resource or "africa"]
    value = f"{letter}{area.value}" if area.resource or not area.symbol else "?"
    found = [value + ("☼" if area.heart else "") + ("⌂" if area.station else "")]
    if area.neutrals:
        ready = area.neutrals - area.drifted
        found.append(f"○{ready}/{area.neutrals}" if area.drifted else f"○{area.neutrals}")
    there = [seat for seat in range(seats) if area.traders[seat] or seat in area.wholesalers]
    return [*found, *(EMBLEMS[seat] for seat in there)]


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_every_area_says_what_lies_there_without_colour(seats: int) -> None:
    pieces = 0
    for view, _ in chain.from_iterable(played(seats, seats + seed) for seed in (10, 20, 30)):
        rows = rows_of(view)
        for name, area in view.areas.items():
            lines = cell(view, name, rows)
            assert lines[0] == name + ("~" if area.coast else "")
            body = " ".join(lines[1:])
            if "+" in body:
                continue
            place = -1
            for part in inside(area, seats):
                place = body.index(part, place + 1)
            for seat, emblem in enumerate(EMBLEMS[:seats]):
                found = re.search(rf"{emblem}(?:(\d+)/)?(\d*)([Ww]?)", body)
                traders, there = area.traders[seat], seat in area.wholesalers
                if not traders and not there:
                    assert found is None
                    continue
                pieces += 1
                assert found is not None
                spent = area.spent if seat == view.active else 0
                assert int(found[2] or 0) == traders
                assert found[1] == (f"{traders - spent}" if spent and traders else None)
                tired = seat == view.active and view.spent_wholesaler
                assert found[3] == (("w" if tired else "W") if there else "")
    assert pieces > 100


def test_what_changes_in_an_area_changes_its_text() -> None:
    view = replace(start(), active=0)
    area = view.areas["congo"]
    assert area.symbol
    assert cell(view, "congo")[1].startswith(f"{LETTER[area.resource or '']}{area.value} ○1")
    changes: list[tuple[dict[str, object], str]] = [
        ({"resource": "gold", "value": 5}, "G5 ○1"),
        ({"resource": None}, "? ○1"),
        ({"resource": None, "symbol": False, "value": 3}, "A3 ○1"),
        ({"resource": "gold", "value": 1, "station": True}, "G1⌂ ○1"),
        ({"resource": "gold", "value": 1, "heart": True, "neutrals": 0}, "G1☼"),
        ({"resource": "gold", "value": 1, "neutrals": 4}, "G1 ○4"),
        ({"resource": "gold", "value": 1, "neutrals": 4, "drifted": 1}, "G1 ○3/4"),
        ({"resource": "gold", "value": 1, "traders": (5, 0)}, "G1 ○1 ●5"),
        ({"resource": "gold", "value": 1, "traders": (5, 2), "spent": 2}, "G1 ○1 ●3/5 ■2"),
        ({"resource": "gold", "value": 1, "wholesalers": (1,)}, "G1 ○1 ■W"),
    ]
    for change, told in changes:
        assert " ".join(cell(with_area(view, "congo", **change), "congo")[1:]).strip() == told
    there = with_area(view, "congo", resource="gold", value=1, traders=(1, 0), wholesalers=(0,))
    assert cell(there, "congo")[1] == "G1 ○1 ●1W"
    assert cell(replace(there, spent_wholesaler=True), "congo")[1] == "G1 ○1 ●1w"
    assert cell(with_area(view, "congo", coast=True), "congo")[0] == "congo~"


def test_more_than_an_area_has_room_for_stands_below_the_map() -> None:
    view = library.new("africa", seats=5, seed=1).view(None)
    assert isinstance(view, type(start()))
    assert "crowded" not in shown(view)
    full = with_area(
        replace(view, active=1),
        "algeria",
        traders=(10, 11, 12, 13, 14),
        spent=3,
        neutrals=12,
        station=True,
        wholesalers=(2, 4),
    )
    assert "crowded:   algeria A0⌂ ○12 ●10 ■8/11 ▲12W ◆13 ★14W" in shown(full)
    assert cell(full, "algeria")[1].endswith("+")
    assert max(map(cell_len, rows_of(full))) <= 80


def test_texts_are_packed_as_loosely_as_can_be() -> None:
    items: list[Line] = [[Span(part)] for part in ("A0", "○2", "●10", "■3")]

    def lines(*rooms: int) -> tuple[list[str], bool]:
        found, more = packed(items, rooms)
        return [text(line) for line in found], more

    assert lines(13, 0) == (["A0 ○2 ●10 ■3"], False)
    assert lines(12, 0) == (["A0 ○2 ●10 ■3"], False)
    assert lines(10, 12) == (["A0 ○2 ●10", "■3"], False)
    assert lines(10, 0) == (["A0○2●10■3"], False)
    assert lines(8, 0) == (["A0○2●10+"], True)
    assert lines(7, 0) == (["A0○2+"], True)


# Other boards


def test_names_are_shortened_to_what_tells_them_apart() -> None:
    found = short_names(("cape", "cape-town", "congo", "cameroon", "ghana", "li"))
    assert found == {
        "cape": "cape", "cape-town": "cape-", "congo": "con", "cameroon": "cam",
        "ghana": "gha", "li": "li",
    }  # fmt: skip


def test_a_small_board_has_a_small_map() -> None:
    view = start("small")
    rows = rows_of(view)
    layout = layout_of(view)
    assert layout is not None
    assert layout.wide < 60
    assert any("west~" in row and "middle" in row and "east-of-the~" in row for row in rows)
    assert not any("reconstructed" in row for row in rows)
    assert any(row.startswith("value       0    1    2    3    4    6") for row in rows)
    assert any(row.startswith("value       0    1    1    2    2    3") for row in rows)


@pytest.mark.parametrize("where", ["flat", "wide"])
def test_areas_without_places_are_listed_with_their_neighbours(where: str) -> None:
    for view, marks in played(2, 3, 40, where):
        assert layout_of(view) is None
        rows = rows_of(view, marks)
        named = {word for mark in marks for word in mark.split()[1:]}
        short = short_names(tuple(view.areas))
        for row, (name, area) in zip(rows[1:], view.areas.items(), strict=False):
            front = name + ("~" if area.coast else "") + ("*" if name in named else "")
            assert row.startswith(f"{front} ")
            assert row.split()[-len(area.borders) :] == [short[other] for other in area.borders]
            for part in inside(area, 2):
                assert part in row
        assert "neighbours" in rows[0]
        assert "place-0-0" in rows[1]


def test_long_names_that_begin_alike_are_listed() -> None:
    where = "a-very-long-name-"
    areas = {
        f"{where}one": ("coast", (100, 500), f"{where}two"),
        f"{where}two": ("heart", (500, 500), f"{where}one {where}six"),
        f"{where}six": ("coast", (900, 500), f"{where}two"),
    }
    match = library.new("africa", seats=2, seed=1, board=board(areas))
    view = view_of(match)
    assert layout_of(view) is None
    drawn = shown(view)
    assert f"{where}one~" in drawn
    assert f"{where}s\n" in drawn
    assert f"{where}o {where}s\n" in drawn

"""The drawing of The Great Zimbabwe in a terminal."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

import pytest
from rich.cells import cell_len

import mbira as library
from mbira.cli.screen import COLOURS
from mbira.core.message import EMBLEMS
from mbira.core.registry import find_game
from mbira.games.zimbabwe.actions import At
from mbira.games.zimbabwe.draw import draw
from mbira.lang import LANGUAGES, language
from tests import matches
from tests.games.drawing import marks_of, text

if TYPE_CHECKING:
    from mbira.games.zimbabwe.views.view import ZimbabweView

GAME = find_game("zimbabwe")
SAY = language("en", GAME.spec).say


positions = partial(matches.random_match, "zimbabwe")


def view_of(match: library.Match) -> ZimbabweView:
    return cast("ZimbabweView", match.view(None))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_line_is_wider_than_80_columns_in_whole_matches(seats: int) -> None:
    for seed in range(3):
        for number, match in enumerate(positions(seats, seed)):
            if number % 7 and not match.over:
                continue
            marks = marks_of(match)
            for code in LANGUAGES:
                say = language(code, GAME.spec).say
                for line in GAME.draw(match.view(None), say, marks):
                    assert cell_len(text(line)) <= 80, text(line)


def test_every_style_has_a_colour() -> None:
    words: set[str] = set()
    for match in positions(5, 1):
        marks = marks_of(match)
        for line in GAME.draw(match.view(None), SAY, marks):
            words |= {word for span in line for word in span.style.split()}
    assert words <= set(COLOURS)
    assert {"seat-0", "seat-4", "piece", "water", "land", "used", "glow", "accent"} <= words


def test_every_cell_says_what_lies_there_without_colour() -> None:
    for match in positions(4, 2):
        view = view_of(match)
        if not view.round:
            continue
        rows = [text(line) for line in draw(view, SAY)]
        shown = {
            f"{column}{row}": rows[row][3 + 3 * number : 6 + 3 * number]
            for row in range(1, 19)
            for number, column in enumerate("ABCDEFGHIJKLMNOPQR")
        }
        for monument in view.monuments:
            assert shown[monument.cell][:2] == f"{EMBLEMS[monument.owner]}{monument.level}"
        for craftsman in view.craftsmen:
            letter = craftsman.craftsman[0].upper()
            assert shown[craftsman.cell][:2] == f"{letter}{EMBLEMS[craftsman.owner]}"
            assert all(shown[cell][0] == letter for cell in craftsman.cells)
        built = {monument.cell for monument in view.monuments}
        built |= {cell for craftsman in view.craftsmen for cell in craftsman.cells}
        for row, letters in enumerate(view.rows, 1):
            for number, letter in enumerate(letters):
                cell = f"{'ABCDEFGHIJKLMNOPQR'[number]}{row}"
                if cell in built:
                    continue
                seen = shown[cell]
                assert seen[0] == {".": "·", "S": "s", "x": " "}.get(letter, letter)
                if letter in "wcid":
                    assert seen[1] == " ×#"[view.used.get(cell, 0)]  # noqa: RUF001


def test_marked_land_is_a_cross_and_marked_things_have_a_star() -> None:
    match = next(match for match in positions(3, 5) if view_of(match).step == "first-monument")
    cells = {action.cell for action in match.legal() if isinstance(action, At)}
    rows = [text(line) for line in draw(view_of(match), SAY, {f"at {cell}" for cell in cells})]
    for row in range(1, 19):
        for number, column in enumerate("ABCDEFGHIJKLMNOPQR"):
            seen = rows[row][3 + 3 * number : 6 + 3 * number].strip()
            assert (seen == "s*") == (f"{column}{row}" in cells)
    marked = [text(line) for line in draw(view_of(match), SAY, {"at A1", "at G8"})]
    assert marked[8][3 + 18] == "+"


def test_seats_tell_points_cattle_and_cards() -> None:
    for match in positions(5, 1):
        view = view_of(match)
        lines = [text(line) for line in draw(view, SAY)]
        start = next(n for n, line in enumerate(lines) if line.startswith("   seat"))
        rows = [line for line in lines[start + 1 :] if line[1:2] in EMBLEMS]
        assert len(rows) == 5
        for seat, (row, shown) in enumerate(zip(rows, view.seats, strict=True)):
            assert f"{EMBLEMS[seat]} {seat} " in row
            assert f"{shown.vp}/{shown.vr} " in row
            assert (row[0] == "▸") == (view.actor == seat)
            words = row[24:].split()
            assert words[1] == str(shown.vr - shown.vp)
            assert words[2].split("+")[0] == str(shown.cattle)
            if shown.god is not None:
                assert words[3].split("+")[0] == shown.god


def wide_map(columns: int) -> str:
    return "\n".join(["SSSSS" + "." * (columns - 5)] + ["w~cid" * (columns // 5 + 1)] * 5)


@pytest.mark.parametrize("columns", [6, 19, 25, 26, 27, 38, 39, 48])
def test_maps_of_any_width_fit(columns: int) -> None:
    rows = [row[:columns] for row in wide_map(columns).splitlines()]
    match = library.new("zimbabwe", seats=5, seed=1, board="\n".join(rows))
    lines = [text(line) for line in draw(view_of(match), SAY, {"A1", "F1", "B2"})]
    assert max(map(cell_len, lines)) <= 80
    first = next(line for line in lines if line.startswith(" 1 "))
    wide = min(3, 77 // columns)
    assert [first[3 + wide * number] for number in range(5)] == ["s"] * 5
    assert len(first) >= 3 + wide * (columns - 1) + 1
    if columns > 38:
        assert lines[0][: 3 + columns].lstrip() == "A" * (columns - 26)
        assert lines[1][3:29] == "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

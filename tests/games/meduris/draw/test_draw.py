"""The drawing of Meduris: the ring, and that it fits a terminal in every language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

import pytest
from rich.cells import cell_len

import mbira as library
from mbira.core.message import EMBLEMS
from mbira.games.meduris.data import DISTRICT_IDS
from mbira.lang import LANGUAGES
from tests.games.drawing import labelled, marks_of, text
from tests.games.meduris.draw.drawn import (
    BOARDS,
    BUILDING,
    GAME,
    LETTER,
    RUNE,
    TOKEN,
    board,
    cell,
    is_across,
    places,
    positions,
    rows_of,
    sayer,
    some,
    view_of,
)

if TYPE_CHECKING:
    from mbira.games.meduris.rules.state import State
    from mbira.games.meduris.views.view import MedurisView


# Width


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("ring", BOARDS)
def test_no_line_is_wider_than_80_columns_in_whole_matches(seats: int, ring: str) -> None:
    for match in some(seats, seats, ring=ring):
        view, marks = match.view(match.actor if match.actor >= 0 else None), marks_of(match)
        for code in LANGUAGES:
            for line in GAME.draw(view, sayer(code), marks):
                assert cell_len(text(line)) <= 80, text(line)
        for line in GAME.draw(view, str, marks):
            assert cell_len(text(line)) <= 80, text(line)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_label_is_shown_in_full_on_the_printed_boards(seats: int, code: str) -> None:
    for match in some(seats, 3, 3):
        rows, said = labelled(GAME.draw, match.view(None), sayer(code), marks_of(match))
        assert len(rows) <= 32
        shown = "\n".join(rows)
        missing = [name for name, words in said.items() if words not in shown]
        assert not missing


@pytest.mark.parametrize("size", [*range(24, 48), 60, 98, 99])
def test_rings_of_any_size_show_every_space_once_and_fit(size: int) -> None:
    odd = board(size, shift=size % 5, rivers=[3, size // 2, size - 1], rocks=size % 20)
    for match in some(4, size, 40, board=odd):
        view = view_of(match)
        rows = rows_of(view)
        assert max(map(cell_len, rows)) <= 80
        assert len(places(rows)) == size
        for space, shown in enumerate(view.spaces):
            _, body = cell(view, rows, space)
            owner = "" if shown.owner is None else EMBLEMS[shown.owner]
            assert body[1:2].strip("0123456789⌂☼ ") == owner


@pytest.mark.parametrize("size", [*range(24, 45)])
def test_spaces_run_clockwise_from_the_upper_left_corner(size: int) -> None:
    view = view_of(library.new("meduris", seats=4, seed=1, board=board(size)))
    spots = places(rows_of(view))
    assert len(spots) == size
    lines, columns = ([spots[space][way] for space in range(size)] for way in (0, 1))
    top = [space for space in spots if lines[space] == min(lines)]
    bottom = [space for space in spots if lines[space] == max(lines)]
    sides = [space for space in spots if space not in top + bottom]
    round_it = [
        *sorted(top, key=lambda space: columns[space]),
        *sorted((s for s in sides if columns[s] > 40), key=lambda space: lines[space]),
        *sorted(bottom, key=lambda space: -columns[space]),
        *sorted((s for s in sides if columns[s] < 40), key=lambda space: -lines[space]),
    ]
    assert round_it == [*range(size)]


# The ring


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("ring", BOARDS)
def test_every_space_says_what_lies_there_without_colour(seats: int, ring: str) -> None:
    built = 0
    for match in some(seats, seats + 10, 5, ring):
        view = view_of(match)
        rows = rows_of(view)
        for space, shown in enumerate(view.spaces):
            head, body = cell(view, rows, space)
            letters = "".join(LETTER[material] for material in shown.materials)
            walker = "☼" if view.druid == space else "¤" if view.lap_from == space else " "
            assert head == f"{space:>2} {letters}{walker}"
            number = f"{shown.size}" if shown.size > 1 else ""
            if shown.building is not None and shown.owner is not None:
                built += 1
                what = BUILDING[shown.building] + EMBLEMS[shown.owner] + number
            else:
                what = number and f"×{number}"  # noqa: RUF001
            token = TOKEN[shown.token] if shown.token else ""
            assert body.split() == [part for part in (what, token) if part]
    assert built > 100


def test_long_settlements_over_a_druid_token_have_room() -> None:
    match = library.new("meduris", seats=2, seed=1)
    view = view_of(match)
    state = cast("State", match.state.clone())
    space = next(s for s, shown in enumerate(view.spaces) if shown.token == "druid")  # noqa: S105
    for other in range(space, space + 12):
        state.owner[other % 32] = 1
        state.huts |= 1 << other % 32
        state.size[other % 32] = 12
    view = cast("MedurisView", GAME.sight.view(state, None))
    assert cell(view, rows_of(view), space)[1] == "⌂■12+☼"


def test_tokens_that_lie_face_down_are_shown() -> None:
    seen = 0
    for match in positions(3, 1, tokens="placed"):
        view = view_of(match)
        if view.step != "lay":
            break
        rows = rows_of(view)
        for space in range(len(view.spaces)):
            assert cell(view, rows, space)[1].strip() == ("+?" if space in view.laid else "")
        seen = len(view.laid)
    assert seen == 5


def test_districts_are_named_with_who_holds_their_rune_stones() -> None:
    held = 0
    for match in some(4, 6):
        view = view_of(match)
        rows = rows_of(view)
        shown = "\n".join(rows[:25])
        holder = {rune: seat for seat, one in enumerate(view.seats) for rune in one.runes}
        for district in DISTRICT_IDS:
            label = f"{RUNE[district]} {district}"
            found = re.findall(rf"{label}( [{EMBLEMS}])? ", shown)
            held += district in holder
            assert found == [f" {EMBLEMS[holder[district]]}" if district in holder else ""]
        stock = next(row for row in rows if "in stock" in row)
        left = re.search("in stock ([^│╞├]*)[│╞├]", stock)
        assert left is not None
        free = [RUNE[district] for district in DISTRICT_IDS if district not in holder]
        assert left[1].split() == (free or ["-"])
    assert held


def between(view: MedurisView, rows: tuple[str, ...], space: int) -> str:
    """Return the sign between a space and the next."""
    spots = places(rows)
    (line, column), (other, beside) = spots[space], spots[(space + 1) % len(view.spaces)]
    if line == other and len(view.spaces) <= 44:
        signs = rows[line][min(column, beside) + 6 : max(column, beside)].strip()
        assert rows[line + 1][min(column, beside) + 6 : max(column, beside)].strip() == signs
        return signs
    if len(view.spaces) > 44:
        return rows[line][column + 12]
    side = beside if is_across(rows, line) else column
    return rows[max(line, other) - 1][side + 12]  # names leave the last columns free


@pytest.mark.parametrize("size", [26, 32, 37, 40, 44])
def test_borders_of_districts_are_double(size: int) -> None:
    for shift in range(4):
        options = {"board": board(size, shift=shift, rivers=[0])}
        view = view_of(library.new("meduris", seats=4, seed=1, **options))
        rows = rows_of(view)
        for space in range(1, size):
            one, two = view.spaces[space], view.spaces[(space + 1) % size]
            border = between(view, rows, space)
            assert border in ("║═" if one.district != two.district else "│─ "), space


@pytest.mark.parametrize("size", [26, 32, 37, 40, 44, 45, 99])
def test_the_great_river_flows_where_it_does(size: int) -> None:
    for river in range(size):
        options = {"board": board(size, rivers=[river])}
        view = view_of(library.new("meduris", seats=4, seed=1, **options))
        rows = rows_of(view)
        assert between(view, rows, river) == "~"
        others = [space for space in range(size) if space != river]
        assert not any(between(view, rows, space) == "~" for space in others)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_note_on_reconstructed_spaces_stands_where_there_are_some(seats: int) -> None:
    view = view_of(library.new("meduris", seats=seats, seed=1))
    assert any("reconstructed" in row for row in rows_of(view)) == bool(view.reconstructed)
    assert bool(view.reconstructed) == (seats == 4)

"""The drawing of Meduris: the mountain, the seats, and what stands out."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, cast

import pytest
from rich.cells import cell_len

import mbira as library
from mbira.cli.main import PLAIN
from mbira.cli.screen import COLOURS
from mbira.core.message import EMBLEMS
from mbira.games.meduris.actions import Hut, Lay, Temple
from mbira.games.meduris.data import DISTRICT_IDS, MATERIAL_IDS
from mbira.games.meduris.draw.draw import draw
from tests.games.drawing import marks_of, text
from tests.games.meduris.draw.drawn import (
    BOARDS,
    GAME,
    LETTER,
    PEOPLE,
    RUNE,
    SAY,
    board,
    cell,
    rows_of,
    some,
    view_of,
)
from tests.games.meduris.scene import Scene

if TYPE_CHECKING:
    from mbira.games.meduris.rules.state import State
    from mbira.games.meduris.views.view import MedurisView


# The mountain


def test_towers_stand_on_their_plains_with_the_supply() -> None:
    for match in some(4, 8):
        view = view_of(match)
        rows = [row[15:63] for row in rows_of(view)]
        ground = next(line for line, row in enumerate(rows) if "supply" in row)
        names = [rows[ground + 1].index(f"{LETTER[plain]} {plain}") for plain in MATERIAL_IDS]
        edges = [*(column - 1 for column in names), len(rows[ground])]
        for plain, (start, end) in zip(MATERIAL_IDS, pairwise(edges), strict=True):
            found = [rows[ground - level][start:end].strip() for level in (1, 2, 3)]
            tower = [EMBLEMS[worker] for worker in view.towers[plain]]
            assert found == [*tower, *"···"[len(tower) :]]
            assert rows[ground][start:end].strip("─ ") == f"{view.supply[plain]}"


def test_the_die_shows_its_face() -> None:
    faces = set()
    for match in some(3, 2, 2):
        view = view_of(match)
        titles = [row for row in rows_of(view) if " die " in row]
        if view.face is None or view.lap:
            assert not titles
        else:
            faces.add(view.face)
            said = {"plus": "all +1", "minus": "all -1"}
            plain = f"{LETTER.get(view.face)} {view.face}"
            assert f" die {said.get(view.face, plain)} " in titles[0]
    assert len(faces) == 6


@pytest.mark.parametrize(
    ("place", "words"),
    [
        (8, "from 8"),
        (31, "from 31"),
        (-1, "from rock 3"),
        (-3, "from rock 1"),
        (-4, "from his temple"),
    ],
)
def test_on_the_last_lap_it_is_marked_where_the_druid_began(place: int, words: str) -> None:
    scene = Scene(last_turn=True).huts(0, 8, 20).huts(1, 31).druid(place)
    assert not any("¤" in row for row in rows_of(scene.view()))
    scene.pass_turn()
    while not scene.over():
        rows = rows_of(scene.view())
        assert any(re.search(rf"last lap +¤ {words} ", row) for row in rows)
        marked = [space for space in range(32) if "¤" in cell(scene.view(), rows, space)[0]]
        here = place < 0 or scene.state.druid == place
        assert marked == ([] if here else [place]), "where he is, he himself is drawn"
        scene.play("offer nothing")
    assert any(f"¤ {words} " in row for row in rows_of(scene.view()))


@pytest.mark.parametrize(
    ("turn", "limit", "words"),
    [
        (1, 200, "turn 1 "),
        (192, 200, "turn 192 "),
        (193, 200, "turn 193 of 201 "),
        (201, 200, "turn 201 of 201 "),
        (1, 9, "turn 1 of 9 "),
        (500, None, "turn 500 "),
    ],
)
def test_the_turn_limit_is_shown_where_it_is_near(turn: int, limit: int | None, words: str) -> None:
    scene = Scene(turn_limit=limit)
    scene.state.turn = turn
    title = next(row for row in rows_of(scene.view()) if " die " in row)
    assert f" {words} " in title


def test_the_druid_is_on_his_rocks_or_on_the_ring() -> None:
    seen = set()
    for match in some(3, 4, 1):
        view = view_of(match)
        rows = rows_of(view)
        line = next(row[15:58] for row in rows if "druid" in row)
        seen.add(min(view.druid, 0))
        if view.druid >= 0:
            assert line.startswith(f" ☼ druid {view.druid} ")
        else:
            path = ["☼" if place == 4 + view.druid else "Π123"[place] for place in range(4)]
            assert f"druid {' '.join(path)} ▸ 0 " in line
        huts = [s for s in range(32) if view.spaces[s].building == "hut"]
        start = max(view.druid, -1)
        goal = min(huts, key=lambda space: (space - start - 1) % 32, default=None)
        if view.visits > 1:
            assert f"huts still to visit {view.visits - 1} " in line
        elif goal is not None and not match.over:
            assert f"next hut {goal} " in line
    assert seen == {-4, -3, -2, -1, 0}


def test_many_rocks_are_told_by_a_number() -> None:
    for match in some(2, 1, 1, board=board(30, rocks=12)):
        view = view_of(match)
        if view.druid >= 0:
            break
        assert any(f"druid ☼ {13 + view.druid}/12 ▸ 0" in row for row in rows_of(view))


def test_the_title_says_how_far_the_match_is() -> None:
    titles = set()
    for match in some(3, 2, 2):
        view = view_of(match)
        title = rows_of(view)[4][16:40].split("  ")[0]
        assert title.startswith(f"turn {view.turn}" if view.turn else "setting up")
        assert ("finished" in title) == match.over
        assert ("last lap" in title) == (view.lap and not match.over)
        titles.add(title.partition(", ")[2])
    assert {"", "finished", "last lap", "last turns"} <= titles


# The seats


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("stocks", ["hidden", "totals", "open"])
def test_rows_of_seats_tell_what_each_has(seats: int, stocks: str) -> None:
    for match in some(seats, 12, 5, stocks=stocks):
        view = view_of(match, 1)
        rows = [row for row in rows_of(view) if re.match(rf"[▸? ][{EMBLEMS}] \d ", row)]
        assert len(rows) == seats
        for seat, (row, shown) in enumerate(zip(rows, view.seats, strict=True)):
            assert row[1:5] == f"{EMBLEMS[seat]} {seat} "
            wide = cell_len(PEOPLE[seat]) - len(PEOPLE[seat])
            assert PEOPLE[seat].startswith(row[5:16].strip()[: 11 - wide])
            words = row.split()
            huts = [s for s, one in enumerate(view.spaces) if one.building == "hut"]
            own = [s for s in huts if view.spaces[s].owner == seat]
            size = len(view.spaces)
            away = min(((s - view.druid - 1) % size + 1 for s in own), default=None)
            known = away is not None and view.druid >= 0 and not match.over
            stock = ["·"] * 4 if shown.stock is None else [f"{n}" for n in shown.stock.values()]
            told = [
                f"{shown.vp}",
                f"{shown.huts_left}",
                f"{shown.temples_left}",
                f"{away}" if known else "-",
                *(RUNE[district] for district in DISTRICT_IDS if district in shown.runes),
                *stock,
                "?" if shown.total is None else f"{shown.total}",
            ]
            assert words[-len(told) :] == told
            if stocks == "hidden":
                assert ("?" in words[-1]) == (seat != 1)


def test_the_seat_whose_turn_it_is_and_the_one_asked_are_marked() -> None:
    asked = 0
    for match in some(3, 3, 2):
        view = view_of(match)
        signs = "".join(row[0] for row in rows_of(view) if re.match(rf".[{EMBLEMS}] \d ", row))
        if match.over:
            assert signs == "   "
        elif view.active < 0 or view.lap:
            assert signs.index("▸") == view.actor
            assert "?" not in signs
        else:
            assert signs.index("▸") == view.active
            assert signs.find("?") == (-1 if view.actor in (-1, view.active) else view.actor)
            asked += "?" in signs
    assert asked


def test_what_lies_behind_other_screens_is_not_drawn() -> None:
    compared = 0
    for match in some(4, 5, 15):
        other = cast("State", match.state.clone())
        one, two = other.held(1), other.held(2)
        if one == two:
            continue
        compared += 1
        other.stock[4:12] = [*two, *one]
        for seat in (None, 0, 3):
            drawn = draw(view_of(match, seat), SAY, marks_of(match))
            assert drawn == draw(
                cast("MedurisView", GAME.sight.view(other, seat)), SAY, marks_of(match)
            )
        for seat in (1, 2):
            assert rows_of(view_of(match, seat)) != rows_of(
                cast("MedurisView", GAME.sight.view(other, seat))
            )
    assert compared > 5


# What stands out

TAGS = {"worker", "move", "take", "return"}
"""The kinds of actions that are about plains."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_can_be_chosen_has_a_star_and_glows(seats: int) -> None:
    stars = 0
    for match in some(seats, 4, 1, tokens="placed"):
        if match.over:
            break
        view, marks = view_of(match, match.actor), marks_of(match)
        lines = draw(view, SAY, marks)
        rows = tuple(text(line) for line in lines)
        spaces = {a.space for a in match.legal() if isinstance(a, Hut | Temple | Lay)}
        for space in range(len(view.spaces)):
            assert (cell(view, rows, space)[0][2] == "*") == (space in spaces)
        stars += len(spaces)
        glowing = {span.text.strip() for line in lines for span in line if span.style == "glow"}
        named = {word for mark in marks for word in mark.split() if mark.split()[0] in TAGS}
        plains = {f"{LETTER[plain]}*{plain}" for plain in MATERIAL_IDS if plain in named}
        legend = {"*"} if spaces or plains else set()
        assert glowing == {f"{space}*" for space in spaces} | plains | legend
    assert stars > 100


def test_nothing_stands_out_unless_it_is_marked() -> None:
    view = view_of(library.new("meduris", seats=3, seed=1))
    assert not any("*" in row for row in rows_of(view))
    rows = rows_of(view, {"hut 7", "take wool", "offer nothing", "hut 120", "move stony 3 x"})
    assert [row.count("*") for row in rows if "*" in row] == [1, 1, 1]
    assert cell(view, rows, 7)[0][:3] == " 7*"
    assert sum("L*wool" in row for row in rows) == 1


def test_every_style_has_a_colour_and_every_sign_a_plain_one() -> None:
    words: set[str] = set()
    signs: set[str] = set()
    for ring in BOARDS:
        for match in some(4, 1, 3, ring):
            for line in GAME.draw(match.view(None), lambda message: message.id, marks_of(match)):
                words |= {word for span in line for word in span.style.split()}
                signs |= {*text(line)}
    assert words <= set(COLOURS)
    assert {"seat-0", "seat-3", "piece", "water", "land", "glow", "accent", "quiet"} <= words
    assert {sign for sign in signs if not sign.isascii()} <= set(PLAIN)

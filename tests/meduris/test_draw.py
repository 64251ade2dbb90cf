"""The drawing of Meduris in a terminal."""

from __future__ import annotations

import json
import random
import re
from functools import cache, lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, cast

import pytest
from rich.cells import cell_len

import mbira as library
from mbira.cli.choices import Choices
from mbira.cli.main import PLAIN
from mbira.cli.screen import COLOURS
from mbira.core.message import EMBLEMS
from mbira.core.registry import find_game
from mbira.games.meduris.actions import Hut, Lay, Temple
from mbira.games.meduris.data import DISTRICT_IDS, MATERIAL_IDS
from mbira.games.meduris.draw import draw
from mbira.lang import LANGUAGES, language

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from mbira.core.message import Line, Message, Say
    from mbira.games.meduris.state import State
    from mbira.games.meduris.view import MedurisView

GAME = find_game("meduris")
PEOPLE = {0: "Anna", 1: "Bartholomew the Elder", 2: "Chiara", 3: "王小明王小明王小明"}
LETTER = {"wood": "D", "wool": "L", "copper": "C", "stone": "S"}
RUNE = dict(zip(DISTRICT_IDS, "§□ΨΩ@≈XJ↑", strict=True))
TOKEN = {"points": "+2", "hut": "+⌂", "druid": "+☼"}
BUILDING = {"hut": "⌂", "temple": "Π"}


@cache
def sayer(code: str) -> Say:
    words = language(code, GAME.spec)

    def say(message: Message) -> str:
        return words.say(message, PEOPLE)

    return say


SAY = sayer("en")


def text(line: Line) -> str:
    return "".join(span.text for span in line)


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


def positions(seats: int, seed: int, **options: object) -> Iterator[library.Match]:
    match = library.new("meduris", seats=seats, seed=seed, **options)
    rng = random.Random(seed)
    while not match.over:
        yield match
        match.play(match.legal().choose(rng))
    yield match


def some(
    seats: int, seed: int, every: int = 7, ring: str = "printed", **options: object
) -> Iterator[library.Match]:
    """Yield positions of a whole match, the first and the last among them."""
    for number, match in enumerate(positions(seats, seed, **BOARDS[ring], **options)):
        if number % every == 0 or match.over:
            yield match


def marks_of(match: library.Match) -> frozenset[str]:
    return frozenset() if match.over else Choices(match.legal()).marks()


def view_of(match: library.Match, seat: int | None = None) -> MedurisView:
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
    said: dict[str, str] = {}

    def say(message: Message) -> str:
        words = sayer(code)(message)
        if not message.id.startswith("seat-"):
            said[message.id] = words
        return words

    for match in some(seats, 3, 3):
        said.clear()
        rows = [text(line) for line in GAME.draw(match.view(None), say, marks_of(match))]
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
            assert head == f"{space:>2} {letters}{'☼' if view.druid == space else ' '}"
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
    view = cast("MedurisView", GAME.view(state, None))
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
        if view.face is None or match.over:
            assert not titles
        else:
            faces.add(view.face)
            said = {"plus": "all +1", "minus": "all -1"}
            plain = f"{LETTER.get(view.face)} {view.face}"
            assert f" die {said.get(view.face, plain)} " in titles[0]
    assert len(faces) == 6


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
            assert drawn == draw(cast("MedurisView", GAME.view(other, seat)), SAY, marks_of(match))
        for seat in (1, 2):
            assert rows_of(view_of(match, seat)) != rows_of(
                cast("MedurisView", GAME.view(other, seat))
            )
    assert compared > 5


# What stands out


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
        plains = {f"{LETTER[plain]}*{plain}" for plain in MATERIAL_IDS if plain in marks}
        legend = {"*"} if spaces or plains else set()
        assert glowing == {f"{space}*" for space in spaces} | plains | legend
    assert stars > 100


def test_nothing_stands_out_unless_it_is_marked() -> None:
    view = view_of(library.new("meduris", seats=3, seed=1))
    assert not any("*" in row for row in rows_of(view))
    rows = rows_of(view, {"7", "wool", "nothing", "120"})
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

"""The drawing of Heart of Africa: the map, and that it fits a terminal in every language."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from typing import TYPE_CHECKING, cast

import pytest
from msgspec.structs import replace
from rich.cells import cell_len

import mbira as library
from mbira.cli.choices import Choices
from mbira.cli.main import PLAIN
from mbira.cli.screen import COLOURS
from mbira.core.message import EMBLEMS, Span
from mbira.games.africa.board_file import reconstructed_board
from mbira.games.africa.draw import draw
from mbira.games.africa.draw_land import EDGE, SEA, SEEN, Land
from mbira.games.africa.draw_layout import Layout, Site, lay_out
from mbira.games.africa.draw_map import ROOM, layout_of, packed
from mbira.games.africa.draw_signs import (
    short_names,
)
from mbira.games.africa.spec import SPEC
from mbira.lang import LANGUAGES, language

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from mbira.core.message import Line, Message, Say
    from mbira.games.africa.view import AfricaView, AreaView

PEOPLE = {0: "Anna", 1: "Bartholomew the Elder", 2: "Chiara", 3: "王小明王小明王小明", 4: "Zoë"}
LETTER = {"bananas": "B", "diamonds": "D", "gold": "G", "ivory": "I", "africa": "A"}


# Tools


@cache
def sayer(code: str) -> Say:
    words = language(code, SPEC)

    def say(message: Message) -> str:
        seat = re.fullmatch("seat-([0-4])", message.id)
        return PEOPLE[int(seat[1])] if seat else words.say(message)

    return say


SAY = sayer("en")


def text(line: Line) -> str:
    return "".join(span.text for span in line)


def rows_of(view: AfricaView, marked: Collection[str] = ()) -> list[str]:
    return [text(line) for line in draw(view, SAY, marked)]


def shown(view: AfricaView, marked: Collection[str] = ()) -> str:
    return "\n".join(rows_of(view, marked))


def view_of(match: library.Match, seat: int | None = None) -> AfricaView:
    return cast("AfricaView", match.view(seat))


def marks_of(match: library.Match) -> frozenset[str]:
    return frozenset() if match.over else Choices(match.legal()).marks()


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
    said: dict[str, str] = {}

    def say(message: Message) -> str:
        words = sayer(code)(message)
        if not message.id.startswith("seat-"):
            said[message.id] = words
        return words

    names: set[str] = set()
    for view, marks in played(4, 4) + played(5, 5):
        said.clear()
        drawn = "\n".join(text(line) for line in draw(view, say, marks))
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


# The layout


def touching(layout: Layout) -> set[tuple[int, int]]:
    """Return which areas have a border in common that can be seen."""
    found: dict[tuple[int, int], int] = {}
    for y in range(layout.high):
        for x in range(layout.wide):
            one = layout.owner(x, y)
            for two, length in ((layout.owner(x + 1, y), 2), (layout.owner(x, y + 1), 1)):
                if one != two and one >= 0 and two >= 0:
                    pair = (min(one, two), max(one, two))
                    found[pair] = found.get(pair, 0) + length
    assert min(found.values()) >= SEEN // 2
    return set(found)


def pairs(view: AfricaView) -> set[tuple[int, int]]:
    names = [*view.areas]
    both = [
        sorted((names.index(name), names.index(other)))
        for name, area in view.areas.items()
        for other in area.borders
    ]
    return {(one, two) for one, two in both}


@pytest.mark.parametrize("where", ["reconstructed", "small", "tall"])
def test_just_neighbours_touch_on_the_map(where: str) -> None:
    view = start(where)
    layout = layout_of(view)
    assert layout is not None
    assert touching(layout) == pairs(view)
    assert not layout.apart
    assert not layout.walls
    assert layout.wide < 80


def test_areas_hang_together_and_have_room_for_their_text() -> None:
    layout = layout_of(start())
    assert layout is not None
    assert layout.high + 1 <= 28
    for area, (left, top) in enumerate(layout.boxes):
        inside = {(x, y) for x in range(left, left + ROOM + 1) for y in range(top, top + 3)}
        assert {layout.owner(x, y) for x, y in inside} == {area}
        every = {
            (x, y)
            for x in range(layout.wide)
            for y in range(layout.high)
            if layout.owner(x, y) == area
        }
        ahead = [*inside]
        while ahead:
            x, y = ahead.pop()
            every.discard((x, y))
            beside = {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)} & every
            every -= beside
            ahead += beside
        assert not every
    around = [layout.owner(x, -1) for x in range(layout.wide)]
    assert {*around} == {EDGE}
    assert SEA in layout.owners


def test_holes_in_the_land_are_filled_unless_strangers_would_touch() -> None:
    for borders, filled in (
        ([{1}, {0, 2}, {1}], 1),
        ([{2}, {2}, {0, 1}], 2),
        ([set(), {2}, {1}], SEA),
    ):
        land = Land(borders, 3, 5, 3)
        edge, rows = [EDGE] * 7, [[0, 0, 0, 1, 1], [2, 2, SEA, 1, 1], [2, 2, 2, 2, SEA]]
        owners = [*edge, *(cell for row in rows for cell in (EDGE, *row, EDGE)), *edge]
        hole = owners.index(SEA)
        land.fill(owners)
        assert owners[hole] == filled
        assert owners.count(SEA) == 1 + (filled == SEA)


def test_areas_lie_as_their_coordinates_say() -> None:
    view = start()
    layout = layout_of(view)
    assert layout is not None
    spots = dict(zip(view.areas, layout.boxes, strict=True))
    for north, south in (("algeria", "sahara"), ("bornu", "congo"), ("heart", "cape")):
        assert spots[north][1] < spots[south][1]
    for west, east in (("morocco", "egypt"), ("guinea", "bornu"), ("angola", "madagascar")):
        assert spots[west][0] < spots[east][0]


def test_areas_that_no_map_can_show_have_none() -> None:
    """Eight areas of which each is a neighbour of each."""
    ring = [
        (500, 0),
        (800, 200),
        (999, 500),
        (800, 800),
        (500, 999),
        (200, 800),
        (0, 500),
        (200, 9),
    ]
    sites = [Site(at, frozenset(range(8)) - {place}) for place, at in enumerate(ring)]
    assert lay_out(tuple(sites), ROOM) is None


def test_neighbours_that_do_not_touch_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    view = start()
    layout = layout_of(view)
    assert layout is not None
    odd = layout._replace(apart=((0, 1), (2, 5)), walls=frozenset({(8, 12)}))
    assert "neighbours, too" not in shown(view)
    assert "no way across" not in shown(view)
    assert "║" not in shown(view)
    monkeypatch.setattr("mbira.games.africa.draw.layout_of", lambda _: odd)
    drawn = shown(view)
    assert "neighbours, too:   morocco - algeria   tripoli - senegambia" in drawn
    assert "║ no way across" in drawn
    assert drawn.count("║") > 1


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
    for view, _ in played(seats, seats + 10):
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

"""The map of the drawing: where areas lie, and that only neighbours touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mbira.games.africa.draw.land import EDGE, SEA, SEEN, Land
from mbira.games.africa.draw.layout import Layout, Site, digest, find_layout, lay_out
from mbira.games.africa.draw.map import ROOM, layout_of, sites_of

if TYPE_CHECKING:
    from mbira.games.africa.views.view import AfricaView
from tests.games.africa.draw.drawing import (
    shown,
    start,
)


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


def test_nobody_waits_for_a_search_on_the_map_that_comes_with_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = start()
    sites = sites_of(view)
    found = find_layout(sites, ROOM)
    assert found is not None
    monkeypatch.setattr("mbira.games.africa.draw.layout.find_layout", lambda *_: None)
    lay_out.cache_clear()
    known = layout_of(view)
    lay_out.cache_clear()
    belongs = f"known.py: {digest(sites, ROOM)!r}: Known{(found.wide, found.high, found.boxes)}"
    assert known == found, belongs


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
    monkeypatch.setattr("mbira.games.africa.draw.draw.layout_of", lambda _: odd)
    drawn = shown(view)
    assert "neighbours, too:   morocco - algeria   tripoli - senegambia" in drawn
    assert "║ no way across" in drawn
    assert drawn.count("║") > 1

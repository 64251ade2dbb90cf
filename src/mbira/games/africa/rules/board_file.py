"""A board file: map, markers, tables and numbers, and what is wrong with them."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Final

from msgspec import Meta, Struct

from mbira.core.errors import BadDataError, did_you_mean
from mbira.core.input.data import digest, read_json
from mbira.core.input.known import know
from mbira.games.africa.data import ICON_IDS, LOSS_IDS, RESOURCE_IDS, SPECIAL_IDS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mbira.games.africa.spec import AfricaOptions

Count = Annotated[int, Meta(ge=0, le=200)]
Coordinate = Annotated[int, Meta(ge=0, le=1000)]
Rows = Annotated[tuple[Annotated[int, Meta(ge=0, le=99)], ...], Meta(min_length=2, max_length=20)]
KINDS: Final = ("coast", "symbol", "heart")
MOST_AREAS: Final = 60
LONGEST_NAME: Final = 40


class AreaFile(Struct, frozen=True, forbid_unknown_fields=True, rename={"kinds": "is"}):
    """An area: what it is, where it is drawn, and its neighbours."""

    kinds: str
    """Any of coast, symbol and heart."""
    borders: str
    at: tuple[Coordinate, Coordinate] = (500, 500)


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """How many of each there must be, so that a line that was lost is noticed."""

    areas: Count
    markers: Count
    conflict_markers: Count
    special_markers: Count


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """What things cost and bring."""

    start_traders: Annotated[int, Meta(ge=1, le=50)] = 5
    start_rows: Annotated[int, Meta(ge=1, le=9)] = 3
    row_markers: Annotated[int, Meta(ge=1, le=9)] = 2
    most_vp_in_bid: Count = 10
    move_cost: Annotated[int, Meta(ge=1, le=50)] = 1
    coast_trader_cost: Annotated[int, Meta(ge=1, le=50)] = 4
    station_trader_cost: Annotated[int, Meta(ge=1, le=50)] = 2
    change_cost: Annotated[int, Meta(ge=1, le=50)] = 4
    influence_strength: Count = 3
    marker_strength: Count = 9
    raise_cost: Count = 2
    lost_conflict_reputation: Count = 1
    retreat_steps: Annotated[int, Meta(ge=1, le=9)] = 2
    heart_vp: Count = 3
    heart_marker_vp: Count = 3
    heart_marker_neutrals: Count = 2
    station_vp: Count = 1
    most_stations_vp: Count = 3
    neutral_vp: Count = 1
    """What each neutral trader costs."""
    majority_vp: Count = 5
    area_special_vp: Count = 1
    traders_special_vp: Count = 1
    """For every two traders."""
    resource_special_vp: Count = 2


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """What a board file holds; docs/games/africa-board.md explains it to whoever writes one."""

    components: Components
    areas: dict[str, AreaFile]
    resources: dict[str, Count]
    """How many markers of each resource there are, those in the table included."""
    resource_rows: Rows
    africa_row: Count
    first_resource_row: Count
    reputation_rows: Rows
    reputation_row: Count
    markers: tuple[str, ...]
    """How many, what they show, their points: "3 station 1"."""
    conflict_markers: tuple[str, ...]
    """How many, what they cost, how much of it: "2 influence 1"."""
    special_markers: tuple[str, ...]
    influence: dict[str, Annotated[int, Meta(ge=0, le=150)]]
    """What each seat has at the start, by the number of seats."""
    start_vp: tuple[Annotated[int, Meta(ge=0, le=41)], ...]
    """For the seats in the order in which they are drawn; 42 would win at once."""
    traders: Annotated[int, Meta(ge=1, le=99)]
    """For the map, per seat."""
    neutrals: Annotated[int, Meta(ge=0, le=99)]
    stations: Count
    numbers: Numbers = Numbers()


know(BoardFile)


def board_text(rules: AfricaOptions) -> str:
    """Return the text of the board file that a match is played with."""
    if rules.board is not None:
        return rules.board
    return _built_in("africa-first.json" if rules.first_markers else "africa.json")


def digests(_: int, options: AfricaOptions) -> Mapping[str, str]:
    """Return the digest of the board's text."""
    return {"board": digest(board_text(options))}


def reconstructed_board() -> str:
    """Return the text of the board file that is played with unless there is another."""
    return _built_in("africa.json")


@cache
def _built_in(name: str) -> str:
    return files("mbira.games.africa").joinpath(name).read_text(encoding="utf-8")


Lot = tuple[str, int, int]
"""A line of a distribution: a name, a value, and how many."""


def read_board_file(text: str, seats: int) -> BoardFile:
    """Return what a board file says; refuse one that the rules cannot be played on."""
    content = read_json(text, BoardFile, "board")
    _check_areas(content)
    _check_borders(content)
    _check_lots(content)
    _check_majorities(content)
    _check_tables(content)
    _check_start(content, seats)
    return content


def _bad(place: str, why: str) -> BadDataError:
    return BadDataError("board", place, why)


def _check_count(place: str, there: int, said: int) -> None:
    if there != said:
        raise _bad(place, f"there are {there}, components.{place} says {said}")


def _check_areas(content: BoardFile) -> None:
    _check_count("areas", len(content.areas), content.components.areas)
    if len(content.areas) > MOST_AREAS:
        raise _bad("areas", f"there are {len(content.areas)}; {MOST_AREAS} is the most")
    hearts = []
    for name, area in content.areas.items():
        if not re.fullmatch("[a-z][a-z0-9]*(-[a-z0-9]+)*", name) or len(name) > LONGEST_NAME:
            why = f"a name is up to {LONGEST_NAME} small letters and digits, with - between words"
            raise _bad(f"areas.{name[: LONGEST_NAME + 1]}", why)
        kinds = area.kinds.split()
        for kind in kinds:
            if kinds.count(kind) > 1:
                raise _bad(f"areas.{name}.is", f"{kind!r} appears twice")
            if kind not in KINDS:
                hint = did_you_mean(kind, KINDS, "an area is")
                raise _bad(f"areas.{name}.is", f"{kind!r} means nothing; {hint}")
            if kind == "heart":
                hearts.append(name)
    if len(hearts) != 1:
        found = f"{' and '.join(hearts)} are hearts" if hearts else "no area is the heart"
        place = f"areas.{hearts[-1]}.is" if hearts else "areas"
        raise _bad(place, f"{found}; there has to be exactly one")


def _check_borders(content: BoardFile) -> None:
    """Check that borders lead somewhere and back, and from every area to every other."""
    for name, area in content.areas.items():
        place = f"areas.{name}.borders"
        there = area.borders.split()
        for place_in_list, other in enumerate(there):
            if other not in content.areas:
                hint = did_you_mean(other, content.areas, "areas")
                raise _bad(place, f"{other!r} is not an area; {hint}")
            if other == name or other in there[:place_in_list]:
                why = "it borders itself" if other == name else f"{other} appears twice"
                raise _bad(place, why)
            if name not in content.areas[other].borders.split():
                raise _bad(place, f"{other} does not name {name} as a neighbour")
    first = next(iter(content.areas))
    reached, ahead = {first}, [first]
    while ahead:
        new = set(content.areas[ahead.pop()].borders.split()) - reached
        reached |= new
        ahead += new
    for name in content.areas:
        if name not in reached:
            raise _bad(f"areas.{name}", f"it cannot be reached from {first}")


def marker_lots(content: BoardFile) -> list[Lot]:
    """Return the action markers: what they show, their points, and how many."""
    return [_lot("markers", n, row, ICON_IDS) for n, row in enumerate(content.markers)]


def conflict_lots(content: BoardFile) -> list[Lot]:
    """Return the conflict markers: what they cost, how much of it, and how many."""
    rows = enumerate(content.conflict_markers)
    return [_lot("conflict_markers", n, row, LOSS_IDS) for n, row in rows]


def special_lots(content: BoardFile) -> list[Lot]:
    """Return the special victory markers: their kind, 0, and how many."""
    rows = enumerate(content.special_markers)
    return [_lot("special_markers", n, row, SPECIAL_IDS, words=2) for n, row in rows]


def _lot(name: str, number: int, row: str, known: tuple[str, ...], *, words: int = 3) -> Lot:
    place = f"{name}[{number}]"
    found = row.split()
    if len(found) != words or not all(re.fullmatch("[0-9]{1,2}", word) for word in found[::2]):
        form = ("a number and a name", "a number, a name and a number")[words - 2]
        raise _bad(place, f"{row!r} does not read as {form}")
    count, kind, *value = found
    if kind not in known:
        raise _bad(place, f"{kind!r} is unknown; {did_you_mean(kind, known, 'known')}")
    return kind, int(value[0]) if value else 0, int(count)


def _check_lots(content: BoardFile) -> None:
    lots = {
        "markers": (marker_lots(content), content.components.markers),
        "conflict_markers": (conflict_lots(content), content.components.conflict_markers),
        "special_markers": (special_lots(content), content.components.special_markers),
    }
    for name, (found, said) in lots.items():
        _check_count(name, sum(count for _, _, count in found), said)
        kinds = [(kind, value) for kind, value, _ in found]
        for number, kind in enumerate(kinds):
            if kind in kinds[:number]:
                raise _bad(f"{name}[{number}]", f"{kind[0]} {kind[1]} appears twice")


def _check_majorities(content: BoardFile) -> None:
    """Check that no special victory marker is an action marker, too."""
    icons = {icon for icon, _, _ in marker_lots(content)}
    for number, (kind, _, _) in enumerate(special_lots(content)):
        if kind in icons:
            why = f"{kind} is among the action markers; it can be one or the other"
            raise _bad(f"special_markers[{number}]", why)


def _check_tables(content: BoardFile) -> None:
    for resource in content.resources:
        if resource not in RESOURCE_IDS:
            hint = did_you_mean(resource, RESOURCE_IDS, "resources")
            raise _bad(f"resources.{resource}", f"it is not a resource; {hint}")
    for resource in RESOURCE_IDS:
        if not content.resources.get(resource):
            raise _bad("resources", f"{resource} is missing: one of each kind is in the table")
    last = len(content.resource_rows) - 1
    for name, row, lowest in (
        ("africa_row", content.africa_row, last),
        ("first_resource_row", content.first_resource_row, last - len(RESOURCE_IDS) + 1),
        ("reputation_row", content.reputation_row, len(content.reputation_rows) - 1),
    ):
        if row > lowest:
            raise _bad(name, f"{row} lies outside the table; {lowest} is the last that fits")
    for name, rows in (
        ("resource_rows", content.resource_rows),
        ("reputation_rows", content.reputation_rows),
    ):
        if list(rows) != sorted(rows):
            raise _bad(name, "values must grow from row to row")


def _check_start(content: BoardFile, seats: int) -> None:
    """Check that there is enough of everything for the seats."""
    kinds = {name: area.kinds.split() for name, area in content.areas.items()}
    symbols = sum("symbol" in kind for kind in kinds.values())
    starts = sum("coast" in kind and "symbol" not in kind for kind in kinds.values())
    if starts < seats:
        raise _bad(
            "areas",
            f"{starts} coasts without a symbol are free to start on; {seats} seats need {seats}",
        )
    resources = sum(content.resources.values()) - len(RESOURCE_IDS)
    for place, there, need, what in (
        ("resources", resources, symbols, "markers besides those in the table, symbols need"),
        ("neutrals", content.neutrals, symbols, "neutral traders, symbols need"),
        ("start_vp", len(set(content.start_vp[:seats])), seats, "different spaces, the seats need"),
        ("traders", content.traders, content.numbers.start_traders, "traders, the start needs"),
        ("special_markers", content.components.special_markers, seats, "markers, the seats need"),
        ("conflict_markers", content.components.conflict_markers, 1, "markers, conflicts need"),
        (
            "markers",
            content.components.markers,
            content.numbers.start_rows * content.numbers.row_markers,
            "markers, the first rows need",
        ),
    ):
        if there < need:
            raise _bad(place, f"there are {there} {what} {need}")
    for name in content.influence:
        if name not in {"2", "3", "4", "5"}:
            raise _bad(f"influence.{name}", "seats are 2, 3, 4 or 5")
    if str(seats) not in content.influence:
        raise _bad("influence", f"it does not say what {seats} seats start with")

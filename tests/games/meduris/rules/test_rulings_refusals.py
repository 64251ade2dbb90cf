"""What is refused before any rule is asked: bad boards, options, seats, notation, whose turn."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import mbira
from mbira.core.errors import (
    BadDataError,
    BadNotationError,
    BadOptionError,
    BadSeatsError,
    IllegalActionError,
    NotYourDecisionError,
)
from tests.games.meduris.scene import ring_text

if TYPE_CHECKING:
    from collections.abc import Callable

EXAMPLE = {"0": "hut", "4": "hut", "8": "druid", "12": "druid", "16": "points", "20": "points"}


def new(seats: int = 3, **options: object) -> mbira.Match:
    return mbira.new("meduris", seats=seats, seed=1, **options)


def refused(board: str) -> tuple[str, str]:
    """Return where and why a board is refused."""
    with pytest.raises(BadDataError) as error:
        new(board=board)
    assert str(error.value) == f"board: {error.value.place}: {error.value.why}"
    assert "\n" not in str(error.value)
    return error.value.place, error.value.why


def changed(size: int = 24, **rows: str) -> str:
    """Return a board some of whose spaces read otherwise (s3="box wood wool")."""
    board = json.loads(ring_text(size))
    for name, row in rows.items():
        board["spaces"][int(name[1:])] = row
    return json.dumps(board)


def test_a_board_that_is_right() -> None:
    for size in (24, 25, 99):
        assert len(new(board=ring_text(size)).view().spaces) == size  # type: ignore[attr-defined]
    new(board=ring_text(24, rocks=0, entry=23, rivers=[0, 1, 23], tokens=EXAMPLE))
    new(board=ring_text(24, rocks=20))


@pytest.mark.parametrize("size", [0, 1, 23, 100])
def test_too_few_or_too_many_spaces(size: int) -> None:
    board = json.dumps({"spaces": ["box wood wool"] * size, "rivers": [0]})
    assert refused(board) == ("spaces", f"there are {size} of them; a ring has 24 to 99")


def test_a_district_is_missing() -> None:
    board = changed(s2="serpent wood copper", s3="serpent wool stone")
    assert refused(board) == ("spaces", "the district box is missing: no space is in it")


def test_a_district_in_two_pieces() -> None:
    assert refused(changed(s20="box wood wool")) == (
        "spaces[20]",
        "the district box is in two pieces",
    )
    assert refused(changed(s23="serpent wood wool", s12="serpent wood stone"))[0] == "spaces[23]"
    assert new(board=changed(s23="serpent wood wool")).actor >= 0, "over the river it is one piece"


@pytest.mark.parametrize(
    ("row", "why"),
    [
        ("bix wood wool", "'bix wood wool' does not start with a district; did you mean box?"),
        ("wood wool", "'wood wool' does not start with a district"),
        ("", "'' does not start with a district; districts: serpent, box,"),
        ("box coper wool", "'coper' is not a material; did you mean copper?"),
        ("box wood gold", "'gold' is not a material"),
        ("box wood", "'box wood' does not name a district and two different materials"),
        ("box", "'box' does not name"),
        ("box wood wood", "'box wood wood' does not name a district and two different materials"),
        ("box wood wool stone", "'box wood wool stone' does not name"),
        ("Box wood wool", "'Box wood wool' does not start with a district; did you mean box?"),
    ],
)
def test_a_space_that_does_not_read(row: str, why: str) -> None:
    place, reason = refused(changed(s3=row))
    assert place == "spaces[3]"
    assert reason.startswith(why)


def with_list(name: str, *spaces: int) -> str:
    return json.dumps({**json.loads(ring_text()), name: spaces})


@pytest.mark.parametrize("space", [-1, 24, 99])
@pytest.mark.parametrize("name", ["rivers", "reconstructed"])
def test_a_space_outside_the_ring(name: str, space: int) -> None:
    why = f"{space} lies outside the ring, whose spaces are 0 to 23"
    assert refused(with_list(name, 3, space)) == (f"{name}[1]", why)
    assert refused(ring_text(entry=space)) == ("entry", why)
    assert refused(with_list(name, 3, 5, 3)) == (f"{name}[2]", "space 3 is named twice")


def test_a_board_without_the_great_river() -> None:
    assert refused(ring_text(rivers=[])) == (
        "rivers",
        "the great river is missing; name the space that it flows behind",
    )


@pytest.mark.parametrize("rocks", [-1, 21])
def test_rocks_out_of_bounds(rocks: int) -> None:
    assert refused(ring_text(rocks=rocks)) == ("rocks", f"{rocks} is not between 0 and 20")


def example(**tokens: str) -> str:
    """Return a board whose example differs (t4="" for none on space 4)."""
    changes = {name[1:]: kind for name, kind in tokens.items()}
    every = {**EXAMPLE, **changes}
    return ring_text(28, tokens={space: kind for space, kind in every.items() if kind})


@pytest.mark.parametrize(
    ("changes", "place", "why"),
    [
        ({"t4": "huts"}, "tokens.4", "'huts' is not a token; did you mean hut?"),
        ({"t4": ""}, "tokens", "hut appears 1 times, not 2"),
        ({"t4": "druid"}, "tokens", "hut appears 1 times, not 2"),
        ({"t24": "druid"}, "tokens", "druid appears 3 times, not 2"),
        ({"t4": "", "t5": "hut", "t8": "", "t24": "druid"}, None, None),
        ({"t4": "", "t3": "hut"}, "tokens.3", "space 0 is too near; 3 spaces lie between two"),
        ({"t0": "", "t26": "hut"}, None, None),
        ({"t20": "", "t25": "points"}, "tokens.0", "space 25 is too near; 3 spaces lie between"),
        ({"t4": "", "t28": "hut"}, "tokens.28", "28 lies outside the ring"),
        ({"t4": "", "t-4": "hut"}, "tokens.-4", "list tokens by the numbers of their"),
        ({"t4": "", "t04": "hut"}, "tokens.04", "list tokens by the numbers of their"),
        ({"t4": "", "tfour": "hut"}, "tokens.four", "list tokens by the numbers of their"),
        ({"t4": "", "t٤": "hut"}, "tokens.٤", "list tokens by the numbers of their"),
        ({"t4": "", "t": "hut"}, "tokens.", "list tokens by the numbers of their"),
    ],
)
def test_an_example_that_could_not_be_laid(
    changes: dict[str, str], place: str | None, why: str | None
) -> None:
    if place is None or why is None:
        assert new(board=example(**changes), tokens="example").actor >= 0
        return
    where, reason = refused(example(**changes))
    assert where == place
    assert reason.startswith(why)


def test_a_key_named_twice() -> None:
    board = ring_text().replace('"rivers": [23]', '"rivers": [23], "rivers": [3]')
    assert refused(board) == ("rivers", "it appears twice")
    twice = ring_text(tokens=EXAMPLE).replace('"4": "hut"', '"4": "hut", "4": "hut"')
    assert refused(twice) == ("4", "it appears twice")


@pytest.mark.parametrize(
    ("board", "place"),
    [
        ("", "line 1, column 1"),
        ("[", "line 1, column 2"),
        ('{"spaces": [],\n "rivers" [1]}', "line 2, column 11"),
        ('{\n  "rocks": 3,\n}', "line 3, column 1"),
        ("serpent wood wool", "line 1, column 1"),
    ],
)
def test_broken_json_says_line_and_column(board: str, place: str) -> None:
    where, why = refused(board)
    assert where == place
    assert why.startswith("not JSON: ")


def without(name: str) -> str:
    return json.dumps({key: value for key, value in json.loads(ring_text()).items() if key != name})


@pytest.mark.parametrize(
    ("board", "place", "why"),
    [
        (lambda: "3", "the file", "Expected 'object', got 'int'"),
        (lambda: "[]", "the file", "Expected 'object', got 'array'"),
        (lambda: without("spaces"), "the file", "Object missing required field 'spaces'"),
        (lambda: without("rivers"), "the file", "Object missing required field 'rivers'"),
        (lambda: ring_text(rocks="3"), "rocks", "Expected 'int', got 'str'"),
        (lambda: ring_text(rocks=None), "rocks", "Expected 'int', got 'null'"),
        (lambda: ring_text(entry=1.5), "entry", "Expected 'int', got 'float'"),
        (lambda: ring_text(rivers=3), "rivers", "Expected 'array', got 'int'"),
        (lambda: ring_text(rivers=["3"]), "rivers[0]", "Expected 'int', got 'str'"),
        (lambda: ring_text(spaces=[["box", "wood", "wool"]]), "spaces[0]", "Expected 'str'"),
        (lambda: ring_text(tokens=["hut"]), "tokens", "Expected 'object | null', got 'array'"),
        (lambda: ring_text(tokens={"4": 1}), "tokens.4", "Expected 'str', got 'int'"),
        (lambda: ring_text(river=[3]), "the file", "Object contains unknown field 'river'"),
    ],
)
def test_wrong_types(board: Callable[[], str], place: str, why: str) -> None:
    where, reason = refused(board())
    assert where == place
    assert reason.startswith(why)


# Options and seats


def test_a_first_seat_that_is_not_there() -> None:
    with pytest.raises(BadOptionError, match="first: there is no seat-3 among 3 seats"):
        new(3, first="seat-3")
    with pytest.raises(BadOptionError, match="first: there is no seat-2 among 2 seats"):
        new(2, first="seat-2")
    assert new(4, first="seat-3").actor == 3


def test_an_example_that_the_board_does_not_have() -> None:
    with pytest.raises(BadOptionError, match="tokens: this board has no example"):
        new(4, tokens="example")
    with pytest.raises(BadOptionError, match="tokens: this board has no example"):
        new(3, tokens="example", board=ring_text())
    assert new(2, tokens="example").actor >= 0


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("tokens", "drawn"), ("first", 1), ("first", "seat-4"), ("may_decline", "yes"),
        ("payments", "all"), ("lone_hut", True), ("river_in_last_turns", 1), ("stocks", "shown"),
        ("turn_limit", 0), ("turn_limit", -5), ("turn_limit", "many"), ("board", 7),
    ],
)  # fmt: skip
def test_a_value_that_an_option_does_not_take_names_the_option(name: str, value: object) -> None:
    with pytest.raises(BadOptionError, match=name):
        new(3, **{name: value})


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_table_too_small_or_too_large(seats: int) -> None:
    with pytest.raises(BadSeatsError, match=f"2 to 4 seats, not {seats}"):
        new(seats)


# Actions


def test_an_action_out_of_turn_and_one_that_is_illegal_change_nothing() -> None:
    match = new(first="seat-1", tokens="placed")
    with pytest.raises(NotYourDecisionError, match="seat 0 cannot decide now"):
        match.play(mbira.parse("meduris", "lay 3"), 0)
    match.play(mbira.parse("meduris", "lay 3"), 1)
    before, version = match.view(), match.version
    for text in ("lay 3", "lay 6", "lay 0", "lay 32", "worker wood", "roll wood", "hut 8"):
        with pytest.raises(IllegalActionError):
            match.play(mbira.parse("meduris", text), 2)
    assert (match.view(), match.version) == (before, version)


@pytest.mark.parametrize(
    "text",
    [
        "", "hut", "hut -1", "hut 2147483648", "hut A1", "hut 3 4", "move wood 0 wool",
        "move wood 4 wool", "move wood 1", "take gold", "offer gold", "offer",
        "replace wood wool wool", "worker 1", "roll 7", "token 3 two", "first 4", "pass",
    ],
)  # fmt: skip
def test_notation_that_does_not_parse(text: str) -> None:
    with pytest.raises(BadNotationError):
        mbira.parse("meduris", text)

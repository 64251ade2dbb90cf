"""What is refused before any rule is asked: bad options, seats, maps, notation, and whose turn."""

from __future__ import annotations

import pytest

import mbira
from mbira.core.errors import (
    BadDataError,
    BadNotationError,
    BadOptionError,
    BadSeatsError,
    IllegalActionError,
    NotYourDecisionError,
    UnknownGameError,
)
from tests.games.zimbabwe.scene import OPEN, Scene


def new(seats: int = 2, **options: object) -> mbira.Match:
    return mbira.new("zimbabwe", seats=seats, seed=1, **options)


def play(match: mbira.Match, text: str, seat: int | None = None) -> None:
    match.play(mbira.parse("zimbabwe", text), seat)


def test_an_unknown_game() -> None:
    with pytest.raises(UnknownGameError, match="zimbabwi"):
        mbira.new("zimbabwi", seats=2)


def test_an_unknown_option_names_the_likely_one() -> None:
    with pytest.raises(BadOptionError, match="'round_limits'; did you mean round_limit"):
        new(round_limits=3)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("round_limit", 0),
        ("round_limit", "many"),
        ("setup", "easy"),
        ("gods", ("zeus",)),
        ("gods", "gu"),
        ("box_limits", "yes"),
        ("board", 7),
    ],
)
def test_a_value_that_an_option_does_not_take_names_the_option(name: str, value: object) -> None:
    with pytest.raises(BadOptionError, match=name):
        mbira.new("zimbabwe", seats=2, **{name: value})  # type: ignore[arg-type]


def test_a_god_named_twice() -> None:
    with pytest.raises(BadOptionError, match="twice"):
        new(gods=("gu", "engai", "gu"))
    assert new(gods=("gu", "engai")).actor >= 0


@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_a_table_too_small_or_too_large(seats: int) -> None:
    with pytest.raises(BadSeatsError, match=f"2 to 5 seats, not {seats}"):
        new(seats)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_table_that_is_right(seats: int) -> None:
    assert new(seats).seats == seats


def test_a_map_with_a_wrong_character_says_where() -> None:
    with pytest.raises(BadDataError, match=r"line 2, column 3: 'q'"):
        new(board="S..S\n..q.\n....")
    with pytest.raises(BadDataError, match=r"line 4, column 1: 's'"):
        new(board="# a comment counts as a line\nS..S\n\ns...")


def test_a_map_with_uneven_rows_says_where() -> None:
    for board in ("S..S\n....\n...", "S..S\n....\n....."):
        with pytest.raises(BadDataError, match="line 3"):
            new(board=board)


def test_a_map_with_too_few_starting_areas() -> None:
    with pytest.raises(BadDataError, match="2 starting areas"):
        new(3, board="S..S")
    assert new(2, board="S..S").actor >= 0


@pytest.mark.parametrize("board", ["", "\n\n", "# only a comment\n"])
def test_an_empty_map(board: str) -> None:
    with pytest.raises(BadDataError, match="no rows"):
        new(board=board)


def test_a_map_too_large() -> None:
    with pytest.raises(BadDataError, match="49 by 1 "):
        new(board="SS" + "." * 47)
    with pytest.raises(BadDataError, match="2 by 49 "):
        new(board="SS\n" + "..\n" * 48)
    assert new(board="SS" + "." * 46).actor >= 0


def test_an_action_out_of_turn() -> None:
    match = new(board=OPEN)
    first = match.actor
    with pytest.raises(NotYourDecisionError, match=f"seat {1 - first} cannot decide now"):
        play(match, "at A1", 1 - first)
    assert match.actor == first
    play(match, "at A1", first)
    assert match.actor == 1 - first


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    match = new(board=OPEN)
    before = match.version
    with pytest.raises(IllegalActionError) as refused:
        play(match, "at B1")
    assert refused.value.reason.id == "why-no-start"
    assert refused.value.reason.rule == "R14"
    assert match.version == before


def test_an_action_of_another_step_is_not_asked_for() -> None:
    match = new(board=OPEN)
    with pytest.raises(IllegalActionError) as refused:
        play(match, "bid 1")
    assert refused.value.reason.id == "why-not-now"


def test_chance_is_nobodys_action() -> None:
    match = new(board=OPEN)
    for text in ("tile 0 0", "marker 0", "without gu"):
        with pytest.raises(IllegalActionError) as refused:
            play(match, text)
        assert refused.value.reason.id == "why-not-now"


def test_nothing_is_played_after_the_end() -> None:
    match = new(board="SSS", round_limit=1)
    for text in ("at A1", "at C1", "pass", "end", "end"):
        play(match, text)
    assert match.over
    with pytest.raises(NotYourDecisionError, match="the match is over"):
        play(match, "end")
    with pytest.raises(NotYourDecisionError, match="the match is over"):
        play(match, "end", 0)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "dance",
        "bid",
        "bid many",
        "bid -1",
        "bid 1 2",
        "price potter",
        "price potter 4",
        "price baker 2",
        "herd 3",
        "shaman gold",
        "god zeus",
        "specialist priest",
        "place priest",
        "at",
        "at A0",
        "at 1A",
        "at A1 sideways",
        "raise A1 B1",
        "tile 11 0",
        "marker 5",
        "end now",
    ],
)
def test_notation_that_does_not_parse(text: str) -> None:
    with pytest.raises(BadNotationError):
        mbira.parse("zimbabwe", text)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("AT a1 Across", "at A1 across"), ("  bid   3 ", "bid 3"), ("Place POTTER", "place potter")],
)
def test_notation_minds_neither_capitals_nor_spaces(typed: str, meant: str) -> None:
    assert str(mbira.parse("zimbabwe", typed)) == meant


def test_a_cell_that_is_not_on_the_map() -> None:
    scene = Scene("S...x\n....S").play("build")
    for cell in ("F1", "A3", "E1", "ZZ99"):
        assert scene.why_not(f"at {cell}").id == "why-off-map"
    assert Scene("S...S").why_not("raise Z9").id == "why-no-monument"

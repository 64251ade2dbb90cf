from __future__ import annotations

import pytest

from mbira.cli.play.choices import Choices, Row, complete_kind, runs
from mbira.games.zimbabwe.actions import CODEC, At, Bid, Build, End, God, Pass, Place, Price, Raise


def test_a_few_choices_are_numbered() -> None:
    choices = Choices([God("eshu"), God("gu"), Build(), End()])
    assert choices.numbered
    assert choices.find("2") == [God("gu")]
    assert choices.find("4") == [End()]
    assert choices.find("5") == []
    assert choices.find("0") == []


def test_where_numbers_mean_something_they_are_no_places_in_a_list() -> None:
    choices = Choices([Bid(3), Bid(4), Pass()])
    assert not choices.numbered
    assert choices.find("4") == [Bid(4)]
    assert choices.find("1") == []
    assert choices.rows() == [Row("bid", ["3", "4"], 2), Row("", ["pass"], 1)]


def test_many_choices_are_put_together_by_the_word_that_varies_most() -> None:
    choices = Choices(
        [
            *(At(f"{column}1", "across") for column in "ABCE"),
            *(At(f"{column}2", "down") for column in "AC"),
            *(Price("potter", price) for price in (2, 3)),
            *(Raise(f"{column}9") for column in "AFKP"),
            Build(),
            End(),
        ]
    )
    assert choices.rows() == [
        Row("at CELL across", ["A1-C1", "E1"], 4),
        Row("at CELL down", ["A2", "C2"], 2),
        Row("price potter", ["2", "3"], 2),
        Row("raise", ["A9", "F9", "K9", "P9"], 4),
        Row("", ["build", "end"], 2),
    ]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("raise D1", [Raise("D1")]),
        ("RAISE d1", [Raise("D1")]),
        ("ra d1", [Raise("D1")]),
        ("d1", [Raise("D1")]),
        ("d", [Raise("D1"), Raise("D12")]),
        ("pl pot", [Place("potter")]),
        ("potter", [Place("potter")]),
        ("pr pot 2", [Price("potter", 2)]),
        ("potter 3", [Price("potter", 3)]),
        ("p", [Place("potter"), Price("potter", 2), Price("potter", 3)]),
        ("price", [Price("potter", 2), Price("potter", 3)]),
        ("raise D1 now", []),
        ("", []),
        ("frob", []),
    ],
)
def test_first_letters_are_enough_if_they_leave_no_doubt(text: str, meant: list[object]) -> None:
    choices = Choices(
        [Raise("D1"), Raise("D12"), Place("potter"), Price("potter", 2), Price("potter", 3)]
    )
    assert choices.find(text) == meant


def test_a_tile_that_can_lie_one_way_needs_no_second_word() -> None:
    choices = Choices(
        [At("D1", "across"), At("D12", "across"), At("E1", "across"), At("E1", "down")]
    )
    assert choices.find("at d1") == [At("D1", "across")]
    assert choices.find("at e1") == [At("E1", "across"), At("E1", "down")]
    assert choices.find("e1 d") == [At("E1", "down")]


def test_what_is_nearly_a_choice_is_found() -> None:
    choices = Choices([God("eshu"), Place("wood-carver")])
    assert choices.like("god eshou") == "god eshu"
    assert choices.like("xyzzy") is None


def test_a_kind_is_written_out_if_its_beginning_is_clear() -> None:
    assert complete_kind("rais d7", CODEC) == "raise d7"
    assert complete_kind("rai d7", CODEC) == "rai d7"
    assert complete_kind("p d7", CODEC) == "p d7"
    assert complete_kind("frob", CODEC) == "frob"


def test_names_in_a_row_are_put_together() -> None:
    assert runs(["A1", "B1", "C1", "A2", "B2", "D2"]) == ["A1-C1", "A2", "B2", "D2"]
    assert runs(["Y3", "Z3", "AA3", "AB3"]) == ["Y3-AB3"]
    assert runs(["AZ3", "BA3", "BB3"]) == ["AZ3-BB3"]
    assert runs(["9", "10", "11", "13"]) == ["9-11", "13"]
    assert runs(["eshu", "gu"]) == ["eshu", "gu"]

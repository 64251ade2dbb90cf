from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mbira.core.errors import BadOptionError, UnknownGameError
from mbira.core.input.options import describe_options, make_options, option_values, parse_options
from mbira.core.registry import find_game, find_spec, specs
from mbira.games.zimbabwe.spec import SPEC, ZimbabweOptions

if TYPE_CHECKING:
    from pathlib import Path


def test_games_are_found_by_entry_point_and_loaded_once() -> None:
    assert specs()["zimbabwe"] is SPEC
    assert find_game("zimbabwe") is find_game("zimbabwe")


def test_an_unknown_game_gets_a_hint() -> None:
    with pytest.raises(UnknownGameError, match="did you mean zimbabwe"):
        find_spec("zimbabve")
    with pytest.raises(UnknownGameError, match=r"games: .*zimbabwe"):
        find_spec("chess")


def test_options_are_described_for_people() -> None:
    infos = {info.name: info for info in describe_options(SPEC)}
    past = {"qamata_waits", "unasked_prices"}  # for matches of ruleset 1 alone
    assert set(infos) == set(ZimbabweOptions.__struct_fields__) - past
    assert infos["board"].file
    assert infos["gods"].many
    assert "eshu" in infos["gods"].choices
    assert set(infos["setup"].choices) == {"standard", "first-play"}
    assert infos["round_limit"].default == 50
    assert infos["xango_wins_outright"].choices == ("true", "false")


def test_texts_become_options(tmp_path: Path) -> None:
    board = tmp_path / "map.txt"
    board.write_text("SS\n..\n")
    options = parse_options(
        SPEC,
        ["round_limit=7", "gods=eshu, gu", "setup=first-play", "box_limits=true", f"board={board}"],
    )
    assert options == ZimbabweOptions(
        round_limit=7,
        gods=("eshu", "gu"),
        setup="first-play",
        box_limits=True,
        board="SS\n..\n",
    )
    assert parse_options(SPEC, ["round_limit=none"]) == ZimbabweOptions(round_limit=None)
    assert parse_options(SPEC, []) == ZimbabweOptions()


def test_options_survive_their_json_form() -> None:
    options = ZimbabweOptions(gods=("xango",), round_limit=None)
    assert make_options(SPEC, option_values(options)) == options


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("colour=red", "zimbabwe has no option 'colour'; options:"),
        ("round_limt=3", "did you mean round_limit"),
        ("round_limit", "does not read as NAME=VALUE"),
        ("round_limit=many", "option round_limit of zimbabwe"),
        ("round_limit=0", "option round_limit of zimbabwe: .*>= 1"),
        ("setup=wild", "option setup of zimbabwe: Invalid enum value 'wild'; it takes .*standard"),
        ("gods=eshu,zeus", r"option gods of zimbabwe: .*'zeus'; it takes anansi, .*xango"),
        ("gods=eshu,eshu", "zimbabwe: a god is named twice"),
        ("board=/no/such/file", "cannot read /no/such/file: No such file"),
    ],
)
def test_bad_options_are_refused_in_one_line(text: str, words: str) -> None:
    with pytest.raises(BadOptionError, match=words) as caught:
        parse_options(SPEC, [text])
    assert "\n" not in str(caught.value)


def test_python_values_are_not_guessed_at() -> None:
    with pytest.raises(BadOptionError, match="Expected int"):
        make_options(SPEC, {"round_limit": "7"})


def test_an_option_given_twice_is_refused() -> None:
    with pytest.raises(BadOptionError, match="round_limit is given twice"):
        parse_options(SPEC, ["round_limit=3", "round_limit=4"])

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import mbira as library
from mbira.core.registry import find_game

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from tests.cli.conftest import Cli

KEYS = [
    "game", "seats", "bots", "matches", "seed", "decisions", "seconds", "decisions_per_second",
    "lengths", "outcomes",
]  # fmt: skip


def test_json_has_the_keys_of_the_contract(mbira: Cli) -> None:
    found = mbira(
        "sim", "zimbabwe", "--seats", 4, "--bots", "random", "--matches", 3, "--seed", 5, "--json"
    ).json()
    assert list(found) == KEYS
    assert found["game"] == "zimbabwe"
    assert found["seats"] == 4
    assert found["bots"] == ["random"] * 4
    assert found["matches"] == 3
    assert found["seed"] == 5
    outcomes, lengths = found["outcomes"], found["lengths"]
    assert isinstance(outcomes, list)
    assert isinstance(lengths, list)
    assert len(outcomes) == len(lengths) == 3
    for outcome in outcomes:
        assert sorted(seat for group in outcome["ranking"] for seat in group) == [0, 1, 2, 3]
        assert len(outcome["scores"]) == 4
        assert outcome["reason"] == "end-victory"


def test_the_same_seed_gives_the_same_matches(mbira: Cli) -> None:
    def counted(seed: str) -> list[object]:
        found = mbira("sim", "zimbabwe", "--matches", 3, "--seed", seed, "--json").json()
        return [found[key] for key in ("decisions", "lengths", "outcomes")]

    assert counted("kraal") == counted("kraal")
    assert counted("kraal") != counted("lekgotla")


def test_saved_matches_are_what_was_counted(mbira: Cli, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "down"
    found = mbira(
        "sim", "zimbabwe", "--seats", 2, "--matches", 2, "--seed", 9, "--save", folder, "--json"
    ).json()
    files = sorted(path.name for path in folder.iterdir())
    assert files == ["zimbabwe-2-9-0.mbira.json", "zimbabwe-2-9-1.mbira.json"]
    matches = [library.load(folder / name) for name in files]
    assert [len(match.records) for match in matches] == found["lengths"]
    for match, outcome in zip(matches, found["outcomes"], strict=True):  # type: ignore[call-overload]
        assert match.outcome is not None
        assert list(match.outcome.scores) == outcome["scores"]
        assert match.seed is not None


def test_a_file_with_something_else_in_it_is_left_alone(mbira: Cli, tmp_path: Path) -> None:
    path = tmp_path / "zimbabwe-3-9-0.mbira.json"
    path.write_text("precious")
    result = mbira("sim", "zimbabwe", "--matches", 1, "--seed", 9, "--save", tmp_path)
    assert result.status == 1
    assert (
        result.error
        == f"mbira: {path} is already there and holds something else; it was left alone"
    )
    assert path.read_text() == "precious"
    assert [*tmp_path.iterdir()] == [path]


def test_the_same_command_again_finds_its_own_files_in_order(mbira: Cli, tmp_path: Path) -> None:
    again = ("sim", "zimbabwe", "--matches", 2, "--seed", 9, "--save", tmp_path)
    assert mbira(*again).status == 0
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    assert mbira(*again).status == 0
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_seed_with_a_slash_stays_in_the_directory(mbira: Cli, tmp_path: Path) -> None:
    assert (
        mbira("sim", "zimbabwe", "--matches", 1, "--seed", "../a b", "--save", tmp_path).status == 0
    )
    assert [path.name for path in tmp_path.iterdir()] == ["zimbabwe-3-.._a_b-0.mbira.json"]


def test_check_plays_the_very_same_matches(mbira: Cli) -> None:
    plain = mbira("sim", "zimbabwe", "--matches", 2, "--seed", 3, "--json").json()
    checked = mbira("sim", "zimbabwe", "--matches", 2, "--seed", 3, "--json", "--check").json()
    assert checked["outcomes"] == plain["outcomes"]
    assert checked["decisions"] == plain["decisions"]


def test_check_says_where_the_rules_broke_and_saves_the_match(
    mbira: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    calls = 0

    def broken(_: object) -> None:
        nonlocal calls
        calls += 1
        assert calls < 20, "two cattle are missing"

    game = find_game("zimbabwe")
    monkeypatch.setattr(game, "rules", replace(game.rules, audit=broken))
    result = mbira("sim", "zimbabwe", "--matches", 1, "--seed", 3, "--check", "--save", tmp_path)
    assert result.status == 1
    assert "the rules broke in match 0, after record " in result.error
    assert "two cattle are missing" in result.error
    (path,) = tmp_path.iterdir()
    assert not library.load(path).over


def test_several_bots_say_how_many_seats_there_are(mbira: Cli) -> None:
    found = mbira("sim", "zimbabwe", "--bots", "random,random", "--matches", 1, "--json").json()
    assert found["seats"] == 2


def test_options_reach_the_rules(mbira: Cli) -> None:
    found = mbira(
        "sim", "zimbabwe", "--matches", 1, "--seed", 1, "-o", "round_limit=2", "--json"
    ).json()
    outcomes = found["outcomes"]
    assert isinstance(outcomes, list)
    assert outcomes[0]["reason"] == "end-round-limit"


def test_the_table_counts_wins(mbira: Cli) -> None:
    out = mbira("sim", "zimbabwe", "--matches", 4, "--seed", 1, "--seats", 2).out
    rows = [line.split() for line in out.splitlines()[-2:]]
    assert [row[:2] for row in rows] == [["0", "random"], ["1", "random"]]
    assert sum(float(row[2]) for row in rows) == 4
    assert max(map(len, out.splitlines())) <= 80


def test_json_stands_alone_on_standard_output(mbira: Cli) -> None:
    result = mbira("sim", "zimbabwe", "--matches", 1, "--json")
    assert result.err == ""
    assert result.out.count("\n") == 1
    json.loads(result.out)

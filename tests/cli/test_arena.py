from __future__ import annotations

import re
import subprocess
import time
from typing import TYPE_CHECKING, Any

import pytest

from tests.cli.terminal import MBIRA

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Cli


def bots_of(found: dict[str, Any]) -> list[dict[str, Any]]:
    return [{k: v for k, v in bot.items() if k != "ms_per_decision"} for bot in found["bots"]]


def test_json_has_the_keys_of_the_contract(mbira: Cli) -> None:
    done = mbira(
        "arena", "meduris", "--bots", "novice,random", "--matches", 4, "--seed", 1, "--json"
    )
    found: dict[str, Any] = done.json()
    assert [bot["bot"] for bot in found["bots"]] == ["novice", "random"]
    for bot in found["bots"]:
        assert {
            "bot", "matches", "wins", "win_rate", "interval", "rating", "ms_per_decision"
        } <= set(bot)  # fmt: skip
        low, high = bot["interval"]
        assert 0 <= low <= bot["win_rate"] <= high <= 1
        assert bot["matches"] == 4
    assert sum(bot["wins"] for bot in found["bots"]) == 4
    assert found["bots"][0]["win_rate"] >= 0.75


def test_a_tournament_can_be_stopped_and_goes_on(mbira: Cli, tmp_path: Path) -> None:
    def command(matches: int, *more: object) -> dict[str, Any]:
        return mbira(
            "arena", "meduris", "--bots", "random,random", "--matches", matches, "--seed", 1,
            "--json", *more,
        ).json()  # fmt: skip

    command(2, "--save", tmp_path)
    lines = (tmp_path / "results.jsonl").read_bytes()
    whole = command(4, "--save", tmp_path)
    assert (tmp_path / "results.jsonl").read_bytes().startswith(lines)
    assert bots_of(whole) == bots_of(command(4))
    assert len([*tmp_path.glob("meduris-*.mbira.json")]) == 4


def test_without_a_seed_the_same_command_goes_on_too(mbira: Cli, tmp_path: Path) -> None:
    command = ("arena", "meduris", "--bots", "random,random", "--save", tmp_path, "--json")
    first = mbira(*command, "--matches", 2).json()
    more = mbira(*command, "--matches", 4).json()
    assert (more["seed"], more["matches"]) == (first["seed"], 4)


def test_fewer_bots_than_seats_are_filled_up_with_the_last(mbira: Cli) -> None:
    done = mbira(
        "arena", "meduris", "--bots", "novice,random", "--seats", 3, "--matches", 3, "--seed", 1
    )
    assert done.status == 0
    assert "random#2" in done.out
    assert "not everybody" not in done.out


def test_an_unfair_number_of_matches_is_said(mbira: Cli) -> None:
    done = mbira("arena", "meduris", "--bots", "random,random", "--matches", 3, "--seed", 1)
    assert "the seats were not shared evenly" in done.out


def test_an_interrupted_tournament_stops_at_once_and_loses_nothing(
    mbira: Cli, tmp_path: Path
) -> None:
    command = [
        "arena", "meduris", "--bots", "random,random", "--seed", "1", "--matches", "100000",
        "--workers", "2", "--save", str(tmp_path),
    ]  # fmt: skip
    results = tmp_path / "results.jsonl"
    with subprocess.Popen(  # noqa: S603
        [MBIRA, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as started:
        try:
            while not results.exists():
                assert started.poll() is None
                time.sleep(0.05)
            started.terminate()
            out, err = started.communicate(timeout=60)
        finally:
            started.kill()
    assert (started.returncode, out) == (130, "")
    assert re.fullmatch(
        r"mbira: stopped after \d+ of 100000 matches; the same command goes on\n", err
    )
    done = results.read_bytes().count(b"\n")
    again = mbira(*command[:6], "--matches", done, "--save", tmp_path, "--json")
    assert again.json()["matches"] == done


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["meduris", "--bots", "clever,random"], "there is no bot 'clever'"),
        (["meduris", "--bots", "novice:3s,random"], "novice takes no budget"),
        (["meduris", "--bots", "master:fast,random"], "'fast' is not a budget"),
        (["meduris", "--bots", "master:0it,random"], "leaves no time to think"),
        (["meduris", "--bots", ","], "name the bots"),
        (["meduris", "--bots", "random,random", "--seats", "9"], "is for 2 to 4 seats, not 9"),
        (["meduris", "--bots", "master:\u0663it,random"], "is not a budget"),
        (["meduris", "--agent", "mine"], "say who it is: --agent NAME=COMMAND"),
        (["meduris", "--agent", "adept=true"], "two are called adept"),
        (["meduris", "--agent", "a=true", "--agent", "a=false"], "two are called a"),
        (["meduris", "--agent", "mine=/nowhere/at/all"], "there is no such program"),
        (["meduris", "--agent", "mine='"], "No closing quotation"),
        (["meduris", "--bots", "random", "--token", "mine=x"], "--token and --server go together"),
        (["meduris", "--bots", "random", "--on", "mars"], "there is no place 'mars'"),
    ],
)
def test_mistakes_are_one_line(mbira: Cli, args: list[str], said: str) -> None:
    done = mbira("arena", *args)
    assert done.status == 1
    assert said in done.error


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--level", "master:2it"], "has no weights of its own"),
        (["--level", "random"], "has no weights of its own"),
        (["--save", "no/such/folder.json"], "cannot save to no/such/folder.json"),
    ],
)
def test_mistakes_in_tuning_are_one_line(mbira: Cli, args: list[str], said: str) -> None:
    done = mbira("tune", "meduris", *args)
    assert done.status == 1
    assert said in done.error


def test_tune_writes_weights_with_their_command_and_leaves_other_levels(
    mbira: Cli, tmp_path: Path
) -> None:
    path = tmp_path / "weights.json"
    path.write_text('{"adept": {"made_by": "hand", "weights": {"visit": 1.0}}}')
    done = mbira(
        "tune", "meduris", "--level", "novice", "--against", "random", "--generations", 1,
        "--population", 4, "--deals", 1, "--workers", 1, "--save", path,
    )  # fmt: skip
    assert done.status == 0
    found = path.read_text()
    assert '"hand"' in found
    assert "mbira tune meduris --level novice --against random --seats 2" in found
    command = ("tune", "meduris", "--level", "novice", "--against", "random", "--generations", 1)
    less = ("--population", 4, "--deals", 1, "--workers", 1, "--save", path)
    assert mbira(*command, *less, "--again").status == 0
    assert path.read_text() == found
    assert "--again needs a file" in mbira("tune", "meduris", "--save", path, "--again").error
    path.write_text("{")
    assert "holds no weights" in mbira("tune", "meduris", "--save", path).error

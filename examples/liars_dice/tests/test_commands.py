"""The game at the command line: listed, simulated, played in a terminal, checked."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from typing import TYPE_CHECKING, NamedTuple, Protocol

import pytest

from mbira.cli.main import run

if TYPE_CHECKING:
    from pathlib import Path


class Done(NamedTuple):
    """What a command left behind."""

    status: int | str | None
    stdout: str
    stderr: str


class Mbira(Protocol):
    """Runs `mbira` with words, and lines typed into it."""

    def __call__(self, *words: object, typed: str = "") -> Done: ...


@pytest.fixture
def mbira(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Mbira:
    """In the process of the tests: to start one for each command takes longer than the commands."""

    def command(*words: object, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "argv", ["mbira", *map(str, words)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        with pytest.raises(SystemExit) as stop:
            run()
        return Done(stop.value.code, *capsys.readouterr())

    return command


def test_it_is_listed() -> None:
    command = [sys.executable, "-m", "mbira", "games", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603
    games = json.loads(done.stdout)["games"]
    (found,) = [game for game in games if game["id"] == "liars_dice"]
    assert found["seats"] == [2, 6]
    assert [option["name"] for option in found["options"]] == ["dice", "wild_ones"]


def test_matches_are_simulated_saved_and_checked(mbira: Mbira, tmp_path: Path) -> None:
    words = ("--seats", 4, "--matches", 3, "--seed", 1, "--check", "--save", tmp_path)
    assert "ends: end-last 3" in mbira("sim", "liars_dice", *words).stdout
    saves = list(tmp_path.iterdir())
    assert len(saves) == 3
    assert "chance follows from the seed" in mbira("verify", saves[0]).stdout
    assert "last round" in mbira("show", saves[0], "--at", 60, "--lang", "en").stdout


def test_it_is_played_in_the_terminal_to_its_end(mbira: Mbira) -> None:
    """With one die each: everybody bids all they can, and the next one doubts it."""
    words = ("--seats", 3, "--seed", 2, "-o", "dice=1", "--lang", "en")
    played = mbira("play", "liars_dice", *words, typed="liar\nbid 3 6\n" + "liar\n" * 9)
    assert "liar: There is no bid yet that could be doubted. [R5]" in played.stdout
    assert "● You bid 3 sixes." in played.stdout
    assert "The cups are lifted: " in played.stdout
    assert " has the last dice." in played.stdout
    assert "failed" not in played.stdout + played.stderr


def test_hints_are_refused_in_one_line(mbira: Mbira) -> None:
    played = mbira("play", "liars_dice", "--lang", "en", typed="hint\nquit\n")
    assert "bots know nothing of liars_dice; only the random one plays it" in played.stdout


@pytest.mark.parametrize("level", ["novice", "adept", "master", "master:1s"])
@pytest.mark.parametrize("command", ["sim", "play", "arena"])
def test_bots_that_do_not_know_it_are_refused_in_one_line(
    mbira: Mbira, command: str, level: str
) -> None:
    refused = mbira(command, "liars_dice", "--bots", level)
    name = level.partition(":")[0]
    said = f"mbira: {name} knows nothing of liars_dice; bots that play it: random\n"
    assert (refused.status, refused.stderr) == (1, said)

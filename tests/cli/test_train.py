"""`mbira train`: progress, a model and a picture; the same command goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Cli

WORDS = (
    "train", "meduris", "--seats", 2, "--matches", 2, "--generations", 1, "--duel", 2, "--units", 3,
    "--seed", "tiny", "--save",
)  # fmt: skip


def test_it_trains_says_how_it_went_and_the_same_command_goes_on(
    mbira: Cli, tmp_path: Path
) -> None:
    done, again = (mbira(*WORDS, tmp_path / "school") for _ in range(2))
    assert (done.status, done.err) == (0, "")
    assert done.out.startswith("1: 2 matches, off by ")
    assert again.out == done.out
    assert "<svg" in (tmp_path / "school" / "curve.svg").read_text()
    assert (tmp_path / "school" / "model.json").exists() == (", kept" in done.out)


def test_another_training_in_the_same_folder_is_refused(mbira: Cli, tmp_path: Path) -> None:
    (tmp_path / "training.json").write_text("{}")
    assert "belongs to another training" in mbira(*WORDS, tmp_path).error


def test_a_game_without_numbers_is_refused(mbira: Cli, tmp_path: Path) -> None:
    done = mbira("train", "africa", "--save", tmp_path / "x")
    assert done.error == "mbira: what bots know of africa has no numbers to learn from"

"""Seats in the colours that their table agreed on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import mbira as library
from mbira.cli.screen import PAINTS

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Cli

SEAT = re.compile(r"38;2;(\d+);(\d+);(\d+)m(.) (\d) ")
"""A seat in the table below a drawing: its colour, its sign and its number."""


@pytest.fixture
def in_colour(mbira: Cli, monkeypatch: pytest.MonkeyPatch) -> Cli:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setenv("TERM", "xterm-256color")
    return mbira


def worn(out: str) -> dict[int, str]:
    """Return the colour of each seat of the last drawing."""
    names = {tuple(bytes.fromhex(paint[1:])): name for name, paint in PAINTS.items()}
    found = [(int(hit[5]), tuple(map(int, hit.groups()[:3]))) for hit in SEAT.finditer(out)]
    return {seat: names[paint] for seat, paint in found}


def saved(folder: Path, game: str, seats: int, **options: object) -> Path:
    path = folder / f"{game}.mbira.json"
    library.new(game, seats=seats, seed=1, **options).save(path)
    return path


def test_two_seats_of_meduris_are_violet_and_blue(in_colour: Cli, tmp_path: Path) -> None:
    shown = in_colour("show", saved(tmp_path, "meduris", 2))
    assert worn(shown.out) == {0: "violet", 1: "blue"}


@pytest.mark.parametrize("command", ["show", "play"])
def test_colours_can_be_chosen(in_colour: Cli, tmp_path: Path, command: str) -> None:
    file = saved(tmp_path, "meduris", 3, colours=["green", "red", "violet"])
    arguments = ["show", file] if command == "show" else ["play", "--load", file]
    shown = in_colour(*arguments, typed="quit")
    assert shown.status == 0
    assert worn(shown.out) == {0: "green", 1: "red", 2: "violet"}


def test_a_game_that_says_nothing_of_colours_has_the_usual_ones(
    in_colour: Cli, tmp_path: Path
) -> None:
    in_colour("show", saved(tmp_path, "meduris", 2))
    shown = in_colour("show", saved(tmp_path, "zimbabwe", 3))
    assert worn(shown.out) == {0: "red", 1: "blue", 2: "green"}


def test_colours_are_chosen_on_the_command_line(in_colour: Cli) -> None:
    done = in_colour("play", "meduris", "--seats", 2, "-o", "colours=blue,violet", typed="quit")
    assert worn(done.out) == {0: "blue", 1: "violet"}
    wrong = in_colour("play", "meduris", "--seats", 2, "-o", "colours=blue,red", typed="quit")
    assert wrong.error == "mbira: option colours: two seats are violet and blue, in either order"

"""A game that hides things, at the terminal: everybody sees only what they may."""

from __future__ import annotations

import os
import random
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import mbira as library
from tests.cli.terminal import terminal, until

if TYPE_CHECKING:
    from collections.abc import Callable
    from subprocess import Popen

    from mbira.core.match import Match
    from tests.cli.conftest import Cli

SEAT_ROW = re.compile(r"^[ ?▸]. ?(\d) (Epona|Lugh|Brigid|Taranis) .*$", re.MULTILINE)


def rows(out: str) -> dict[str, str]:
    """Return the last row that was drawn for each seat, by its name."""
    return {found.group(2): found.group(0) for found in SEAT_ROW.finditer(out)}


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    match, rng = library.new("meduris", seats=3, seed=4), random.Random(4)
    for _ in range(50):
        match.play(match.legal().choose(rng))
    path = tmp_path / "match.mbira.json"
    match.save(path)
    return path


def test_show_draws_what_a_seat_or_a_spectator_may_see(mbira: Cli, unfinished: Path) -> None:
    for seat, name in ((0, "Epona"), (1, "Lugh"), (2, "Brigid")):
        shown = rows(mbira("show", unfinished, "--seat", seat).out)
        assert {who for who, row in shown.items() if not row.endswith("?")} == {name}
    assert all(row.endswith("?") for row in rows(mbira("show", unfinished).out).values())


def test_a_whole_match_typed_by_people(mbira: Cli, tmp_path: Path) -> None:
    match, rng = library.new("meduris", seats=2, seed="t", tokens="placed"), random.Random(1)
    while not match.over:
        match.play(match.legal().choose(rng))
    typed = [str(record.action) for record in match.line if record.seat != "chance"]
    path = tmp_path / "whole.json"
    result = mbira(
        *("play", "meduris", "--seed", "t", "--seats", 2, "--bots", "none", "--ask-all"),
        *("-o", "tokens=placed"),
        typed="\n".join([*typed, f"save {path}", "quit"]),
    )
    assert result.status == 0
    assert "not finished" not in result.out
    assert library.load(path).line == match.line
    assert max(len(line) for line in result.out.splitlines() if "> save" not in line) <= 80


@pytest.mark.parametrize("code", ["en", "it", "ru"])
def test_whole_matches_of_bots_fit_80_columns_in_every_language(mbira: Cli, code: str) -> None:
    result = mbira(
        "play", "meduris", "--seats", 4, "--bots", ",".join(["random"] * 4), "--lang", code
    )
    assert result.status == 0
    assert max(map(len, result.out.splitlines())) <= 80


@pytest.mark.parametrize("command", ["play", "sim"])
def test_a_bad_board_is_one_line_with_file_place_and_reason(
    mbira: Cli, tmp_path: Path, command: str
) -> None:
    board = tmp_path / "ring.json"
    board.write_text('{"spaces": ["serpent wool gold"], "rivers": [0]}')
    result = mbira(command, "meduris", "--option", f"board={board}")
    assert result.status == 1
    assert result.error == f"mbira: {board}: spaces: there are 1 of them; a ring has 24 to 99"
    ring = tmp_path / "map.txt"
    ring.write_text("S.q.S\n")
    result = mbira(command, "zimbabwe", "--seats", 2, "--option", f"board={ring}")
    assert result.error.startswith(f"mbira: {ring}: line 1, column 3: 'q' means nothing; use ")


def test_people_hand_the_keyboard_over_where_each_sees_other_things() -> None:
    started, screen = terminal("meduris", "--seats", 2, "--bots", "none", "-o", "first=seat-0")
    first = until(screen, "Epona: put a worker", "● > ")
    assert "\x1b[2J" not in first
    os.write(screen, b"worker wood\r")
    over = until(screen, "Lugh decides now.", "press Enter.")
    assert "\x1b[2J" in over
    assert "\x1b[3J" in over
    assert "Lugh: put a worker" not in over
    os.write(screen, b"\r")
    until(screen, "Lugh: put a worker", "■ > ")
    os.write(screen, b"worker wood\r")
    until(screen, "Epona decides now.", "press Enter.")
    os.write(screen, b"\x04")
    until(screen, "Not saved yet.")
    os.write(screen, b"\r")
    until(screen, "not finished")
    assert started.wait(20) == 0
    os.close(screen)


def test_where_nothing_is_hidden_the_next_person_is_asked_at_once() -> None:
    started, screen = terminal("meduris", "--seats", 2, "--bots", "none", "-o", "stocks=open")
    until(screen, "put a worker", " > ")
    os.write(screen, b"1\r")
    assert "decides now" not in until(screen, "puts a worker", "put a worker", " > ")
    os.write(screen, b"quit\r")
    until(screen, "Not saved yet.")
    os.write(screen, b"quit\r")
    until(screen, "not finished")
    assert started.wait(20) == 0
    os.close(screen)
    assert not Path("quit").exists(), "a second quit names no file"


def africa(wanted: Callable[[Match], bool]) -> Match:
    """Return a match of Heart of Africa for two people at a moment of a kind."""
    for seed in range(200):
        match, rng = library.new("africa", seats=2, seed=seed), random.Random(seed)
        while not match.over:
            if wanted(match):
                return match
            match.play(match.legal().choose(rng))
    raise AssertionError("there is no such moment")


def secrets(match: Match) -> list[bool]:
    """Return which seats still have a marker that only they know."""
    return [seat.secret is not None for seat in match.view().seats]  # type: ignore[attr-defined]


NAMES = ("Lisbon", "Genoa")


def test_the_screen_is_cleared_after_a_person_with_secrets_too(tmp_path: Path) -> None:
    def wanted(match: Match) -> bool:
        if match.view().step != "auction":  # type: ignore[attr-defined]
            return False
        order: tuple[int, int] = match.view().order  # type: ignore[attr-defined]
        first, second = (secrets(match)[seat] for seat in order)
        return match.actor == order[0] and first and not second

    match = africa(wanted)
    path = tmp_path / "match.json"
    match.save(path)
    first, second = NAMES[match.actor], NAMES[1 - match.actor]
    started, screen = terminal("--load", path, "--bots", "none")
    assert "(special:" in until(screen, f"{first}: bid", " > ")
    os.write(screen, b"pass\r")
    assert "\x1b[2J" in until(screen, f"{second} decides now.", "press Enter.")
    os.write(screen, b"\r")
    assert "(special:" not in until(screen, f"{second}: ", " > ")
    leave(started, screen)


def leave(started: Popen[bytes], screen: int) -> None:
    os.write(screen, b"quit\r")
    until(screen, "Not saved yet.")
    os.write(screen, b"\r")
    until(screen, "not finished")
    assert started.wait(20) == 0
    os.close(screen)


@pytest.fixture
def committed(tmp_path: Path) -> tuple[Popen[bytes], int, str]:
    """Return a terminal where one person has chosen to retreat, and the next is about to look."""

    def wanted(match: Match) -> bool:
        view = match.view()
        if view.step != "commitment" or view.actor != view.active:  # type: ignore[attr-defined]
            return False
        return all(secrets(match))

    match = africa(wanted)
    path = tmp_path / "match.json"
    match.save(path)
    started, screen = terminal("--load", path, "--bots", "none")
    first, second = match.actor, 1 - match.actor
    until(screen, f"{NAMES[first]}: commit", " > ")
    typed = "commit retreat"
    while match.actor == first:
        os.write(screen, f"{typed}\r".encode())
        match.play(library.parse("africa", typed))
        typed = str(match.legal().nth(0))
        until(screen, "press Enter." if match.actor == second else " > ")
    return started, screen, NAMES[second]


def test_nothing_can_be_called_back_or_completed_after_a_hand_over(
    committed: tuple[Popen[bytes], int, str],
) -> None:
    started, screen, name = committed
    os.write(screen, b"\x1b[A\t\t")
    os.write(screen, b"\r")
    shown = until(screen, f"{name}: commit", " > ")
    assert "stake" not in shown.replace("stakes nothing", "")
    os.write(screen, b"\x1b[A\x1b[A")
    os.write(screen, b"\x15map\r")
    assert "commit retreat" not in until(screen, "map", "round", " > ")
    leave(started, screen)


def test_nobody_takes_back_what_another_did_in_secret(
    committed: tuple[Popen[bytes], int, str],
) -> None:
    started, screen, name = committed
    os.write(screen, b"\r")
    until(screen, f"{name}: commit", " > ")
    os.write(screen, b"undo\r")
    until(screen, "nothing that you can take back", " > ")
    leave(started, screen)


def test_who_comes_to_a_cleared_screen_is_told_what_happened_meanwhile() -> None:
    started, screen = terminal("meduris", "--seats", 2, "--bots", "none", "-o", "first=seat-0")
    until(screen, "Epona: put a worker", "● > ")
    for name, sign, told in (("Lugh", "■", "Epona puts"), ("Epona", "●", "Lugh puts")):
        os.write(screen, b"worker wood\r")
        until(screen, f"{name} decides now.", "press Enter.")
        os.write(screen, b"\r")
        assert told in until(screen, f"{name}: put a worker", f"{sign} > ")
    os.write(screen, b"worker stone\r")
    until(screen, "Lugh decides now.", "press Enter.")
    os.write(screen, b"\r")
    shown = until(screen, "Lugh: put a worker", "■ > ")
    assert shown.count("Lugh puts") == 1, "it was done after the last look"
    assert shown.count("Epona puts") == 1, "the first one was told before"
    leave(started, screen)

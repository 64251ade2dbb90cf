"""Playing in the terminal, with lines from a pipe."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import subprocess
from typing import TYPE_CHECKING

import pytest

import mbira as library
from mbira.core.action import Undo
from mbira.core.registry import specs
from tests.cli.terminal import MBIRA, terminal, until

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Cli

SEED = 5
"""With this seed and three seats, seat 0 founds its monument last and gives first."""


SEATED = ("play", "zimbabwe", "--seed", SEED, "--bots", "random")
"""What these sessions begin with: bots whose play never changes."""


def lines(*texts: str) -> str:
    return "".join(f"{text}\n" for text in texts)


def test_a_short_session_in_words(
    mbira: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = "game.json"
    result = mbira(
        *SEATED,
        typed=lines("1", "b 2", "pl wood", "undo", "redo", "g7 down", "log 1", f"save {path}"),
    )
    assert result.status == 0
    assert result.err == ""
    out = result.out
    assert "You play Kilwa." in out
    assert "● Kilwa: put your first monument on a free starting area." in out
    assert "● You give 2 cattle." in out
    assert 'Taken back; "redo" plays it again.' in out
    assert out.count("● You are about to place a wood carver.") == 2
    assert out.splitlines()[-1] == " The match is not finished."
    match = library.load(path)
    assert [str(record.action) for record in match.line if record.seat == 0] == [
        "at I7",
        "bid 2",
        "place wood-carver",
        "at G7 down",
    ]
    assert any(isinstance(record.action, Undo) for record in match.records)
    assert max(map(len, out.splitlines())) <= 80


def test_several_at_the_keyboard_are_named(mbira: Cli) -> None:
    out = mbira("play", "zimbabwe", "--seed", SEED, "--bots", "none", typed=lines("1", "log 1")).out
    assert out.count("▲ Zulu founds a first monument at I7.") == 2, "as news, and in the log"
    assert "You found" not in out, "whoever reads it next is somebody else"


def test_what_is_illegal_is_refused_with_reason_and_rule(mbira: Cli) -> None:
    out = mbira(*SEATED, typed=lines("at A1", "why at A1", "why at i7", "why")).out
    assert out.count(" at A1: A1 is not on the map. [R") == 2
    assert "Nothing speaks against it: at I7 is legal." in out
    assert "Which action? Type: why ACTION" in out


def test_what_cannot_be_read_is_said_to_be_so(mbira: Cli) -> None:
    out = mbira(*SEATED, typed=lines("frobnicate", "at", "99", "att I7")).out
    assert 'I do not understand "frobnicate".' in out
    assert '"at" can mean several things: at I7, at G9, at G12, at J12' in out
    assert 'I do not understand "99".' in out
    assert 'I do not understand "att I7". Did you mean "at I7"?' in out


def test_undo_stops_where_others_have_acted(mbira: Cli) -> None:
    out = mbira(
        *SEATED,
        typed=lines("undo", "redo", "1", "undo", "bid 2", "undo"),
    ).out
    assert out.count("There is nothing that you can take back now.") == 2
    assert out.count("There is nothing to play again.") == 1
    assert out.count("Taken back") == 1


def test_restart_goes_back_to_the_start_of_the_turn(mbira: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    out = mbira(
        *SEATED,
        typed=lines("1", "b 2", "pl wood", "g7 down", "restart", f"save {path}"),
    ).out
    assert '2 steps taken back; "redo" plays them again.' in out
    match = library.load(path)
    assert str(match.line[-1].action) == "end"
    assert match.actor == 0


def test_questions_help_and_lists(mbira: Cli) -> None:
    out = mbira(*SEATED, typed=lines("?", "ask", "ask standings", "legal", "map")).out
    for command in ("why ACTION", "log [N]", "save FILE", "restart", "quit"):
        assert f"\n  {command}" in out
    assert "standings: who would win now, and why." in out
    assert "1. Kilwa" in out or "1. Mutapa" in out or "1. Zulu" in out
    assert "  1 at I7   2 at G9   3 at G12  4 at J12" in out
    assert out.count("seat          VP/VR") == 2
    assert "questions" in mbira(*SEATED, typed=lines("ask frob")).out


def test_a_file_that_is_there_is_not_written_over(mbira: Cli, tmp_path: Path) -> None:
    path = tmp_path / "precious.json"
    path.write_text("precious")
    typed = lines(f"save {path}", "save", f"save {tmp_path}")
    out = " ".join(mbira(*SEATED, typed=typed).out.split())
    assert "is already there and holds something else" in out
    assert "Save to which file?" in out
    assert "it is a directory" in out
    assert path.read_text() == "precious"
    assert [*tmp_path.iterdir()] == [path]


def test_what_cannot_be_saved_is_said_and_play_goes_on(mbira: Cli, tmp_path: Path) -> None:
    result = mbira(*SEATED, typed=lines(f"save {tmp_path}/no/such.json", "1"))
    out = " ".join(result.out.split())  # long paths make lines wrap
    assert "No such file or directory" in out
    assert "You found a first monument at I7." in out
    assert result.status == 0


def test_ones_own_file_may_be_saved_again_and_loaded(mbira: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    mbira(*SEATED, typed=lines("1", f"save {path}", "b 2", f"save {path}"))
    first = library.load(path).version
    result = mbira(
        "play", "--load", path, "--bots", "random", typed=lines("pl wood", f"save {path}")
    )
    assert "Mutapa ends the turn." in result.out
    again = library.load(path)
    assert again.version == first + 1
    assert str(again.line[-1].action) == "place wood-carver"


def test_nothing_is_written_without_save(
    mbira: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert mbira(*SEATED, typed=lines("1", "b 2")).status == 0
    assert mbira(*SEATED, typed=lines("1", "quit", "b 2")).status == 0
    assert [*tmp_path.iterdir()] == []


def test_a_whole_match_typed_by_people(mbira: Cli, tmp_path: Path) -> None:
    match = library.new("zimbabwe", seats=2, seed="t", round_limit=4)
    rng = random.Random(1)
    while not match.over:
        match.play(match.legal().choose(rng))
    typed = [str(record.action) for record in match.line if record.seat != "chance"]
    path = tmp_path / "whole.json"
    result = mbira(
        *("play", "zimbabwe", "--seed", "t", "--seats", 2, "--bots", "none", "--ask-all"),
        *("-o", "round_limit=4"),
        typed=lines("# a comment is no action", *typed, "legal", "bid 1", f"save {path}", "quit"),
    )
    assert result.status == 0
    assert "At this keyboard: Kilwa, Mutapa." in result.out
    assert "The match ends with round 4" in result.out
    assert result.out.count("The match is over. You can still type") == 3
    assert "not finished" not in result.out
    assert library.load(path).line == match.line
    assert path.read_text().count('"seed": "t"') == 1


def test_the_only_choice_is_played_at_once_unless_one_wants_to_be_asked(
    mbira: Cli, tmp_path: Path
) -> None:
    """On this map the last seat has one starting area left."""
    board = tmp_path / "map.txt"
    board.write_text("S......\n.w..c..\n......S\n")
    command = (
        "play",
        "zimbabwe",
        "--seed",
        1,
        "--seats",
        2,
        "--bots",
        "none",
        "-o",
        f"board={board}",
    )
    free = mbira(*command, typed=lines("1")).out
    assert free.count("put your first monument") == 1
    assert free.count("founds a first monument at G3. (the only choice)") == 1
    asked = mbira(*command, "--ask-all", typed=lines("1", "")).out
    assert asked.count("put your first monument") == 2
    assert "(the only choice)" not in asked
    assert asked.count("founds a first monument at G3.\n") > free.count("monument at G3.\n")


def test_enter_plays_the_only_choice(mbira: Cli, tmp_path: Path) -> None:
    """After `build`, `at` and a god nothing but `end` is left: Enter ends the turn."""
    path = tmp_path / "game.json"
    out = mbira(
        *SEATED,
        typed=lines("1", "b 2", "god engai", "build", "at B16", "", f"save {path}"),
    ).out
    assert "● You end the turn." in out
    own = [str(record.action) for record in library.load(path).line if record.seat == 0]
    assert own[2:6] == ["god engai", "build", "at B16", "end"]


@pytest.mark.parametrize("code", ["en", "it", "ru"])
def test_whole_matches_of_bots_fit_80_columns_in_every_language(mbira: Cli, code: str) -> None:
    result = mbira(
        "play", "zimbabwe", "--seats", 5, "--bots", ",".join(["random"] * 5), "--lang", code
    )
    assert result.status == 0
    assert max(map(len, result.out.splitlines())) <= 80


@pytest.mark.parametrize(
    ("code", "said"),
    [("it", "Giochi con Kilwa."), ("ru", "Вы играете за: Килва.")],
)
def test_the_environment_chooses_the_language(
    mbira: Cli, monkeypatch: pytest.MonkeyPatch, code: str, said: str
) -> None:
    monkeypatch.setenv("MBIRA_LANG", code)
    assert said in mbira(*SEATED).out
    assert "You play Kilwa." in mbira(*SEATED, "--lang", "en").out


@pytest.mark.parametrize(
    ("bots", "people"),
    [
        ("random", "You play Kilwa."),
        ("random,random", "At this keyboard: Kilwa, Mutapa."),
        ("random,you,random,random", "You play Mutapa."),
        ("none", "At this keyboard: Kilwa, Mutapa, Zulu, Lozi."),
    ],
)
def test_people_sit_where_no_bot_does(mbira: Cli, bots: str, people: str) -> None:
    assert people in mbira("play", "zimbabwe", "--seats", 4, "--bots", bots).out


@pytest.mark.parametrize("answer", [f"{list(specs()).index('zimbabwe') + 1}", "zimbabwe", "Zim"])
def test_without_a_game_one_is_asked_which(mbira: Cli, answer: str) -> None:
    result = mbira("play", "--seed", SEED, "--bots", "random", typed=lines(answer, "1"))
    listed = [
        f"  {number} {spec.id}  {spec.name}" for number, spec in enumerate(specs().values(), 1)
    ]
    assert result.out.splitlines()[: len(listed)] == listed
    assert f"Which game? {answer}" in result.out
    assert "You found a first monument at I7." in result.out
    assert mbira("play", typed="").status == 0
    assert mbira("play", typed="chess\n").error.startswith("mbira: there is no game 'chess'")


def test_at_one_keyboard_the_last_person_takes_back_though_another_is_asked(mbira: Cli) -> None:
    command = ("play", "zimbabwe", "--seed", SEED, "--bots", "none")
    out = mbira(*command, typed=lines("1", "1", "undo", "redo")).out
    asked = [line for line in out.splitlines() if line.endswith("on a free starting area.")]
    assert [line[0] for line in asked] == ["▲", "■", "●", "■", "●"]


def test_bytes_that_are_no_text_are_no_action() -> None:
    done = subprocess.run(  # noqa: S603
        [MBIRA, *map(str, SEATED), "--lang", "en"],
        input=b"\xff\xfe\x00\n" + "²".encode() + b"\n" + b"9" * 5000 + b"\n",
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert done.stdout.count(b"I do not understand") == 3


def test_at_a_real_terminal_there_are_colours_completion_and_an_offer_to_save(
    tmp_path: Path,
) -> None:
    path = tmp_path / "kept.json"
    started, screen = terminal("zimbabwe", "--seed", SEED)
    assert "\x1b[" in until(screen, "put your first monument", "● > ")
    os.write(screen, b"at i\t\r")
    until(screen, "You found a first monument at I7.", "pass")
    os.write(screen, b"quit\r")
    until(screen, "Not saved yet.")
    os.write(screen, f"{path}\r".encode())
    until(screen, "not finished")
    assert started.wait(20) == 0
    os.close(screen)
    own = [str(record.action) for record in library.load(path).line if record.seat == 0]
    assert own == ["at I7"]


def test_an_interrupt_at_the_prompt_leaves_with_status_130() -> None:
    started, screen = terminal("zimbabwe", "--seed", SEED)
    until(screen, "put your first monument", "● > ")
    for _ in range(5):  # Python misses one that comes just before it begins to wait
        started.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            started.wait(4)
            break
    assert started.returncode == 130
    with contextlib.suppress(OSError):
        assert b"Traceback" not in os.read(screen, 65536)
    os.close(screen)


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("en", "The match is over: nothing is decided any more."),
        ("it", "La partita è finita: non si decide più niente."),
        ("ru", "Партия окончена: решать больше нечего."),
    ],
)
def test_why_not_when_the_match_is_over(mbira: Cli, tmp_path: Path, code: str, why: str) -> None:
    match, rng = library.new("meduris", seats=2, seed=1, turn_limit=2), random.Random(1)
    while not match.over:
        match.play(match.legal().choose(rng))
    match.save(tmp_path / "over.json")
    done = mbira(
        *("play", "--load", tmp_path / "over.json", "--lang", code), typed="why hut 3\nquit"
    )
    assert f" hut 3: {why}" in done.out


@pytest.mark.parametrize("space", [45, 99, 100, 1000])
def test_a_space_that_is_not_there_is_named_whatever_its_number(mbira: Cli, space: int) -> None:
    done = mbira(
        *("play", "meduris", "--seats", 2, "--bots", "none", "-o", "tokens=placed"),
        typed=f"why lay {space}\nlay {space}\nquit",
    )
    said = f"lay {space}: There is no space {space:,}; they are numbered from 0 to 31."
    assert done.out.count(said) == 2

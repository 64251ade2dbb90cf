"""What people get wrong: one clear line, and the right exit status."""

from __future__ import annotations

import os
import signal
import subprocess
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from mbira.core.registry import specs
from mbira.lang import LANGUAGES
from mbira.way import way
from tests.cli.terminal import MBIRA
from tests.server.harness import PATIENCE, until

if TYPE_CHECKING:
    from tests.cli.conftest import Cli


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("play nosuch", f"there is no game 'nosuch'; games: {', '.join(specs())}"),
        ("play zimbabwo", "there is no game 'zimbabwo'; did you mean zimbabwe?"),
        ("play zimbabwe --seats 9", "zimbabwe is for 2 to 5 seats, not 9"),
        ("sim zimbabwe --seats 1", "zimbabwe is for 2 to 5 seats, not 1"),
        (
            "play zimbabwe -o round_limi=3",
            "zimbabwe has no option 'round_limi'; did you mean round_limit?",
        ),
        ("sim zimbabwe -o round_limit", "option 'round_limit' does not read as NAME=VALUE"),
        (
            "play zimbabwe -o board=/nowhere",
            "option board: cannot read /nowhere: No such file or directory",
        ),
        ("play --lang xx", f"there is no language 'xx'; languages: {', '.join(LANGUAGES)}"),
        (
            "play zimbabwe --bots nobody",
            "there is no bot 'nobody'; bots: random, novice, adept, master",
        ),
        ("play zimbabwe --seats 2 --bots you,you,random", "3 bots for 2 seats"),
        ("sim zimbabwe --bots rando", "there is no bot 'rando'; did you mean random?"),
        ("sim zimbabwe --bots ,", "name the bots; bots: random, novice, adept, master"),
        (
            "sim zimbabwe --seats 3 --bots random,random",
            "2 bots for 3 seats; name one for all seats, or 3",
        ),
        ("play --load /nowhere", "cannot read /nowhere: No such file or directory"),
        ("sim zimbabwe --save /dev/null/x", "cannot save to /dev/null/x: Not a directory"),
    ],
)
def test_bad_input_is_one_line_and_status_1(mbira: Cli, args: str, said: str) -> None:
    result = mbira(*args.split())
    assert result.status == 1
    assert result.error == f"mbira: {said}"
    assert result.out == ""


@pytest.mark.parametrize(
    "args",
    [
        "frobnicate",
        "sim",
        "sim zimbabwe --matches 0",
        "sim zimbabwe --matches many",
        "play --frob",
        "play --seats two",
        "play --load x.json --seats 3",
        "play zimbabwe --load x.json",
        "show",
        "verify",
        "bench kitchen",
    ],
)
def test_wrong_usage_is_status_2(mbira: Cli, args: str) -> None:
    result = mbira(*args.split())
    assert result.status == 2
    assert result.out == ""
    assert "Error: " in result.err
    assert "Traceback" not in result.err


def test_the_version_is_the_package_version(mbira: Cli) -> None:
    assert mbira("--version").out == f"mbira {version('mbira')} ({way()})\n"


def test_help_names_every_command(mbira: Cli) -> None:
    out = mbira("--help").out
    for command in (
        "serve",
        "games",
        "play",
        "sim",
        "arena",
        "tune",
        "train",
        "show",
        "verify",
        "bench",
    ):
        assert f"\n  {command} " in out


def test_interrupting_leaves_quietly_with_status_130(tmp_path: Path) -> None:
    started = subprocess.Popen(  # noqa: S603
        [MBIRA, "sim", "zimbabwe", "--matches", "1000000", "--json", "--save", tmp_path],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        until(lambda: any(tmp_path.iterdir()))  # it plays
        started.send_signal(signal.SIGINT)
        out, err = started.communicate(timeout=PATIENCE)
    finally:
        started.kill()  # whatever happened, nothing plays on
    assert started.returncode == 130
    assert out == ""
    assert err == ""


def test_a_reader_that_goes_away_is_no_error_to_shout_about() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        done = subprocess.run(  # noqa: S603
            [MBIRA, "games"], stdout=pipe, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.stderr == ""


def test_a_terminal_that_cannot_draw_gets_question_marks() -> None:
    done = subprocess.run(  # noqa: S603
        [
            MBIRA,
            "play",
            "zimbabwe",
            "--bots",
            "random,random,random",
            "--seed",
            "1",
            "-o",
            "round_limit=1",
        ],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONIOENCODING": "ascii", "MBIRA_LANG": "en"},
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "The match ends with round 1" in done.stdout


def test_output_that_cannot_be_written_is_one_clear_line() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(  # noqa: S603
            [MBIRA, "games", "--json"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 1
    assert done.stderr == "mbira: No space left on device\n"


def test_play_without_any_input_ends_quietly() -> None:
    done = subprocess.run(  # noqa: S602
        f"{MBIRA} play zimbabwe --seed 1 <&-",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "The match is not finished." in done.stdout


def test_a_terminal_without_the_signs_shows_plain_ones() -> None:
    done = subprocess.run(  # noqa: S603
        [MBIRA, "play", "zimbabwe", "--seed", "1", "--seats", "2"],
        input="",
        env={**os.environ, "PYTHONUTF8": "0", "LC_ALL": "C", "PYTHONCOERCECLOCALE": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0
    assert "#1" in done.stdout, "the monument of seat 1"
    assert "?" not in done.stdout.replace("? ", "")


def test_a_map_file_may_begin_with_a_byte_order_mark(mbira: Cli, tmp_path: Path) -> None:
    board = tmp_path / "map.txt"
    board.write_bytes(b"\xef\xbb\xbfS.w.S\r\n.....\r\n")
    command = ("sim", "zimbabwe", "--seats", 2, "--matches", 1, "--seed", 1, "--json")
    assert mbira(*command, "--option", f"board={board}").json()["matches"] == 1

"""The rules and the command line need nothing but what comes with mbira; extras are asked for."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import packages_distributions, requires
from typing import TYPE_CHECKING

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from mbira.bots import usual_bot
from mbira.core.errors import needing
from mbira.core.registry import specs

if TYPE_CHECKING:
    from pathlib import Path

REFUSING = """
import sys

class Refusing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in refused:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

refused = set(sys.argv.pop(1).split(","))
sys.meta_path.insert(0, Refusing())

from mbira.cli.main import run
run()
"""
"""Runs the command line as if some modules were not installed."""
NO_SERVER = "mbira: the server is not installed: pip install 'mbira[server]'\n"
NO_MCP = "mbira: the mcp is not installed: pip install 'mbira[mcp]'\n"
NO_RAY = "mbira: --on ray needs more than is installed: pip install 'mbira[ray]'\n"
NO_ARENA = "mbira: the arena is not installed: pip install 'mbira[arena]'\n"

NO_BROKER = "mbira: --broker needs more than is installed: pip install 'mbira[redis]'\n"
NO_DATA = "mbira: Parquet needs more than is installed: pip install 'mbira[data]'\n"
NO_TRAIN = "mbira: training needs more than is installed: pip install 'mbira[train]'\n"
NO_RL = "mbira: the bench of environments needs more than is installed: pip install 'mbira[rl]'\n"


def installed_with(name: str) -> set[str]:
    """Return what `pip install` brings with a distribution of which no extra is asked for."""
    found: set[str] = set()
    todo = [name]
    while todo:
        name = canonicalize_name(todo.pop())
        if name in found:
            continue
        found.add(name)
        needs = map(Requirement, requires(name) or ())
        todo += [n.name for n in needs if n.marker is None or n.marker.evaluate({"extra": ""})]
    return found


def modules_beyond(base: set[str]) -> set[str]:
    """Return the modules of all other distributions."""
    return {
        module
        for module, owners in packages_distributions().items()
        if base.isdisjoint(map(canonicalize_name, owners))
    }


BEYOND = modules_beyond(installed_with("mbira"))


def mbira(*words: object, without: set[str] = BEYOND) -> subprocess.CompletedProcess[str]:
    """Run the command line with the base alone, or with all but some."""
    return subprocess.run(  # noqa: S603
        [sys.executable, "-c", REFUSING, ",".join(without), *map(str, words)],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )


def said(done: subprocess.CompletedProcess[str]) -> str:
    """Return what a command that went well printed."""
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_base_is_small() -> None:
    server = {"starlette", "uvicorn", "httptools", "websockets", "sqlalchemy", "structlog"}
    assert "redis" in BEYOND
    learning = {"numpy", "gymnasium", "pettingzoo", "pyspiel", "pyarrow"}
    assert learning <= BEYOND
    assert (
        server | {"prometheus_client", "platformdirs", "psycopg", "openskill", "mcp", "ray"}
        <= BEYOND
    )
    assert BEYOND.isdisjoint({"msgspec", "fluent", "typer", "rich"})


@pytest.mark.parametrize(
    "command", ["", "serve", "games", "play", "sim", "arena", "tune", "train", "mcp"]
)
def test_help_needs_no_extra(command: str) -> None:
    assert "Usage: " in said(mbira(*command.split(), "--help"))


def test_games_are_listed() -> None:
    assert all(game in said(mbira("games")) for game in specs())


@pytest.mark.parametrize("game", specs())
def test_matches_are_played_saved_and_opened(game: str, tmp_path: Path) -> None:
    said(mbira("sim", game, "--seats", 2, "--matches", 1, "--seed", 1, "--save", tmp_path))
    (save,) = tmp_path.iterdir()
    assert ": good: " in said(mbira("verify", save))
    assert said(mbira("show", save))
    assert said(mbira("play", game, "--seats", 2, "--seed", 1, "--bots", usual_bot(game)))


def test_json_lines_are_written_and_read(tmp_path: Path) -> None:
    path = tmp_path / "set.jsonl"
    said(mbira("sim", "meduris", "--seats", 2, "--matches", 1, "--seed", 1, "--export", path))
    assert "Meduris" in said(mbira("show", path, "--row", 3))


@pytest.mark.parametrize(
    ("words", "error"),
    [
        ("", NO_SERVER),
        ("serve --no-open", NO_SERVER),
        ("backup copy.db", NO_SERVER),
        ("train meduris", NO_TRAIN),
        ("mcp", NO_MCP),
        ("arena meduris --bots adept,novice", NO_ARENA),
        ("sim meduris --export set.parquet", NO_DATA),
        ("show set.parquet --row 1", NO_DATA),
        ("bench envs", NO_RL),
        ("sim meduris --matches 1 --on ray", NO_RAY),
        ("sim meduris --matches 1 --on ray://127.0.0.1:1", NO_RAY),
    ],
)
def test_what_needs_an_extra_says_so_in_one_line(words: str, error: str) -> None:
    done = mbira(*words.split())
    assert (done.returncode, done.stdout, done.stderr) == (1, "", error)


def test_a_broker_needs_its_extra() -> None:
    words = "serve --no-open --port 0 --db postgresql://127.0.0.1:1/x --broker redis://:hush@h"
    done = mbira(*words.split(), without={"redis"})
    assert (done.returncode, done.stdout, done.stderr) == (1, "", NO_BROKER)


def test_a_missing_module_of_our_own_is_not_blamed_on_an_extra() -> None:
    with pytest.raises(ModuleNotFoundError), needing("server"):
        import mbira.nowhere  # type: ignore[import-not-found]  # noqa: F401, PLC0415

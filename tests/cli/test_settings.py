"""Settings of a server: the command line wins over the environment, and that over a file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from typer.testing import CliRunner

from mbira.cli.main import app
from mbira.core.errors import MbiraError
from mbira.server import serve

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from mbira.server.settings import Settings

FILE = """
db = "sqlite:///{db}"
port = 0
name = ["tables.example.org", "play.example.org"]
proxy = "127.0.0.1"
workers = 3
open = false

[limit]
requests = 7
tables = 9
"""


@pytest.fixture
def started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Settings]:
    """What starts a server that only says with which settings it would serve."""
    file = tmp_path / "mbira.toml"
    file.write_text(FILE.format(db=tmp_path / "tables.db"))
    seen: list[Settings] = []

    def note(settings: Settings, listener: Any, _: object) -> None:
        listener.close()
        seen.append(settings)

    monkeypatch.setattr(serve, "run", note)

    def start(*arguments: str, **environment: str) -> Settings:
        words = ["serve", "--settings", str(file), *arguments]
        done = CliRunner().invoke(app, words, env=environment, catch_exceptions=False)
        assert done.exit_code == 0, done.output
        return seen[-1]

    return start


def test_a_file_says_what_nobody_else_does(started: Callable[..., Settings]) -> None:
    settings = started()
    assert settings.hosts == ("tables.example.org", "play.example.org")
    assert settings.proxies == ("127.0.0.1/32",)
    assert settings.workers == 3
    assert (settings.limits.requests, settings.limits.tables) == (7, 9)


def test_the_environment_wins_over_the_file(started: Callable[..., Settings]) -> None:
    settings = started(MBIRA_WORKERS="5", MBIRA_HOSTS="here.example.org")
    assert settings.workers == 5
    assert settings.hosts == ("here.example.org",)
    assert settings.limits.requests == 7


def test_the_command_line_wins_over_both(started: Callable[..., Settings]) -> None:
    settings = started("--workers", "2", "--limit", "requests=1", MBIRA_WORKERS="5")
    assert settings.workers == 2
    assert settings.limits.requests == 1
    assert settings.limits.tables != 9  # all limits come from one place


@pytest.mark.parametrize(
    ("text", "why"), [("ports = 1", "'ports' is not a setting"), ("port =", "is not TOML")]
)
def test_what_is_wrong_with_a_file_is_said_in_one_line(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text)
    with pytest.raises(MbiraError, match=why):
        CliRunner().invoke(app, ["serve", "--settings", str(file)], catch_exceptions=False)


def test_a_file_that_is_not_there_is_said(tmp_path: Path) -> None:
    file = tmp_path / "none.toml"
    with pytest.raises(MbiraError, match="cannot read"):
        CliRunner().invoke(app, ["serve", "--settings", str(file)], catch_exceptions=False)

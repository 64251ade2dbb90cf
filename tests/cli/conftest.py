"""Runs the command line inside the test process, as its entry point would."""

from __future__ import annotations

import io
import json
import sys
from typing import TYPE_CHECKING, NamedTuple

import pytest

from mbira.cli.main import run

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


class Result(NamedTuple):
    """What a command left behind."""

    status: int | str | None
    out: str
    err: str

    def json(self) -> dict[str, object]:
        """Return the one JSON document on standard output."""
        found = json.loads(self.out)
        assert isinstance(found, dict)
        return found

    @property
    def error(self) -> str:
        """The one line on standard error."""
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1, self.err
        return self.err.rstrip("\n")


class Cli:
    """Runs commands."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._patch = monkeypatch
        self._capsys = capsys
        for name in ("FORCE_COLOR", "COLUMNS", "LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("MBIRA_LANG", "en")

    def __call__(self, *args: object, typed: str = "") -> Result:
        """Run `mbira` with arguments and lines typed into it."""
        self._patch.setattr(sys, "argv", ["mbira", *map(str, args)])
        self._patch.setattr(sys, "stdin", io.StringIO(typed))
        self._capsys.readouterr()
        with pytest.raises(SystemExit) as stop:
            run()
        out, err = self._capsys.readouterr()
        return Result(stop.value.code, out, err)


@pytest.fixture
def mbira(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    return Cli(monkeypatch, capsys)


@pytest.fixture
def saved(mbira: Cli, tmp_path: Path) -> Callable[..., Path]:
    """Return what saves a finished match of bots and returns its file."""

    def save(seats: int = 3, seed: int = 7) -> Path:
        folder = tmp_path / "saved"
        done = mbira(
            "sim", "zimbabwe", "--seats", seats, "--matches", 1, "--seed", seed, "--save", folder
        )
        assert done.status == 0
        return folder / f"zimbabwe-{seats}-{seed}-0.mbira.json"

    return save

"""`mbira sizes`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Cli


def test_all_games_or_one_are_shown(mbira: Cli) -> None:
    shown = mbira("sizes", "--matches", 1).out
    for line in ("decisions a match", "choices a decision", "tree of decisions"):
        assert line in shown
    rules = ("--matches", 2, "-o", "turn_limit=6", "--json")
    rows = mbira("sizes", "meduris", "-n", 2, *rules).json()["sizes"]
    assert isinstance(rows, list)
    [found] = rows
    assert found["game"] == "meduris"
    assert found["tree"] == pytest.approx(found["lines"] / 2, abs=1e-3)
    assert found["actions"] == 249
    assert "options belong to a game" in mbira("sizes", "-o", "turn_limit=6").error

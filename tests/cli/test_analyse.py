"""`mbira analyse`."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

import mbira as library
from mbira.lang import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Cli


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file of a short match that is over."""
    from mbira.bots.driver import play_out  # noqa: PLC0415
    from mbira.bots.player import players  # noqa: PLC0415

    match = library.new("meduris", seats=2, seed=3)
    play_out(match, players(["novice", "random"], 3))
    path: Path = tmp_path_factory.mktemp("over") / "match.mbira.json"
    match.save(path)
    return path


def test_the_report_names_what_cost_most_in_every_language(mbira: Cli, over: Path) -> None:
    said = set()
    for code in LANGUAGES:
        result = mbira("analyse", over, "--depth", "quick", "--workers", 1, "--lang", code)
        assert result.status == 0
        assert result.err == ""
        assert "{" not in result.out
        said.add(result.out)
    assert len(said) == len(LANGUAGES)
    english = mbira("analyse", over, "--depth", "quick", "--workers", 1, "--all").out
    assert "What cost most" in english
    assert "Better: " in english
    assert re.search(r"^Turn \d+: ", english, re.MULTILINE)


def test_json_is_the_same_with_one_process_and_with_two(mbira: Cli, over: Path) -> None:
    one, two = (
        json.loads(mbira("analyse", over, "--depth", "quick", "--workers", n, "--json").out)
        for n in (1, 2)
    )
    assert one == two
    assert one["complete"]
    assert {report["seat"] for report in one["reports"]} == {0, 1}


@pytest.mark.parametrize("depth", ["deeper", ""])
def test_a_depth_that_is_none_is_refused(mbira: Cli, over: Path, depth: str) -> None:
    result = mbira("analyse", over, "--depth", depth)
    assert result.status == 1
    assert result.error == f"mbira: there is no depth {depth!r}; depths: quick, usual, deep"


def test_a_match_that_goes_on_is_refused(mbira: Cli, tmp_path: Path) -> None:
    path = tmp_path / "match.mbira.json"
    library.new("meduris", seats=2, seed=3).save(path)
    result = mbira("analyse", path)
    assert result.status == 1
    assert "not over" in result.error

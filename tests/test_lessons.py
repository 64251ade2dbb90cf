"""The positions that guided matches begin with are those that their lessons speak of."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import mbira

if TYPE_CHECKING:
    from types import ModuleType

UI = Path(__file__).parent.parent / "ui"
GAMES = sorted(path.parts[-3] for path in UI.glob("src/games/*/learn/lesson.json"))


def make_lessons() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_lessons", UI / "make_lessons.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_decides_in_a_position_that_teaches(game: str) -> None:
    making = make_lessons()
    match = mbira.load(making.lesson(game))
    good, _, _ = making.GOOD[game]
    assert match.actor == making.LEARNER
    assert match.seats == making.SEATS
    assert good(match.view(making.LEARNER))


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_match_has_the_options_that_are_written_down_for_it(game: str) -> None:
    making = make_lessons()
    _, _, options = making.GOOD[game]
    header = mbira.load(making.lesson(game)).header
    found = {name: header.options[name] for name in options}
    assert found == options


def test_guided_matches_are_played_by_the_rules_of_today() -> None:
    making = make_lessons()
    header = mbira.load(making.lesson("africa")).header
    assert header.ruleset == mbira.specs()["africa"].ruleset

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
GAMES = ("zimbabwe", "meduris", "africa")


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
    match = mbira.load(making.LESSONS / f"{game}.json")
    good, _, _ = making.GOOD[game]
    assert match.actor == making.LEARNER
    assert match.seats == making.SEATS
    assert good(match.view(making.LEARNER))

"""The positions that guided matches begin with are those that their lessons speak of."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

import mbira
from mbira.lang import LANGUAGES, file_of

if TYPE_CHECKING:
    from types import ModuleType

    from mbira.games.africa.views.view import AfricaView

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


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_numbers_of_the_auction_that_is_taught_are_those_of_the_match(code: str) -> None:
    """Heart of Africa: what to bid, and the points that the row brings."""
    making = make_lessons()
    match = mbira.load(making.lesson("africa"))
    view = cast("AfricaView", match.view(making.LEARNER))
    text = file_of(code, "mbira.lang:{code}/page/lessons/africa.ftl").read_text(encoding="utf-8")
    said = dict(line.split(" = ", 1) for line in text.splitlines() if " = " in line)
    points = sum(marker.points for marker in view.rows[0])
    assert re.findall(r"\d+", said["bid-do"]) == [f"{view.high_bid + 1}"]
    assert f"{points}" in re.findall(r"\d+", said["bid"])
    assert f"{points}" in re.findall(r"\d+", said["move"])


def test_guided_matches_are_played_by_the_rules_of_today() -> None:
    making = make_lessons()
    header = mbira.load(making.lesson("africa")).header
    assert header.ruleset == mbira.specs()["africa"].ruleset

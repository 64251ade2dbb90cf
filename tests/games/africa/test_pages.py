"""What the pages about Heart of Africa say is what the game does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mbira.core.question import ask
from mbira.games.africa.rules.apply import DONE
from mbira.games.africa.views.view import STEP_IDS
from mbira.games.africa.words import tell
from tests.games.africa.rules.test_rulings_track import moved
from tests.games.africa.scene import Scene
from tests.ours import GAMES

DOCS = Path(__file__).parents[3] / "docs"
GAME_PAGE = (DOCS / "games" / "africa.md").read_text(encoding="utf-8")
RULINGS = (DOCS / "rulings" / "africa.md").read_text(encoding="utf-8")


def ruling(number: str) -> str:
    """Return what a ruling says."""
    return next(line for line in RULINGS.splitlines() if line.startswith(f"| {number} "))


def test_the_page_has_every_question_that_can_be_asked_and_no_other() -> None:
    named = set(re.findall(r"`ask (\w+)", GAME_PAGE))
    assert named == {name for name, each in tell.QUESTIONS.items() if each.tell}
    view = Scene().traders(0, egypt=1).traders(1, egypt=1).view(0)
    for example in re.findall(r"`ask ([^`\[]+)", GAME_PAGE):
        assert ask(tell.QUESTIONS, view, example.split()), example
    assert set(tell.QUESTIONS) - named == {"terms"}


def test_the_page_says_where_done_is_said() -> None:
    (row,) = (line for line in GAME_PAGE.splitlines() if line.startswith("| `done`"))
    words = {
        "drifting": "drifts", "market-steps": "steps", "caravan-pieces": "pieces",
        "retreating": "lets beaten pieces stay", "raising": "instead of `raise`",
    }  # fmt: skip
    assert {STEP_IDS[step] for step in DONE} == set(words)
    for said in words.values():
        assert said in row


def test_the_page_of_save_files_leads_to_every_game() -> None:
    page = (DOCS / "save-format.md").read_text(encoding="utf-8")
    for game in GAMES:
        assert f"(games/{game}.md)" in page


def test_r17_which_of_several_markers_is_taken() -> None:
    assert "from an earlier turn is used first, then that of fewest points" in ruling("R17")
    scene = Scene().holds(0, "market 4", "market 3").won("market 2")
    scene.play("use market", "change gold up", "done")
    assert scene.markers(0) == ["market 4", "market 2"], "an earlier one, of fewest points"
    scene.play("use market", "change gold up", "done")
    assert scene.markers(0) == ["market 2"], "the earlier one before what was just won"
    assert "staked is that of fewest points" in ruling("R17")
    staking = Scene().traders(0, cape=1).traders(1, cape=1).holds(0, "market 4", "market 3")
    staking.won("market 2").play("halt", "fight cape 1").duel("0 market 1", "0")
    assert staking.markers(0) == ["market 4", "market 3"]


def test_r52_of_two_special_markers_of_a_kind_the_open_one_is_used() -> None:
    assert "the one is used first that all know of" in ruling("R52")
    scene = Scene().secret(0, "area").open_specials(0, "area").play("use area")
    assert (scene.seat(0).secret, scene.seat(0).specials) == ("area", ())


def test_r57_landing_on_a_taken_space_where_taken_ones_count() -> None:
    assert "goes on down to the next that is free" in ruling("R57")
    assert moved((12, 8, 7), -4, vp_skip_backwards=False) == 6
    assert "up to the lowest free one" in ruling("R57")
    assert moved((4, 0, 1), -4, vp_skip_backwards=False) == 2


@pytest.mark.parametrize("doubled", [True, False])
def test_r40_a_lone_wholesaler_counts_one(*, doubled: bool) -> None:
    assert "With nobody beside him he counts 1" in ruling("R40")
    scene = Scene(wholesaler_itself_doubled=doubled).wholesaler(0, "cape").traders(1, cape=1)
    scene.reputation(3, 1, 3).influence(0, 0, 0).play("halt", "fight cape 1", "commit 0")
    scene.play("commit 0")
    (reveal,) = scene.draws()
    said = scene.play(reveal)
    assert said.where(1) == {}, "2 against 1"
    tie = Scene(wholesaler_itself_doubled=doubled).wholesaler(0, "cape").traders(1, cape=1)
    tie.reputation(3, 3, 3).influence(0, 0, 0).play("halt", "fight cape 1").duel("0", "0")
    assert tie.seat(0).wholesaler is None, "2 against 2 is lost"

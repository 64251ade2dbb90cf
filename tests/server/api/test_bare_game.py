"""A game from elsewhere that has its rules alone, or words in one language, harms no other."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from mbira.core.registry import specs
from tests.server.harness import ROOT, good, refused, serving

if TYPE_CHECKING:
    from pathlib import Path

CODE = """
from mbira.core.game import Game, GameSpec
from tests.core.toy import PIG, RULES, PigOptions

BARE = GameSpec(
    id="bare", name="Bare pig", seats=(1, 4), ruleset=1, options=PigOptions,
    engine="bare_game_of_a_test:GAME", texts="bare_game_of_a_test:{code}.ftl",
)
ENGLISH = GameSpec(
    id="english", name="English pig", seats=(1, 4), ruleset=1, options=PigOptions,
    engine="bare_game_of_a_test:WHOLE", texts="english_words_of_a_test:{code}.ftl",
)
GAME = Game(spec=BARE, codec=PIG.codec, rules=RULES)
WHOLE = Game(
    spec=ENGLISH, codec=PIG.codec, rules=RULES, sight=PIG.sight, speech=PIG.speech, draw=PIG.draw
)
"""
POINTS = """[mbira.games]
bare = bare_game_of_a_test:BARE
english = bare_game_of_a_test:ENGLISH
"""


@pytest.fixture
def elsewhere(tmp_path: Path) -> dict[str, str]:
    """Return the environment of a process in which the games are installed."""
    place = tmp_path / "elsewhere"
    made = place / "bare_game_of_a_test-1.0.dist-info"
    words = place / "english_words_of_a_test"
    for folder in (made, words):
        folder.mkdir(parents=True)
    (place / "bare_game_of_a_test.py").write_text(CODE)
    (words / "__init__.py").write_text("")
    (words / "en.ftl").write_text("game-name = The pig\nask = Roll or hold.\nlog-roll = Rolls.\n")
    (made / "METADATA").write_text("Metadata-Version: 2.1\nName: bare\nVersion: 1.0\n")
    (made / "entry_points.txt").write_text(POINTS)
    paths = (str(place), str(ROOT), os.environ.get("PYTHONPATH", ""))
    return {"PYTHONPATH": os.pathsep.join(filter(None, paths))}


def mbira(elsewhere: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603
        [sys.executable, "-m", "mbira", *words],
        env=os.environ | elsewhere,
        input="",
        capture_output=True,
        text=True,
        check=False,
    )


def test_rules_alone_are_simulated_and_listed(elsewhere: dict[str, str]) -> None:
    assert "1 matches" in mbira(elsewhere, "sim", "bare", "--matches", "1").stdout
    listed = mbira(elsewhere, "play", "--lang", "it").stdout
    assert "bare  Bare pig" in listed
    assert "english  The pig" in listed


def test_the_server_offers_what_people_can_play(elsewhere: dict[str, str], tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 't.db'}"
    with (
        serving(db, tmp_path / "log", environment=elsewhere) as server,
        server.person() as anna,
    ):
        offered = {game["id"]: game["name"] for game in anna.get("/api/games", lang="ru")}
        assert offered.keys() == {*specs(), "english"}
        assert offered["english"] == "The pig"
        schemas = anna.get("/api/openapi.json")["components"]["schemas"]
        assert "english.View" in schemas
        assert "bare.View" not in schemas
        body = {"game": "bare", "seats": 2, "chairs": ["you", "you"], "start": True}
        refused(anna.ask("POST", "/api/tables", body), 404, "game")
        table = anna.table("english", 2, "you", "you", start=True)
        choices = good(anna.ask("GET", f"/api/tables/{table}/choices", params={"lang": "it"}))
        assert choices["question"]["words"] == "Roll or hold."

"""Bots next to people in the terminal, and their hints."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from mbira.bots import make_bot

if TYPE_CHECKING:
    import random

    from mbira.bots.bot import Bot, Decision
    from mbira.core.action import Action
    from tests.cli.conftest import Cli


def test_the_bots_beside_you_are_adept_unless_told_otherwise(
    mbira: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def make(name: str) -> Bot:
        made.append(name)
        return make_bot("random")

    monkeypatch.setattr("mbira.cli.play.table.make_bot", make)
    mbira("play", "zimbabwe", "--seed", 5)
    assert made == ["adept", "adept"]


class Failing:
    """A bot that knows no answer."""

    name = "adept"

    def choose(self, decision: Decision, rng: random.Random) -> Action:
        raise ValueError(f"{len(decision.legal)} {rng.random() < 2}")


def test_a_bot_that_fails_is_replaced_and_it_is_said(
    mbira: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mbira.cli.play.table.make_bot", lambda _: Failing())
    out = " ".join(mbira("play", "meduris", "--seed", 1, "--seats", 2, typed="1\n1\n").out.split())
    assert "The bot of Lugh failed: adept failed: ValueError: " in out
    assert "From now on novice plays Lugh." in out


@pytest.mark.parametrize("game", ["africa", "meduris", "zimbabwe"])
def test_a_hint_names_legal_actions_and_reasons(mbira: Cli, game: str) -> None:
    out = mbira(
        "play", game, "--seed", 1, "--seats", 2, "--bots", "none", typed="hint\nlegal\n"
    ).out
    hints = re.findall(r"^  \d  ([^,.]+)[,.].* For it: ", out, re.MULTILINE)
    assert hints
    listed = out.rsplit("legal", 1)[-1]
    for hint in hints:
        assert re.search(rf"\b{re.escape(hint)}\b", listed)

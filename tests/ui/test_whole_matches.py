"""Every game, to its end, by nothing but what glows on the page."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.breadth import some
from tests.ui.advance import advance
from tests.ui.playing import play_to_the_end, step
from tests.ui.saying import say

if TYPE_CHECKING:
    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Device

SHORT: dict[str, dict[str, object]] = {
    "zimbabwe": {"round_limit": 4},
    "meduris": {"turn_limit": 10},
    "africa": {},
}
NEAR = 33
"""Points with which a match of Heart of Africa is about to end."""


@pytest.mark.parametrize(
    ("game", "device", "language"),
    some(
        [
            ("africa", "desktop", "it"),
            ("meduris", "phone", "ru"),
            ("zimbabwe", "desktop", "en"),
            ("africa", "phone", "ru"),
            ("meduris", "desktop", "it"),
            ("zimbabwe", "phone", "ru"),
        ]
    ),
)
def test_a_match_against_bots_is_played_to_its_end(
    window: Opening, anna: Person, game: str, device: Device, language: str
) -> None:
    table = anna.table(game, 2, "you", "random", options=SHORT[game], start=True)
    shown = window(anna, device=device, language=language)
    shown.open(table)
    rng = random.Random(f"{game} {device} 3")
    if game == "africa":
        for _ in range(24):
            step(shown, rng)
        shown.go("/")  # what comes now is played elsewhere
        advance(anna, table, rng, near)
        shown.open(table)
    play_to_the_end(shown, rng)
    first = anna.position(table)["outcome"]["ranking"][0]
    winners = shown.page.locator(".final li.first")
    expect(winners).to_have_count(len(first))
    if first == [0]:
        expect(winners).to_contain_text("Anna")
        title = shown.now.get_by_role("heading", level=2)
        expect(title).to_have_text(say("now-over", language, count=1, names="Anna"))


def near(seen: Any) -> bool:
    """Return whether a match is about to end."""
    return any(each["vp"] >= NEAR for each in seen["view"]["seats"])

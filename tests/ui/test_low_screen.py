"""A small laptop: what is beside the board is read without scrolling to it, whoever sits there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mbira.lang import LANGUAGES
from tests.ui.saying import say
from tests.ui.scenes import GAMES, MOST, Scene, bring

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Window

LOW: ViewportSize = {"width": 1024, "height": 768}
BELOW = """(css) => {
    const lower = document.querySelector('aside .lower');
    const read = document.querySelector(css);
    const {top, bottom} = read.getBoundingClientRect();
    const end = document.querySelector('aside .replay')?.getBoundingClientRect().top;
    return {
        scrolls: lower.scrollHeight - lower.clientHeight,
        high: Math.min(bottom, end ?? innerHeight) - top,
        strip: document.querySelector('section.now').getBoundingClientRect().bottom,
        seats: document.querySelector('.seats').getBoundingClientRect().top,
    };
}"""
"""Tells whether what is below the strip scrolls, and how much of something there is in sight."""


def low(window: Opening, anna: Person, scene: Scene, language: str = "en") -> Window:
    """Return a window of that size with a scene."""
    shown = window(anna, language=language)
    shown.page.set_viewport_size(LOW)
    shown.open(bring(anna, scene))
    return shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_full_table_leaves_room_for_the_log(
    window: Opening, anna: Person, game: str, language: str
) -> None:
    shown = low(window, anna, Scene(game, 0.5, MOST[game]), language)
    seen = shown.read(BELOW, "#panel-log")
    assert seen["scrolls"] <= 0
    assert seen["high"] >= 95, "some lines"
    assert seen["strip"] <= seen["seats"]


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_read_beside_the_board(window: Opening, anna: Person, game: str) -> None:
    shown = low(window, anna, Scene(game, 0.5, 3))
    shown.click(shown.button(say("rules")))
    seen = shown.read(BELOW, ".rules .text")
    assert seen["scrolls"] <= 0
    assert seen["high"] >= 120, "some lines"

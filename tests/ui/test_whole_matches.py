"""Every game, to its end, by nothing but what glows on the page."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.ui.playing import play_to_the_end

if TYPE_CHECKING:
    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Device

SHORT = {"zimbabwe": {"round_limit": 4}, "meduris": {"turn_limit": 24}, "africa": {}}


@pytest.mark.parametrize("game", SHORT)
def test_a_match_against_bots_is_played_to_its_end(
    window: Opening, anna: Person, device: Device, game: str
) -> None:
    table = anna.table(game, 2, "you", "random", options=SHORT[game], start=True)
    shown = window(anna, device=device)
    shown.open(table)
    play_to_the_end(shown, random.Random(f"{game} {device}"))
    first = anna.position(table)["outcome"]["ranking"][0]
    winners = shown.page.locator(".final li.first")
    expect(winners).to_have_count(len(first))
    if first == [0]:
        expect(winners).to_contain_text("Anna")
        expect(shown.now.get_by_role("heading")).to_have_text("Anna wins")

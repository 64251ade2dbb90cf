"""A tournament on the page: made, entered, begun, played from there, and its standings in words."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.server.cups.people import mine, new_cup, play_all
from tests.server.harness import until
from tests.ui.saying import say

if TYPE_CHECKING:
    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Device


def test_a_tournament_is_made_begun_and_seen_to_its_end(
    window: Opening, anna: Person, device: Device
) -> None:
    shown = window(anna, device=device)
    page = shown.page
    shown.go("/#cups=all")
    page.get_by_label("What it is called").fill("November cup")
    page.get_by_label("Game", exact=True).select_option("meduris")
    shown.click(page.get_by_text("How matches are set up"))
    shown.click(page.get_by_text(say("begin-first"), exact=True))  # as at a table
    shown.click(shown.button("Make the tournament"))
    expect(page.get_by_role("heading", level=1)).to_have_text("November cup")
    made = anna.get(f"/api/cups/{anna.get('/api/cups')[0]['id']}")
    first = next(
        each for each in anna.get("/api/games/meduris")["presets"] if each["id"] == "first"
    )
    assert made["options"].items() >= first["options"].items()
    assert [each["name"] for each in anna.get("/api/cups")] == ["November cup"]
    cup = new_cup(anna, plan={"rounds": 2})  # of short matches
    shown.go(f"/#cup={cup}")
    shown.click(shown.button("Enter"))
    page.get_by_label("How many bots").fill("3")
    page.get_by_label("How strong").select_option("random")
    shown.click(shown.button("Bring bots"))
    expect(page.get_by_role("heading", name="4 entrants")).to_be_visible()
    shown.click(shown.button("Begin"))
    table = until(lambda: mine(anna, cup))[0]
    expect(page.get_by_role("link", name="Go to my table")).to_have_attribute(
        "href", f"#table={table}"
    )
    shown.rest()
    over = play_all([anna], cup, random.Random(3))
    expect(page.get_by_role("heading", name="Final standings")).to_be_visible()
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(4)
    first = next(e for e in over["entrants"] if e["id"] == over["standings"][0]["entrant"])
    if not first.get("bot"):
        expect(rows.first).to_contain_text(first["name"])
    shown.rest()
    expect(page.get_by_role("link", name="Standings (CSV)")).to_have_attribute(
        "href", f"/api/cups/{cup}/export?form=csv"
    )

"""Studying: what a match teaches, and puzzles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from mbira.bots.puzzles.puzzle import puzzles_of
from tests.server.harness import until, wait_until_over
from tests.ui.saying import say

if TYPE_CHECKING:
    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Device


def test_the_page_after_a_match_says_what_decided_it(
    window: Opening, anna: Person, device: Device
) -> None:
    table = anna.table("zimbabwe", 2, "random", "adept", start=True, options={"round_limit": 2})
    wait_until_over(anna, table)
    shown = window(anna, device=device)
    shown.open(table)
    shown.click(shown.page.get_by_role("link", name=say("study-open")))
    page = shown.page
    expect(page.locator("main.study[aria-busy=false]")).to_be_visible(timeout=60_000)
    found = anna.get(f"/api/tables/{table}/analysis")["analysis"]
    assert until(lambda: found["complete"])
    decisions = page.locator("section > .decisions > li")
    assert decisions.count() == len(found["worst"]) + (found["best"] is not None)
    assert page.locator("tbody tr").count() == 2
    first = found["worst"][0]
    shown.click(decisions.first.get_by_role("button", name=say("study-try"), exact=False))
    fork = anna.get(f"/api/tables/{shown.table}")
    assert fork["practice"]
    assert fork["version"] == first - 1


def test_a_puzzle_is_tried_on_the_board_and_explained(
    window: Opening, anna: Person, device: Device
) -> None:
    known = [each for each in puzzles_of("meduris").values() if each.about == "hut"]
    puzzle = known[0]
    shown = window(anna, device=device)
    shown.go(f"/#puzzles=meduris&at={puzzle.id}")
    card = shown.page.locator(".puzzle")
    expect(card).to_contain_text(say(f"puzzle-{puzzle.aim}"))
    shown.click(card.get_by_role("button", name=say("puzzle-show")))
    expect(card.locator(".answer")).to_contain_text(say("puzzle-shown"))
    expect(card).to_contain_text(say("puzzle-solved", solved=1))
    shown.click(card.get_by_role("button", name=say("puzzle-next")))
    expect(card.locator(".answer")).to_have_count(0)
    expect(card).to_contain_text(say("puzzle-solved", solved=1))

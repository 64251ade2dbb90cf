"""Guided first matches, rules pages that reasons lead to, and hints."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.server.harness import good
from tests.ui.advance import advance
from tests.ui.playing import decides, look, step, touch
from tests.ui.saying import say
from tests.ui.scenes import GAMES, Scene, bring

if TYPE_CHECKING:
    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Device

NAMES = {
    "zimbabwe": "The Great Zimbabwe",
    "meduris": "Meduris",
    "africa": "Heart of Africa",
}


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_match_leads_from_step_to_step(
    window: Opening, anna: Person, device: Device, game: str
) -> None:
    shown, rng = window(anna, device=device), random.Random(13)
    shown.home()
    article = shown.page.locator("article", has_text=NAMES[game])
    shown.click(article.get_by_role("link", name=say("lesson-start")))
    lesson = shown.page.get_by_role("region", name=say("lesson-name"))
    assert lesson.is_visible()
    title, first = lesson.get_by_role("heading"), look(shown).version
    titles = [title.inner_text()]
    go_on = re.compile(f"^({say('lesson-next')}|{say('lesson-skip')})$")
    for _ in range(3):
        shown.click(lesson.get_by_role("button", name=go_on))
        assert title.inner_text() != titles[-1]
        titles.append(title.inner_text())
    shown.click(lesson.get_by_role("button", name=say("lesson-back")))
    assert title.inner_text() == titles[-2]
    while decides(shown).version == first:
        step(shown, rng)
    shown.reload()
    assert lesson.is_visible()
    assert decides(shown).version > first
    shown.click(lesson.get_by_role("button", name=say("lesson-leave")))
    assert not lesson.count()
    assert anna.get(f"/api/tables/{shown.table}")["practice"]


def test_a_guided_match_is_where_the_match_is(window: Opening, anna: Person) -> None:
    shown = window(anna)
    shown.go("/#learn=africa")
    lesson = shown.page.get_by_role("region", name=say("lesson-name"))
    title, hint = lesson.get_by_role("heading"), shown.button(say("hint"))
    assert hint.is_visible()
    for _ in range(2):
        shown.click(lesson.get_by_role("button", name=say("lesson-next")))
    expect(title).to_have_text("The auction")
    assert not hint.count()  # the lesson itself says what to do
    (table,) = (each["id"] for each in anna.get("/api/tables", mine="true"))
    for action in ({"type": "bid", "amount": 9}, {"type": "at", "area": "morocco"}):
        seen = anna.position(table)
        good(anna.play(table, action, seen["version"], f"{seen['version']}"))
        shown.reach(anna.settled(table)["version"])
        if action["type"] == "bid":
            shown.click(lesson.get_by_role("button", name=say("lesson-next")))
            expect(title).to_have_text("A neutral trader")
    expect(title).to_have_text("Move")
    shown.click(shown.button(say("undo")))
    expect(title).to_have_text("A neutral trader")
    shown.click(shown.button(say("redo")))
    expect(title).to_have_text("Move")
    shown.reload()
    expect(title).to_have_text("Move")
    shown.click(lesson.get_by_role("button", name=say("lesson-back")))
    assert lesson.get_by_role("button", name=say("lesson-next")).is_visible()
    expect(lesson).not_to_contain_text(say("lesson-until"))


def built(seen: Any) -> bool:
    """Return whether somebody may build, where there are buildings already."""
    here = seen.get("legal") and seen["view"]["step"] == "turn"
    return bool(here and any(space.get("building") for space in seen["view"]["spaces"]))


def test_a_reason_leads_to_its_rule(window: Opening, anna: Person) -> None:
    table = anna.table("meduris", 2, "you", "random", start=True)
    rng = random.Random(14)
    advance(anna, table, rng, built)
    shown = window(anna)
    shown.open(table)
    decides(shown)
    spot = shown.page.locator(".spot:not(.legal)[data-place^=s]").first
    touch(shown, spot.get_attribute("data-place") or "")
    rule = shown.page.locator(".notice a")
    name = rule.inner_text()
    with shown.context.expect_page() as opened:
        shown.click(rule)
    page = opened.value
    expect(page.locator("main h1, main h2").first).to_be_visible()
    assert f"at={name}" in page.url
    place = page.locator(".here").first
    expect(place).to_be_in_viewport()
    expect(place).to_contain_text(name)


def test_a_hint_says_what_to_do_and_does_it(window: Opening, anna: Person, device: Device) -> None:
    shown = window(anna, device=device)
    shown.open(bring(anna, Scene("meduris", 0.5)))
    before = decides(shown)
    shown.unfold()
    shown.click(shown.button(say("hint")))
    hint = shown.page.locator(".hint")
    assert hint.get_by_role("heading", name=say("hint-title")).is_visible()
    shown.click(hint.get_by_role("button", name=say("hint-play")).first)
    assert shown.version > before.version

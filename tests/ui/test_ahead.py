"""Deciding ahead on the page: an auction of The Great Zimbabwe, at a desk and on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.harness import Person, until
from tests.server.tables.deciding.test_ordering import act, gifts
from tests.ui.saying import say

if TYPE_CHECKING:
    from tests.ui.conftest import Opening
    from tests.ui.window import Device


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_gifts_that_were_decided_ahead_are_given(
    window: Opening, anna: Person, bert: Person, device: Device
) -> None:
    people = (anna, bert)
    table = gifts(*people)
    seen = anna.position(table)
    second = 1 - seen["actor"]
    shown = window(people[second], device=device)
    shown.open(table)
    strip = shown.now.bounding_box()
    shown.click(shown.button(say("ahead")))
    sheet = shown.page.get_by_role("dialog", name=say("ahead"))
    topic = sheet.locator("[data-about=gifts]")
    shown.click(topic.get_by_role("button", name=say("ahead-more")))
    assert topic.locator("output").inner_text() == "2"
    shown.click(topic.get_by_role("button", name=say("ahead-decide")))
    assert topic.get_by_role("button", name=say("ahead-stop")).is_visible()
    shown.press("Escape")
    assert shown.button(say("ahead-given", count=1)).is_visible()
    assert shown.now.bounding_box() == strip, "the strip keeps its size"
    act(people, table, seen, "bid 1")
    until(lambda: anna.position(table)["view"]["step"] != "gift")
    shown.reach(anna.position(table)["version"])
    if device == "desktop":
        assert shown.page.get_by_text(say("log-ordered")).first.is_visible()
    gave = [each for each in people[second].get(f"/api/tables/{table}/log") if each.get("ordered")]
    assert [(each["seat"], each["action"]) for each in gave] == [
        (second, {"type": "bid", "cattle": 2})
    ]


def test_it_is_decided_changed_and_stopped_by_keys(
    window: Opening, anna: Person, bert: Person
) -> None:
    people = (anna, bert)
    table = gifts(*people)
    second = 1 - anna.position(table)["actor"]
    shown = window(people[second])
    shown.open(table)
    shown.button(say("ahead")).focus()
    shown.press("Enter")
    topic = shown.page.locator("[data-about=gifts]")
    topic.get_by_role("radio").last.focus()
    shown.press("Space")
    topic.get_by_role("button", name=say("ahead-decide")).focus()
    shown.press("Enter")
    path = f"/api/tables/{table}/seats/{second}/orders"
    assert [each["do"] for each in people[second].get(path)["given"]] == ["pass"]
    topic.get_by_role("button", name=say("ahead-stop")).focus()
    shown.press("Enter")
    assert people[second].get(path)["given"] == []

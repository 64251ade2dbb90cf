"""Looking on, on the page: links of each kind, and hands that are shown while all agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.server.harness import good
from tests.server.tables.sent.test_hands import hidden
from tests.ui.saying import say

if TYPE_CHECKING:
    from tests.server.harness import Person, ServerProcess
    from tests.ui.conftest import Opening
    from tests.ui.window import Device, Window


def about(shown: Window) -> None:
    """Open what is said of the table itself."""
    if shown.device == "desktop":
        shown.click(shown.page.get_by_role("tab", name=say("table")))
    else:
        shown.click(shown.button(say("menu")))
        shown.click(shown.button(say("table")))


def test_a_link_with_hands_is_made_used_and_taken_back(
    window: Opening, server: ServerProcess, anna: Person, bert: Person, device: Device
) -> None:
    table = hidden(anna, bert)
    good(bert.ask("PUT", f"/api/tables/{table}/seats/1/hands", {"hands": "late"}))
    owner = window(anna, device=device)
    owner.go(f"/#table={table}")
    about(owner)
    page = owner.page
    expect(page.get_by_text(say("hands-missing", names="Anna"))).to_be_visible()
    owner.click(page.get_by_text(say("hands-late"), exact=True))
    expect(page.get_by_text(say("hands-all-late"))).to_be_visible()
    page.get_by_label(say("link-kind")).select_option(label=say("link-hands"))
    owner.click(owner.button(say("invite-watch")))
    link = page.evaluate("navigator.clipboard.readText()")
    with server.person() as clara:
        watcher = window(clara, device=device)
        watcher.go(link)
        expect(watcher.page.get_by_text(say("arrive-hands"))).to_be_visible()
        watcher.click(watcher.button(say("arrive-watch")))
        expect(watcher.page.get_by_text(say("now-hands"))).to_be_visible()
        seen = clara.position(table)
        assert all(seat["stock"] for seat in seen["view"]["seats"])
        watcher.rest()
        owner.click(page.get_by_text(say("hands-no"), exact=True))
        expect(watcher.page.get_by_text(say("now-hands"))).to_have_count(0)
        watcher.rest()
        watcher.expects("403 POST")
        back = owner.button(f"{say('link-take-back')}: {say('link-hands')}")
        owner.click(back)
        expect(back).to_have_count(0)
        assert clara.ask("GET", f"/api/tables/{table}").status_code == 404
        watcher.go(link)
        expect(watcher.page.get_by_role("link", name=say("games"))).to_be_visible()

"""The club on the page: ratings, matches, leaderboards, what others see, a seat that is offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.ui import axe
from tests.ui.club_scene import pages, play
from tests.ui.saying import say
from tests.ui.test_accessible import needs_axe
from tests.ui.window import DEVICES

if TYPE_CHECKING:
    from tests.server.harness import Person, ServerProcess
    from tests.ui.conftest import Opening


def test_ratings_and_matches_lead_to_each_other(
    window: Opening, server: ServerProcess, anna: Person, bert: Person
) -> None:
    play(server, anna, bert, "meduris", 5)
    shown = window(anna)
    shown.home()
    shown.click(shown.page.get_by_role("link", name=say("club")))
    shown.click(shown.page.get_by_role("link", name=say("leaderboard")))
    rows = shown.page.locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Anna")
    expect(rows.first.locator("td").first).to_have_text("1")
    shown.click(rows.nth(1).get_by_role("link", name="Bert"))
    expect(shown.page.locator("h1")).to_have_text("Bert")
    expect(shown.page.locator("tbody tr")).to_have_count(5)
    shown.click(shown.button(say("matches-all", count=5)))
    shown.page.get_by_label(say("filter-place")).select_option("1")
    expect(shown.page.get_by_role("status").first).to_have_text(say("matches-count", count=0))


def test_whoever_is_private_is_not_there(
    window: Opening, server: ServerProcess, anna: Person, bert: Person
) -> None:
    play(server, anna, bert, "meduris", 1)
    own = window(bert)
    own.go("/#club=people")
    own.click(own.page.locator("label", has_text=say("shown-nobody")))
    own.rest()
    other = window(anna)
    other.expects(r"404 .*/people/")
    other.go(f"/#person={bert.me['id']}")
    expect(other.page.locator("main .none")).to_be_visible()
    expect(other.page.locator("main")).not_to_contain_text("Bert")


def test_an_offered_seat_waits_on_the_first_page(
    window: Opening, server: ServerProcess, anna: Person, bert: Person
) -> None:
    play(server, anna, bert, "meduris", 1)
    anna.table("meduris", 2, "you", settings={"join": "link"})
    asking = window(anna)
    asking.go(f"/#person={bert.me['id']}")
    asking.click(asking.button(say("invite-somebody")))
    asking.click(asking.button(say("invite-to", table="Meduris")))
    asked = window(bert)
    asked.home()
    expect(asked.page.locator("main")).to_contain_text(say("offered", name="Anna"))
    asked.click(asked.button(say("offer-take")))
    expect(asked.page.locator(".waiting")).to_be_visible()


@needs_axe
@pytest.mark.parametrize("what", ["person", "leaderboard", "people", "bot"])
def test_nobody_is_shut_out_of_the_club(
    window: Opening, server: ServerProcess, anna: Person, bert: Person, what: str
) -> None:
    play(server, anna, bert, "meduris", 2)
    shown = window(anna, bypass_csp=True, language="ru")
    shown.go(dict(pages(anna))[what])
    axe.prepare(shown)
    found: list[str] = []
    for device in ("desktop", "narrow"):
        shown.page.set_viewport_size(DEVICES[device]["viewport"])
        for theme, rules in axe.THEMES.items():
            shown.page.emulate_media(color_scheme=theme)
            shown.page.wait_for_selector(f"html[data-theme={theme}]")
            shown.rest()
            found += axe.barriers(shown, "html", *rules)
    shown.width = DEVICES["narrow"]["viewport"]["width"]
    found += [*axe.too_wide(shown), *shown.unsaid()]
    assert not found, "\n".join(["", *found])

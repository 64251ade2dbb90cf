"""Odd browsers and odd addresses: what is kept there is not ours, or cannot be kept at all."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.ui.saying import say
from tests.ui.scenes import Scene, bring

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.server.harness import Person
    from tests.ui.conftest import Opening

GARBAGE = (
    '{"language": "xx", "theme": 7, "pace": "fast", "confirm": 1}',
    "null",
    '"text"',
    "{",
    '{"language": "toString"}',
)


@pytest.mark.parametrize("kept", GARBAGE)
def test_settings_that_are_none(window: Opening, kept: str) -> None:
    shown = window()
    shown.context.add_init_script(f"localStorage.setItem('mbira', {json.dumps(kept)})")
    shown.home()
    assert shown.page.get_by_role("button", name=say("play-bots")).first.is_visible()
    assert shown.page.evaluate("document.documentElement.dataset.theme") == "light"
    assert not shown.unsaid()


FULL = """
Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
"""
BLOCKED = """
for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
        get() { throw new DOMException('blocked', 'SecurityError'); },
    });
"""


@pytest.mark.parametrize("script", [FULL, BLOCKED])
def test_a_browser_that_keeps_nothing(window: Opening, anna: Person, script: str) -> None:
    shown = window(anna)
    shown.page.add_init_script(script)
    shown.open(bring(anna, Scene("zimbabwe", 0.5)))
    shown.click(shown.button(say("settings")))

    def choose(what: str) -> Locator:
        return shown.page.locator("dialog label", has_text=what).locator("select")

    choose(say("theme")).select_option("dark")
    shown.rest()
    expect(shown.page.locator("html")).to_have_attribute("data-theme", "dark")
    choose(say("language")).select_option("it")
    expect(shown.page.locator("html")).to_have_attribute("lang", "it")
    shown.click(shown.button(say("done", "it")))
    shown.tab(say("notes", "it"))
    shown.page.locator("textarea").fill("cattle first")
    shown.go("/#learn=meduris")
    assert shown.page.locator(".lesson").is_visible()


NO_TABLE = "^404 GET .*/tables/nosuchtable"


@pytest.mark.parametrize(
    ("address", "refused"),
    [
        ("#new=chess", "^404 GET .*/games/chess"),
        ("#new=../guest", "^404 GET .*/games/"),
        ("#learn=chess", ""),
        ("#rules=chess", ""),
        ("#table=nosuchtable", NO_TABLE),
        ("#table=nosuchtable&version=3", NO_TABLE),
        ("#table=nosuchtable&invite=x", "^403 POST .*/invitation"),
        ("#table=%F0%9F%90%84", ""),
        ("#what=ever", ""),
        ("#%E0%A4%A", ""),
        ("#rules=__proto__", ""),
        ("#learn=constructor", ""),
        ("#new=", ""),
    ],
)
def test_an_address_that_leads_nowhere_says_so(window: Opening, address: str, refused: str) -> None:
    shown = window()
    if refused:
        shown.expects(refused)
    shown.go(f"/{address}")
    assert shown.page.locator("main, .message, .notices .notice").first.is_visible()
    assert not shown.unsaid()

"""The rules at the table: beside the board or in a sheet, at what is being decided."""

from __future__ import annotations

import random
import re
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.breadth import some
from tests.ui import axe
from tests.ui.saying import say
from tests.ui.scenes import GAMES, Scene, bring
from tests.ui.test_accessible import needs_axe

if TYPE_CHECKING:
    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Device, Window

UI = Path(__file__).parents[2] / "ui/src"
ENTRY = re.compile(r"^  '?([\w-]+)'?: '([\w-]+)',$", re.MULTILINE)
DECISIONS = 60


def sections(game: str) -> dict[str, str]:
    """Return the section of the rules for each step of a game."""
    text = (UI / f"games/{game}/learn/sections.ts").read_text("utf-8")
    return dict(ENTRY.findall(text[: text.index("const actions")]))


def opened(window: Window) -> str:
    """Return the section that is open at rest; nothing if no rules are."""
    found: str = window.read("() => document.querySelector('.rules')?.dataset.section ?? ''")
    return found


def open_rules(window: Window) -> None:
    window.click(window.page.locator(".title, header").get_by_role("button", name=say("rules")))


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_follow_what_is_decided(window: Opening, anna: Person, game: str) -> None:
    """Beside the board they are open while one plays on, and go where the match goes."""
    table, rng = bring(anna, Scene(game, 0.1, 3)), random.Random(5)
    shown = window(anna, pace=0)
    shown.open(table)
    assert opened(shown) == ""
    open_rules(shown)
    wanted, met = sections(game), set()
    for _ in range(DECISIONS):
        seen: Any = anna.settled(table)
        shown.reach(seen["version"])
        step = seen["view"]["step"]
        assert opened(shown) == wanted[step], step
        met.add(step)
        if "outcome" in seen:
            break
        anna.play_some(table, rng)
    assert len(met) > 3
    assert shown.page.locator("section.now").is_visible(), "the strip stays usable"
    shown.click(shown.button(say("rules-close")))
    assert opened(shown) == ""
    assert shown.page.get_by_role("tablist").is_visible()


@pytest.mark.parametrize(("game", "device"), some(product(GAMES, ("desktop", "phone"))))
def test_the_rules_are_reached_from_every_table(
    window: Opening, anna: Person, device: Device, game: str
) -> None:
    shown = window(anna, device=device)
    shown.open(bring(anna, Scene(game, 0.5)))
    open_rules(shown)
    assert opened(shown)
    sheet = shown.page.locator(".rules")
    expect(sheet.locator("h2").first).to_be_in_viewport()
    shown.click(sheet.get_by_role("button", name=say("rules-all")))
    shown.click(sheet.locator(".contents a").nth(1))
    assert opened(shown) not in {"", sections(game)["turn" if game != "africa" else "auction"]}
    shown.click(sheet.get_by_role("button", name=say("rules-back")))
    shown.click(sheet.get_by_role("button", name=say("glossary")))
    assert sheet.locator("dt").count() > 10
    shown.press("Escape") if device == "phone" else shown.click(shown.button(say("rules-close")))
    assert not sheet.count()
    assert shown.table, "the table is still there"


@needs_axe
@pytest.mark.parametrize(("game", "device"), some(product(GAMES, ("desktop", "phone"))))
def test_the_rules_shut_nobody_out(
    window: Opening, anna: Person, device: Device, game: str
) -> None:
    shown = window(anna, device=device, bypass_csp=True)
    shown.open(bring(anna, Scene(game, 0.5)))
    axe.prepare(shown)
    open_rules(shown)
    found = axe.barriers(shown, ".rules")
    for name in ("rules-all", "glossary"):
        shown.click(shown.page.locator(".rules").get_by_role("button", name=say(name)))
        found += axe.barriers(shown, ".rules")
    if device == "phone":
        found += axe.too_small(shown, ".rules")
    assert not found, "\n".join(["", *found])


@pytest.mark.parametrize(("game", "language"), some(product(GAMES, ("ru", "it"))))
def test_the_rules_fit_on_a_narrow_phone(
    window: Opening, anna: Person, game: str, language: str
) -> None:
    shown = window(anna, device="narrow", language=language)
    shown.open(bring(anna, Scene(game, 0.5)))
    rules = say("rules", language)
    shown.click(shown.page.locator(".title, header").get_by_role("button", name=rules))
    found = [*axe.too_wide(shown), *axe.too_small(shown, ".rules"), *shown.unsaid()]
    assert not found, "\n".join(["", *found])

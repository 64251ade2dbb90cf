"""No barriers: in every main state of the page, on a desk and on a phone, in light and dark."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from tests.breadth import some
from tests.ui import axe
from tests.ui.saying import say
from tests.ui.scenes import GAMES, Scene, bring
from tests.ui.states import STATES
from tests.ui.window import DEVICES

if TYPE_CHECKING:
    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Device

needs_axe = pytest.mark.skipif(not axe.SOURCE.exists(), reason=axe.MISSING)


@needs_axe
@pytest.mark.parametrize("state", STATES)
def test_nobody_is_shut_out(window: Opening, anna: Person, state: str) -> None:
    shown = window(anna, bypass_csp=True)
    STATES[state](shown, anna)
    axe.prepare(shown)
    found: list[str] = []
    for device, theme in some(product(("desktop", "phone"), axe.THEMES)):
        shown.page.set_viewport_size(DEVICES[device]["viewport"])
        shown.page.emulate_media(color_scheme=theme)
        shown.page.wait_for_selector(f"html[data-theme={theme}]")
        shown.rest()
        barriers = axe.barriers(shown, "html", *axe.THEMES[theme])
        found += [f"{device} {theme}: {each}" for each in barriers]
    found += [f"no words: {each}" for each in shown.unsaid()]
    assert not found, "\n".join(["", *found])


@pytest.mark.parametrize("language", some(["ru", "it"], 1))
@pytest.mark.parametrize("state", STATES)
def test_all_fits_on_a_narrow_phone_and_has_words(
    window: Opening, anna: Person, state: str, language: str
) -> None:
    shown = window(anna, device="narrow", language=language)
    STATES[state](shown, anna)
    found = [f"too wide: {each}" for each in axe.too_wide(shown)]
    found += [f"too small: {each}" for each in axe.too_small(shown)]
    found += [f"no words: {each}" for each in shown.unsaid()]
    assert not found, "\n".join(["", *found])


@needs_axe
@pytest.mark.parametrize(("game", "device"), some(product(GAMES, ("desktop", "phone"))))
def test_what_lies_beside_the_board(
    window: Opening, anna: Person, device: Device, game: str
) -> None:
    shown = window(anna, device=device, bypass_csp=True, language="it")
    shown.open(bring(anna, Scene(game, 0.85, seats=3)))
    axe.prepare(shown)
    tabs, inside = shown.page.locator("[role=tab]"), "[role=tabpanel]"
    menu = shown.button(say("menu", "it"))
    if device == "phone":
        tabs, inside = shown.page.locator("dialog nav button:not(:last-child)"), "dialog[open]"
        shown.click(menu)
    found: list[str] = []

    def check(name: str) -> None:
        found.extend(f"{name}: {each}" for each in axe.barriers(shown, inside))
        found.extend(f"{name}: no words: {each}" for each in shown.unsaid())
        if device == "phone":
            found.extend(f"{name}: too small: {each}" for each in axe.too_small(shown, inside))
            shown.press("Escape")
            assert not shown.page.locator(inside).count()

    for number, name in enumerate(tabs.all_inner_texts()):
        if not tabs.count():
            shown.click(menu)
        shown.click(tabs.nth(number))
        check(name)
    if device == "phone":
        shown.click(shown.page.locator(".chips button").first)
        check("seats")
    assert not found, "\n".join(["", *found])

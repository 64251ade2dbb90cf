"""Every symbol and number at the table explains itself, to a pointer, a key and a finger."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.breadth import some
from tests.ui.scenes import GAMES, Scene, bring

if TYPE_CHECKING:
    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Device

MUTE = """(within) => [...document.querySelectorAll(within)]
    .flatMap((each) => [...each.querySelectorAll('svg:has(use)')])
    .filter((each) => each.checkVisibility({visibilityProperty: true}))
    .filter((each) => {
        const words = (at) => /[^\\W\\d_]{3}/.test(at?.innerText ?? '');
        return !each.closest('[data-explained]') && !words(each.closest('button, li, p, label'));
    })
    .map((each) => each.parentElement.outerHTML.slice(0, 200))"""
"""Finds symbols that no card explains and that stand beside no words."""
BESIDE = {"desktop": ".seats .seat, section.now", "phone": ".chips, section.now"}


@pytest.mark.parametrize(
    ("game", "device", "share"), some(product(GAMES, ("desktop", "phone"), (0.5, 0.1)))
)
def test_no_symbol_is_mute(
    window: Opening, anna: Person, device: Device, game: str, share: float
) -> None:
    shown = window(anna, device=device)
    shown.open(bring(anna, Scene(game, share, 3)))
    mute: list[str] = shown.read(MUTE, BESIDE[device])
    assert not mute, "\n".join(["", *mute])


@pytest.mark.parametrize("game", GAMES)
def test_a_number_is_explained_to_a_pointer_and_to_keys(
    window: Opening, anna: Person, game: str
) -> None:
    shown = window(anna)
    shown.open(bring(anna, Scene(game, 0.5, 3)))
    card = shown.page.get_by_role("tooltip")
    numbers = shown.page.locator(".seats .seat").first.locator("[data-explained]")
    assert numbers.count() >= 2
    for number in numbers.all():
        number.hover()
        shown.rest()
        expect(card).to_be_visible()
        expect(number).to_have_attribute("aria-describedby", "card")
        shown.point_away()
        shown.rest()
        assert not card.count()
    shown.page.keyboard.press("Tab")  # the keys are in use: what has the focus shows it
    numbers.first.focus()
    shown.rest()
    expect(card).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_tap_on_a_number_explains_it(window: Opening, anna: Person, game: str) -> None:
    shown = window(anna, device="phone")
    shown.open(bring(anna, Scene(game, 0.5, 3)))
    shown.click(shown.page.locator(".chips .chip").first)
    card = shown.page.get_by_role("tooltip")
    number = shown.page.locator("dialog[open] .seat [data-explained]:not(button *)").first
    shown.click(number)
    expect(card).to_be_visible()
    shown.click(shown.page.locator("dialog[open] .head h2"))
    assert not card.count()

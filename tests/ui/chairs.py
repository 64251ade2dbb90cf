"""Fills the chairs of a table that is being set up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.ui.saying import say

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.ui.window import Window


def chair(window: Window, seat: int) -> Locator:
    """Return a chair."""
    return window.page.locator(".chair").nth(seat)


def sit(window: Window, seat: int, who: str) -> None:
    """Let somebody sit on a chair: "you", "here", "open", or a bot by its name."""
    select = chair(window, seat).locator("select")
    if who in {"you", "here", "open"}:
        select.select_option(who)
        return
    select.select_option("bot")
    window.click(chair(window, seat).locator(".segments label", has=_value(window, who)))


def remove(window: Window, seat: int) -> None:
    """Take a chair away."""
    window.click(window.button(say("chair-remove", number=seat + 1)))


def paint(window: Window, seat: int, colour: str) -> None:
    """Give a seat a colour."""
    window.click(chair(window, seat).locator(".paints label", has=_value(window, colour)))


def painted(window: Window, seat: int) -> str:
    """Return the colour of a seat."""
    return chair(window, seat).locator(".paints input:checked").input_value()


def preset(window: Window, name: str) -> Locator:
    """Return a way to begin."""
    return window.page.locator(".presets label", has=_value(window, name))


def group(window: Window, name: str) -> Locator:
    """Open a group of options, and return it."""
    found = window.page.locator("details", has=window.page.locator("summary b", has_text=name))
    window.click(found.locator("summary"))
    return found


def _value(window: Window, value: str) -> Locator:
    return window.page.locator(f"input[value='{value}']")

"""With the keyboard alone: from the first page to a decision that is made, in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.ui.playing import decides, look
from tests.ui.saying import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Window

FOCUS = """() => {
    const at = document.activeElement;
    const box = at.getBoundingClientRect();
    const style = getComputedStyle(at);
    return {
        tag: at.tagName, classes: at.getAttribute('class') ?? '',
        name: at.ariaLabel || at.innerText,
        within: at.closest('article')?.innerText ?? '', strip: !!at.closest('section.now'),
        seen: at.matches(':focus-visible') && box.width > 0
            && (style.outlineStyle !== 'none' || !!at.querySelector('.focus')),
    };
}"""
MOST = 150


def walk(window: Window, there: Callable[[dict[str, str]], bool]) -> dict[str, str]:
    """Go on with Tab until something has the focus; each that has it must show it."""
    for _ in range(MOST):
        window.page.keyboard.press("Tab")
        focus: dict[str, str] = window.read(FOCUS)
        if focus["tag"] != "BODY":
            assert focus["seen"], f"nothing shows where the focus is: {focus}"
        if there(focus):
            return focus
    raise AssertionError(f"Tab does not lead there: {focus}")


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("zimbabwe", "The Great Zimbabwe"),
        ("meduris", "Meduris"),
        ("africa", "Heart of Africa"),
    ],
)
def test_a_decision_is_made_without_a_mouse(
    window: Opening, anna: Person, game: str, name: str
) -> None:
    shown = window(anna, confirm=True)
    shown.home()
    walk(shown, lambda at: name in at["within"] and at["name"] == say("play-bots"))
    shown.press("Enter")
    assert anna.get(f"/api/tables/{shown.table}")["game"] == game
    before = decides(shown)

    def chosen(at: dict[str, str]) -> bool:
        words = at["classes"].split()
        return {"spot", "legal"} <= set(words) or "choice" in words

    for _ in range(8):
        if look(shown).version > before.version:
            break
        at = walk(shown, chosen)
        seen = look(shown)
        shown.press("Enter")
        after = look(shown)
        assert after != seen, "Enter does nothing"
        if after.sure:  # what cannot be undone wants to be confirmed
            at = walk(shown, lambda at: "primary" in at["classes"] and bool(at["strip"]))
            shown.press("Enter")
            assert look(shown) != after, "Enter does nothing"
    assert shown.version > before.version
    # what was chosen is gone, and who chose it goes on beside it
    focus = shown.read(FOCUS)
    assert focus["tag"] != "BODY"
    assert bool(focus["strip"]) == bool(at["strip"])


def test_tabs_go_round_with_arrows_and_the_board_is_zoomed_with_keys(
    window: Opening, anna: Person
) -> None:
    shown = window(anna)
    shown.open(anna.table("meduris", 2, "you", "random", start=True))
    shown.press("d")  # who goes by Tab from the first page on is in the test above
    walk(shown, lambda at: at["name"] == say("log"))
    shown.press("ArrowRight")
    runes = say("ui-cards", part="meduris")
    assert shown.read(FOCUS)["name"] == runes
    assert shown.page.get_by_role("tab", selected=True).inner_text() == runes
    shown.press("ArrowLeft")
    assert shown.page.get_by_role("tab", selected=True).inner_text() == say("log")
    shown.press("n")
    assert "spot" in shown.read(FOCUS)["classes"].split()
    board = shown.page.locator(".board svg[viewBox][role=group]")
    whole = board.get_attribute("viewBox")
    shown.press("+")
    assert board.get_attribute("viewBox") != whole
    shown.press("0")
    assert board.get_attribute("viewBox") == whole

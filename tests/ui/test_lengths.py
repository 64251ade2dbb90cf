"""Long languages and small screens: words are read whole, and nothing is cut off or covered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from mbira.lang import LANGUAGES
from tests.server.cups.people import new_cup
from tests.server.harness import wait_until_over
from tests.ui import axe
from tests.ui.club_scene import pages, play
from tests.ui.decisions import asked, bring_decision
from tests.ui.scenes import GAMES, Scene, bring
from tests.ui.test_still import UNSEEN

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import ViewportSize

    from tests.server.harness import Person, ServerProcess
    from tests.ui.conftest import Opening
    from tests.ui.window import Window

DESKS: list[ViewportSize] = [
    {"width": 1440, "height": 900}, {"width": 1280, "height": 720}, {"width": 1024, "height": 768},
]  # fmt: skip
BROKEN = """() => {
    const found = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const {parentElement: within} = text;
        if (!within.checkVisibility() || within.closest('.hidden, option, code, input')) continue;
        for (const {0: word, index} of text.data.matchAll(/[\\p{L}\\u00ad]+/gu)) {
            if (word.includes('\\u00ad')) continue; // it says itself where
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
            if (lines.size > 1) found.push(word);
        }
    }
    return found;
}"""
"""Finds words that are broken in two."""
ASKED = """(questions) => {
    const asked = document.querySelector('section.now .says p');
    return questions.filter((question) => {
        asked.textContent = question;
        return asked.getBoundingClientRect().bottom
            > asked.parentElement.getBoundingClientRect().bottom + 1;
    });
}"""
"""Finds what would be cut off, if it were asked."""
COVERED = """() => {
    const tools = document.querySelector('.drawing .tools').getBoundingClientRect();
    return [...document.querySelectorAll('.drawing .spot')].filter((spot) => {
        const box = spot.getBoundingClientRect();
        return Math.min(box.right, tools.right) - Math.max(box.left, tools.left) > 1
            && Math.min(box.bottom, tools.bottom) - Math.max(box.top, tools.top) > 1;
    }).map((spot) => spot.dataset.place);
}"""
"""Finds the places of a board that lie under its buttons."""
IN_SIGHT = """() => {
    const lower = document.querySelector('aside .lower').getBoundingClientRect();
    return [...document.querySelectorAll('.seat')].filter((seat) =>
        seat.getBoundingClientRect().bottom <= lower.bottom + 1).length;
}"""
"""Counts the seats that are seen without scrolling."""


def whole(window: Window, address: str) -> list[str]:
    """Return what is broken, or wider than the screen, at an address."""
    window.go(address)
    broken: list[str] = window.read(BROKEN)
    return [f"{address}: {each}" for each in (*broken, *axe.too_wide(window))]


@pytest.mark.parametrize("code", LANGUAGES)
def test_pages_break_no_word_on_a_narrow_phone(
    window: Opening, server: ServerProcess, anna: Person, bert: Person, code: str
) -> None:
    play(server, anna, bert, "africa", 2)
    cup = new_cup(anna)
    own = [address for _, address in pages(anna)]
    others = ["/", "/#calls=me", "/#cups=all", f"/#cup={cup}", *(f"/#new={g}" for g in GAMES)]
    shown = window(anna, device="narrow", language=code)
    assert [found for address in (*own, *others) for found in whole(shown, address)] == []


@pytest.mark.parametrize("size", [{"width": 360, "height": 740}, DESKS[-1]], ids=["phone", "low"])
def test_what_a_match_teaches_breaks_no_name(
    window: Opening, anna: Person, size: ViewportSize
) -> None:
    table = anna.table("zimbabwe", 2, "random", "random", start=True, options={"round_limit": 1})
    wait_until_over(anna, table)
    shown = window(anna, language="it")
    shown.page.set_viewport_size(size)
    shown.go(f"/#study={table}")
    shown.page.locator("main.study[aria-busy=false]").wait_for()
    assert whole(shown, f"/#study={table}") == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_question_is_read_whole_beside_the_board(
    window: Opening, anna: Person, code: str, tmp_path: Path
) -> None:
    questions = {game: asked(game, code, tmp_path) for game in GAMES}
    shown = window(anna, language=code)
    shown.open(bring_decision(anna, "africa", "auction"))
    for size in DESKS:
        shown.page.set_viewport_size(size)
        for game in GAMES:
            assert shown.read(ASKED, questions[game]) == [], size


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_no_cell_lies_under_the_buttons_of_the_map(
    window: Opening, anna: Person, seats: int
) -> None:
    shown = window(anna)
    shown.open(bring(anna, Scene("zimbabwe", 0.5, seats)))
    assert shown.page.locator(".drawing .spot").count()
    for size in DESKS:
        shown.page.set_viewport_size(size)
        assert shown.read(COVERED) == [], size


@pytest.mark.parametrize(("size", "least"), [(DESKS[0], 3), (DESKS[-1], 2)], ids=["wide", "low"])
def test_who_is_guided_sees_the_seats(
    window: Opening, anna: Person, size: ViewportSize, least: int
) -> None:
    shown = window(anna, language="ru")
    shown.page.set_viewport_size(size)
    shown.go("/#learn=meduris")  # its board leaves no corner for the card
    assert shown.page.locator("aside .lesson").count()
    assert shown.read(IN_SIGHT) >= least


@pytest.mark.parametrize("game", GAMES)
def test_the_bar_of_a_match_that_is_over_is_one_line(
    window: Opening, anna: Person, game: str
) -> None:
    shown = window(anna, language="ru")
    shown.page.set_viewport_size(DESKS[-1])
    shown.open(bring(anna, Scene(game, 1.0, 3)))
    bar: dict[str, Any] = shown.read(
        """() => ({bar: document.querySelector('.replay').offsetHeight,
            tabs: document.querySelector('[role=tablist]').offsetHeight,
            one: document.querySelector('[role=tab]').offsetHeight})"""
    )
    assert bar["bar"] < 56
    assert bar["tabs"] < 2 * bar["one"]


@pytest.mark.parametrize("code", ["en", "ru"])
def test_all_that_specialists_can_do_is_seen(window: Opening, anna: Person, code: str) -> None:
    shown = window(anna, language=code)
    shown.open(bring(anna, Scene("zimbabwe", 0.6, 3)))
    assert shown.choices.count() > 7
    for size in (DESKS[0], DESKS[-1]):
        shown.page.set_viewport_size(size)
        assert shown.read(UNSEEN) == {"hidden": 0, "main": True}, size


@pytest.mark.parametrize("code", LANGUAGES)
def test_there_is_room_to_slide_a_bid(window: Opening, anna: Person, code: str) -> None:
    shown = window(anna, language=code)
    shown.page.set_viewport_size(DESKS[-1])
    shown.go("/#learn=africa")  # where one may pay with points, too
    assert shown.read("() => document.querySelector('section.now input').offsetWidth") >= 90
    assert shown.read(UNSEEN) == {"hidden": 0, "main": True}

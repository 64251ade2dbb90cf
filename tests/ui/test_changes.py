"""The small sign of a number that has changed, beside the seat that it is of."""

from __future__ import annotations

import random
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from tests.breadth import some
from tests.ui.playing import step
from tests.ui.scenes import Scene, bring

if TYPE_CHECKING:
    from tests.server.harness import Person
    from tests.ui.conftest import Opening

COVERED = """() => [...document.querySelectorAll('.seat .float, .seat .by')].map((sign) => {
    const box = sign.getBoundingClientRect();
    const seat = sign.closest('.seat').getBoundingClientRect();
    const texts = document.createTreeWalker(document.querySelector('.seats'), NodeFilter.SHOW_TEXT);
    const covered = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.data.trim() || sign.parentElement.contains(text)) continue;
        if (text.parentElement.closest('.hidden')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const label = range.getBoundingClientRect();
        const over = box.left < label.right && label.left < box.right
            && box.top < label.bottom && label.top < box.bottom;
        if (over) covered.push(text.data);
    }
    const cut = Math.max(0, seat.top - box.top, box.bottom - seat.bottom);
    return {says: sign.innerText, covered, cut};
})"""
"""Finds for each sign the words that it lies over, and how much of it its seat cuts off."""


WATCH = f"""() => {{
    window.signs = [];
    const look = ({COVERED});
    new MutationObserver(() => window.signs.push(...look()))
        .observe(document, {{subtree: true, childList: true}});
}}"""
"""Notes every sign that comes from now on."""
SHARE = {"zimbabwe": 0.6, "meduris": 0.4}
DECIDED = 12
"""How much is decided: some of it changes what somebody has."""


@pytest.mark.parametrize(
    ("size", "game"),
    some(product([(1440, 900), (1280, 720), (1024, 768)], ("zimbabwe", "meduris"))),
)
def test_a_change_covers_no_words(
    window: Opening, anna: Person, size: tuple[int, int], game: str
) -> None:
    shown = window(anna, motion=True, pace=0)
    shown.page.set_viewport_size({"width": size[0], "height": size[1]})
    shown.open(bring(anna, Scene(game, SHARE[game], 4)))
    shown.page.evaluate(WATCH)
    rng = random.Random(f"{game}4")
    for _ in range(DECIDED):
        step(shown, rng)
    signs: list[dict[str, Any]] = shown.read("() => window.signs")
    assert signs
    assert not [sign for sign in signs if sign["covered"] or sign["cut"] > 1]

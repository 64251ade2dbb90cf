"""The small sign of a number that has changed, beside the seat that it is of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.ui.decisions import bring_decision
from tests.ui.playing import CHOICES, look, press, touch
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


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)], ids=["wide", "low"])
@pytest.mark.parametrize(("game", "sign"), [("zimbabwe", ".float"), ("meduris", ".by")])
def test_a_change_covers_no_words(
    window: Opening, anna: Person, size: tuple[int, int], game: str, sign: str
) -> None:
    shown = window(anna)
    shown.page.set_viewport_size({"width": size[0], "height": size[1]})
    if game == "meduris":
        shown.open(bring_decision(anna, game, "offering"))
    else:
        shown.open(bring(anna, Scene(game, 0.6, 4)))
    seen = shown.witness(f".seat {sign}", "", COVERED)
    if legal := look(shown).legal:
        touch(shown, legal[0])
    else:
        press(shown, CHOICES)
    signs: list[dict[str, Any]] = seen()
    assert signs
    assert not [sign for sign in signs if sign["covered"] or sign["cut"] > 2]

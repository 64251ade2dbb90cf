"""Room that is free on a small screen is used: by the log, by the board, and by what leads on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.ui.decisions import bring_decision
from tests.ui.guided import go_on, read
from tests.ui.saying import say
from tests.ui.scenes import GAMES
from tests.ui.window import DEVICES

if TYPE_CHECKING:
    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Device

PAPER = """() => {
    const box = (css) => document.querySelector(css)?.getBoundingClientRect();
    const [room, told] = ['.phone .drawing', '.lately'].map(box);
    const drawing = box('.drawing svg[role=group]');
    const {y} = document.querySelector('.drawing svg[role=group]').viewBox.baseVal;
    return {above: -y, free: told ? room.bottom - told.bottom : room.height, high: told?.height,
        lines: document.querySelectorAll('.lately .line').length, wide: drawing.width};
}"""
"""Tells how much empty paper there is above a board, and what stands below it."""
GUIDE = """() => {
    const box = (each) => each?.getBoundingClientRect();
    const strip = box(document.querySelector('section.now'));
    return {
        board: box(document.querySelector('.drawing svg[role=group]')).height,
        leads: box(document.querySelector('.lesson .buttons .button')).bottom,
        over: box(document.querySelector('.phone .chips')).top,
    };
}"""
"""Tells how high the board of a guided match is, and where it is that leads on."""
IDEAS = 6
"""How many ideas are read: short ones and long ones."""


@pytest.mark.parametrize("size", ["phone", "narrow"])
def test_who_looks_on_reads_the_log_below_the_board(
    window: Opening, anna: Person, size: Device
) -> None:
    table = anna.table("meduris", 3, "you", "random", "random", start=True)
    shown = window(device=size)
    shown.open(table)
    seen: dict[str, Any] = shown.read(PAPER)
    assert seen["wide"] == pytest.approx(DEVICES[size]["viewport"]["width"])
    assert seen["above"] == 0, "paper above the board"
    assert seen["lines"] >= 2
    assert seen["high"] >= 130
    assert seen["free"] < 10
    shown.click(shown.page.locator(".lately .line").last)
    assert shown.button(say("replay-now")).count(), "a line leads to its moment"
    assert not shown.page.locator(".lately").count()


def test_who_decides_on_all_of_a_board_reads_the_log_below_it(
    window: Opening, anna: Person
) -> None:
    shown = window(anna, device="phone")
    shown.open(bring_decision(anna, "meduris", "turn"))
    seen: dict[str, Any] = shown.read(PAPER)
    assert seen["above"] == 0, "paper above the board"
    assert seen["high"] >= 90
    assert seen["free"] < 10
    shown.open(bring_decision(anna, "meduris", "offering"))
    assert shown.page.locator(".minimap").count(), "the camera is near"
    assert not shown.page.locator(".lately").count()


@pytest.mark.parametrize(("size", "least"), [("phone", 350), ("narrow", 245)])
@pytest.mark.parametrize("game", GAMES)
def test_a_guide_leaves_the_board_its_room_and_leads_on_in_one_place(
    window: Opening, anna: Person, game: str, size: Device, least: int
) -> None:
    shown = window(anna, device=size, pace=0)
    shown.go(f"/#learn={game}")
    first: dict[str, Any] = shown.read(GUIDE)
    assert first["board"] >= least
    for _ in range(IDEAS):
        card = read(shown)
        if card.asks:
            break
        go_on(shown, card)
        seen: dict[str, Any] = shown.read(GUIDE)
        assert seen == pytest.approx(first, abs=0.5), card

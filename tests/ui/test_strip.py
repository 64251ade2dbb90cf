"""The strip says what is decided, what it is worth and why not; beside it nothing overflows."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, cast

import pytest

import mbira
from mbira.core.log.save import document_text
from mbira.games.africa.actions import Use
from tests.server.harness import good
from tests.ui.decisions import bring_decision
from tests.ui.saying import say
from tests.ui.scenes import GAMES, OPTIONS

if TYPE_CHECKING:
    from mbira.games.africa.views.view import AfricaView
    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Device

OUTSIDE = """() => {
    const bar = document.querySelector('.replay').getBoundingClientRect();
    const said = [...document.querySelectorAll('section.now, .seat, .tabs')];
    return said
        .map((each) => [each.className, each.getBoundingClientRect()])
        .filter(([, box]) => box.bottom > bar.top + 0.5 || box.right > innerWidth + 0.5)
        .map(([name]) => name)
        .concat(document.documentElement.scrollHeight > innerHeight ? ['the page scrolls'] : []);
}"""
"""Names what lies under the bar for looking back, or beside the screen."""


@pytest.mark.parametrize(
    ("game", "step"), [("zimbabwe", "gift"), ("meduris", "turn"), ("africa", "auction")]
)
def test_seats_and_log_have_room_beside_the_board(
    window: Opening, anna: Person, game: str, step: str
) -> None:
    shown = window(anna)
    shown.open(bring_decision(anna, game, step))
    assert shown.read(OUTSIDE) == []


def test_a_tile_says_which_of_its_cells_is_clicked_and_shows_its_reach(
    window: Opening, anna: Person
) -> None:
    shown = window(anna)
    shown.open(bring_decision(anna, "zimbabwe", "craftsman-site"))
    said = shown.page.locator("section.now .site").inner_text()
    corner = [say(name, part="zimbabwe") for name in ("ui-site-square", "ui-site-long")]
    assert any(words in said for words in corner)
    shown.page.locator(".spot.legal").first.hover()
    shown.rest()
    assert shown.page.locator(".reach.tile .cell").count() > 2
    assert shown.page.locator("section.now .does").count() == 1


def test_what_cannot_be_paid_is_grey_with_its_reason(window: Opening, anna: Person) -> None:
    shown = window(anna)
    shown.open(bring_decision(anna, "africa", "movement"))
    grey = shown.page.locator("section.now .lacking[aria-disabled=true]")
    assert grey.count()
    assert all(each.locator("small").inner_text() for each in grey.all())


def unusable() -> str:
    """Return a save file of a movement in which somebody has a marker that cannot be used."""
    for seed in range(20):
        match, rng = mbira.new("africa", seats=3, seed=seed), random.Random(seed)
        while not match.over:
            view = cast("AfricaView", match.view(match.actor))
            legal = list(match.legal())
            usable = {action.marker for action in legal if isinstance(action, Use)}
            held = {each.icon for each in view.seats[match.actor].markers or ()}
            if view.step == "movement" and held - usable:
                return document_text(match.header, match.records, None)
            match.play(rng.choice(legal))
    raise AssertionError("there is no such moment")


def test_markers_that_cannot_be_used_are_grey_and_say_why(window: Opening, anna: Person) -> None:
    shown = window(anna)
    table = good(anna.ask("POST", "/api/saves", content=unusable()))["id"]
    shown.open(table)
    grey = shown.page.locator("section.now .hand .lacking[aria-disabled=true]")
    assert grey.count()
    shown.click(grey.first)
    assert len(shown.refusals) == 1


def test_three_for_one_that_is_not_there_is_grey_and_says_why(
    window: Opening, anna: Person
) -> None:
    shown = window(anna)
    shown.open(bring_decision(anna, "meduris", "replacement"))
    grey = shown.page.locator("section.now .lacking[aria-disabled=true]")
    assert grey.count()
    shown.click(grey.first)
    assert len(shown.refusals) == 1


def forced(game: str) -> str:
    """Return a save file of a decision in which there is nothing to choose."""
    for seed in range(20):
        match, rng = mbira.new(game, seats=3, seed=seed, **OPTIONS[game]), random.Random(seed)
        while not match.over:
            if len(match.legal()) == 1:
                return document_text(match.header, match.records, None)
            match.play(rng.choice(list(match.legal())))
    raise AssertionError("there is no such moment")


@pytest.mark.parametrize("game", GAMES)
def test_who_has_no_choice_presses_one_button(
    window: Opening, anna: Person, device: Device, game: str
) -> None:
    shown = window(anna, device=device, confirm=True)
    shown.open(good(anna.ask("POST", "/api/saves", content=forced(game)))["id"])
    before = shown.version
    shown.click(shown.page.locator("section.now .main:not(.need)"))
    assert shown.version > before


def test_the_die_that_fell_is_told(window: Opening, anna: Person) -> None:
    shown = window(anna)
    shown.open(bring_decision(anna, "meduris", "turn"))
    assert shown.page.locator("section.now .fell svg").count() == 1
    assert "die shows" in shown.page.locator("section.now .fell").inner_text()


def test_who_watches_is_told_so(window: Opening, anna: Person) -> None:
    table = anna.table("meduris", 2, "you", "random", start=True)
    mine, other = window(anna), window()
    for shown, watching in ((mine, 0), (other, 1)):
        shown.open(table)
        assert shown.now.get_by_text(say("now-watching")).count() == watching

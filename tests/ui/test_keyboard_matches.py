"""Whole matches by keys alone: everything has one, few are needed, and the focus is never lost."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from tests.ui.by_keys import SIGNS, Count, begin, play
from tests.ui.decisions import bring_decision, decisions
from tests.ui.playing import look
from tests.ui.saying import say
from tests.ui.scenes import GAMES, Scene, bring

if TYPE_CHECKING:
    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Device

SHORT: dict[str, dict[str, object]] = {
    "zimbabwe": {"round_limit": 5},
    "meduris": {"turn_limit": 12},
    "africa": {},
}
MOST = 3
"""Keys that a decision may take, on average."""
BEGINNING = 40
"""Steps of a long match that are played at its beginning; then the end of another one."""
LAST = Scene("africa", 0.98)
OFFERED = """() => [...document.querySelectorAll(
        'section.now .body .choice, section.now .main-row button.main, .spot.legal')]
    .filter((each) => !each.disabled && each.checkVisibility({visibilityProperty: true})).length"""
FOCUS = "() => document.activeElement.matches('section.now, section.now *, .spot')"
NAME = "() => document.activeElement.innerText"
ACTIVE = "() => document.activeElement.outerHTML.slice(0, 300)"


@pytest.mark.parametrize("game", GAMES)
def test_a_match_takes_less_than_three_keys_a_decision(
    window: Opening, anna: Person, game: str
) -> None:
    shown = window(anna, pace=0)
    shown.open(begin(anna, game, **SHORT[game]))
    rng = random.Random(f"{game} by keys")
    counts = [play(shown, rng, BEGINNING if game == "africa" else 4000)]
    if game == "africa":
        shown.open(bring(anna, LAST))
        counts.append(play(shown, rng))
    assert look(shown).over
    total = Count(sum(each.presses for each in counts), sum(each.decisions for each in counts))
    assert total.decisions >= 20, total
    assert total.presses < MOST * total.decisions, total


@pytest.mark.parametrize("game", GAMES)
def test_two_keys_lead_to_the_decision(
    window: Opening, anna: Person, device: Device, game: str
) -> None:
    shown = window(anna, device=device)
    shown.open(begin(anna, game))
    shown.press("Tab")
    assert shown.read(NAME) == say("skip")
    shown.press("Enter")
    assert shown.read(FOCUS), shown.read(ACTIVE)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_has_keys_for_all_that_is_offered(
    window: Opening, anna: Person, game: str
) -> None:
    shown = window(anna, language="ru")
    for step in decisions(game):
        shown.open(bring_decision(anna, game, step))
        shown.press("d")
        assert shown.read(FOCUS), f"{step}: {shown.read(ACTIVE)}"
        signs = [keys for kind, keys in shown.read(SIGNS) if kind != "other"]
        assert len(signs) >= shown.read(OFFERED), f"{step}: {signs}"
        assert len(signs) == len(set(signs)), f"{step}: {signs}"


def test_a_key_does_nothing_before_it_is_shown_and_counts_once(
    window: Opening, anna: Person
) -> None:
    shown = window(anna)
    shown.open(bring_decision(anna, "meduris", "worker"))
    before = shown.version
    shown.press("1")
    assert shown.version == before, "nobody could know what it does"
    assert shown.read(SIGNS)
    place = next(keys for kind, keys in shown.read(SIGNS) if kind == "place")
    shown.page.keyboard.down(place)
    shown.page.keyboard.down(place)  # it is held: the browser repeats it
    shown.rest()
    shown.page.keyboard.up(place)
    assert shown.version == before + 1


def test_what_was_done_is_taken_back_and_done_again(window: Opening, anna: Person) -> None:
    shown = window(anna)
    shown.open(bring_decision(anna, "zimbabwe", "turn"))
    shown.press("d")
    line = anna.position(shown.table)["line"]
    shown.press("1")
    assert anna.position(shown.table)["line"] > line
    shown.press("u")
    assert anna.position(shown.table)["line"] == line
    shown.press("y")
    assert anna.position(shown.table)["line"] > line


def test_signs_go_with_the_mouse_and_with_the_setting(window: Opening, anna: Person) -> None:
    shown = window(anna)
    shown.open(bring_decision(anna, "meduris", "turn"))
    assert not shown.read(SIGNS)
    shown.press("d")
    assert shown.read(SIGNS)
    shown.click(shown.page.get_by_role("tab", name=say("chat")))
    assert not shown.read(SIGNS)
    field = shown.page.get_by_role("textbox", name=say("chat-say"))
    shown.click(field)
    shown.page.keyboard.type("d1 ?")
    assert field.input_value() == "d1 ?"
    assert not shown.read(SIGNS)


def test_escape_goes_back_step_by_step(window: Opening, anna: Person) -> None:
    shown = window(anna)
    shown.open(bring_decision(anna, "africa", "movement"))
    shown.press("d")
    spot = shown.page.locator(".spot[tabindex='0']").first
    shown.press("n")
    shown.press("Enter")
    assert look(shown).picked
    unfold = shown.page.locator("section.now .list")
    shown.press("Escape")
    assert not look(shown).picked
    assert spot.count()
    if unfold.count():
        unfold.focus()
        shown.press("Enter")
        assert unfold.get_attribute("aria-expanded") == "true"
        shown.press("Escape")
        assert unfold.get_attribute("aria-expanded") == "false"
    shown.press("?")
    sheet = shown.page.get_by_role("dialog", name=say("keys"))
    assert sheet.is_visible()
    for _ in range(
        3
    ):  # round and round: in the sheet, or at the browser's own, which is no element
        shown.press("Tab")
        assert shown.read("() => !!document.activeElement.closest('dialog, body:not(:focus)')")
    shown.press("Escape")
    assert not sheet.count()
    assert not shown.read("() => document.activeElement === document.body")

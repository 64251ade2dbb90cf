"""Several people at one screen; taking back; what cannot be chosen, and what cannot be undone."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.ui.advance import advance
from tests.ui.playing import look, offered, step, touch, wait
from tests.ui.saying import say
from tests.ui.scenes import Scene, bring

if TYPE_CHECKING:
    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Device


@pytest.mark.parametrize("game", ["meduris", "africa"])
def test_a_curtain_falls_between_two_people(
    window: Opening, anna: Person, device: Device, game: str
) -> None:
    table = anna.table(game, 2, "you", "you", start=True)
    shown, rng = window(anna, device=device), random.Random(8)
    shown.open(table)
    seat = anna.position(table)["seat"]
    while not wait(shown, offered, "nothing is offered").covered:
        step(shown, rng)
    assert anna.position(table)["seat"] != seat
    expect(shown.page.locator(".curtain")).to_contain_text(say("curtain-says"))
    expect(shown.page.locator(".spot, .seats, .chips, section.now")).to_have_count(0)
    shown.page.keyboard.press("Enter")  # the button has the focus
    wait(shown, offered, "the curtain does not rise")
    expect(shown.page.locator(".curtain")).to_have_count(0)


def test_undo_redo_and_restart(window: Opening, anna: Person, device: Device) -> None:
    table = anna.table("africa", 2, "you", "random", start=True)
    rng = random.Random(9)

    def so(seen: Any) -> bool:
        return seen.get("undo") is not None and seen["line"] - seen["undo"] > 1

    seen = advance(anna, table, rng, so)
    shown = window(anna, device=device)
    shown.open(table)

    def click(name: str) -> Any:
        version = anna.position(table)["version"]
        shown.button(say(name)).click()
        shown.reach(version + 1)
        return anna.position(table)

    back = click("undo")
    assert back["line"] == seen["line"] - 1
    forth = click("redo")
    assert forth["view"] == seen["view"]
    start = click("restart")
    assert start["line"] == seen["undo"]
    assert start.get("undo") is None
    expect(shown.button(say("undo"))).to_have_count(0)
    expect(shown.button(say("restart"))).to_have_count(0)


def refusable(seen: Any, step_id: str) -> bool:
    """Return whether there is a place of which one can be told why not."""
    built = [space.get("building") for space in seen["view"].get("spaces", ())]
    return bool(seen.get("legal") and seen["view"]["step"] == step_id and (not built or any(built)))


@pytest.mark.parametrize(
    ("game", "step_id"), [("zimbabwe", "first-monument"), ("meduris", "turn"), ("africa", "start")]
)
def test_a_place_that_does_not_glow_says_why(
    window: Opening, anna: Person, device: Device, game: str, step_id: str
) -> None:
    table = anna.table(game, 2, "you", "random", start=True)
    rng = random.Random(10)
    advance(anna, table, rng, lambda seen: refusable(seen, step_id))
    shown = window(anna, device=device)
    shown.open(table)
    state = wait(shown, offered, "nothing is offered")
    css = ".spot:not(.legal)" + ("[data-place^=s]" if game == "meduris" else "")
    places = shown.page.locator(css).evaluate_all("all => all.map((each) => each.dataset.place)")
    if game == "africa":
        places = [place for place in places if ":" not in place and place != "supply"]
    assert places
    touch(shown, rng.choice(places))
    notice = shown.page.locator(".notices .bad")
    expect(notice).to_be_visible()
    assert re.search(r"\w+ \w+", notice.inner_text())
    assert look(shown).version == state.version


def kinds(seen: Any) -> set[str]:
    """Return the kinds of what can be done."""
    return {action["type"] for action in seen.get("legal", ())}


def test_what_cannot_be_undone_wants_a_second_click(
    window: Opening, anna: Person, device: Device
) -> None:
    table = anna.table("zimbabwe", 2, "you", "random", start=True)
    rng = random.Random(11)
    advance(anna, table, rng, lambda seen: "end" in kinds(seen))
    shown = window(anna, device=device, confirm=True)
    shown.open(table)
    version = shown.version
    end = say("ui-end", part="zimbabwe")
    shown.button(end).click()
    sure = shown.button(say("confirm", what=end))
    expect(sure).to_be_visible()
    assert anna.position(table)["version"] == version
    shown.button(say("cancel")).click()
    expect(sure).to_have_count(0)
    shown.button(end).click()
    sure.click()
    shown.reach(version + 1)
    assert anna.position(table)["version"] > version


def test_practice_asks_nothing_and_covers_nothing(window: Opening, anna: Person) -> None:
    shown = window(anna, confirm=True)
    shown.open(bring(anna, Scene("meduris", 0.5)))
    rng = random.Random(12)
    first = look(shown).version
    for _ in range(6):
        state = step(shown, rng)
        assert not state.covered
        assert not state.pressed or "armed" not in state.pressed
    assert look(shown).version > first

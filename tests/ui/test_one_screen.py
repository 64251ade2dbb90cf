"""Several people at one screen; taking back; what cannot be chosen, and what cannot be undone."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.server.harness import until
from tests.ui.advance import advance
from tests.ui.playing import look, offered, step, touch, wait
from tests.ui.saying import say
from tests.ui.scenes import Scene, bring

if TYPE_CHECKING:
    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Device, Window


@pytest.mark.parametrize("game", ["meduris", "africa"])
def test_a_curtain_falls_between_two_people(
    window: Opening, anna: Person, device: Device, game: str
) -> None:
    table = anna.table(game, 2, "you", "you", start=True)
    shown, rng = window(anna, device=device), random.Random(8)
    shown.open(table)
    shown.page.keyboard.press("Enter")  # the one who opens it
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


def lines(window: Window) -> list[str]:
    """Return the lines of the log."""
    found: list[str] = window.page.locator("ol.log li").all_inner_texts()
    return found


def passed_on(person: Person, table: str, rng: random.Random) -> None:
    """Play beside the page until another seat of the same person decides."""
    seat = person.position(table)["seat"]
    advance(person, table, rng, lambda seen: seen["seat"] != seat)


def test_the_curtain_stays_whatever_is_done_before_it(window: Opening, anna: Person) -> None:
    table = anna.table("meduris", 2, "you", "you", start=True)
    shown = window(anna)
    shown.open(table)
    curtain = shown.page.locator(".curtain")
    expect(curtain).to_be_visible()  # nobody knows who opens it
    shown.page.reload()
    expect(curtain).to_be_visible()
    shown.page.evaluate(f"location.hash = '#table={table}&version=1'")
    shown.page.keyboard.press("ArrowLeft")
    expect(curtain).to_be_visible()
    shown.button(say("settings")).click()
    shown.page.locator("dialog select").first.select_option("it")
    expect(curtain).to_contain_text(say("curtain-says", "it"))
    shown.page.keyboard.press("Escape")
    shown.page.goto("/")
    shown.page.go_back()
    expect(curtain).to_be_visible()
    expect(shown.page.locator(".spot, .seats, .chips, section.now, .log")).to_have_count(0)


def test_nothing_of_the_one_before_is_left_behind_the_curtain(
    window: Opening, anna: Person
) -> None:
    table = anna.table("meduris", 2, "you", "you", start=True)
    rng = random.Random(18)
    advance(anna, table, rng, lambda seen: refusable(seen, "turn"))
    shown = window(anna)
    shown.plays_elsewhere()
    shown.open(table)
    shown.page.keyboard.press("Enter")
    wait(shown, offered, "nothing is offered")
    css = ".spot:not(.legal)[data-place^=s]"
    places = shown.page.locator(css).evaluate_all("all => all.map((each) => each.dataset.place)")
    touch(shown, places[0])
    expect(shown.page.locator(".notices .bad")).to_be_visible()
    shown.page.keyboard.press("ArrowLeft")
    expect(shown.button(say("replay-now"))).to_be_visible()
    passed_on(anna, table, rng)  # in another tab
    expect(shown.page.locator(".curtain")).to_be_visible()
    expect(shown.page.locator(".notices .notice")).to_have_count(0)
    shown.page.keyboard.press("Enter")
    wait(shown, offered, "nothing is offered")
    expect(shown.button(say("replay-now"))).to_have_count(0)


def test_a_recap_of_the_one_before_ends_with_the_curtain(
    window: Opening, anna: Person, bert: Person
) -> None:
    table = anna.table("meduris", 4, "you", None, None, "you", settings={"join": "anyone"})
    for seat in (1, 2):
        bert.post(f"/api/tables/{table}/join", {"seat": seat})
    anna.post(f"/api/tables/{table}/start")
    rng = random.Random(19)
    for person in (anna, bert, anna):  # whoever starts, it goes on with Bert's first seat
        while person.position(table).get("legal"):
            person.play_some(table, rng)
        if not anna.position(table).get("legal"):
            break
    seat = anna.position(table)["seat"]
    shown = window(anna, motion=True, pace=1400)
    shown.plays_elsewhere()
    shown.open(table)
    shown.page.keyboard.press("Enter")
    while anna.position(table)["seat"] == seat:
        (bert if bert.position(table).get("legal") else anna).play_some(table, rng)
    expect(shown.page.locator(".curtain")).to_be_visible()
    shown.page.keyboard.press("Enter")
    expect(shown.now).to_be_visible()
    assert not shown.button(say("film-skip")).count()
    wait(shown, offered, "nothing is offered")


def test_the_log_is_read_anew_by_the_next_one(window: Opening, anna: Person) -> None:
    table = anna.table("africa", 2, "you", "you", start=True)
    rng = random.Random(20)

    def so(_: Any) -> bool:
        logs = [anna.get(f"/api/tables/{table}/log", seat=seat) for seat in (0, 1)]
        return bool(logs[0] != logs[1])

    advance(anna, table, rng, so)
    shown = window(anna)
    shown.plays_elsewhere()
    shown.forgive(r"WebSocket", r"net::ERR_", r"failed: ")
    shown.open(table)
    shown.page.keyboard.press("Enter")
    wait(shown, offered, "nothing is offered")
    for cut in (True, False):
        shown.context.set_offline(cut)
        passed_on(anna, table, rng)
        shown.context.set_offline(False)
        expect(shown.page.locator(".curtain")).to_be_visible()
        shown.page.keyboard.press("Enter")
        shown.reach(anna.position(table)["version"])
        fresh = window(anna)
        fresh.open(table)
        fresh.page.keyboard.press("Enter")
        wait(fresh, offered, "nothing is offered")
        until(lambda: lines(shown) == lines(fresh))  # noqa: B023
        fresh.context.close()

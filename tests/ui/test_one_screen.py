"""Several people at one screen; taking back; what cannot be chosen, and what cannot be undone."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.ui.advance import advance
from tests.ui.playing import aim, decides, look, step, touch
from tests.ui.saying import say
from tests.ui.scenes import Scene, bring
from tests.ui.test_connection import CUT, lost

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
    shown.press("Enter")  # the one who opens it
    seat = anna.position(table)["seat"]
    while not decides(shown).covered:
        step(shown, rng)
    assert anna.position(table)["seat"] != seat
    expect(shown.page.locator(".curtain")).to_contain_text(say("curtain-says"))
    assert not shown.page.locator(".spot, .seats, .chips, section.now").count()
    shown.press("Enter")  # the button has the focus
    assert not decides(shown).covered


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
        if name != "undo":
            shown.unfold()
        shown.click(shown.button(say(name)))
        shown.reach(version + 1)
        return anna.position(table)

    back = click("undo")
    assert back["line"] == seen["line"] - 1
    forth = click("redo")
    assert forth["view"] == seen["view"]
    start = click("restart")
    assert start["line"] == seen["undo"]
    assert start.get("undo") is None
    assert not shown.button(say("undo")).count()
    assert not shown.button(say("restart")).count()


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
    state = decides(shown)
    css = ".spot:not(.legal)" + ("[data-place^=s]" if game == "meduris" else "")
    places = shown.page.locator(css).evaluate_all("all => all.map((each) => each.dataset.place)")
    if game == "africa":
        places = [place for place in places if ":" not in place and place != "supply"]
    assert places
    place = rng.choice(places)
    if device == "phone":  # a tap may mean a place beside it
        shown.hold(aim(shown, place), place)
    else:
        touch(shown, place)
    (why,) = shown.refusals
    assert re.search(r"\w+ \w+", why)
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
    shown.click(shown.button(end))
    sure = shown.button(say("confirm", what=end))
    assert sure.is_visible()
    assert anna.position(table)["version"] == version
    shown.click(shown.button(say("cancel")))
    assert not sure.count()
    shown.click(shown.button(end))
    shown.click(sure)
    assert anna.settled(table)["version"] == shown.version > version


def test_who_has_no_choice_is_not_asked(window: Opening, anna: Person, device: Device) -> None:
    table = anna.table("zimbabwe", 2, "you", "random", start=True)
    rng = random.Random(12)
    advance(anna, table, rng, lambda seen: len(seen.get("legal", ())) == 1)
    shown = window(anna, device=device, confirm=True)
    shown.open(table)
    version = shown.version
    shown.click(shown.page.locator("section.now .main:not(.need)"))
    assert anna.settled(table)["version"] > version


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
    """Return the lines of the log, at rest."""
    css = "ol.log li"
    found: list[str] = window.read(
        "css => [...document.querySelectorAll(css)].map((each) => each.innerText)", css
    )
    return found


def passed_on(person: Person, table: str, rng: random.Random, window: Window | None = None) -> None:
    """Play beside a page, which sees it, until another seat of the same person decides."""
    seat = person.position(table)["seat"]

    def so(seen: Any) -> bool:
        if window is not None:
            window.reach(seen["version"])
        return bool(seen["seat"] != seat)

    advance(person, table, rng, so)


def test_the_curtain_stays_whatever_is_done_before_it(window: Opening, anna: Person) -> None:
    table = anna.table("meduris", 2, "you", "you", start=True)
    shown = window(anna)
    shown.open(table)
    curtain = shown.page.locator(".curtain")
    assert curtain.is_visible()  # nobody knows who opens it
    shown.reload()
    assert curtain.is_visible()
    shown.go(f"/#table={table}&version=1")
    shown.press("ArrowLeft")
    assert curtain.is_visible()
    shown.click(shown.button(say("settings")))
    shown.page.locator("dialog select").first.select_option("it")
    expect(curtain).to_contain_text(say("curtain-says", "it"))
    shown.press("Escape")
    shown.go("/")
    shown.page.go_back()
    shown.rest()
    assert curtain.is_visible()
    assert not shown.page.locator(".spot, .seats, .chips, section.now, .log").count()


def test_nothing_of_the_one_before_is_left_behind_the_curtain(
    window: Opening, anna: Person
) -> None:
    table = anna.table("meduris", 2, "you", "you", start=True)
    rng = random.Random(18)
    advance(anna, table, rng, lambda seen: refusable(seen, "turn"))
    shown = window(anna)
    shown.open(table)
    shown.press("Enter")
    decides(shown)
    css = ".spot:not(.legal)[data-place^=s]"
    places = shown.page.locator(css).evaluate_all("all => all.map((each) => each.dataset.place)")
    touch(shown, places[0])
    assert shown.refusals
    shown.press("ArrowLeft")
    assert shown.button(say("replay-now")).is_visible()
    passed_on(anna, table, rng, shown)  # in another tab
    assert shown.page.locator(".curtain").is_visible()
    assert not shown.notices
    shown.press("Enter")
    decides(shown)
    assert not shown.button(say("replay-now")).count()


def test_a_recap_of_the_one_before_ends_with_the_curtain(
    window: Opening, anna: Person, bert: Person
) -> None:
    table = anna.table("meduris", 4, "you", None, None, "you", settings={"join": "anyone"})
    for seat in (1, 2):
        bert.post(f"/api/tables/{table}/join", {"seat": seat})
    anna.post(f"/api/tables/{table}/start")
    rng = random.Random(19)
    whose = (anna, bert, bert, anna)
    actors = [anna.position(table)["actor"]]
    while actors[-2:] != [0, 1]:  # it goes on with Bert's second seat, and then with Anna's
        whose[actors[-1]].play_some(table, rng)
        actors.append(anna.position(table)["actor"])
    seat = anna.position(table)["seat"]
    shown = window(anna, motion=True, pace=1400)
    shown.open(table)
    shown.press("Enter")
    recap = shown.witness(".now", say("film-skip"))
    while anna.position(table)["seat"] == seat:
        bert.play_some(table, rng)
    recap()  # it began, and nobody waits for its end
    shown.sees(anna.position(table)["version"])
    assert shown.page.locator(".curtain").is_visible()
    assert not shown.button(say("film-skip")).count()
    shown.press("Enter")
    assert shown.now.is_visible()
    assert not shown.button(say("film-skip")).count()
    decides(shown)


def test_the_log_is_read_anew_by_the_next_one(window: Opening, anna: Person) -> None:
    table = anna.table("africa", 2, "you", "you", start=True)
    rng = random.Random(20)

    def so(_: Any) -> bool:
        logs = [anna.get(f"/api/tables/{table}/log", seat=seat) for seat in (0, 1)]
        return bool(logs[0] != logs[1])

    advance(anna, table, rng, so)
    shown = window(anna)
    shown.expects(CUT)
    shown.open(table)
    shown.press("Enter")
    decides(shown)
    for cut in (True, False):
        shown.context.set_offline(cut)
        if cut:
            lost(shown)
        passed_on(anna, table, rng, None if cut else shown)
        shown.context.set_offline(False)
        shown.reach(anna.position(table)["version"])
        assert shown.page.locator(".curtain").is_visible()
        shown.press("Enter")
        fresh = window(anna)
        fresh.open(table)
        fresh.press("Enter")
        decides(fresh)
        assert lines(shown) == lines(fresh)
        fresh.context.close()

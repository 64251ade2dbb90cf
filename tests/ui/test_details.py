"""What makes a table pleasant: recaps, previews, lights, cards that explain, charts that lead."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.server.harness import until, wait_until_over
from tests.ui import axe
from tests.ui.advance import advance
from tests.ui.playing import offered, wait
from tests.ui.saying import say
from tests.ui.scenes import Scene, bring
from tests.ui.test_one_screen import kinds, lines
from tests.ui.test_replay import at, drawn
from tests.ui.test_slow import Held

if TYPE_CHECKING:
    from tests.server.harness import Person
    from tests.ui.conftest import Opening


@pytest.mark.parametrize("motion", [True, False])
def test_what_another_did_is_shown_for_a_while(
    window: Opening, anna: Person, bert: Person, *, motion: bool
) -> None:
    table = anna.table("meduris", 2, "you")
    bert.post(f"/api/tables/{table}/join", {"seat": 1})
    anna.post(f"/api/tables/{table}/start")
    rng = random.Random(21)
    while not bert.position(table).get("legal"):
        anna.play_some(table, rng)
    shown = window(anna, motion=motion, pace=1400)
    shown.open(table)
    before, version = drawn(shown), shown.version
    bert.play_some(table, rng)
    shown.reach(version + 1)
    skip = shown.button(say("film-skip"))
    if motion:
        expect(skip).to_be_visible()
        assert drawn(shown) != before, "the recap shows what was done"
    expect(skip).to_have_count(0)
    assert drawn(shown) != before


def test_a_choice_shows_what_it_leads_to(window: Opening, anna: Person) -> None:
    table = anna.table("zimbabwe", 2, "you", "random", start=True)
    rng = random.Random(22)

    advance(anna, table, rng, lambda seen: "end" in kinds(seen))
    shown = window(anna)
    shown.open(table)
    wait(shown, offered, "it is not Anna's turn")
    seats = shown.page.locator(".seats")
    shown.rest()
    now = seats.inner_html()
    with shown.page.expect_response(re.compile("/preview")):
        shown.button(say("ui-end", part="zimbabwe")).hover()
    until(lambda: seats.inner_html() != now)
    shown.rest()
    until(lambda: seats.inner_html() == now)


def test_a_line_of_the_log_lights_its_place(window: Opening, anna: Person) -> None:
    shown = window(anna)
    shown.open(bring(anna, Scene("zimbabwe", 1.0)))
    shown.tab(say("log"))
    lit = shown.page.locator(".spot.lit")
    expect(lit).to_have_count(0)
    for line in shown.page.locator("ol.log button").all()[:40]:
        line.hover()
        if lit.count():
            break
    else:
        raise AssertionError("no line lights anything")
    shown.rest()
    expect(lit).to_have_count(0)


def test_a_place_that_has_the_focus_is_explained(window: Opening, anna: Person) -> None:
    shown = window(anna)
    shown.open(anna.table("meduris", 2, "you", "random", start=True))
    wait(shown, offered, "it is not Anna's turn")
    card = shown.page.get_by_role("tooltip")
    for _ in range(40):
        shown.page.keyboard.press("Tab")
        if shown.page.evaluate("!!document.activeElement.closest('.spot')"):
            break
    expect(card).to_be_visible()
    shown.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_double_click_plays_once(window: Opening, anna: Person) -> None:
    table = anna.table("zimbabwe", 2, "you", "you", start=True)
    shown = window(anna)
    shown.open(table)
    wait(shown, offered, "nothing is offered")
    held = Held(shown.page, r"/actions$")
    spot = shown.glowing.first
    spot.dispatch_event("click")
    spot.dispatch_event("click")
    held.wait(1)
    shown.page.wait_for_timeout(200)
    assert len(held.routes) == 1
    held.release(0)
    shown.reach(1)


def test_who_writes_does_not_walk_through_the_match(window: Opening, anna: Person) -> None:
    shown = window(anna)
    shown.open(bring(anna, Scene("zimbabwe", 0.5)))
    last = shown.version
    shown.tab(say("chat"))
    shown.page.get_by_label(say("chat-say")).fill("good")
    shown.page.keyboard.press("ArrowLeft")
    shown.page.keyboard.press("ArrowLeft")
    shown.page.wait_for_timeout(100)
    at(shown, last)


def test_the_title_calls_and_resigning_wants_a_second_click(window: Opening, anna: Person) -> None:
    table = anna.table("zimbabwe", 2, "you", "you", start=True)
    shown = window(anna)
    shown.open(table)
    expect(shown.page).to_have_title(re.compile("^●"))
    shown.tab(say("table"))
    shown.button(say("resign")).first.click()
    sure = shown.button(say("confirm", what=say("resign")))
    expect(sure).to_be_visible()
    assert not any(seat.get("bot") for seat in anna.get(f"/api/tables/{table}")["seats"])
    sure.click()
    expect(sure).to_have_count(0)
    assert anna.get(f"/api/tables/{table}")["seats"][0]["away"] == "resigned"


def test_charts_lead_to_moments_and_the_same_map_can_be_played_again(
    window: Opening, anna: Person
) -> None:
    table = anna.table("zimbabwe", 2, "you", "random", options={"round_limit": 1}, start=True)
    anna.post(f"/api/tables/{table}/seats/0/resign")
    last = wait_until_over(anna, table)["version"]
    shown = window(anna)
    shown.open(table)
    at(shown, last)
    shown.page.locator(".course figure svg[role=img]").first.click()
    expect(shown.button(say("replay-now"))).to_be_visible()
    shown.page.keyboard.press("Escape")
    shown.button(say("again-same")).click()
    shown.page.wait_for_function("id => !location.hash.includes(id)", arg=table)
    shown.page.wait_for_selector("section.now[data-version]")
    tiles = [anna.position(each)["view"]["tiles"] for each in (table, shown.table)]
    assert tiles[0] == tiles[1]


def test_a_tab_stays_open_when_the_match_ends(window: Opening, anna: Person) -> None:
    table = anna.table("zimbabwe", 2, "you", "random", options={"round_limit": 1}, start=True)
    shown = window(anna)
    shown.plays_elsewhere()
    shown.open(table)
    shown.tab(say("chat"))
    anna.post(f"/api/tables/{table}/seats/0/resign")
    wait_until_over(anna, table)
    expect(shown.page.locator(".final")).to_be_visible()
    expect(shown.page.get_by_role("tab", selected=True)).to_have_text(say("chat"))


LONG = ("W" * 40, "\N{CYRILLIC CAPITAL LETTER ZHE}" * 80, "z" * 500)


@pytest.mark.parametrize("device", ["desktop", "narrow"])
def test_long_names_stay_where_they_belong(
    window: Opening, anna: Person, bert: Person, device: Any
) -> None:
    name, title, words = LONG
    anna.ask("PATCH", "/api/guest", {"name": name})
    table = anna.table("meduris", 2, "you", name=title)
    bert.post(f"/api/tables/{table}/join", {"seat": 1})
    shown = window(anna, device=device)
    found: list[str] = []

    def check(where: str) -> None:
        found.extend(f"{where}: {each}" for each in axe.too_wide(shown))

    shown.page.goto(f"/#table={table}")
    expect(shown.page.locator(".waiting")).to_be_visible()
    check("before")
    anna.post(f"/api/tables/{table}/start")
    anna.post(f"/api/tables/{table}/chat", {"text": words})
    shown.page.wait_for_selector("section.now[data-version]")
    check("table")
    shown.tab(say("chat"))
    check("chat")
    shown.home()
    check("home")
    assert not found, "\n".join(["", *found])


def test_when_a_match_is_over_the_log_tells_what_was_hidden(window: Opening, anna: Person) -> None:
    table = anna.table("africa", 2, "you", "random", start=True)
    rng = random.Random(23)
    shown = window(anna)
    shown.plays_elsewhere()
    shown.open(table)
    hidden = False
    while "outcome" not in anna.play_some(table, rng):
        hidden = hidden or '"hidden"' in anna.ask("GET", f"/api/tables/{table}/log").text
    assert hidden
    expect(shown.page.locator(".final")).to_be_visible()
    fresh = window(anna)
    fresh.open(table)
    for each in (shown, fresh):
        each.tab(say("log"))
    until(lambda: lines(shown) == lines(fresh) != [])


@pytest.mark.parametrize("language", ["it", "ru"])
def test_the_log_is_told_in_the_language_that_is_wanted(
    window: Opening, anna: Person, language: str
) -> None:
    table = anna.table("zimbabwe", 2, "you", "random", start=True)
    advance(anna, table, random.Random(24), lambda seen: seen["version"] > 12 and seen.get("legal"))
    shown = window(anna, language=language)
    shown.open(table)
    told = anna.get(f"/api/tables/{table}/log", words="true", lang=language)
    until(lambda: lines(shown) == [each["words"] for each in reversed(told)])

"""What makes a table pleasant: recaps, previews, lights, cards that explain, charts that lead."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.server.harness import wait_until_over
from tests.ui import axe
from tests.ui.advance import advance, together
from tests.ui.playing import decides
from tests.ui.saying import say
from tests.ui.scenes import Scene, bring
from tests.ui.test_one_screen import kinds, lines
from tests.ui.test_replay import DRAWN, at, drawn
from tests.ui.test_slow import Held
from tests.ui.test_whole_matches import near

if TYPE_CHECKING:
    from tests.server.harness import Person
    from tests.ui.conftest import Opening


@pytest.mark.parametrize("motion", [True, False])
def test_what_another_did_is_shown_for_a_while(
    window: Opening, anna: Person, bert: Person, *, motion: bool
) -> None:
    table = together(anna, bert, "meduris")
    rng = random.Random(21)
    while not bert.position(table).get("legal"):
        anna.play_some(table, rng)
    shown = window(anna, motion=motion, pace=1400)
    shown.open(table)
    before = drawn(shown)
    skip = say("film-skip")
    recap = shown.witness(".now", skip, DRAWN) if motion else None
    bert.play_some(table, rng)
    if recap is not None:
        assert recap() != before, "the recap shows what was done"
    shown.reach(anna.position(table)["version"])
    assert not shown.button(skip).count()
    assert drawn(shown) != before


def test_a_choice_shows_what_it_leads_to(window: Opening, anna: Person) -> None:
    table = anna.table("zimbabwe", 2, "you", "random", start=True)
    rng = random.Random(22)

    advance(anna, table, rng, lambda seen: "end" in kinds(seen))
    shown = window(anna)
    shown.open(table)
    decides(shown)
    seats = "() => document.querySelector('.seats').innerText"
    now = shown.read(seats)
    shown.button(say("ui-end", part="zimbabwe")).hover()
    assert shown.read(seats) != now
    shown.point_away()
    assert shown.read(seats) == now


def test_a_line_of_the_log_lights_its_place(window: Opening, anna: Person) -> None:
    shown = window(anna)
    shown.open(bring(anna, Scene("zimbabwe", 1.0)))
    shown.tab(say("log"))
    lit = shown.page.locator(".spot.lit")
    assert not lit.count()
    for line in shown.page.locator("ol.log button").all()[:40]:
        line.hover()
        shown.rest()
        if lit.count():
            break
    else:
        raise AssertionError("no line lights anything")
    shown.point_away()
    shown.rest()
    assert not lit.count()


def test_a_place_that_has_the_focus_is_explained(window: Opening, anna: Person) -> None:
    shown = window(anna)
    shown.open(anna.table("meduris", 2, "you", "random", start=True))
    decides(shown)
    card = shown.page.get_by_role("tooltip")
    for _ in range(40):
        shown.press("Tab")
        if shown.read("() => !!document.activeElement.closest('.spot')"):
            break
    assert card.is_visible()
    shown.press("Escape")
    assert not card.count()


def test_a_double_click_plays_once(window: Opening, anna: Person) -> None:
    table = anna.table("zimbabwe", 2, "you", "you", start=True)
    shown = window(anna)
    shown.open(table)
    first = decides(shown).version
    held = Held(shown.page, r"/actions$")
    shown.glowing.first.evaluate(
        "spot => [1, 2].forEach(() => spot.dispatchEvent(CLICK))".replace(
            "CLICK", "new MouseEvent('click', {bubbles: true})"
        )
    )
    held.wait(1)
    held.release(0)
    shown.reach(first + 1)  # at rest: another request would be awaited
    assert len(held.routes) == 1


def test_who_writes_does_not_walk_through_the_match(window: Opening, anna: Person) -> None:
    shown = window(anna)
    shown.open(bring(anna, Scene("zimbabwe", 0.5)))
    last = shown.version
    shown.tab(say("chat"))
    shown.page.get_by_label(say("chat-say")).fill("good")
    shown.press("ArrowLeft")
    shown.press("ArrowLeft")
    at(shown, last)


def test_the_title_calls_and_resigning_wants_a_second_click(window: Opening, anna: Person) -> None:
    table = anna.table("zimbabwe", 2, "you", "you", start=True)
    shown = window(anna)
    shown.open(table)
    expect(shown.page).to_have_title(re.compile("^●"))
    shown.tab(say("table"))
    shown.click(shown.button(say("resign")).first)
    sure = shown.button(say("confirm", what=say("resign")))
    assert sure.is_visible()
    assert not any(seat.get("bot") for seat in anna.get(f"/api/tables/{table}")["seats"])
    shown.click(sure)
    assert not sure.count()
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
    shown.click(shown.page.locator(".course figure svg[role=img]").first)
    assert shown.button(say("replay-now")).is_visible()
    shown.press("Escape")
    shown.click(shown.button(say("again-same")))
    assert shown.table != table
    assert shown.now.is_visible()
    tiles = [anna.position(each)["view"]["tiles"] for each in (table, shown.table)]
    assert tiles[0] == tiles[1]


def test_a_tab_stays_open_when_the_match_ends(window: Opening, anna: Person) -> None:
    table = anna.table("zimbabwe", 2, "you", "random", options={"round_limit": 1}, start=True)
    shown = window(anna)
    shown.open(table)
    shown.tab(say("chat"))
    anna.post(f"/api/tables/{table}/seats/0/resign")
    shown.reach(wait_until_over(anna, table)["version"])
    assert shown.page.locator(".final").is_visible()
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

    shown.go(f"/#table={table}")
    assert shown.page.locator(".waiting").is_visible()
    check("before")
    anna.post(f"/api/tables/{table}/start")
    anna.post(f"/api/tables/{table}/chat", {"text": words})
    shown.reach(anna.position(table)["version"])
    check("table")
    shown.tab(say("chat"))
    expect(shown.page.get_by_role("list", name=say("chat"))).to_contain_text(words)
    shown.rest()
    check("chat")
    shown.home()
    check("home")
    assert not found, "\n".join(["", *found])


def test_when_a_match_is_over_the_log_tells_what_was_hidden(window: Opening, anna: Person) -> None:
    table = anna.table("africa", 2, "you", "random", start=True)
    rng = random.Random(23)
    advance(anna, table, rng, near)
    assert '"hidden"' in anna.ask("GET", f"/api/tables/{table}/log").text
    shown = window(anna)
    shown.open(table)
    while "outcome" not in (seen := anna.settled(table)):
        shown.reach(seen["version"])
        anna.play_some(table, rng)
    shown.reach(seen["version"])
    assert shown.page.locator(".final").is_visible()
    fresh = window(anna)
    fresh.open(table)
    for each in (shown, fresh):
        each.tab(say("log"))
    assert lines(shown) == lines(fresh) != []


def test_beside_five_seats_there_is_room_for_the_log(window: Opening, anna: Person) -> None:
    shown = window(anna)
    shown.open(bring(anna, Scene("zimbabwe", 0.85, 5)))
    room = shown.page.locator(".tabs > .content").bounding_box()
    assert room
    assert room["height"] >= 80, "three lines"


SENTENCES = """() => [...document.querySelectorAll('.log > li')].reverse().flatMap((turn) => {
    const steps = turn.querySelectorAll('.inner .line');
    return [...(steps.length ? steps : turn.querySelectorAll('.line'))];
}).map((line) => line.innerText)"""
"""What the log tells, first things first, where all turns are unfolded."""


@pytest.mark.parametrize("language", ["it", "ru"])
def test_the_log_is_told_in_the_language_that_is_wanted(
    window: Opening, anna: Person, bert: Person, language: str
) -> None:
    table = anna.table("zimbabwe", 2, "you", "random", start=True)
    advance(anna, table, random.Random(24), lambda seen: seen["version"] > 12 and seen.get("legal"))
    shown = window(language=language)  # who plays is spoken to, by the page and by the server
    shown.open(table)
    told = bert.get(f"/api/tables/{table}/log", words="true", lang=language)
    folded = shown.page.locator(".log .steps[aria-expanded=false]")
    assert folded.count()
    folded.evaluate_all("all => all.forEach((each) => each.click())")
    assert shown.read(SENTENCES) == [each["words"] for each in told]

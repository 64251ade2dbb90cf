"""The end of a match: a moment of joy, told once, never told before the recap has come to it."""

from __future__ import annotations

import re
from itertools import product
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.breadth import some
from tests.server.harness import wait_until_over
from tests.ui.saying import say
from tests.ui.scenes import GAMES, Scene, bring

if TYPE_CHECKING:
    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Device

SHORT = {"round_limit": 1}
MOVES = """() => [...document.querySelectorAll('.final > svg *')]
    .filter((each) => getComputedStyle(each).animationName !== 'none').length"""
TOLD = """() => [...document.querySelectorAll('.log > li')]
    .map((turn) => Number(turn.querySelector('.steps > [aria-hidden]')?.textContent ?? 1))
    .reduce((sum, steps) => sum + steps, 0)"""
"""Counts what the log tells, with the steps of turns that are folded."""


def test_a_recap_does_not_give_the_end_away(window: Opening, anna: Person, device: Device) -> None:
    table = anna.table("zimbabwe", 2, "random", "random", options=SHORT)
    shown = window(anna, device=device, motion=True, pace=1400)
    shown.go(f"/#table={table}")
    anna.post(f"/api/tables/{table}/start")
    info = wait_until_over(anna, table)
    skip = shown.button(say("film-skip"))
    expect(skip).to_be_visible()
    shown.sees(info["version"])  # the page knows how it ended, and does not say so
    assert skip.is_visible(), "the recap goes on"
    assert not shown.page.locator(".final").count()
    assert not shown.page.get_by_text(say("course"), exact=True).count()
    assert not shown.page.get_by_text(say("save"), exact=True).count()
    if device == "desktop":
        assert shown.page.evaluate(TOLD) < info["version"], "the log has come as far as the recap"
    shown.click(skip, at_rest=False)
    shown.rest()
    assert shown.page.locator(".final li.first").count()
    if device == "desktop":
        shown.tab(say("log"))
        assert shown.page.evaluate(TOLD) == info["version"]


@pytest.mark.parametrize(("game", "device"), some(product(GAMES, ("desktop", "phone"))))
def test_the_result_is_told_once_with_what_decided_it(
    window: Opening, anna: Person, game: str, device: Device
) -> None:
    table = bring(anna, Scene(game, 1.0, 2))
    outcome = anna.position(table)["outcome"]
    shown = window(anna, device=device)
    shown.open(table)
    title = shown.page.locator(".final h2")
    assert title.count() == 1
    assert shown.page.get_by_text(title.inner_text(), exact=True).count() == 1
    assert len(shown.page.locator(".final .told p").all()) == len(outcome["why"])
    scores = shown.page.locator(".final .score").all_inner_texts()
    ranked = [seat for group in outcome["ranking"] for seat in group]
    assert scores == [
        str(outcome["scores"][seat]).replace("-", "\N{MINUS SIGN}") for seat in ranked
    ]


def test_joy_moves_and_is_still_for_who_wants_no_motion(window: Opening, anna: Person) -> None:
    table = bring(anna, Scene("meduris", 1.0, 2))
    lively, still = window(anna, motion=True), window(anna)
    for shown in (lively, still):
        shown.open(table)
        assert shown.page.locator(".final > svg").is_visible()
    assert lively.read(MOVES) > 5
    assert still.read(MOVES) == 0


def test_turning_points_say_whose_they_are_and_let_one_try_from_there(
    window: Opening, anna: Person, device: Device
) -> None:
    table = bring(anna, Scene("zimbabwe", 1.0, 2))
    course = anna.get(f"/api/tables/{table}/course")
    assert course["turning"]
    shown = window(anna, device=device)
    shown.open(table)
    if device != "desktop":
        shown.tab(say("course"))
    names = shown.page.locator(".final b").all_inner_texts()
    points = shown.page.locator(".course li")
    assert points.count() == len(course["turning"])
    for said in points.locator("small").all_inner_texts():
        assert any(re.split(r"\s", name)[0] in said for name in names), said
    shown.click(points.first.get_by_role("button", name=say("try-from-here"), exact=False))
    assert shown.table != table
    fork = anna.get(f"/api/tables/{shown.table}")
    turn = course["turning"][0]["version"]
    before = [point["version"] for point in course["points"] if point["version"] < turn]
    assert fork["practice"]
    assert fork["version"] == (before[-1] if before else 0)


def test_friends_who_play_again_meet_in_the_waiting_room(
    window: Opening, anna: Person, bert: Person
) -> None:
    table = anna.table("zimbabwe", 2, "you", options=SHORT)
    bert.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    for person, seat in ((anna, 0), (bert, 1)):
        person.post(f"/api/tables/{table}/seats/{seat}/resign")
    wait_until_over(anna, table)
    one, other = window(anna), window(bert, device="phone")
    for shown in (one, other):
        shown.open(table)
    one.click(one.button(say("again-same")))
    join = other.page.get_by_role("link", name=say("again-join"))
    expect(join).to_be_visible()
    other.click(join)
    for shown in (one, other):
        assert shown.page.locator(".waiting").is_visible(), "nobody begins before all are there"
        assert not shown.now.count()
    other.click(other.button(say("ready-say")))
    start = one.button(say("start-all-ready"))
    expect(start).to_be_visible()
    one.click(start)
    version = anna.position(one.table)["version"]
    for shown in (one, other):
        shown.reach(version)
        assert shown.now.is_visible()


def test_who_plays_again_with_bots_alone_begins_at_once(window: Opening, anna: Person) -> None:
    table = anna.table("zimbabwe", 2, "you", "random", options=SHORT, start=True)
    anna.post(f"/api/tables/{table}/seats/0/resign")
    wait_until_over(anna, table)
    shown = window(anna)
    shown.open(table)
    shown.click(shown.button(say("again-same")))
    assert shown.table != table
    assert shown.now.is_visible()


def test_who_is_first_is_seen_before_all_that_decided_it(window: Opening, anna: Person) -> None:
    shown = window(anna, device="narrow", language="ru")
    shown.open(bring(anna, Scene("zimbabwe", 1.0, 5)))
    assert len(shown.page.locator(".final p.quiet").all()) > 4, "there is much to tell"
    first = shown.page.locator(".final li.first").bounding_box()
    assert first
    assert first["y"] + first["height"] <= 740, "without scrolling"

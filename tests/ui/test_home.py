"""The first page: what waits for one, told by the server; results; closing and leaving."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any, Literal

import pytest
from playwright.sync_api import expect

from tests.server.harness import wait_until_over
from tests.ui.advance import together
from tests.ui.saying import say
from tests.ui.scenes import GAMES

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Device, Window


PICTURE = ".picture > svg:not(.symbols)"
ROW = """() => {
    const box = (each) => each.getBoundingClientRect();
    const row = document.querySelector('.tables');
    const cards = [...row.children].map(box);
    return {
        cards: cards.length, high: box(row).height,
        free: box(row).right - Math.max(...cards.map(({right}) => right)),
        outside: [...row.querySelectorAll('.text > *')]
            .filter((each) => box(each).bottom > box(each.closest('a')).bottom).length,
    };
}"""
"""Tells how much of the row of one's tables is empty, how high it is, and what is cut off there."""


def card(window: Window, table: str) -> Locator:
    """Return a table in the list."""
    return window.page.locator("li", has=window.page.locator(f"a[href='#table={table}']"))


def test_a_game_says_how_long_and_how_heavy_it_is(window: Opening, device: Device) -> None:
    shown = window(device=device)
    shown.home()
    expect(shown.page.get_by_role("heading", level=1)).to_have_text(say("home-title"))
    game = shown.page.locator("article", has_text="The Great Zimbabwe")
    expect(game).to_contain_text(say("minutes-range", fewest=90, most=150))
    expect(game).to_contain_text(say("weight", weight=5))
    expect(game.locator(".dots .full")).to_have_count(5)
    light = shown.page.locator("article", has_text="Meduris")
    expect(light.locator(".dots .full")).to_have_count(2)


@pytest.mark.parametrize("count", [1, 2])
def test_a_table_or_two_fill_their_row(window: Opening, anna: Person, count: int) -> None:
    for game in GAMES[:count]:
        anna.table(game, 4, "you", *["random"] * 3, start=True)
    shown = window(anna)
    for width, height in ((1440, 900), (1024, 768)):
        shown.page.set_viewport_size({"width": width, "height": height})
        shown.home()
        seen: dict[str, Any] = shown.read(ROW)
        assert seen["cards"] == count
        assert seen["free"] < 30, "the row ends with nothing"
        assert seen["high"] <= 260, "games are seen below it"
        assert not seen["outside"]


def test_the_list_says_at_once_what_others_do(
    window: Opening, anna: Person, bert: Person, device: Device
) -> None:
    table = together(anna, bert, "meduris")
    shown = window(anna, device=device)
    shown.home()
    rng = random.Random(5)
    mine = card(shown, table)
    for _ in range(6):
        hers = anna.position(table)["actor"] == 0
        expect(mine.locator(".state")).to_contain_text(
            say("turn-yours") if hers else say("turn-of", name="Bert")
        )
        expect(mine.locator(".button.primary")).to_have_count(1 if hers else 0)
        while (anna.position(table)["actor"] == 0) == hers:
            (anna if hers else bert).play_some(table, rng)
    assert shown.page.evaluate("performance.getEntriesByType('navigation').length") == 1
    made = bert.table("zimbabwe", 2, "you")
    anna.post(f"/api/tables/{made}/join")
    expect(card(shown, made)).to_be_visible()
    bert.post(f"/api/tables/{made}/close")
    expect(card(shown, made)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_shows_its_board_how_far_it_is_and_who_has_what(
    window: Opening, anna: Person, game: str
) -> None:
    table = anna.table(game, 2, "you", "random", start=True)
    rng = random.Random(game)
    for _ in range(60):
        anna.play_some(table, rng)
    view = anna.settled(table)["view"]
    shown = window(anna)
    shown.home()
    mine = card(shown, table)
    number = view.get("round") or view.get("turn")
    named = {say(f"at-{what}", number=number) for what in ("round", "turn")}
    assert mine.locator(".where").inner_text() in named
    scores = mine.locator(".who b").all_inner_texts()
    assert scores == [str(seat["vp"]) for seat in view["seats"]]
    assert mine.locator(PICTURE).count(), "the board is drawn"
    pieces = shown.read("css => document.querySelector(css).querySelectorAll('*').length", PICTURE)
    assert pieces > 150, "all of it, and what stands there"


def test_what_was_said_and_not_read_has_a_mark(
    window: Opening, anna: Person, bert: Person, device: Device
) -> None:
    table = together(anna, bert, "zimbabwe")
    shown = window(anna, device=device)
    shown.home()
    mark = card(shown, table).locator(".talk")
    assert not mark.count()
    bert.post(f"/api/tables/{table}/chat", {"text": "Are you there?"})
    expect(mark).to_have_text(say("chat-new"))
    shown.open(table)
    role: Literal["tab", "button"] = "tab" if device == "desktop" else "button"
    if device != "desktop":
        menu = re.compile(f"^{say('menu')}.*{say('chat-new')}$")
        shown.click(shown.page.get_by_role("button", name=menu))
    marked = re.compile(f"^{say('chat')}.*{say('chat-new')}$")
    shown.click(shown.page.get_by_role(role, name=marked))
    assert not shown.page.get_by_role(role, name=marked).count()
    shown.go("/#")
    assert card(shown, table).is_visible()
    assert not mark.count()
    shown.reload()
    assert not mark.count(), "the browser remembers it"


def test_results_tell_two_bots_of_a_level_apart(window: Opening, anna: Person) -> None:
    options = {"round_limit": 1}
    table = anna.table("zimbabwe", 3, "you", "random", "random", options=options, start=True)
    anna.post(f"/api/tables/{table}/seats/0/resign")
    info = wait_until_over(anna, table)
    shown = window(anna)
    shown.home()
    ended = shown.page.locator("section[aria-labelledby=ended] li")
    place = 1 + [seat for group in info["outcome"]["ranking"] for seat in group].index(0)
    said = say("result-won") if place == 1 else say("result-place", place=place, count=3)
    expect(ended.locator("b").first).to_have_text(said)
    names = {f"{say('bot-random')} 1", f"{say('bot-random')} 2", say("you")}
    found = ended.locator(".scores > span").all_inner_texts()
    assert {each.rpartition(" ")[0].strip() for each in found} == names


def test_a_table_is_closed_after_one_is_asked(
    window: Opening, anna: Person, device: Device
) -> None:
    table = anna.table("zimbabwe", 2, "you", "random", name="Friday", start=True)
    shown = window(anna, device=device)
    shown.home()
    shown.click(shown.button(say("close-of", name="Friday")))
    assert shown.page.get_by_text(say("close-sure")).is_visible()
    shown.click(shown.button(say("keep")))
    assert anna.get(f"/api/tables/{table}")["status"] == "playing"
    shown.click(shown.button(say("close-of", name="Friday")))
    shown.click(shown.button(say("close-do")))
    assert not card(shown, table).count()
    assert anna.get(f"/api/tables/{table}")["status"] == "closed"


def test_a_match_with_others_is_left_to_a_bot(
    window: Opening, anna: Person, bert: Person, device: Device
) -> None:
    table = together(anna, bert, "meduris", name="Friday")
    shown = window(bert, device=device)
    shown.home()
    shown.click(shown.button(say("leave-of", name="Friday")))
    assert shown.page.get_by_text(say("leave-match-sure")).is_visible()
    shown.click(shown.button(say("leave-do")))
    assert not shown.button(say("leave-of", name="Friday")).count()
    seat = anna.get(f"/api/tables/{table}")["seats"][1]
    assert seat["away"] == "resigned"


def test_the_next_table_that_waits_is_named_and_leads_there(
    window: Opening, anna: Person, bert: Person
) -> None:
    one, other = together(anna, bert, "zimbabwe"), anna.table("meduris", 2, "you", "random")
    anna.post(f"/api/tables/{other}/start")
    rng = random.Random(4)
    assert anna.settled(other)["legal"]
    while anna.position(one).get("legal"):
        anna.play_some(one, rng)
    shown = window(anna)
    shown.open(one)
    link = shown.page.get_by_role("link", name=say("next-table", name="Meduris"))
    shown.click(link)
    assert shown.table == other

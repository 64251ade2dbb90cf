"""What is Meduris's own on the page: where the last lap began, colours, what brings the most."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import mbira
from mbira.core.log.save import document_text
from mbira.games.meduris.actions import Temple
from tests.server.harness import good
from tests.ui.chairs import chair, paint, painted, remove
from tests.ui.saying import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira import Match
    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Device, Window


def played(wanted: Callable[[Any], bool], **options: object) -> Match:
    """Return a match for three, of random actions but no temples, at a moment of a kind."""
    for seed in range(20):
        match, rng = mbira.new("meduris", seats=3, seed=seed, **options), random.Random(seed)
        while not match.over:
            if wanted(match.view(match.actor)):
                return match
            actions = [each for each in match.legal() if not isinstance(each, Temple)]
            match.play(rng.choice(actions))
    raise AssertionError("there is no such moment")


def bring(person: Person, match: Match) -> str:
    """Make a practice table of a match; return its id."""
    content = document_text(match.header, match.records, None)
    made = good(person.ask("POST", "/api/saves", content=content))
    return str(made["id"])


def fills(window: Window, selector: str) -> list[str]:
    """Return the colours that emblems are filled with."""
    found: list[str] = window.page.locator(selector).evaluate_all(
        "all => all.map((each) => getComputedStyle(each.querySelectorAll('path')[1]).fill)"
    )
    return found


RED, BLUE, GREEN, VIOLET = (
    "rgb(209, 73, 12)",
    "rgb(31, 111, 178)",
    "rgb(27, 138, 90)",
    "rgb(160, 80, 140)",
)


def test_the_die_marks_where_the_last_lap_began(
    window: Opening, anna: Person, device: Device
) -> None:
    match = played(lambda view: view.lap and view.visits == 3, turn_limit=40)
    table = bring(anna, match)
    shown = window(anna, device=device)
    shown.open(table)
    mark = shown.page.get_by_role("img", name=say("ui-lap-from", part="meduris"))
    expect(mark).to_have_count(1)
    before = next(n for n in range(match.version) if match.state_at(n + 1).lap)  # type: ignore[attr-defined]
    shown.open(table, version=before)
    expect(mark).to_have_count(0)
    opened = [each for each in shown.answers if each.url.endswith(f"/api/tables/{table}")]
    assert len(opened) == 1, "a moment of the table that is open"


def test_near_the_turn_limit_the_title_says_how_many_turns_there_are(
    window: Opening, anna: Person
) -> None:
    far = played(lambda view: view.turn == 3 and view.step == "turn", turn_limit=40)
    near = played(lambda view: view.turn == 38 and view.step == "turn", turn_limit=40)
    shown = window(anna)
    for match, words in ((far, "turn 3"), (near, "turn 38 of 42")):
        shown.open(bring(anna, match))
        expect(shown.page.locator(".title p")).to_have_text(words)


def test_seats_have_the_colours_of_their_table(window: Opening, anna: Person) -> None:
    options = {"colours": ["green", "violet", "red"]}
    table = anna.table("meduris", 3, "you", "random", "random", options=options, start=True)
    usual = anna.table("meduris", 2, "you", "random", start=True)
    shown = window(anna)
    shown.home()
    line = f"a[href='#table={table}'] .who .emblem"
    expect(shown.page.locator(line)).to_have_count(3)
    assert fills(shown, line) == [GREEN, VIOLET, RED]
    shown.open(table)
    assert fills(shown, "article.seat .emblem") == [GREEN, VIOLET, RED]
    shown.open(usual)
    expect(shown.page.locator("article.seat")).to_have_count(2)
    assert fills(shown, "article.seat .emblem") == [VIOLET, BLUE]


def test_colours_are_chosen_seat_by_seat(window: Opening, anna: Person, device: Device) -> None:
    shown = window(anna, device=device)
    shown.go("/#new=meduris")
    seats = range(3)
    assert [painted(shown, seat) for seat in seats] == ["violet", "blue", "green"]
    paint(shown, 0, "green")
    assert [painted(shown, seat) for seat in seats] == ["green", "blue", "violet"]
    paint(shown, 1, "red")
    assert fills(shown, ".chair .emblem") == [GREEN, RED, VIOLET]
    remove(shown, 2)
    offered = chair(shown, 0).locator(".paints input")
    assert [each.input_value() for each in offered.all()] == ["violet", "blue"], (
        "two have no others"
    )
    assert sorted(painted(shown, seat) for seat in range(2)) == ["blue", "violet"]
    shown.click(shown.button(say("chair-more"), exact=False))
    assert [painted(shown, seat) for seat in seats] == ["green", "red", "violet"]
    shown.click(shown.button(say("start")))
    info = anna.get(f"/api/tables/{shown.table}")
    assert info["colours"] == ["green", "red", "violet"]
    assert info["options"]["colours"][:3] == ["green", "red", "violet"]


@pytest.mark.parametrize("alone", [True, False])
def test_what_brings_the_most_comes_first(window: Opening, anna: Person, *, alone: bool) -> None:
    def wanted(view: Any) -> bool:
        if view.step != "offering" or view.spaces[view.druid].token:
            return False
        stock = view.seats[view.actor].stock
        rich = all(stock[name] for name in view.spaces[view.druid].materials)
        return rich and (view.spaces[view.druid].size == 1) == alone

    shown = window(anna)
    shown.open(bring(anna, played(wanted)))
    gifts = shown.page.locator("section.now .choices button")
    expect(gifts).to_have_count(4)
    both = 2 if alone else 0
    icons = [gifts.nth(place).locator("svg").count() for place in range(4)]
    assert icons == [2 if place == both else 0 if place == 3 else 1 for place in range(4)]


def test_who_has_no_huts_left_is_not_told_that_they_are_dear(window: Opening, anna: Person) -> None:
    def wanted(view: Any) -> bool:
        return view.step == "take" and not view.seats[view.actor].huts_left

    match = played(wanted)
    view: Any = match.view(match.actor)
    free = next(n for n, space in enumerate(view.spaces) if space.building is None)
    shown = window(anna)
    shown.open(bring(anna, match))
    shown.page.locator(f"[data-place=s{free}]").hover()
    card = shown.page.locator(".card.floats")
    expect(card).to_contain_text("You have no huts left.")
    expect(card).not_to_contain_text(say("ui-card-dear", part="meduris"))

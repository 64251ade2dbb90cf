"""Setting a table up: chairs, ways to begin, options in groups, the board before the match."""

from __future__ import annotations

import re
from itertools import product
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.breadth import some
from tests.ui.chairs import chair, group, paint, painted, preset, remove, sit
from tests.ui.saying import say
from tests.ui.scenes import GAMES

if TYPE_CHECKING:
    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Device, Window

BOARD = ".map .board > svg:not(.symbols)"
DRAWN = f"() => document.querySelector('{BOARD}').innerHTML"


def made(window: Window, person: Person) -> dict[str, object]:
    """Press the one button, and return the table that comes of it."""
    window.click(window.page.locator(".go .button"))
    found: dict[str, object] = person.get(f"/api/tables/{window.table}")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_preset_sets_what_the_game_says(window: Opening, anna: Person, game: str) -> None:
    info = anna.get(f"/api/games/{game}")
    presets = {each["id"]: each["options"] for each in info["presets"]}
    assert set(presets) == {"first", "standard", "long"}
    shown = window(anna)
    for way, wanted in presets.items():
        shown.go(f"/#new={game}")
        expect(preset(shown, "standard").locator("input")).to_be_checked()
        shown.click(preset(shown, way))
        assert shown.page.locator(".row.differs").count() == len(wanted)
        agreed = made(shown, anna)["options"]
        assert isinstance(agreed, dict)
        usual = {each["name"]: each["default"] for each in info["options"]}
        assert {name: agreed[name] for name in usual} == {**usual, **wanted}, way


def test_an_option_of_ones_own_is_no_preset_and_can_be_taken_back(
    window: Opening, anna: Person, device: Device
) -> None:
    shown = window(anna, device=device)
    shown.go("/#new=africa")
    assert not shown.page.get_by_text(say("set-up-own")).count()
    length = group(shown, "Length")
    assert length.locator("summary span").inner_text() == say("options-usual")
    shown.click(length.locator(".segments label", has_text="80"))
    assert shown.page.get_by_text(say("set-up-own")).is_visible()
    assert length.locator("summary span").inner_text() == "VP to win"
    shown.click(length.get_by_role("button", name=say("option-reset")))
    expect(preset(shown, "standard").locator("input")).to_be_checked()


def test_a_table_is_closed_to_programs_by_a_switch(window: Opening, anna: Person) -> None:
    shown = window(anna)
    shown.go("/#new=meduris")
    sit(shown, 1, "open")
    who = group(shown, say("set-up-who"))
    switch = shown.page.get_by_role("switch", name=say("set-up-programs"))
    expect(switch).to_be_checked()
    shown.click(who.locator("label", has=switch))
    expect(switch).not_to_be_checked()
    settings = made(shown, anna)["settings"]
    assert isinstance(settings, dict)
    assert settings["programs"] is False
    assert shown.page.get_by_text(say("agreed-no-programs")).is_visible()


def test_chairs_are_filled_with_friends_bots_and_whoever_shares_the_screen(
    window: Opening, anna: Person, device: Device
) -> None:
    shown = window(anna, device=device)
    shown.go("/#new=zimbabwe")
    shown.click(shown.button(say("chair-more"), exact=False))
    assert shown.page.locator(".chair").count() == 4
    sit(shown, 1, "here")
    chair(shown, 1).get_by_label(say("chair-name", number=2)).fill("Mutapa")
    sit(shown, 2, "open")
    sit(shown, 3, "novice")
    paint(shown, 0, "violet")
    paint(shown, 1, "red")
    assert [painted(shown, seat) for seat in range(4)] == ["violet", "red", "green", "gold"]
    assert shown.page.get_by_text(say("set-up-waits")).is_visible()
    info = made(shown, anna)
    seats = info["seats"]
    assert isinstance(seats, list)
    assert [seat.get("name", "") for seat in seats] == ["Anna", "Mutapa", "", ""]
    assert [seat.get("bot") for seat in seats] == [None, None, None, "novice"]
    assert info["colours"] == ["violet", "red", "green", "gold"]
    assert info["status"] == "open"


def test_no_more_and_no_fewer_chairs_than_the_game_has(window: Opening, anna: Person) -> None:
    shown = window(anna)
    shown.go("/#new=meduris")
    more = shown.button(say("chair-more"), exact=False)
    shown.click(more)
    assert not more.count()
    for seat in (3, 1):
        remove(shown, seat)
    assert shown.page.locator(".chair").count() == 2
    assert not shown.page.locator(".remove").count()


@pytest.mark.parametrize(("game", "device"), some(product(GAMES, ("desktop", "phone"))))
def test_the_board_is_shown_before_the_match(
    window: Opening, anna: Person, game: str, device: Device
) -> None:
    shown = window(anna, device=device)
    shown.go(f"/#new={game}")
    assert len(shown.read(DRAWN)) > 5000
    assert shown.page.get_by_text(say("set-up-example")).is_visible()
    assert anna.get("/api/tables", mine=True) == [], "nothing was made for it"


def test_the_map_follows_the_seats_and_another_one_can_be_seen(
    window: Opening, anna: Person
) -> None:
    shown = window(anna)
    shown.go("/#new=zimbabwe")
    three = shown.read(DRAWN)
    shown.click(shown.button(say("set-up-another")))
    another = shown.read(DRAWN)
    assert another != three
    remove(shown, 2)
    box = shown.page.locator(BOARD).get_attribute("viewBox")
    shown.click(shown.button(say("chair-more"), exact=False))
    shown.click(shown.button(say("chair-more"), exact=False))
    assert shown.page.locator(BOARD).get_attribute("viewBox") != box, "more seats, a larger map"


def test_a_board_that_does_not_fit_says_so(window: Opening, anna: Person) -> None:
    shown = window(anna)
    shown.go("/#new=zimbabwe")
    maps = group(shown, "Map")
    shown.expects("^422 POST .*/deal")
    maps.locator("input[type=file]").set_input_files(
        {"name": "map.txt", "mimeType": "text/plain", "buffer": b"no map"}
    )
    expect(shown.page.get_by_role("alert")).to_have_text(re.compile(r"\w+ \w+"))


def test_all_of_it_is_done_by_keys(window: Opening, anna: Person) -> None:
    shown = window(anna)
    shown.go("/#new=meduris")
    preset(shown, "standard").locator("input").focus()
    shown.press("ArrowRight")
    expect(preset(shown, "long").locator("input")).to_be_checked()
    chair(shown, 0).locator(".paints input:checked").focus()
    shown.press("ArrowRight")
    assert painted(shown, 0) == "blue"
    shown.page.locator("summary").first.focus()
    shown.press("Enter")
    assert shown.page.locator("details[open]").count() == 1
    shown.page.locator(".go .button").focus()
    shown.press("Enter")
    assert shown.now.is_visible()

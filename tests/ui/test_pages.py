"""The first page, setting a table up, settings, and playing again."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.server.harness import wait_until_over
from tests.ui.advance import together
from tests.ui.chairs import group, remove, sit
from tests.ui.saying import say

if TYPE_CHECKING:
    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Device


def test_who_comes_for_the_first_time_is_one_click_from_a_match(
    window: Opening, device: Device
) -> None:
    shown = window(device=device)
    shown.home()
    assert shown.page.get_by_text(say("my-tables-none")).is_visible()
    shown.click(shown.page.locator("article", has_text="Meduris").get_by_text(say("play-bots")))
    assert shown.now.is_visible()
    table = shown.table
    away = "mbira" if device == "desktop" else say("games")
    shown.click(shown.page.get_by_role("link", name=away, exact=True))
    mine = shown.page.locator(f"a[href='#table={table}']")
    expect(mine).to_contain_text("Meduris")
    shown.click(mine)
    assert shown.now.is_visible()


def test_a_table_is_set_up_with_an_option_changed(
    window: Opening, anna: Person, device: Device
) -> None:
    shown = window(anna, device=device)
    shown.home()
    article = shown.page.locator("article", has_text="Zimbabwe")
    shown.click(article.get_by_text(say("set-up"), exact=True))
    expect(shown.page.get_by_role("heading", level=1)).to_have_text(
        say("set-up-title", game="The Great Zimbabwe")
    )
    remove(shown, 2)
    assert shown.page.locator(".chair").count() == 2
    sit(shown, 1, "random")
    who, pace = group(shown, say("set-up-who")), group(shown, say("set-up-pace"))
    who.get_by_label(say("set-up-name")).fill("Friday")
    shown.click(pace.get_by_text(say("undo-none"), exact=True))
    length = group(shown, "Length").locator("input[type=number]")
    length.fill("3")
    length.blur()
    rulings = group(shown, say("options-other"))
    shown.click(rulings.locator("label", has=shown.page.get_by_role("switch")).last)
    assert shown.page.locator(".row.differs").count() == 2
    shown.click(shown.button(say("start")))
    info = anna.get(f"/api/tables/{shown.table}")
    assert info["name"] == "Friday"
    assert info["settings"]["undo"] == "none"
    usual = {each["name"]: each["default"] for each in anna.get("/api/games/zimbabwe")["options"]}
    agreed = {name: info["options"][name] for name in usual}  # the others are for old matches
    assert agreed == {**usual, "round_limit": 3, "box_limits": True}
    assert [seat.get("bot") for seat in info["seats"]] == [None, "random"]


def test_settings_language_theme_and_name(window: Opening, anna: Person, device: Device) -> None:
    shown = window(anna, device=device)
    shown.open(anna.table("zimbabwe", 2, "you", "random", start=True))
    root = shown.page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    light = shown.page.evaluate("getComputedStyle(document.body.parentElement).backgroundColor")
    if device == "desktop":
        shown.click(shown.button(say("settings")))
    else:
        shown.tab(say("settings"))
    dialog = shown.page.get_by_role("dialog")
    expect(dialog.get_by_label(say("your-name"))).to_have_value("Anna")
    dialog.get_by_label(say("your-name")).fill("Annina")
    dialog.get_by_label(say("theme")).select_option("dark")
    expect(root).to_have_attribute("data-theme", "dark")
    dark = shown.page.evaluate("getComputedStyle(document.body.parentElement).backgroundColor")
    assert dark != light
    dialog.get_by_label(say("language")).select_option("it")
    expect(root).to_have_attribute("lang", "it")
    shown.click(dialog.get_by_role("button", name=say("done", "it")))
    assert not dialog.count()
    expect(shown.now).to_have_attribute("aria-label", say("now", "it"))
    shown.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    there = "settings" if device == "desktop" else "menu"
    expect(shown.button(say(there, "it"))).to_be_visible()
    assert anna.get("/api/guest")["name"] == "Annina"


def test_another_device_becomes_the_same_guest_by_a_link(window: Opening, anna: Person) -> None:
    table = anna.table("zimbabwe", 2, "you", "random", start=True)
    shown = window(anna)
    shown.home()
    shown.click(shown.button(say("settings")))
    shown.click(shown.button(say("transfer")))
    # a server that nobody else reaches says so
    assert shown.notices == [say("transfer-copied"), say("invite-closed")]
    link = shown.page.evaluate("navigator.clipboard.readText()")
    other = window()
    other.page.on("dialog", lambda dialog: dialog.accept())
    other.go(link)
    assert other.page.locator(f"a[href='#table={table}']").is_visible()
    assert "claim" not in other.page.url


def test_playing_again_with_the_same_people(window: Opening, anna: Person, bert: Person) -> None:
    table = together(anna, bert, "zimbabwe", options={"round_limit": 1})
    for seat, person in enumerate((anna, bert)):
        person.post(f"/api/tables/{table}/seats/{seat}/resign")
    wait_until_over(anna, table)
    one, other = window(anna), window(bert)
    for each in (one, other):
        each.open(table)
        assert each.page.locator(".final li.first").is_visible()
    one.click(one.button(say("again")))
    assert one.table != table
    join = other.page.get_by_role("link", name=say("again-join"))
    expect(join).to_be_visible()  # the news is on its way
    other.click(join)
    assert other.table == one.table
    seats = anna.get(f"/api/tables/{one.table}")["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Bert"]


def test_a_table_that_is_not_there_says_so(window: Opening, anna: Person) -> None:
    shown = window(anna)
    shown.expects("^404 GET .*/api/tables/nothing")
    shown.go("/#table=nothing")
    expect(shown.page.locator(".message")).to_have_text(re.compile(r"\w+ \w+"))

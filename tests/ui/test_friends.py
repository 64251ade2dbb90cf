"""Friends come in: by a link or its code, at an address that they can open, with a name."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.qr import read_pixels
from tests.server.harness import Person, good
from tests.server.seeded import NETWORK
from tests.ui.advance import together
from tests.ui.saying import say

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.server.harness import ServerProcess
    from tests.ui.conftest import Opening
    from tests.ui.window import Device, Window

GREY = """async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const {data} = context.getImageData(0, 0, image.width, image.height);
    return [image.width, [...data].filter((_, place) => place % 4 === 1)];
}"""
"""Returns the width of a picture, and how light each of its pixels is."""


def photographed(window: Window) -> str:
    """Return what the QR code says that is to be seen."""
    window.rest()
    picture = window.page.locator("svg.code").screenshot()
    width, grey = window.page.evaluate(GREY, base64.b64encode(picture).decode())
    return read_pixels(bytes(grey), width)


def waits(window: Window, table: str) -> None:
    """Open a table whose match has not begun."""
    window.go(f"/#table={table}")
    assert window.page.locator(".waiting").is_visible()


def link_of(window: Window) -> str:
    """Return the link that is shown."""
    found: str = window.page.get_by_label(say("invite-link"), exact=True).input_value()
    return found


def chair(window: Window, seat: int) -> Locator:
    return window.page.locator(".waiting li").filter(has=window.page.locator(".who")).nth(seat)


def test_a_friend_in_the_same_house_joins_by_the_code_and_both_begin(
    window: Opening, server: ServerProcess, anna: Person
) -> None:
    table = anna.table("meduris", 2, "you", settings={"join": "link"})
    one = window(anna)
    waits(one, table)
    assert one.page.get_by_text(say("invite-closed")).is_visible(), "nobody could open the link"
    assert photographed(one) == link_of(one)
    assert link_of(one).startswith(server.url)
    one.click(one.button(say("others-let-in")))
    site = f"http://{NETWORK[0]}:{server.port}"
    assert one.page.locator(".others").get_by_text(site, exact=True).is_visible()
    assert one.page.get_by_text(say("others-says")).is_visible()
    link = photographed(one)
    assert link == link_of(one)
    assert link.startswith(f"{site}/#table={table}&invite=")

    other = window(url=site, device="phone")
    other.go(link)
    assert other.page.get_by_text(say("arrive-title", name="Anna", game="Meduris")).is_visible()
    name = other.page.get_by_label(say("arrive-name"))
    expect(name).to_be_focused()
    assert name.input_value(), "a name is offered"
    other.page.keyboard.type("Bert")  # the one that is offered is selected
    expect(name).to_have_value("Bert")
    other.click(other.button(say("sit-down")))
    assert "invite" not in other.page.url, "a link is used once and leaves the address"
    mine = other.page.locator(".waiting li.mine")
    expect(mine).to_contain_text("Bert")
    expect(mine).to_contain_text(say("seat-yours"))
    expect(chair(one, 1)).to_contain_text("Bert")

    expect(chair(one, 1)).to_contain_text(say("ready-not"))
    expect(one.button(say("start"))).to_be_enabled()
    other.click(other.button(say("ready-say")))
    expect(chair(one, 1)).to_contain_text(say("ready"))
    expect(one.page.get_by_role("heading", name=say("waiting-all-ready"))).to_be_visible()
    one.click(one.button(say("start-all-ready")))
    version = anna.position(table)["version"]
    for each in (one, other):
        each.reach(version)
        assert each.now.is_visible()


def test_a_name_is_asked_for_once(window: Opening, anna: Person) -> None:
    links = [
        anna.post(f"/api/tables/{anna.table('meduris', 2, 'you')}/invites")["link"]
        for _ in range(2)
    ]
    shown = window()
    shown.go(links[0])
    name = shown.page.get_by_label(say("arrive-name"))
    expect(name).to_be_focused()
    name.fill("Bert")
    shown.click(shown.button(say("sit-down")))
    shown.go(links[1])
    expect(name).to_have_value("Bert")
    expect(name).not_to_be_focused()
    shown.click(shown.button(say("sit-down")))
    expect(shown.page.locator(".waiting li.mine")).to_contain_text("Bert")


@pytest.mark.parametrize("begun", [False, True])
def test_another_name_reaches_seat_and_chat(
    window: Opening, anna: Person, bert: Person, *, begun: bool
) -> None:
    if begun:
        table = together(anna, bert, "zimbabwe")
    else:
        table = anna.table("zimbabwe", 2, "you")
        bert.post(f"/api/tables/{table}/join")
    bert.post(f"/api/tables/{table}/chat", {"text": "hello"})
    one, other = window(anna), window(bert)
    for each in (one, other):
        each.go(f"/#table={table}")
        if begun:
            each.tab(say("chat"))
    other.click(other.button(say("settings")))
    other.page.get_by_label(say("your-name")).fill("Berta")
    other.click(other.button(say("done")))
    for each in (one, other):
        chat = each.page.get_by_role("list", name=say("chat"))
        expect(chat).to_contain_text("Berta hello")
        seats = each.page.locator(".seats" if begun else ".waiting .people")
        expect(seats).to_contain_text("Berta")


def test_the_rest_is_filled_with_bots_and_a_bot_gets_up_again(
    window: Opening, anna: Person
) -> None:
    table = anna.table("meduris", 4, "you")
    shown = window(anna)
    waits(shown, table)
    expect(shown.button(say("start"))).to_be_disabled()
    shown.click(shown.button(say("fill-bots")))
    assert shown.page.get_by_role("heading", name=say("waiting-all-ready")).is_visible()
    assert [bool(seat.get("bot")) for seat in anna.get(f"/api/tables/{table}")["seats"]] == [
        False, True, True, True
    ]  # fmt: skip
    shown.click(chair(shown, 2).get_by_role("button", name=say("seat-clear")))
    waiting = shown.page.get_by_role("heading", name=say("waiting-for", count=1))
    assert waiting.is_visible()
    shown.click(chair(shown, 2).get_by_role("button", name=say("seat-bot")))
    shown.click(shown.button(say("start-all-ready")))
    expect(shown.now).to_be_visible()
    assert anna.get(f"/api/tables/{table}")["status"] == "playing"


def test_a_link_for_one_seat_is_for_that_seat(window: Opening, anna: Person) -> None:
    table = anna.table("zimbabwe", 4, "you", settings={"join": "link"})
    one = window(anna)
    waits(one, table)
    free = link_of(one)
    one.click(chair(one, 2).get_by_role("button", name=say("seat-link")))
    link = link_of(one)
    assert link != free
    assert photographed(one) == link
    one.reload()
    assert link_of(one) == free, "the same link is shown again"
    other = window()
    other.go(link)
    assert other.page.locator(".arrive input[type=radio]").count() == 1
    other.click(other.button(say("sit-down")))
    assert anna.get(f"/api/tables/{table}")["seats"][2]["name"]

    late = window()
    late.go(link)
    name = anna.get(f"/api/tables/{table}")["seats"][2]["name"]
    assert late.page.get_by_text(say("arrive-taken", name=name)).is_visible()
    assert late.button(say("sit-down")).count() == 0
    late.click(late.button(say("arrive-watch")))
    assert late.page.locator(".waiting").is_visible()
    assert anna.get(f"/api/tables/{table}")["watching"] == 1


def test_links_that_lead_nowhere_any_more_say_so(
    window: Opening, server: ServerProcess, anna: Person
) -> None:
    table = anna.table("meduris", 2, "you", settings={"join": "link", "watch": "nobody"})
    link = anna.post(f"/api/tables/{table}/invites")["link"]
    good(anna.ask("PUT", f"/api/tables/{table}/seats/1/bot", {"bot": "random"}))
    full = window()
    full.go(link)
    assert full.page.get_by_text(say("arrive-full")).is_visible()
    assert full.page.get_by_text(say("arrive-ask")).is_visible()
    anna.post(f"/api/tables/{table}/start")
    begun = window()
    begun.expects("^409 POST .*/invitation")
    begun.go(link)
    assert begun.page.locator(".message").is_visible()
    server.pass_time(31 * 24 * 3600.0)
    expired = window()
    expired.expects("^403 POST .*/invitation")
    expired.go(link)
    assert expired.page.locator(".message").is_visible()
    assert not expired.unsaid()


def test_who_finds_a_free_seat_without_a_link_is_asked_for_a_name_too(
    window: Opening, anna: Person
) -> None:
    table = anna.table("zimbabwe", 3, "you", settings={"join": "anyone", "watch": "anyone"})
    shown = window()
    shown.go(f"/#table={table}")
    shown.page.get_by_label(say("arrive-name")).fill("Bert")
    shown.click(shown.page.locator(".arrive .seats label").nth(1))
    shown.click(shown.button(say("sit-down")))
    expect(shown.page.locator(".waiting li.mine")).to_contain_text("Bert")
    assert anna.get(f"/api/tables/{table}")["seats"][2]["name"] == "Bert"
    watcher = window()
    watcher.go(f"/#table={table}")
    watcher.click(watcher.button(say("arrive-watch")))
    watcher.reload()
    assert watcher.page.locator(".waiting").is_visible()


def test_only_at_the_machine_itself_one_can_let_others_in(
    window: Opening, server: ServerProcess, anna: Person
) -> None:
    good(anna.ask("PUT", "/api/reach", {"open": True}))
    site = f"http://{NETWORK[0]}:{server.port}"
    with Person(site) as bert:
        table = bert.table("meduris", 2, "you")
        there = window(bert, url=site)
        waits(there, table)
        assert link_of(there).startswith(site)
        assert there.page.locator(".others").count() == 0
        there.page.close()  # whoever is still there when the door is closed is cut off
    here = window(anna)
    here.home()
    here.click(here.button(say("settings")))
    here.click(here.button(say("others-close")))
    assert here.button(say("others-let-in")).is_visible()
    assert not anna.get("/api/reach")["open"]


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_what_was_agreed_on_is_said_in_words(
    window: Opening, anna: Person, language: str, device: Device
) -> None:
    clock = {"per": "match", "seconds": 5400}
    options = {"stocks": "open"}
    table = anna.table("meduris", 2, "you", settings={"clock": clock}, options=options)
    shown = window(anna, language=language, device=device)
    waits(shown, table)
    agreed = shown.page.locator(".agreed")
    time = say("time-minutes", language, count=90)
    expect(agreed).to_contain_text(say("agreed-clock-match", language, time=time))
    expect(agreed).not_to_contain_text(say("agreed-usual", language))
    assert agreed.locator("li").count() == 5
    assert not shown.unsaid()

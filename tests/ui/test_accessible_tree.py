"""What a screen reader is told: boards as lists, what changes once, and where one is."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from mbira.core.message import Message
from mbira.core.registry import find_spec
from mbira.lang import language
from tests.ui.advance import together
from tests.ui.decisions import bring_decision
from tests.ui.playing import decides, step
from tests.ui.saying import say
from tests.ui.scenes import GAMES, Scene, bring
from tests.ui.tree import Node, tree

if TYPE_CHECKING:
    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Device, Window

LIVE = "[aria-live], [role=status], [role=alert], [role=log]"
HEAR = """() => {
    window.heard = [];
    const region = document.querySelector('[role=log]');
    new MutationObserver((records) => window.heard.push(...records
        .flatMap(({addedNodes}) => [...addedNodes].map((each) => each.textContent))
        .filter((words) => words.trim()))).observe(region, {childList: true, subtree: true});
}"""
"""Listens to everything that is said from now on."""
BOARD = {"zimbabwe": "ui-map", "africa": "ui-map", "meduris": "ui-board"}


def board_of(window: Window, game: str) -> Node:
    (board,) = tree(window).all("group", say(BOARD[game], part=game))
    return board


def items(node: Node) -> list[str]:
    """Return what the items of a list say: each is one thing, with one name."""
    found = []
    for each in node.all("listitem"):
        names = [inside.name for inside in each.inside if inside.name]
        assert len(names) == 1, f"{each}"
        found.append(names[0])
    return found


def test_the_great_zimbabwe_is_read_row_by_row(
    window: Opening, anna: Person, device: Device
) -> None:
    table = bring(anna, Scene("zimbabwe", 0.5, 3))
    shown = window(anna, device=device)
    shown.open(table)
    view = anna.position(table)["view"]
    rows = board_of(shown, "zimbabwe").all("list")
    hidden = {cell for each in view["craftsmen"] for cell in each["cells"] if cell != each["cell"]}
    lines = [
        sum(letter != "x" for letter in row) - sum(int(cell[1:]) == number for cell in hidden)
        for number, row in enumerate(view["rows"], 1)
    ]
    assert [len(items(row)) for row in rows] == [each for each in lines if each]
    assert rows[0].name == say("ui-row", part="zimbabwe", row=1)
    told = [name for row in rows for name in items(row)]
    assert len(told) == len(set(told)), "something is told twice"
    for monument in view["monuments"]:
        (name,) = [each for each in told if each.startswith(f"{monument['cell']}:")]
        assert str(monument["level"]) in name.removeprefix(monument["cell"])
    for craftsman in view["craftsmen"]:
        assert [each for each in told if each.startswith(f"{craftsman['cell']}:")]


def test_meduris_is_read_by_districts_and_plains(
    window: Opening, anna: Person, device: Device
) -> None:
    table = bring(anna, Scene("meduris", 0.5, 3))
    shown = window(anna, device=device)
    shown.open(table)
    view = anna.position(table)["view"]
    lists = {each.name: items(each) for each in board_of(shown, "meduris").all("list")}
    plains = lists.pop(say("ui-plains", part="meduris"))
    workers = lists.pop(say("ui-workers", part="meduris"))
    districts = dict.fromkeys(space["district"] for space in view["spaces"])
    assert len(plains) == 4
    assert len(workers) == sum(len(tower) for tower in view["towers"].values())
    assert len(lists) == len(districts)
    told = [name for spaces in lists.values() for name in spaces]
    assert len(told) == len(set(told)) == len(view["spaces"])
    built = [space for space in view["spaces"] if space.get("building")]
    names = {seat: _name(shown, seat) for seat in range(3)}
    assert built
    for seat, name in names.items():
        owned = sum(space.get("owner") == seat for space in built)
        assert sum(name in each for each in told) == owned


def test_heart_of_africa_is_read_area_by_area(
    window: Opening, anna: Person, device: Device
) -> None:
    table = bring(anna, Scene("africa", 0.5, 3))
    shown = window(anna, device=device)
    shown.open(table)
    view = anna.position(table)["view"]
    board = board_of(shown, "africa")
    (areas,) = board.all("list", say("ui-areas", part="africa"))
    told = items(areas)
    assert len(told) == len(set(told)) == len(view["areas"])
    for seat in range(3):
        there = [
            area for area in view["areas"].values()
            if area["traders"][seat] or seat in area["wholesalers"]
        ]  # fmt: skip
        assert sum(_name(shown, seat) in each for each in told) == len(there)
    if device == "desktop":
        (market,) = board.all("list", say("ui-market", part="africa"))
        rows = [row for row in view["value_rows"].values() if row is not None]
        assert len(items(market)) == len(rows)


def _name(window: Window, seat: int) -> str:
    """Return what a seat is called on the page."""
    css = ".seat .head b" if window.device == "desktop" else ".chip .who b:not(.score)"
    return window.page.locator(css).nth(seat).inner_text()


@pytest.mark.parametrize("game", GAMES)
def test_there_is_one_voice_at_a_table(
    window: Opening, anna: Person, device: Device, game: str
) -> None:
    shown = window(anna, device=device)
    shown.open(bring(anna, Scene(game, 0.5, 2)))
    assert shown.page.locator(LIVE).count() == 1
    (voice,) = tree(shown).all("log")
    assert voice.name == say("said")


@pytest.mark.parametrize("game", GAMES)
def test_what_happens_is_said_once_and_then_what_is_to_be_decided(
    window: Opening, anna: Person, bert: Person, game: str
) -> None:
    table, rng = together(anna, bert, game), random.Random(4)
    shown = window(anna, pace=0)
    shown.open(table)
    shown.page.evaluate(HEAR)
    before = anna.position(table)["version"]
    while _version(anna, table) < before + 6 or not anna.position(table).get("legal"):
        if anna.position(table).get("legal"):
            step(shown, rng)
        else:
            bert.play_some(table, rng)
            shown.sees(_version(bert, table))
    shown.rest()
    heard: list[str] = shown.page.evaluate("window.heard")
    records = anna.get(f"/api/tables/{table}/log", since=before)
    told = [_to_anna(anna, table, record["message"]) for record in records]
    for words in told:
        assert sum(each.startswith(words) for each in heard) == _count(told, words), heard
    assert all(one != other for one, other in pairwise(heard)), heard
    title = shown.now.get_by_role("heading", level=2).inner_text()
    assert heard[-1].startswith(title)


def _version(person: Person, table: str) -> int:
    return int(person.position(table)["version"])


def _count(told: list[str], words: str) -> int:
    return sum(each.startswith(words) for each in told)


def _to_anna(anna: Person, table: str, message: Any) -> str:
    """Return a sentence of the log as it is said to Anna, who is one of two at a table."""
    info = anna.get(f"/api/tables/{table}")
    (reader,) = (number for number, seat in enumerate(info["seats"]) if seat.get("yours"))
    names = {reader: "Anna", 1 - reader: "Bert"}
    words = language("en", find_spec(info["game"]))
    return words.say(msgspec.convert(message, Message), names, reader)


def test_who_comes_to_a_shared_screen_does_not_hear_what_was_said_before(
    window: Opening, anna: Person
) -> None:
    shown, rng = window(anna), random.Random(8)
    shown.open(anna.table("meduris", 2, "you", "you", start=True))
    shown.press("Enter")
    heard = shown.page.locator("[role=log] p")
    while not decides(shown).covered:
        assert heard.count()
        step(shown, rng)
    assert not heard.count()


def test_a_sheet_gives_the_focus_back(window: Opening, anna: Person) -> None:
    shown = window(anna, device="phone")
    shown.open(bring_decision(anna, "meduris", "turn"))
    menu = shown.button(say("menu"))
    mine = "(menu) => document.activeElement === menu"

    def opened() -> None:
        menu.focus()
        shown.press("Enter")
        assert shown.read("() => !!document.activeElement.closest('dialog[open]')")

    opened()
    shown.press("Escape")
    assert menu.evaluate(mine)
    opened()
    shown.page.locator("dialog nav button").first.focus()
    shown.press("Enter")
    assert shown.read("() => !!document.activeElement.closest('dialog[open]')")
    shown.page.go_back()
    shown.rest()
    assert not shown.page.locator("dialog[open]").count()
    assert menu.evaluate(mine)

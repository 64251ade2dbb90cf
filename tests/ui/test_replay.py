"""Walking through a match: slider, arrow keys, links, practice from a moment, save files."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.server.harness import wait_until_over
from tests.ui.saying import say
from tests.ui.scenes import Scene, bring, save_file

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Window


DRAWN = "() => [...document.querySelectorAll('.board .spot')].map((each) => each.ariaLabel)"
"""What is said to be on the board, place by place."""
NEWER = """() => {
    const turns = [...document.querySelectorAll('.log > li')];
    const unfolded = turns.findIndex((turn) => turn.querySelector('.inner'));
    return turns.slice(0, unfolded)
        .map((turn) => Number(turn.querySelector('.steps > [aria-hidden]')?.textContent ?? 1))
        .reduce((sum, steps) => sum + steps, 0);
}"""
"""Counts what the log tells after the turn that is unfolded."""


def at(window: Window, version: int) -> None:
    """Wait until a version is being looked at."""
    expect(window.page.locator(".replay .quiet")).to_have_text(re.compile(rf"^{version}/"))


def looked_at(window: Window) -> int:
    """Return the version that is being looked at."""
    words: str = window.read("() => document.querySelector('.replay .quiet').innerText")
    return int(words.partition("/")[0])


def drawn(window: Window) -> list[str]:
    """Return what is said to be on the board at rest, place by place."""
    found: list[str] = window.read(DRAWN)
    return found


def test_slider_arrows_and_a_link_to_a_moment(window: Opening, anna: Person) -> None:
    table = anna.table("meduris", 2, "random", "random", options={"turn_limit": 10}, start=True)
    last = wait_until_over(anna, table)["version"]
    shown = window(anna)
    shown.open(table)
    at(shown, last)
    end = drawn(shown)
    shown.press("ArrowLeft")
    at(shown, last - 1)
    shown.press("ArrowLeft")
    at(shown, last - 2)
    shown.press("ArrowRight")
    at(shown, last - 1)
    slider = shown.page.get_by_role("slider", name=say("replay"))
    slider.fill("20")
    at(shown, 20)
    assert drawn(shown) != end
    slider.focus()
    shown.press("ArrowLeft")
    at(shown, 19)
    shown.click(shown.button(say("replay-link")))
    assert shown.notices == [say("link-copied")]
    link = shown.page.evaluate("navigator.clipboard.readText()")
    moment = drawn(shown)
    shown.click(shown.button(say("replay-now")))
    at(shown, last)
    assert drawn(shown) == end

    other = window(anna)
    other.go(link)
    at(other, 19)
    assert drawn(other) == moment


def test_a_line_of_the_log_leads_to_its_moment(window: Opening, anna: Person) -> None:
    table = bring(anna, Scene("zimbabwe", 1.0))
    shown = window(anna)
    shown.open(table)
    shown.tab(say("log"))
    shown.click(shown.page.locator(".log .steps").first)
    turn = shown.page.locator(".log > li", has=shown.page.locator(".inner"))
    steps = turn.locator(".inner .line")
    assert steps.count() > 1
    last = anna.get(f"/api/tables/{table}")["version"] - shown.read(NEWER)
    shown.click(steps.last)
    at(shown, last)
    shown.click(steps.first)
    first = last - steps.count() + 1
    at(shown, first)
    shown.click(turn.locator(".turn .line"))
    assert first <= looked_at(shown) <= last, "a turn is told by one of its steps"
    shown.press("Escape")
    assert not shown.button(say("replay-now")).count()


def test_practice_from_a_moment(window: Opening, anna: Person) -> None:
    table = anna.table("meduris", 2, "random", "random", options={"turn_limit": 10}, start=True)
    wait_until_over(anna, table)
    shown = window(anna)
    shown.open(table, version=24)
    at(shown, 24)
    shown.click(shown.button(say("fork")))
    assert shown.table != table
    assert shown.page.locator("section.now.mine").count()
    made = anna.get(f"/api/tables/{shown.table}")
    assert made["practice"]
    now, then = anna.position(shown.table), anna.position(table, version=24)
    assert now["view"]["spaces"] == then["view"]["spaces"]
    assert now["legal"]


def test_a_match_with_secrets_says_why_there_is_no_practice_from_a_moment(
    window: Opening, anna: Person
) -> None:
    table = anna.table("meduris", 2, "you", "random", start=True)
    shown = window(anna)
    shown.open(table, version=5)
    at(shown, 5)
    expect(shown.page.locator(".replay")).to_contain_text(say("fork-secrets"))
    expect(shown.button(say("fork"))).to_have_count(0)

    options = {"stocks": "open"}
    without = anna.table("meduris", 2, "you", "random", options=options, start=True)
    shown.open(without, version=5)
    at(shown, 5)
    expect(shown.button(say("fork"))).to_be_visible()
    expect(shown.page.locator(".replay")).not_to_contain_text(say("fork-secrets"))


def test_a_save_file_goes_out_and_comes_in(window: Opening, anna: Person, tmp_path: Path) -> None:
    table = bring(anna, Scene("zimbabwe", 1.0))
    shown = window(anna)
    shown.open(table)
    with shown.page.expect_download() as download:
        shown.click(shown.page.get_by_role("link", name=say("save")))
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    assert path.name.endswith(".mbira.json")

    other = window()
    other.home()
    other.page.locator("input[type=file]").set_input_files(path)
    other.rest()
    assert other.page.locator(".final li.first").count()
    texts = [each.page.locator(".final").inner_text() for each in (shown, other)]
    assert texts[0] == texts[1]
    assert "Anna" not in texts[1]


def test_what_is_no_save_file_is_refused_in_words(window: Opening, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text(save_file(Scene("zimbabwe", 1.0))[:200])
    shown = window()
    shown.home()
    shown.expects(r"^422 POST .*/api/saves")
    shown.page.locator("input[type=file]").set_input_files(path)
    assert shown.refusals
    assert shown.page.locator(".home").is_visible()

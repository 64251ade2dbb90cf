"""A game that the page knows nothing of is played in the browser all the same."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.ui import axe
from tests.ui.chairs import sit
from tests.ui.playing import play_to_the_end, step
from tests.ui.saying import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.harness import Person, ServerProcess
    from tests.ui.conftest import Opening
    from tests.ui.window import Device, Window

GAME = "liars_dice"
"""The example, which is installed beside the project."""
DRAWN = "() => document.querySelector('.paper').innerText"


@pytest.fixture
def dora(server: ServerProcess) -> Iterator[Person]:
    with server.person() as person:
        yield person


def opened(window: Opening, person: Person, *chairs: str, **likes: object) -> Window:
    table = person.table(GAME, len(chairs), *chairs, options={"dice": 2}, start=True)
    shown = window(person, url=person.url, **likes)
    shown.open(table)
    return shown


def until_many(window: Window) -> None:
    """Play until there is so much to choose from that one can look for it."""
    rng = random.Random("many choices")
    window.unfold()
    while not window.now.get_by_role("searchbox").count():
        step(window, rng)
        window.unfold()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_match_is_played_to_its_end(
    window: Opening, dora: Person, device: Device, language: str
) -> None:
    shown = opened(window, dora, "you", "random", device=device, language=language)
    play_to_the_end(shown, random.Random(f"plain {device}"))
    scores = dora.position(shown.table)["outcome"]["scores"]
    assert len(scores) == 2
    for score in scores:
        expect(shown.page.locator(".final")).to_contain_text(str(score))
    assert not axe.too_wide(shown)


def test_who_takes_turns_at_one_screen_does_not_see_what_is_hidden(
    window: Opening, dora: Person
) -> None:
    shown = opened(window, dora, "you", "you")
    assert shown.page.locator(".curtain").count()
    assert not shown.page.locator(".paper").count()
    play_to_the_end(shown, random.Random("one screen"))


def test_choices_are_found_and_what_is_not_possible_has_a_reason(
    window: Opening, dora: Person
) -> None:
    shown = opened(window, dora, "you", "random")
    until_many(shown)
    field = shown.now.get_by_role("searchbox")
    version = shown.version
    field.fill("bid 99 6")
    expect(shown.now).to_contain_text(say("ui-find-none", part="plain"))
    assert not shown.choices.count()
    shown.click(shown.button(say("ui-why-not", part="plain")))
    asked = dora.post(f"/api/tables/{shown.table}/why-not", {"action": "bid 99 6"})
    assert shown.refusals == [asked["words"]]
    assert not shown.page.locator(".notice a").count(), "there are no rules to read"
    assert shown.version == version
    field.fill("")
    typed = shown.read("() => document.querySelector('.now .choice code').innerText")
    field.fill(typed)
    shown.press("Enter")
    assert shown.version > version


def test_the_drawing_follows_the_replay(window: Opening, dora: Person) -> None:
    shown = opened(window, dora, "you", "random")
    until_many(shown)
    now = shown.read(DRAWN)
    assert "▸" in now, "who decides is marked"
    shown.page.get_by_role("slider", name=say("replay")).fill("0")
    before = shown.read(DRAWN)
    assert before != now
    shown.click(shown.button(say("replay-now")))
    assert shown.read(DRAWN) == now


def test_the_game_answers_what_the_terminal_can_ask(window: Opening, dora: Person) -> None:
    shown = opened(window, dora, "you", "random")
    until_many(shown)
    shown.tab(say("inspector"))
    ask = shown.page.locator(".inspector input")
    ask.fill("odds")
    shown.press("Enter")
    (told,) = dora.get(f"/api/tables/{shown.table}/ask", words="odds")
    expect(shown.page.locator(".inspector [aria-live]")).to_contain_text(told["words"])


def test_the_first_page_and_the_set_up_offer_it(window: Opening, dora: Person) -> None:
    shown = window(dora, url=dora.url)
    shown.go()
    mine = shown.page.locator(".home article").filter(has_text="Liar's dice")
    expect(mine.get_by_role("link")).to_have_count(1)  # no rules, no guided match
    shown.click(mine.get_by_role("link", name=say("set-up")))
    assert not shown.page.locator(".presets").count(), "nobody has said what is a long one"
    assert not shown.page.locator(".paints").count(), "there are more seats than colours"
    options = shown.page.locator("details[open] .row")
    assert options.count() == 2, "all options are in sight, as there are few"
    sit(shown, 1, "random")
    sit(shown, 2, "random")
    shown.click(shown.button(say("start")))
    assert shown.page.locator(".paper").count()


@pytest.mark.skipif(not axe.SOURCE.exists(), reason=axe.MISSING)
def test_nobody_is_shut_out(window: Opening, dora: Person, device: Device) -> None:
    shown = opened(window, dora, "you", "random", device=device, bypass_csp=True)
    until_many(shown)
    axe.prepare(shown)
    found: list[str] = []
    for theme in ("light", "dark"):
        shown.page.emulate_media(color_scheme=theme)
        shown.page.wait_for_selector(f"html[data-theme={theme}]")
        shown.rest()
        found += [f"{theme}: {each}" for each in axe.barriers(shown)]
    assert not found, "\n".join(["", *found])

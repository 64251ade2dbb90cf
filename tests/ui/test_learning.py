"""Guided first matches, rules pages that reasons lead to, and hints."""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from mbira.lang import LANGUAGES
from tests.breadth import some
from tests.ui import axe
from tests.ui.advance import advance
from tests.ui.guided import CUT, OVER, Learner, at_table, cards, do, go_on, lively
from tests.ui.playing import aim, decides, step, touch
from tests.ui.saying import say
from tests.ui.scenes import GAMES, Scene, bring

if TYPE_CHECKING:
    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Device, Window

UI = Path(__file__).parents[2] / "ui/src"
ID = re.compile(r"id: '([\w-]+)'")
ASKED: dict[str, dict[str, tuple[str, ...]]] = {
    "zimbabwe": {
        "gift": ("pass",), "god": ("god",), "raise": ("raise",), "good": ("buy",),
        "resource": ("resource",), "end": ("end",), "place": ("place",), "site": ("at",),
        "price": ("price",), "build": ("build",), "secondary": ("end",), "": ("end",),
    },
    "meduris": {
        "hut": ("hut",), "offering": ("offer",), "move": ("move",), "temple": ("temple",),
        "": ("hut", "temple", "move"),
    },
    "africa": {
        "bid": ("bid",), "move": ("move",), "use": ("halt",), "halt": ("halt",),
        "oust": ("oust",), "answer": ("accept", "refuse"), "score": ("end",),
        "": ("bid", "halt", "end"),
    },
}  # fmt: skip
"""What is done when an idea asks for it, or when none does."""
MOST = 150
"""Decisions after which every idea must have had its moment."""
CLICKS = {"desktop": 20, "phone": 40}
"""Clicks for about as many decisions: a finger is shown first what it would do."""


def counted(game: str) -> set[str]:
    """Return the ideas that every match meets."""
    text = (UI / f"games/{game}/learn/lesson.ts").read_text("utf-8")
    body = text[text.index("const ideas") : text.index("\n];")]
    each = re.split(r"(?m)^  \{", body)[1:]
    return {match[1] for one in each if "rare:" not in one and (match := ID.search(one))}


def learner(window: Opening, anna: Person, game: str, device: Device = "desktop") -> Learner:
    shown = window(anna, device=device, pace=0)
    return Learner(shown, anna, game, random.Random(13))


def ends(learned: Learner) -> None:
    """Play to the end: it says who won and why, and no idea was explained twice."""
    card = learned.finish()
    assert card.idea == OVER
    outcome = learned.person.settled(at_table(learned.person))["outcome"]
    won = 0 in outcome["ranking"][0]
    assert card.title == say("lesson-won" if won else "lesson-lost")
    assert re.search(r"\d", card.says)
    twice = [idea for idea, times in Counter(learned.met).items() if times > 1]
    assert not twice, learned.met


@pytest.mark.parametrize("game", GAMES)
def test_who_does_what_is_asked_meets_every_idea_once(
    window: Opening, anna: Person, game: str
) -> None:
    learned = learner(window, anna, game)
    for _ in range(MOST):
        if counted(game) <= set(learned.met) or learned.told(ASKED[game]).idea == OVER:
            break
    assert counted(game) <= set(learned.met), sorted(counted(game) - set(learned.met))
    ends(learned)


@pytest.mark.parametrize("game", GAMES)
def test_who_skips_everything_is_told_what_happened(
    window: Opening, anna: Person, game: str
) -> None:
    learned = learner(window, anna, game, "phone")
    for _ in range(40):
        if learned.skipping().idea == OVER:
            break
    ends(learned)
    assert len(set(learned.met)) >= 8


@pytest.mark.parametrize(("game", "device"), some(product(GAMES, ("desktop", "phone"))))
def test_who_clicks_anything_without_reading_loses_no_idea(
    window: Opening, anna: Person, device: Device, game: str
) -> None:
    learned = learner(window, anna, game, device)
    for _ in range(CLICKS[device]):
        if step(learned.window, learned.rng).over:
            break
        learned.look()
    ends(learned)
    assert len(set(learned.met)) >= 5


def raised(window: Window) -> None:
    """Raise a monument by the plan for it."""
    window.unfold()
    window.click(window.page.locator("section.now .monument").first)
    window.click(window.page.locator("section.now .main"))


def test_what_a_helper_did_is_explained_and_taken_back_with_it(
    window: Opening, anna: Person, device: Device
) -> None:
    learned = learner(window, anna, "zimbabwe", device)
    shown = learned.window
    while learned.look().idea != "raise":
        learned.told({"gift": ("pass",), "god": ("god",)})
    card = learned.look()
    assert card.pins == 2, "both monuments have a pin"
    raised(shown)
    done = learned.look()
    assert (done.idea, done.meanwhile) == ("", ["good", "resource"])
    assert not done.pins
    shown.reload()
    assert learned.look() == done
    go_on(shown, done)
    assert learned.look().idea == "paid"
    for _ in range(3):
        shown.click(shown.button(say("undo")))
    again = learned.look()
    assert (again.idea, again.after, again.asks) == ("raise", False, True)
    shown.reload()
    assert learned.look() == again
    raised(shown)
    assert learned.look().idea == "hubs"
    assert Counter(learned.met)["good"] == Counter(learned.met)["resource"] == 1


def test_step_by_step_and_back(window: Opening, anna: Person) -> None:
    learned = learner(window, anna, "zimbabwe")
    shown = learned.window
    while learned.look().idea != "raise":
        learned.told({"gift": ("pass",), "god": ("god",)})
    for types, idea in (("raise", "good"), ("buy", "resource"), ("resource", "paid")):
        do(anna, shown, lambda legal, types=types: lively(learned.rng, legal, types))  # type: ignore[misc]
        assert learned.look().idea == idea
    shown.click(shown.button(say("undo")))
    assert learned.look().idea == "resource"
    shown.click(shown.button(say("redo")))
    assert learned.look().idea == "paid"
    shown.click(shown.button(say("lesson-back")))
    assert not learned.look().asks
    table = at_table(anna)
    shown.click(shown.button(say("lesson-leave")))
    assert not shown.page.locator(".lesson").count()
    assert anna.get(f"/api/tables/{table}")["practice"]


def test_a_word_of_a_card_explains_itself(window: Opening, anna: Person, device: Device) -> None:
    learned = learner(window, anna, "zimbabwe", device)
    shown = learned.window
    term = shown.page.locator(".lesson .term").first
    term.hover() if device == "desktop" else shown.click(term)
    shown.rest()
    expect(shown.page.get_by_role("tooltip")).to_contain_text("victory points")
    shown.press("Escape")
    assert not shown.page.get_by_role("tooltip").count()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_phone_has_room_for_every_card(
    window: Opening, anna: Person, game: str, language: str
) -> None:
    shown = window(anna, device="narrow", language=language, pace=0)
    shown.go(f"/#learn={game}")
    wide = axe.too_wide(shown) + axe.too_small(shown, ".lesson")
    assert not wide, "\n".join(["", *wide])
    for width, height in ((360, 740), (390, 844)):
        shown.page.set_viewport_size({"width": width, "height": height})
        assert not shown.read(CUT, cards(game, language)), width


def built(seen: Any) -> bool:
    """Return whether somebody may build, where there are buildings already."""
    here = seen.get("legal") and seen["view"]["step"] == "turn"
    return bool(here and any(space.get("building") for space in seen["view"]["spaces"]))


def test_a_reason_leads_to_its_rule(window: Opening, anna: Person, device: Device) -> None:
    table = anna.table("meduris", 2, "you", "random", start=True)
    rng = random.Random(14)
    advance(anna, table, rng, built)
    shown = window(anna, device=device)
    shown.open(table)
    decides(shown)
    spot = shown.page.locator(".spot:not(.legal)[data-place^=s]").first
    place = spot.get_attribute("data-place") or ""
    if device == "phone":  # a tap may mean a place beside it
        shown.hold(aim(shown, place), place)
    else:
        touch(shown, place)
    rule = shown.page.locator(".notice .more")
    name = rule.inner_text()
    shown.click(rule)
    here = shown.page.locator(".rules .here").first
    expect(here).to_be_in_viewport()
    expect(here).to_contain_text(name)
    assert shown.table == table, "the table is still there"


def test_a_hint_below_many_choices_comes_into_view(window: Opening, anna: Person) -> None:
    shown = window(anna, device="narrow")
    shown.open(bring(anna, Scene("meduris", 0.4)))
    shown.unfold()
    shown.click(shown.button(say("hint")))
    expect(shown.page.locator(".hint .idea p").first).to_be_in_viewport(ratio=1)


def test_a_hint_says_what_to_do_and_does_it(window: Opening, anna: Person, device: Device) -> None:
    shown = window(anna, device=device)
    shown.open(bring(anna, Scene("meduris", 0.5)))
    before = decides(shown)
    shown.unfold()
    shown.click(shown.button(say("hint")))
    hint = shown.page.locator(".hint")
    assert hint.get_by_role("heading", name=say("hint-title")).is_visible()
    shown.click(hint.get_by_role("button", name=say("hint-play")).first)
    assert shown.version > before.version

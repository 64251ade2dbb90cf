"""The page says when it is at rest, and what it is at otherwise."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.ui.advance import advance, together
from tests.ui.playing import decides, look, press, touch
from tests.ui.saying import say
from tests.ui.scenes import Scene, bring
from tests.ui.test_connection import CUT
from tests.ui.test_slow import Held

if TYPE_CHECKING:
    from tests.server.harness import Person
    from tests.ui.conftest import Opening
    from tests.ui.window import Window


def is_at(window: Window, what: str) -> None:
    """Wait until the page says that it is at something."""
    expect(window.page.locator("html")).to_have_attribute("data-rest", re.compile(what))


def test_a_page_that_waits_for_an_answer_is_not_at_rest(window: Opening, anna: Person) -> None:
    table = anna.table("zimbabwe", 2, "you", "you", start=True)
    shown = window(anna)
    shown.open(table)
    held = Held(shown.page, r"/position\?")
    shown.page.get_by_role("slider", name=say("replay")).fill("0")
    held.wait(1)
    is_at(shown, rf"^GET /tables/{table}/position\?version=0$")  # and all else has come
    held.release(0)
    is_at(shown, "^yes$")


def test_a_page_that_is_cut_off_is_not_at_rest(window: Opening, anna: Person) -> None:
    shown = window(anna)
    shown.open(bring(anna, Scene("zimbabwe", 0.5)))
    shown.expects(CUT)
    shown.context.set_offline(True)
    is_at(shown, "the socket")
    shown.context.set_offline(False)
    decides(shown)


def test_a_recap_is_to_come_to_its_end(window: Opening, anna: Person, bert: Person) -> None:
    table = together(anna, bert, "zimbabwe")
    rng = random.Random(31)
    while not bert.position(table).get("legal"):
        anna.play_some(table, rng)
    shown = window(anna, motion=True, pace=1400)
    shown.open(table)
    recap = shown.witness(".now", say("film-skip"), "() => document.documentElement.dataset.rest")
    bert.play_some(table, rng)
    assert recap() != "yes"
    shown.reach(anna.position(table)["version"])
    assert not shown.button(say("film-skip")).count()


def test_a_card_that_is_about_to_be_shown_is_waited_for(window: Opening, anna: Person) -> None:
    shown = window(anna)
    shown.open(bring(anna, Scene("meduris", 0.5)))
    decides(shown)
    card = shown.page.get_by_role("tooltip")
    assert not card.count()
    shown.page.get_by_role("img", name=say("ui-druid", part="meduris")).hover()
    shown.rest()
    assert card.is_visible()
    shown.point_away()
    shown.rest()
    assert not card.count()


def test_a_notice_goes_away_by_itself_where_nobody_wants_it_to_stay(
    window: Opening, anna: Person
) -> None:
    shown = window(anna, stay=False)
    shown.open(bring(anna, Scene("zimbabwe", 0.5)))
    shown.press("ArrowLeft")
    told = shown.witness(".notices", say("link-copied"))
    shown.click(shown.button(say("replay-link")))
    told()
    expect(shown.page.locator(".notice")).to_have_count(0)


def built_up(seen: Any) -> bool:
    """Return whether somebody may build in Meduris, but not on many spaces any more."""
    built = [space for space in seen["view"]["spaces"] if space.get("building")]
    return bool(seen.get("legal") and seen["view"]["step"] == "turn" and len(built) >= 6)


def test_what_is_tapped_on_stays_under_the_finger(window: Opening, anna: Person) -> None:
    """A space of Meduris that is tapped on is explained, and nothing grows by that."""
    table = anna.table("meduris", 2, "you", "random", start=True)
    advance(anna, table, random.Random(33), built_up)
    shown = window(anna, device="phone")
    shown.open(table)
    state = decides(shown)
    css = ".spot:not(.legal)[data-place^=s]"
    places = shown.page.locator(css).evaluate_all("all => all.map((each) => each.dataset.place)")
    board = (
        "() => document.querySelector('.drawing svg[role=group]').getBoundingClientRect().height"
    )
    heights = {shown.read(board)}
    for place in random.Random(32).sample(places, 5):
        touch(shown, place)  # it is what is hit
        heights.add(shown.read(board))
    press(shown, "section.now .list")
    assert shown.page.locator("section.now .list[aria-expanded=true]").count()
    assert look(shown).version == state.version
    assert len(heights) == 1

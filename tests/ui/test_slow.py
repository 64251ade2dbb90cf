"""Answers that come late or in another order, two tabs, clicks that come twice."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

from tests.server.harness import until, wait_until_over
from tests.ui.advance import advance
from tests.ui.playing import decides, step
from tests.ui.saying import say
from tests.ui.test_one_screen import kinds
from tests.ui.test_replay import at

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route, WebSocketRoute

    from tests.server.harness import Person
    from tests.ui.conftest import Opening


PROBE = "/health?held"


class Held:
    """Requests of a page that is open, which the network does not let through yet."""

    def __init__(self, page: Page, pattern: str) -> None:
        self._page = page
        self._pattern = re.compile(rf"{pattern}|{re.escape(PROBE)}$")
        self._sure = False
        self.routes: list[Route] = []
        page.route(self._pattern, self._hold)
        until(
            self._holds
        )  # a page that is open begins to ask us a moment after the browser says so

    def _hold(self, route: Route) -> None:
        if route.request.url.endswith(PROBE):
            self._sure = True
            route.fulfill()
        else:
            self.routes.append(route)

    def _holds(self) -> bool:
        self._page.evaluate("probe => fetch(probe).then(() => 0)", PROBE)
        return self._sure

    def wait(self, count: int) -> None:
        """Wait until this many are held."""

        def held() -> bool:
            self._page.evaluate("0")  # whoever speaks with the browser hears what it has to say
            return len(self.routes) >= count

        until(held)

    def release(self, number: int) -> None:
        """Let one through, and wait until it is answered."""
        route = self.routes[number]
        with self._page.expect_response(route.request.url):
            route.continue_()

    def end(self) -> None:
        """Hold nothing any more."""
        self._page.unroute(self._pattern)


def test_an_answer_about_the_past_that_comes_late_is_not_shown(
    window: Opening, anna: Person
) -> None:
    table = anna.table("meduris", 2, "random", "random", options={"turn_limit": 10}, start=True)
    last = wait_until_over(anna, table)["version"]
    shown = window(anna)
    shown.open(table)
    at(shown, last)
    held = Held(shown.page, r"position\?version=")
    slider = shown.page.get_by_role("slider", name=say("replay"))
    slider.fill("20")
    slider.fill("30")
    held.wait(2)
    held.release(1)
    at(shown, 30)
    held.release(0)
    shown.rest()
    at(shown, 30)
    slider.fill("10")
    held.wait(3)
    shown.click(shown.button(say("replay-now")), at_rest=False)
    held.release(2)
    shown.rest()
    at(shown, last)
    assert not shown.button(say("replay-now")).count()


def test_arrow_keys_count_while_an_answer_is_awaited(window: Opening, anna: Person) -> None:
    table = anna.table("meduris", 2, "random", "random", options={"turn_limit": 10}, start=True)
    last = wait_until_over(anna, table)["version"]
    shown = window(anna)
    shown.open(table)
    at(shown, last)
    held = Held(shown.page, r"position\?version=")
    for _ in range(3):
        shown.page.keyboard.press("ArrowLeft")
    held.wait(3)
    for number in range(3):
        held.release(number)
    at(shown, last - 3)


def test_a_link_to_a_moment_of_the_table_that_is_open(window: Opening, anna: Person) -> None:
    table = anna.table("meduris", 2, "random", "random", options={"turn_limit": 10}, start=True)
    last = wait_until_over(anna, table)["version"]
    shown = window(anna)
    shown.open(table)
    at(shown, last)
    for version in (19, 0):
        shown.go(f"/#table={table}&version={version}")
        at(shown, version)
    shown.page.go_back()
    at(shown, 19)
    shown.page.go_back()
    at(shown, last)


def test_what_was_clicked_before_the_match_went_on_is_not_done(
    window: Opening, anna: Person
) -> None:
    table = anna.table("zimbabwe", 2, "you", "random", start=True)
    rng = random.Random(11)

    def so(seen: Any) -> bool:
        return "end" in kinds(seen) and seen.get("undo") is not None

    advance(anna, table, rng, so)
    shown = window(anna, confirm=True)
    shown.open(table)
    decides(shown)
    held = Held(shown.page, r"/preview")
    end = say("ui-end", part="zimbabwe")
    shown.button(end).dispatch_event("click")
    held.wait(1)
    version = anna.position(table)["version"]
    anna.post(f"/api/tables/{table}/undo", {"expected_version": version, "key": "elsewhere"})
    shown.sees(version + 1)
    held.release(0)  # it is about what was seen then, and so it is not refused
    shown.rest()
    assert not shown.button(say("confirm", what=end)).count()
    assert not shown.notices
    assert anna.position(table)["version"] == version + 1


def test_a_socket_that_fell_silent_is_noticed(window: Opening, anna: Person) -> None:
    table = anna.table("zimbabwe", 2, "you", "you", start=True)
    shown, rng = window(anna), random.Random(13)
    silent: list[bool] = []

    def pass_on(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        deaf = not silent
        server.on_message(lambda message: None if deaf and silent else route.send(message))

    shown.page.route_web_socket(re.compile("/socket"), pass_on)
    shown.open(table)
    first = decides(shown).version
    silent.append(True)
    assert step(shown, rng).version == first + 1
    decides(shown)


def test_a_double_click_plays_one_match_and_says_one_thing(window: Opening, anna: Person) -> None:
    shown = window(anna)
    shown.home()
    held = Held(shown.page, r"/api/tables$")
    play = shown.page.locator("article", has_text="Meduris").get_by_text(
        say("play-bots"), exact=True
    )
    play.dblclick()
    held.wait(1)
    held.release(0)
    shown.rest()  # another request would be awaited
    assert len(held.routes) == 1
    held.end()
    shown.tab(say("chat"))
    held = Held(shown.page, r"/chat$")
    shown.page.get_by_label(say("chat-say")).fill("hello")
    shown.page.keyboard.press("Enter")
    shown.page.keyboard.press("Enter")
    held.wait(1)
    held.release(0)
    shown.rest()
    assert len(held.routes) == 1


def test_the_course_of_a_match_waits_for_a_busy_server(window: Opening, anna: Person) -> None:
    table = anna.table("meduris", 2, "random", "random", options={"turn_limit": 6}, start=True)
    wait_until_over(anna, table)
    shown = window(anna)
    shown.expects(r"^429 GET .*/course")
    problem = {"error": {"id": "too-fast", "words": "Too fast.", "retry": 0.2}}
    asked: list[Route] = []

    def busy_once(route: Route) -> None:
        # not `times=1`: what the page asks while the browser stops handing over may hang
        asked.append(route)
        if len(asked) == 1:
            route.fulfill(status=429, json=problem)
        else:
            route.continue_()

    shown.page.route(re.compile("/course"), busy_once)
    shown.open(table)
    assert shown.page.locator(".course figure").first.is_visible()
    assert not shown.notices

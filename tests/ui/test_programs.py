"""Programs on the page: let in and turned away by whoever they act for, and seen by everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.server.harness import Person, good, refused
from tests.ui.saying import say

if TYPE_CHECKING:
    from tests.ui.conftest import Opening
    from tests.ui.window import Window


def open_programs(window: Window) -> None:
    window.click(window.button(say("settings")))
    window.click(window.page.locator("dialog summary").filter(has_text=say("programs")))


def test_a_program_is_let_in_with_a_token_that_is_shown_once_and_turned_away(
    window: Opening, anna: Person
) -> None:
    shown = window(anna)
    shown.go("/")
    open_programs(shown)
    shown.page.get_by_label(say("program-name")).fill("Robot")
    shown.page.get_by_label(say("program-may-play")).uncheck()
    shown.click(shown.button(say("program-let-in")))
    token = shown.page.locator("dialog code").inner_text()
    (listed,) = anna.get("/api/guest/programs")
    assert (listed["name"], listed["scopes"]) == ("Robot", ["look"])
    program = Person(anna.url, known=False)
    program.http.headers["authorization"] = f"Bearer {token}"
    with program:
        assert program.get("/api/guest")["id"] == anna.me["id"]
        shown.click(shown.button(say("done")))
        open_programs(shown)
        expect(shown.page.locator("dialog li")).to_contain_text("Robot")
        assert shown.page.get_by_text(token).count() == 0, "it is shown once"
        shown.click(shown.button(say("program-away-who", name="Robot")))
        assert shown.page.locator("dialog details li").count() == 0
        refused(program.ask("GET", "/api/guest"), 401, "token")


def test_everybody_sees_at_the_seat_that_it_is_a_program(
    window: Opening, anna: Person, bert: Person
) -> None:
    table = anna.table("meduris", 2, "you", None)
    made = bert.post("/api/guest/programs", {"name": "Robot", "scopes": ["look", "play"]})
    headers = {"authorization": f"Bearer {made['token']}"}
    with Person(anna.url, known=False) as program:
        good(program.ask("POST", f"/api/tables/{table}/join", {}, headers=headers))
    shown = window(anna)
    shown.go(f"/#table={table}")
    assert shown.page.locator(".waiting li").get_by_text(say("seat-program")).count() == 1
    anna.post(f"/api/tables/{table}/start")
    expect(shown.page.locator(".seats .role").get_by_text(say("seat-program"))).to_have_count(1)

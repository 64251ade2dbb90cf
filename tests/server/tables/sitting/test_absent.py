"""Somebody does not decide: after the agreed time the table's owner may let a bot decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.harness import good, refused

if TYPE_CHECKING:
    from tests.server.harness import Person, ServerProcess

HOUR = 3600


def waiting(anna: Person, bert: Person, **settings: object) -> tuple[str, str]:
    """Return a table at which bert is to decide, and the address of his seat's bot."""
    options = {"first": "seat-1"}
    table = anna.table("meduris", 2, "you", settings=settings, options=options)
    bert.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    assert anna.position(table)["actor"] == 1
    return table, f"/api/tables/{table}/seats/1/bot"


def test_the_owner_hands_the_seat_over_once_the_time_is_up_and_its_person_comes_back(
    server: ServerProcess, anna: Person, bert: Person
) -> None:
    _, path = waiting(anna, bert, patience=HOUR)
    refused(anna.ask("PUT", path, {"bot": "random"}), 409, "not-absent")
    server.pass_time(HOUR - 1)
    refused(anna.ask("PUT", path, {"bot": "random"}), 409, "not-absent")
    server.pass_time(1)
    seat = good(anna.ask("PUT", path, {"bot": "random"}))["seats"][1]
    assert (seat["bot"], seat["away"]) == ("random", "absent")
    refused(anna.ask("DELETE", path), 403, "not-your-seat")
    assert "bot" not in good(bert.ask("DELETE", path))["seats"][1]


def test_nobody_else_may_and_nobody_where_that_was_not_agreed(
    server: ServerProcess, anna: Person, bert: Person, clara: Person
) -> None:
    table, path = waiting(anna, bert)
    server.pass_time(30 * 24 * HOUR)
    refused(anna.ask("PUT", path, {"bot": "random"}), 403, "not-your-seat")
    table, path = waiting(anna, bert, patience=HOUR)
    server.pass_time(HOUR)
    refused(clara.ask("PUT", path, {"bot": "random"}), 403, "not-your-seat")
    mine = f"/api/tables/{table}/seats/0/bot"
    refused(bert.ask("PUT", mine, {"bot": "random"}), 403, "not-your-seat")


def test_house_rules_and_languages_are_there_for_those_who_look_for_a_table(
    anna: Person, clara: Person
) -> None:
    house = "No talking\u200b in the\nlast round"
    settings = {"house": house, "languages": ["it", "ru"]}
    table = anna.table("meduris", 2, "you", settings=settings)
    (listed,) = (each for each in clara.get("/api/tables") if each["id"] == table)
    assert listed["settings"]["languages"] == ["it", "ru"]
    assert clara.get(f"/api/tables/{table}")["settings"]["house"] == "No talking in the last round"
    for wrong in ({"house": "x" * 601}, {"languages": ["<b>"]}, {"patience": 5}):
        body = {"game": "meduris", "seats": 2, "settings": wrong}
        refused(anna.ask("POST", "/api/tables", body), 400, "body")

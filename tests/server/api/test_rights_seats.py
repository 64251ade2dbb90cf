"""Seats that are handed to bots, given up, and taken back: whose word counts then."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from tests.server.harness import good, heard, refused

if TYPE_CHECKING:
    import httpx

    from tests.server.harness import Person

GOING_BACK = ("undo", "redo", "restart", "requests")


def started(anna: Person, bert: Person, **settings: object) -> str:
    """Return a table at which two people play."""
    table = anna.table("meduris", 2, "you", settings=settings, options={"first": "seat-0"})
    bert.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    return table


def ask_back(person: Person, table: str, what: str) -> httpx.Response:
    """Try to go back, as things stand."""
    version = person.position(table)["version"]
    body: dict[str, object] = {"expected_version": version}
    if what != "requests":
        body["key"] = f"{what}-{version}"
    return person.ask("POST", f"/api/tables/{table}/{what}", body)


@pytest.mark.parametrize("how", ["resign", "bot"])
def test_who_left_a_seat_to_a_bot_does_not_decide_for_it(
    anna: Person, bert: Person, how: str
) -> None:
    table = started(anna, bert)
    path = f"/api/tables/{table}"
    anna.play_some(table, random.Random(1))
    with anna.socket(table) as socket:
        heard(socket, "hello")
        if how == "resign":
            bert.post(f"{path}/seats/1/resign")
        else:
            good(bert.ask("PUT", f"{path}/seats/1/bot", {"bot": "random"}))
        while "legal" not in anna.position(table):  # the bot has decided as often as it is asked to
            heard(socket, "update")
    log = bert.get(f"{path}/log")
    assert any(record["seat"] == 1 for record in log), "the bot decides"
    for what in GOING_BACK:
        refusal = (409, "nothing-to-redo") if what == "redo" else (403, "bot-decides")
        refused(ask_back(bert, table, what), *refusal)
    version = bert.position(table)["version"]
    refused(bert.play(table, "worker wood", version, "k"), 403, "not-your-decision")
    assert bert.get(f"{path}/log") == log
    if how == "resign":
        refused(bert.ask("DELETE", f"{path}/seats/1/bot"), 403, "resigned")
        good(bert.ask("PUT", f"{path}/seats/1/bot", {"bot": "novice"}))
        assert bert.get(path)["seats"][1]["away"] == "resigned"
    else:
        refused(anna.ask("DELETE", f"{path}/seats/1/bot"), 403, "not-your-seat")
        good(bert.ask("DELETE", f"{path}/seats/1/bot"))
        assert "bot" not in bert.get(path)["seats"][1]
        assert ask_back(bert, table, "requests").is_success


def test_who_resigned_has_no_say_in_what_the_others_agree_to(
    anna: Person, bert: Person, clara: Person
) -> None:
    table = anna.table(
        "zimbabwe", 3, "you", settings={"undo": "agreed"}, options={"setup": "first-play"}
    )
    path = f"/api/tables/{table}"
    people = [anna, bert, clara]
    for person in people[1:]:
        person.post(f"{path}/join")
    anna.post(f"{path}/start")
    rng = random.Random(2)
    actor = anna.position(table)["actor"]
    people[actor].play_some(table, rng)
    asker = people[actor]
    seen = asker.position(table)
    gone = max({0, 1, 2} - {actor, seen["actor"]})  # its bot is not to move: the match waits
    (other,) = {0, 1, 2} - {actor, gone}
    body = {"expected_version": seen["version"]}
    waiting = asker.post(f"{path}/requests", body)["request"]["waits_for"]
    assert sorted(waiting) == sorted([gone, other])
    people[gone].post(f"{path}/seats/{gone}/resign")
    for agree in (True, False):
        answer = people[gone].ask("POST", f"{path}/requests/answer", {"agree": agree})
        refused(answer, 403, "bot-decides")
    assert asker.get(path)["request"]["waits_for"] == [other]
    refused(asker.ask("POST", f"{path}/requests/answer", {"agree": True}), 409, "no-request")
    people[other].post(f"{path}/requests/answer", {"agree": True})
    assert asker.position(table)["line"] < seen["line"]


def test_nothing_is_made_if_the_match_cannot_start(anna: Person) -> None:
    body = {"game": "meduris", "seats": 3, "chairs": ["you", "random"], "start": True}
    refused(anna.ask("POST", "/api/tables", body), 409, "empty-seats")
    assert anna.get("/api/tables", mine="true") == []


def test_one_does_not_play_with_the_hand_of_another(anna: Person, bert: Person) -> None:
    table = started(anna, bert)
    seen = anna.position(table)
    refusals = {0: (403, "not-your-seat"), 5: (404, "seat"), 1: (403, "not-your-decision")}
    for seat, refusal in refusals.items():
        body = {
            "action": seen["legal"][0], "expected_version": seen["version"], "key": "k",
            "seat": seat,
        }  # fmt: skip
        refused(bert.ask("POST", f"/api/tables/{table}/actions", body), *refusal)
    for what in ("position", "log", "drawing", "ask", "choices", "advice"):
        answer = bert.ask("GET", f"/api/tables/{table}/{what}", params={"seat": 0})
        refused(answer, 403, "not-your-seat")
    assert anna.position(table)["version"] == seen["version"]

"""Looking on some turns late: nothing newer comes through any address, until the match is over."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.harness import good, heard, refused
from tests.server.rights import EVERYTHING

if TYPE_CHECKING:
    from tests.server.harness import Person

DECIDED = {"POST /fork", "POST /chat", "POST /join", "POST /leave"}
"""What makes something new each time, and is looked at by itself."""


def late(anna: Person, bert: Person, delay: int = 1, **settings: object) -> str:
    """Return a table at which two people have played some turns, and others look on late."""
    options = {"stocks": "open", "first": "seat-0"}
    chosen = {"delay": delay, **settings}
    table = anna.table("meduris", 2, "you", settings=chosen, options=options)
    invite = anna.post(f"/api/tables/{table}/invites", {"to": "play"})
    bert.post(f"/api/tables/{table}/join", {"invite": invite["token"]})
    anna.post(f"/api/tables/{table}/start")
    return table


def act(people: tuple[Person, Person], table: str, times: int = 1) -> Any:
    """Let who decides do something, some times; return the position then."""
    for _ in range(times):
        seen = people[0].position(table)
        seat, version = seen["actor"], seen["version"]
        legal = people[seat].position(table)["legal"]
        action = random.Random(version).choice(legal)
        good(people[seat].play(table, action, version, f"act-{version}"))
    return people[0].position(table)


def within_a_turn(people: tuple[Person, Person], table: str) -> Any:
    """Go on until the seat that decided last decides again; return the position."""
    while True:
        before = people[0].position(table)["actor"]
        seen = act(people, table)
        if seen["actor"] == before:
            return seen


PLACES = {
    "game": "meduris", "language": "en", "seats": "2", "puzzle": "none", "seat": "0",
    "about": "forced", "number": "1", "cup": "none",
}  # fmt: skip
"""What stands in an address in the place of a name, besides tables and people."""


def addresses(person: Person, table: str, other: str) -> list[str]:
    """Return all that can be looked at on a server, as its own document has it."""
    paths = person.get("/api/openapi.json")["paths"]
    known = {**PLACES, "table": table, "person": other}
    return [path.format(**known) for path, by in paths.items() if "get" in by]


def everything(person: Person, table: str, other: str) -> dict[str, Any]:
    """Return what somebody who looks on is answered at every address that there is."""
    found: dict[str, Any] = {}
    for ask in EVERYTHING:
        if f"{ask.method} {ask.path}" not in DECIDED:
            answer = ask.of(person, table)
            found[f"{ask.method} {ask.path}"] = (answer.status_code, answer.text)
    for path in ("/api/tables", "/api/tables?status=playing"):
        found[path] = person.get(path)
    for version in (0, 5, 20, 10**6):
        for what in ("position", "drawing", "advice"):
            answer = person.ask("GET", f"/api/tables/{table}/{what}?version={version}")
            found[f"{what} {version}"] = (answer.status_code, answer.text)
    for what in ("log?until=100000&words=true", "frames?since=0&until=100000", "log?since=3"):
        answer = person.ask("GET", f"/api/tables/{table}/{what}")
        found[what] = (answer.status_code, answer.text)
    for path in addresses(person, table, other):
        answer = person.ask("GET", path)
        found[f"GET {path}"] = (answer.status_code, answer.text)
    return found


def by_link(anna: Person, bert: Person, clara: Person, turns: int) -> str:
    """Return a table at which one looks on late by a link, and somebody else at once."""
    table = late(anna, bert, 0, clock={"per": "match", "seconds": 3600}, watch="link", join="link")
    link = anna.post(f"/api/tables/{table}/invites", {"to": "watch", "turns": turns})
    clara.post(f"/api/tables/{table}/join", {"invite": link["token"]})
    return table


@pytest.mark.parametrize("way", ["agreed", "link"])
@pytest.mark.parametrize("delay", [1, 3])
def test_no_address_tells_what_happened_since(
    anna: Person, bert: Person, clara: Person, delay: int, way: str
) -> None:
    if way == "link":
        table = by_link(anna, bert, clara, delay)
    else:
        table = late(anna, bert, delay, clock={"per": "match", "seconds": 3600})
    people = (anna, bert)
    act(people, table, 24)
    within_a_turn(people, table)
    shown = clara.position(table)["version"]
    with clara.socket(table) as socket:
        hello = heard(socket, "hello")
        assert hello["position"]["version"] == hello["table"]["version"] == shown
        assert max(record["version"] for record in hello["records"]) == shown
        assert hello["table"]["late"] == delay
        before = everything(clara, table, anna.me["id"])
        clara.post(f"/api/tables/{table}/chat", {"text": "here"})
        heard(socket, "chat")
        act(people, table)
        anna.post(f"/api/tables/{table}/chat", {"text": "did you see that?"})
        bert.ask("POST", f"/api/tables/{table}/requests",
                 {"expected_version": anna.position(table)["version"]})  # fmt: skip
        clara.post(f"/api/tables/{table}/chat", {"text": "nothing"})
        news = json.loads(socket.recv(10))
        assert (news["type"], news.get("text")) == ("chat", "nothing"), "and nothing before that"
        after = everything(clara, table, anna.me["id"])
    for said in ("GET /chat", f"GET /api/tables/{table}/chat", "GET /api/guest/export"):
        assert "did you see that" not in after.pop(said)[1]
        before.pop(said)
    assert after == before
    assert anna.position(table)["version"] > shown
    fork = clara.post(f"/api/tables/{table}/fork")
    assert fork["origin"]["version"] == shown
    refused(clara.ask("POST", f"/api/tables/{table}/fork", {"version": shown + 1}), 404, "version")
    assert len(json.loads(clara.ask("GET", f"/api/tables/{table}/save").text)["records"]) == shown


def test_turns_come_when_they_are_old_enough_and_what_was_said_then(
    anna: Person, bert: Person, clara: Person
) -> None:
    table = late(anna, bert)
    people = (anna, bert)
    with clara.socket(table) as socket:
        hello = heard(socket, "hello")
        known = hello["position"]["version"]
        assert known == act(people, table)["version"] - 1, "the first turn is not over"
        anna.post(f"/api/tables/{table}/chat", {"text": "my first"})
        while (now := act(people, table)) and len({r["seat"] for r in _log(anna, table)}) < 3:
            pass
        update = heard(socket, "update")
        assert update["since"] == known
        assert known < update["position"]["version"] < now["version"]
        own = [record["seat"] for record in update["records"]]
        assert len(set(own) - {"chance"}) == 1, "one turn"
    assert [each["seat"] for each in _log(clara, table)] == [
        each["seat"] for each in _log(anna, table)[: update["position"]["version"]]
    ]


def _log(person: Person, table: str) -> list[Any]:
    told: list[Any] = person.get(f"/api/tables/{table}/log")
    return told


def test_once_it_is_over_everything_is_there_for_everybody(
    anna: Person, bert: Person, clara: Person
) -> None:
    table = late(anna, bert, 20)
    for person, seat in ((anna, 0), (bert, 1)):
        good(person.ask("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"bot": "random"}))
    with clara.socket(table) as socket:
        heard(socket, "hello")
        update = heard(socket, "update")
        while "outcome" not in update["position"]:
            update = heard(socket, "update")
        assert update["records"][-1]["version"] == update["position"]["version"]
    assert _log(clara, table) == _log(anna, table)
    assert clara.get(f"/api/tables/{table}")["status"] == "over"


def test_old_tables_and_those_with_a_seat_see_it_at_once(
    anna: Person, bert: Person, clara: Person
) -> None:
    table = late(anna, bert, 20)
    act((anna, bert), table, 8)
    assert anna.position(table)["version"] == bert.position(table)["version"]
    other = late(anna, bert, 0)
    act((anna, bert), other, 3)
    assert clara.position(other)["version"] == anna.position(other)["version"]

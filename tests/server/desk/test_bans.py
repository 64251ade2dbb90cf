"""Somebody is banned while a server runs: it refuses them at once, and knows nothing else of it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.desk.commands import admin, fails, found
from tests.server.harness import closed_with, good, heard, refused, until
from tests.server.tables.sitting.test_absent import waiting

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

    from tests.server.harness import Person, ServerProcess

GONE = 4004
DAY = 24 * 3600.0


def banned(person: Person) -> bool:
    return person.ask("GET", "/api/tables").status_code == 403


def close_code(socket: ClientConnection) -> int:
    """Return how a socket is closed, once it is."""
    with pytest.raises(ConnectionClosed) as closed:
        heard(socket, "nothing of this kind")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_who_is_banned_is_refused_all_but_what_is_their_own_and_their_sockets_are_closed(
    server: ServerProcess, anna: Person, bert: Person
) -> None:
    table = anna.table("meduris", 2, "you")
    bert.post(f"/api/tables/{table}/join")
    token = bert.post("/api/guest/tokens")["token"]
    with bert.socket(table) as ears, bert.bell() as bell, anna.socket(table) as others:
        for each, first in ((ears, "hello"), (bell, "ring"), (others, "hello")):
            heard(each, first)
        said = admin("ban", bert.me["id"], "--why", "rude\x1b at tables", db=server.db)
        assert said.status == 0
        assert f"({bert.me['id']}) is banned for good; a server that runs knows it" in said.out
        assert (close_code(ears), close_code(bell)) == (GONE, GONE)
        anna.post(f"/api/tables/{table}/chat", {"text": "still here"})
        assert heard(others, "chat")["text"] == "still here"
    for method, path in (
        ("GET", "/api/tables"), ("GET", "/api/games"), ("GET", f"/api/tables/{table}"),
        ("POST", "/api/tables"), ("POST", f"/api/tables/{table}/chat"), ("PATCH", "/api/guest"),
        ("POST", "/api/guest/tokens"), ("GET", f"/api/people/{anna.me['id']}"),
        ("POST", "/api/guest/transfer"), ("POST", f"/api/tables/{table}/leave"),
    ):  # fmt: skip
        assert refused(bert.ask(method, path, None if method == "GET" else {}), 403, "banned")
    bearer = {"Authorization": f"Bearer {token}"}
    refused(bert.ask("GET", "/api/tables", headers=bearer), 403, "banned")
    assert closed_with(bert, table) == (GONE, "banned")
    for path in ("", "/export", "/sessions", "/person", "/calls", "/profile"):
        good(bert.ask("GET", f"/api/guest{path}"))
    (kept,) = bert.get("/api/guest/export")["kept"]["bans"]
    assert (kept["why"], kept["until"]) == ("rude at tables", None)
    bert.post("/api/guest")
    bert.post("/api/guest/sign-out")
    assert banned(bert), "a ban is not signed out of"
    assert not banned(anna)
    good(bert.ask("POST", "/api/guest/delete", {"name": bert.me["name"]}))
    assert found("people", db=server.db)["count"] == 1


def test_the_refusal_says_until_when_and_why_in_three_languages(
    server: ServerProcess, bert: Person
) -> None:
    ban = ("ban", bert.me["name"], "--until", "2126-03-04", "--why", "spam")
    assert admin(*ban, db=server.db).status == 0
    until(lambda: banned(bert))
    said = {
        code: refused(bert.ask("GET", f"/api/tables?lang={code}"), 403, "banned")["words"]
        for code in ("en", "it", "ru")
    }
    end = "2126-03-04 00:00 UTC"
    assert said == {
        "en": f"Whoever runs this server has banned you until {end}. The reason: “spam”.",
        "it": f"Chi gestisce questo server ti ha escluso fino al {end}. Il motivo: «spam».",
        "ru": f"Тот, кто ведёт этот сервер, закрыл вам доступ до {end}. Причина: «spam».",
    }
    assert admin("ban", bert.me["id"], db=server.db).status == 0, "in the place of the other"
    until(lambda: "for good" in bert.ask("GET", "/api/tables").text)
    words = refused(bert.ask("GET", "/api/tables"), 403, "banned")["words"]
    assert words == "Whoever runs this server has banned you for good. No reason was given."


def test_a_ban_ends_when_it_ends_or_when_it_is_taken_back(
    server: ServerProcess, anna: Person, bert: Person
) -> None:
    for person in (anna, bert):
        days = ("--days", "2") if person is bert else ()
        assert admin("ban", person.me["id"], *days, db=server.db).status == 0
    until(lambda: banned(anna) and banned(bert))
    assert admin("unban", anna.me["id"], db=server.db).status == 0
    until(lambda: not banned(anna))
    server.pass_time(time.time() - 1_767_225_600.0 + 2 * DAY - 3600)
    assert banned(bert)
    server.pass_time(2 * 3600)
    assert not banned(bert)
    server.stop()
    assert admin("ban", anna.me["id"], db=server.db).status == 0
    server.start()
    anna.http.base_url = server.url
    assert banned(anna), "it is known from the start"


def test_two_processes_hear_of_a_ban(club: tuple[ServerProcess, ServerProcess]) -> None:
    one, other = club
    with one.person() as anna, anna.through(other) as elsewhere:
        with elsewhere.bell() as bell:
            heard(bell, "ring")
            assert admin("ban", anna.me["id"], db=one.db).status == 0
            assert close_code(bell) == GONE
        until(lambda: banned(anna) and banned(elsewhere))
        assert admin("unban", anna.me["id"], db=one.db).status == 0
        until(lambda: not banned(anna) and not banned(elsewhere))


def test_the_owner_hands_the_seat_of_somebody_banned_on_at_once(
    server: ServerProcess, anna: Person, bert: Person
) -> None:
    _, path = waiting(anna, bert)
    refused(anna.ask("PUT", path, {"bot": "random"}), 403, "not-your-seat")
    assert admin("ban", bert.me["id"], db=server.db).status == 0
    until(lambda: banned(bert))
    seat: Any = good(anna.ask("PUT", path, {"bot": "random"}))["seats"][1]
    assert (seat["bot"], seat["away"]) == ("random", "absent")
    assert admin("unban", bert.me["id"], db=server.db).status == 0
    until(lambda: not banned(bert))
    assert "bot" not in good(bert.ask("DELETE", path))["seats"][1]


def test_a_match_with_somebody_banned_can_be_closed_as_with_somebody_gone(
    server: ServerProcess, anna: Person, bert: Person
) -> None:
    table, _ = waiting(anna, bert)
    bert.get(f"/api/tables/{table}")
    refused(anna.ask("POST", f"/api/tables/{table}/close", {}), 409, "still-playing")
    assert admin("ban", bert.me["id"], db=server.db).status == 0
    until(lambda: banned(bert))
    anna.post(f"/api/tables/{table}/close")
    assert anna.get(f"/api/tables/{table}")["ended"] == "owner"


def test_what_is_wrong_with_a_ban_is_one_line(
    server: ServerProcess, anna: Person, bert: Person
) -> None:
    for person in (anna, bert):
        good(person.ask("PATCH", "/api/guest", {"name": "Kudu"}))
    line = fails(admin("ban", "kudu", db=server.db))
    assert line.startswith("2 people are called 'kudu': give an id, of ")
    assert anna.me["id"] in line
    assert "nobody called 'nobody'" in fails(admin("ban", "nobody", db=server.db))
    past = admin("ban", anna.me["id"], "--until", "2020-01-01", db=server.db)
    assert fails(past) == "--until 2020-01-01 00:00 UTC has passed"
    assert fails(admin("unban", anna.me["id"], db=server.db)).endswith("is not banned")
    both = ("--until", "2126-01-01", "--days", "2")
    assert admin("ban", anna.me["id"], *both, db=server.db).status == 2
    assert admin("ban", db=server.db).status == 2
    assert not any(each["banned"] for each in found("people", db=server.db)["people"])

"""Seats go from one guest to another who is the same person, or to bots when somebody leaves."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, insert

from mbira.server.store.calls.schema import SEEN
from mbira.server.store.club.schema import RATINGS
from mbira.server.tables.sitting.moving import bring_along, leave_for_good
from mbira.server.tables.sweeping import sweep
from tests.server.harness import Person, ServerProcess, heard, refused
from tests.server.inside import inside, table

if TYPE_CHECKING:
    from pathlib import Path

PRIVATE = {"join": "link", "watch": "nobody"}


def signs_in(browser: Person, code: str) -> Any:
    """Let a browser become somebody by a recovery code; return what it is offered."""
    return browser.post("/api/sign-in/code", {"code": code}).get("bring")


def test_who_signs_in_brings_along_what_they_played_as_a_guest(
    server: ServerProcess, anna: Person, bert: Person
) -> None:
    codes = anna.post("/api/guest/codes")["codes"]
    with server.person() as browser:
        old = browser.me
        mine = browser.table("meduris", 2, "you", "random", start=True)
        with_bert = bert.table("meduris", 2, "you", settings=PRIVATE)
        link = bert.post(f"/api/tables/{with_bert}/invites", {"to": "play"})["token"]
        browser.post(f"/api/tables/{with_bert}/join", {"invite": link})
        bert.post(f"/api/tables/{with_bert}/start")
        browser.post(f"/api/tables/{with_bert}/chat", {"text": "good luck"})
        server.pass_time(400.0)  # one table is put away meanwhile, the other is open
        with bert.socket(with_bert) as socket:
            heard(socket, "hello")
            offer = signs_in(browser, codes[0])
            assert (offer["name"], offer["tables"]) == (old["name"], 2)
            refused(browser.ask("GET", f"/api/tables/{with_bert}"), 404, "table")
            refused(bert.ask("POST", "/api/guest/bring", {"token": offer["token"]}), 403, "token")
            assert browser.post("/api/guest/bring", {"token": offer["token"]}) == anna.me
            seats = heard(socket, "table")["table"]["seats"]
            assert [seat["name"] for seat in seats] == [bert.me["name"], anna.me["name"]]
            assert heard(socket, "retold")["chat"][0]["name"] == anna.me["name"]
        listed = {each["id"]: each for each in anna.get("/api/tables", mine="true")}
        assert listed.keys() == {mine, with_bert}
        assert listed[mine]["owner"]
        assert anna.position(with_bert)["seat"] == 1
        refused(browser.ask("POST", "/api/guest/bring", {"token": offer["token"]}), 403, "token")


def test_two_seats_at_one_table_become_those_of_one_person(
    server: ServerProcess, anna: Person
) -> None:
    codes = anna.post("/api/guest/codes")["codes"]
    shared = anna.table("meduris", 2, "you")
    with server.person() as browser:
        browser.ask("PATCH", "/api/guest", {"name": "Other me"})
        browser.post(f"/api/tables/{shared}/join")
        offer = signs_in(browser, codes[0])
        browser.post("/api/guest/bring", {"token": offer["token"]})
        seats = browser.get(f"/api/tables/{shared}")["seats"]
        assert [seat["yours"] for seat in seats] == [True, True]
        assert [seat["name"] for seat in seats] == [anna.me["name"], "Other me"]


def test_nothing_is_offered_of_somebody_who_could_sign_in_themselves(
    server: ServerProcess, anna: Person
) -> None:
    codes = anna.post("/api/guest/codes")["codes"]
    with server.person() as family, family.through(server) as tab:
        family.table("meduris", 2, "you", "random")
        offer = signs_in(tab, codes[1])
        assert offer is not None
        family.post("/api/guest/codes")
        refused(anna.ask("POST", "/api/guest/bring", {"token": offer["token"]}), 403, "token")
        assert signs_in(family, codes[0]) is None
    with server.person() as empty:
        assert signs_in(empty, codes[2]) is None


def test_who_leaves_for_good_is_nowhere_and_matches_go_on(
    server: ServerProcess, anna: Person, bert: Person
) -> None:
    anna.ask("PATCH", "/api/guest", {"name": "Annabella"})
    alone = anna.table("meduris", 2, "you", "random", start=True)
    waiting = anna.table("africa", 3, "you")
    bert.post(f"/api/tables/{waiting}/join")
    playing = anna.table("meduris", 2, "you", settings=PRIVATE, options={"first": "seat-0"})
    link = anna.post(f"/api/tables/{playing}/invites", {"to": "play"})["token"]
    bert.post(f"/api/tables/{playing}/join", {"invite": link})
    anna.post(f"/api/tables/{playing}/start")
    anna.post(f"/api/tables/{playing}/chat", {"text": "bye"})
    code = anna.post("/api/guest/codes")["codes"][0]
    with bert.socket(playing) as socket, anna.bell() as bell:
        heard(socket, "hello")
        heard(bell, "ring")
        refused(anna.ask("POST", "/api/guest/delete", {"name": "Anna"}), 422, "name-other")
        answer = anna.ask("POST", "/api/guest/delete", {"name": "Annabella"})
        assert answer.status_code == 204
        seat = heard(socket, "table")["table"]["seats"][0]
        assert seat.get("left")
        assert seat["bot"]
        assert "name" not in seat
        assert heard(socket, "update")["records"][0]["seat"] == 0  # the bot plays on
    refused(anna.ask("GET", "/api/guest"), 401, "guest")
    refused(bert.ask("POST", "/api/sign-in/code", {"code": code}), 403, "code")
    info = bert.get(f"/api/tables/{playing}")
    assert info["owner"]  # somebody has to be able to close it
    (said,) = bert.get(f"/api/tables/{playing}/chat")
    assert (said["name"], said["text"]) == ("", "bye")
    assert bert.get(f"/api/tables/{waiting}")["status"] == "closed"
    refused(bert.ask("GET", f"/api/tables/{alone}"), 404, "table")
    rows = kept(server)
    assert b"bye" in rows
    assert b"Annabella" not in rows
    assert anna.me["id"].encode() not in rows.replace(f"{anna.me['id']}/".encode(), b"")


def kept(server: ServerProcess) -> bytes:
    """Return all that the rows of a server's database say, those of former tables left out."""
    with closing(sqlite3.connect(server.db.removeprefix("sqlite:///"))) as database:
        database.text_factory = bytes
        database.execute("DELETE FROM tables WHERE status = 'gone'")  # it is not committed
        names = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        found = [database.execute(f"SELECT * FROM {name.decode()}") for (name,) in names]  # noqa: S608
        return b" ".join(
            value if isinstance(value, bytes) else str(value).encode()
            for rows in found
            for row in rows
            for value in row
        )


def test_of_a_match_that_is_over_it_is_told_that_somebody_left(anna: Person, bert: Person) -> None:
    over = anna.table("meduris", 2, "you")
    bert.post(f"/api/tables/{over}/join")
    anna.post(f"/api/tables/{over}/start")
    for person, seat in ((anna, 0), (bert, 1)):
        person.ask("PUT", f"/api/tables/{over}/seats/{seat}/bot", {"bot": "random"})
    with bert.socket(over) as socket:
        while heard(socket, "table")["table"]["status"] != "over":
            pass
    anna.ask("POST", "/api/guest/delete", {"name": anna.me["name"]})
    seat = bert.get(f"/api/tables/{over}")["seats"][0]
    assert seat == {"left": True}


def test_who_was_to_be_forgotten_when_the_server_ended_is_forgotten_after(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as tables:
            services = tables.services
            anna, bert = await services.guests.new(), await services.guests.new("Bert")
            live = await table(tables, anna, "you", "random")
            await services.store.persons.begin_to_leave(anna.id)
            services.guests.forget(anna.id)
            assert await services.guests.find(anna.id) is None
            assert live.id in tables.open
            await sweep(tables)
            assert live.id not in tables.open
            assert await services.store.persons.leaving() == []
            assert await services.guests.find(bert.id) is not None

    asyncio.run(run())


def test_all_that_is_kept_can_be_taken_away(anna: Person, bert: Person) -> None:
    tables = {anna.table("meduris", 2, "you", "random") for _ in range(3)}
    talk = bert.table("meduris", 2, "you")
    anna.post(f"/api/tables/{talk}/join")
    for number in range(3):
        anna.post(f"/api/tables/{talk}/chat", {"text": f"word {number}"})
        bert.post(f"/api/tables/{talk}/chat", {"text": "secret"})
    anna.post("/api/guest/codes")
    anna.post("/api/guest/programs", {"name": "Robot", "scopes": ["look"]})
    answer = anna.ask("GET", "/api/guest/export")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert (found["id"], found["name"]) == (anna.me["id"], anna.me["name"])
    assert {each["id"] for each in found["tables"]} == {*tables, talk}
    assert [each["text"] for each in found["said"]] == ["word 0", "word 1", "word 2"]
    assert found["recovery_codes"] == 10
    assert len(found["sessions"]) == 1
    assert [each["name"] for each in found["programs"]] == ["Robot"]
    assert "secret" not in answer.text
    assert '"seed"' not in answer.text
    assert anna.http.cookies["mbira"] not in answer.text
    assert bert.ask("GET", "/api/guest/export").json()["tables"][0]["id"] == talk


def test_what_is_somebodys_in_any_table_goes_where_they_go(tmp_path: Path) -> None:
    """In those that there are, and in those that will be."""

    async def run() -> None:
        async with inside(tmp_path) as tables:
            services = tables.services
            store, guests = services.store, services.guests
            anna, bert = await guests.new(), await guests.new()

            def write(connection: Connection) -> None:
                for guest, version in ((anna.id, 1), (bert.id, 2)):
                    seen = {"guest": guest, "version": version, "said": 0, "asked": 0}
                    connection.execute(insert(SEEN).values(table_id="both", **seen))
                connection.execute(
                    insert(SEEN).values(table_id="hers", **{**seen, "guest": anna.id})
                )
                rated = {"game": "meduris", "seats": 2, "mu": 1, "sigma": 1, "matches": 1}
                rated |= {"wins": 1, "at": 1, "player": anna.id}
                connection.execute(insert(RATINGS).values(rated))

            await store._write(write)
            assert set(await store.persons.belongings(anna.id)) == {"ratings", "seen"}
            await bring_along(tables, anna, bert)
            assert await store.persons.belongings(anna.id) == {}
            theirs = await store.persons.belongings(bert.id)
            assert {(row["table_id"], row["version"]) for row in theirs["seen"]} == {
                ("both", 2), ("hers", 2),
            }  # fmt: skip
            assert [row["player"] for row in theirs["ratings"]] == [bert.id]
            await leave_for_good(tables, bert.id)
            assert await store.persons.belongings(bert.id) == {}

    asyncio.run(run())


def test_another_process_sees_who_has_come_and_gone(
    club: tuple[ServerProcess, ServerProcess],
) -> None:
    one, other = club
    with one.person() as anna, other.person() as bert:
        shared = anna.table("meduris", 2, "you", options={"first": "seat-1"})
        bert.post(f"/api/tables/{shared}/join")
        anna.post(f"/api/tables/{shared}/start")
        with bert.socket(shared) as socket:
            heard(socket, "hello")
            assert anna.ask("POST", "/api/guest/delete", {"name": anna.me["name"]}).is_success
            while not heard(socket, "table")["table"]["seats"][0].get("left"):
                pass
        with anna.through(other) as there:
            refused(there.ask("GET", "/api/guest"), 401, "guest")


def test_another_process_sees_whose_tables_were_brought_along(
    club: tuple[ServerProcess, ServerProcess],
) -> None:
    one, other = club
    with one.person() as anna, other.person() as browser, anna.through(other) as there:
        code = anna.post("/api/guest/codes")["codes"][0]
        theirs = browser.table("meduris", 2, "you", "random", start=True)
        anna.get(f"/api/tables/{theirs}")  # it is open at both processes
        with anna.bell() as bell:
            heard(bell, "ring")
            offer = signs_in(browser, code)
            browser.post("/api/guest/bring", {"token": offer["token"]})
            heard(bell, "ring")
        for person in (anna, there, browser):
            assert person.get(f"/api/tables/{theirs}")["seats"][0]["yours"]
            assert [each["id"] for each in person.get("/api/tables", mine="true")] == [theirs]

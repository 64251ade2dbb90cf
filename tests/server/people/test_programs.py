"""A program acts for a guest as far as its token says, and everybody sees that it is one."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from mbira.server.app import ENDPOINTS
from mbira.server.people.guests import digest
from mbira.server.people.programs import NEEDED
from tests.server.disk import sql
from tests.server.harness import Person, good, heard, refused, serving

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.harness import ServerProcess

DAY = 24 * 3600.0


def program_of(person: Person, *scopes: str, **more: object) -> tuple[Person, Any]:
    """Let a program act for somebody; return it as one who asks, and what was said of it."""
    body = {"name": "Robot", "scopes": list(scopes), **more}
    made = person.post("/api/guest/programs", body)
    program = Person(person.url, known=False)
    program.http.headers["authorization"] = f"Bearer {made['token']}"
    return program, made["program"]


def test_a_token_is_shown_once_and_only_its_digest_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    with serving(f"sqlite:///{file}", tmp_path / "log") as server, server.person() as anna:
        made = anna.post("/api/guest/programs", {"name": "Robot", "scopes": ["look"]})
        token = made["token"]
        assert token.startswith("mbira_")
        (listed,) = anna.get("/api/guest/programs")
        assert listed == made["program"]
        assert token not in json.dumps(listed)
        assert sql(file, "SELECT digest, guest, scopes, tables FROM programs") == [
            (digest(token), anna.me["id"], "look", None)
        ]
        bad = Person(server.url, known=False)
        bad.http.headers["authorization"] = f"Bearer {token}x"
        error = refused(bad.ask("GET", "/api/guest"), 401, "token")
        assert token not in json.dumps(error)
        bad.http.close()
    kept = b"".join(each.read_bytes() for each in tmp_path.iterdir())
    assert token.encode() not in kept  # nor in the log


@pytest.mark.parametrize("scope", ["look", "play"])
def test_a_token_gives_its_scopes_and_nothing_else(anna: Person, scope: str) -> None:
    table = anna.table("meduris", 2, "you", "random", start=True)
    program, _ = program_of(anna, scope)
    places = {"table": table, "game": "meduris", "language": "en", "seat": "0", "program": "x",
              "person": "bot:random", "seats": "2", "invitation": table,
              "about": "forced", "number": "1"}  # fmt: skip
    others = ("session", "passkey", "address", "place", "puzzle", "cup", "entrant")
    places |= dict.fromkeys(others, "x")
    with program:
        for endpoint in ENDPOINTS:
            path = endpoint.path.format(**places)
            if NEEDED.get((endpoint.method, endpoint.path)) == scope:
                continue
            refused(program.ask(endpoint.method, path, {}), 403, "scope")
        for method, path in NEEDED:
            if NEEDED[method, path] == scope and not path.endswith("/socket"):
                answer = program.ask(method, path.format(**places), {})
                assert not answer.is_error or answer.json()["error"]["id"] != "scope"


def test_every_right_is_of_an_address_that_there_is() -> None:
    there = {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    assert set(NEEDED) - there == {("GET", "/api/tables/{table}/socket")}
    assert not any("guest" in path and method != "GET" for method, path in NEEDED)


def test_other_tables_are_not_there(anna: Person, bert: Person) -> None:
    mine = anna.table("meduris", 2, "you", "random", start=True)
    other = anna.table("meduris", 2, "you", "random", start=True)
    program, _ = program_of(anna, "look", "play", tables=[mine])
    with program:
        assert program.get(f"/api/tables/{mine}")["id"] == mine
        missing = refused(program.ask("GET", "/api/tables/a2b3c4d5e6"), 404, "table")
        hidden = refused(program.ask("GET", f"/api/tables/{other}"), 404, "table")
        assert hidden["words"] == missing["words"].replace("a2b3c4d5e6", other)
        assert [each["id"] for each in program.get("/api/tables", mine="true")] == [mine]
        assert [each["id"] for each in program.get("/api/tables")] == [mine]
        made = program.ask("POST", "/api/tables", {"game": "meduris", "seats": 2})
        refused(made, 403, "scope")
    free = bert.table("meduris", 2, "you", None)
    with program_of(anna, "play", tables=[mine])[0] as program:
        refused(program.ask("POST", f"/api/tables/{free}/join", {}), 404, "table")


def test_a_token_ends(server: ServerProcess, anna: Person) -> None:
    program, _ = program_of(anna, "look", days=1)
    with program:
        assert program.get("/api/guest")["id"] == anna.me["id"]
        server.pass_time(DAY + 1)
        refused(program.ask("GET", "/api/guest"), 401, "token")
    assert anna.get("/api/guest/programs") == []


def test_a_program_that_is_turned_away_is_away(anna: Person, bert: Person) -> None:
    program, info = program_of(anna, "look")
    with program:
        table = anna.table("meduris", 2, "you", None)
        headers = {"authorization": program.http.headers["authorization"]}
        address = f"{program.url.replace('http', 'ws')}/api/tables/{table}/socket"
        with connect(address, additional_headers=headers) as socket:
            heard(socket, "hello")
            path = f"/api/guest/programs/{info['id']}"
            refused(bert.ask("DELETE", path), 404, "program")  # it is not theirs
            good(anna.ask("DELETE", path))
            with pytest.raises(ConnectionClosed) as closed:
                heard(socket, "bye")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4001
        refused(program.ask("GET", "/api/guest"), 401, "token")
        refused(anna.ask("DELETE", path), 404, "program")
    program, _ = program_of(anna, "look")
    with program:
        anna.post("/api/guest/sign-out")
        refused(program.ask("GET", "/api/guest"), 401, "token")
    assert anna.get("/api/guest/programs") == []


def test_a_program_is_turned_away_at_every_process(
    club: tuple[ServerProcess, ServerProcess],
) -> None:
    one, other = club
    with one.person() as anna:
        table = anna.table("meduris", 2, "you", None)
        made = anna.post("/api/guest/programs", {"name": "Robot", "scopes": ["look"]})
        headers = {"authorization": f"Bearer {made['token']}"}
        address = f"{other.url.replace('http', 'ws')}/api/tables/{table}/socket"
        with (
            Person(other.url, known=False) as program,
            connect(address, additional_headers=headers) as socket,
        ):
            heard(socket, "hello")
            assert good(program.ask("GET", "/api/guest", headers=headers)) == anna.me
            good(anna.ask("DELETE", f"/api/guest/programs/{made['program']['id']}"))
            with pytest.raises(ConnectionClosed) as closed:
                heard(socket, "bye")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4001
            refused(program.ask("GET", "/api/guest", headers=headers), 401, "token")


def test_a_program_listens_where_it_may_look(anna: Person) -> None:
    mine, other = (anna.table("meduris", 2, "you", None) for _ in range(2))

    def reason(program: Person, path: str) -> str:
        headers = {"authorization": program.http.headers["authorization"]}
        address = f"{program.url.replace('http', 'ws')}{path}"
        with (
            pytest.raises(ConnectionClosed) as closed,
            connect(address, additional_headers=headers) as socket,
        ):
            socket.recv()
        assert closed.value.rcvd is not None
        return closed.value.rcvd.reason

    program, _ = program_of(anna, "look", tables=[mine])
    with program:
        assert reason(program, f"/api/tables/{other}/socket") == "table"
        assert reason(program, "/api/guest/socket") == "scope"
    player, _ = program_of(anna, "play")
    with player:
        assert reason(player, f"/api/tables/{mine}/socket") == "scope"


def test_everybody_sees_who_is_a_program(anna: Person, bert: Person, clara: Person) -> None:
    table = anna.table("meduris", 2, "you", None)
    program, _ = program_of(bert, "look", "play")
    with program:
        program.post(f"/api/tables/{table}/join", {})
        anna.post(f"/api/tables/{table}/start")
        for asker in (anna, bert, clara):
            seats = asker.get(f"/api/tables/{table}")["seats"]
            assert [seat.get("program", False) for seat in seats] == [False, True]


def test_a_seat_at_which_a_program_decides_is_marked_from_then_on(
    anna: Person, bert: Person
) -> None:
    table = anna.table("meduris", 2, "you", "you", start=True)
    program, _ = program_of(anna, "look", "play")
    with program:
        seen = program.position(table)
        assert not any(seat.get("program") for seat in bert.get(f"/api/tables/{table}")["seats"])
        good(program.play(table, seen["legal"][0], seen["version"], "first"))
        assert all(seat.get("program") for seat in bert.get(f"/api/tables/{table}")["seats"])


def test_people_can_be_among_themselves(anna: Person, bert: Person) -> None:
    alone = {"programs": False}
    table = anna.table("meduris", 2, "you", None, settings=alone)
    program, _ = program_of(bert, "look", "play")
    with program:
        assert not program.get(f"/api/tables/{table}")["settings"]["programs"]
        refused(program.ask("POST", f"/api/tables/{table}/join", {}), 403, "no-programs")
        body = {"game": "meduris", "seats": 2, "chairs": ["you"], "settings": alone}
        refused(program.ask("POST", "/api/tables", body), 403, "no-programs")
        bert.post(f"/api/tables/{table}/join", {})
        anna.post(f"/api/tables/{table}/start")
        seen = anna.position(table)
        if seen["actor"] == 0:
            good(anna.play(table, seen["legal"][0], seen["version"], "a"))
        seen = bert.position(table)
        played = program.play(table, seen["legal"][0], seen["version"], "b")
        refused(played, 403, "no-programs")
        good(bert.play(table, seen["legal"][0], seen["version"], "b"))


def test_a_program_knows_no_more_than_its_guest(anna: Person, bert: Person) -> None:
    table = anna.table("meduris", 2, "you", None)
    bert.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    program, _ = program_of(bert, "look", "play")
    with program:
        assert program.position(table) == bert.position(table)
        assert program.position(table)["view"]["seats"][0]["stock"] is None
        refused(program.ask("GET", f"/api/tables/{table}/position?seat=0"), 403, "not-your-seat")


def test_programs_are_counted(tmp_path: Path) -> None:
    limits = ("tokens=2",)
    db = f"sqlite:///{tmp_path / 't.db'}"
    with serving(db, tmp_path / "log", limits=limits) as server, server.person() as anna:
        for _ in range(2):
            program_of(anna, "look")[0].http.close()
        body = {"name": "Robot", "scopes": ["look"]}
        refused(anna.ask("POST", "/api/guest/programs", body), 429, "too-many-tokens")

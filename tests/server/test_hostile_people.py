"""Who somebody is cannot be made up, stolen twice, or kept after signing out."""

from __future__ import annotations

import hashlib
import json
import socket
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.disk import all_bytes, sql
from tests.server.harness import PATIENCE, Person, good, heard, refused
from tests.server.raw import read_raw
from tests.server.seeded import START

if TYPE_CHECKING:
    from tests.server.harness import ServerProcess


def cookie_of(person: Person) -> str:
    return str(person.http.cookies["mbira"])


def with_cookie(server: ServerProcess, cookie: str) -> httpx.Response:
    return httpx.get(
        f"{server.url}/api/guest",
        headers={b"Cookie": f"mbira={cookie}".encode("latin-1")},
        timeout=PATIENCE,
    )


def with_token(server: ServerProcess, token: str) -> httpx.Response:
    return httpx.get(
        f"{server.url}/api/guest", headers={"Authorization": f"Bearer {token}"}, timeout=PATIENCE
    )


def test_a_cookie_cannot_be_made_up(server: ServerProcess, anna: Person, bert: Person) -> None:
    mine = cookie_of(anna)
    name, generation, session, issued, signature = mine.split(".")
    other = bert.me["id"]
    hashed = hashlib.sha256(f"{other}.0".encode()).hexdigest()
    for made_up in (
        f"{other}.{generation}.{signature}", f"{name}.1.{signature}", f"{name}.-1.{signature}",
        f"{other}.0.{hashed}", f"{other}.0.", f"{other}.0", other, "", ".", "..", "a.b.c",
        mine[:-1], mine[1:], f"{mine}0", f"{name}.{generation}.{signature.upper()}",
        f"{name}.{generation}.{signature[:32]}", f"{name}.{generation}.{'0' * 64}",
        f"{name}.00.{signature}", f'"{mine}', f"{name}%00.0.{signature}", "é" * 100, "a" * 8000,
        f"{name}.0.{other}.0.{signature}", f"{name}.0.{session}.{int(issued) + 1}.{signature}",
        f"{other}.0.{session}.{issued}.{signature}", f"{name}.1.{session}.{issued}.{signature}",
    ):  # fmt: skip
        refused(with_cookie(server, made_up), 401, "guest")
    assert with_cookie(server, mine).json() == anna.me


def test_a_cookie_is_out_of_reach_of_scripts_and_of_other_sites(server: ServerProcess) -> None:
    answer = httpx.post(f"{server.url}/api/guest", timeout=PATIENCE)
    attributes = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= attributes
    assert not any(attribute.startswith("domain") for attribute in attributes)


def test_after_signing_out_nothing_of_before_is_good(server: ServerProcess, anna: Person) -> None:
    old = cookie_of(anna)
    program = anna.post("/api/guest/tokens")["token"]
    link = anna.post("/api/guest/transfer")["token"]
    table = anna.table("meduris", 2, "you", "you", start=True)
    assert with_token(server, program).json() == anna.me
    with anna.socket(table) as stolen, Person(server.url) as other, other.socket(table) as watching:
        heard(stolen, "hello")
        heard(watching, "hello")
        anna.post("/api/guest/sign-out")
        with pytest.raises(ConnectionClosed) as closed:
            heard(stolen, "nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4001
        assert cookie_of(anna) != old
        seen = anna.position(table)
        good(anna.play(table, seen["legal"][0], seen["version"], "k"))
        heard(watching, "update")
    refused(with_cookie(server, old), 401, "guest")
    refused(with_token(server, program), 401, "token")
    with Person(server.url) as other:
        refused(other.ask("POST", "/api/guest/claim", {"token": link}), 403, "token")
    assert anna.get("/api/guest") == anna.me


def test_a_request_from_before_signing_out_does_not_undo_it(
    server: ServerProcess, anna: Person
) -> None:
    """Who has a stolen cookie begins to rename, waits until the owner signs out, and ends."""
    old = cookie_of(anna)
    body = b'{"name": "Thief"}'
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as thief:
        thief.sendall(
            f"PATCH /api/guest HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n"
            f"Cookie: mbira={old}\r\nContent-Length: {len(body)}\r\n\r\n".encode()
            + body[:5]
        )
        assert with_cookie(server, old).is_success  # so the server has met the request before it
        anna.post("/api/guest/sign-out")
        thief.sendall(body[5:])
        assert read_raw(thief).status in {200, 401}
    refused(with_cookie(server, old), 401, "guest")
    assert anna.get("/api/guest")["id"] == anna.me["id"]


def test_a_transfer_link_is_good_once(server: ServerProcess, anna: Person) -> None:
    link = anna.post("/api/guest/transfer")
    assert link["link"] == f"{server.url}/#claim={link['token']}"
    with Person(server.url) as phone, Person(server.url, known=False) as thief:
        assert phone.post("/api/guest/claim", {"token": link["token"]}) == anna.me
        assert phone.get("/api/guest") == anna.get("/api/guest") == anna.me
        refused(thief.ask("POST", "/api/guest/claim", {"token": link["token"]}), 403, "token")
        refused(thief.ask("GET", "/api/guest"), 401, "guest")


def test_tokens_are_good_for_what_they_were_made_for(server: ServerProcess, anna: Person) -> None:
    table = anna.table("meduris", 2, "you", settings={"join": "link", "watch": "link"})
    other = anna.table("meduris", 2, "you", settings={"join": "link", "watch": "link"})
    tokens = {
        "api": anna.post("/api/guest/tokens")["token"],
        "transfer": anna.post("/api/guest/transfer")["token"],
        "seat": anna.post(f"/api/tables/{table}/invites", {"to": "play"})["token"],
        "watch": anna.post(f"/api/tables/{table}/invites", {"to": "watch"})["token"],
    }
    with Person(server.url) as thief:
        for kind, token in tokens.items():
            if kind != "api":
                refused(with_token(server, token), 401, "token")
            if kind != "transfer":
                refused(thief.ask("POST", "/api/guest/claim", {"token": token}), 403, "token")
            elsewhere = other if kind in {"seat", "watch"} else table
            body = {"invite": token}
            refused(thief.ask("POST", f"/api/tables/{elsewhere}/join", body), 403, "token")
        for made_up in ("", " ", "a", "a" * 101, "é", "a b", tokens["seat"] + "a", "\0"):
            joined = thief.ask("POST", f"/api/tables/{table}/join", {"invite": made_up})
            assert joined.status_code in {400, 403}
        assert thief.ask("GET", f"/api/tables/{table}").status_code == 404


@pytest.mark.parametrize("header", ["Basic YTpi", "Bearer", "bearer x", "x", "Bearer é"])
def test_who_shows_a_bad_token_is_nobody_even_with_a_cookie(anna: Person, header: str) -> None:
    answer = anna.ask("GET", "/api/guest", headers={"Authorization": header.encode("latin-1")})
    refused(answer, 401, "token")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_no_token_and_no_cookie_is_on_disk(server: ServerProcess, anna: Person) -> None:
    table = anna.table("meduris", 2, "you")
    tokens = [
        anna.post("/api/guest/tokens")["token"],
        anna.post("/api/guest/transfer")["token"],
        anna.post(f"/api/tables/{table}/invites", {})["token"],
    ]
    kept = all_bytes(server)
    assert table.encode() in kept
    for secret in (*tokens, cookie_of(anna), cookie_of(anna).rpartition(".")[2]):
        assert secret.encode() not in kept
    for (digest,) in sql(server, "SELECT digest FROM tokens WHERE guest = ?", anna.me["id"]):
        refused(with_token(server, digest), 401, "token")
    log = server.log.read_text()
    assert not any(secret in log for secret in (*tokens, cookie_of(anna)))


def test_a_token_that_has_expired_is_not_good(server: ServerProcess, anna: Person) -> None:
    table = anna.table("meduris", 3, "you", settings={"join": "link", "watch": "link"})
    link = anna.post("/api/guest/transfer")["token"]
    seat, other = (anna.post(f"/api/tables/{table}/invites", {})["token"] for _ in range(2))
    lives = sql(server, "SELECT kind, expires FROM tokens WHERE guest = ?", anna.me["id"])
    quarter, month = 15 * 60, 30 * 24 * 3600
    assert {kind: expires - START for kind, expires in lives} == {
        "transfer": quarter,
        "seat": month,
    }
    with Person(server.url) as late, Person(server.url) as later:
        server.pass_time(quarter + 1)
        refused(late.ask("POST", "/api/guest/claim", {"token": link}), 403, "token")
        server.pass_time(month - quarter - 2)
        good(late.ask("POST", f"/api/tables/{table}/join", {"invite": seat}))
        server.pass_time(2)
        refused(later.ask("POST", f"/api/tables/{table}/join", {"invite": other}), 403, "token")


def test_of_two_who_claim_at_once_one_is_let_in(server: ServerProcess, anna: Person) -> None:
    link = anna.post("/api/guest/transfer")["token"]
    body = json.dumps({"token": link}).encode()
    head = (
        f"POST /api/guest/claim HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    ).encode()
    wires = [socket.create_connection(("127.0.0.1", server.port), PATIENCE) for _ in range(8)]
    for wire in wires:
        wire.sendall(head + body[:-1])
    for wire in wires:
        wire.sendall(body[-1:])
    statuses = sorted(read_raw(wire).status for wire in wires)
    for wire in wires:
        wire.close()
    assert statuses == [200, *[403] * 7]

"""A disk without room: what cannot be kept is refused, and nothing is half done."""

from __future__ import annotations

import json
import random
import resource
import sys
from typing import TYPE_CHECKING

import pytest

from mbira.core.log.save import parse_document
from mbira.core.opening import restore
from tests.server.harness import PATIENCE, good, heard, refused, serving, until, wait_until_over

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.harness import Person, ServerProcess

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="only here can another process be kept from writing"
)


def room(server: ServerProcess, most: int) -> None:
    """Let a server write no file beyond this many bytes; -1 is as many as it likes."""
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, hard))


def health(person: Person) -> int:
    return person.ask("GET", "/health").status_code


def test_nothing_is_half_done_when_the_disk_is_full(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log") as server,
        server.person() as anna,
        server.person() as bert,
    ):
        table = anna.table("meduris", 2, "you")
        other = anna.table("meduris", 2)
        bert.post(f"/api/tables/{table}/join")
        anna.post(f"/api/tables/{table}/start")
        bots = anna.table("meduris", 2, "novice", "random")
        rng = random.Random(1)
        for person in (anna, bert) * 3:
            person.play_some(table, rng)
        seen = anna.position(table)
        actor = anna if seen["actor"] == seen["seat"] else bert
        seen = actor.position(table)
        action = rng.choice(seen["legal"])
        with anna.socket(table, seen["version"]) as socket:
            heard(socket, "hello")
            room(server, 1)

            answer = actor.play(table, action, seen["version"], "again")
            refused(answer, 503, "cannot-write")
            assert answer.headers["retry-after"] == "1"
            assert actor.position(table) == seen
            refused(bert.ask("POST", f"/api/tables/{other}/join", {}), 503, "cannot-write")
            assert anna.get(f"/api/tables/{other}")["seats"] == [{}, {}]
            refused(anna.ask("POST", f"/api/tables/{bots}/start"), 503, "cannot-write")
            assert anna.get(f"/api/tables/{bots}")["status"] == "open"
            refused(
                anna.ask("POST", f"/api/tables/{table}/chat", {"text": "hm"}), 503, "cannot-write"
            )
            refused(
                anna.ask("POST", "/api/tables", {"game": "meduris", "seats": 2}),
                503,
                "cannot-write",
            )
            assert len(anna.get("/api/tables", mine=True)) == 3
            assert health(anna) == 503

            room(server, -1)
            until(lambda: health(anna) == 200)
            played = good(actor.play(table, action, seen["version"], "again"))
            assert played["version"] == seen["version"] + 1
            update = json.loads(socket.recv(PATIENCE))  # nobody was told what did not happen
            assert update["type"] == "update"
            assert update["since"] == seen["version"]
            assert update["records"][0]["action"] == action

        anna.post(f"/api/tables/{bots}/start")
        until(lambda: anna.position(bots)["version"] > 20)
        room(server, 1)  # now bots cannot go on either
        until(lambda: stuck(anna, bots))
        room(server, -1)
        wait_until_over(anna, bots)
        save = anna.ask("GET", f"/api/tables/{bots}/save").content
        assert restore(parse_document(save, "save"), "save").over


def stuck(person: Person, table: str) -> bool:
    """Return whether a table does not move on, and the server knows that it cannot write."""
    before = person.position(table)["version"]
    return health(person) == 503 and person.position(table)["version"] == before

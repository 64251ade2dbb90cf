"""People who are called, and tables to which they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.server.harness import good

if TYPE_CHECKING:
    from tests.server.calling.receivers import Receiver
    from tests.server.harness import Person, ServerProcess

SOON = 3.0
"""Seconds that a call waits for a page to show what it is for."""


def hook(person: Person, receiver: Receiver, path: str = "/hook", **more: object) -> Any:
    """Let a person be called by a webhook."""
    body = {"kind": "webhook", "address": f"{receiver.url}{path}", **more}
    return person.post("/api/guest/calls/places", body)


def wish(person: Person, **wishes: object) -> Any:
    """Wish to be called otherwise."""
    return good(person.ask("PATCH", "/api/guest/calls", wishes))


def places(person: Person) -> list[Any]:
    """Return where a person is called."""
    found: list[Any] = person.get("/api/guest/calls")["places"]
    return found


def a_match(maker: Person, other: Person, **more: object) -> str:
    """Return a table at which two people play, and it is the maker's turn."""
    table = maker.table("meduris", 2, "you", None, **more)
    other.post(f"/api/tables/{table}/join", {"seat": 1})
    maker.post(f"/api/tables/{table}/start")
    if maker.position(table)["actor"] == 1:
        play(other, table)
    return table


def play(person: Person, table: str) -> int:
    """Decide until it is somebody else's turn; return the version then."""
    mine = person.position(table)["actor"]
    while True:
        seen = person.position(table)
        if seen["actor"] != mine:
            return int(seen["version"])
        version = seen["version"]
        good(person.play(table, seen["legal"][0], version, f"{table}-{version}"))


def see(person: Person, table: str, version: int, **more: int) -> None:
    """Report that a page has shown a version, in sight and at rest."""
    good(person.ask("PUT", f"/api/tables/{table}/seen", {"version": version, **more}))


def soon(server: ServerProcess) -> None:
    """Let as much time pass as a call waits."""
    server.pass_time(SOON + 0.1)

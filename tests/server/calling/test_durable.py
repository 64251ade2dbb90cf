"""No call is lost, and none comes twice: whatever happens to a server, however many there are."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from tests.server.calling.browsers import Browser
from tests.server.calling.people import SOON, a_match, hook, places, play, soon
from tests.server.harness import serving, until

if TYPE_CHECKING:
    from pathlib import Path

    from mbira_bench.client.postgres import Postgres
    from tests.server.calling.receivers import Receiver

LOCAL = ("--hooks", "local")
LEASE = 60.0


def held(receiver: Receiver, path: str) -> threading.Event:
    """Let a path take messages, and say nothing to them until it may."""
    receiver.held[path] = threading.Event()
    return receiver.held[path]


def test_a_call_that_was_not_sent_yet_leaves_after_a_kill(
    database: str, tmp_path: Path, receiver: Receiver
) -> None:
    with serving(database, tmp_path / "log", *LOCAL) as server:
        with server.person() as anna, server.person() as bert:
            hook(bert, receiver)
            table = a_match(anna, bert)
            play(anna, table)
        server.kill()
        server.start()
        soon(server)
        assert receiver.wait("/hook")[0].tables == [table]
        server.kill()
        server.start()
        server.pass_time(LEASE + SOON)
        with server.person() as anna, server.person() as bert:
            hook(bert, receiver, "/other")
            play(anna, a_match(anna, bert))
            soon(server)
            receiver.wait("/other")
        # killed before it could note that it was sent, a server sends it again by the same id
        assert len({got.json["id"] for got in receiver.at("/hook")}) == 1


def test_a_kill_while_it_is_sent_doubles_nothing_on_a_device(
    database: str, tmp_path: Path, receiver: Receiver
) -> None:
    paths = ("/hook", "/phone", "/discord")
    for path in paths:
        held(receiver, path)
    phone = Browser(receiver, "/phone")
    with serving(database, tmp_path / "log", *LOCAL) as server:
        anna, *others = [server.person() for _ in range(4)]
        hook(others[0], receiver)
        phone.subscribe(others[1])
        hook(others[2], receiver, "/discord", form="discord")
        for other in others:
            play(anna, a_match(anna, other))
        soon(server)
        for path in paths:
            receiver.wait(path)
        server.kill()  # all three took it, and the server does not know
        for path in paths:
            receiver.held.pop(path).set()
        server.start()
        server.pass_time(LEASE + SOON + 0.1)
        got = [each.json["id"] for each in receiver.wait("/hook", 2)]
        assert got[0] == got[1]
        shown = receiver.wait("/phone", 2)
        assert len({each.headers["Topic"] for each in shown}) == 1
        assert phone.read(shown[0]) == phone.read(shown[1])
        server.pass_time(3600)
        play(others[0], others[0].get("/api/tables", mine=True)[0]["id"])
        assert len(receiver.at("/discord")) == 1
        assert len(receiver.at("/hook")) == 2
        for person in (anna, *others):
            person.http.close()


def test_processes_share_the_work_and_none_does_it_twice(
    postgres: Postgres, tmp_path: Path, receiver: Receiver
) -> None:
    db = postgres.database()
    with (
        serving(db, tmp_path / "one", *LOCAL) as one,
        serving(db, tmp_path / "other", *LOCAL) as other,
        one.person() as anna,
    ):
        others = [one.person() for _ in range(10)]
        for number, person in enumerate(others):
            hook(person, receiver, f"/{number}")
            play(anna, a_match(anna, person))
        for server in (one, other):
            server.pass_time(SOON + 0.1)
        for number in range(10):
            receiver.wait(f"/{number}")
        for server in (one, other):  # whatever one of them left lying would be taken up now
            server.pass_time(LEASE + SOON)
        until(lambda: all("failing" not in places(person)[0] for person in others))
        assert sorted(got.path for got in receiver.got) == sorted(f"/{n}" for n in range(10))
        for person in others:
            person.http.close()

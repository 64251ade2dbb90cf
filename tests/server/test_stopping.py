"""A server that is told to stop: nothing that it promised is lost, and everybody is told."""

from __future__ import annotations

import os
import random
import signal
import socket
import threading
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import FREE, PATIENCE, Person, heard, serving, until
from tests.server.processes import children, gone, needs_proc
from tests.server.tables.sent.test_slow_reader import deaf
from tests.server.thinking.test_workers import thinking

if TYPE_CHECKING:
    from pathlib import Path

    from websockets.sync.client import ClientConnection

LONG = 3600
"""Seconds for which a bot thinks."""


def last_words(socket: ClientConnection) -> tuple[Any, int | None]:
    """Return the last message of a socket, and the code that it was closed with."""
    said = heard(socket, "bye")
    with pytest.raises(ConnectionClosed) as closed:
        socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    return said, closed.value.rcvd.code


class Player(threading.Thread):
    """Somebody who plays at a table of their own until the server does not answer any more."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.person = Person(url)
        self.table = self.person.table("meduris", 2, "you", "you", start=True)
        self.acknowledged: dict[str, int] = {}
        self.refusals: set[tuple[int, str]] = set()
        self.enough = threading.Event()

    def run(self) -> None:
        """Play, one action after the other."""
        rng = random.Random(self.table)
        seen = self.person.position(self.table)
        try:
            while seen.get("legal") and not self.enough.is_set():
                key = f"k{seen['version']}"
                action = rng.choice(seen["legal"])
                answer = self.person.play(self.table, action, seen["version"], key)
                if not answer.is_success:
                    self.refusals.add((answer.status_code, answer.json()["error"]["id"]))
                    return
                self.acknowledged[key] = answer.json()["version"]
                seen = self.person.position(self.table)
        except (httpx.TransportError, AssertionError):  # it is gone
            return


@needs_proc
def test_what_was_acknowledged_is_kept_and_sockets_are_told_to_come_back(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 't.db'}"
    limits = (*FREE, f"bot_seconds={LONG}")
    with serving(db, tmp_path / "log", limits=limits) as server, server.person() as anna:
        thinkers = [f"master:{LONG}s"] * 2  # nobody could wait for them
        watched = anna.table("zimbabwe", 2, *thinkers, start=True)
        players = [Player(server.url) for _ in range(4)]
        with anna.socket(watched) as one, anna.socket(players[0].table) as two, deaf(anna, watched):
            for player in players:
                player.start()
            thinking(server)
            until(lambda: all(len(player.acknowledged) > 10 for player in players))
            workers = children(server.process.pid)
            os.kill(server.process.pid, signal.SIGTERM)
            assert [last_words(socket)[1] for socket in (one, two)] == [1012, 1012]
            assert server.wait() == 0
            assert gone(workers)
        for player in players:
            player.join(PATIENCE)
            assert player.refusals <= {(503, "stopping")}
        server.start()
        for player in players:
            log = player.person.get(f"/api/tables/{player.table}/log")
            known = {entry["version"] for entry in log}
            assert set(player.acknowledged.values()) <= known
            for key, version in list(player.acknowledged.items())[-1:]:
                action = log[version - 1]["action"]
                again = player.person.play(player.table, action, version - 1, key)
                assert again.json()["version"] == version  # its key is known still
            player.person.http.close()
    assert '"event": "stopped"' in (tmp_path / "log").read_text()


def test_the_second_interrupt_does_not_wait(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log") as server,
        server.person() as anna,
        anna.socket(anna.table("meduris", 2)) as told,
        unfinished(anna),
    ):
        heard(told, "hello")
        server.wish(leave=LONG)  # so that it waits until the second one, however late that is
        os.kill(server.process.pid, signal.SIGINT)
        assert last_words(told) == ({"type": "bye", "why": "stopping"}, 1012)
        until(lambda: not answers(anna))
        assert server.process.poll() is None  # it waits for the request to end
        os.kill(server.process.pid, signal.SIGINT)
        assert server.wait() == 130  # who waits for the request ends with 0


def unfinished(person: Person) -> socket.socket:
    """Return a connection with a request that never ends."""
    host, _, port = person.url.removeprefix("http://").partition(":")
    made = socket.create_connection((host, int(port)))
    made.sendall(f"POST /api/saves HTTP/1.1\r\nHost: {host}\r\n".encode())
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    made.sendall(f"Cookie: {cookies}\r\nContent-Length: 10\r\n\r\n{{".encode())
    return made


def answers(person: Person) -> bool:
    """Return whether the server takes connections."""
    try:
        httpx.get(f"{person.url}/health", timeout=PATIENCE)
    except httpx.TransportError:
        return False
    return True

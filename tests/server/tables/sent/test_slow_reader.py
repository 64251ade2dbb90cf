"""A socket that does not read is dropped, and nobody waits for it."""

from __future__ import annotations

import random
import socket
from contextlib import ExitStack
from typing import TYPE_CHECKING

from tests.server.harness import FREE, PATIENCE, heard, serving, until
from tests.server.processes import handles, memory, needs_proc
from tests.server.thinking.test_workers import metric

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.harness import Person

MANY = 8


def deaf(person: Person, table: str) -> socket.socket:
    """Return a connection to a table that reads no more than the answer that it is one."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.settimeout(PATIENCE)
    host, _, port = person.url.removeprefix("http://").partition(":")
    made.connect((host, int(port)))
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    made.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {cookies}\r\n\r\n".encode()
    )
    assert made.recv(12) == b"HTTP/1.1 101"
    return made


@needs_proc
def test_who_does_not_read_is_dropped_and_nobody_waits_for_them(tmp_path: Path) -> None:
    limits = (*FREE, "behind=10")
    with (
        serving(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log", limits=limits) as server,
        server.person() as anna,
        ExitStack() as ends,
    ):
        table = anna.table("zimbabwe", 5, "you", "you", "you", "you", "you", start=True)
        rng = random.Random(1)
        with anna.socket(table) as reader:
            heard(reader, "hello")
            pid, before = server.process.pid, handles(server.process.pid)
            sockets = [ends.enter_context(deaf(anna, table)) for _ in range(MANY)]
            until(lambda: metric(anna, "mbira_sockets") == 1 + MANY)
            held = memory(pid)
            plays = 0
            while metric(anna, "mbira_sockets_dropped_total") < MANY:
                plays += 1
                assert plays < 1000, "nobody is dropped"
                version = anna.play_some(table, rng)["version"]
                while heard(reader, "update")["since"] < version:  # who waits for a deaf one: never
                    pass
            until(lambda: metric(anna, "mbira_sockets") == 1)
            until(lambda: handles(pid) <= before + 1)  # the connections are gone too
            assert memory(pid) - held < 16 * 1024 * 1024
            assert all(ended(each) for each in sockets)


def ended(connection: socket.socket) -> bool:
    """Return whether a connection comes to an end once somebody reads."""
    try:
        while connection.recv(65536):
            pass
    except ConnectionResetError:
        pass
    return True

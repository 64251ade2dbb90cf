"""Anchors: what this machine does without us, measured in the same run."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING, cast

from msgspec import Struct

from mbira.server.store.database.connection import SQLITE
from mbira_bench.client.process import Process
from mbira_bench.client.wire import HOST, Socket, now

if TYPE_CHECKING:
    from pathlib import Path

CONNECTIONS = 16
SOCKETS = 50
ROUNDS = 400
"""Messages sent to each socket at a time."""
BODY = b'{"action":{"type":"bid","amount":4},"expected_version":17,"key":"0123456789abcdef"}'


class Anchors(Struct, frozen=True):
    """How much per second, one process each."""

    posts: float
    """Small JSON POSTs that Starlette on uvicorn answers."""
    deliveries: float
    """Messages that it sends to sockets."""
    commits: float
    """SQLite transactions that are on disk, one row each."""


async def measure_anchors(folder: Path, seconds: float) -> Anchors:
    """Measure each anchor for some seconds."""
    with Process(folder / "peer.log", "mbira_bench.load.peer") as peer:
        posts = await _posts(peer.port, seconds)
        deliveries = await _deliveries(peer.port, seconds)
    commits = await asyncio.to_thread(_commits, folder / "anchor.db", seconds)
    return Anchors(round(posts, 1), round(deliveries, 1), round(commits, 1))


class _Repeat(asyncio.Protocol):
    """A connection that asks again as soon as there is an answer."""

    def __init__(self, request: bytes) -> None:
        self._request = request
        self.answered = 0
        self.first = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask the first time."""
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Count an answer, which is small enough to come in one piece."""
        self.answered += data.startswith(b"HTTP/1.1 200")
        self.first.set()
        self.transport.write(self._request)


async def _posts(port: int, seconds: float) -> float:
    head = f"POST /post HTTP/1.1\r\nhost: {HOST}:{port}\r\ncontent-length: {len(BODY)}\r\n\r\n"
    request = head.encode() + BODY
    loop = asyncio.get_running_loop()
    start = now()
    asking = [
        (await loop.create_connection(lambda: _Repeat(request), HOST, port))[1]
        for _ in range(CONNECTIONS)
    ]
    await asyncio.sleep(seconds)
    for connection in asking:  # on a machine that is busy the first answer may take longer
        await connection.first.wait()
    rate = sum(connection.answered for connection in asking) / (now() - start)
    for connection in asking:
        connection.transport.close()
    return rate


async def _deliveries(port: int, seconds: float) -> float:
    """Return how many messages a second arrive at sockets, all of them written one by one."""
    got, last, start = 0, 0.0, now()
    done = asyncio.Event()

    def hear(_: bytes, at: float) -> None:
        nonlocal got, last
        got += 1
        last = at
        if got % (SOCKETS * ROUNDS) == 0:
            done.set()

    spent = 0.0
    while spent < seconds:
        done.clear()
        path = f"/push?sockets={SOCKETS}&rounds={ROUNDS}"
        sockets = [await Socket.connect(port, path, hear) for _ in range(SOCKETS - 1)]
        start = now()
        sockets.append(await Socket.connect(port, path, hear))
        await done.wait()
        spent += last - start
        for socket in sockets:
            socket.close()
    return got / spent


def _commits(file: Path, seconds: float) -> float:
    """Return how many transactions a second are on disk, as the store has its connections."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for pragma in SQLITE:
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("CREATE TABLE rows (number INTEGER PRIMARY KEY, content BLOB)")
        count, start = 0, time.perf_counter()
        while (took := time.perf_counter() - start) < seconds or not count:
            connection.execute("INSERT INTO rows (content) VALUES (?)", (BODY,))
            count += 1
        return count / took

"""A server that has something to say to every attack, and no games: attacks are tested with it."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

END = b"\r\n\r\n"
TABLE = b'{"id":"table","version":1,"now":1}'


class Stub(asyncio.Protocol):
    """A connection to it; the first lines of what is asked are kept."""

    def __init__(self, all_of_them: set[Stub], asked: set[str]) -> None:
        self._all = all_of_them
        self._asked = asked
        self._read = b""
        self._upgraded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self._all.add(self)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._all.discard(self)

    def data_received(self, data: bytes) -> None:
        if self._upgraded:
            return
        self._read += data
        start = 0
        while (end := self._read.find(END, start)) >= 0:
            head = self._read[start:end]
            if not head.startswith((b"GET", b"POST", b"PUT", b"PATCH")):
                start = len(self._read)  # part of a body that never ends
                break
            announced = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
            after = end + len(END) + int(announced or 0)
            if len(self._read) < after:
                break
            start = after
            self._answer(head.decode())
        self._read = self._read[start:]

    def _answer(self, head: str) -> None:
        method, path, _ = head.partition("\r\n")[0].split(" ")
        self._asked.add(f"{method} {path.partition('?')[0]}")
        if "upgrade: websocket" in head:
            self._upgraded = True
            self.transport.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
            return
        made = method == "POST" and path.endswith(("/tables", "/saves", "/fork"))
        listed = path == "/api/tables?status=playing"
        self.transport.write(_response(b"[%s]" % TABLE if listed else TABLE, made=made))
        if "connection: close" in head:
            self.transport.close()


def _response(body: bytes, *, made: bool) -> bytes:
    status = b"201 Created" if made else b"200 OK"
    head = b"HTTP/1.1 %s\r\ncontent-length: %d\r\nset-cookie: mbira=somebody; path=/\r\n\r\n"
    return head % (status, len(body)) + body


@asynccontextmanager
async def stub_server() -> AsyncIterator[tuple[int, set[str]]]:
    """Yield the port of such a server, and what it is asked."""
    connected: set[Stub] = set()
    asked: set[str] = set()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Stub(connected, asked), "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1], asked
    finally:
        server.close()
        for each in list(connected):
            each.transport.abort()
        await server.wait_closed()

"""HTTP and WebSockets with as little as possible between the bytes and the clock.

The generator must not be what is measured: it notes the time when bytes arrive, before it looks at
them, and does no more than the protocols need.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
import time
from typing import TYPE_CHECKING, NamedTuple, cast

from mbira.core.errors import MbiraError

if TYPE_CHECKING:
    from collections.abc import Callable

now = time.perf_counter
HOST = "127.0.0.1"
END = b"\r\n\r\n"
SET_COOKIE = b"set-cookie: mbira="
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
GONE = "the measured server does not answer"


class LostError(Exception):
    """The connection broke before the answer came."""


class Answer(NamedTuple):
    """What came back, and when."""

    status: int
    body: bytes
    at: float
    cookie: str = ""
    """Who the server takes the asker for from now on, if it says so."""


class Connection(asyncio.Protocol):
    """A connection that is kept alive: one request at a time."""

    def __init__(self) -> None:
        self._read = b""
        self._waiting: asyncio.Future[Answer] | None = None
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Note what to write to."""
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell whoever waits that nothing will come."""
        self.lost = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(LostError(str(exc or "closed")))

    def ask(self, request: bytes) -> asyncio.Future[Answer]:
        """Send a request and return what its answer will be in."""
        self._waiting = asyncio.get_running_loop().create_future()
        self._transport.write(request)
        return self._waiting

    def data_received(self, data: bytes) -> None:
        """Take part of an answer, or the last of it."""
        at = now()
        self._read += data
        head, found, body = self._read.partition(END)
        if not found:
            return
        lower = head.lower()
        length = lower.partition(b"content-length:")[2].partition(b"\r\n")[0]
        if len(body) < int(length or 0):
            return
        self._read = b""
        if self._waiting is not None and not self._waiting.done():
            cookie = b""
            if (place := lower.find(SET_COOKIE)) >= 0:
                cookie = head[place + len(SET_COOKIE) :].partition(b";")[0]
            self._waiting.set_result(Answer(int(head[9:12]), body, at, cookie.decode()))

    def close(self) -> None:
        """End it."""
        self._transport.close()


def request_for(
    port: int, method: str, path: str, body: bytes | None = None, cookie: str = "", more: str = ""
) -> bytes:
    """Return a request as it is sent; `more` are headers, one per line."""
    head = f"{method} {path} HTTP/1.1\r\nhost: {HOST}:{port}\r\n{more}"
    if cookie:
        head += f"cookie: mbira={cookie}\r\n"
    if body is not None:
        head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
    return f"{head}\r\n".encode() + (body or b"")


def socket_request(port: int, path: str, cookie: str = "") -> bytes:
    """Return the request for a WebSocket."""
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    more = (
        "upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\n"
        f"sec-websocket-key: {key}\r\n"
    )
    return request_for(port, "GET", path, cookie=cookie, more=more)


class Web:
    """A server, asked through connections that are used again."""

    def __init__(self, port: int, source: str | None = None) -> None:
        self.port = port
        self.source = (source, 0) if source is not None else None
        """The address of this machine that connections come from; any, if none is given."""
        self._free: list[Connection] = []

    async def ask(
        self, method: str, path: str, body: bytes | None = None, cookie: str = ""
    ) -> Answer:
        """Send a request and return what comes back; try again if the connection was gone."""
        return await self.send(request_for(self.port, method, path, body, cookie))

    async def send(self, request: bytes) -> Answer:
        """Send a request as it is."""
        for _ in range(3):
            connection = await self._connection()
            try:
                answer = await connection.ask(request)
            except LostError:
                continue
            self._free.append(connection)
            return answer
        raise MbiraError(GONE)

    async def _connection(self) -> Connection:
        while self._free:
            connection = self._free.pop()
            if not connection.lost:
                return connection
        loop = asyncio.get_running_loop()
        try:
            return (
                await loop.create_connection(Connection, HOST, self.port, local_addr=self.source)
            )[1]
        except OSError:
            raise MbiraError(GONE) from None

    def close(self) -> None:
        """End all connections."""
        for connection in self._free:
            connection.close()


class Socket(asyncio.Protocol):
    """A WebSocket without compression; `hear` gets every message and when it came."""

    def __init__(self, request: bytes, hear: Callable[[bytes, float], None]) -> None:
        self._request = request
        self._hear = hear
        self._read = b""
        self._begun = False
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = asyncio.Event()

    @classmethod
    async def connect(
        cls,
        port: int,
        path: str,
        hear: Callable[[bytes, float], None],
        cookie: str = "",
        source: tuple[str, int] | None = None,
    ) -> Socket:
        """Return an open socket."""
        request = socket_request(port, path, cookie)
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(
            lambda: cls(request, hear), HOST, port, local_addr=source
        )
        await socket.open
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Note the end; tell whoever waits for it to open that it does not."""
        self.lost.set()
        if not self.open.done():
            self.open.set_exception(MbiraError(f"no socket: {exc or 'closed'}"))

    def data_received(self, data: bytes) -> None:
        """Take whole messages out of what has arrived."""
        at = now()
        self._read = self._read + data if self._read else data
        if not self._begun:
            head, found, rest = self._read.partition(END)
            if not found:
                return
            if self.open.done():  # nobody waits for it any more
                self._transport.abort()
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(MbiraError(f"no socket: {head[:60].decode('latin-1')}"))
                return
            self._begun, self._read = True, rest
            self.open.set_result(None)
        while (frame := self._frame()) is not None:
            kind, content = frame
            if kind == TEXT:
                self._hear(content, at)
            elif kind == PING:
                self._send(PONG, content)
            elif kind == CLOSE:
                self._transport.close()

    def _frame(self) -> tuple[int, bytes] | None:
        """Return the next whole frame; the server sends none in parts and masks none."""
        read = self._read
        if len(read) < 2:
            return None
        size, start = read[1], 2
        if size == 126:
            size, start = int.from_bytes(read[2:4]), 4
        elif size == 127:
            size, start = int.from_bytes(read[2:10]), 10
        if len(read) < start + size or len(read) < start:
            return None
        self._read = read[start + size :]
        return read[0] & 15, read[start : start + size]

    def _send(self, kind: int, content: bytes) -> None:
        """Send a small frame, masked with zeros, as clients mask theirs, if it is still open."""
        if not self._transport.is_closing():
            self._transport.write(bytes((128 | kind, 128 | len(content), 0, 0, 0, 0)) + content)

    def close(self) -> None:
        """End it, as a browser that leaves the page does."""
        self._send(CLOSE, (1000).to_bytes(2))

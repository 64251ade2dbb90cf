"""The wire: how much of a request may come before it is one, and how long it may take.

Whoever sends headers without end fills the memory, and whoever never finishes holds a connection
for ever; neither ever gets as far as anything that could refuse them.
"""

from __future__ import annotations

import math
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, cast

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from mbira.server.people.guard import HEADERS
from mbira.server.people.proxies import place
from mbira.server.refusals import Refusal, Refused
from mbira.server.wire.answers import Answer

if TYPE_CHECKING:
    import asyncio

    from uvicorn._types import HTTPScope
    from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

    from mbira.server.wire.gate import Gate

MOST_HEAD = 16 * 1024
"""Bytes of an address and headers."""
LONGEST_ADDRESS = 4096
MOST_HEADERS = 100
"""Each of them takes time, however short it is, before anybody can know who sends it."""
HEAD_SECONDS = 20.0
"""From the connection, or the last request, to the end of the next one's headers."""
BODY_SECONDS = 120.0
TAKE_SECONDS = 20.0
"""For an answer to be taken, once its reader is behind."""
LINGER = 1.0
"""For a client refused in the middle of a body to hear of it; nobody listens to the rest."""
LITTLE = 512 * 1024
"""Bytes of a body that are let in though nobody wants them."""
PIECES = 1000
"""A body may come in this many pieces, however small they are."""
CRUMB = 64
"""Bytes that pieces have on average, if there are more of them."""
PIPELINED = 4
"""Requests that may come before the first of them is answered."""


def _announced(scope: HTTPScope) -> float:
    """Return how long a body is to be; without end, if that is not said."""
    size = next((value for name, value in scope["headers"] if name == b"content-length"), b"")
    return int(size) if size.isdigit() else math.inf


class RequestWire(HttpToolsProtocol):
    """A connection that loses patience."""

    gate: Gate | None = None
    """Counts connections; it is that of the server which makes them."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._patience: asyncio.TimerHandle | None = None
        self._taking: asyncio.TimerHandle | None = None
        self._counted = False
        self._in_head = True
        self._head = self._pieces = self._body = 0
        self._too_long = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request; one connection too many from an address ends here."""
        super().connection_made(transport)
        self._wait(HEAD_SECONDS)
        if self.gate is not None:
            self._counted = True
            if not self.gate.connect(self._address):
                transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._wait(None)
        self._uncount()
        if self._taking is not None:
            self._taking.cancel()
        super().connection_lost(exc)

    @property
    def _address(self) -> str:
        """Where it comes from, as far as that is counted apart."""
        return place(self.client[0]) if self.client is not None else "?"

    def _uncount(self) -> None:
        if self._counted and self.gate is not None:
            self._counted = False
            self.gate.disconnect(self._address)

    def pause_writing(self) -> None:
        """Note that the reader is behind: what is written for it stays in memory until then."""
        super().pause_writing()
        if self._taking is None:
            self._taking = self.loop.call_later(TAKE_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Note that the reader has caught up."""
        super().resume_writing()
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None

    def data_received(self, data: bytes) -> None:
        """Read on; refuse headers that do not end."""
        self._head += len(data)
        if self._patience is None:  # empty lines before a request do not begin one
            self._wait(HEAD_SECONDS)
        super().data_received(data)
        cycle = cast("RequestResponseCycle | None", self.cycle)
        if cycle is not None and cycle.more_body and cycle.body and not cycle.response_complete:
            self.flow.pause_reading()  # until somebody wants what is here
        if self._in_head and self._head > MOST_HEAD and not self.transport.is_closing():
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "headers")

    def on_message_begin(self) -> None:
        """Note that a request begins."""
        self._head = self._pieces = self._body = 0
        self._in_head = True
        self._wait(HEAD_SECONDS)
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Take a part of the address."""
        super().on_url(url)
        if len(self.url) > LONGEST_ADDRESS:
            self._give_up()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header."""
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS or len(name) + len(value) > MOST_HEAD:
            self._give_up()

    def _give_up(self) -> None:
        """Stop reading a head."""
        self._too_long = True
        raise ValueError("the head is too long")

    def on_headers_complete(self) -> None:
        """Note that the headers are there."""
        self._in_head = False
        self._wait(BODY_SECONDS)
        if len(self.pipeline) >= PIPELINED:
            raise ValueError("too many requests before an answer")  # it is refused as not HTTP
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:  # else it becomes a socket
            self.cycle.transport = cast("asyncio.Transport", Answer(self.transport, self.loop))

    def on_body(self, body: bytes) -> None:
        """Take a piece of a body; refuse one that comes in crumbs, each of which takes time."""
        self._pieces += 1
        self._body += len(body)
        if self._pieces > PIECES and self._body < CRUMB * self._pieces:
            raise ValueError("the body comes in too many small pieces")  # it is refused as not HTTP
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Note that all of a request is there."""
        self._wait(None)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Let go of a body that nobody read, and of its sender, if there is much to come.

        A little is let in, and forgotten: its sender will want to go on here.
        """
        super().on_response_complete()
        cycle = self.cycle
        if cycle.response_complete and cycle.more_body and _announced(cycle.scope) > LITTLE:
            cycle.body = bytearray()
            self.flow.pause_reading()
            self._wait(LINGER)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over when it is its turn."""
        wait = self.gate.wait(self._address, self.loop.time()) if self.gate is not None else 0.0
        if wait > 0:
            self.flow.pause_reading()
            self.loop.call_later(wait, self._hand_over)
        else:
            self._hand_over()

    def _hand_over(self) -> None:
        """Hand the connection over, and let go of what would hold it for the garbage collector."""
        if self.transport.is_closing():
            return
        self.flow.resume_reading()
        super().handle_websocket_upgrade()
        self._uncount()  # sockets are counted where they are served
        self._wait(None)
        del self.parser  # which holds this, which holds the connection

    def _wait(self, seconds: float | None) -> None:
        """Be patient for this long from now on, or as long as it takes."""
        if self._patience is not None:
            self._patience.cancel()
        self._patience = self.loop.call_later(seconds, self._late) if seconds is not None else None

    def _late(self) -> None:
        cycle = cast("RequestResponseCycle | None", self.cycle)
        if self.transport.is_closing():
            return
        if cycle is not None and cycle.response_complete and cycle.more_body:
            self.transport.close()  # it was answered, and still sends
        elif cycle is None or cycle.response_complete:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, "late")
        elif cycle.more_body:  # whoever reads the body is told
            self.transport.close()
        else:  # it is we who take long
            self._wait(HEAD_SECONDS)

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 it says no more than the status
        """Refuse what is not HTTP, or too much of it."""
        if self._too_long:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "headers")
        else:
            self._refuse(HTTPStatus.BAD_REQUEST, "http")

    def _refuse(self, status: HTTPStatus, name: str) -> None:
        """Answer without anybody having looked at the request, and close."""
        body = msgspec.json.encode(Refused(Refusal(status, name).problem("en")))
        head = {
            "content-type": "application/json",
            "content-length": str(len(body)),
            "connection": "close",
            **HEADERS,
        }
        lines = [f"HTTP/1.1 {status.value} {status.phrase}"]
        lines += [f"{name}: {value}" for name, value in head.items()]
        self.transport.write("\r\n".join([*lines, "", ""]).encode() + body)
        self.transport.close()

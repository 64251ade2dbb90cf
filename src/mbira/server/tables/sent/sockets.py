"""Sockets: who is connected to a table, and what waits to be sent to them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct

from mbira.server.tables.looking import Lens
from mbira.server.tables.sent.info import TableInfo
from mbira.server.tables.sent.position import Position
from mbira.server.wire.sockets import WIRE

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from mbira.server.store.rows import ChatRow
    from mbira.server.thinking.line import Share
    from mbira.server.wire.sockets import SocketWire

encode = msgspec.json.Encoder().encode


class ChatInfo(Struct, frozen=True, tag="chat"):
    """Something said at a table."""

    number: int
    name: str
    seat: int | None
    text: str
    at: float

    @classmethod
    def of(cls, row: ChatRow) -> ChatInfo:
        """Return what is sent of a row."""
        return cls(row.number, row.name, row.seat, row.text, round(row.at, 3))


class Retold(Struct, frozen=True, tag="retold"):
    """What was said at the table so far, all of it again: somebody has another name now."""

    chat: list[ChatInfo]


class Studied(Struct, frozen=True, tag="studied"):
    """How far the analysis of the match has come."""

    done: int
    total: int


class TableNews(Struct, frozen=True, tag="table"):
    """The table changed: who sits there, who is here, what is agreed on."""

    table: TableInfo


class Hello(Struct, frozen=True, tag="hello", omit_defaults=True):
    """The first thing that a socket is told, and all there is to know."""

    table: TableInfo
    chat: list[ChatInfo]
    records: list[msgspec.Raw]
    """The log after the version that the socket asked for."""
    position: Position | None = None
    """None before the match begins."""


class Anew(Struct, frozen=True, tag="anew"):
    """The match, seen otherwise from now on: what was told of it before is not so any more.

    Hands are shown to who looks on, or not any more, or it is seen more turns late, or fewer.
    """

    records: list[msgspec.Raw]
    """The log from its beginning."""
    position: Position | None


class Bye(Struct, frozen=True, tag="bye"):
    """The last thing that a socket is told."""

    why: Literal["slow", "stopping", "closed"]


SLOW = 4008
"""Close code for a client that did not keep up."""
SIGNED_OUT = 4001
"""Close code for a guest whose cookie is void now; with a new one they can come back."""
GONE = 4004
"""Close code for a guest who may not, or no longer, see the table."""
LATER = 1013
"""Close code for a guest who can come back in a moment."""


class Socket:
    """One connection to a table: a queue, and whose it is."""

    def __init__(
        self,
        guest: str | None,
        share: Share,
        seat: int | None,
        behind: int,
        *,
        sentences: bool = True,
    ) -> None:
        self.guest = guest
        self.share = share
        """Whose it is; of somebody unknown, where they come from."""
        self.seat = seat
        """The seat that it asked to see with; None leaves that to the table."""
        self.sentences = sentences
        """Whether what can be done is told in sentences, too."""
        self.session: str | None = None
        """The browser that listens, if it came with a cookie."""
        self.deaf: frozenset[str] = frozenset()
        """Guests whom its guest does not want to hear."""
        self.lens = Lens()
        """How it sees the match."""
        self.version = 0
        """How much of the log it was told."""
        self.owed: list[ChatRow] = []
        """What players have said that its guest may hear later."""
        self.table = b""
        """What it was told of the table last."""
        self.program: str | None = None
        """The program that listens, if it has rights of its own."""
        self.ends: asyncio.TimerHandle | None = None
        """When it has listened for as long as its token is good."""
        self._wire: SocketWire | None = None
        """What takes texts at once; None while some wait, as they come first."""
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(behind)
        self._dropped = asyncio.Event()
        self.code = 1000
        self.closed = False

    def offer(self, message: bytes) -> None:
        """Send a message, or queue it; a client too far behind is dropped, never waited for."""
        if self.closed:
            return
        if self._wire is not None and self._queue.empty() and self._wire.say(message):
            return
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.drop(SLOW)

    def drop(self, code: int) -> None:
        """Send nothing more and close."""
        self.closed = True
        self.code = code
        self._dropped.set()

    def finish(self, code: int) -> None:
        """Send what is queued, then close."""
        self.closed = True
        self.code = code
        try:
            self._queue.put_nowait(b"")
        except asyncio.QueueFull:
            self._dropped.set()

    async def run(self, websocket: WebSocket) -> None:
        """Send what is queued until either side has enough; nothing is listened to."""
        tasks = [
            asyncio.ensure_future(work)
            for work in (self._send(websocket), self._listen(websocket), self._dropped.wait())
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.closed = True
            self._wire = None
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _send(self, websocket: WebSocket) -> None:
        """Send what is queued; when nothing is, what comes next need not be."""
        while True:
            if self._queue.empty():
                self._wire = websocket.scope.get(WIRE)
            message = await self._queue.get()
            self._wire = None
            if not message:
                return
            await websocket.send_text(message.decode())

    async def _listen(self, websocket: WebSocket) -> None:
        while (await websocket.receive())["type"] != "websocket.disconnect":
            pass

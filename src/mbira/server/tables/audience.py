"""Who is connected to a table, and what they have been told of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.server.tables.position import Position, Update, position
from mbira.server.tables.sockets import GONE, ChatInfo, Hello, Retold, TableNews, encode

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira.server.store.document import Document
    from mbira.server.store.rows import ChatRow
    from mbira.server.store.store import Store
    from mbira.server.tables.info import TableInfo
    from mbira.server.tables.sockets import Socket
    from mbira.server.tables.standing import TableStanding

    Info = Callable[[str | None], TableInfo]

CHAT_SHOWN = 100


class Audience:
    """The sockets of a table. Each is told what its guest may know, and nothing twice."""

    def __init__(self, version: int) -> None:
        self.sockets: set[Socket] = set()
        self.elsewhere: dict[str, frozenset[str]] = {}
        """Guests who are connected to this table through other processes."""
        self.version = version
        """How much of the log they were told; all of that is on disk."""
        self.chat = 0
        """The number of what was last said, as far as they were told."""
        self.rumours = 0
        """How often this process heard that something was said, whether anybody was here or not."""

    def present(self) -> set[str]:
        """Return the guests who are connected."""
        return self.here().union(*self.elsewhere.values())

    def here(self) -> set[str]:
        """Return the guests who are connected through this process."""
        return {socket.guest for socket in self.sockets if socket.guest is not None}

    def welcome(
        self, socket: Socket, since: int, standing: TableStanding, info: Info, chat: list[ChatRow]
    ) -> None:
        """Let a socket in, and tell it everything after a version."""
        seat = standing.eyes(socket.guest, socket.seat)
        self.sockets.add(socket)
        playing = standing.match is not None
        hello = Hello(
            table=info(socket.guest),
            chat=[ChatInfo.of(row) for row in chat],
            records=standing.told(seat, since) if playing else [],
            position=position(standing, seat, sentences=socket.sentences) if playing else None,
        )
        socket.offer(encode(hello))

    def tell_records(self, standing: TableStanding) -> None:
        """Tell everybody what was recorded since they were told last."""
        made: dict[tuple[int | None, bool], bytes] = {}
        now: Position | None = None
        document = standing.document
        for socket in self._watching(document):
            mine = socket.seat in document.seats_of(socket.guest)  # still?
            seat = standing.eyes(socket.guest, socket.seat if mine else None)
            news = seat, socket.sentences
            if news not in made:
                records = standing.told(seat, self.version)
                now = position(standing, seat, now, sentences=socket.sentences)
                made[news] = encode(Update(self.version, records, now))
            socket.offer(made[news])
        self.version = standing.version

    def tell_table(self, document: Document, info: Info, new: Socket | None = None) -> None:
        """Tell everybody how the table stands, except a new socket, which knows."""
        made: dict[str | None, bytes] = {}
        for socket in self._watching(document):
            if socket is not new:
                if socket.guest not in made:
                    made[socket.guest] = encode(TableNews(info(socket.guest)))
                socket.offer(made[socket.guest])

    def tell_chat(self, document: Document, rows: list[ChatRow]) -> None:
        """Tell everybody what was said since they were told last."""
        for row in rows:
            if row.number > self.chat:
                self.chat = row.number
                for socket in self._watching(document):
                    socket.offer(encode(ChatInfo.of(row)))

    async def all_chat(self, document: Document, store: Store, table: str) -> list[ChatRow]:
        """Return what was said at a table, up to what everybody who is here was told."""
        while True:
            rumours = self.rumours
            chat = await store.chat(table, limit=CHAT_SHOWN)
            self.tell_chat(document, chat)
            told = not chat or chat[-1].number == self.chat
            if told and rumours == self.rumours:  # nothing was said while this was read
                return chat

    async def retell_chat(self, document: Document, store: Store, table: str) -> None:
        """Tell everybody once more what was said."""
        rows = await self.all_chat(document, store, table)
        said = encode(Retold([ChatInfo.of(row) for row in rows]))
        for socket in self._watching(document):
            socket.offer(said)

    def _watching(self, document: Document) -> list[Socket]:
        """Return the sockets that may see the table; those that may not any more are let go."""
        found = []
        for socket in self.sockets:
            if document.may_watch(socket.guest):
                found.append(socket)
            else:
                socket.drop(GONE)
        return found

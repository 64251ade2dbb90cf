"""Who is connected to a table, and what they have been told of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.server.tables.asker import eyes
from mbira.server.tables.sent.orders import OrdersNews
from mbira.server.tables.sent.position import Position, Update, position
from mbira.server.tables.sent.sockets import (
    GONE,
    ChatInfo,
    Hello,
    Retold,
    Studied,
    TableNews,
    encode,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira.server.store.document import Document
    from mbira.server.store.rows import ChatRow
    from mbira.server.store.store import Store
    from mbira.server.tables.sent.info import TableInfo
    from mbira.server.tables.sent.orders import OrdersInfo
    from mbira.server.tables.sent.sockets import Socket
    from mbira.server.tables.standing import TableStanding

    Info = Callable[[str | None], TableInfo]

CHAT_SHOWN = 100


class Audience:
    """The sockets of a table. Each is told what its guest may know, and nothing twice."""

    def __init__(self, version: int, late: int = 0) -> None:
        self.sockets: set[Socket] = set()
        self.elsewhere: dict[str, frozenset[str]] = {}
        """Guests who are connected to this table through other processes."""
        self.crowds: dict[str, int] = {}
        """How many more look on there: of very many, not all are named."""
        self.version = version
        """How much of the log they were told; all of that is on disk."""
        self.late = late
        """How much of it those were told who look on some turns late."""
        self._withheld: list[ChatRow] = []
        """What players have said of which those do not know yet."""
        self.chat = 0
        """The number of what was last said, as far as they were told."""
        self.rumours = 0
        """How often this process heard that something was said, whether anybody was here or not."""

    @property
    def unnamed(self) -> int:
        """How many more look on than are known by name."""
        return sum(self.crowds.values())

    def present(self) -> set[str]:
        """Return the guests who are connected, as far as they are known by name."""
        return self.here().union(*self.elsewhere.values())

    def here(self) -> set[str]:
        """Return the guests who are connected through this process."""
        return {socket.guest for socket in self.sockets if socket.guest is not None}

    def welcome(
        self, socket: Socket, since: int, standing: TableStanding, info: Info, chat: list[ChatRow]
    ) -> None:
        """Let a socket in, and tell it everything after a version."""
        seen = standing.seen_by(socket.guest)
        seat = eyes(seen, socket.guest, socket.seat)
        self.sockets.add(socket)
        table = info(socket.guest)
        socket.table = encode(TableNews(table))
        playing = seen.match is not None
        hello = Hello(
            table=table,
            chat=_told(socket, standing, chat),
            records=seen.told(seat, since) if playing else [],
            position=position(seen, seat, sentences=socket.sentences) if playing else None,
        )
        socket.offer(encode(hello))

    def tell_records(self, standing: TableStanding) -> None:
        """Tell everybody what was recorded since they were told last."""
        made: dict[tuple[int | None, bool, bool], bytes] = {}
        now: Position | None = None
        document = standing.document
        for socket in self._watching(document):
            mine = socket.seat in document.seats_of(socket.guest)  # still?
            seen, late = standing.seen_by(socket.guest), _is_late(socket, standing)
            since = self.late if late else self.version
            if late and seen.version <= since:
                continue
            seat = eyes(seen, socket.guest, socket.seat if mine else None)
            news = seat, socket.sentences, late
            if news not in made:
                records = seen.told(seat, since)
                found = position(seen, seat, None if late else now, sentences=socket.sentences)
                now = now if late else found
                made[news] = encode(Update(since, records, found))
            socket.offer(made[news])
        self.version = standing.version
        if standing.late is not None:
            self.late = standing.version if standing.status == "over" else standing.late.version
            self._tell_withheld(standing)

    def _tell_withheld(self, standing: TableStanding) -> None:
        """Tell those who look on late what was said up to what they see by now."""
        told = [row for row in self._withheld if row.at < standing.not_shown_yet]
        self._withheld = [row for row in self._withheld if row.at >= standing.not_shown_yet]
        for row in told:
            for socket in self._watching(standing.document):
                if _is_late(socket, standing) and row.guest not in socket.deaf:
                    socket.offer(encode(ChatInfo.of(row)))

    def tell_orders(self, standing: TableStanding, seat: int, orders: OrdersInfo) -> None:
        """Tell those who see with a seat's eyes what it has decided ahead: they sit there."""
        news = encode(OrdersNews(seat, orders))
        for socket in self._watching(standing.document):
            mine = socket.seat in standing.document.seats_of(socket.guest)
            if eyes(standing, socket.guest, socket.seat if mine else None) == seat:
                socket.offer(news)

    def tell_table(self, document: Document, info: Info, new: Socket | None = None) -> None:
        """Tell everybody how the table stands, except a new socket, which knows."""
        made: dict[str | None, bytes] = {}
        for socket in self._watching(document):
            if socket is not new:
                if socket.guest not in made:
                    made[socket.guest] = encode(TableNews(info(socket.guest)))
                if not document.settings.delay or socket.table != made[socket.guest]:
                    socket.offer(made[socket.guest])  # else it would tell that something happened
                socket.table = made[socket.guest]

    def tell_studied(self, document: Document, done: int, total: int) -> None:
        """Tell everybody how far the analysis has come."""
        said = encode(Studied(done, total))
        for socket in self._watching(document):
            socket.offer(said)

    def tell_chat(self, standing: TableStanding, rows: list[ChatRow]) -> None:
        """Tell everybody what was said since they were told last."""
        for row in rows:
            if row.number > self.chat:
                self.chat = row.number
                if row.seat is not None and row.at >= standing.not_shown_yet:
                    self._withheld = [*self._withheld[-CHAT_SHOWN:], row]
                for socket in self._watching(standing.document):
                    if _told(socket, standing, [row]):
                        socket.offer(encode(ChatInfo.of(row)))

    async def all_chat(self, standing: TableStanding, store: Store, table: str) -> list[ChatRow]:
        """Return what was said at a table, up to what everybody who is here was told."""
        while True:
            rumours = self.rumours
            chat = await store.chat(table, limit=CHAT_SHOWN)
            self.tell_chat(standing, chat)
            told = not chat or chat[-1].number == self.chat
            if told and rumours == self.rumours:  # nothing was said while this was read
                return chat

    async def retell_chat(self, standing: TableStanding, store: Store, table: str) -> None:
        """Tell everybody once more what was said."""
        rows = await self.all_chat(standing, store, table)
        for socket in self._watching(standing.document):
            socket.offer(encode(Retold(_told(socket, standing, rows))))

    def _watching(self, document: Document) -> list[Socket]:
        """Return the sockets that may see the table; those that may not any more are let go."""
        found = []
        for socket in self.sockets:
            if document.may_watch(socket.guest):
                found.append(socket)
            else:
                socket.drop(GONE)
        return found


def heard_by(guest: str | None, standing: TableStanding, rows: list[ChatRow]) -> list[ChatRow]:
    """Return what a guest may hear: players could speak of what who looks on late does not know."""
    if standing.seen_by(guest) is standing:
        return rows
    return [row for row in rows if row.seat is None or row.at < standing.not_shown_yet]


def _is_late(socket: Socket, standing: TableStanding) -> bool:
    """Return whether somebody looked on some turns late, as long as the match went on."""
    return standing.late is not None and not standing.document.seats_of(socket.guest)


def _told(socket: Socket, standing: TableStanding, rows: list[ChatRow]) -> list[ChatInfo]:
    """Return what a socket is told of what was said: what its guest may hear, and wants to."""
    heard = heard_by(socket.guest, standing, rows)
    return [ChatInfo.of(row) for row in heard if row.guest not in socket.deaf]

"""Who is connected to a table, and what they have been told of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.server.tables.asker import eyes
from mbira.server.tables.looking import lens_of
from mbira.server.tables.sent.orders import OrdersNews
from mbira.server.tables.sent.position import Position, Update, position
from mbira.server.tables.sent.sockets import (
    GONE,
    Anew,
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
    from mbira.server.tables.looking import Lens
    from mbira.server.tables.sent.info import TableInfo
    from mbira.server.tables.sent.orders import OrdersInfo
    from mbira.server.tables.sent.sockets import Socket
    from mbira.server.tables.standing import TableStanding

    Info = Callable[[str | None], TableInfo]

CHAT_SHOWN = 100


class Audience:
    """The sockets of a table. Each is told what its guest may know, and nothing twice."""

    def __init__(self, version: int) -> None:
        self.sockets: set[Socket] = set()
        self.elsewhere: dict[str, frozenset[str]] = {}
        """Guests who are connected to this table through other processes."""
        self.crowds: dict[str, int] = {}
        """How many more look on there: of very many, not all are named."""
        self.version = version
        """How long the log was that they were told of; all of it is on disk."""
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
        eyes(standing, socket.guest, socket.seat)  # it may not be theirs to see with
        self.sockets.add(socket)
        table = info(socket.guest)
        socket.table = encode(TableNews(table))
        told = _told(socket, standing, chat)
        seen = self._begin(socket, since, standing)
        socket.offer(encode(Hello(table=table, chat=told, records=seen.records,
                                  position=seen.position)))  # fmt: skip

    def _begin(self, socket: Socket, since: int, standing: TableStanding) -> Anew:
        """Return what a socket sees that knows the log up to a version, and note it."""
        seen = standing.seen_by(socket.guest)
        socket.lens, socket.version = lens_of(standing.document, socket.guest), seen.version
        if seen.match is None:
            return Anew([], None)
        seat = eyes(seen, socket.guest, self._asked(socket, standing.document))
        found = position(seen, seat, sentences=socket.sentences)
        return Anew(seen.told(seat, since), found)

    @staticmethod
    def _asked(socket: Socket, document: Document) -> int | None:
        """Return the seat that a socket asked to see with, as long as that is its guest's."""
        mine = socket.seat in document.seats_of(socket.guest)
        return socket.seat if mine else None

    def tell_records(self, standing: TableStanding) -> None:
        """Tell everybody what was recorded since they were told last."""
        made: dict[tuple[int | None, bool, Lens, int], bytes] = {}
        now: Position | None = None
        document = standing.document
        for socket in self._watching(document):
            seen, since = standing.seen_by(socket.guest), socket.version
            if seen.version > since:
                seat = eyes(seen, socket.guest, self._asked(socket, document))
                news = seat, socket.sentences, seen.lens, since
                if news not in made:
                    live, records = seen is standing, seen.told(seat, since)
                    like = now if live else None
                    found = position(seen, seat, like, sentences=socket.sentences)
                    now = found if live else now
                    made[news] = encode(Update(since, records, found))
                socket.version = seen.version
                socket.offer(made[news])
            self._tell_owed(socket, standing)
        self.version = standing.version

    def _tell_owed(self, socket: Socket, standing: TableStanding) -> None:
        """Tell who looks on late what was said up to what they see by now."""
        if socket.owed:
            rows, socket.owed = socket.owed, []
            for each in _told(socket, standing, rows):
                socket.offer(encode(each))

    def tell_orders(self, standing: TableStanding, seat: int, orders: OrdersInfo) -> None:
        """Tell those who see with a seat's eyes what it has decided ahead: they sit there."""
        news = encode(OrdersNews(seat, orders))
        for socket in self._watching(standing.document):
            if eyes(standing, socket.guest, self._asked(socket, standing.document)) == seat:
                socket.offer(news)

    def tell_table(self, standing: TableStanding, info: Info, new: Socket | None = None) -> None:
        """Tell everybody how the table stands, except a new socket, which knows.

        Whoever sees the match otherwise now, as hands are shown or not any more, sees it anew.
        """
        made: dict[str | None, bytes] = {}
        document = standing.document
        for socket in self._watching(document):
            if socket is not new:
                if socket.guest not in made:
                    made[socket.guest] = encode(TableNews(info(socket.guest)))
                if not socket.lens.turns or socket.table != made[socket.guest]:
                    socket.offer(made[socket.guest])  # else it would tell that something happened
                socket.table = made[socket.guest]
                changed = socket.lens != lens_of(document, socket.guest)
                if changed and standing.match is not None and standing.status != "over":
                    socket.offer(encode(self._begin(socket, 0, standing)))

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
                for socket in self._watching(standing.document):
                    for each in _told(socket, standing, [row]):
                        socket.offer(encode(each))

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
    known = standing.not_shown_yet(guest)
    return [row for row in rows if row.seat is None or row.at < known]


def _told(socket: Socket, standing: TableStanding, rows: list[ChatRow]) -> list[ChatInfo]:
    """Return what a socket is told of what was said: what its guest may hear, and wants to.

    What they may hear later is owed to them.
    """
    wanted = [row for row in rows if row.guest not in socket.deaf]
    heard = heard_by(socket.guest, standing, wanted)
    if len(heard) < len(wanted):
        known = {row.number for row in (*heard, *socket.owed)}
        owed = [row for row in wanted if row.number not in known]
        socket.owed = [*socket.owed, *owed][-CHAT_SHOWN:]
    return [ChatInfo.of(row) for row in heard]

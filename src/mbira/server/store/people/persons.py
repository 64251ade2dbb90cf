"""All that is somebody's, as rows: counted, handed to another, told to them, and forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import and_, delete, func, select, update

from mbira.server.store import sweeps
from mbira.server.store.document import decode_document, encode_document
from mbira.server.store.people import belongings
from mbira.server.store.rows import ChatRow, Token
from mbira.server.store.schema import (
    ADDRESSES,
    CHAT,
    CODES,
    GUESTS,
    MEMBERS,
    PASSKEYS,
    PROGRAMS,
    SESSIONS,
    TABLES,
    TOKENS,
)
from mbira.server.store.tables import put_members, stored

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from sqlalchemy import Connection

    from mbira.server.store.database.access import Reader, Writer
    from mbira.server.store.document import Document, Status
    from mbira.server.store.rows import StoredTable
    from mbira.server.telling.note import Note

    Rewrite = Callable[[Document, Status], Document | None]
    """Returns what a table is without somebody, given how it stands; None if nobody is left."""

AT_ONCE = 25
"""How many tables are rewritten in one transaction: others wait for it."""
SHOWING = (PASSKEYS, ADDRESSES, CODES, SESSIONS, PROGRAMS)
"""What shows that somebody is who they are."""


class Written(NamedTuple):
    """Something that somebody has said at a table."""

    table: str
    row: ChatRow


class PersonRows:
    """All that is asked of the database about everything that is somebody's."""

    def __init__(self, read: Reader, write: Writer, note: Callable[[str, str], Note]) -> None:
        self._read = read
        self._write = write
        self._note = note

    async def count_tables(self, guest: str) -> int:
        """Return at how many tables somebody has a seat, or made them."""
        query = select(func.count()).select_from(MEMBERS).where(MEMBERS.c.guest == guest)
        return await self._read(lambda connection: connection.scalar(query)) or 0

    async def created(self, guest: str) -> float:
        """Return when somebody first came."""
        query = select(GUESTS.c.created).where(GUESTS.c.id == guest)
        return await self._read(lambda connection: connection.scalar(query)) or 0.0

    async def tables(self, guest: str, after: str, most: int) -> list[StoredTable]:
        """Return tables of somebody, by id."""
        query = select(TABLES).join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
        theirs = and_(MEMBERS.c.guest == guest, TABLES.c.status != sweeps.GONE)
        query = query.where(theirs, TABLES.c.id > after).order_by(TABLES.c.id).limit(most)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [stored(row) for row in rows]

    async def written(self, guest: str, after: int, most: int) -> list[Written]:
        """Return what somebody has said, wherever that was, in order."""
        columns = [CHAT.c[name] for name in ChatRow.__struct_fields__]
        query = select(CHAT.c.table_id, *columns).where(CHAT.c.guest == guest)
        query = query.where(CHAT.c.number > after).order_by(CHAT.c.number).limit(most)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [Written(table, ChatRow(*rest)) for table, *rest in rows]

    async def links(self, guest: str) -> list[Token]:
        """Return the links and tokens of somebody; never what opens them."""
        query = select(
            TOKENS.c.kind, TOKENS.c.guest, TOKENS.c.table_id, TOKENS.c.seat, TOKENS.c.expires
        ).where(TOKENS.c.guest == guest)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [Token(*row) for row in rows]

    async def belongings(self, guest: str) -> dict[str, list[dict[str, object]]]:
        """Return what else is somebody's, by the name of the table that has it."""
        return await self._read(lambda connection: belongings.told(connection, guest))

    # From one to another, or to nobody

    async def rewrite(
        self, guest: str, change: Rewrite, open_here: Collection[str], now: float
    ) -> list[str]:
        """Change some tables of somebody that are not open here; return which, none if all are."""
        return await self._write(
            lambda connection: _rewrite(connection, guest, change, open_here, now), guest, None
        )

    async def hand_over(self, guest: str, other: str, name: str) -> None:
        """Let another have what somebody has said and given out, and let somebody be nobody."""

        def change(connection: Connection) -> None:
            said = update(CHAT).where(CHAT.c.guest == guest).values(guest=other, name=name)
            connection.execute(said)
            given = and_(TOKENS.c.guest == guest, TOKENS.c.kind.in_(("seat", "watch")))
            connection.execute(update(TOKENS).where(given).values(guest=other))
            belongings.hand_over(connection, guest, other)
            _forget(connection, guest)

        await self._write(change, guest, self._note("sign-out", guest))

    async def begin_to_leave(self, guest: str) -> None:
        """Let nothing show any more that anybody is somebody, who is to be forgotten."""

        def change(connection: Connection) -> None:
            leaving = {"leaving": True, "generation": GUESTS.c.generation + 1, "name": ""}
            connection.execute(update(GUESTS).where(GUESTS.c.id == guest).values(**leaving))
            for table in (*SHOWING, TOKENS):
                connection.execute(delete(table).where(table.c.guest == guest))

        await self._write(change, guest, self._note("sign-out", guest))

    async def leaving(self) -> list[str]:
        """Return who is to be forgotten and is not yet."""
        query = select(GUESTS.c.id).where(GUESTS.c.leaving.is_(True)).limit(AT_ONCE)
        return await self._read(lambda connection: list(connection.scalars(query)))

    async def forget(self, guest: str) -> None:
        """Forget somebody: what they have said stays, and nobody has said it."""

        def change(connection: Connection) -> None:
            connection.execute(update(CHAT).where(CHAT.c.guest == guest).values(guest="", name=""))
            _forget(connection, guest)

        await self._write(change, guest, self._note("sign-out", guest))


def _forget(connection: Connection, guest: str) -> None:
    belongings.forget(connection, guest)
    for table in (*SHOWING, TOKENS):
        connection.execute(delete(table).where(table.c.guest == guest))
    connection.execute(delete(GUESTS).where(GUESTS.c.id == guest))


def _rewrite(
    connection: Connection, guest: str, change: Rewrite, open_here: Collection[str], now: float
) -> list[str]:
    query = select(
        TABLES.c.id, TABLES.c.revision, TABLES.c.document, TABLES.c.status, TABLES.c.actor
    ).join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
    theirs = and_(MEMBERS.c.guest == guest, TABLES.c.status != sweeps.GONE)
    query = query.where(theirs, TABLES.c.id.not_in(open_here)).order_by(TABLES.c.id)
    query = query.limit(AT_ONCE).with_for_update(of=TABLES)  # other processes write meanwhile
    done = []
    for row in connection.execute(query).all():
        changed = change(decode_document(row.document), row.status)
        if changed is None:
            sweeps.bury(connection, row.id)
        else:
            _put(connection, row.id, row.revision, changed, row.status, row.actor, now)
        done.append(row.id)
    return done


def _put(
    connection: Connection,
    table: str,
    revision: int,
    document: Document,
    status: Status,
    actor: int | None,
    now: float,
) -> None:
    """Write what a table is now; if a bot is to decide there, somebody looks at it soon."""
    values: dict[str, object] = {
        "document": encode_document(document), "revision": revision + 1,
        "listed": document.listed, "owner": document.owner,
    }  # fmt: skip
    if document.status == "closed":
        values |= {"status": "closed", "actor": None, "due": None}
    elif status == "playing" and actor is not None and document.chairs[actor].bot is not None:
        values["due"] = now
    here = and_(TABLES.c.id == table, TABLES.c.revision == revision)
    connection.execute(update(TABLES).where(here).values(**values))
    put_members(connection, table, document)

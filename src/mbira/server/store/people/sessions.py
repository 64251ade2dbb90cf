"""The browsers in which people are who they are, as rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import asdict
from sqlalchemy import and_, delete, insert, select, update

from mbira.server.store.rows import Session
from mbira.server.store.schema import SESSIONS

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from mbira.server.store.database.access import Reader, Writer
    from mbira.server.telling.note import Note

MOST = 50
"""Somebody is in this many browsers at most; a new one takes the place of the one left longest."""
_COLUMNS = [SESSIONS.c[name] for name in Session.__struct_fields__]


class SessionRows:
    """All that is asked of the database about sessions."""

    def __init__(self, read: Reader, write: Writer, note: Callable[[str, str], Note]) -> None:
        self._read = read
        self._write = write
        self._note = note

    async def add(self, session: Session) -> None:
        """Keep a session; the same one may be kept already."""
        await self._write(lambda connection: _add(connection, session), session.guest, None)

    async def find(self, session: str) -> Session | None:
        """Return a session."""
        query = select(*_COLUMNS).where(SESSIONS.c.id == session)
        row = await self._read(lambda connection: connection.execute(query).first())
        return Session(*row) if row is not None else None

    async def of(self, guest: str) -> list[Session]:
        """Return the sessions of a guest, those seen last first."""
        theirs = select(*_COLUMNS).where(SESSIONS.c.guest == guest)
        query = theirs.order_by(SESSIONS.c.seen.desc(), SESSIONS.c.made.desc(), SESSIONS.c.id)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [Session(*row) for row in rows]

    async def see(self, session: str, issued: float, now: float) -> None:
        """Note that a newer cookie of a session has come back."""
        here = and_(SESSIONS.c.id == session, SESSIONS.c.issued < issued)
        change = update(SESSIONS).where(here).values(issued=issued, seen=now)
        await self._write(lambda connection: connection.execute(change), session, None)

    async def end(self, guest: str, session: str) -> bool:
        """End a session of a guest; return whether there was one."""
        gone = delete(SESSIONS).where(SESSIONS.c.guest == guest, SESSIONS.c.id == session)
        note = self._note("session", session)
        return await self._write(lambda found: found.execute(gone).rowcount == 1, guest, note)


def _add(connection: Connection, session: Session) -> None:
    if connection.scalar(select(SESSIONS.c.id).where(SESSIONS.c.id == session.id)) is not None:
        return
    connection.execute(insert(SESSIONS).values(**asdict(session)))
    mine = select(SESSIONS.c.id).where(SESSIONS.c.guest == session.guest)
    rest = list(connection.scalars(mine.order_by(SESSIONS.c.seen.desc()).offset(MOST)))
    if rest:
        connection.execute(delete(SESSIONS).where(SESSIONS.c.id.in_(rest)))

"""What belongs to nobody any more is taken away, a little at a time: others write meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import and_, delete, exists, func, or_, select, update

from mbira.server.store.calls.schema import CALL_PLACES, CALL_WISHES, CALLS, SEEN
from mbira.server.store.schema import (
    ADDRESSES,
    ANALYSES,
    CHAT,
    CODES,
    GUESTS,
    MEMBERS,
    ORDERS,
    PASSKEYS,
    PROGRAMS,
    RECORDS,
    SESSIONS,
    SPENT,
    TABLES,
    TOKENS,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from mbira.server.store.database.access import Reader, Writer
    from mbira.server.telling.note import Note

GONE = "gone"
"""The status of a table that no longer exists, except for rows that were not taken away yet."""


class SweepRows:
    """All that is asked of the database about what belongs to nobody any more."""

    def __init__(self, read: Reader, write: Writer, note: Callable[[str, str], Note]) -> None:
        self._read = read
        self._write = write
        self._note = note

    async def bury(self, table: str) -> bool:
        """Let a table be there for nobody; return whether it was."""
        return await self._write(
            lambda connection: bury(connection, table), table, self._note("table", table)
        )

    async def clear_away(self, most: int) -> int:
        """Take away rows of former tables, at most this many; return how many."""
        return await self._write(lambda connection: clear_away(connection, most), "", None)

    async def forget_tokens(self, now: float, most: int) -> int:
        """Forget tokens that have expired, at most this many; return how many."""
        return await self._write(lambda connection: forget_tokens(connection, now, most), "", None)

    async def forget_guests(self, before: float, most: int) -> int:
        """Forget guests who own nothing, at most this many; return how many."""
        return await self._write(
            lambda connection: forget_guests(connection, before, most), "", None
        )

    async def forget_sessions(self, before: float, most: int) -> int:
        """Forget browsers whose cookies have expired, at most this many; return how many."""
        return await self._write(
            lambda connection: forget_sessions(connection, before, most), "", None
        )

    async def left_behind(self, closed: float, most: int) -> list[str]:
        """Return closed tables that nobody wants to look at any more."""
        return await self._read(lambda connection: left_behind(connection, closed, most))

    async def never_begun(self, before: float, most: int) -> list[str]:
        """Return tables at which no match began and nothing happened since a time."""
        return await self._read(lambda connection: never_begun(connection, before, most))


def bury(connection: Connection, table: str) -> bool:
    """Let a table be there for nobody; what is kept of it goes bit by bit. False if it was not."""
    here = and_(TABLES.c.id == table, TABLES.c.status != GONE)
    gone = {
        "status": GONE,
        "listed": False,
        "due": None,
        "revision": TABLES.c.revision + 1,  # whoever is about to change it does not
    }
    if connection.execute(update(TABLES).where(here).values(**gone)).rowcount != 1:
        return False
    connection.execute(delete(MEMBERS).where(MEMBERS.c.table_id == table))
    for each in (TOKENS, CALLS, SEEN, ORDERS, ANALYSES):
        connection.execute(delete(each).where(each.c.table_id == table))
    return True


def clear_away(connection: Connection, most: int) -> int:
    """Take away at most this many rows of a former table; return how many there were."""
    table = connection.scalar(select(TABLES.c.id).where(TABLES.c.status == GONE).limit(1))
    if table is None:
        return 0
    last = connection.scalar(select(func.max(RECORDS.c.version)).where(RECORDS.c.table_id == table))
    if last is not None:
        rest = and_(RECORDS.c.table_id == table, RECORDS.c.version > last - most)
        return connection.execute(delete(RECORDS).where(rest)).rowcount
    said = select(CHAT.c.number).where(CHAT.c.table_id == table).limit(most)
    silenced = connection.execute(delete(CHAT).where(CHAT.c.number.in_(said))).rowcount
    if silenced:
        return silenced
    return connection.execute(delete(TABLES).where(TABLES.c.id == table)).rowcount


def forget_tokens(connection: Connection, now: float, most: int) -> int:
    """Forget tokens that have expired, those of programs and spent ones; return how many."""
    gone = 0
    for table in (PROGRAMS, SPENT, TOKENS):
        old = select(table.c.digest).where(table.c.expires < now).limit(most - gone)
        gone += connection.execute(delete(table).where(table.c.digest.in_(old))).rowcount
    return gone


def forget_sessions(connection: Connection, before: float, most: int) -> int:
    """Forget browsers whose cookies have expired; return how many."""
    old = select(SESSIONS.c.id).where(SESSIONS.c.seen < before).limit(most)
    return connection.execute(delete(SESSIONS).where(SESSIONS.c.id.in_(old))).rowcount


def forget_guests(connection: Connection, before: float, most: int) -> int:
    """Forget guests who have not come for long and own nothing; return how many."""
    sits = exists().where(MEMBERS.c.guest == GUESTS.c.id)
    owns = exists().where(TABLES.c.owner == GUESTS.c.id)
    # whoever is somebody may come back after however long
    kept = (TOKENS, PROGRAMS, SESSIONS, PASSKEYS, ADDRESSES, CODES)
    holds = or_(*(exists().where(table.c.guest == GUESTS.c.id) for table in kept))
    lost = select(GUESTS.c.id).where(GUESTS.c.seen < before, ~sits, ~owns, ~holds).limit(most)
    gone = list(connection.scalars(lost))
    for table in (CALL_WISHES, CALL_PLACES, CALLS, SEEN):
        connection.execute(delete(table).where(table.c.guest.in_(gone)))
    return connection.execute(delete(GUESTS).where(GUESTS.c.id.in_(gone))).rowcount


def forget_calls(connection: Connection, before: float, most: int) -> int:
    """Forget calls that left or became moot before a time, at most this many; return how many."""
    old = select(CALLS.c.id).where(CALLS.c.state != "waiting", CALLS.c.due < before).limit(most)
    return connection.execute(delete(CALLS).where(CALLS.c.id.in_(old))).rowcount


def left_behind(connection: Connection, closed: float, most: int) -> list[str]:
    """Return tables that were closed before a time, and closed ones for practice at once."""
    old = or_(TABLES.c.changed < closed, TABLES.c.practice)
    query = select(TABLES.c.id).where(TABLES.c.status == "closed", old).limit(most)
    return list(connection.scalars(query))


def never_begun(connection: Connection, before: float, most: int) -> list[str]:
    """Return tables at which nobody has begun a match, and nothing happened since a time."""
    waits = and_(TABLES.c.status == "open", TABLES.c.changed < before)
    return list(connection.scalars(select(TABLES.c.id).where(waits).limit(most)))

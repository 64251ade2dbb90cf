"""Tournaments, as rows.

A round and the ids of its tables are written before any of the tables is made, and a result
together with that it was counted. So whoever goes on after a crash makes the tables that are
missing, under the ids that they were to have, and counts what was not counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import and_, delete, func, insert, or_, select, update

from mbira.core.game import Outcome
from mbira.server.store.cups.document import CupDocument, decode_cup, encode_cup
from mbira.server.store.cups.schema import CUP_PEOPLE, CUP_TABLES, CUPS
from mbira.server.store.database.connection import ConflictError
from mbira.server.store.document import decode_document
from mbira.server.store.schema import TABLES

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from sqlalchemy import Connection, Row

    from mbira.server.store.database.access import Reader, Writer
    from mbira.server.store.document import Document
    from mbira.server.telling.note import Note

ENDED = ("over", "closed", "gone")
_decode_outcome = msgspec.json.Decoder(Outcome).decode


class StoredCup(Struct, frozen=True):
    """A tournament as the database has it."""

    id: str
    revision: int
    document: CupDocument
    changed: float


class CupChange(Struct, frozen=True, kw_only=True):
    """A change of a tournament: all of it happens, or nothing."""

    cup: str
    revision: int = -1
    """Of the document that this follows on; -1 makes a new one."""
    document: CupDocument
    planned: tuple[str, ...] = ()
    """The ids of tables that are to be made."""
    counted: tuple[str, ...] = ()
    """The ids of tables of which it is known now what came of them."""
    due: float | None = None
    at: float


class CupTable(NamedTuple):
    """How a table of a tournament stands."""

    status: str
    actor: int | None
    version: int
    outcome: Outcome | None
    document: Document | None
    """Only of those that have ended."""


class CupRows:
    """All that is asked of the database about tournaments."""

    def __init__(self, read: Reader, write: Writer, note: Callable[[str, str], Note]) -> None:
        self._read = read
        self._write = write
        self._note = note

    async def commit(self, change: CupChange) -> None:
        """Write a change; ConflictError if it does not follow on what is there."""
        note = self._note("cup", change.cup)
        await self._write(lambda connection: _commit(connection, change), change.cup, note)

    async def find(self, cup: str) -> StoredCup | None:
        """Return a tournament."""
        query = select(CUPS).where(CUPS.c.id == cup)
        row = await self._read(lambda connection: connection.execute(query).first())
        return _stored(row) if row is not None else None

    async def listed(self, guest: str | None, before: float | None, most: int) -> list[StoredCup]:
        """Return tournaments, those that changed last first: a guest's, or what all may see."""
        query = select(CUPS)
        if guest is not None:
            query = query.join(CUP_PEOPLE, CUP_PEOPLE.c.cup_id == CUPS.c.id)
            query = query.where(CUP_PEOPLE.c.guest == guest)
        else:
            query = query.where(CUPS.c.listed)
        if before is not None:
            query = query.where(CUPS.c.changed < before)
        query = query.order_by(CUPS.c.changed.desc()).limit(most)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [_stored(row) for row in rows]

    async def count(self, owner: str) -> int:
        """Return how many tournaments of a guest are not over."""
        going = and_(CUPS.c.owner == owner, CUPS.c.status.in_(("open", "playing")))
        query = select(func.count()).select_from(CUPS).where(going)
        return await self._read(lambda connection: connection.scalar(query)) or 0

    async def people(self, cup: str) -> set[str]:
        """Return the guests whose tournament it is."""
        query = select(CUP_PEOPLE.c.guest).where(CUP_PEOPLE.c.cup_id == cup)
        return await self._read(lambda connection: set(connection.scalars(query)))

    async def ready(self, now: float) -> list[str]:
        """Return the tournaments at which something is to be done."""
        done = select(CUP_TABLES.c.cup_id).join(TABLES, TABLES.c.id == CUP_TABLES.c.table_id)
        done = done.where(CUP_TABLES.c.counted.is_(False), TABLES.c.status.in_(ENDED))
        here = or_(CUPS.c.due <= now, CUPS.c.id.in_(done))
        query = select(CUPS.c.id).where(CUPS.c.status == "playing", here)
        return await self._read(lambda connection: list(connection.scalars(query)))

    async def put_off(self, cup: str, revision: int, due: float | None) -> None:
        """Let a tournament be due later, unless it was changed meanwhile."""
        here = and_(CUPS.c.id == cup, CUPS.c.revision == revision)
        later = update(CUPS).where(here).values(due=due)
        await self._write(lambda connection: connection.execute(later), cup, None)

    async def tables(self, some: Collection[str]) -> dict[str, CupTable]:
        """Return how tables stand, of those that were made."""
        query = select(
            TABLES.c.id, TABLES.c.status, TABLES.c.actor, TABLES.c.version, TABLES.c.result,
            TABLES.c.document,
        ).where(TABLES.c.id.in_(some))  # fmt: skip
        rows = await self._read(lambda connection: connection.execute(query).all())
        return {row.id: _table(row) for row in rows}


def _commit(connection: Connection, change: CupChange) -> None:
    document = change.document
    values: dict[str, object] = {
        "document": encode_cup(document),
        "revision": change.revision + 1,
        "status": document.status,
        "listed": document.listed,
        "due": change.due,
        "changed": change.at,
    }
    if change.revision < 0:
        fixed = {"id": change.cup, "owner": document.owner, "created": change.at}
        connection.execute(insert(CUPS).values(**values, **fixed))
    else:
        here = and_(CUPS.c.id == change.cup, CUPS.c.revision == change.revision)
        if connection.execute(update(CUPS).where(here).values(**values)).rowcount != 1:
            raise ConflictError(f"tournament {change.cup} was changed by somebody else")
    connection.execute(delete(CUP_PEOPLE).where(CUP_PEOPLE.c.cup_id == change.cup))
    people = [{"guest": guest, "cup_id": change.cup} for guest in sorted(document.people)]
    connection.execute(insert(CUP_PEOPLE), people)
    if change.planned:
        rows = [
            {"table_id": each, "cup_id": change.cup, "counted": False} for each in change.planned
        ]
        connection.execute(insert(CUP_TABLES), rows)
    if change.counted:
        counted = CUP_TABLES.c.table_id.in_(change.counted)
        connection.execute(update(CUP_TABLES).where(counted).values(counted=True))


def _stored(row: Row[Any]) -> StoredCup:
    return StoredCup(row.id, row.revision, decode_cup(row.document), row.changed)


def _table(row: Any) -> CupTable:
    ended = row.status in ENDED
    return CupTable(
        row.status,
        row.actor,
        row.version,
        None if row.result is None else _decode_outcome(row.result),
        decode_document(row.document) if ended else None,
    )

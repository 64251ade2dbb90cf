"""Tables and their logs, as rows."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import asdict
from sqlalchemy import and_, bindparam, delete, func, insert, or_, select, update

from mbira.core.game import Outcome
from mbira.server.store.calls.outbox import call
from mbira.server.store.club.counting import note_end
from mbira.server.store.database.connection import ConflictError
from mbira.server.store.database.prepared import Prepared, PreparedInsert
from mbira.server.store.document import decode_document, encode_document
from mbira.server.store.rows import Mark, News, RecordRow, StoredTable
from mbira.server.store.schema import CHAT, GUESTS, MEMBERS, RECORDS, TABLES
from mbira.server.store.sweeps import GONE

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from sqlalchemy import ColumnElement, Connection, Row, Select

    from mbira.server.store.calls.wishes import Occasion
    from mbira.server.store.document import Document, Status
    from mbira.server.store.rows import Change

_encode = msgspec.json.Encoder().encode
_decode_outcome = msgspec.json.Decoder(Outcome).decode
# Of every action; for others it does not matter how long it takes to make them.
_INSERT_RECORDS = PreparedInsert(RECORDS)
# Whatever was changed meanwhile, be it the log or the document, a change did not see: it could put
# an older version in the place of a newer one, or play for somebody who has left.
_FOLLOWS = and_(
    TABLES.c.id == bindparam("table"),
    TABLES.c.revision == bindparam("before_revision"),
    TABLES.c.version == bindparam("before_version"),
)
_MOVE_ON = Prepared(
    update(TABLES)
    .where(_FOLLOWS)
    .values(
        {
            name: bindparam(name)
            for name in ("status", "version", "actor", "result", "due", "changed")
        }
    )
)
_FAR = Prepared(
    select(TABLES.c.revision, TABLES.c.version).where(
        TABLES.c.id == bindparam("table"), TABLES.c.status != bindparam("gone")
    )
)
_RECORDS = Prepared(
    select(RECORDS.c.version, RECORDS.c.seat, RECORDS.c.action, RECORDS.c.at, RECORDS.c.key)
    .where(RECORDS.c.table_id == bindparam("table"), RECORDS.c.version > bindparam("after"))
    .order_by(RECORDS.c.version)
)
MARKED = 500
"""How many tables are asked for at once."""
RENAMED = 200
"""How many tables of a guest know another name of theirs at once, those that changed last."""


def commit(connection: Connection, change: Change) -> None:
    """Carry out a change of a table; ConflictError if it does not follow on what is there."""
    values: dict[str, object] = {
        "status": change.status,
        "version": change.version,
        "actor": change.actor,
        "result": None if change.outcome is None else _encode(change.outcome),
        "due": change.due,
        "changed": change.at,
    }
    document = change.document
    if document is not None:
        values |= {
            "document": encode_document(document),
            "revision": change.revision + 1,
            "listed": document.listed,
            "owner": document.owner,
        }
    if change.revision < 0 and document is not None:
        fixed = {
            "id": change.table,
            "game": document.game,
            "practice": document.practice,
            "created": change.at,
        }
        connection.execute(insert(TABLES).values(**values, **fixed))
    else:
        before = {
            "table": change.table,
            "before_revision": change.revision,
            "before_version": change.version - len(change.records),
        }
        if document is None:
            changed = _MOVE_ON.change(connection, {**before, **values})
        else:
            follows = update(TABLES).where(_FOLLOWS).values(**values)
            changed = connection.execute(follows, before).rowcount
        if changed != 1:
            raise ConflictError(f"table {change.table} was changed by somebody else")
    if document is not None:
        put_members(connection, change.table, document)
    if change.records:
        here = {"table_id": change.table}
        _INSERT_RECORDS.run(connection, [here | asdict(row) for row in change.records])
        if change.status == "over":
            note_end(connection, change.table, change.at)
    if change.occasions:
        call(connection, change.occasions, change.at)


def close(
    connection: Connection,
    table: str,
    revision: int,
    document: Document,
    at: float,
    occasions: Sequence[Occasion] = (),
) -> None:
    """Close a table whose match is not over; its log is left as it is, however long by now."""
    here = and_(
        TABLES.c.id == table,
        TABLES.c.revision == revision,
        TABLES.c.status.in_(("open", "playing")),
    )
    closed = {
        "document": encode_document(document), "revision": revision + 1, "status": "closed",
        "listed": document.listed, "owner": document.owner, "actor": None, "due": None,
        "changed": at,
    }  # fmt: skip
    if connection.execute(update(TABLES).where(here).values(**closed)).rowcount != 1:
        raise ConflictError(f"table {table} was changed by somebody else")
    put_members(connection, table, document)
    if document.settings.rated and document.header is not None:
        note_end(connection, table, at)
    call(connection, occasions, at)


def put_members(connection: Connection, table: str, document: Document) -> None:
    """Note whose table it is."""
    connection.execute(delete(MEMBERS).where(MEMBERS.c.table_id == table))
    rows = [{"guest": guest, "table_id": table} for guest in sorted(document.members)]
    if rows:
        connection.execute(insert(MEMBERS), rows)


def claim(connection: Connection, table: str, before: float, until: float) -> bool:
    """Put off when a table is due, if that is before a time; of several who ask, one does it."""
    here = and_(TABLES.c.id == table, TABLES.c.status == "playing", TABLES.c.due <= before)
    return connection.execute(update(TABLES).where(here).values(due=until)).rowcount == 1


def count(
    connection: Connection, owner: str, *, home: str | None = None, practice: bool = False
) -> int:
    """Return how many tables a guest has made, or all who came from the same place."""
    query = _made_by(select(func.count()).select_from(TABLES), owner, home)
    return connection.scalar(query.where(_of_kind(practice=practice))) or 0


def _of_kind(*, practice: bool) -> ColumnElement[bool]:
    """Return which tables count: of those for practice all, of others those not finished."""
    going = TABLES.c.status.in_(("open", "playing"))
    if practice:
        return and_(TABLES.c.practice.is_(True), or_(going, TABLES.c.status == "over"))
    return and_(TABLES.c.practice.is_not(True), going)


def _finished() -> ColumnElement[bool]:
    """Return which tables are over: their match is, or they were closed."""
    return and_(TABLES.c.practice.is_not(True), TABLES.c.status.in_(("over", "closed")))


def count_finished(
    connection: Connection, owner: str, *, home: str | None = None
) -> tuple[int, int]:
    """Return how many finished tables a guest has, or a place, and how many records they have."""
    query = select(func.count(), func.coalesce(func.sum(TABLES.c.version), 0)).where(_finished())
    found, records = connection.execute(_made_by(query.select_from(TABLES), owner, home)).one()
    return found, records


def fullest(connection: Connection, home: str, *, practice: bool) -> str | None:
    """Return who at a place has the most practice tables, or finished ones; None if nobody has."""
    kind = _of_kind(practice=True) if practice else _finished()
    query = _made_by(select(TABLES.c.owner), "", home).where(kind).group_by(TABLES.c.owner)
    found: str | None = connection.scalar(
        query.order_by(func.count().desc(), TABLES.c.owner).limit(1)
    )
    return found


def _made_by(query: Select[Any], owner: str, home: str | None) -> Select[Any]:
    """Return a query of what a guest has made, or all who came from the same place."""
    if home is None:
        return query.where(TABLES.c.owner == owner)
    return query.join(GUESTS, GUESTS.c.id == TABLES.c.owner).where(GUESTS.c.home == home)


def oldest(
    connection: Connection, owner: str, limit: int, *, practice: bool
) -> list[tuple[str, int]]:
    """Return a guest's practice tables, or finished ones, and how long each is; oldest first."""
    kind = _of_kind(practice=True) if practice else _finished()
    query = select(TABLES.c.id, TABLES.c.version).where(TABLES.c.owner == owner, kind)
    rows = connection.execute(query.order_by(TABLES.c.changed).limit(limit))
    return [(row.id, row.version) for row in rows]


def rename(
    connection: Connection, guest: str, name: str, open_here: Collection[str]
) -> tuple[list[str], float]:
    """Let a guest's latest tables know another name of theirs; return which tables those are.

    Of those that are open here the caller sees to the documents: others change them meanwhile.
    Those in which it was only said something are not among what is returned. With it come the
    seconds of work, in which nobody else could write: documents can be long.
    """
    start = time.thread_time()
    alive = TABLES.c.status.in_(("open", "playing", "over"))
    query = select(TABLES.c.id, TABLES.c.revision, TABLES.c.document)
    query = query.join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
    query = query.where(MEMBERS.c.guest == guest, alive).order_by(TABLES.c.changed.desc())
    rows = connection.execute(query.limit(RENAMED)).all()
    for row in rows:
        document = decode_document(row.document)
        renamed = document.renamed(guest, name)
        if row.id not in open_here and renamed != document:
            values = {"document": encode_document(renamed), "revision": row.revision + 1}
            here = and_(TABLES.c.id == row.id, TABLES.c.revision == row.revision)
            connection.execute(update(TABLES).where(here).values(**values))
    tables = [row.id for row in rows]
    spoken = and_(CHAT.c.table_id.in_({*tables, *open_here}), CHAT.c.guest == guest)
    connection.execute(update(CHAT).where(spoken).values(name=name))
    return tables, time.thread_time() - start


def put_off(connection: Connection, table: str) -> None:
    """Let a table no longer be due."""
    here = and_(TABLES.c.id == table, TABLES.c.status == "playing")
    connection.execute(update(TABLES).where(here).values(due=None))


def resume(connection: Connection, table: str, until: float) -> bool:
    """Let a table that was not due be due again; of several who ask, one does it."""
    here = and_(TABLES.c.id == table, TABLES.c.status == "playing", TABLES.c.due.is_(None))
    return connection.execute(update(TABLES).where(here).values(due=until)).rowcount == 1


def find(connection: Connection, table: str) -> StoredTable | None:
    """Return a table without its log."""
    here = and_(TABLES.c.id == table, TABLES.c.status != GONE)
    row = connection.execute(select(TABLES).where(here)).first()
    return stored(row) if row is not None else None


def news(connection: Connection, table: str, revision: int, version: int) -> News | None:
    """Return what there is of a table beyond a revision and a version; None without a table."""
    row = _FAR.run(connection, {"table": table, "gone": GONE}).first()
    if row is None:
        return None
    document = None
    if row.revision != revision:
        whole = find(connection, table)
        if whole is None:
            return None
        revision, document = whole.revision, whole.document
    rows = records(connection, table, version) if row.version > version else []
    return News(revision, document, rows)


def records(connection: Connection, table: str, after: int) -> list[RecordRow]:
    """Return a table's log after a version."""
    rows = _RECORDS.run(connection, {"table": table, "after": after})
    return [RecordRow(row.version, row.seat, row.action, row.at, row.key) for row in rows]


def marks(connection: Connection, some: Collection[str]) -> dict[str, Mark]:
    """Return how far tables have come, of those that are there."""
    found: dict[str, Mark] = {}
    every = list(some)
    for first in range(0, len(every), MARKED):
        ids = every[first : first + MARKED]
        here = and_(TABLES.c.id.in_(ids), TABLES.c.status != GONE)
        chat = select(CHAT.c.table_id, func.max(CHAT.c.number)).group_by(CHAT.c.table_id)
        rows = connection.execute(chat.where(CHAT.c.table_id.in_(ids)))
        said: dict[str, int] = dict(row._tuple() for row in rows)  # noqa: SLF001
        far = select(TABLES.c.id, TABLES.c.revision, TABLES.c.version).where(here)
        for table, revision, version in connection.execute(far):
            found[table] = Mark(revision, version, said.get(table, 0))
    return found


def stored(row: Row[tuple[object, ...]]) -> StoredTable:
    """Return a row as a table."""
    found = row._mapping  # noqa: SLF001 SQLAlchemy's name for a row by its columns
    return StoredTable(
        id=found["id"],
        revision=found["revision"],
        document=decode_document(found["document"]),
        status=found["status"],
        version=found["version"],
        actor=found["actor"],
        outcome=None if found["result"] is None else _decode_outcome(found["result"]),
        changed=found["changed"],
        said=found.get("said") or 0,
    )


def listed(
    connection: Connection,
    guest: str | None,
    game: str | None,
    status: Status | None,
    before: float | None,
    limit: int,
) -> list[StoredTable]:
    """Return tables, those that changed last first: a guest's, or those that all may see."""
    query = select(TABLES)
    if guest is not None:
        said = select(func.max(CHAT.c.number)).where(CHAT.c.table_id == TABLES.c.id)
        query = query.add_columns(said.scalar_subquery().label("said"))
        query = query.join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
        query = query.where(MEMBERS.c.guest == guest)
    else:
        query = query.where(TABLES.c.listed)
    if game is not None:
        query = query.where(TABLES.c.game == game)
    if status is not None:
        query = query.where(TABLES.c.status == status)
    if before is not None:
        query = query.where(TABLES.c.changed < before)
    rows = connection.execute(query.order_by(TABLES.c.changed.desc()).limit(limit))
    return [stored(row) for row in rows]


def due(connection: Connection, now: float) -> list[str]:
    """Return the tables at which something should have happened by now."""
    late = and_(TABLES.c.status == "playing", TABLES.c.due <= now)
    return list(connection.scalars(select(TABLES.c.id).where(late)))

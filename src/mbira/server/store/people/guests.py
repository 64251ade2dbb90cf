"""Guests, and what they say, as rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import asdict, replace
from sqlalchemy import and_, delete, insert, select, update

from mbira.server.store.calls.outbox import call_to_chat
from mbira.server.store.calls.schema import CALL_PLACES
from mbira.server.store.database.connection import ConflictError
from mbira.server.store.rows import ChatRow, Guest
from mbira.server.store.schema import CHAT, GUESTS, PROGRAMS, SESSIONS, TABLES, TOKENS
from mbira.server.store.sweeps import GONE

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from mbira.server.store.calls.wishes import Facts

CHAT_KEPT = 500
"""This much of what was said at a table is kept; less is ever shown."""
_GUEST = (GUESTS.c.id, GUESTS.c.name, GUESTS.c.generation, GUESTS.c.seen, GUESTS.c.home)


def add_guest(connection: Connection, guest: Guest, now: float) -> None:
    """Keep a new guest."""
    connection.execute(insert(GUESTS).values(**asdict(guest), created=now, leaving=None))


def find_guest(connection: Connection, guest: str) -> Guest | None:
    """Return a guest."""
    here = and_(GUESTS.c.id == guest, GUESTS.c.leaving.is_not(True))
    row = connection.execute(select(*_GUEST).where(here)).first()
    return Guest(*row) if row is not None else None


def change_guest(
    connection: Connection, guest: str, name: str | None = None, *, void: bool = False
) -> Guest | None:
    """Give a guest a name, or make its cookies void; whoever renames knows no generation."""
    values: dict[str, object] = {} if name is None else {"name": name}
    if void:
        values["generation"] = GUESTS.c.generation + 1
    statement = update(GUESTS).where(GUESTS.c.id == guest).values(**values)
    row = connection.execute(statement.returning(*_GUEST)).first()
    if void:  # what was good for the earlier guest is good for nothing
        theirs = and_(TOKENS.c.guest == guest, TOKENS.c.kind.in_(("api", "transfer")))
        connection.execute(delete(TOKENS).where(theirs))
        connection.execute(delete(PROGRAMS).where(PROGRAMS.c.guest == guest))
        browsers = and_(CALL_PLACES.c.guest == guest, CALL_PLACES.c.kind == "push")
        connection.execute(delete(CALL_PLACES).where(browsers))
        connection.execute(delete(SESSIONS).where(SESSIONS.c.guest == guest))
    return Guest(*row) if row is not None else None


def see_guest(connection: Connection, guest: str, now: float) -> None:
    """Note when a guest came."""
    connection.execute(update(GUESTS).where(GUESTS.c.id == guest).values(seen=now))


def say(connection: Connection, table: str, row: ChatRow, facts: Facts) -> ChatRow:
    """Keep something said, number it, and call those who wish to hear of it.

    Whoever has seen a number has seen all before it at that table: they are given out one at a
    time.
    """
    here = and_(TABLES.c.id == table, TABLES.c.status != GONE)
    if connection.scalar(select(TABLES.c.id).where(here).with_for_update()) is None:
        raise ConflictError(f"table {table} is not there any more")
    values = asdict(row)
    del values["number"]
    statement = insert(CHAT).values(table_id=table, **values).returning(CHAT.c.number)
    said = replace(row, number=connection.execute(statement).scalar_one())
    here = CHAT.c.table_id == table
    newest = select(CHAT.c.number).where(here).order_by(CHAT.c.number.desc())
    oldest = connection.scalar(newest.offset(CHAT_KEPT - 1).limit(1))
    if oldest is not None:
        connection.execute(delete(CHAT).where(here, CHAT.c.number < oldest))
    call_to_chat(connection, table, said, facts)
    return said


def chat(connection: Connection, table: str, after: int, limit: int) -> list[ChatRow]:
    """Return the latest things said at a table after a number, in order."""
    columns = select(CHAT.c.number, CHAT.c.guest, CHAT.c.name, CHAT.c.seat, CHAT.c.text, CHAT.c.at)
    here = columns.where(CHAT.c.table_id == table, CHAT.c.number > after)
    rows = connection.execute(here.order_by(CHAT.c.number.desc()).limit(limit)).all()
    return [ChatRow(*row) for row in reversed(rows)]

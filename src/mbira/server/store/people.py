"""Guests, their tokens, and what they say, as rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import asdict, replace
from sqlalchemy import and_, delete, func, insert, or_, select, update

from mbira.server.store.database import ConflictError
from mbira.server.store.rows import ChatRow, Guest, Token
from mbira.server.store.schema import CHAT, GUESTS, PROGRAMS, TABLES, TOKENS
from mbira.server.store.sweeps import GONE

if TYPE_CHECKING:
    from sqlalchemy import Connection

CHAT_KEPT = 500
"""This much of what was said at a table is kept; less is ever shown."""
_GUEST = (GUESTS.c.id, GUESTS.c.name, GUESTS.c.generation, GUESTS.c.seen, GUESTS.c.home)


def add_guest(connection: Connection, guest: Guest, now: float) -> None:
    """Keep a new guest."""
    connection.execute(insert(GUESTS).values(**asdict(guest), created=now))


def find_guest(connection: Connection, guest: str) -> Guest | None:
    """Return a guest."""
    row = connection.execute(select(*_GUEST).where(GUESTS.c.id == guest)).first()
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
    return Guest(*row) if row is not None else None


def see_guest(connection: Connection, guest: str, now: float) -> None:
    """Note when a guest came."""
    connection.execute(update(GUESTS).where(GUESTS.c.id == guest).values(seen=now))


def add_token(connection: Connection, digest: str, token: Token) -> None:
    """Keep a token by its digest."""
    values = asdict(token)
    values["table_id"] = values.pop("table")
    connection.execute(insert(TOKENS).values(digest=digest, **values))


def find_token(connection: Connection, digest: str) -> Token | None:
    """Return what a token is for."""
    columns = select(
        TOKENS.c.kind, TOKENS.c.guest, TOKENS.c.table_id, TOKENS.c.seat, TOKENS.c.expires
    )
    row = connection.execute(columns.where(TOKENS.c.digest == digest)).first()
    return Token(*row) if row is not None else None


def count_tokens(connection: Connection, guest: str, now: float) -> int:
    """Return how many tokens of a guest are good."""
    good = or_(TOKENS.c.expires.is_(None), TOKENS.c.expires >= now)
    query = select(func.count()).select_from(TOKENS).where(TOKENS.c.guest == guest, good)
    return connection.scalar(query) or 0


def take_token(connection: Connection, digest: str) -> Token | None:
    """Return what a token is for and remove it; of two who take it at once, one gets it."""
    token = find_token(connection, digest)
    if token is None:
        return None
    gone = connection.execute(delete(TOKENS).where(TOKENS.c.digest == digest)).rowcount
    return token if gone == 1 else None


def say(connection: Connection, table: str, row: ChatRow) -> ChatRow:
    """Keep something said, and number it.

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
    return said


def chat(connection: Connection, table: str, after: int, limit: int) -> list[ChatRow]:
    """Return the latest things said at a table after a number, in order."""
    columns = select(CHAT.c.number, CHAT.c.guest, CHAT.c.name, CHAT.c.seat, CHAT.c.text, CHAT.c.at)
    here = columns.where(CHAT.c.table_id == table, CHAT.c.number > after)
    rows = connection.execute(here.order_by(CHAT.c.number.desc()).limit(limit)).all()
    return [ChatRow(*row) for row in reversed(rows)]

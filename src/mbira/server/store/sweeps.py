"""What belongs to nobody any more is taken away, a little at a time: others write meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import and_, delete, exists, func, or_, select, update

from mbira.server.store.schema import CHAT, GUESTS, MEMBERS, PROGRAMS, RECORDS, TABLES, TOKENS

if TYPE_CHECKING:
    from sqlalchemy import Connection

GONE = "gone"
"""The status of a table that no longer exists, except for rows that were not taken away yet."""


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
    connection.execute(delete(TOKENS).where(TOKENS.c.table_id == table))
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
    """Forget tokens that have expired, and those of programs; return how many."""
    late = select(PROGRAMS.c.digest).where(PROGRAMS.c.expires < now).limit(most)
    gone = connection.execute(delete(PROGRAMS).where(PROGRAMS.c.digest.in_(late))).rowcount
    old = select(TOKENS.c.digest).where(TOKENS.c.expires < now).limit(most - gone)
    return gone + connection.execute(delete(TOKENS).where(TOKENS.c.digest.in_(old))).rowcount


def forget_guests(connection: Connection, before: float, most: int) -> int:
    """Forget guests who have not come for long and own nothing; return how many."""
    sits = exists().where(MEMBERS.c.guest == GUESTS.c.id)
    owns = exists().where(TABLES.c.owner == GUESTS.c.id)
    holds = or_(
        exists().where(TOKENS.c.guest == GUESTS.c.id),
        exists().where(PROGRAMS.c.guest == GUESTS.c.id),
    )
    lost = select(GUESTS.c.id).where(GUESTS.c.seen < before, ~sits, ~owns, ~holds).limit(most)
    return connection.execute(delete(GUESTS).where(GUESTS.c.id.in_(lost))).rowcount


def left_behind(connection: Connection, closed: float, most: int) -> list[str]:
    """Return tables that were closed before a time, and closed ones for practice at once."""
    old = or_(TABLES.c.changed < closed, TABLES.c.practice)
    query = select(TABLES.c.id).where(TABLES.c.status == "closed", old).limit(most)
    return list(connection.scalars(query))


def never_begun(connection: Connection, before: float, most: int) -> list[str]:
    """Return tables at which nobody has begun a match, and nothing happened since a time."""
    waits = and_(TABLES.c.status == "open", TABLES.c.changed < before)
    return list(connection.scalars(select(TABLES.c.id).where(waits).limit(most)))

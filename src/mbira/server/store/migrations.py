"""Brings a database to the present schema, one step at a time; each step is one transaction."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import and_, bindparam, delete, insert, inspect, select, text, update

from mbira.core.errors import MbiraError
from mbira.server.store.calls.schema import CALL_PLACES, TABLES_OF_CALLS
from mbira.server.store.club.counting import add_if_missing
from mbira.server.store.club.schema import REPORTS, TABLES_OF_THE_CLUB, UNCOUNTED
from mbira.server.store.cups.schema import TABLES_OF_TOURNAMENTS
from mbira.server.store.desk.schema import TABLES_OF_THE_DESK
from mbira.server.store.schema import (
    ADDRESSES,
    ANALYSES,
    CHAT,
    CODES,
    FACTS,
    GUESTS,
    MEMBERS,
    METADATA,
    ORDERS,
    PASSKEYS,
    PROGRAMS,
    SESSIONS,
    SPENT,
    TABLES,
    TOKENS,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Column, Connection, Engine

    Step = Callable[[Connection], None]

VERSION = "schema"


def _who_decides_and_who_won(connection: Connection) -> None:
    """Let lists say whose turn it is and how a match ended; older tables do once they change."""
    for column in (TABLES.c.actor, TABLES.c.result):
        kind = column.type.compile(connection.dialect)
        connection.execute(text(f"ALTER TABLE {TABLES.name} ADD COLUMN {column.name} {kind}"))


def _who_is_gone_and_what_is_theirs(connection: Connection) -> None:
    """Let it be found what belongs to whom, to which place, and to nobody any more."""
    for column in (GUESTS.c.seen, GUESTS.c.home, TABLES.c.practice):
        _add_column(connection, column)
    for table in (GUESTS, TABLES, MEMBERS, TOKENS):
        for index in table.indexes:
            index.create(connection, checkfirst=True)
    connection.execute(update(GUESTS).values(seen=time.time()))  # nobody knows when it was
    connection.execute(update(TABLES).values(practice=False))
    every = select(TABLES.c.id, TABLES.c.document).execution_options(yield_per=1000)
    rows = connection.execute(every)
    practice = [{"table": row.id} for row in rows if _is_practice(row.document)]
    if practice:
        here = TABLES.c.id == bindparam("table")
        connection.execute(update(TABLES).where(here).values(practice=True), practice)
    current = select(GUESTS.c.generation).where(GUESTS.c.id == TOKENS.c.guest).scalar_subquery()
    void = TOKENS.c.kind.in_(("api", "transfer")) & (TOKENS.c.seat != current)
    connection.execute(delete(TOKENS).where(void))


def _add_column(connection: Connection, column: Column[Any]) -> None:
    """Let a table have a column that it may have already."""
    there = inspect(connection).get_columns(column.table.name)
    if column.name not in {each["name"] for each in there}:
        kind = column.type.compile(connection.dialect)
        where = f"{column.table.name} ADD COLUMN {column.name} {kind}"
        connection.execute(text(f"ALTER TABLE {where}"))


def _is_practice(document: bytes) -> bool:
    """Return whether a table of then was for practice; all else of it may have changed since."""
    return bool(msgspec.json.decode(document).get("practice", False))


def _what_somebody_has(connection: Connection) -> None:
    """Let it be counted what somebody has without a look at the documents."""
    connection.execute(text("DROP INDEX IF EXISTS tables_by_owner"))
    for index in TABLES.indexes:
        index.create(connection, checkfirst=True)


def _what_programs_may(connection: Connection) -> None:
    """Let guests have programs that act for them, each with rights of its own."""
    PROGRAMS.create(connection, checkfirst=True)


def _who_somebody_is(connection: Connection) -> None:
    """Let guests be somebody: passkeys, mail addresses, codes, and the browsers they are in."""
    _add_column(connection, GUESTS.c.leaving)
    for table in (SESSIONS, PASSKEYS, ADDRESSES, CODES, SPENT):
        table.create(connection, checkfirst=True)
    for index in CHAT.indexes:
        index.create(connection, checkfirst=True)


def _how_people_play_and_meet(connection: Connection) -> None:
    """Let matches be counted, and people meet; those that were played before are counted too.

    That takes a look at each log, so here it is only noted that it is still to be done.
    """
    for table in TABLES_OF_THE_CLUB:
        table.create(connection, checkfirst=True)
    known = select(UNCOUNTED.c.table_id)
    played = and_(TABLES.c.status == "over", TABLES.c.practice.is_not(True))
    ended = select(TABLES.c.id, TABLES.c.changed).where(played, TABLES.c.id.not_in(known))
    connection.execute(insert(UNCOUNTED).from_select(["table_id", "at"], ended))


def _how_people_are_called(connection: Connection) -> None:
    """Let guests be called when it is their turn, and note what they have seen."""
    for table in TABLES_OF_CALLS:
        table.create(connection, checkfirst=True)


def _what_is_decided_ahead(connection: Connection) -> None:
    """Let seats have orders that are carried out when it is their turn."""
    ORDERS.create(connection, checkfirst=True)


def _what_matches_teach(connection: Connection) -> None:
    """Let it be kept what was found in a match that is over."""
    ANALYSES.create(connection, checkfirst=True)


def _tournaments(connection: Connection) -> None:
    """Let there be tournaments."""
    for table in TABLES_OF_TOURNAMENTS:
        table.create(connection, checkfirst=True)


def _what_is_decided_beside_the_server(connection: Connection) -> None:
    """Let people be banned, reports be done with, and a server be told of it."""
    for table in TABLES_OF_THE_DESK:
        table.create(connection, checkfirst=True)
    _add_column(connection, REPORTS.c.done)


def _one_list_of_addresses(connection: Connection) -> None:
    """Let mail addresses that were confirmed for calls be their guests' for signing in, too.

    One that several are called at is that of who confirmed it first; the others are called there
    as before.
    """
    mail = and_(CALL_PLACES.c.kind == "mail", CALL_PLACES.c.state != "asked")
    here = select(CALL_PLACES.c.id, CALL_PLACES.c.guest, CALL_PLACES.c.address, CALL_PLACES.c.made)
    there = here.join(GUESTS, GUESTS.c.id == CALL_PLACES.c.guest)
    for row in connection.execute(there.where(mail).order_by(CALL_PLACES.c.made)).all():
        add_if_missing(connection, ADDRESSES, **row._mapping)  # noqa: SLF001


STEPS: Sequence[Step] = (
    _who_decides_and_who_won,
    _who_is_gone_and_what_is_theirs,
    _what_somebody_has,
    _what_programs_may,
    _who_somebody_is,
    _how_people_play_and_meet,
    _how_people_are_called,
    _what_is_decided_ahead,
    _what_matches_teach,
    _tournaments,
    _what_is_decided_beside_the_server,
    _one_list_of_addresses,
)
"""What leads from version 1 to 2, from 2 to 3, and so on. One that was released never changes."""

PRESENT = 1 + len(STEPS)
"""The version of the schema that this program has."""


def migrate(engine: Engine, steps: Sequence[Step] = STEPS) -> int:
    """Bring a database up to date and return how many steps that took.

    An empty one is made as the schema is now; older ones are led there.
    """
    present = 1 + len(steps)
    taken = 0
    while True:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":  # several processes may start at once
                connection.exec_driver_sql("SELECT pg_advisory_xact_lock(20261116)")
            version = schema_version(connection)
            if version > present:
                raise MbiraError(
                    f"the database has schema version {version}, this program knows {present}; "
                    "a newer mbira made it: use that one"
                )
            if version == present:
                return taken
            if version == 0:
                METADATA.create_all(connection)
                connection.execute(insert(FACTS).values(name=VERSION, value=str(present)))
            else:
                steps[version - 1](connection)
                here = FACTS.c.name == VERSION
                connection.execute(update(FACTS).where(here).values(value=str(version + 1)))
            taken += 1


def schema_version(connection: Connection) -> int:
    """Return the version of a database's schema; 0 for an empty one."""
    if not inspect(connection).has_table(FACTS.name):
        return 0
    found = connection.scalar(select(FACTS.c.value).where(FACTS.c.name == VERSION))
    return int(found) if found is not None else 0

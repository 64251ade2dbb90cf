"""What is somebody's in every other table there is: found by the names of columns.

Whoever adds a table about people calls the column with their id as the others are called, and it is
taken along, told and forgotten with the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import and_, delete, exists, select, update

from mbira.server.store.schema import (
    ADDRESSES,
    CHAT,
    CODES,
    MEMBERS,
    METADATA,
    PASSKEYS,
    PROGRAMS,
    SESSIONS,
    TOKENS,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Column, Connection, Table

THEIRS = ("guest", "player")
"""So a column is called that says whose a row is."""
OF_OTHERS = {("blocks", "other"), ("reports", "about"), ("invitations", "by")}
"""Columns that say whom a row of somebody else is about: it goes with them, too."""
APART = (SESSIONS, PASSKEYS, ADDRESSES, CODES, PROGRAMS, TOKENS, MEMBERS, CHAT)
"""Tables that are looked after one by one."""
UNTOLD = {"digest", "details", "key", "lease"}
"""Columns that nobody has to see."""
MOST = 5000
"""Rows of one table that are told."""


def _columns(*, told: bool = False) -> Iterator[tuple[Table, Column[str]]]:
    for table in METADATA.sorted_tables:
        if table in APART:
            continue
        for column in table.columns:
            of_others = (table.name, column.name) in OF_OTHERS
            if column.name in THEIRS or (of_others and not told):
                yield table, column


def hand_over(connection: Connection, guest: str, other: str) -> None:
    """Let another have what is somebody's, unless they have the same already."""
    for table, column in _columns():
        mine = column == guest
        if column.primary_key:
            twin = table.alias()
            rest = [each for each in table.primary_key.columns if each.name != column.name]
            same = and_(twin.c[column.name] == other, *(twin.c[each.name] == each for each in rest))
            connection.execute(delete(table).where(mine, exists(select(twin).where(same))))
        connection.execute(update(table).where(mine).values({column.name: other}))


def forget(connection: Connection, guest: str) -> None:
    """Let nothing be somebody's; of what others were part of, it is left that nobody was it."""
    for table, column in _columns():
        if column.nullable:
            connection.execute(update(table).where(column == guest).values({column.name: None}))
        else:
            connection.execute(delete(table).where(column == guest))


def told(connection: Connection, guest: str) -> dict[str, list[dict[str, object]]]:
    """Return what is somebody's, by table; what others have said of them is not theirs."""
    found: dict[str, list[dict[str, object]]] = {}
    for table, column in _columns(told=True):
        shown = [each for each in table.columns if each.name not in UNTOLD]
        rows = connection.execute(select(*shown).where(column == guest).limit(MOST)).mappings()
        lines = [{name: _said(value) for name, value in row.items()} for row in rows]
        if lines:
            found[table.name] = lines
    return found


def _said(value: object) -> object:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else value

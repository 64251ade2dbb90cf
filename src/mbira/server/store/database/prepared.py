"""Statements of every action: made and put into the database's words once, not every time.

SQLAlchemy needs longer to make a statement than the database to carry it out, and as long again to
find what it had made of it the last time.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert
from sqlalchemy.exc import DBAPIError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Connection, CursorResult, Dialect, Select, Table
    from sqlalchemy.sql.expression import UpdateBase

TOGETHER = 1000 if sqlite3.sqlite_version_info >= (3, 32) else 100
"""How many rows are added by one statement; before 3.32 SQLite took no more than 999 values."""


class Prepared:
    """A statement as the database takes it; for values that need no conversion."""

    def __init__(self, statement: UpdateBase | Select[Any]) -> None:
        self._statement = statement
        self._known: dict[str, tuple[str, list[str] | None]] = {}

    def words(self, dialect: Dialect) -> tuple[str, list[str] | None]:
        """Return it as text, and the order of its values if they have no names there."""
        known = self._known.get(dialect.name)
        if known is None:
            compiled = self._statement.compile(dialect=dialect)
            order = getattr(compiled, "positiontup", None)
            known = self._known[dialect.name] = str(compiled), order
        return known

    def run(self, connection: Connection, row: Mapping[str, object]) -> CursorResult[Any]:
        """Carry it out with named values, and return what was found."""
        text, order = self.words(connection.dialect)
        return connection.exec_driver_sql(text, _in_order(row, order))

    def change(self, connection: Connection, row: Mapping[str, object]) -> int:
        """Carry it out with named values in a transaction; return how many rows it changed."""
        text, order = self.words(connection.dialect)
        return carry_out(connection, text, _in_order(row, order))


def _in_order(row: Mapping[str, object], order: list[str] | None) -> Any:
    return row if order is None else tuple([row[name] for name in order])


def carry_out(connection: Connection, text: str, values: Any = ()) -> int:
    """Let the driver carry out a statement of a transaction; return how many rows it changed.

    With a list of values it is carried out for each of them. SQLAlchemy does around each statement
    what takes longer than the statement: it is left out here, except for what becomes of an error.
    """
    driver, dialect = connection.connection, connection.dialect
    try:
        with closing(driver.cursor()) as cursor:
            (cursor.executemany if isinstance(values, list) else cursor.execute)(text, values)
            changed: int = cursor.rowcount
    except dialect.loaded_dbapi.Error as error:
        lost = dialect.is_disconnect(error, driver, None)
        if lost:
            connection.invalidate(error)
        raise DBAPIError.instance(
            text, values, error, dialect.loaded_dbapi.Error,
            hide_parameters=True, connection_invalidated=lost, dialect=dialect,
        ) from error  # fmt: skip
    return changed


class PreparedInsert:
    """The same for rows that are added, be they thousands.

    SQLite works in this process: for each row it lets go of the interpreter, and then waits for it.
    Beside a busy thread that takes a millisecond each time, so that thousands of rows took a third
    of a second, in which nobody else could write. Now many of them share a statement.
    """

    def __init__(self, table: Table) -> None:
        self._one = Prepared(insert(table))

    def run(self, connection: Connection, rows: Sequence[Mapping[str, object]]) -> None:
        """Add all rows."""
        text, order = self._one.words(connection.dialect)
        if len(rows) == 1:
            self._one.change(connection, rows[0])
            return
        if order is None:
            carry_out(connection, text, list(rows))
            return
        head, values, one = text.rpartition(" VALUES ")
        for first in range(0, len(rows), TOGETHER):
            some = rows[first : first + TOGETHER]
            flat = tuple(row[name] for row in some for name in order)
            carry_out(connection, f"{head}{values}{', '.join([one] * len(some))}", flat)

"""Statements of every action: made and put into the database's words once, not every time.

SQLAlchemy needs longer to make a statement than the database to carry it out, and as long again to
find what it had made of it the last time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import Connection, CursorResult
    from sqlalchemy.sql.expression import UpdateBase


class Prepared:
    """A statement as the database takes it; for values that need no conversion."""

    def __init__(self, statement: UpdateBase) -> None:
        self._statement = statement
        self._known: dict[str, tuple[str, list[str] | None]] = {}

    def run(self, connection: Connection, *rows: Mapping[str, object]) -> CursorResult[Any]:
        """Carry it out with named values, once for each row of them."""
        dialect = connection.dialect
        known = self._known.get(dialect.name)
        if known is None:
            compiled = self._statement.compile(dialect=dialect)
            order = getattr(compiled, "positiontup", None)
            known = self._known[dialect.name] = str(compiled), order
        text, order = known
        values: list[Any] = (
            list(rows) if order is None else [tuple(row[name] for name in order) for row in rows]
        )
        return connection.exec_driver_sql(text, values if len(values) > 1 else values[0])

"""What a database says of matches that were counted, read past the server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import func, select

from mbira.server.store.club.schema import FINISHED, PLAYED, RATINGS, UNCOUNTED
from mbira.server.store.database.connection import connect
from mbira.server.store.schema import TABLES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Table


class Ledger:
    """All rows of the club's tables, as they are now."""

    def __init__(self, url: str) -> None:
        self._engine = connect(url)

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    def rows(self, table: Table) -> list[Any]:
        """Return all rows of a table."""
        with self._engine.connect() as connection:
            query = select(table).order_by(*table.primary_key.columns)
            found: Sequence[Any] = connection.execute(query).all()
            return list(found)

    def ratings(self) -> list[Any]:
        """Return all ratings."""
        return self.rows(RATINGS)

    def played(self) -> list[Any]:
        """Return what each seat did in each match."""
        return self.rows(PLAYED)

    def finished(self) -> list[Any]:
        """Return the matches that were counted."""
        return self.rows(FINISHED)

    def left(self) -> int:
        """Return how many matches are still to be counted."""
        return len(self.rows(UNCOUNTED))

    def over(self) -> int:
        """Return how many tables have a match that is over."""
        with self._engine.connect() as connection:
            query = select(func.count()).select_from(TABLES).where(TABLES.c.status == "over")
            return connection.scalar(query) or 0

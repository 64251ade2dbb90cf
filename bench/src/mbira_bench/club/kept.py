"""What the database says when the evening is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import func, select

from mbira.server.store.calls.schema import CALLS
from mbira.server.store.club.schema import FINISHED, PLAYED, POOLS, RATINGS, UNCOUNTED
from mbira.server.store.cups.document import CupDocument, decode_cup
from mbira.server.store.cups.schema import CUP_TABLES, CUPS
from mbira.server.store.database.connection import connect
from mbira.server.store.schema import RECORDS, TABLES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Row


class Kept(NamedTuple):
    """Rows, by table."""

    calls: Sequence[Row[Any]]
    decided: dict[tuple[str, int], int]
    """The last version that each seat of each table made itself."""
    over: set[str]
    """Tables whose match is over."""
    ended: dict[str, float]
    """When the last record of each was made."""
    began: dict[str, float]
    """When the first one was."""
    finished: Sequence[Row[Any]]
    played: Sequence[Row[Any]]
    pools: Sequence[Row[Any]]
    ratings: Sequence[Row[Any]]
    uncounted: int
    cup: CupDocument | None
    uncounted_in_cup: int


class Desk:
    """Looks into the database beside the server."""

    def __init__(self, db: str) -> None:
        self._engine = connect(db)

    def close(self) -> None:
        """Let go of it."""
        self._engine.dispose()

    def waiting(self) -> tuple[int, int]:
        """Return how many calls are to leave, and how many matches are to be counted."""
        calls = select(func.count()).select_from(CALLS).where(CALLS.c.state == "waiting")
        with self._engine.connect() as connection:
            matches = select(func.count()).select_from(UNCOUNTED)
            return connection.scalar(calls) or 0, connection.scalar(matches) or 0

    def counted(self, table: str) -> bool:
        """Return whether the match of a table is counted."""
        query = select(FINISHED.c.table_id).where(FINISHED.c.table_id == table)
        with self._engine.connect() as connection:
            return connection.scalar(query) is not None

    def read(self, cup: str) -> Kept:
        """Return all that matters."""
        with self._engine.connect() as connection:

            def rows(query: Any) -> Sequence[Any]:
                return connection.execute(query).all()

            seats = select(RECORDS.c.table_id, RECORDS.c.seat, func.max(RECORDS.c.version))
            times = select(RECORDS.c.table_id, func.min(RECORDS.c.at), func.max(RECORDS.c.at))
            span = rows(times.group_by(RECORDS.c.table_id))
            found = connection.scalar(select(CUPS.c.document).where(CUPS.c.id == cup))
            open_ = select(func.count()).select_from(CUP_TABLES)
            over = select(TABLES.c.id).where(TABLES.c.status == "over")
            return Kept(
                calls=rows(select(CALLS)),
                decided={
                    (table, seat): version
                    for table, seat, version in rows(
                        seats.group_by(RECORDS.c.table_id, RECORDS.c.seat)
                    )
                },
                over=set(connection.scalars(over)),
                ended={table: last for table, _, last in span},
                began={table: first for table, first, _ in span},
                finished=rows(select(FINISHED)),
                played=rows(select(PLAYED).order_by(PLAYED.c.number, PLAYED.c.seat)),
                pools=rows(select(POOLS)),
                ratings=rows(select(RATINGS)),
                uncounted=connection.scalar(select(func.count()).select_from(UNCOUNTED)) or 0,
                cup=decode_cup(found) if found is not None else None,
                uncounted_in_cup=connection.scalar(open_.where(CUP_TABLES.c.counted.is_(False)))
                or 0,
            )

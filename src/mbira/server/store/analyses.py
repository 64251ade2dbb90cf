"""What was found in matches that are over, as rows: packed, and one for each table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import insert, select

from mbira.server.store.schema import ANALYSES

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from mbira.server.store.database.access import Reader, Writer

MOST = 1024 * 1024
"""No analysis takes more bytes than this on the disk."""


class AnalysisRows:
    """All that is asked of the database about analyses."""

    def __init__(self, read: Reader, write: Writer) -> None:
        self._read = read
        self._write = write

    async def find(self, table: str) -> bytes | None:
        """Return what was found in the match of a table, if that is kept."""
        query = select(ANALYSES.c.content).where(ANALYSES.c.table_id == table)
        return await self._read(lambda connection: connection.scalar(query))

    async def keep(self, table: str, content: bytes, at: float) -> bool:
        """Keep what was found; return whether there was room, and nobody else had kept it."""
        if len(content) > MOST:
            return False
        here = select(ANALYSES.c.table_id).where(ANALYSES.c.table_id == table)
        row = insert(ANALYSES).values(table_id=table, content=content, at=at)

        def change(connection: Connection) -> bool:
            if connection.scalar(here) is not None:
                return False
            connection.execute(row)
            return True

        return await self._write(change, table, None)

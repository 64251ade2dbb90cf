"""PostgreSQL's notices: part of the commit that they tell of, so that none is ever lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sqlalchemy import Connection

    from mbira.server.telling.note import Note

CHANNEL = "mbira"
_NOTIFY = "SELECT pg_notify(%(channel)s, %(payload)s)"


def notify(connection: Connection, note: Note) -> None:
    """Let others hear a note once the transaction is carried out."""
    told = {"channel": CHANNEL, "payload": note.encoded().decode()}
    connection.exec_driver_sql(_NOTIFY, told)


async def notices(address: dict[str, Any]) -> AsyncIterator[str | None]:
    """Return what is heard from now on; None once, as soon as anything can be.

    OSError if the database cannot be reached, or not any more.
    """
    import psycopg  # noqa: PLC0415 only installed with PostgreSQL

    try:
        connection = await psycopg.AsyncConnection.connect(**address, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield None
            async for heard in connection.notifies():
                yield heard.payload
    except psycopg.Error as error:
        raise ConnectionError(type(error).__name__) from None

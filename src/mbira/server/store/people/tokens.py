"""Tokens that guests were given, as rows: kept by their digests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import asdict
from sqlalchemy import delete, func, insert, or_, select

from mbira.server.store.rows import Token
from mbira.server.store.schema import TOKENS

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from mbira.server.store.database.access import Reader, Writer


class TokenRows:
    """All that is asked of the database about tokens."""

    def __init__(self, read: Reader, write: Writer) -> None:
        self._read = read
        self._write = write

    async def add(self, digest: str, token: Token) -> None:
        """Keep a token, of which only the digest is known here."""
        values = asdict(token)
        values["table_id"] = values.pop("table")
        new = insert(TOKENS).values(digest=digest, **values)
        await self._write(lambda connection: connection.execute(new), "", None)

    async def count(self, guest: str, now: float) -> int:
        """Return how many tokens of a guest are good."""
        good = or_(TOKENS.c.expires.is_(None), TOKENS.c.expires >= now)
        query = select(func.count()).select_from(TOKENS).where(TOKENS.c.guest == guest, good)
        return await self._read(lambda connection: connection.scalar(query) or 0)

    async def find(self, digest: str) -> Token | None:
        """Return what a token is for."""
        return await self._read(lambda connection: _find(connection, digest))

    async def take(self, digest: str) -> Token | None:
        """Return what a token is for, and make it void."""
        return await self._write(lambda connection: _take(connection, digest), digest, None)


def _find(connection: Connection, digest: str) -> Token | None:
    columns = select(
        TOKENS.c.kind, TOKENS.c.guest, TOKENS.c.table_id, TOKENS.c.seat, TOKENS.c.expires
    )
    row = connection.execute(columns.where(TOKENS.c.digest == digest)).first()
    return Token(*row) if row is not None else None


def _take(connection: Connection, digest: str) -> Token | None:
    """Return what a token is for and remove it; of two who take it at once, one gets it."""
    token = _find(connection, digest)
    if token is None:
        return None
    gone = connection.execute(delete(TOKENS).where(TOKENS.c.digest == digest)).rowcount
    return token if gone == 1 else None

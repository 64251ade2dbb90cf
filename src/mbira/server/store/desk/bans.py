"""Who is banned, as rows; and what the server is told from beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from sqlalchemy import delete, insert, select

from mbira.server.store.desk.schema import BANS, TOLD
from mbira.server.telling.note import Note

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from mbira.server.store.database.access import Reader

KEPT = 100
"""How many of the last things that the server was told stay."""


class Ban(Struct, frozen=True):
    """That somebody is not to come any more."""

    guest: str
    until: float | None
    """When it ends; None is never."""
    why: str
    at: float

    def holds(self, now: float) -> bool:
        """Return whether it is in force."""
        return self.until is None or now < self.until


class DeskRows:
    """What a running server asks about what was decided beside it."""

    def __init__(self, read: Reader) -> None:
        self._read = read

    async def bans(self) -> dict[str, Ban]:
        """Return all bans, by guest."""
        return await self._read(all_bans)

    async def told(self, after: int) -> Sequence[tuple[int, Note]]:
        """Return what was told after a number, in order."""
        return await self._read(lambda connection: told(connection, after))


def all_bans(connection: Connection) -> dict[str, Ban]:
    """Return all bans, by guest, those that have ended too."""
    rows = connection.execute(select(BANS.c.guest, BANS.c.until, BANS.c.why, BANS.c.at))
    return {row.guest: Ban(*row) for row in rows}


def ban(connection: Connection, wanted: Ban) -> None:
    """Ban somebody, in the place of what was decided before."""
    unban(connection, wanted.guest)
    row = {"guest": wanted.guest, "until": wanted.until, "why": wanted.why, "at": wanted.at}
    connection.execute(insert(BANS).values(**row))


def unban(connection: Connection, guest: str) -> bool:
    """Let somebody come again; return whether they were banned."""
    return connection.execute(delete(BANS).where(BANS.c.guest == guest)).rowcount == 1


def tell(connection: Connection, note: Note) -> None:
    """Leave word for the server that runs, if one does."""
    row = insert(TOLD).values(kind=note.kind, about=note.id).returning(TOLD.c.number)
    newest = connection.execute(row).scalar_one()
    connection.execute(delete(TOLD).where(TOLD.c.number <= newest - KEPT))


def told(connection: Connection, after: int) -> list[tuple[int, Note]]:
    """Return what was told after a number."""
    query = select(TOLD.c.number, TOLD.c.kind, TOLD.c.about).where(TOLD.c.number > after)
    rows = connection.execute(query.order_by(TOLD.c.number))
    return [(row.number, Note(row.kind, row.about, BESIDE)) for row in rows]


BESIDE = "desk"
"""Who tells: a process that serves nobody."""

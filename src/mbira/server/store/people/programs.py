"""Programs that act for guests, as rows: kept by the digest of their token."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import convert
from msgspec.structs import asdict
from sqlalchemy import and_, delete, func, insert, select

from mbira.server.store.rows import Program, Scope
from mbira.server.store.schema import PROGRAMS

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Row

    from mbira.server.store.database.access import Reader, Writer
    from mbira.server.telling.note import Note


class ProgramRows:
    """All that is asked of the database about programs."""

    def __init__(self, read: Reader, write: Writer, note: Callable[[str, str], Note]) -> None:
        self._read = read
        self._write = write
        self._note = note

    async def add(self, digest: str, program: Program) -> None:
        """Keep a program, by the digest of its token."""
        values = asdict(program)
        values["scopes"] = " ".join(program.scopes)
        values["tables"] = None if program.tables is None else " ".join(program.tables)
        row = insert(PROGRAMS).values(digest=digest, **values)
        await self._write(lambda connection: connection.execute(row), program.guest, None)

    async def find(self, digest: str) -> Program | None:
        """Return the program that a token belongs to."""
        query = select(PROGRAMS).where(PROGRAMS.c.digest == digest)
        row = await self._read(lambda connection: connection.execute(query).first())
        return _program(row) if row is not None else None

    async def of(self, guest: str) -> list[Program]:
        """Return the programs of a guest, the newest first."""
        theirs = select(PROGRAMS).where(PROGRAMS.c.guest == guest)
        query = theirs.order_by(PROGRAMS.c.made.desc(), PROGRAMS.c.id)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [_program(row) for row in rows]

    async def count(self, guest: str, now: float) -> int:
        """Return how many programs of a guest are good."""
        good = and_(PROGRAMS.c.guest == guest, PROGRAMS.c.expires >= now)
        query = select(func.count()).select_from(PROGRAMS).where(good)
        return await self._read(lambda connection: connection.scalar(query)) or 0

    async def revoke(self, guest: str, program: str) -> bool:
        """Make a program of a guest void; return whether there was one."""
        it = and_(PROGRAMS.c.guest == guest, PROGRAMS.c.id == program)
        gone = delete(PROGRAMS).where(it)
        note = self._note("program", program)
        return await self._write(lambda found: found.execute(gone).rowcount == 1, guest, note)


def _program(row: Row[Any]) -> Program:
    return Program(
        id=row.id,
        guest=row.guest,
        generation=row.generation,
        name=row.name,
        scopes=convert(row.scopes.split(), tuple[Scope, ...]),
        tables=None if row.tables is None else tuple(row.tables.split()),
        made=row.made,
        expires=row.expires,
    )

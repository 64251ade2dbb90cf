"""All tables there are, as whoever runs the server sees them: nothing of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import and_, func, select

from mbira.core.errors import MbiraError
from mbira.server.store import sweeps, tables
from mbira.server.store.document import Status
from mbira.server.store.schema import RECORDS, TABLES

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from mbira.server.store.calls.wishes import Occasion
    from mbira.server.store.document import Chair, Document
    from mbira.server.store.rows import StoredTable

    Calls = Callable[[StoredTable, Document], tuple[Occasion, ...]]
    """Returns who is called as a table is given up, from how it was and is then."""


class SeatRow(Struct, frozen=True, omit_defaults=True):
    """Who has a seat."""

    name: str = ""
    guest: str | None = None
    bot: str | None = None
    """The bot that decides, for the guest or for itself."""


class TableRow(Struct, frozen=True):
    """A table, as far as whoever runs the server has to know it."""

    id: str
    game: str
    name: str
    status: Status
    practice: bool
    seats: tuple[SeatRow, ...]
    records: int
    last: float | None
    """When something was last played; None if nothing was."""
    changed: float
    waits: SeatRow | None
    """For whom it waits, if a match is played."""


def listed(connection: Connection, status: Status | None, most: int) -> tuple[list[TableRow], int]:
    """Return tables, those that changed last first, and how many there are."""
    here = TABLES.c.status != sweeps.GONE if status is None else TABLES.c.status == status
    played = select(func.max(RECORDS.c.at)).where(
        RECORDS.c.table_id == TABLES.c.id, RECORDS.c.version == TABLES.c.version
    )
    query = select(TABLES, played.scalar_subquery().label("last")).where(here)
    rows = connection.execute(query.order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(most))
    found = [_shown(tables.stored(row), row.last) for row in rows]
    count = connection.scalar(select(func.count()).select_from(TABLES).where(here)) or 0
    return found, count


def _shown(stored: StoredTable, last: float | None) -> TableRow:
    document, actor = stored.document, stored.actor
    seats = tuple(map(_seat, document.chairs))
    waits = seats[actor] if stored.status == "playing" and actor is not None else None
    return TableRow(
        stored.id, document.game, document.name, stored.status, document.practice, seats,
        stored.version, last, stored.changed, waits,
    )  # fmt: skip


def _seat(chair: Chair) -> SeatRow:
    return SeatRow(chair.name, chair.guest, chair.bot)


def close(connection: Connection, table: str, calls: Calls, now: float) -> TableRow:
    """Close a table, whoever plays there; return how it was. One for practice is gone."""
    stored = tables.find(connection, table)
    if stored is None:
        raise MbiraError(f"there is no table {table!r}; `mbira admin tables` lists them")
    if stored.status in {"over", "closed"}:
        raise MbiraError(f"table {table} is {stored.status} already")
    last = connection.scalar(
        select(RECORDS.c.at).where(
            and_(RECORDS.c.table_id == table, RECORDS.c.version == stored.version)
        )
    )
    if stored.document.practice:
        sweeps.bury(connection, table)
    else:
        document = replace(stored.document, status="closed", ended="server")
        told = calls(stored, document) if stored.document.header is not None else ()
        tables.close(connection, table, stored.revision, document, now, told)
    return _shown(stored, last)

"""What people have reported of others, for whoever runs the server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from sqlalchemy import func, select, update

from mbira.core.errors import MbiraError
from mbira.server.store.club.schema import REPORTS
from mbira.server.store.schema import GUESTS

if TYPE_CHECKING:
    from sqlalchemy import Connection, Row, Select


class Named(Struct, frozen=True):
    """Somebody, by id and name."""

    id: str
    name: str


class ReportRow(Struct, frozen=True):
    """What somebody has reported of another."""

    id: int
    at: float
    by: Named
    about: Named
    table: str | None
    said: str
    """What the other had said there, if that is known."""
    words: str
    done: float | None
    """When whoever runs the server was done with it."""


_BY, _ABOUT = GUESTS.alias("reporter"), GUESTS.alias("reported")
_REPORTS: Select[Any] = (
    select(REPORTS, _BY.c.name.label("reporter"), _ABOUT.c.name.label("reported"))
    .outerjoin(_BY, _BY.c.id == REPORTS.c.guest)
    .outerjoin(_ABOUT, _ABOUT.c.id == REPORTS.c.about)
    .order_by(REPORTS.c.number.desc())
)


def reports(connection: Connection, most: int, *, done: bool) -> tuple[list[ReportRow], int]:
    """Return reports, the newest first, and how many there are; `done` ones only if asked for."""
    query, count = _REPORTS, select(func.count()).select_from(REPORTS)
    if not done:
        query, count = query.where(REPORTS.c.done.is_(None)), count.where(REPORTS.c.done.is_(None))
    found = [_shown(row) for row in connection.execute(query.limit(most))]
    return found, connection.scalar(count) or 0


def report(connection: Connection, number: int) -> ReportRow:
    """Return one report."""
    row = connection.execute(_REPORTS.where(REPORTS.c.number == number)).first()
    if row is None:
        raise MbiraError(f"there is no report {number}; `mbira admin reports --all` lists them")
    return _shown(row)


def settle(connection: Connection, number: int, now: float) -> ReportRow:
    """Note that one is done with a report, if that is not noted already; return it."""
    open_ = REPORTS.c.number == number, REPORTS.c.done.is_(None)
    connection.execute(update(REPORTS).where(*open_).values(done=now))
    return report(connection, number)


def _shown(row: Row[Any]) -> ReportRow:
    by, about = Named(row.guest, row.reporter or ""), Named(row.about, row.reported or "")
    return ReportRow(row.number, row.at, by, about, row.table_id, row.said, row.words, row.done)

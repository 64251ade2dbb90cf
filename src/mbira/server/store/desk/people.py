"""Everybody there is, as whoever runs the server sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from sqlalchemy import Table, exists, func, or_, select

from mbira.core.errors import MbiraError
from mbira.server.store.calls.kept import place_of, values, wishes_of
from mbira.server.store.calls.schema import CALL_PLACES
from mbira.server.store.club.schema import REPORTS
from mbira.server.store.desk.bans import all_bans
from mbira.server.store.schema import ADDRESSES, CODES, FACTS, GUESTS, MEMBERS, PASSKEYS

if TYPE_CHECKING:
    from sqlalchemy import Connection, ScalarSelect

    from mbira.server.store.calls.wishes import Place, Wishes

NAMED = 5
"""How many of those who have one name are told apart."""


class Somebody(Struct, frozen=True):
    """A person, as far as whoever runs the server has to know them."""

    id: str
    name: str
    kind: Literal["guest", "somebody"]
    """Whether they can show who they are: by a passkey, a mail address or a code."""
    since: float
    seen: float | None
    """When they last came, to about a day."""
    tables: int
    reports: int
    """That others made about them."""
    banned: bool
    until: float | None = None
    why: str = ""


def people(connection: Connection, search: str, now: float) -> list[Somebody]:
    """Return everybody whose name or id has a text in it, those who came last first."""
    shown = or_(*(exists().where(each.c.guest == GUESTS.c.id) for each in SHOWING))
    query = select(
        GUESTS.c.id, GUESTS.c.name, shown.label("known"), GUESTS.c.created, GUESTS.c.seen,
        _count(MEMBERS, "guest").label("tables"), _count(REPORTS, "about").label("reports"),
    ).where(GUESTS.c.leaving.is_not(True))  # fmt: skip
    ordered = query.order_by(func.coalesce(GUESTS.c.seen, 0).desc(), GUESTS.c.id)
    bans, found = all_bans(connection), []
    for row in connection.execute(ordered):
        if search.casefold() not in row.name.casefold() and search != row.id:
            continue
        ban = bans.get(row.id)
        held = ban if ban is not None and ban.holds(now) else None
        one = Somebody(
            row.id, row.name, "somebody" if row.known else "guest", row.created, row.seen,
            row.tables, row.reports, held is not None,
            held.until if held is not None else None, held.why if held is not None else "",
        )  # fmt: skip
        found.append(one)
    return found


SHOWING = (PASSKEYS, ADDRESSES, CODES)
"""What makes a guest somebody."""


def _count(table: Table, column: str) -> ScalarSelect[int]:
    theirs = select(func.count()).select_from(table).where(table.c[column] == GUESTS.c.id)
    return theirs.scalar_subquery()


def named(connection: Connection, word: str) -> tuple[str, str]:
    """Return the id and name of one person, by either; MbiraError if it is nobody, or several."""
    here = select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.leaving.is_not(True))
    row = connection.execute(here.where(GUESTS.c.id == word)).first()
    if row is not None:
        return row.id, row.name
    wanted = word.casefold()
    found = [row for row in connection.execute(here) if row.name.casefold() == wanted]
    if not found:
        raise MbiraError(f"there is nobody called {word!r}; `mbira admin people` lists everybody")
    if len(found) > 1:
        ids = ", ".join(row.id for row in found[:NAMED]) + (", ..." if len(found) > NAMED else "")
        raise MbiraError(f"{len(found)} people are called {word!r}: give an id, of {ids}")
    return found[0].id, found[0].name


# How they are called


def browsers(connection: Connection, guest: str) -> tuple[list[Place], Wishes]:
    """Return the browsers in which somebody is called, and how they wish to be."""
    theirs = CALL_PLACES.c.guest == guest, CALL_PLACES.c.kind == "push"
    query = select(CALL_PLACES).where(*theirs).order_by(CALL_PLACES.c.made, CALL_PLACES.c.id)
    return list(map(place_of, connection.execute(query))), wishes_of(connection, guest)


def note(connection: Connection, place: Place) -> None:
    """Keep what is new of a place; it may be gone by now."""
    here = CALL_PLACES.c.id == place.id
    connection.execute(CALL_PLACES.update().where(here).values(**values(place)))


def push_key(connection: Connection) -> str | None:
    """Return what browsers know this server by; None if none was ever asked."""
    found: str | None = connection.scalar(select(FACTS.c.value).where(FACTS.c.name == "vapid"))
    return found

"""Whom people want to meet, and whom not: profiles, blocks, reports, invitations, as rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import asdict
from sqlalchemy import and_, delete, func, insert, or_, select, update

from mbira.server.store.calls.outbox import call
from mbira.server.store.calls.wishes import Occasion
from mbira.server.store.club.counting import add_if_missing
from mbira.server.store.club.rows import Invitation, Profile, Report
from mbira.server.store.club.schema import (
    BLOCKS,
    INVITATIONS,
    PLAYED,
    PROFILES,
    RATINGS,
    REPORTS,
)
from mbira.server.store.schema import TABLES

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection

    from mbira.server.store.calls.wishes import Facts

REPORTS_KEPT = 10_000
"""How many reports are kept in all, the latest."""
INVITED = 50
"""How many invitations somebody can have at once; the oldest go."""


def profile(connection: Connection, guest: str) -> Profile:
    """Return what a guest lets others see."""
    query = select(PROFILES.c.shown, PROFILES.c.presence, PROFILES.c.here)
    row = connection.execute(query.where(PROFILES.c.guest == guest)).first()
    return Profile(*row) if row is not None else Profile()


def change_profile(connection: Connection, guest: str, wanted: Profile) -> None:
    """Keep what a guest lets others see."""
    values = asdict(wanted)
    if not add_if_missing(connection, PROFILES, guest=guest, **values):
        connection.execute(update(PROFILES).where(PROFILES.c.guest == guest).values(**values))


def note_here(connection: Connection, guests: Collection[str], now: float) -> None:
    """Note that guests are connected, of those who let others know."""
    told = and_(PROFILES.c.guest.in_(guests), PROFILES.c.presence)
    connection.execute(update(PROFILES).where(told).values(here=now))


def present(connection: Connection, guests: Collection[str], since: float) -> set[str]:
    """Return who of some guests has been connected since a time, and lets others know."""
    query = select(PROFILES.c.guest).where(
        PROFILES.c.guest.in_(guests), PROFILES.c.presence, PROFILES.c.here >= since
    )
    return set(connection.scalars(query))


# Whom somebody does not want to meet


def blocks(connection: Connection, guest: str) -> tuple[frozenset[str], frozenset[str]]:
    """Return whom a guest has blocked, and who has blocked them."""
    query = select(BLOCKS.c.guest, BLOCKS.c.other)
    query = query.where(or_(BLOCKS.c.guest == guest, BLOCKS.c.other == guest))
    rows = connection.execute(query).all()
    return (
        frozenset(row.other for row in rows if row.guest == guest),
        frozenset(row.guest for row in rows if row.other == guest),
    )


def block(connection: Connection, guest: str, other: str, most: int, now: float) -> bool:
    """Let a guest not meet somebody any more; return False if they have blocked too many."""
    here = select(func.count()).select_from(BLOCKS).where(BLOCKS.c.guest == guest)
    if (connection.scalar(here) or 0) >= most:
        return False
    add_if_missing(connection, BLOCKS, guest=guest, other=other, at=now)
    between = or_(
        and_(INVITATIONS.c.guest == guest, INVITATIONS.c.by == other),
        and_(INVITATIONS.c.guest == other, INVITATIONS.c.by == guest),
    )
    connection.execute(delete(INVITATIONS).where(between))
    return True


def unblock(connection: Connection, guest: str, other: str) -> None:
    """Let a guest meet somebody again."""
    it = and_(BLOCKS.c.guest == guest, BLOCKS.c.other == other)
    connection.execute(delete(BLOCKS).where(it))


# What whoever runs the server is to know


def report(connection: Connection, wanted: Report, most: int) -> bool:
    """Keep the last report that somebody makes of another; return False if they made too many."""
    same = and_(REPORTS.c.guest == wanted.guest, REPORTS.c.about == wanted.about)
    connection.execute(delete(REPORTS).where(same))
    own = select(func.count()).select_from(REPORTS).where(REPORTS.c.guest == wanted.guest)
    if (connection.scalar(own) or 0) >= most:
        return False
    values = asdict(wanted)
    del values["number"]
    values["table_id"] = values.pop("table")
    connection.execute(insert(REPORTS).values(**values))
    newest = select(REPORTS.c.number).order_by(REPORTS.c.number.desc())
    oldest = connection.scalar(newest.offset(REPORTS_KEPT - 1).limit(1))
    if oldest is not None:
        connection.execute(delete(REPORTS).where(REPORTS.c.number < oldest))
    return True


def reports(connection: Connection, most: int) -> list[Report]:
    """Return the latest reports, the newest first: for whoever runs the server."""
    columns = (
        REPORTS.c.number, REPORTS.c.guest, REPORTS.c.about, REPORTS.c.table_id, REPORTS.c.said,
        REPORTS.c.words, REPORTS.c.at,
    )  # fmt: skip
    query = select(*columns).order_by(REPORTS.c.number.desc()).limit(most)
    return [Report(*row) for row in connection.execute(query)]


# Seats that are offered


def invite(connection: Connection, guest: str, wanted: Invitation, facts: Facts) -> bool:
    """Offer a guest a seat, and call them to it; return whether that is new.

    They are called once to a table, however often its seats are offered. The oldest of too many
    offers goes.
    """
    added = add_if_missing(
        connection, INVITATIONS, guest=guest, table_id=wanted.table, by=wanted.by, at=wanted.at
    )
    if added:
        offered = Occasion(guest=guest, event="invited", table=wanted.table, mark=0, facts=facts)
        call(connection, (offered,), wanted.at)
    theirs = INVITATIONS.c.guest == guest
    newest = select(INVITATIONS.c.at).where(theirs).order_by(INVITATIONS.c.at.desc())
    oldest = connection.scalar(newest.offset(INVITED - 1).limit(1))
    if oldest is not None:
        connection.execute(delete(INVITATIONS).where(theirs, INVITATIONS.c.at < oldest))
    return added


def invitations(connection: Connection, guest: str) -> list[Invitation]:
    """Return the seats that a guest was offered at tables that still wait, the newest first."""
    query = select(INVITATIONS.c.table_id, INVITATIONS.c.by, INVITATIONS.c.at)
    query = query.join(TABLES, TABLES.c.id == INVITATIONS.c.table_id)
    query = query.where(INVITATIONS.c.guest == guest, TABLES.c.status == "open")
    rows = connection.execute(query.order_by(INVITATIONS.c.at.desc()).limit(INVITED))
    return [Invitation(*row) for row in rows]


def invited(connection: Connection, guest: str, table: str) -> str | None:
    """Return who has offered a guest a seat at a table, if somebody has."""
    it = and_(INVITATIONS.c.guest == guest, INVITATIONS.c.table_id == table)
    found: str | None = connection.scalar(select(INVITATIONS.c.by).where(it))
    return found


def take_back(connection: Connection, by: str, guest: str, table: str) -> bool:
    """Offer a guest a seat no more; return whether it was offered by this one."""
    if invited(connection, guest, table) != by:
        return False
    return answered(connection, guest, table)


def answered(connection: Connection, guest: str, table: str) -> bool:
    """Take an offer away, as it was taken or declined; return whether there was one."""
    it = and_(INVITATIONS.c.guest == guest, INVITATIONS.c.table_id == table)
    return connection.execute(delete(INVITATIONS).where(it)).rowcount == 1


def forget_invitations(connection: Connection, before: float, most: int) -> int:
    """Forget offers that nobody has answered for long; return how many."""
    old = select(INVITATIONS.c.guest, INVITATIONS.c.table_id).where(INVITATIONS.c.at < before)
    rows = connection.execute(old.limit(most)).all()
    for row in rows:
        answered(connection, row.guest, row.table_id)
    return len(rows)


def forget(connection: Connection, guest: str, instead: str) -> None:
    """Take all that is about a guest away; in the matches of others they are somebody nameless."""
    for table in (PROFILES, BLOCKS, REPORTS, INVITATIONS):
        connection.execute(delete(table).where(table.c.guest == guest))
    connection.execute(delete(BLOCKS).where(BLOCKS.c.other == guest))
    connection.execute(delete(REPORTS).where(REPORTS.c.about == guest))
    connection.execute(delete(INVITATIONS).where(INVITATIONS.c.by == guest))
    connection.execute(update(PLAYED).where(PLAYED.c.player == guest).values(player=instead))
    connection.execute(update(RATINGS).where(RATINGS.c.player == guest).values(player=instead))

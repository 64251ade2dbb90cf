"""Mail addresses that people have shown to be theirs: one list, for signing in and for calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import asdict
from sqlalchemy import and_, delete, func, select

from mbira.server.store.calls.leaving import drop
from mbira.server.store.calls.schema import CALL_PLACES
from mbira.server.store.club.counting import add_if_missing
from mbira.server.store.schema import ADDRESSES

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from mbira.server.store.rows import Address


def owner_of(connection: Connection, address: str) -> str | None:
    """Return whose address it is; None if nobody has shown that it is theirs."""
    query = select(ADDRESSES.c.guest).where(ADDRESSES.c.address == address)
    found: str | None = connection.scalar(query)
    return found


def own_address(connection: Connection, new: Address, most: int) -> bool:
    """Let an address be somebody's unless it is another's, or they have too many; return if so."""
    theirs = select(func.count()).select_from(ADDRESSES).where(ADDRESSES.c.guest == new.guest)
    if (connection.scalar(theirs) or 0) >= most:
        return False
    return add_if_missing(connection, ADDRESSES, **asdict(new))


def remove_address(connection: Connection, guest: str, address: str) -> bool:
    """Forget an address of somebody, by its id, and call them there no more."""
    it = and_(ADDRESSES.c.guest == guest, ADDRESSES.c.id == address)
    gone = connection.scalar(delete(ADDRESSES).where(it).returning(ADDRESSES.c.address))
    if gone is None:
        return False
    called = and_(
        CALL_PLACES.c.guest == guest, CALL_PLACES.c.kind == "mail", CALL_PLACES.c.address == gone
    )
    places = connection.scalars(delete(CALL_PLACES).where(called).returning(CALL_PLACES.c.id))
    for place in places.all():
        drop(connection, place)
    return True


def called_at(connection: Connection, guest: str) -> set[str]:
    """Return the mail addresses at which somebody is called."""
    here = and_(
        CALL_PLACES.c.guest == guest, CALL_PLACES.c.kind == "mail", CALL_PLACES.c.state == "on"
    )
    return set(connection.scalars(select(CALL_PLACES.c.address).where(here)))

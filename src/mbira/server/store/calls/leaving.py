"""What is to leave: taken up by one process at a time, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from sqlalchemy import and_, exists, func, or_, select, update

from mbira.server.store.calls.kept import call_of, place_of, wishes_of
from mbira.server.store.calls.outbox import SIGHT
from mbira.server.store.calls.schema import CALL_PLACES, CALLS, SEEN
from mbira.server.store.calls.wishes import CallRow, CallState, Place, Wishes
from mbira.server.store.club.schema import INVITATIONS
from mbira.server.store.schema import RECORDS, TABLES

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection, Exists

TOGETHER = 50
"""How many calls leave in one message at most."""
ERROR = 200
"""Characters of what went wrong that are kept."""
Judge = Callable[[CallRow, Wishes, Place], float | CallState | Literal["now"]]
"""Says of a call that is due whether it leaves now, when it does, or what became of it instead."""


class Batch(NamedTuple):
    """Calls that leave in one message."""

    id: str
    place: Place
    wishes: Wishes
    calls: list[CallRow]


def due(now: float) -> ColumnElement[bool]:
    """Return which calls are to leave by now, and nobody is at."""
    free = or_(CALLS.c.lease.is_(None), CALLS.c.lease <= now)
    return and_(CALLS.c.state == "waiting", CALLS.c.due <= now, free)


def take(
    connection: Connection, place: str, judge: Judge, batch: str, now: float, until: float
) -> Batch | None:
    """Return what is to leave to a place, taken up until a time; None if there is nothing."""
    found = connection.execute(
        select(CALL_PLACES).where(CALL_PLACES.c.id == place).with_for_update()
    ).first()  # of several processes, one is at a place
    if found is None or found.state != "on":
        drop(connection, place)
        return None
    busy = exists().where(CALLS.c.place == place, CALLS.c.state == "waiting", CALLS.c.lease > now)
    if connection.scalar(select(busy)):
        return None
    here = place_of(found)
    wishes = wishes_of(connection, here.guest)
    tried = CALLS.c.batch.is_not(None)
    query = select(CALLS).where(CALLS.c.place == place, due(now))
    again = connection.execute(query.where(tried).order_by(CALLS.c.due, CALLS.c.id)).all()
    again = [row for row in again if row.batch == again[0].batch]
    rows = again or connection.execute(query.order_by(CALLS.c.made, CALLS.c.id).limit(TOGETHER))
    leaving: list[CallRow] = []
    for row in rows:
        call = call_of(row)
        verdict = _moot(connection, here.guest, call) or judge(call, wishes, here)
        if verdict == "now":
            leaving.append(call)
        elif isinstance(verdict, str):
            _set(connection, [call.id], state=verdict, ended=now, lease=None)
        else:
            _set(connection, [call.id], due=verdict)
    if not leaving:
        return None
    name = again[0].batch if again else batch
    ids = [call.id for call in leaving]
    _set(connection, ids, batch=name, lease=until, tries=CALLS.c.tries + 1)
    return Batch(name, here, wishes, leaving)


def _moot(connection: Connection, guest: str, call: CallRow) -> CallState | None:
    """Return what became of a call that need not leave any more; None if it is to."""
    if call.event in SIGHT:
        here = and_(SEEN.c.guest == guest, SEEN.c.table_id == call.table)
        if connection.scalar(select(exists().where(here, SIGHT[call.event] >= call.mark))):
            return "seen"
    if call.event == "invited" and call.facts.what == "seat":
        return None if connection.scalar(select(_offered(guest, call.table))) else "off"
    if call.event not in {"turn", "clock"}:
        return None
    going = and_(
        TABLES.c.id == call.table, TABLES.c.status == "playing", TABLES.c.actor == call.seat
    )
    acted = and_(
        RECORDS.c.table_id == call.table, RECORDS.c.version > call.mark, RECORDS.c.seat == call.seat
    )
    if not connection.scalar(select(exists().where(going))):
        return "off"
    return "seen" if connection.scalar(select(exists().where(acted))) else None


def _offered(guest: str, table: str) -> Exists:
    """Return whether a guest can still take a seat that they were offered."""
    offer = and_(INVITATIONS.c.guest == guest, INVITATIONS.c.table_id == table)
    return exists().where(offer, TABLES.c.id == INVITATIONS.c.table_id, TABLES.c.status == "open")


def settle(connection: Connection, batch: Batch, **values: Any) -> None:
    """Let go of the calls of a message, as long as they are still ours."""
    ids = [call.id for call in batch.calls]
    ours = and_(CALLS.c.id.in_(ids), CALLS.c.batch == batch.id, CALLS.c.state == "waiting")
    connection.execute(update(CALLS).where(ours).values(lease=None, **values))


def _set(connection: Connection, ids: list[str], **values: Any) -> None:
    connection.execute(update(CALLS).where(CALLS.c.id.in_(ids)).values(**values))


def note(
    connection: Connection, place: Place, now: float, error: str, values: dict[str, object]
) -> None:
    """Note how it went at a place."""
    if error:
        since = func.coalesce(CALL_PLACES.c.failing, now)
        failures = CALL_PLACES.c.failures + 1
        values = {"failing": since, "failures": failures, "error": error[:ERROR], **values}
    if values:
        here = CALL_PLACES.c.id == place.id
        connection.execute(update(CALL_PLACES).where(here).values(**values))


def drop(connection: Connection, place: str) -> None:
    """Send nothing more to a place."""
    waits = and_(CALLS.c.place == place, CALLS.c.state == "waiting")
    connection.execute(update(CALLS).where(waits).values(state="off", lease=None))

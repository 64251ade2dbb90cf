"""The outbox: calls are written with what causes them, or not at all."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, bindparam, exists, insert, select, update

from mbira.server.store.calls.schema import CALL_PLACES, CALL_WISHES, CALLS, SEEN
from mbira.server.store.calls.wishes import Occasion, Wishes, decode_wishes, encode
from mbira.server.store.database.prepared import Prepared
from mbira.server.store.schema import MEMBERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from mbira.server.store.calls.wishes import Facts
    from mbira.server.store.rows import ChatRow

SOON = 3.0
"""A call leaves after this many seconds, unless a page shows what it is for before that."""
SIGHT = {
    "turn": SEEN.c.version, "over": SEEN.c.version, "chat": SEEN.c.said, "invited": SEEN.c.asked,
}  # fmt: skip
"""What shows that somebody has seen what they would be called for. Whoever lets a clock run out has
seen the table, perhaps, and is called all the same."""
# Of every turn: most people are called nowhere.
_PLACES = Prepared(
    select(CALL_PLACES.c.id, CALL_PLACES.c.kind, CALL_WISHES.c.wishes)
    .select_from(CALL_PLACES)
    .outerjoin(CALL_WISHES, CALL_WISHES.c.guest == CALL_PLACES.c.guest)
    .where(CALL_PLACES.c.guest == bindparam("guest"), CALL_PLACES.c.state == bindparam("on"))
)


def call(connection: Connection, occasions: Sequence[Occasion], at: float) -> int:
    """Put calls into the outbox, one for each place where somebody wishes it; return how many."""
    rows: list[dict[str, Any]] = []
    for occasion in occasions:
        for row in _PLACES.run(connection, {"guest": occasion.guest, "on": "on"}).all():
            wishes = decode_wishes(row.wishes) if row.wishes is not None else Wishes()
            if not wishes.wants(occasion.event, row.kind, occasion.table):
                continue
            if not _already(connection, row.id, occasion):
                rows.append(_row(row.id, occasion, at))
    if rows:
        connection.execute(insert(CALLS), rows)
    return len(rows)


def _row(place: str, occasion: Occasion, at: float) -> dict[str, Any]:
    return {
        "id": secrets.token_hex(8),
        "guest": occasion.guest,
        "place": place,
        "event": occasion.event,
        "table_id": occasion.table,
        "mark": occasion.mark,
        "seat": occasion.seat,
        "facts": encode(occasion.facts),
        "made": at,
        "due": at + SOON if occasion.due is None else occasion.due,
        "state": "waiting",
        "batch": None,
        "tries": 0,
        "lease": None,
        "ended": None,
    }


def _already(connection: Connection, place: str, occasion: Occasion) -> bool:
    """Return whether somebody was called there already for the same, and has not looked since.

    Taking back and playing again, or talking a lot, calls nobody twice. A clock has one call, which
    leaves later if the clock runs out later.
    """
    same = and_(
        CALLS.c.place == place,
        CALLS.c.table_id == occasion.table,
        CALLS.c.guest == occasion.guest,
        CALLS.c.event == occasion.event,
    )
    if occasion.event == "clock":
        later = {"due": occasion.due, "mark": occasion.mark, "facts": encode(occasion.facts)}
        fresh = and_(same, CALLS.c.state == "waiting", CALLS.c.batch.is_(None))
        return connection.execute(update(CALLS).where(fresh).values(**later)).rowcount > 0
    unseen = and_(same, CALLS.c.state.in_(("waiting", "sent")), CALLS.c.mark > occasion.after)
    looked = exists().where(
        SEEN.c.guest == CALLS.c.guest,
        SEEN.c.table_id == CALLS.c.table_id,
        SIGHT[occasion.event] >= CALLS.c.mark,
    )
    return (
        connection.execute(select(CALLS.c.id).where(unseen, ~looked).limit(1)).first() is not None
    )


def call_to_chat(connection: Connection, table: str, said: ChatRow, facts: Facts) -> int:
    """Put calls into the outbox for those whose table it is, except whoever speaks."""
    others = select(MEMBERS.c.guest).join(CALL_PLACES, CALL_PLACES.c.guest == MEMBERS.c.guest)
    here = and_(MEMBERS.c.table_id == table, MEMBERS.c.guest != said.guest)
    guests = connection.scalars(others.where(here, CALL_PLACES.c.state == "on").distinct())
    occasions = [
        Occasion(guest=guest, event="chat", table=table, mark=said.number, facts=facts)
        for guest in guests
    ]
    return call(connection, occasions, said.at)

"""Wishes, places and calls, as rows and as values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict
from sqlalchemy import select

from mbira.server.store.calls.schema import CALL_WISHES
from mbira.server.store.calls.wishes import (
    CallRow,
    Place,
    Wishes,
    decode_details,
    decode_facts,
    decode_wishes,
    encode,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import Connection, Row


def wishes_of(connection: Connection, guest: str) -> Wishes:
    """Return how a guest wishes to be called."""
    query = select(CALL_WISHES.c.wishes).where(CALL_WISHES.c.guest == guest)
    raw = connection.scalar(query)
    return decode_wishes(raw) if raw is not None else Wishes()


def values(place: Place) -> dict[str, Any]:
    """Return a place as a row."""
    return {**asdict(place), "details": encode(place.details)}


def place_of(row: Row[Any]) -> Place:
    """Return a row as a place."""
    return place_with(row._mapping)  # noqa: SLF001 SQLAlchemy's name for a row by its columns


def place_with(row: Mapping[Any, Any]) -> Place:
    """Return what is in a row as a place."""
    known = {name: row[name] for name in Place.__struct_fields__}
    return Place(**{**known, "details": decode_details(row["details"])})


def call_of(row: Row[Any]) -> CallRow:
    """Return a row as a call."""
    return CallRow(
        id=row.id,
        place=row.place,
        event=row.event,
        table=row.table_id,
        mark=row.mark,
        seat=row.seat,
        facts=decode_facts(row.facts),
        made=row.made,
        tries=row.tries,
        interrupted=row.lease is not None,
    )

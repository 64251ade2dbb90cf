"""What processes on one PostgreSQL tell each other of what they have changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import msgspec
from sqlalchemy import text

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

T = TypeVar("T")
CHANNEL = "mbira"
_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


def and_tell(change: Callable[[Connection], T], note: object) -> Callable[[Connection], T]:
    """Return a change that the others are told of once it is carried out."""
    told = {"channel": CHANNEL, "payload": msgspec.json.encode(note).decode()}

    def both(connection: Connection) -> T:
        result = change(connection)
        connection.execute(_NOTIFY, told)
        return result

    return both

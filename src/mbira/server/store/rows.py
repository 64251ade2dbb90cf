"""What goes into the database and comes out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec
from msgspec import Struct

from mbira.core.game import CHANCE, Outcome
from mbira.server.store.calls.wishes import Occasion
from mbira.server.store.document import Document, Status

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mbira.core.game import Record

_encode = msgspec.json.Encoder().encode


class RecordRow(Struct, frozen=True):
    """A record of a table's log."""

    version: int
    seat: int
    """-1 for chance."""
    action: bytes
    """Its JSON form."""
    at: float
    key: str | None = None


def row_of(version: int, record: Record, at: float, key: str | None = None) -> RecordRow:
    """Return the row of a record."""
    seat = CHANCE if record.seat == "chance" else record.seat
    return RecordRow(version, seat, _encode(record.action), at, key)


def rows_of(records: Iterable[Record], times: Iterable[float]) -> list[RecordRow]:
    """Return the rows of a log that is brought along, with when each record was made."""
    numbered = zip(enumerate(records, 1), times, strict=False)
    return [row_of(version, record, at) for (version, record), at in numbered]


def dealt_rows(actions: Iterable[str], at: float) -> list[RecordRow]:
    """Return the rows of what chance did in another match, with which one begins."""
    numbered = enumerate(actions, 1)
    return [RecordRow(version, CHANCE, action.encode(), at) for version, action in numbered]


class Change(Struct, frozen=True, kw_only=True):
    """A change of one table: all of it happens, or nothing."""

    table: str
    document: Document | None = None
    """If it changes too."""
    revision: int = -1
    """Of the document that this follows on; -1 makes a new table."""
    records: tuple[RecordRow, ...] = ()
    status: Status
    version: int
    actor: int | None = None
    """The seat that decides, if one does."""
    outcome: Outcome | None = None
    """How the match ended, if it did."""
    due: float | None
    at: float
    occasions: tuple[Occasion, ...] = ()
    """For which people are called."""


class StoredTable(Struct, frozen=True):
    """A table as the database has it, without its log."""

    id: str
    revision: int
    document: Document
    status: Status
    version: int
    actor: int | None
    outcome: Outcome | None
    changed: float
    said: int = 0
    """The number of what was last said there; 0 if nothing was, or nobody asked for it."""


class News(Struct, frozen=True):
    """What there is of a table beyond what is known of it."""

    revision: int
    document: Document | None
    """If it is another one."""
    records: list[RecordRow]


class Mark(NamedTuple):
    """How far a table has come."""

    revision: int
    version: int
    said: int
    """The number of what was last said there; 0 if nothing was."""


class Guest(Struct, frozen=True):
    """A person who came by."""

    id: str
    name: str
    generation: int
    seen: float = 0.0
    """When they last came, to about a day."""
    home: str | None = None
    """Stands for the place they came from first; None if that is not known."""


class ChatRow(Struct, frozen=True):
    """Something said at a table."""

    number: int
    guest: str
    name: str
    seat: int | None
    text: str
    at: float


Scope = Literal["look", "play"]


class Program(Struct, frozen=True):
    """A program that acts for a guest, and what it may do."""

    id: str
    guest: str
    generation: int
    """Of the guest when it was let in: once they have signed out everywhere, it is void."""
    name: str
    scopes: tuple[Scope, ...]
    tables: tuple[str, ...] | None
    """The tables that it is for; None for all."""
    made: float
    expires: float


class Session(Struct, frozen=True):
    """A browser in which somebody is who they are."""

    id: str
    guest: str
    device: str
    """What the browser called itself, in short; "" if it did not."""
    made: float
    seen: float
    """When its cookie was last a new one, which is about once a day."""
    issued: float
    """When that cookie was made; earlier ones are void soon after."""


class Passkey(Struct, frozen=True):
    """A key that a device of somebody holds; what is here is not secret."""

    id: str
    guest: str
    handle: str
    """Whom it was made for: they may have become one with another guest since."""
    site: str
    """The name of the server that it is for."""
    credential: bytes
    key: bytes
    count: int
    name: str
    ways: tuple[str, ...]
    made: float
    used: float | None = None


class Address(Struct, frozen=True):
    """A mail address of somebody, who has shown that they read it."""

    id: str
    guest: str
    address: str
    made: float


TokenKind = Literal["transfer", "seat", "watch", "api", "cup", "cup-once"]


class Token(Struct, frozen=True):
    """A right that whoever holds a link or a token has."""

    kind: TokenKind
    guest: str
    """Who made it."""
    table: str | None = None
    seat: int | None = None
    expires: float | None = None

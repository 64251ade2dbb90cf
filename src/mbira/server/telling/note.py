"""What a process tells the others."""

from __future__ import annotations

import msgspec
from msgspec import Struct, field


class Note(Struct, frozen=True, omit_defaults=True):
    """A hint that there is something to look at: what it is about stands in the database."""

    kind: str
    """"table", "chat", "guest", "names", "sign-out", "program", "presence", "presences", "alive",
    "missed", "gone", "blocks", "bans", "invited", "cup"."""
    id: str
    """The table or the guest that it is about."""
    sender: str = field(name="from")
    guests: tuple[str, ...] = ()
    """Who is connected to the table there."""
    there: dict[str, tuple[str, ...]] = {}
    """Who is connected to which table there, of many tables."""
    crowds: dict[str, int] = {}
    """How many more are connected to a table there than are named."""
    first: bool = False
    """Whether this begins to tell of all tables at which somebody is."""
    last: bool = False
    """Whether all of those have been told now."""
    number: int = 0
    """Grows with each time that the sender tells who is there."""
    ask: bool = False
    """Whether the sender wants to know who is connected elsewhere."""
    knows: tuple[str, ...] = ()
    """The processes that the sender has heard."""
    hears: bool = False
    """Whether the sender hears the broker."""
    tables: tuple[str, ...] = ()
    """The tables that know another name of the guest."""

    def encoded(self) -> bytes:
        """Return it as it is sent; it is one line."""
        return msgspec.json.encode(self)


decode_note = msgspec.json.Decoder(Note).decode

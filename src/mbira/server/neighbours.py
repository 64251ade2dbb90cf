"""Other processes on the same PostgreSQL: what they change is heard, and told to our sockets."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
import structlog
from msgspec import Struct, field

from mbira.server.refusals import Refusal
from mbira.server.store.database import StoreError
from mbira.server.store.store import CHANNEL

if TYPE_CHECKING:
    from mbira.server.live import Live
    from mbira.server.services import Services

log = structlog.get_logger()
AGAIN = 2.0
"""Seconds until a lost connection is tried again."""


class Note(Struct, frozen=True):
    """What a process tells the others."""

    kind: str
    """"table", "chat", "guest", "sign-out", "presence"."""
    id: str
    sender: str = field(name="from")
    guests: tuple[str, ...] = ()


class Neighbours:
    """Hears what other processes do."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def listen(self) -> None:
        """Hear what others change, for ever; after a break, catch up with everything."""
        import psycopg  # noqa: PLC0415 only who uses PostgreSQL has it

        store = self._services.store
        address = store.url.replace("postgresql+psycopg://", "postgresql://")
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(address, autocommit=True)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await self._catch_up_all()
                    async for heard in connection.notifies():
                        await self._hear(heard.payload)
            except (psycopg.Error, StoreError, Refusal, OSError) as error:
                log.warning("lost the database's notices", why=type(error).__name__)
                await asyncio.sleep(AGAIN)

    async def _catch_up_all(self) -> None:
        self._services.guests.forget_all()
        for live in list(self._services.tables.values()):
            await live.catch_up()
            await live.catch_up_chat()
            await self.tell_presence(live)

    async def _hear(self, payload: str) -> None:
        note = msgspec.json.decode(payload, type=Note)
        services = self._services
        if note.sender == services.process:
            return
        if note.kind in {"guest", "sign-out"}:
            services.guests.forget(note.id)
            if note.kind == "sign-out":
                services.drop_guest(note.id)
            return
        live = services.tables.get(note.id)
        if live is None:
            return
        if note.kind == "table":
            await live.catch_up()
        elif note.kind == "chat":
            await live.catch_up_chat()
        elif note.kind == "presence":
            await self._hear_presence(live, note)

    async def _hear_presence(self, live: Live, note: Note) -> None:
        before = live.present()
        new = note.sender not in live.elsewhere
        if note.guests:
            live.elsewhere[note.sender] = frozenset(note.guests)
        else:
            live.elsewhere.pop(note.sender, None)
        if live.present() != before:
            live.tell_table()
        if new and note.guests:  # it does not know who is here
            await self.tell_presence(live)

    async def tell_presence(self, live: Live) -> None:
        """Tell the others who is connected to a table here."""
        here = sorted({socket.guest for socket in live.sockets if socket.guest is not None})
        await self._services.store.announce("presence", live.id, guests=here)

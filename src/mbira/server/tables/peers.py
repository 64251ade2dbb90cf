"""Other processes on the same PostgreSQL: what they change is heard, and told to our sockets."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec
import structlog
from msgspec import Struct, field

from mbira.server.refusals import Refusal
from mbira.server.store.database import StoreError
from mbira.server.store.notices import CHANNEL

if TYPE_CHECKING:
    from mbira.server.tables.registry import Tables
    from mbira.server.tables.table import Live

log = structlog.get_logger()
AGAIN = 2.0
"""Seconds until a lost connection is tried again."""
BEAT = 1.0
"""A process says this often, in seconds, that it is there."""
SILENT = 5.0
"""A process that was not heard for this many seconds is gone, and whoever was connected to it."""


class Note(Struct, frozen=True):
    """What a process tells the others."""

    kind: str
    """"table", "chat", "guest", "names", "sign-out", "program", "presence", "alive", "gone"."""
    id: str
    """The table or the guest that it is about."""
    sender: str = field(name="from")
    guests: tuple[str, ...] = ()
    """Who is connected to the table there."""
    ask: bool = False
    """Whether the sender wants to know who is connected to the table elsewhere."""
    knows: tuple[str, ...] = ()
    """The processes that the sender has heard."""
    tables: tuple[str, ...] = ()
    """The tables that know another name of the guest."""


class Neighbours:
    """Hears what other processes do."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._services = tables.services
        self._heard: dict[str, float] = {}
        """When each of the others was heard last."""

    async def listen(self) -> None:
        """Hear what others change, for ever; after a break, catch up with everything."""
        import psycopg  # noqa: PLC0415 only installed with PostgreSQL

        address = self._services.store.address
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(**address, autocommit=True)
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
        self._tables.check_programs_again()
        for live in list(self._tables.open.values()):
            await live.catch_up()
            await live.tell_chat()
            await self.ask_presence(live)
        self._tables.bells.ring_all()  # of the other tables, nobody knows what was missed

    async def _hear(self, payload: str) -> None:
        try:
            note = msgspec.json.decode(payload, type=Note)
        except msgspec.DecodeError:
            log.warning("a notice that nobody understands")
            return
        if note.sender == self._services.process:
            return
        self._heard[note.sender] = time.monotonic()
        try:
            await self._follow(note)
        except (StoreError, Refusal):
            raise
        except Exception:  # of one table: the others are still to be heard of
            log.exception("cannot follow another process", kind=note.kind, id=note.id)

    async def _follow(self, note: Note) -> None:
        services = self._services
        if note.kind in {"guest", "sign-out"}:
            services.guests.forget(note.id)
            if note.kind == "sign-out":
                self._tables.drop_guest(note.id)
        elif note.kind == "program":
            self._tables.drop_program(note.id)
        elif note.kind == "alive":
            if services.process not in note.knows:
                await self._tell_all_presence()
        elif note.kind == "gone":
            self._forget(note.sender)
        elif note.kind == "names":
            await self._hear_names(note)
        live = self._tables.open.get(note.id)
        if live is None:
            if note.kind in {"table", "chat"}:
                await self._tables.bells.ring_for([note.id], services.store)
            return
        if note.kind == "table":
            await live.catch_up()
        elif note.kind == "chat":
            await live.tell_chat()
        elif note.kind == "presence":
            await self._hear_presence(live, note)

    async def _hear_names(self, note: Note) -> None:
        closed = [table for table in note.tables if table not in self._tables.open]
        await self._tables.bells.ring_for(closed, self._services.store)
        for table in note.tables:
            live = self._tables.open.get(table)
            if live is not None:
                await live.catch_up()
                await live.tell_names()

    # Who is there

    async def _hear_presence(self, live: Live, note: Note) -> None:
        self._set_presence(live, note.sender, frozenset(note.guests))
        if note.ask and live.audience.sockets:
            await self.tell_presence(live)

    def _set_presence(self, live: Live, process: str, guests: frozenset[str]) -> None:
        before = live.audience.present()
        live.audience.elsewhere.pop(process, None)
        if guests:
            live.audience.elsewhere[process] = guests
        for guest in before - live.audience.present():
            live.seen[guest] = self._services.now()
        if live.audience.present() != before:
            live.tell_table()

    async def tell_presence(self, live: Live, *, ask: bool = False) -> None:
        """Tell the others who is connected to a table here."""
        here = sorted(live.audience.here())
        await self._announce("presence", live.id, guests=here, ask=ask)

    async def ask_presence(self, live: Live) -> None:
        """Tell the others who is connected to a table here, and ask who is there."""
        await self.tell_presence(live, ask=True)

    async def _tell_all_presence(self) -> None:
        for live in list(self._tables.open.values()):
            if live.audience.sockets:
                await self.tell_presence(live)

    async def stay_in_touch(self) -> None:
        """Say that this process is there, for ever, and notice when others are not any more."""
        while True:
            await self._announce("alive", "", knows=sorted(self._heard))
            long_ago = time.monotonic() - SILENT
            for process in [each for each, when in self._heard.items() if when < long_ago]:
                self._forget(process)
            await asyncio.sleep(BEAT)

    def _forget(self, process: str) -> None:
        self._heard.pop(process, None)
        for live in self._tables.open.values():
            self._set_presence(live, process, frozenset())

    async def say_goodbye(self) -> None:
        """Say that this process is not there any more."""
        await self._announce("gone", "")

    async def _announce(self, kind: str, what: str, **more: object) -> None:
        """Tell the others; if that cannot be done, it will be told again once it can."""
        try:
            await self._services.store.announce(kind, what, **more)
        except StoreError as error:
            log.warning("cannot reach other processes", why=str(error))

"""Other processes on the same PostgreSQL: what they change is heard, and told to our sockets."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from mbira.server.refusals import Refusal
from mbira.server.store.database.connection import StoreError
from mbira.server.tables.beside import hear_bans
from mbira.server.tables.hearing import hear_blocks
from mbira.server.tables.presence import Presence
from mbira.server.telling.broker import SILENT, BrokerError
from mbira.server.telling.note import Note, decode_note
from mbira.server.telling.notices import notices

if TYPE_CHECKING:
    from mbira.server.tables.registry import Tables
    from mbira.server.telling.broker import Broker
    from mbira.server.telling.telling import Way

log = structlog.get_logger()
AGAIN = 2.0
"""Seconds until a lost connection is tried again."""
BEAT = 1.0
"""A process says this often, in seconds, that it is there."""


class Neighbours:
    """Hears what other processes do."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._services = tables.services
        self._store = tables.services.store
        self._telling = self._store.telling
        self.presence = Presence(tables, self._announce)
        self._heard: dict[str, float] = {}
        """When each of the others was heard last."""
        self._following = asyncio.Lock()
        """What is heard by two ways is followed one by one."""
        self._choosing = asyncio.Lock()
        self._owes = False
        """Whether others may have missed something, and were not told so."""

    def start(self) -> None:
        """Begin to hear others, and to tell them that this process is there."""
        task, broker = self._services.task, self._telling.broker
        task(self._listen())
        task(self._stay_in_touch())
        if broker is not None:
            task(broker.publish_for_ever())
            task(self._listen_to(broker))

    # Hearing

    async def _listen(self) -> None:
        """Hear notices, for ever; after a break, catch up with everything."""
        while True:
            try:
                async for payload in notices(self._store.address):
                    if payload is None:
                        self._telling.listening(heard=True)
                        await self._catch_up_and_ask()
                    else:
                        await self._hear(payload, "notices")
            except (StoreError, Refusal, OSError) as error:
                self._telling.listening(heard=False)
                log.warning("lost the database's notices", why=type(error).__name__)
                await asyncio.sleep(AGAIN)

    async def _listen_to(self, broker: Broker) -> None:
        """Hear a broker, for ever; after a break, catch up with everything."""

        async def hear(line: bytes) -> None:
            await self._hear(line, "broker")

        while True:
            try:
                await broker.listen(self._catch_up_and_ask, hear)
            except (StoreError, Refusal, BrokerError) as error:
                log.warning("lost the broker's notes", why=str(error))
                await asyncio.sleep(BEAT)

    async def _hear(self, payload: bytes | str, way: Way) -> None:
        try:
            note = decode_note(payload)
        except msgspec.DecodeError:
            log.warning("a note that nobody understands")
            return
        self._telling.hear(note, way)
        if note.sender == self._services.process:
            return
        self._heard[note.sender] = time.monotonic()
        if note.kind == "alive":
            await self._choose_way()
        try:
            async with self._following:
                await self.follow(note)
        except (StoreError, Refusal):
            raise
        except Exception:  # of one table: the others are still to be heard of
            log.exception("cannot follow another process", kind=note.kind, id=note.id)

    async def follow(self, note: Note) -> None:
        """Look at what a note tells of."""
        services = self._services
        if note.kind in {"guest", "sign-out"}:
            services.guests.forget(note.id)
            if note.kind == "sign-out":
                services.sessions.forget_of(note.id)
                self._tables.drop_guest(note.id)
        elif note.kind == "session":
            services.sessions.forget(note.id)
            self._tables.drop_session(note.id)
        elif note.kind == "bans":
            await hear_bans(self._tables)
        elif note.kind == "blocks":
            await hear_blocks(self._tables, note.id)
        elif note.kind == "invited":
            self._tables.bells.ring((note.id,))
        elif note.kind == "program":
            self._tables.drop_program(note.id)
        elif note.kind == "alive":
            if services.process not in note.knows:
                await self.presence.tell_all()
        elif note.kind == "gone":
            self._forget(note.sender)
        elif note.kind == "missed":
            await self._catch_up()
        elif note.kind == "cup":
            self._tables.bells.ring(await services.store.cups.people(note.id))
        elif note.kind == "names":
            await self._hear_names(note)
        elif note.kind in {"presence", "presences"}:
            await self.presence.hear(note)
        live = self._tables.open.get(note.id)
        if live is None:
            if note.kind in {"table", "chat"}:
                await self._tables.bells.ring_for([note.id], services.store)
        elif note.kind == "table":
            await live.catch_up()
        elif note.kind == "chat":
            await live.tell_chat()
        elif note.kind == "orders":
            await live.read_orders()

    async def _hear_names(self, note: Note) -> None:
        closed = [table for table in note.tables if table not in self._tables.open]
        await self._tables.bells.ring_for(closed, self._store)
        for table in note.tables:
            live = self._tables.open.get(table)
            if live is not None:
                await live.catch_up()
                await live.tell_names()

    # What was not heard

    async def _catch_up_and_ask(self) -> None:
        """Take over all that was missed during a break."""
        await self._catch_up()
        await self.presence.tell_all(ask=True)

    async def _catch_up(self) -> None:
        """Take over what others have written, of which nobody knows what it is.

        The database is asked once how far the tables are that are open here, and then about those
        that are further there.
        """
        self._services.guests.forget_all()
        self._services.sessions.forget_all()
        self._tables.club.people.forget_blocks()
        self._tables.check_programs_again()
        await hear_bans(self._tables)
        open_ = dict(self._tables.open)
        marks = await self._store.marks(open_) if open_ else {}
        orders = await self._store.orders.of_all(open_) if open_ else {}
        for table, live in open_.items():
            mark, standing = marks.get(table), live.standing
            if standing.orders != orders.get(table, {}):
                await live.read_orders()
            renamed = mark is not None and mark.revision != standing.revision
            if mark is None or renamed or mark.version > standing.version or live.lost:
                await live.catch_up()
            if renamed:
                await live.tell_names()
            elif mark is not None and mark.said > live.audience.chat:
                await live.tell_chat()
        self._tables.bells.ring_all()  # of the other tables, nobody knows what was missed

    # Being heard

    async def _stay_in_touch(self) -> None:
        """Say that this process is there, for ever, and notice when others are not any more."""
        broker = self._telling.broker
        while True:
            await self._choose_way()
            beat = Note("alive", "", self._services.process, knows=tuple(sorted(self._heard)))
            if broker is not None:
                beat = msgspec.structs.replace(beat, hears=broker.hears)
                broker.beat(beat.encoded())
            await self._notify(beat)
            await self._forget_the_silent()
            if broker is None:
                await asyncio.sleep(BEAT)
            else:
                await broker.wait_for_news(BEAT)

    async def _choose_way(self) -> None:
        """Tell others by the broker if all hear it; if they did and do not, they missed something.

        Who is there is told again: of two notes that go different ways the older may come last.
        """
        telling = self._telling
        async with self._choosing:
            changed = telling.choose()
            if changed:
                log.info("others are told", by="the broker" if telling.by_broker else "notices")
            self._owes = self._owes or (changed and not telling.by_broker)
            if telling.broker is not None and telling.broker.owes:
                self._owes, telling.broker.owes = True, False
            if self._owes:
                self._owes = not await self._notify(Note("missed", "", self._services.process))
            if changed:
                await self.presence.tell_all()

    async def _forget_the_silent(self) -> None:
        """Forget those who have ended without a word, perhaps just before they would have told."""
        long_ago = time.monotonic() - SILENT
        silent = [each for each, when in self._heard.items() if when < long_ago]
        for process in silent:
            self._forget(process)
        if silent and self._telling.broker is not None:
            try:
                async with self._following:
                    await self._catch_up()
            except (StoreError, Refusal) as error:  # then notices are lost as well: we shall again
                log.warning("cannot catch up", why=str(error))

    def _forget(self, process: str) -> None:
        self._heard.pop(process, None)
        self._telling.forget(process)
        self.presence.forget(process)

    async def say_goodbye(self) -> None:
        """Say that this process is not there any more, after all that is still to be told."""
        self._telling.stop()
        process, broker = self._services.process, self._telling.broker
        await self._notify(Note("gone", "", process))
        if broker is not None:
            await broker.finish()
            if broker.owes or self._owes:
                await self._notify(Note("missed", "", process))

    async def _announce(self, kind: str, what: str, **more: Any) -> None:
        """Tell the others; if that cannot be done, it will be told again once it can."""
        try:
            await self._store.announce(kind, what, **more)
        except StoreError as error:
            log.warning("cannot reach other processes", why=str(error))

    async def _notify(self, note: Note) -> bool:
        """Tell the others by a notice; return whether that could be done."""
        try:
            await self._store.notify(note)
        except StoreError as error:
            log.warning("cannot reach other processes", why=str(error))
            return False
        return True

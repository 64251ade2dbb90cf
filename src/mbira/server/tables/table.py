"""A table in memory, and the only thing in this process that changes it.

Everything happens under one lock: an action is checked, carried out, written to disk, told to
everybody, and only then is it the next one's turn. What is not on disk is never seen by anybody.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import structlog

from mbira.server.refusals import not_found, stale, unavailable
from mbira.server.store.database.connection import ConflictError, StoreError
from mbira.server.store.rows import Change, RecordRow
from mbira.server.tables.due import BOT_DUE, due_at
from mbira.server.tables.occasions import closing, decider, occasions
from mbira.server.tables.sent.audience import Audience
from mbira.server.tables.sent.info import TableInfo, table_info
from mbira.server.tables.standing import TableStanding, status_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from mbira.bots.analysis.course import Course
    from mbira.core.game import Record, State
    from mbira.server.refusals import Refusal
    from mbira.server.services import Services
    from mbira.server.store.document import Document
    from mbira.server.tables.registry import Tables
    from mbira.server.tables.sent.sockets import Socket
    from mbira.server.tables.study.analysing import Analysing
    from mbira.server.thinking.line import Share

log = structlog.get_logger()


class Live:
    """An open table."""

    def __init__(self, table: str, standing: TableStanding, tables: Tables) -> None:
        services: Services = tables.services
        self.id = table
        self.standing = standing
        standing.not_after(services.now())
        self.tables = tables
        self.services = services
        self.audience = Audience(standing.version)
        self.memories: dict[int, tuple[str, bytes | None]] = {}
        """What bots remember, by seat, and which; nobody misses it if it is lost."""
        self.analysing: Analysing | None = None
        """The analysis of the match: being made, or done."""
        self.course: Course | None = None
        """How the match went, once it is over and somebody has asked."""
        self.driving: asyncio.Task[object] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.used = self.looked = services.now()
        """When it was last somebody's turn here, and when a person last looked at the table."""
        self.seen: dict[str, float] = {}
        """When guests who have a seat were last here, or asked for something."""
        self.resting = False
        """Whether bots that play among themselves wait until somebody looks."""
        self.ours = not services.store.shared
        """Whether bots may decide here; of several processes, in the one that wrote last."""
        self.ours_until = 0.0
        """When another process may take that over."""
        self._resumed = 0.0
        """When it was last asked whether bots rest that could go on here."""
        self._lock = asyncio.Lock()
        self.lost = False
        """Whether memory may not be what is on disk; nobody is to see it then."""
        self._owed = False
        """Whether the table has changed in the middle of something else, and nobody was told."""

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[TableStanding]:
        """Wait for one's turn to look at the table or to change it."""
        async with self._lock:
            self.used = self.services.now()
            if self.lost:
                await self._reload()
            yield self.standing

    @asynccontextmanager
    async def shown_to(self, guest: str | None) -> AsyncIterator[TableStanding]:
        """Wait for one's turn to look at the table as a guest may see it."""
        async with self.turn() as standing:
            yield standing.seen_by(guest)

    async def state_at(self, version: int | None, guest: str | None, share: Share) -> State:
        """Return the state after this many records, or now, if a guest may see it.

        An earlier one may take a while to find, which is done in the background and counted to the
        asker.
        """
        async with self.shown_to(guest) as standing:
            match = standing.playing
            if version is None or version == match.version:
                return match.state
            standing.check_version(version)
            still = match.still()
        return await self.services.beside(still.state_at, version, share=share)

    # Writing

    async def add(
        self, record: Record, key: str | None = None, document: Document | None = None
    ) -> None:
        """Carry out a checked record, and change the document with it. Only in one's turn."""
        standing = self.standing
        if document is None and record.seat == standing.going.actor:
            document = standing.forgiven(self.services.started)
        self.lost = True  # until it is on disk
        if document is not None:
            standing.change(document, standing.revision)
        by = decider(standing.document, record)
        rows = standing.carry_out(record, key, self.services.now())
        await self._commit(document, rows, by)
        self.lost = False
        self._tell_records()
        if document is not None or self._owed or self._says_more:
            self.tell_table()

    async def begin(self, document: Document, dealt: Sequence[RecordRow] = ()) -> None:
        """Begin a match: chance deals what is not `dealt` already. Only in one's turn."""
        standing = self.standing
        self.lost = True
        standing.change(document, standing.revision)
        standing.extend(dealt)
        rows = [*dealt, *standing.carry_out(None, None, self.services.now())]
        await self._commit(document, rows, document.owner)
        self.lost = False
        self._tell_records()
        self.tell_table()

    async def change(self, document: Document) -> None:
        """Change the document alone. Only in one's turn."""
        await self._commit(document, [])
        self.standing.change(document, self.standing.revision)
        self.tell_table()

    async def close(self, document: Document) -> None:
        """Close the table, however far its match is by now. Only in one's turn."""
        store, revision = self.services.store, self.standing.revision
        told = closing(self.id, self.standing, document)
        try:
            await store.close_table(self.id, revision, document, self.services.now(), told)
        except ConflictError:
            await self._reload()
            raise stale(self.standing.version) from None
        except StoreError as error:
            raise self.cannot_write(error) from None
        self.tables.club.note_end()
        await self._reload()

    async def _commit(
        self, document: Document | None, rows: list[RecordRow], by: str | None = None
    ) -> None:
        standing = self.standing
        after = document if document is not None else standing.document
        status = status_of(after, standing.match)
        going = standing.match if status == "playing" else None
        due, now = due_at(self, after), self.services.now()
        change = Change(
            table=self.id,
            document=document,
            revision=standing.revision,
            records=tuple(rows),
            status=status,
            version=standing.version,
            actor=None if going is None else going.actor,
            outcome=standing.outcome,
            due=due,
            at=now,
            occasions=occasions(self.id, standing, after, by, due, now, moved=bool(rows)),
        )
        try:
            await self.services.store.commit(change)
        except ConflictError:
            await self._reload()
            if rows and self.standing.keys.get(rows[0].key or "") == rows[0].version:
                return  # it was ours: it had been written when the connection broke
            raise stale(self.standing.version) from None
        except StoreError as error:
            raise self.cannot_write(error) from None
        if document is not None:
            standing.revision += 1
        self.take_over(change.due)
        if rows and status == "over":
            self.tables.club.note_end()
            if after.cup is not None:
                self.tables.match_over.set()
        self.services.metrics.records.inc(len(rows))

    def cannot_write(self, error: StoreError) -> Refusal:
        """Look at the disk again, later, and return what is said meanwhile."""
        log.warning("cannot write", table=self.id, why=str(error))
        self.lost = True  # it may have been written when the connection broke
        self.tables.wake_later(self)
        return unavailable(error.trouble)

    async def _reload(self) -> None:
        """Read everything from the disk again; tell only what nobody was told yet."""
        revision = self.standing.revision
        self.standing = await self.tables.read_standing(self.id)
        self.standing.not_after(self.services.now())
        self.lost = self.resting = False
        self.ours = not self.services.store.shared
        self.memories.clear()
        if self.standing.version != self.version:
            self._tell_records()
        if self.standing.revision != revision or self._owed or self._says_more:
            self.tell_table()
        self.tables.wake(self)

    @property
    def _says_more(self) -> bool:
        """Whether a record changes what is said of the table: its clock, and its end."""
        return self.standing.status == "over" or self.standing.document.settings.clock is not None

    async def catch_up(self) -> bool:
        """Take over what another process wrote; return whether there is anything new."""
        store = self.services.store
        async with self._lock:
            if self.lost:
                await self._reload()
                return True
            standing = self.standing
            news = await store.news(self.id, standing.revision, standing.version)
            if news is None:
                self.tables.drop_table(self.id)
                return False
            changed, rows = news.document is not None, news.records
            if not changed and not rows:
                return False
            began = standing.match is None
            self.ours = self.resting = False
            self.lost = True  # until all of it is here
            if news.document is not None:
                standing.change(news.document, news.revision)
            if rows:
                standing.extend(rows)
            standing.not_after(self.services.now())
            self.lost = False
            if rows or (began and standing.match is not None):
                self._tell_records()
            if changed or self._says_more:
                self.tell_table()
            return True

    async def read_orders(self) -> None:
        """Take over what was decided ahead through another process."""
        async with self._lock:
            if not self.lost:
                self.standing.orders = await self.services.store.orders.of(self.id)
        self.tables.wake(self)

    def take_over(self, until: float | None) -> None:
        """Let bots decide here from now on; no other process will before a time."""
        self.ours, self.resting = True, False
        self.ours_until = until or 0.0

    # Telling

    @property
    def version(self) -> int:
        """How long the log is on disk, as far as it was told to the sockets."""
        return self.audience.version

    def _tell_records(self) -> None:
        self.audience.tell_records(self.standing)
        self.tables.bells.ring(self.standing.document.members)
        self.tables.wake(self)

    def tell_table(self, new: Socket | None = None) -> None:
        """Tell everybody but a new socket how the table stands; let go of those who may not see it.

        In the middle of writing it has to wait: what is not on disk yet is not to be seen.
        """
        self._owed = self.lost
        if not self.lost:
            self.audience.tell_table(self.standing, self.info, new)
            self.tables.bells.ring(self.standing.document.members)
            self.tables.wake(self)

    async def tell_chat(self) -> None:
        """Tell everybody what was said since they were told last."""
        self.tables.bells.ring(self.standing.document.members)
        self.audience.rumours += 1
        if self.audience.sockets:
            rows = await self.services.store.chat(self.id, self.audience.chat)
            self.audience.tell_chat(self.standing, rows)

    async def tell_names(self) -> None:
        """Tell everybody what was said once more: somebody who said it has another name."""
        if self.audience.sockets:
            async with self.turn() as standing:
                await self.audience.retell_chat(standing, self.services.store, self.id)

    def info(self, guest: str | None) -> TableInfo:
        """Return how the table stands, as a guest may know it. Only in one's turn."""
        now, forgiven = self.services.now(), self.services.forgiven_until
        seen = self.standing.seen_by(guest)
        return table_info(self.id, seen, guest, self.audience, now, forgiven)

    async def describe(self, guest: str | None) -> TableInfo:
        """Return how the table stands on disk, as a guest may know it."""
        async with self.turn():
            return self.info(guest)

    # Being there

    def look(self, guest: str | None) -> None:
        """Note that a person looks at the table; bots that rested go on."""
        self.looked = self.services.now()
        if guest is not None and self.standing.document.seats_of(guest):
            self.seen[guest] = self.looked
        if self.resting:
            self.take_over(self.looked + BOT_DUE)
            self.tables.wake(self)
        elif not self.ours and self.looked >= self._resumed + BOT_DUE:
            # they may rest in another process, which only the disk knows
            self._resumed = self.looked
            self.services.task(self.tables.resume(self))

    def unused(self, since: float) -> bool:
        """Return whether the table can be put away: nobody is here or came by since."""
        waited = self._lock.locked() or self.driving is not None
        waited = waited or (self.analysing is not None and self.analysing.running)
        return not self.audience.sockets and not waited and self.used < since

    def check_watcher(self, guest: str | None) -> None:
        """Refuse those who may not see the table; they are told no more than that."""
        if not self.standing.document.may_watch(guest):
            raise not_found("table", table=self.id)

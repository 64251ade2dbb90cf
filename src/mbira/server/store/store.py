"""The store: all that is ever asked of the database, and nothing else talks to it."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import select
from sqlalchemy.exc import DBAPIError

from mbira.core.errors import MbiraError
from mbira.server.store import tables
from mbira.server.store.analyses import AnalysisRows
from mbira.server.store.calls.rows import CallRows
from mbira.server.store.calls.wishes import Facts
from mbira.server.store.club.club import MatchRows
from mbira.server.store.club.people import PeopleRows
from mbira.server.store.cups.rows import CupRows
from mbira.server.store.database.connection import PATIENCE, WRITES, connect, failed, failure
from mbira.server.store.database.files import check_name, file_of, note_name
from mbira.server.store.database.health import Health, LookThrough
from mbira.server.store.database.writer import Writer
from mbira.server.store.desk.bans import DeskRows
from mbira.server.store.facts import fact, try_writing
from mbira.server.store.migrations import VERSION, migrate
from mbira.server.store.orders import OrderRows
from mbira.server.store.people import guests
from mbira.server.store.people.credentials import CredentialRows
from mbira.server.store.people.persons import PersonRows
from mbira.server.store.people.programs import ProgramRows
from mbira.server.store.people.sessions import SessionRows
from mbira.server.store.people.tokens import TokenRows
from mbira.server.store.schema import FACTS, MEMBERS
from mbira.server.store.sweeps import SweepRows
from mbira.server.telling.broker import Broker, channel_of, client_of
from mbira.server.telling.note import Note
from mbira.server.telling.notices import notify
from mbira.server.telling.telling import Telling, Told

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from sqlalchemy import Connection

    from mbira.server.store.calls.wishes import Occasion
    from mbira.server.store.document import Document, Status
    from mbira.server.store.rows import (
        Change,
        ChatRow,
        Guest,
        Mark,
        News,
        RecordRow,
        StoredTable,
    )

T = TypeVar("T")


class Store:
    """Guests, tables and logs on disk. What is written is there when the call returns."""

    def __init__(self, url: str, process: str = "", broker: str | None = None) -> None:
        """`broker` is the address of what tells other processes, if notices are not to do it."""
        self.url = url
        self.process = process
        """Names this process to others on the same database."""
        self._engine = connect(url)
        self.shared = self._engine.dialect.name == "postgresql"
        self._at_once = self._engine
        if self.shared:
            self._at_once = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        """Whether other processes may work on the same tables."""
        if broker is not None and not self.shared:
            raise MbiraError("--broker is for several processes on one PostgreSQL; give --db too")
        if broker is not None:
            client_of(broker)  # what is wrong with it is told before anything is done
        file = file_of(url)
        if file is not None:
            check_name(file)
        try:
            self.migrated = migrate(self._engine)
            if file is not None:
                note_name(file)
            self.secret = fact(self._engine, "secret", secrets.token_hex(32))
        except (DBAPIError, sqlite3.Error) as error:
            why = failure(error) if isinstance(error, DBAPIError) else error
            raise MbiraError(f"cannot open the database: {why}") from None
        found = Broker(broker, channel_of(self.secret)) if broker is not None else None
        self.telling = Telling(process, found)
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self.health = Health(self._try, lambda: self._writer.trouble)
        self._writer = Writer(self._engine.execution_options(**{WRITES: True}), self.health.note)
        self.programs = ProgramRows(self._read, self._write, self._note)
        self.tokens = TokenRows(self._read, self._write)
        self.credentials = CredentialRows(self._read, self._write)
        self.persons = PersonRows(self._read, self._write, self._note)
        self.sessions = SessionRows(self._read, self._write, self._note)
        self.matches = MatchRows(self._read, self._write)
        self.calls = CallRows(self._read, self._write)
        self.orders = OrderRows(self._read, self._write, self._note)
        self.people = PeopleRows(self._read, self._write, self._note)
        self.analyses = AnalysisRows(self._read, self._write)
        self.cups = CupRows(self._read, self._write, self._note)
        self.sweeps = SweepRows(self._read, self._write, self._note)
        self.desk = DeskRows(self._read)
        self._look_through = LookThrough(file, self.health) if file is not None else None

    @property
    def address(self) -> dict[str, Any]:
        """Where the database is, as its driver takes it."""
        _, named = self._engine.dialect.create_connect_args(self._engine.url)
        return {**named, "connect_timeout": PATIENCE}

    def close(self) -> None:
        """Finish all writing and let go of the database."""
        if self._look_through is not None:
            self._look_through.stop()
        self._writer.stop()
        self._readers.shutdown()
        self._engine.dispose()

    async def _read(self, reading: Callable[[Connection], T], *, at_once: bool = False) -> T:
        """Read in a thread of its own, so that nobody else waits.

        `at_once` is for what needs no transaction: the database is asked two questions less.
        """
        engine = self._at_once if at_once else self._engine

        def work() -> T:
            try:
                with engine.connect() as connection:
                    return reading(connection)
            except DBAPIError as error:
                raise self.health.note(failed(error)) from None

        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def _write(
        self,
        change: Callable[[Connection], T],
        about: str = "",
        note: Note | None = None,
        rows: int = 0,
    ) -> T:
        """Write, and tell other processes once it is done; `rows` is how many are added."""
        settled = None
        if note is not None and self.shared:
            change = told = Told(change, note, self.telling)
            settled = told.settled
        result: T = await self._writer.write(change, about, rows, settled)
        return result

    def _note(self, kind: str, what: str, **more: Any) -> Note:
        return Note(kind, what, self.process, **more)

    async def announce(self, kind: str, what: str, **more: Any) -> None:
        """Tell other processes something that is kept nowhere."""
        note = self._note(kind, what, **more)
        if self.telling.by_broker:
            self.telling.publish(note)
        else:
            await self.notify(note)

    async def notify(self, note: Note) -> None:
        """Tell other processes something by a notice."""
        if self.shared:
            await self._write(lambda connection: notify(connection, note), note.id)

    async def _try(self) -> None:
        """Raise StoreError if the database cannot be read or written."""
        known = select(FACTS.c.value).where(FACTS.c.name == VERSION)
        await self._read(lambda connection: connection.scalar(known))
        await self._write(lambda connection: try_writing(connection, self.process))

    async def fact(self, name: str, value: str) -> str:
        """Return a single thing, which has the given value if nobody set it before."""
        found = partial(fact, self._engine, name, value)
        return await asyncio.get_running_loop().run_in_executor(self._readers, found)

    # Tables

    async def commit(self, change: Change) -> None:
        """Write a change of a table; ConflictError if it does not follow on what is there."""
        await self._write(
            lambda connection: tables.commit(connection, change),
            change.table,
            self._note("table", change.table),
            len(change.records),
        )

    async def close_table(
        self,
        table: str,
        revision: int,
        document: Document,
        at: float,
        occasions: Sequence[Occasion] = (),
    ) -> None:
        """Close a table, whatever its log has come to; ConflictError if it is over or changed."""
        await self._write(
            lambda connection: tables.close(connection, table, revision, document, at, occasions),
            table,
            self._note("table", table),
        )

    async def table(self, table: str) -> StoredTable | None:
        """Return a table without its log."""
        return await self._read(lambda connection: tables.find(connection, table))

    async def marks(self, some: Collection[str]) -> dict[str, Mark]:
        """Return how far tables have come, of those that are there."""
        return await self._read(lambda connection: tables.marks(connection, some))

    async def records(self, table: str, after: int = 0) -> list[RecordRow]:
        """Return a table's log after a version."""
        return await self._read(lambda connection: tables.records(connection, table, after))

    async def news(self, table: str, revision: int, version: int) -> News | None:
        """Return what there is of a table beyond what is known of it; None if it is gone."""
        return await self._read(
            lambda connection: tables.news(connection, table, revision, version), at_once=True
        )

    async def tables(
        self,
        *,
        guest: str | None = None,
        game: str | None = None,
        status: Status | None = None,
        before: float | None = None,
        limit: int = 50,
    ) -> list[StoredTable]:
        """Return tables, those that changed last first: a guest's, or those that all may see."""
        return await self._read(
            lambda connection: tables.listed(connection, guest, game, status, before, limit)
        )

    async def members(self, tables: Collection[str]) -> set[str]:
        """Return the guests whose table one of these is."""
        theirs = select(MEMBERS.c.guest).where(MEMBERS.c.table_id.in_(tables))
        return await self._read(lambda connection: set(connection.scalars(theirs)))

    async def count_tables(
        self, owner: str, *, home: str | None = None, practice: bool = False
    ) -> int:
        """Return how many tables a guest has made, or all who came from the same place.

        Of those for practice all count, of others those that are not finished.
        """
        return await self._read(
            lambda connection: tables.count(connection, owner, home=home, practice=practice)
        )

    async def count_finished(self, owner: str, *, home: str | None = None) -> tuple[int, int]:
        """Return how many finished tables a guest has, or a place, and their records."""
        return await self._read(
            lambda connection: tables.count_finished(connection, owner, home=home)
        )

    async def fullest(self, home: str, *, practice: bool) -> str | None:
        """Return who at a place has the most practice tables, or finished ones."""
        return await self._read(
            lambda connection: tables.fullest(connection, home, practice=practice)
        )

    async def oldest_tables(
        self, owner: str, limit: int, *, practice: bool
    ) -> list[tuple[str, int]]:
        """Return a guest's practice tables, or finished matches, and how long each is."""
        return await self._read(
            lambda connection: tables.oldest(connection, owner, limit, practice=practice)
        )

    async def due_tables(self, now: float) -> list[str]:
        """Return the tables at which something should have happened by now."""
        return await self._read(lambda connection: tables.due(connection, now))

    async def claim(self, table: str, before: float, until: float) -> bool:
        """Return whether looking after a table that is due is up to the asker for a while."""
        return await self._write(
            lambda connection: tables.claim(connection, table, before, until), table
        )

    async def put_off(self, table: str) -> None:
        """Let nobody look after a table until somebody asks for it."""
        await self._write(lambda connection: tables.put_off(connection, table), table)

    async def resume(self, table: str, until: float) -> bool:
        """Return whether looking after a table that was put off is up to the asker for a while."""
        return await self._write(lambda connection: tables.resume(connection, table, until), table)

    # Chat and people

    async def say(self, table: str, row: ChatRow, facts: Facts | None = None) -> ChatRow:
        """Keep something said at a table; its number comes with it. `facts` are told in calls."""
        told = facts if facts is not None else Facts(by=row.name)
        return await self._write(
            lambda connection: guests.say(connection, table, row, told),
            table,
            self._note("chat", table),
        )

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        """Return what was said at a table, the latest of it, in order."""
        return await self._read(lambda connection: guests.chat(connection, table, after, limit))

    async def add_guest(self, guest: Guest, now: float) -> None:
        """Keep a new guest."""
        await self._write(lambda connection: guests.add_guest(connection, guest, now))

    async def guest(self, guest: str) -> Guest | None:
        """Return a guest."""
        return await self._read(lambda connection: guests.find_guest(connection, guest))

    async def change_guest(
        self, guest: str, name: str | None = None, *, void: bool = False
    ) -> Guest | None:
        """Give a guest another name, or make all its cookies void; return how it is then."""
        return await self._write(
            lambda connection: guests.change_guest(connection, guest, name, void=void),
            guest,
            self._note("sign-out" if void else "guest", guest),
        )

    async def rename(self, guest: str, name: str, here: Collection[str]) -> tuple[list[str], float]:
        """Let tables not open here know another name; return which, and the seconds it took."""
        return await self._write(
            lambda connection: tables.rename(connection, guest, name, here), guest
        )

    async def see_guest(self, guest: str, now: float) -> None:
        """Note when a guest came."""
        await self._write(lambda connection: guests.see_guest(connection, guest, now), guest)

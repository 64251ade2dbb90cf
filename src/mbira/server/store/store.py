"""The store: all that is ever asked of the database, and nothing else talks to it."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import and_, delete, func, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from mbira.core.errors import MbiraError
from mbira.server.store import people, sweeps, tables
from mbira.server.store.database import PATIENCE, connect, failed, failure
from mbira.server.store.files import check_name, file_of, note_name
from mbira.server.store.health import Health, LookThrough
from mbira.server.store.migrations import VERSION, migrate
from mbira.server.store.notices import and_tell
from mbira.server.store.programs import ProgramRows
from mbira.server.store.rows import RecordRow
from mbira.server.store.schema import CHAT, FACTS, MEMBERS, RECORDS, TABLES
from mbira.server.store.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from sqlalchemy import Connection

    from mbira.server.store.document import Document, Status
    from mbira.server.store.rows import Change, ChatRow, Guest, StoredTable, Token

T = TypeVar("T")


class Store:
    """Guests, tables and logs on disk. What is written is there when the call returns."""

    def __init__(self, url: str, process: str = "") -> None:
        self.url = url
        self.process = process
        """Names this process to others on the same database."""
        self._engine = connect(url)
        self.shared = self._engine.dialect.name == "postgresql"
        """Whether other processes may work on the same tables."""
        file = file_of(url)
        if file is not None:
            check_name(file)
        try:
            self.migrated = migrate(self._engine)
            if file is not None:
                note_name(file)
            self.secret = self._fact("secret", secrets.token_hex(32))
        except (DBAPIError, sqlite3.Error) as error:
            why = failure(error) if isinstance(error, DBAPIError) else error
            raise MbiraError(f"cannot open the database: {why}") from None
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self.health = Health(self._try, lambda: self._writer.trouble)
        self._writer = Writer(self._engine, self.health.note)
        self.programs = ProgramRows(self._read, self._write, self._note)
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

    def _fact(self, name: str, value: str) -> str:
        """Return a single thing, which has the given value if nobody set it before."""
        with self._engine.begin() as connection:
            found = connection.scalar(select(FACTS.c.value).where(FACTS.c.name == name))
            if found is not None:
                return str(found)
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(FACTS).values(name=name, value=value))
        except IntegrityError:  # another process was faster
            return self._fact(name, value)
        return value

    async def _read(self, reading: Callable[[Connection], T]) -> T:
        """Read in a thread of its own, so that nobody else waits."""

        def work() -> T:
            try:
                with self._engine.connect() as connection:
                    return reading(connection)
            except DBAPIError as error:
                raise self.health.note(failed(error)) from None

        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def _write(
        self, change: Callable[[Connection], T], about: str = "", note: object = None, rows: int = 0
    ) -> T:
        """Write, and tell other processes once it is done; `rows` is how many are added."""
        if note is not None and self.shared:
            change = and_tell(change, note)
        result: T = await self._writer.write(change, about, rows)
        return result

    def _note(self, kind: str, what: str, **more: object) -> dict[str, object]:
        return {"from": self.process, "kind": kind, "id": what, **more}

    async def announce(self, kind: str, what: str, **more: object) -> None:
        """Tell other processes something that is kept nowhere."""
        if self.shared:
            await self._write(lambda _: None, what, self._note(kind, what, **more))

    async def _try(self) -> None:
        """Raise StoreError if the database cannot be read or written."""
        known = select(FACTS.c.value).where(FACTS.c.name == VERSION)
        await self._read(lambda connection: connection.scalar(known))
        await self._write(self._try_writing)

    def _try_writing(self, connection: Connection) -> None:
        """Write something that is not there yet, else nothing is written, and take it away."""
        name = f"check {self.process}"
        connection.execute(insert(FACTS).values(name=name, value=""))
        connection.execute(delete(FACTS).where(FACTS.c.name == name))

    # Tables

    async def commit(self, change: Change) -> None:
        """Write a change of a table; ConflictError if it does not follow on what is there."""
        await self._write(
            lambda connection: tables.commit(connection, change),
            change.table,
            self._note("table", change.table),
            len(change.records),
        )

    async def close_table(self, table: str, revision: int, document: Document, at: float) -> None:
        """Close a table, whatever its log has come to; ConflictError if it is over or changed."""
        await self._write(
            lambda connection: tables.close(connection, table, revision, document, at),
            table,
            self._note("table", table),
        )

    async def table(self, table: str) -> StoredTable | None:
        """Return a table without its log."""
        return await self._read(lambda connection: tables.find(connection, table))

    async def records(self, table: str, after: int = 0) -> list[RecordRow]:
        """Return a table's log after a version."""

        def reading(connection: Connection) -> list[RecordRow]:
            columns = select(
                RECORDS.c.version, RECORDS.c.seat, RECORDS.c.action, RECORDS.c.at, RECORDS.c.key
            )
            where = and_(RECORDS.c.table_id == table, RECORDS.c.version > after)
            rows = connection.execute(columns.where(where).order_by(RECORDS.c.version))
            return [RecordRow(*row) for row in rows]

        return await self._read(reading)

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

        def reading(connection: Connection) -> list[StoredTable]:
            query = select(TABLES)
            if guest is not None:
                said = select(func.max(CHAT.c.number)).where(CHAT.c.table_id == TABLES.c.id)
                query = query.add_columns(said.scalar_subquery().label("said"))
                query = query.join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
                query = query.where(MEMBERS.c.guest == guest)
            else:
                query = query.where(TABLES.c.listed)
            if game is not None:
                query = query.where(TABLES.c.game == game)
            if status is not None:
                query = query.where(TABLES.c.status == status)
            if before is not None:
                query = query.where(TABLES.c.changed < before)
            rows = connection.execute(query.order_by(TABLES.c.changed.desc()).limit(limit))
            return [tables.stored(row) for row in rows]

        return await self._read(reading)

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

        def reading(connection: Connection) -> list[str]:
            due = and_(TABLES.c.status == "playing", TABLES.c.due <= now)
            return list(connection.scalars(select(TABLES.c.id).where(due)))

        return await self._read(reading)

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

    # What belongs to nobody any more

    async def bury(self, table: str) -> bool:
        """Let a table be there for nobody; return whether it was."""
        return await self._write(
            lambda connection: sweeps.bury(connection, table), table, self._note("table", table)
        )

    async def clear_away(self, most: int) -> int:
        """Take away rows of former tables, at most this many; return how many."""
        return await self._write(lambda connection: sweeps.clear_away(connection, most))

    async def forget_tokens(self, now: float, most: int) -> int:
        """Forget tokens that have expired, at most this many; return how many."""
        return await self._write(lambda connection: sweeps.forget_tokens(connection, now, most))

    async def forget_guests(self, before: float, most: int) -> int:
        """Forget guests who own nothing, at most this many; return how many."""
        return await self._write(lambda connection: sweeps.forget_guests(connection, before, most))

    async def left_behind(self, closed: float, most: int) -> list[str]:
        """Return closed tables that nobody wants to look at any more."""
        return await self._read(lambda connection: sweeps.left_behind(connection, closed, most))

    async def never_begun(self, before: float, most: int) -> list[str]:
        """Return tables at which no match began and nothing happened since a time."""
        return await self._read(lambda connection: sweeps.never_begun(connection, before, most))

    # Chat and people

    async def say(self, table: str, row: ChatRow) -> ChatRow:
        """Keep something said at a table; its number comes with it."""
        return await self._write(
            lambda connection: people.say(connection, table, row), table, self._note("chat", table)
        )

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        """Return what was said at a table, the latest of it, in order."""
        return await self._read(lambda connection: people.chat(connection, table, after, limit))

    async def add_guest(self, guest: Guest, now: float) -> None:
        """Keep a new guest."""
        await self._write(lambda connection: people.add_guest(connection, guest, now))

    async def guest(self, guest: str) -> Guest | None:
        """Return a guest."""
        return await self._read(lambda connection: people.find_guest(connection, guest))

    async def change_guest(
        self, guest: str, name: str | None = None, *, void: bool = False
    ) -> Guest | None:
        """Give a guest another name, or make all its cookies void; return how it is then."""
        return await self._write(
            lambda connection: people.change_guest(connection, guest, name, void=void),
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
        await self._write(lambda connection: people.see_guest(connection, guest, now), guest)

    async def add_token(self, digest: str, token: Token) -> None:
        """Keep a token, of which only the digest is known here."""
        await self._write(lambda connection: people.add_token(connection, digest, token))

    async def count_tokens(self, guest: str, now: float) -> int:
        """Return how many tokens of a guest are good."""
        return await self._read(lambda connection: people.count_tokens(connection, guest, now))

    async def token(self, digest: str) -> Token | None:
        """Return what a token is for."""
        return await self._read(lambda connection: people.find_token(connection, digest))

    async def take_token(self, digest: str) -> Token | None:
        """Return what a token is for, and make it void."""
        return await self._write(lambda connection: people.take_token(connection, digest), digest)

"""Copies of everything: into a file of its own, while a server goes on writing, and back again."""

from __future__ import annotations

import os
import tempfile
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from sqlalchemy import create_engine, delete, event, func, insert, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from mbira.core.errors import MbiraError
from mbira.server.store.database.connection import StoreError, connect, failure
from mbira.server.store.migrations import PRESENT, migrate, schema_version
from mbira.server.store.schema import FACTS, GUESTS, METADATA, TABLES

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Mapping

    from sqlalchemy import Connection, Engine, Table
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.pool import ConnectionPoolEntry

    Tell = Callable[[int, int], None]
    """Is told how many rows were copied, and how many there are."""

CHUNK = 1000
"""This many rows are in memory at once."""


def back_up(url: str, file: Path, tell: Tell, *, force: bool = False) -> Mapping[str, int]:
    """Copy a database into a new SQLite file; return how many rows of each table it has.

    All of it is as it was at one moment. The file has its name only when it is complete.
    """
    if file.exists() and not force:
        raise MbiraError(f"{file} already exists; --force puts the copy in its place")
    origin = connect_to_existing(url)
    with (
        _reading(origin, "the database") as source,
        _new_file(file) as made,
        said("write", file),
    ):
        engine = _plain_engine(made)
        try:
            with engine.begin() as copy:
                METADATA.create_all(copy)
                counts = _copy(source, copy, tell)
        finally:
            engine.dispose()
        _finish(made, file, force=force)
    return counts


def connect_to_existing(url: str) -> Engine:
    """Return an engine for a database that is there: none is made by looking for it."""
    engine = connect(url)
    path = engine.url.database if engine.dialect.name == "sqlite" else None
    if path and not Path(path).is_file():
        raise MbiraError(f"there is no database {path}")
    return engine


def restore(file: Path, url: str, tell: Tell) -> Mapping[str, int]:
    """Fill an empty database from such a file; all of it, or nothing."""
    if not file.is_file():
        raise MbiraError(f"there is no file {file}")
    only_read = {"mode": "ro", "uri": "true"}
    path = f"file:{quote(str(file.absolute()))}"
    origin = create_engine(URL.create("sqlite", database=path, query=only_read))
    with _reading(origin, file) as source, said("write to", "the database"):
        engine = connect(url)
        try:
            migrate(engine)
            with engine.begin() as goal:
                if engine.dialect.name == "postgresql":
                    goal.execute(text("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE"))
                for table in (GUESTS, TABLES):
                    if goal.execute(select(table).limit(1)).first() is not None:
                        raise MbiraError("the database is not empty: nothing was changed")
                goal.execute(delete(FACTS))  # those of the file take their place
                return _copy(source, goal, tell)
        finally:
            engine.dispose()


def _copy(source: Connection, goal: Connection, tell: Tell) -> dict[str, int]:
    """Copy the rows of all tables; return how many each has."""
    tables = METADATA.sorted_tables
    counts = {
        table.name: source.scalar(select(func.count()).select_from(table)) or 0 for table in tables
    }
    done, total = 0, sum(counts.values())
    tell(done, total)
    for table in tables:
        with closing(_chunks(source, table)) as chunks:
            for rows in chunks:
                goal.execute(insert(table), rows)
                done += len(rows)
                tell(done, total)
        number = table.autoincrement_column
        if number is not None and goal.dialect.name == "postgresql":  # it counts on from there
            most = select(func.max(number)).scalar_subquery()
            place = func.pg_get_serial_sequence(table.name, number.name)
            goal.execute(select(func.setval(place, func.coalesce(most, 1), most.isnot(None))))
    if done != total:
        raise MbiraError(f"{done} of {total} rows were copied: nothing is kept")
    return counts


def _chunks(source: Connection, table: Table) -> Generator[list[dict[str, object]], None, None]:
    """Return the rows of a table, some at a time."""
    every = select(table).execution_options(yield_per=CHUNK)
    with said("read", "what is to be copied"), source.execute(every) as found:
        for rows in found.mappings().partitions():
            yield [dict(row) for row in rows]


@contextmanager
def _reading(engine: Engine, whose: object) -> Iterator[Connection]:
    """Read a database as it is at one moment, whatever is written meanwhile."""
    try:
        with said("read", whose), _at_one_moment(engine) as connection:
            check_present(connection, whose)
            yield connection
    finally:
        engine.dispose()


def check_present(connection: Connection, whose: object) -> None:
    """Raise MbiraError if a database is not as this program would make it."""
    version = schema_version(connection)
    if version == 0:
        raise MbiraError(f"cannot read {whose}: mbira did not make it")
    if version != PRESENT:
        raise MbiraError(
            f"cannot read {whose}: it has schema version {version}, this program has "
            f"{PRESENT}; `mbira serve` brings an older one up to date"
        )


@contextmanager
def _at_one_moment(engine: Engine) -> Iterator[Connection]:
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection = connection.execution_options(  # noqa: PLW2901 it is the same one
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        yield connection


@contextmanager
def said(what: str, whose: object) -> Iterator[None]:
    """Say what a database or the system has against it in one line."""
    try:
        yield
    except DBAPIError as error:
        raise MbiraError(f"cannot {what} {whose}: {failure(error)}") from None
    except StoreError as error:
        raise MbiraError(f"cannot {what} {whose}: {error}") from None
    except OSError as error:
        raise MbiraError(f"cannot {what} {whose}: {error.strerror}") from None


@contextmanager
def _new_file(file: Path) -> Iterator[Path]:
    """Make an empty file next to another that only its owner can read; it is gone afterwards."""
    with said("write", file):
        handle, name = tempfile.mkstemp(".part", f".{file.name}.", file.parent)
    os.close(handle)
    try:
        yield Path(name)
    finally:
        Path(name).unlink(missing_ok=True)


def _plain_engine(file: Path) -> Engine:
    """Return an engine for a file that nobody else sees, and that is thrown away if it fails."""
    engine = create_engine(URL.create("sqlite", database=str(file)), hide_parameters=True)

    def prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=OFF")
        cursor.execute("PRAGMA synchronous=OFF")
        cursor.close()

    event.listen(engine, "connect", prepare)
    return engine


def _finish(made: Path, file: Path, *, force: bool) -> None:
    """Give a complete file its name, once it is on disk."""
    with made.open("rb+") as content:
        os.fsync(content.fileno())
    if file.exists() and not force:
        raise MbiraError(f"{file} already exists; --force puts the copy in its place")
    for leftover in ("-wal", "-shm"):  # of what was there before: it would be read as of this one
        file.with_name(file.name + leftover).unlink(missing_ok=True)
    made.replace(file)
    with suppress(OSError):  # not everywhere can a folder be opened
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)

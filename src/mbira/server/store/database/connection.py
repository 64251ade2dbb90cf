"""A connection to the database, whichever it is, and what can go wrong with it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from mbira.core.errors import MbiraError
from mbira.server.store.database.files import make_private
from mbira.server.store.database.prepared import carry_out
from mbira.server.store.database.trouble import trouble_of

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.pool import ConnectionPoolEntry

    from mbira.server.store.database.trouble import Trouble

SQLITE = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
WRITES = "mbira_writes"
"""An option of connections that write. SQLite then lets nobody else write from the beginning of a
transaction on, so that none that has read something fails as another process was faster."""
PATIENCE = 5
"""PostgreSQL has this many seconds to answer a call."""


class StoreError(Exception):
    """The database cannot be reached, read or written; nothing was changed."""

    def __init__(self, why: str = "", trouble: Trouble = "no database") -> None:
        super().__init__(why)
        self.trouble = trouble


class ConflictError(Exception):
    """Somebody else changed the same thing first; nothing was changed."""


def connect(url: str) -> Engine:
    """Return an engine for a database URL; nothing is opened yet."""
    try:
        parsed = make_url(url)
        backend = parsed.get_backend_name()
        if backend == "sqlite":
            engine = create_engine(parsed, hide_parameters=True)
            file = _File(parsed.database)
            event.listen(engine, "do_connect", file.check)
            event.listen(engine, "connect", _prepare)
            event.listen(engine, "begin", file.begin)
            return engine
        if backend == "postgresql":
            parsed = parsed.set(drivername="postgresql+psycopg")
            return create_engine(
                parsed,
                pool_pre_ping=True,
                hide_parameters=True,
                connect_args={"connect_timeout": PATIENCE},
            )
    except (ArgumentError, NoSuchModuleError):
        raise MbiraError(f"{_shown(url)} is not a database URL; {KNOWN}") from None
    except ModuleNotFoundError:
        raise MbiraError("PostgreSQL needs the extra: pip install 'mbira[postgres]'") from None
    raise MbiraError(f"{backend} is not a database that mbira knows; {KNOWN}")


KNOWN = "give sqlite:///FILE or postgresql://USER@HOST/NAME"


def _shown(url: str) -> str:
    """Return a URL without what may be a password."""
    head, at, tail = url.rpartition("@")
    return repr(f"{head.partition('://')[0]}://...@{tail}" if at else url)


def _prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Set a SQLite connection up: a write is on disk when it is committed."""
    connection.isolation_level = None  # transactions begin where we say so, reads included
    cursor = connection.cursor()
    for pragma in SQLITE:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class _File:
    """The file of a SQLite database, which must stay where it is.

    A file that was moved or removed can still be written to, and nobody would find it again.
    """

    def __init__(self, path: str | None) -> None:
        self._path = path if path and path != ":memory:" else None
        self._known: tuple[int, int] | None = None

    def check(self, *_: object) -> None:
        """Raise StoreError if the file is not there any more."""
        if self._path is None:
            return
        if self._known is None:
            with suppress(OSError):  # SQLite will say what is wrong, too
                make_private(Path(self._path))
        elif self._found() != self._known:
            raise StoreError("the file of the database is gone")

    def begin(self, connection: Connection) -> None:
        """Begin a transaction."""
        if self._known is None:
            self._known = self._found()
        self.check()
        writes = connection.get_execution_options().get(WRITES, False)
        carry_out(connection, "BEGIN IMMEDIATE" if writes else "BEGIN")

    def _found(self) -> tuple[int, int] | None:
        try:
            status = os.stat(self._path or "")  # noqa: PTH116 it is asked for often
        except OSError:
            return None
        return status.st_dev, status.st_ino


def failed(error: DBAPIError) -> StoreError:
    """Return what a database said as an error of the store."""
    return StoreError(failure(error), trouble_of(error.orig))


def failure(error: DBAPIError) -> str:
    """Return what a database said, in one line and without the statement that it was about."""
    return next(iter(str(error.orig).splitlines()), type(error).__name__)

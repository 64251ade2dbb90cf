"""The file of a SQLite database: its owner's alone, and one file whatever it is called."""

from __future__ import annotations

import errno
import os
import sqlite3
import stat
import struct
import sys
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

import structlog
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from mbira.core.errors import MbiraError

if TYPE_CHECKING:
    from collections.abc import Iterator

if sys.platform == "linux":
    import fcntl

log = structlog.get_logger()
PRIVATE = 0o600
"""Only the owner of the seeds and the cookies' secret reads them."""
BESIDE = ("", "-wal", "-shm", "-journal", ".lock")
"""What belongs to a database, by suffix. SQLite gives its own files the same permissions."""
PATIENCE = 5.0
"""A file has this many seconds to become free for writing."""
LOCKED_BYTE = 2**62
"""Held by whoever serves the file; SQLite holds other bytes of it, and no file is this long."""


def file_of(url: str) -> Path | None:
    """Return the file of a SQLite database; None for others, and for one that has no file."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        return None
    if parsed.get_backend_name() != "sqlite" or parsed.database in {None, "", ":memory:"}:
        return None
    return Path(str(parsed.database))


# Permissions


def make_private(file: Path) -> None:
    """Make an empty file if there is none, and let nobody but its owner read it or what is its."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
    for tail in BESIDE:
        close_to_others(file.with_name(file.name + tail), PRIVATE)


def close_to_others(path: Path, mode: int) -> None:
    """Take away the permissions of others; say so, even if it cannot be done."""
    if os.name != "posix":  # other systems have other permissions
        return
    try:
        before = stat.S_IMODE(path.stat().st_mode)
        if before & 0o077 == 0:
            return
        path.chmod(before & mode)
    except FileNotFoundError:
        return
    except OSError as error:
        log.warning("others can read what is kept; chmod it", path=str(path), why=error.strerror)
        return
    log.info("others could read what is kept; now its owner alone can", path=str(path))


# Being the only one


@contextmanager
def held(file: Path) -> Iterator[bool]:
    """Hold a file, by whatever name; yield False if another process does.

    The system lets go of it when the process ends, however it ends.
    """
    if sys.platform != "linux":  # elsewhere there is no lock that SQLite would not stumble over
        yield True
        return
    handle = os.open(file, os.O_RDWR | os.O_CLOEXEC)
    try:
        yield _lock(handle)
    finally:
        os.close(handle)


def _lock(handle: int) -> bool:
    wish = struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, LOCKED_BYTE, 1, 0)
    try:
        fcntl.fcntl(handle, fcntl.F_OFD_SETLK, wish)
    except OSError as error:
        if error.errno in {errno.EAGAIN, errno.EACCES}:
            return False
        log.warning("this file system has no locks: serve no file twice", why=error.strerror)
    return True


def check_name(file: Path) -> None:
    """Refuse a file whose last changes lie next to another name of it: nobody would find them."""
    served = served_as(file)
    if served is None or served == file.resolve():
        return
    changes = served.with_name(f"{served.name}-wal")
    try:
        if changes.stat().st_size == 0:
            return
    except OSError:
        return
    if _same(served, file):
        raise MbiraError(
            f"{file} is {served} by another name, and its last changes are in {changes}: "
            f"serve it as sqlite:///{served}"
        )
    if not served.exists() and not file.with_name(f"{file.name}-wal").exists():
        raise MbiraError(
            f"{file} was {served}, and its last changes are in {changes}: move that to {file}-wal"
        )


def note_name(file: Path) -> None:
    """Let a file say by which name it is served: its last changes lie next to that name.

    It is in a table of its own, which is of this file alone and in no copy of what it holds.
    """
    name = str(file.resolve())
    with closing(sqlite3.connect(file, isolation_level=None, timeout=PATIENCE)) as connection:
        connection.execute("CREATE TABLE IF NOT EXISTS served (name TEXT NOT NULL)")
        if connection.execute("SELECT name FROM served").fetchall() == [(name,)]:
            return
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("DELETE FROM served")
        connection.execute("INSERT INTO served VALUES (?)", [name])
        connection.execute("COMMIT")
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")  # into the file itself


def served_as(file: Path) -> Path | None:
    """Return the name by which a file was served last, if it says so."""
    address = f"file:{quote(str(file.absolute()))}?mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(address, uri=True)) as connection:
            row = connection.execute("SELECT name FROM served").fetchone()
    except sqlite3.Error:  # nothing there yet, or not a database: found out elsewhere
        return None
    return Path(row[0]) if row is not None else None


def _same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False

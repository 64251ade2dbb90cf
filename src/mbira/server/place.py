"""Where tables are kept on a user's machine, and that only one server keeps them there."""

from __future__ import annotations

import os
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_data_path
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from mbira.core.errors import MbiraError

if TYPE_CHECKING:
    from collections.abc import Iterator

if os.name == "posix":
    import fcntl


def default_database() -> str:
    """Return the URL of the user's own database, whose folder is made if it is not there."""
    folder = user_data_path("mbira", appauthor=False)
    try:
        # seeds and what cookies are signed with lie there: they are this user's alone
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise MbiraError(f"cannot make {folder}: {error.strerror}; --db names another") from None
    return f"sqlite:///{folder / 'mbira.db'}"


@contextmanager
def hold(url: str, address: str) -> Iterator[str | None]:
    """Hold a SQLite database for this process alone; yield where it is served if another has it."""
    file = file_of(url)
    if file is None or os.name != "posix":
        yield None
        return
    try:
        lock = file.with_name(f"{file.name}.lock").open("a+", encoding="utf-8")
    except OSError as error:
        raise MbiraError(f"cannot write beside {file}: {error.strerror}") from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.seek(0)
            yield lock.read().strip() or "another address"
            return
        lock.truncate(0)
        lock.write(address)
        lock.flush()
        yield None


def file_of(url: str) -> Path | None:
    """Return the file of a SQLite database; None for others."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        return None
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        return None
    return Path(parsed.database)

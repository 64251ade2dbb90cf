"""Where tables are kept on a user's machine, and that only one server keeps them there."""

from __future__ import annotations

import os
from contextlib import contextmanager
from typing import TYPE_CHECKING

from platformdirs import user_data_path

from mbira.core.errors import MbiraError
from mbira.server.store.files import file_of

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

"""Where tables are kept on a user's machine, and that only one server keeps them there."""

from __future__ import annotations

import os
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

from platformdirs import user_data_path

from mbira.core.errors import MbiraError
from mbira.server.store.database.files import (
    PRIVATE,
    close_to_others,
    file_of,
    held,
    make_private,
    served_as,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

if os.name == "posix":
    import fcntl

FOLDER = 0o700
"""Seeds and what cookies are signed with lie there: they are this user's alone."""


def default_database() -> str:
    """Return the URL of the user's own database, whose folder is made if it is not there."""
    folder = user_data_path("mbira", appauthor=False)
    try:
        folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    except OSError as error:
        raise MbiraError(f"cannot make {folder}: {error.strerror}; --db names another") from None
    close_to_others(folder, FOLDER)
    return f"sqlite:///{folder / 'mbira.db'}"


@contextmanager
def hold(url: str, address: str) -> Iterator[str | None]:
    """Hold a SQLite database for this process alone; yield where it is served if another has it.

    The file itself is held, so that no other name of it lets anybody in. Next to it lies one that
    says where it is served.
    """
    file = file_of(url)
    if file is None or os.name != "posix":
        yield None
        return
    with ExitStack() as kept:
        try:
            elsewhere = _take(kept, file, address)
        except OSError as error:
            raise MbiraError(f"cannot write beside {file}: {error.strerror}") from None
        yield elsewhere


def _take(kept: ExitStack, file: Path, address: str) -> str | None:
    """Take a file until `kept` is closed; return where it is served if another process has it."""
    make_private(file)
    ours = kept.enter_context(held(file))
    sign = file.with_name(f"{file.name}.lock")
    if not ours and not sign.exists():
        raise _held_by_another_name(file)
    lock = kept.enter_context(os.fdopen(os.open(sign, os.O_RDWR | os.O_CREAT, PRIVATE), "r+"))
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return lock.read().strip() or "another address"
    if not ours:
        raise _held_by_another_name(file)
    lock.truncate(0)
    lock.write(address)
    lock.flush()
    return None


def _held_by_another_name(file: Path) -> MbiraError:
    name = served_as(file)
    said = f", as {name}" if name is not None else ""
    return MbiraError(f"{file} is already being served{said}: use that name, or stop that server")

"""A server's SQLite file, looked at from outside."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.server.harness import ServerProcess


def file_of(server: ServerProcess) -> Path:
    """Return where a server's database is."""
    return Path(server.db.removeprefix("sqlite:///"))


def sql(server: ServerProcess | Path, statement: str, *values: object) -> list[tuple[Any, ...]]:
    """Run a statement on a server's database beside the server, and return the rows."""
    path = server if isinstance(server, Path) else file_of(server)
    with closing(sqlite3.connect(path, timeout=60)) as connection, connection:
        return connection.execute(statement, values).fetchall()


def all_bytes(server: ServerProcess) -> bytes:
    """Return everything that is on disk, what waits to be moved to its place included."""
    path = file_of(server)
    beside = path.with_name(f"{path.name}-wal")
    return path.read_bytes() + (beside.read_bytes() if beside.exists() else b"")

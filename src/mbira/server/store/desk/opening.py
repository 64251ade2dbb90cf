"""A database that may be served right now, opened beside its server.

Nothing is taken from the server: no lock is held longer than a transaction, no schema is changed,
and what is decided is told to it in the transaction that writes it.
"""

from __future__ import annotations

import secrets
from contextlib import contextmanager
from typing import TYPE_CHECKING

from mbira.core.errors import MbiraError
from mbira.server.store.backup import check_present, connect_to_existing, said
from mbira.server.store.database.connection import WRITES
from mbira.server.store.database.files import file_of, served_as
from mbira.server.store.desk.bans import BESIDE, tell
from mbira.server.telling.note import Note
from mbira.server.telling.notices import notify

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlalchemy import Connection, Engine

WHOSE = "the database"


class Desk:
    """A database that whoever runs its server looks at."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writing = engine.execution_options(**{WRITES: True})
        self._shared = engine.dialect.name == "postgresql"
        self._name = f"{BESIDE} {secrets.token_hex(4)}"
        self.heard = "at once" if self._shared else "within a second"
        """How soon a server that runs knows what it is told."""

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Look at everything as it is at one moment."""
        with said("read", WHOSE), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Change something, all of it or nothing."""
        with said("write to", WHOSE), self._writing.begin() as connection:
            yield connection

    def tell(self, connection: Connection, kind: str, about: str) -> None:
        """Let a server that runs know of a change, once that is carried out."""
        note = Note(kind, about, self._name)
        if self._shared:
            notify(connection, note)
        else:
            tell(connection, note)


@contextmanager
def opened(url: str) -> Iterator[Desk]:
    """Open a database as it is; MbiraError if there is none that this program knows."""
    file = file_of(url)
    engine = connect_to_existing(url)
    if file is not None:
        _check_name(file)
    try:
        with said("read", WHOSE), engine.connect() as connection:
            check_present(connection, WHOSE)
        yield Desk(engine)
    finally:
        engine.dispose()


def _check_name(file: Path) -> None:
    """Refuse another name of a file: what its server wrote last lies beside the one it knows."""
    served = served_as(file)
    if served is None or served == file.resolve() or not served.exists():
        return
    if served.samefile(file):
        raise MbiraError(f"{file} is {served} by another name: give that one")

"""What can be wrong with a database, found in what it says."""

from __future__ import annotations

from typing import Literal

Trouble = Literal[
    "busy", "cannot read", "cannot write", "damaged", "disk full", "no database", "read-only"
]
"""In the words in which `/health` says it."""

_SQLITE: dict[int, Trouble] = {
    5: "busy",  # SQLITE_BUSY
    6: "busy",  # SQLITE_LOCKED
    8: "read-only",  # SQLITE_READONLY
    10: "cannot write",  # SQLITE_IOERR
    11: "damaged",  # SQLITE_CORRUPT
    13: "disk full",  # SQLITE_FULL
    26: "damaged",  # SQLITE_NOTADB
}
"""By the last byte of its code; the rest of it mostly tells more of the same."""
_SQLITE_MORE: dict[int, Trouble] = {
    266: "cannot read",  # SQLITE_IOERR_READ
    522: "cannot read",  # SQLITE_IOERR_SHORT_READ
    1032: "no database",  # SQLITE_READONLY_DBMOVED: the file is not at its place any more
    8458: "damaged",  # SQLITE_IOERR_CORRUPTFS
}
_POSTGRESQL: dict[str, Trouble] = {
    "25006": "read-only",  # a transaction that may only read: a standby
    "40001": "busy",
    "40P01": "busy",
    "53100": "disk full",
    "53200": "busy",
    "55P03": "busy",
    "58030": "cannot write",
    "XX001": "damaged",
    "XX002": "damaged",
}


def trouble_of(error: object) -> Trouble:
    """Return what an error of a driver means."""
    code = getattr(error, "sqlite_errorcode", None)
    if isinstance(code, int):
        return _SQLITE_MORE.get(code) or _SQLITE.get(code & 0xFF, "no database")
    return _POSTGRESQL.get(str(getattr(error, "sqlstate", None)), "no database")

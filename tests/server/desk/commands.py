"""`mbira admin`, run beside a server that is another process, as its entry point would."""

from __future__ import annotations

import json
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from typing import Any, NamedTuple
from unittest.mock import patch

from mbira.cli.main import run


class Said(NamedTuple):
    """What came of a command."""

    status: int
    out: str
    error: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def words(self) -> str:
        """All of it on one line, however it was broken."""
        return " ".join(self.out.split())


def admin(*words: str, db: str | None = None, **environment: str) -> Said:
    """Run a command beside a server; `db` is named on its command line."""
    named = () if db is None else ("--db", db)
    out, error, status = StringIO(), StringIO(), 0
    with (
        patch.object(sys, "argv", ["mbira", "admin", *words, *named]),
        patch.dict(os.environ, environment),
        redirect_stdout(out),
        redirect_stderr(error),
    ):
        try:
            run()
        except SystemExit as end:
            status = int(end.code or 0)
    return Said(status, out.getvalue(), error.getvalue())


def found(*words: str, db: str) -> Any:
    """Return what a command that must go well says as JSON."""
    said = admin(*words, "--json", db=db)
    assert (said.status, said.error) == (0, ""), said
    return said.json


def fails(said: Said, status: int = 1) -> str:
    """Return the one line that a command says which does nothing."""
    assert (said.status, said.out) == (status, ""), said
    (line,) = said.error.splitlines()
    assert line.startswith("mbira: ")
    return line.removeprefix("mbira: ")

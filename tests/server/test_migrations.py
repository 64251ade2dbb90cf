"""A database is brought to the present schema a step at a time, and no step is left half done."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import inspect, text

from mbira.core.errors import MbiraError
from mbira.server.store.database import connect
from mbira.server.store.migrations import PRESENT, STEPS, migrate, schema_version
from mbira.server.store.schema import METADATA

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Connection, Engine


def second(connection: Connection) -> None:
    """A made-up step: guests get a colour, and there is a list of colours."""
    connection.execute(text("ALTER TABLE guests ADD COLUMN colour VARCHAR(10) DEFAULT 'red'"))
    connection.execute(text("CREATE TABLE colours (name VARCHAR(10) PRIMARY KEY)"))
    connection.execute(text("INSERT INTO colours SELECT colour FROM guests"))


def crash(connection: Connection) -> None:
    """The same step, in a process that is killed in the middle of it."""
    second(connection)
    os.kill(os.getpid(), signal.SIGKILL)


def fail(connection: Connection) -> None:
    second(connection)
    raise OSError("the disk is full")


def version_of(engine: Engine) -> int:
    with engine.connect() as connection:
        return schema_version(connection)


def add_guest(engine: Engine) -> None:
    row = "INSERT INTO guests (id, name, generation, created) VALUES ('anna', 'Anna', 0, 1.0)"
    with engine.begin() as connection:
        connection.execute(text(row))


def test_an_empty_database_gets_all_tables(database: str) -> None:
    engine = connect(database)
    assert version_of(engine) == 0
    assert migrate(engine) == 1
    assert version_of(engine) == PRESENT
    assert set(inspect(engine).get_table_names()) == set(METADATA.tables)
    engine.dispose()


def test_a_database_that_is_up_to_date_is_left_as_it_is(database: str) -> None:
    engine = connect(database)
    migrate(engine)
    add_guest(engine)
    assert migrate(engine) == 0
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT name FROM guests")) == "Anna"
    engine.dispose()


def test_a_step_leads_from_the_version_before_it(database: str) -> None:
    engine = connect(database)
    migrate(engine)
    add_guest(engine)
    assert migrate(engine, (*STEPS, second)) == 1
    assert version_of(engine) == PRESENT + 1
    with engine.connect() as connection:
        assert connection.execute(text("SELECT name, colour FROM guests")).all() == [
            ("Anna", "red")
        ]
        assert connection.scalar(text("SELECT name FROM colours")) == "red"
    assert migrate(engine, (*STEPS, second)) == 0
    engine.dispose()


def test_a_newer_database_is_refused(database: str) -> None:
    engine = connect(database)
    migrate(engine, (*STEPS, second))
    with pytest.raises(MbiraError, match="newer mbira"):
        migrate(engine)
    assert version_of(engine) == PRESENT + 1
    engine.dispose()


def test_the_server_does_not_start_on_a_newer_database(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    engine = connect(database)
    migrate(engine, (*STEPS, second))
    engine.dispose()
    command = [sys.executable, "-m", "mbira", "serve", "--no-open", "--port", "0", "--db", database]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)  # noqa: S603
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert f"schema version {PRESENT + 1}" in done.stderr
    assert done.stdout == ""


def test_a_step_that_fails_leaves_the_old_version(database: str) -> None:
    engine = connect(database)
    migrate(engine)
    add_guest(engine)
    with pytest.raises(OSError, match="full"):
        migrate(engine, (*STEPS, fail))
    _is_old(engine)
    assert migrate(engine, (*STEPS, second)) == 1
    engine.dispose()


def test_a_crash_in_the_middle_of_a_step_leaves_the_old_version(database: str) -> None:
    engine = connect(database)
    migrate(engine)
    add_guest(engine)
    engine.dispose()
    program = (
        "import sys; from tests.server.test_migrations import *\n"
        "migrate(connect(sys.argv[1]), (*STEPS, crash))"
    )
    done = subprocess.run([sys.executable, "-c", program, database], check=False, timeout=60)  # noqa: S603
    assert done.returncode == -signal.SIGKILL
    _is_old(engine)
    assert migrate(engine, (*STEPS, second)) == 1
    engine.dispose()


def _is_old(engine: Engine) -> None:
    assert version_of(engine) == PRESENT
    found = inspect(engine)
    assert not found.has_table("colours")
    assert "colour" not in {column["name"] for column in found.get_columns("guests")}
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT name FROM guests")) == "Anna"


def make_older(engine: Engine) -> None:
    """Make a database as the first version of the schema had it, with a table in it."""
    with engine.begin() as connection:
        METADATA.create_all(connection)
        for column in ("actor", "result"):
            connection.execute(text(f"ALTER TABLE tables DROP COLUMN {column}"))
        connection.execute(text("INSERT INTO facts (name, value) VALUES ('schema', '1')"))
        row = {"document": b"{}", "yes": True}
        table = (
            "INSERT INTO tables (id, revision, document, game, status, listed, owner, version, "
            "created, changed) "
            "VALUES ('t', 0, :document, 'meduris', 'open', :yes, 'anna', 0, 1.0, 1.0)"
        )
        connection.execute(text(table), row)


def test_tables_of_the_first_version_are_kept(database: str) -> None:
    engine = connect(database)
    make_older(engine)
    assert migrate(engine) == PRESENT - 1
    with engine.connect() as connection:
        found = connection.execute(text("SELECT id, game, actor, result FROM tables")).all()
        assert found == [("t", "meduris", None, None)]
        kinds = {each["name"] for each in inspect(connection).get_columns("tables")}
    assert kinds == {column.name for column in METADATA.tables["tables"].columns}
    engine.dispose()

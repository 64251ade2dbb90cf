"""A database is brought to the present schema one step at a time, and no step is left half done."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import inspect, text

from mbira.core.errors import MbiraError
from mbira.server.store.database.connection import connect
from mbira.server.store.migrations import PRESENT, STEPS, migrate, schema_version
from mbira.server.store.schema import METADATA
from tests.server.disk import sql
from tests.server.harness import Person, serving

if TYPE_CHECKING:
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
        "import sys; from tests.server.store.test_migrations import *\n"
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


LATER = {
    1: (("tables", "actor"), ("tables", "result")),
    2: (("guests", "seen"), ("guests", "home"), ("tables", "practice")),
}
"""The columns that came after each version of the schema."""
LATER_INDEXES = (
    "guests_by_seen", "guests_by_home", "tables_by_maker", "members_by_table",
    "tokens_by_expires", "tokens_by_table",
)  # fmt: skip


def make_older(engine: Engine, version: int = 1) -> None:
    """Make a database as an earlier version of the schema had it, with a table in it."""
    with engine.begin() as connection:
        METADATA.create_all(connection)
        for index in LATER_INDEXES:
            connection.execute(text(f"DROP INDEX {index}"))
        for number, columns in LATER.items():
            for table, column in columns if number >= version else ():
                connection.execute(text(f"ALTER TABLE {table} DROP COLUMN {column}"))
        fact = text("INSERT INTO facts (name, value) VALUES ('schema', :version)")
        connection.execute(fact, {"version": str(version)})
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


def test_what_belongs_to_whom_is_found_in_tables_of_before(database: str) -> None:
    engine = connect(database)
    make_older(engine, 2)
    add_guest(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE guests SET generation = 2"))
        copied = "revision, :document, game, status, listed, owner, version, created, changed"
        columns = copied.replace(":document", "document")
        made = f"INSERT INTO tables (id, {columns}) SELECT 'p', {copied} FROM tables"  # noqa: S608
        connection.execute(text(made), {"document": b'{"practice":true,"unknown":[1]}'})
        for digest, kind, seat in (("a", "api", 1), ("b", "api", 2), ("c", "seat", 1)):
            row = "INSERT INTO tokens (digest, kind, guest, seat) VALUES (:d, :k, 'anna', :s)"
            connection.execute(text(row), {"d": digest, "k": kind, "s": seat})
    before = time.time()
    assert migrate(engine) == PRESENT - 2
    found = inspect(engine)
    with engine.connect() as connection:
        tables = connection.execute(text("SELECT id, practice FROM tables ORDER BY id")).all()
        assert [(row.id, bool(row.practice)) for row in tables] == [("p", True), ("t", False)]
        seen, home = connection.execute(text("SELECT seen, home FROM guests")).one()
        assert before <= seen <= time.time()
        assert home is None
        kept = connection.scalars(text("SELECT digest FROM tokens ORDER BY digest")).all()
        assert kept == ["b", "c"]  # the first was void
    for name, table in METADATA.tables.items():
        assert {each["name"] for each in found.get_indexes(name)} >= {
            str(index.name) for index in table.indexes
        }
    engine.dispose()


def test_what_somebody_has_is_counted_without_a_look_at_the_documents(database: str) -> None:
    engine = connect(database)
    make_older(engine, 3)
    with engine.begin() as connection:
        connection.execute(text("CREATE INDEX tables_by_owner ON tables (owner, status, changed)"))
    assert migrate(engine) == PRESENT - 3
    names = {str(each["name"]) for each in inspect(engine).get_indexes("tables")}
    assert "tables_by_maker" in names
    assert "tables_by_owner" not in names
    if engine.dialect.name == "sqlite":
        with engine.connect() as connection:
            counted = (
                "EXPLAIN QUERY PLAN SELECT count(*), sum(version) FROM tables "
                "WHERE owner = 'a' AND status IN ('over', 'closed') AND practice IS NOT 1"
            )
            plan = " ".join(row.detail for row in connection.execute(text(counted)))
            assert "USING COVERING INDEX tables_by_maker" in plan
    engine.dispose()


def test_orders_come_to_a_database_of_before(database: str) -> None:
    engine = connect(database)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE orders"))
        connection.execute(text("UPDATE facts SET value = '5' WHERE name = 'schema'"))
    assert migrate(engine) == PRESENT - 5, "steps that others have made since change nothing here"
    columns = {each["name"] for each in inspect(engine).get_columns("orders")}
    assert columns == {column.name for column in METADATA.tables["orders"].columns}
    engine.dispose()


def test_bans_and_reports_that_are_done_come_to_a_database_of_before(database: str) -> None:
    engine = connect(database)
    migrate(engine)
    with engine.begin() as connection:
        for gone in ("DROP TABLE bans", "DROP TABLE told", "ALTER TABLE reports DROP COLUMN done"):
            connection.execute(text(gone))
        row = "INSERT INTO reports (guest, about, said, words, at) VALUES ('a', 'b', '', 'rude', 1)"
        connection.execute(text(row))
        connection.execute(text("UPDATE facts SET value = '11' WHERE name = 'schema'"))
    assert migrate(engine) == PRESENT - 11
    for name in ("bans", "told", "reports"):
        columns = {each["name"] for each in inspect(engine).get_columns(name)}
        assert columns == {column.name for column in METADATA.tables[name].columns}
    with engine.connect() as connection:
        reports = connection.execute(text("SELECT words, done FROM reports")).all()
        assert reports == [("rude", None)], "nobody was done with it"
    engine.dispose()


def test_programs_come_to_a_database_of_before(database: str) -> None:
    engine = connect(database)
    migrate(engine)
    add_guest(engine)
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE programs"))
        connection.execute(text("UPDATE facts SET value = '4' WHERE name = 'schema'"))
    assert migrate(engine) == PRESENT - 4
    found = inspect(engine)
    columns = {each["name"] for each in found.get_columns("programs")}
    assert columns == {column.name for column in METADATA.tables["programs"].columns}
    assert "programs_by_expires" in {each["name"] for each in found.get_indexes("programs")}
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT name FROM guests")) == "Anna"
        assert connection.scalar(text("SELECT count(*) FROM programs")) == 0
    engine.dispose()


def test_a_database_that_an_earlier_program_made_is_played_on(tmp_path: Path) -> None:
    """It was written by the program that had schema version 2, and others could read it."""
    file = tmp_path / "t.db"
    script = Path(__file__).parent / "old_databases" / "schema-2.sql"
    with closing(sqlite3.connect(file)) as made:
        made.executescript(script.read_text())
    file.chmod(0o644)
    with (
        serving(f"sqlite:///{file}", tmp_path / "log") as server,
        Person(server.url, known=False) as anna,
        Person(server.url, known=False) as bert,
    ):
        assert file.stat().st_mode & 0o777 == 0o600
        anna.http.cookies["mbira"] = f"xisrhdtaii.1.{ANNAS}"
        bert.http.cookies["mbira"] = f"nz3g49h3vj.0.{BERTS}"
        assert (anna.get("/api/guest")["name"], bert.get("/api/guest")["name"]) == ("Anna", "Bert")
        listed = {each["name"]: each for each in anna.get("/api/tables", mine="true")}
        assert {name: each["status"] for name, each in listed.items() if name != "Old"} == {
            "Given up": "closed"
        }
        table = "t4pgw8kaw4"
        assert anna.position(table)["version"] == 20
        assert [said["text"] for said in bert.get(f"/api/tables/{table}/chat")] == [
            "From long ago."
        ]
        rng = random.Random(1)
        for person in (anna, bert) * 5:
            person.play_some(table, rng)
        assert anna.position(table)["version"] > 20
        assert anna.position("z5guh7gw97")["legal"]  # their practice table
        assert sql(file, "SELECT count(*) FROM tokens") == [(1,)]


ANNAS = "44c6b6a8349d6f071d1b5325efcec4f30319378b6d2eff2da4f9da4006a1847e"
BERTS = "0cde4545010948e78b896cf71a9ac7fb05716b60a9f8a044078a31e6668cb239"

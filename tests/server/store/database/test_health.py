"""`/health` tells the truth: whether what people do can be read and written, and if not, why."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import psycopg
import pytest
from psycopg import errors
from sqlalchemy import make_url

from mbira.server.store.database.connection import StoreError
from mbira.server.store.database.health import FRESH, PATIENCE, Health, damage_of
from mbira.server.store.database.trouble import trouble_of
from mbira.server.store.store import Store
from tests.server.disk import file_of, sql
from tests.server.harness import good, refused, serving, until

if TYPE_CHECKING:
    from pathlib import Path

    from mbira_bench.client import postgres as postgresql
    from tests.server.harness import Person

PAGE = 4096


def health(person: Person) -> tuple[int, str]:
    answer = person.ask("GET", "/health")
    return answer.status_code, answer.json()["status"]


class Probe:
    """A database that does what a test says, and counts how often it is asked."""

    def __init__(self) -> None:
        self.now = 100.0
        self.asked = 0
        self.fails: StoreError | None = None
        self.goes_on = asyncio.Event()
        self.goes_on.set()
        self.writing: str | None = None

    async def __call__(self) -> None:
        self.asked += 1
        await self.goes_on.wait()
        if self.fails is not None:
            raise self.fails

    def health(self) -> Health:
        return Health(self, lambda: self.writing, lambda: self.now)


def test_it_is_found_out_once_a_second_however_often_it_is_asked() -> None:
    async def work() -> None:
        probe = Probe()
        known = probe.health()
        for second in range(1, 4):
            said = await asyncio.gather(*(known.status() for _ in range(1000)))
            assert (set(said), probe.asked) == ({"ok"}, second)
            probe.now += FRESH
        probe.fails = StoreError("no room", "disk full")
        assert await known.status() == "disk full"
        probe.fails = None
        assert await known.status() == "disk full"  # as was found out a moment ago
        probe.now += FRESH
        assert await known.status() == "ok"
        probe.writing = "read-only"  # what somebody was refused since is known at once
        assert (await known.status(), probe.asked) == ("read-only", 5)

    asyncio.run(work())


def test_a_database_that_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mbira.server.store.database.health.PATIENCE", 0.05)

    async def work() -> None:
        probe = Probe()
        known = probe.health()
        probe.goes_on.clear()
        assert await asyncio.wait_for(known.status(), 20.0) == "no answer"
        probe.now += PATIENCE
        assert await asyncio.wait_for(known.status(), 0.05) == "no answer"  # at once, by now
        assert probe.asked == 1
        probe.goes_on.set()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert await known.status() == "ok"

    asyncio.run(work())


def test_damage_does_not_mend_itself() -> None:
    async def work() -> None:
        probe = Probe()
        known = probe.health()
        assert known.note(StoreError("locked", "busy")).trouble == "busy"
        assert await known.status() == "ok"
        known.note(StoreError("malformed", "damaged"))
        probe.now += 1000.0
        assert (await known.status(), probe.asked) == ("damaged", 1)

    asyncio.run(work())


def test_what_sqlite_says_is_understood(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    with closing(sqlite3.connect(file, isolation_level=None)) as one:
        one.execute("CREATE TABLE things (thing)")
        with closing(sqlite3.connect(file, isolation_level=None, timeout=0)) as other:
            one.execute("BEGIN EXCLUSIVE")
            assert trouble(other, "INSERT INTO things VALUES (1)") == "busy"
            one.execute("ROLLBACK")
            other.execute("PRAGMA query_only=ON")
            assert trouble(other, "INSERT INTO things VALUES (1)") == "read-only"
        one.execute("PRAGMA max_page_count=2")
        assert trouble(one, "INSERT INTO things VALUES (zeroblob(100000))") == "disk full"
    spoil(file, 2)
    with closing(sqlite3.connect(file)) as one:
        assert trouble(one, "SELECT * FROM things") == "damaged"
    file.write_bytes(b"This is a letter and no database. " * 1000)
    with closing(sqlite3.connect(file)) as one:
        assert trouble(one, "SELECT * FROM things") == "damaged"
    file.unlink()
    file.mkdir()
    with pytest.raises(sqlite3.OperationalError) as caught:
        sqlite3.connect(file)
    assert trouble_of(caught.value) == "no database"


def trouble(connection: sqlite3.Connection, statement: str) -> str:
    """Return what is wrong with a database that cannot carry out a statement."""
    with pytest.raises(sqlite3.DatabaseError) as caught:
        connection.execute(statement)
    return trouble_of(caught.value)


def spoil(file: Path, page: int) -> None:
    """Write nonsense over a page of a database."""
    with file.open("r+b") as content:
        content.seek((page - 1) * PAGE)
        content.write(b"nonsense" * (PAGE // 8))


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (errors.DiskFull, "disk full"),
        (errors.ReadOnlySqlTransaction, "read-only"),
        (errors.DataCorrupted, "damaged"),
        (errors.IndexCorrupted, "damaged"),
        (errors.IoError, "cannot write"),
        (errors.DeadlockDetected, "busy"),
        (errors.AdminShutdown, "no database"),
        (psycopg.OperationalError, "no database"),
    ],
)
def test_what_postgresql_says_is_understood(error: type[Exception], said: str) -> None:
    assert trouble_of(error()) == said


def test_a_database_that_may_not_be_written_to_says_so(
    postgres: postgresql.Postgres, tmp_path: Path
) -> None:
    db = postgres.database()
    name = make_url(db).database
    with serving(db, tmp_path / "log") as server, server.person() as anna:
        table = anna.table("meduris", 2, "you", "you", start=True)
        seen = anna.position(table)
        assert health(anna) == (200, "ok")
        for now, wanted in (("on", (503, "read-only")), ("off", (200, "ok"))):
            with psycopg.connect(postgres.url("postgres"), autocommit=True) as outside:
                outside.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {now}")
                outside.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s",
                    [name],
                )
            until(lambda: health(anna) == wanted)  # noqa: B023 it is asked at once
            if now == "on":
                answer = anna.play(table, seen["legal"][0], seen["version"], "once")
                refused(answer, 503, "cannot-write")
        good(anna.play(table, seen["legal"][0], seen["version"], "once"))


def records_page(file: Path) -> int:
    """Return the page at which the records of a database begin."""
    ((page,),) = sql(file, "SELECT rootpage FROM sqlite_master WHERE name = 'records'")
    return int(page)


def test_a_file_that_is_damaged_in_the_middle_says_so(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log") as server:
        with server.person() as anna:
            table = anna.table("meduris", 2, "you", "you", start=True)
            assert health(anna) == (200, "ok")
            file = file_of(server)
            sql(file, "PRAGMA wal_checkpoint(TRUNCATE)")
            spoil(file, records_page(file))
            seen = anna.position(table)
            anna.post(f"/api/tables/{table}/chat", {"text": "Who reads this reads anew."})
            answer = anna.play(table, seen["legal"][0], seen["version"], "once")
            error = refused(answer, 503, "damaged")
            assert "backup" in error["words"]
            assert answer.headers["retry-after"] == "30"
            assert health(anna) == (503, "damaged")
            sql(file, "PRAGMA wal_checkpoint(TRUNCATE)")
        server.stop()
        server.start()
        with server.person() as bert:
            until(lambda: health(bert) == (503, "damaged"))  # nobody had to find it
            refused(bert.ask("GET", f"/api/tables/{table}"), 503, "damaged")
        log = server.log.read_text()
        assert log.count("the database is damaged") == 2  # of each server once
        assert "Traceback" not in log


def test_a_file_is_looked_through(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    assert damage_of(file) is None  # there is none
    store = Store(f"sqlite:///{file}")
    page = records_page(file)
    store.close()
    assert damage_of(file) is None
    spoil(file, page)
    assert damage_of(file) is not None
    os.truncate(file, PAGE + 100)
    assert damage_of(file) is not None

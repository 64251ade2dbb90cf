"""What is written is there, all of it or nothing, and follows on what was there before."""

from __future__ import annotations

import asyncio
import threading
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING

import psycopg
import pytest
from msgspec.structs import replace
from sqlalchemy import event, text

from mbira.core.chance import Seed
from mbira.server.store.database.connection import ConflictError
from mbira.server.store.document import Chair, Document, TableSettings
from mbira.server.store.rows import Change, ChatRow, RecordRow
from mbira.server.store.store import Store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from sqlalchemy import Connection

    from mbira_bench.client.postgres import Postgres

SEED = Seed("secret")
OPEN = Document(
    name="a table",
    game="meduris",
    options={},
    settings=TableSettings(),
    owner="anna",
    chairs=(Chair("anna", "Anna"), Chair()),
    seed=SEED.secret,
    commitment=SEED.commitment,
    created=1.0,
)


@contextmanager
def opened(url: str) -> Iterator[Store]:
    store = Store(url)
    try:
        yield store
    finally:
        store.close()


def made(table: str) -> Change:
    return Change(table=table, document=OPEN, status="open", version=0, due=None, at=1.0)


def record(table: str, version: int, revision: int = 0, key: str | None = None) -> Change:
    row = RecordRow(version, 0, b'{"type":"pass"}', 2.0, key)
    return Change(
        table=table,
        revision=revision,
        records=(row,),
        status="playing",
        version=version,
        due=None,
        at=2.0,
    )


def renamed(table: str, name: str, revision: int, version: int) -> Change:
    return Change(
        table=table,
        document=replace(OPEN, name=name),
        revision=revision,
        status="playing",
        version=version,
        due=None,
        at=3.0,
    )


async def stands(store: Store, table: str) -> tuple[int, int, str, list[int]]:
    """Return a table's revision, version, name and the versions of its log."""
    found = await store.table(table)
    assert found is not None
    versions = [row.version for row in await store.records(table)]
    return found.revision, found.version, found.document.name, versions


def test_a_change_follows_on_the_log_and_the_document_that_it_saw(database: str) -> None:
    async def work(store: Store) -> None:
        await store.commit(made("t"))
        await store.commit(record("t", 1))
        with pytest.raises(ConflictError):
            await store.commit(record("t", 1))  # somebody else has played
        with pytest.raises(ConflictError):
            await store.commit(renamed("t", "late", 0, 0))  # would take the version back
        assert await stands(store, "t") == (0, 1, "a table", [1])
        await store.commit(renamed("t", "renamed", 0, 1))
        with pytest.raises(ConflictError):
            await store.commit(record("t", 2))  # the seat may be somebody else's by now
        with pytest.raises(ConflictError):
            await store.commit(renamed("t", "late", 0, 1))
        with pytest.raises(ConflictError):
            await store.commit(record("nowhere", 1))
        assert await stands(store, "t") == (1, 1, "renamed", [1])
        await store.commit(record("t", 2, revision=1))
        assert await stands(store, "t") == (1, 2, "renamed", [1, 2])

    with opened(database) as store:
        asyncio.run(work(store))
    with opened(database) as store:  # and it is there for whoever comes later
        assert store.migrated == 0
        assert asyncio.run(stands(store, "t")) == (1, 2, "renamed", [1, 2])


def test_a_key_makes_one_record(database: str) -> None:
    async def work(store: Store) -> None:
        await store.commit(made("t"))
        await store.commit(record("t", 1, key="anna/once"))
        with pytest.raises(ConflictError):
            await store.commit(record("t", 2, key="anna/once"))
        assert await stands(store, "t") == (0, 1, "a table", [1])

    with opened(database) as store:
        asyncio.run(work(store))


@asynccontextmanager
async def held_up(*stores: Store) -> AsyncIterator[list[int]]:
    """Hold the writers up while the block runs; yields the transactions that they commit then."""
    gate, here = threading.Event(), threading.Barrier(len(stores) + 1)

    def wait(_: Connection) -> None:
        here.wait(30)
        assert gate.wait(30)

    commits: list[int] = []
    waiting = [asyncio.ensure_future(store._writer.write(wait)) for store in stores]
    await asyncio.to_thread(here.wait, 30)
    yield commits
    await asyncio.sleep(0)  # what was asked for in the block is in the queue
    for store in stores:
        event.listen(store._engine, "commit", lambda _: commits.append(1))
    gate.set()
    await asyncio.gather(*waiting)


def test_what_waits_is_written_together(database: str) -> None:
    async def work(store: Store) -> None:
        for table in "abcde":
            await store.commit(made(table))
        async with held_up(store) as commits:
            tasks = [asyncio.ensure_future(store.commit(record(table, 1))) for table in "ecbda"]
        await asyncio.gather(*tasks)
        assert len(commits) == 2  # what held the writer up, then all five
        for table in "abcde":
            assert await stands(store, table) == (0, 1, "a table", [1])

    with opened(database) as store:
        asyncio.run(work(store))


def test_a_bad_change_among_others_fails_alone(database: str) -> None:
    async def work(store: Store) -> None:
        for table in "abcd":
            await store.commit(made(table))
        await store.commit(record("b", 1))

        def breaks(connection: Connection) -> None:
            connection.execute(text("UPDATE tables SET name = 'gone' WHERE id = 'd'"))

        row = ChatRow(0, "anna", "Anna", 0, "hello", 1.0)
        async with held_up(store):
            tasks = [
                asyncio.ensure_future(work)
                for work in (
                    store.commit(record("a", 1)),
                    store.commit(record("b", 1)),  # it is there already
                    store.commit(record("c", 1)),
                    store.say("c", row),
                    store._writer.write(breaks, "d"),  # no such column
                    store.commit(record("d", 1)),
                )
            ]
        found = await asyncio.gather(*tasks, return_exceptions=True)
        failed = [type(each).__name__ for each in found if isinstance(each, Exception)]
        assert failed == ["ConflictError", "StoreError"]
        assert [isinstance(each, Exception) for each in found] == [
            False,
            True,
            False,
            False,
            True,
            False,
        ]
        for table in "abcd":
            assert await stands(store, table) == (0, 1, "a table", [1])
        assert [said.text for said in await store.chat("c")] == ["hello"]

    with opened(database) as store:
        asyncio.run(work(store))


def test_two_processes_that_write_to_the_same_tables_never_lock_each_other_up(
    postgres: Postgres,
) -> None:
    tables = [f"t{number}" for number in range(20)]

    async def work(one: Store, other: Store) -> None:
        for table in tables:
            await one.commit(made(table))
        for version in range(1, 4):
            async with held_up(one, other):
                tasks = [
                    asyncio.ensure_future(store.commit(record(table, version)))
                    for store, order in ((one, tables), (other, tables[::-1]))
                    for table in order
                ]
            found = await asyncio.gather(*tasks, return_exceptions=True)
            assert [type(each) for each in found].count(ConflictError) == len(tables)
            for table in tables:
                assert await stands(one, table) == (0, version, "a table", [*range(1, version + 1)])

    url = postgres.database()
    with opened(url) as one, opened(url) as other:
        asyncio.run(work(one, other))
    with psycopg.connect(url) as connection:
        query = (
            "SELECT pg_stat_clear_snapshot(), deadlocks FROM pg_stat_database WHERE datname = %s"
        )
        row = connection.execute(query, [connection.info.dbname]).fetchone()
    assert row is not None
    assert row[1] == 0


def test_sqlite_syncs_each_commit_to_the_disk(tmp_path: Path) -> None:
    with opened(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        engine = store._engine
        with engine.connect() as one, engine.connect() as other:  # every connection is set up so
            for connection in (one, other):
                assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
                assert connection.scalar(text("PRAGMA synchronous")) == 2

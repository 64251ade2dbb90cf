"""Who writes little does not wait for all who write much."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from typing import TYPE_CHECKING

from sqlalchemy import func, select

from mbira.server.store import tables
from mbira.server.store.database.connection import connect
from mbira.server.store.database.prepared import TOGETHER
from mbira.server.store.database.writer import LONG, Writer
from mbira.server.store.people.guests import add_guest
from mbira.server.store.rows import Change, Guest, RecordRow
from mbira.server.store.schema import GUESTS, METADATA, RECORDS
from mbira.server.store.store import Store
from tests.server.store.test_store import OPEN

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from sqlalchemy import Connection


def test_quick_changes_come_before_long_ones(tmp_path: Path) -> None:
    asyncio.run(_quick_and_long(f"sqlite:///{tmp_path / 'db'}"))


async def _quick_and_long(url: str) -> None:
    writer = Writer(connect(url))
    order: list[str] = []
    hold = threading.Event()

    def noting(name: str) -> Callable[[Connection], None]:
        return lambda _: order.append(name)

    try:
        first = asyncio.ensure_future(writer.write(lambda _: hold.wait()))
        await asyncio.sleep(0)  # it is in the line, and the others come after it
        waiting = [
            asyncio.ensure_future(writer.write(noting(name), name, rows))
            for name, rows in (
                ("long a", LONG + 1), ("quick b", 1), ("long c", LONG + 1), ("quick a", LONG),
            )
        ]  # fmt: skip
        await asyncio.sleep(0)
        hold.set()
        await asyncio.gather(first, *waiting)
    finally:
        writer.stop()
    assert order == ["quick a", "quick b", "long a", "long c"]


def test_what_waits_is_written_when_the_writer_stops(tmp_path: Path) -> None:
    asyncio.run(_stopped(f"sqlite:///{tmp_path / 'db'}"))


async def _stopped(url: str) -> None:
    writer = Writer(connect(url))
    hold = threading.Event()
    first = asyncio.ensure_future(writer.write(lambda _: hold.wait()))
    long = asyncio.ensure_future(writer.write(lambda _: "written", "long", LONG + 1))
    await asyncio.sleep(0)
    stopped = asyncio.ensure_future(asyncio.to_thread(writer.stop))
    hold.set()
    await stopped
    assert await first
    assert await long == "written"


def test_nobody_else_writes_between_what_a_change_reads_and_what_it_writes(tmp_path: Path) -> None:
    file = tmp_path / "db"
    asyncio.run(_read_then_written(Store(f"sqlite:///{file}"), file))


async def _read_then_written(store: Store, file: Path) -> None:
    said: list[str] = []

    def change(connection: Connection) -> None:
        assert connection.scalar(select(func.count()).select_from(GUESTS)) == 0
        with closing(sqlite3.connect(file, timeout=0)) as other:
            try:
                other.execute("DELETE FROM guests")
            except sqlite3.OperationalError as error:
                said.append(str(error))
        add_guest(connection, Guest("anna", "Anna", 0), 1.0)

    try:
        await store._write(change)
        assert said == ["database is locked"]
        assert await store.guest("anna") is not None
    finally:
        store.close()


def test_a_long_log_is_written_whole_and_in_order(tmp_path: Path) -> None:
    rows = tuple(
        RecordRow(version, version % 3 - 1, b"%d" % version, float(version), f"key {version}")
        for version in range(1, 2 * TOGETHER + 8)
    )
    change = Change(
        table="long", document=OPEN, records=rows, status="playing", version=len(rows), due=None,
        at=1.0,
    )  # fmt: skip
    engine = connect(f"sqlite:///{tmp_path / 'db'}")
    METADATA.create_all(engine)
    with engine.begin() as connection:
        tables.commit(connection, change)
    with engine.connect() as connection:
        found = connection.execute(select(RECORDS).order_by(RECORDS.c.version)).all()
    engine.dispose()
    assert [RecordRow(*row[1:]) for row in found] == list(rows)
    assert {row.table_id for row in found} == {"long"}

"""Who writes little does not wait for all who write much."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING

from sqlalchemy import select

from mbira.server.store import tables
from mbira.server.store.database import connect
from mbira.server.store.prepared import TOGETHER
from mbira.server.store.rows import Change, RecordRow
from mbira.server.store.schema import METADATA, RECORDS
from mbira.server.store.writer import LONG, Writer
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

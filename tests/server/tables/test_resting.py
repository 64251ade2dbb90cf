"""Bots among themselves rest while nobody looks, and go on when somebody does."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import psycopg
import pytest

from mbira.server.tables import coming, ending
from mbira.server.tables.sitting import seats
from tests.server.harness import FREE, PATIENCE, good, serving, until
from tests.server.inside import (
    ENDLESS,
    GONE_FOR,
    Listener,
    Time,
    at_a_server,
    ended,
    endless,
    table,
    true,
)

if TYPE_CHECKING:
    from pathlib import Path

    from mbira.server.tables.registry import Tables
    from mbira_bench.client import postgres as postgresql


def test_bots_rest_while_nobody_looks_and_go_on_when_somebody_does(tmp_path: Path) -> None:
    async def work(tables: Tables, now: Time) -> None:
        anna = await tables.services.guests.new()
        live = await endless(tables, anna)
        await true(lambda: live.version > 20)
        now.now += GONE_FOR
        await true(lambda: live.resting and live.driving is None)
        version = live.version
        assert await tables.services.store.due_tables(now.now + 1000.0) == []  # nor after a restart
        tables.wake(live)
        assert live.driving is None
        live.look(None)
        await true(lambda: live.version > version)
        socket = Listener(None)
        await coming.enter(live, socket, live.version)
        now.now += 2 * GONE_FOR
        version = live.version
        await true(lambda: live.version > version + 20)  # they are watched, even if by nobody known
        await coming.leave(live, socket)
        now.now += GONE_FOR
        await true(lambda: live.resting and live.driving is None)
        tables._put_away(now.now + 1.0)
        again = await tables.table(live.id)
        await true(lambda: again.version > live.version)
        await ending.close(again, anna)

    at_a_server(tmp_path, work)


def test_bots_that_play_for_people_do_not_rest(tmp_path: Path) -> None:
    async def work(tables: Tables, now: Time) -> None:
        anna = await tables.services.guests.new()
        live = await table(tables, anna, "you", "random")
        await seats.give_to_bot(live, anna, 0, "random")
        now.now += GONE_FOR
        await ended(live)

    at_a_server(tmp_path, work)


def test_bots_whom_another_process_woke_and_left_rest_again(tmp_path: Path) -> None:
    """Whoever claims their table looks after it, though they rested in this very process."""

    async def work(tables: Tables, now: Time) -> None:
        anna, store = await tables.services.guests.new(), tables.services.store
        live = await endless(tables, anna, "random", "random")
        now.now += GONE_FOR
        await true(lambda: live.resting and live.driving is None)
        assert await store.resume(live.id, now.now - 100.0)
        await tables._take_over(live.id)  # if the server did not do so of itself
        async with asyncio.timeout(PATIENCE):
            while await store.due_tables(now.now + 1000.0):  # noqa: ASYNC110 nobody tells
                await asyncio.sleep(0.01)
        live.look(None)
        version = live.version
        await true(lambda: live.version > version)
        await ending.close(live, anna)

    at_a_server(tmp_path, work)


@pytest.mark.parametrize("idle", [60, 0])
def test_bots_that_rested_go_on_in_any_process(
    idle: int, tmp_path: Path, postgres: postgresql.Postgres
) -> None:
    """They rest in one process, and somebody asks another, which has put them away or has not."""
    db, limits = postgres.database(), (*FREE, f"idle={idle}")
    with (
        serving(db, tmp_path / "a", limits=limits) as one,
        serving(db, tmp_path / "b", limits=limits) as other,
        one.person() as anna,
        anna.through(other) as elsewhere,
        psycopg.connect(db, autocommit=True) as beside,
    ):
        chairs = ("random", "random")
        table = anna.table("zimbabwe", 2, *chairs, options={"board": ENDLESS}, start=True)

        elsewhere.position(table)

        def rests() -> bool:
            ((due,),) = beside.execute("SELECT due FROM tables").fetchall()
            return due is None

        for person in (elsewhere, anna):
            for server in (one, other):
                server.pass_time(GONE_FOR)
            until(rests)
            version = person.position(table)["version"]
            until(lambda: person.position(table)["version"] > version)  # noqa: B023 at once
        good(elsewhere.ask("POST", f"/api/tables/{table}/close"))

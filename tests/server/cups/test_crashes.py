"""Whenever the server ends, a round is made once and a result is counted once."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from mbira.arena.cups.cup import CupPlan
from mbira.server.cups import making
from mbira.server.cups.running import advance
from mbira.server.store.cups.document import CupSettings
from mbira.server.store.database.connection import ConflictError
from tests.server.cups.people import SHORT, new_cup, stand
from tests.server.disk import sql
from tests.server.harness import serving, until
from tests.server.inside import inside, true

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from mbira.server.tables.registry import Tables
    from tests.server.harness import ServerProcess


class Crash(BaseException):
    """What ends a server at once."""


async def steps(tables: Tables, cup: str, writes: int) -> bool:
    """Let a tournament go on until it has written this much; return whether it is over."""
    store, left = tables.services.store, writes
    write, running = store._write, asyncio.current_task()

    async def counted(*args: Any, **more: Any) -> Any:
        nonlocal left
        if asyncio.current_task() is running:  # and not a bot at one of its tables
            if left == 0:
                raise Crash
            left -= 1
        return await write(*args, **more)

    vars(store)["_write"] = counted
    vars(store.cups)["_write"] = counted
    while True:
        found = await store.cups.find(cup)
        assert found is not None
        if found.document.status == "over":
            return True
        if cup in await store.cups.ready(tables.services.now()):
            await advance(tables, cup)
        await asyncio.sleep(0.01)


def test_a_crash_between_any_two_writes_changes_nothing(tmp_path: Path) -> None:
    async def begin() -> str:
        async with inside(tmp_path) as tables:
            anna = await tables.services.guests.new()
            made = await making.make_cup(
                tables, anna, name="n", game="meduris", options=SHORT,
                plan=CupPlan("swiss", 2, rounds=2), settings=CupSettings(),
            )  # fmt: skip
            await making.add_bots(tables, made.id, anna, "random", 4)
            await making.start(tables, made.id, anna)
            return made.id

    async def go_on(cup: str, writes: int) -> bool:
        async with inside(tmp_path) as tables:
            try:
                return await steps(tables, cup, writes)
            except Crash:
                return False

    cup = asyncio.run(begin())
    ends = 0
    while not asyncio.run(go_on(cup, 1)):  # one thing is written each time, and then it is over
        ends += 1
        assert ends < 60
    assert ends > 10
    file = tmp_path / "tables.db"
    assert sql(file, "SELECT count(*) FROM tables") == [(4,)]
    assert sql(file, "SELECT count(*) FROM tables WHERE status = 'over'") == [(4,)]
    assert sql(file, "SELECT count(*) FROM cup_tables WHERE counted") == [(4,)]
    over = asyncio.run(_found(tmp_path, cup))
    assert len(over.rounds) == 2
    assert sorted((each.round, each.table) for each in over.results) == [
        (0, 0), (0, 1), (1, 0), (1, 1),
    ]  # fmt: skip


async def _found(folder: Path, cup: str) -> Any:
    async with inside(folder) as tables:
        found = await tables.services.store.cups.find(cup)
        assert found is not None
        return found.document.cup


@contextmanager
def seeing_the_same(tables: Tables, count: int) -> Iterator[None]:
    """Let this many read a tournament before any of them goes on: none sees what another wrote."""
    rows, all_have_read = tables.services.store.cups, asyncio.Barrier(count)
    find = rows.find

    async def find_together(cup: str) -> Any:
        found = await find(cup)
        await all_have_read.wait()
        return found

    vars(rows)["find"] = find_together
    try:
        yield
    finally:
        del vars(rows)["find"]


def test_of_two_who_do_the_same_step_one_does_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as tables:
            anna = await tables.services.guests.new()
            made = await making.make_cup(
                tables, anna, name="n", game="meduris", options=SHORT,
                plan=CupPlan("robin", 2), settings=CupSettings(),
            )  # fmt: skip
            await making.add_bots(tables, made.id, anna, "random", 2)
            await making.start(tables, made.id, anna)
            with seeing_the_same(tables, 3):
                done = await asyncio.gather(
                    *(advance(tables, made.id) for _ in range(3)), return_exceptions=True
                )
            assert sum(isinstance(each, ConflictError) for each in done) == 2
            await asyncio.gather(*(advance(tables, made.id) for _ in range(3)))
            (table,) = tables.open
            live = tables.open[table]
            assert live.standing.document.status == "playing"
            await true(lambda: live.standing.status == "over" and not live.lost)

    asyncio.run(work())


def test_two_processes_run_one_tournament(club: tuple[ServerProcess, ServerProcess]) -> None:
    one, other = club
    with one.person() as anna, other.person() as bert:
        cup = new_cup(anna, plan={"rounds": 2})
        bert.post(f"/api/cups/{cup}/enter")
        bert.post(f"/api/cups/{cup}/leave")
        anna.post(f"/api/cups/{cup}/bots", {"bot": "random", "count": 8})
        anna.post(f"/api/cups/{cup}/start")
        over = until(lambda: (now := stand(bert, cup))["status"] == "over" and now)
        tables = [table["table"] for each in over["rounds"] for table in each["tables"]]
        assert len(set(tables)) == len(tables) == 8
        assert sum(line["points"] for line in over["standings"]) == 8 * 3


def test_a_server_that_is_killed_goes_on_with_its_tournament(tmp_path: Path, database: str) -> None:
    with serving(database, tmp_path / "log.txt", clock="system") as server:
        with server.person() as anna:
            cup = new_cup(anna, "knockout")
            anna.post(f"/api/cups/{cup}/bots", {"bot": "random", "count": 4})
            anna.post(f"/api/cups/{cup}/start")
        kills = 0
        while kills < 2:
            with anna.through(server) as again:
                if stand(again, cup)["status"] == "over":
                    break
            kills += 1
            server.kill()
            server.start()
        assert kills
        with anna.through(server) as again:
            now = until(lambda: (found := stand(again, cup))["status"] == "over" and found)
        assert [len(each["tables"]) for each in now["rounds"]] == [2, 1]
        assert all(table["result"] for each in now["rounds"] for table in each["tables"])

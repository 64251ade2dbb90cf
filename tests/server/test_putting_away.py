"""Tables that nobody looks at leave the memory, and come back from the disk."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

from mbira.server.services import LEFT
from mbira.server.settings import Limits
from tests.server.harness import FREE, Person, heard, serving, until
from tests.server.inside import Time, inside, table

if TYPE_CHECKING:
    from pathlib import Path

IDLE = 60


def tables_open(person: Person) -> int:
    text = person.ask("GET", "/metrics").text
    return int(float(text.partition("\nmbira_tables_open ")[2].partition("\n")[0]))


def test_a_table_that_nobody_looks_at_is_put_away_and_one_with_a_socket_is_not(
    tmp_path: Path,
) -> None:
    rng = random.Random(1)
    with (
        serving(
            f"sqlite:///{tmp_path}/away.db", tmp_path / "log", limits=(*FREE, f"idle={IDLE}")
        ) as server,
        server.person() as person,
    ):
        left, kept = (person.table("zimbabwe", 2, "you", "you", start=True) for _ in range(2))
        for _ in range(5):
            person.play_some(left, rng)
        with person.socket(kept) as socket:
            first = heard(socket, "hello")["position"]["version"]
            before = person.position(left)
            server.pass_time(IDLE + 1)
            until(lambda: tables_open(person) == 1)
            person.play_some(kept, rng)
            assert heard(socket, "update")["position"]["version"] > first
            assert tables_open(person) == 1
        assert person.position(left) == before
        server.pass_time(IDLE + 1)
        until(lambda: tables_open(person) == 0)
        assert person.play_some(left, rng)["version"] == before["version"]
        assert person.position(left)["version"] == before["version"] + 1


def test_tables_that_take_too_much_memory_are_put_away_those_left_longest_first(
    tmp_path: Path,
) -> None:
    time_held = Time()

    async def work() -> None:
        async with inside(tmp_path, time_held, Limits(tables=0, kept=20)) as services:
            guest = await services.guests.new("anna")
            made = []
            for _ in range(4):
                time_held.now += LEFT
                made.append(await table(services, guest, "you", "you"))
            size = made[0].standing.version
            assert 6 < size <= 10, "two of them have room"
            time_held.now += 2 * LEFT
            services._put_away(since=0.0)
            assert list(services.tables) == [made[2].id, made[3].id]
            time_held.now += 0.1
            again = await services.table(made[0].id)
            services._put_away(since=0.0)
            assert again.id in services.tables, "it was asked for a moment ago"

    asyncio.run(work())

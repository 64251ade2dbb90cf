"""Tables that nobody looks at leave the memory, and come back from the disk."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from http import HTTPStatus
from typing import TYPE_CHECKING

from mbira.server.refusals import Refusal
from mbira.server.settings import Limits
from mbira.server.tables.registry import LEFT
from mbira.server.tables.table import Live
from mbira.server.thinking.line import Share
from tests.server.harness import FREE, Person, heard, serving, until
from tests.server.inside import Time, inside, table

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from mbira.core.match import Match
    from mbira.server.tables.registry import Tables
    from mbira.server.tables.standing import TableStanding

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
        async with inside(tmp_path, time_held, Limits(tables=0, kept=130)) as tables:
            guest = await tables.services.guests.new("anna")
            made = []
            for _ in range(4):
                time_held.now += LEFT
                made.append(await table(tables, guest, "you", "you"))
            size = made[0].standing.version
            assert 6 < size <= 10, "two of them have room"
            time_held.now += 2 * LEFT
            tables._put_away(since=0.0)
            assert list(tables.open) == [made[2].id, made[3].id]
            time_held.now += 0.1
            again = await tables.table(made[0].id)
            tables._put_away(since=0.0)
            assert again.id in tables.open, "it was asked for a moment ago"

    asyncio.run(work())


def test_a_table_that_is_put_away_needs_no_garbage_collector(tmp_path: Path) -> None:
    """It comes when nobody asks for anything: till then all that was put away would stay."""
    now = Time()

    def put_away(tables: Tables, live: Live) -> weakref.ref[Match]:
        now.now += 100.0
        tables._put_away(since=now.now)
        assert not tables.open
        return weakref.ref(live.standing.playing)

    async def gone(match: weakref.ref[Match]) -> None:
        async with asyncio.timeout(10):
            while match() is not None:  # noqa: ASYNC110 a thread may be the last to let go
                await asyncio.sleep(0.01)

    async def work() -> None:
        async with inside(tmp_path, now, Limits()) as tables:
            guest = await tables.services.guests.new("anna")
            made = await table(tables, guest, "you", "you")
            name = made.id
            match = put_away(tables, made)
            del made
            await gone(match)
            await gone(put_away(tables, await tables.table(name)))

    gc.disable()
    try:
        asyncio.run(work())
    finally:
        gc.enable()


def test_when_guests_were_last_at_a_table_is_known_when_it_is_opened_again(tmp_path: Path) -> None:
    async def work() -> None:
        now = Time()
        async with inside(tmp_path, now, Limits()) as tables:
            guest = await tables.services.guests.new("anna")
            live = await table(tables, guest, "you", "you")
            live.seen[guest.id] = now.now
            now.now += 100.0
            tables._put_away(since=now.now)
            assert not tables.open
            again = await tables.table(live.id)
            assert again is not live
            assert again.seen == {guest.id: now.now - 100.0}

    asyncio.run(work())


def test_who_owes_too_much_does_not_keep_others_from_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both ask for a table that is not open; the first is refused."""
    anna, greedy = Share("here", "anna"), Share("there", "greedy")

    async def work() -> None:
        async with inside(tmp_path, Time(), Limits()) as tables:
            guest = await tables.services.guests.new("anna")
            live = await table(tables, guest, "you", "you")
            tables.open.clear()
            read = tables.read_standing

            async def read_for(name: str, share: Share | None = None) -> TableStanding:
                await asyncio.sleep(0)
                if share == greedy:
                    raise Refusal(HTTPStatus.TOO_MANY_REQUESTS, "too-fast", retry=1.0)
                return await read(name, share)

            monkeypatch.setattr(tables, "read_standing", read_for)
            asked = [tables.table(live.id, share) for share in (greedy, anna)]
            refused, opened = await asyncio.gather(*asked, return_exceptions=True)
            assert isinstance(refused, Refusal)
            assert isinstance(opened, Live)

    asyncio.run(work())

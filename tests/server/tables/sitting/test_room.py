"""Room on the disk: nobody has more than their share of it, and an address not many shares."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from mbira.server.refusals import Refusal
from mbira.server.settings import Limits
from mbira.server.store.document import TableSettings
from mbira.server.store.people import guests
from mbira.server.store.rows import ChatRow
from mbira.server.tables import coming, ending
from mbira.server.tables.sitting import making
from mbira.server.tables.study import forks
from tests.server.disk import all_bytes, sql
from tests.server.harness import serving
from tests.server.inside import Listener, Time, ended, inside, table, true
from tests.server.tables.test_sweeping import by_hand

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from mbira.server.store.rows import Guest
    from mbira.server.tables.registry import Tables
    from mbira.server.tables.table import Live

__all__ = ["by_hand"]
HERE = "198.51.100.7"


def at_a_server(
    folder: Path, limits: Limits, work: Callable[[Tables, Time], Awaitable[None]]
) -> None:
    async def run() -> None:
        now = Time()
        async with inside(folder, now, limits) as tables:
            await work(tables, now)

    asyncio.run(run())


async def fork(live: Live, guest: Guest, now: Time) -> Live:
    """Return a practice table that was made a moment later than all others."""
    now.now += 1.0
    return await forks.fork(live, guest, None)


async def mine(tables: Tables, guest: Guest) -> set[str]:
    return {each.id for each in await tables.services.store.tables(guest=guest.id, limit=1000)}


def test_a_new_practice_table_takes_the_place_of_the_oldest(tmp_path: Path) -> None:
    async def work(tables: Tables, now: Time) -> None:
        anna, bert = await tables.services.guests.new(), await tables.services.guests.new()
        live = await table(tables, anna, "you", "you", game="zimbabwe")
        first, second, third = [await fork(live, anna, now) for _ in range(3)]
        theirs = await fork(live, bert, now)
        listener = Listener(anna)
        await coming.enter(first, listener, 0)  # who looks at one keeps it
        fourth = await fork(live, anna, now)
        assert await mine(tables, anna) == {each.id for each in (live, first, third, fourth)}
        assert second.id not in tables.open
        fifth = await fork(third, anna, now)  # nor does the one go that it comes from
        assert await mine(tables, anna) == {each.id for each in (live, first, third, fifth)}
        for each in (third, fifth):
            await coming.enter(each, Listener(anna), 0)
        with pytest.raises(Refusal, match="too-many-practice") as caught:
            await fork(live, anna, now)
        assert "3 practice tables open" in caught.value.problem("en").words
        assert await mine(tables, bert) == {theirs.id}

    at_a_server(tmp_path, Limits(practice=3), work)


def test_forks_of_a_finished_match_count(tmp_path: Path) -> None:
    async def work(tables: Tables, now: Time) -> None:
        anna = await tables.services.guests.new()
        live = await table(tables, anna, "random", "random", options={"turn_limit": 4})
        await ended(live)
        for _ in range(10):
            made = await fork(live, anna, now)
            assert made.standing.status == "over"
        assert len(await mine(tables, anna)) == 1 + 3
        assert (
            await tables.services.store.count_tables(anna.id) == 0
        )  # they are no unfinished tables
        assert len(tables.open) == 1 + 3  # nor are they kept in memory

    at_a_server(tmp_path, Limits(practice=3), work)


def test_a_fork_has_no_more_records_than_a_save_file(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Time) -> None:
        anna = await tables.services.guests.new()
        live = await table(tables, anna, "random", "random", options={"turn_limit": 4})
        await ended(live)
        await forks.fork(live, anna, 20)
        with pytest.raises(Refusal, match="too-long") as caught:
            await forks.fork(live, anna, 21)
        assert caught.value.status == 403

    at_a_server(tmp_path, Limits(records=20), work)


@pytest.mark.parametrize(
    ("limits", "kept"),
    [
        ({"finished": 2}, 2),
        ({"finished": 0, "finished_records": 1}, 0),
        ({"finished": 0, "finished_records": 0}, 4),
    ],
)
def test_the_oldest_finished_matches_of_a_guest_go(
    tmp_path: Path, limits: dict[str, Any], kept: int
) -> None:
    async def work(tables: Tables, now: Time) -> None:
        anna, bert = await tables.services.guests.new(), await tables.services.guests.new()
        other = await table(tables, bert, "random", "random", options={"turn_limit": 4})
        ids = []
        for _ in range(4):
            now.now += 1.0
            live = await table(tables, anna, "random", "random", options={"turn_limit": 4})
            await true(lambda: live.standing.status == "over" and live.driving is None)  # noqa: B023
            ids.append(live.id)
        practice = await fork(live, anna, now)
        going = await table(tables, anna, "you", "you")
        wanted = {*ids[4 - kept :], practice.id, going.id}
        assert await mine(tables, anna) == wanted
        await ended(other)
        assert await mine(tables, bert) == {other.id}

    at_a_server(tmp_path, Limits(**limits), work)


def test_a_finished_match_that_somebody_looks_at_stays(tmp_path: Path) -> None:
    async def work(tables: Tables, now: Time) -> None:
        anna = await tables.services.guests.new()
        ids: list[str] = []
        for _ in range(2):
            now.now += 1.0
            live = await table(tables, anna, "random", "random", options={"turn_limit": 4})
            await true(lambda: live.standing.status == "over" and live.driving is None)  # noqa: B023
            if not ids:
                await coming.enter(live, Listener(None), 0)
            ids.append(live.id)
        await table(tables, anna, "you", "you")
        assert ids[0] in await mine(tables, anna)
        assert ids[1] not in await mine(tables, anna)

    at_a_server(tmp_path, Limits(finished=1), work)


def test_all_guests_of_an_address_have_a_few_shares(tmp_path: Path) -> None:
    async def make(tables: Tables, guest: Guest) -> Live:
        return await making.make_table(
            tables, guest, game="zimbabwe", seats=2, options={},
            settings=TableSettings(), name="", chairs=("you", "you"),
        )  # fmt: skip

    async def work(tables: Tables, now: Time) -> None:
        here = [await tables.services.guests.new(address=HERE) for _ in range(4)]
        elsewhere = await tables.services.guests.new(address="198.51.100.8")
        unknown = await tables.services.guests.new()
        made = [await make(tables, guest) for guest in here[:3] for _ in range(2)]
        with pytest.raises(Refusal, match=r"^too-many-tables$"):
            await make(tables, here[0])
        with pytest.raises(Refusal, match="too-many-tables-here") as caught:
            await make(tables, here[3])
        assert "6 unfinished tables made from your address" in caught.value.problem("en").words
        for guest in (elsewhere, unknown):
            await make(tables, guest)
        await making.start(made[0], here[0])
        for guest in (*here[:3], *here[:3]):  # the second takes the place of the first
            await fork(made[0], guest, now)
        for guest in (elsewhere, unknown):
            await fork(made[0], guest, now)
        last = await fork(made[0], here[3], now)  # in the place of somebody's
        left = [await tables.services.store.count_tables(guest.id, practice=True) for guest in here]
        assert sorted(left) == [0, 1, 1, 1]
        assert left[3] == 1
        for live in list(tables.open.values()):
            owner = await tables.services.guests.find(live.standing.document.owner)
            await coming.enter(live, Listener(owner), 0)
        poor = here[left.index(0)]
        with pytest.raises(Refusal, match="too-many-practice-here"):
            await fork(made[0], poor, now)  # somebody looks at each of them
        assert last.id in tables.open

    at_a_server(tmp_path, Limits(tables=2, practice=1, address=3.0), work)


def test_who_has_most_makes_room_for_the_others_of_an_address(tmp_path: Path) -> None:
    async def work(tables: Tables, now: Time) -> None:
        greedy, modest, late = [await tables.services.guests.new(address=HERE) for _ in range(3)]
        live = await table(tables, greedy, "you", "you", game="zimbabwe")
        own = await fork(live, modest, now)
        first, *rest = [await fork(live, greedy, now) for _ in range(3)]
        new = await fork(live, late, now)
        assert first.id not in await mine(tables, greedy)
        assert {each.id for each in rest} < await mine(tables, greedy)
        assert await mine(tables, modest) == {own.id}
        assert await mine(tables, late) == {new.id}

    at_a_server(tmp_path, Limits(practice=3, address=4 / 3), work)


def test_tables_that_were_closed_count_with_the_finished_ones(tmp_path: Path) -> None:
    async def work(tables: Tables, now: Time) -> None:
        anna, bert = [await tables.services.guests.new(address=HERE) for _ in range(2)]
        for guest in (anna, anna, anna, bert, bert):
            now.now += 1.0
            live = await making.make_table(
                tables, guest, game="meduris", seats=2, options={},
                settings=TableSettings(), name="", chairs=("you", None),
            )  # fmt: skip
            await ending.close(live, guest)
        assert len(await mine(tables, anna)) == 3, "what was just closed may be looked at"
        await table(tables, bert, "you", "you")
        assert len(await mine(tables, anna)) == 2, "all of an address have three together"
        await table(tables, anna, "you", "you")
        assert await tables.services.store.count_finished(anna.id) == (2, 0)

    at_a_server(tmp_path, Limits(finished=2, address=2.0), work)


def test_what_was_said_long_ago_at_a_table_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guests, "CHAT_KEPT", 3)

    async def work(tables: Tables, now: Time) -> None:
        anna = await tables.services.guests.new()
        one, two = [await table(tables, anna, "you", "you") for _ in range(2)]
        for number in range(5):
            for live in (one, two):
                row = ChatRow(0, anna.id, "Anna", 0, f"{number}", now.now)
                await tables.services.store.say(live.id, row)
        for live in (one, two):
            said = await tables.services.store.chat(live.id)
            assert [row.text for row in said] == ["2", "3", "4"]

    at_a_server(tmp_path, Limits(), work)


def test_who_asks_for_many_at_once_gets_no_more(tmp_path: Path) -> None:
    """Guests of one address make tables all at the same time."""
    limits = ("requests=0", "guests=0", "work=0", "tables=2", "address=2")
    with serving(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log", limits=limits) as server:
        people = [server.person() for _ in range(4)]
        body = {"game": "meduris", "seats": 2}
        with ThreadPoolExecutor(12) as all_:
            asked = [all_.submit(each.ask, "POST", "/api/tables", body) for each in people * 3]
            answers = [each.result() for each in asked]
        assert sum(each.status_code == 201 for each in answers) == 4
        names = {each.json()["error"]["id"] for each in answers if not each.is_success}
        assert names <= {"too-many-tables", "too-many-tables-here"}
        transport = httpx.HTTPTransport(local_address="127.0.0.9")
        with httpx.Client(base_url=server.url, transport=transport, timeout=60.0) as other:
            other.post("/api/guest")
            assert other.post("/api/tables", json=body).status_code == 201
        passed_on = {"X-Forwarded-For": "198.51.100.7"}  # by somebody on this machine
        with httpx.Client(base_url=server.url, headers=passed_on, timeout=60.0) as behind:
            behind.post("/api/guest")
            assert behind.post("/api/tables", json=body).status_code == 201
        for each in people:
            each.http.close()


def test_no_address_is_on_disk(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log") as server:
        transport = httpx.HTTPTransport(local_address="127.12.34.56")
        with httpx.Client(base_url=server.url, transport=transport) as guest:
            guest.post("/api/guest").raise_for_status()
        ((home,),) = sql(server, "SELECT home FROM guests")
        assert len(home) == 16
        assert b"127.12.34.56" not in all_bytes(server)
        assert "127.12.34.56" not in server.log.read_text()

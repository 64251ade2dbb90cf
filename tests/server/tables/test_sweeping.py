"""What belongs to nobody any more goes, a bit at a time, and nothing else does."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import func, insert, select
from websockets.exceptions import ConnectionClosed

from mbira.server.refusals import Refusal
from mbira.server.store.document import TableSettings
from mbira.server.store.rows import ChatRow
from mbira.server.store.schema import CHAT, GUESTS, MEMBERS, RECORDS, TABLES, TOKENS
from mbira.server.tables import coming, sweeping
from mbira.server.tables.deciding import moves
from mbira.server.tables.sent.sockets import GONE
from mbira.server.tables.sitting import making, seats
from mbira.server.tables.sweeping import CLOSED, FORGOTTEN, ROWS, WAITED, sweep
from tests.server.harness import heard, refused, serving
from tests.server.inside import Listener, Time, ended, inside, play, table, true

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from sqlalchemy import Table

    from mbira.server.services import Services
    from mbira.server.store.store import Store
    from mbira.server.tables.registry import Tables
    from tests.server.harness import ServerProcess


async def count(store: Store, kind: Table) -> int:
    """Return how many rows there are of a kind."""
    query = select(func.count()).select_from(kind)
    return await store._read(lambda connection: connection.scalar(query) or 0)


def at_a_server(folder: Path, work: Callable[[Tables, Time], Awaitable[None]]) -> None:
    """Do something at a server that sweeps only when it is told to."""

    async def run() -> None:
        now = Time()
        async with inside(folder, now) as tables:
            await work(tables, now)

    asyncio.run(run())


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(_: Services) -> None:
        return

    monkeypatch.setattr("mbira.server.tables.registry.sweep_for_ever", never)


def test_tokens_that_have_expired_go_and_others_stay(tmp_path: Path) -> None:
    async def work(tables: Tables, now: Time) -> None:
        anna = await tables.services.guests.new()
        await tables.services.guests.make_token("api", anna)
        await tables.services.guests.make_token("seat", anna, "sometable")
        await tables.services.guests.make_token("transfer", anna)
        assert await sweep(tables) is False
        assert await count(tables.services.store, TOKENS) == 3
        now.now += 15 * 60.0 + 1.0
        await sweep(tables)
        assert await count(tables.services.store, TOKENS) == 2
        now.now += 30 * 24 * 3600.0
        await sweep(tables)
        assert (
            await count(tables.services.store, TOKENS) == 1
        )  # a program's is good until signing out
        await tables.services.guests.change(anna, void=True)
        assert await count(tables.services.store, TOKENS) == 0

    at_a_server(tmp_path, work)


def test_a_sweep_takes_so_much_and_comes_back_for_more(tmp_path: Path) -> None:
    async def work(tables: Tables, now: Time) -> None:
        rows = [
            {"digest": f"{number}", "kind": "seat", "guest": "g", "expires": now.now - 1.0}
            for number in range(ROWS + 1)
        ]
        await tables.services.store._write(
            lambda connection: connection.execute(insert(TOKENS), rows)
        )
        assert await sweep(tables) is True
        assert await count(tables.services.store, TOKENS) == 1
        assert await sweep(tables) is False
        assert await count(tables.services.store, TOKENS) == 0

    at_a_server(tmp_path, work)


def test_guests_who_have_nothing_and_do_not_come_any_more_are_forgotten(tmp_path: Path) -> None:
    async def work(tables: Tables, now: Time) -> None:
        owner, sitter, program, gone, faithful = [
            await tables.services.guests.new() for _ in range(5)
        ]
        live = await making.make_table(
            tables, owner, game="meduris", seats=2, options={},
            settings=TableSettings(), name="", chairs=(None, None),
        )  # fmt: skip
        await seats.join(live, sitter, 0, None)
        await seats.join(live, owner, 1, None)
        await making.start(live, owner)
        await tables.services.guests.make_token("api", program)
        now.now += FORGOTTEN
        await tables.services.guests.welcome(faithful)
        now.now += 1.0
        await sweep(tables)
        found = await tables.services.store._read(lambda c: set(c.scalars(select(GUESTS.c.id))))
        assert found == {each.id for each in (owner, sitter, program, faithful)}
        assert gone.id not in found
        before = (await tables.services.store.guest(faithful.id)) or gone
        now.now += 3600.0
        await tables.services.guests.welcome(before)  # it is noted once a day
        after = await tables.services.store.guest(faithful.id)
        assert after is not None
        assert after.seen == before.seen == now.now - 3601.0

    at_a_server(tmp_path, work)


def test_a_table_that_waits_for_nobody_is_closed_and_taken_away(tmp_path: Path) -> None:
    async def work(tables: Tables, now: Time) -> None:
        anna = await tables.services.guests.new()
        live = await making.make_table(
            tables, anna, game="meduris", seats=2, options={},
            settings=TableSettings(), name="", chairs=("you", None),
        )  # fmt: skip
        await tables.services.guests.make_token("api", anna)
        await tables.services.guests.make_token("watch", anna, live.id)
        row = ChatRow(0, anna.id, "Anna", 0, "Is anybody here?", now.now)
        await tables.services.store.say(live.id, row)
        now.now += WAITED
        await sweep(tables)
        assert live.standing.status == "open"
        now.now += 1.0
        await sweep(tables)
        assert (live.standing.status, live.info(anna.id).ended) == ("closed", "nobody")
        now.now += CLOSED
        await sweep(tables)
        assert await tables.services.store.table(live.id) is not None
        listener = Listener(anna)
        await coming.enter(live, listener, 0)
        now.now += 1.0
        await sweep(tables)
        assert (listener.closed, listener.code) == (True, GONE)
        assert live.id not in tables.open
        with pytest.raises(Refusal, match="table"):
            await tables.table(live.id)
        assert await tables.services.store.tables(guest=anna.id) == []
        for kind, left in ((TABLES, 0), (MEMBERS, 0), (CHAT, 0), (TOKENS, 1), (GUESTS, 1)):
            assert await count(tables.services.store, kind) == left, kind.name

    at_a_server(tmp_path, work)


def test_a_match_that_is_played_or_over_is_not_swept_away(tmp_path: Path) -> None:
    async def work(tables: Tables, now: Time) -> None:
        anna = await tables.services.guests.new()
        going = await table(tables, anna, "you", "you")
        over = await table(tables, anna, "random", "random")
        await ended(over)
        records = await count(tables.services.store, RECORDS)
        now.now += 100 * FORGOTTEN
        assert await sweep(tables) is False
        assert await count(tables.services.store, RECORDS) == records > 100
        await play(going, anna, "on")

    at_a_server(tmp_path, work)


def test_a_long_log_goes_bit_by_bit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "ROWS", 10)
    monkeypatch.setattr(sweeping, "BITS", 2)

    async def work(tables: Tables, _: Time) -> None:
        anna = await tables.services.guests.new()
        live = await table(tables, anna, "random", "random")
        other = await table(tables, anna, "you", "you")
        await ended(live)
        length = live.standing.version
        await tables.discard(live.id)
        for swept in range(1, length // 20 + 1):
            assert await sweep(tables) is True
            left = await tables.services.store.records(live.id)
            assert [row.version for row in left] == [*range(1, length - 20 * swept + 1)]
        while await sweep(tables):
            pass
        assert await count(tables.services.store, TABLES) == 1
        assert await count(tables.services.store, RECORDS) == other.standing.version

    at_a_server(tmp_path, work)


def test_who_is_at_a_table_that_goes_does_nothing_more_there(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Time) -> None:
        anna = await tables.services.guests.new()
        bots = await table(tables, anna, "random", "random")
        mine = await table(tables, anna, "you", "you")
        form = str(next(iter(mine.standing.going.legal())))
        version = mine.standing.version
        for live in (bots, mine):
            await tables.discard(live.id)
        with pytest.raises(Refusal, match="table"):
            await moves.play(mine, anna, form=form, expected=version, key="late", seat=None)
        await true(lambda: bots.driving is None)  # and nobody tries again and again
        assert bots.alarm is None
        await sweep(tables)
        await sweep(tables)
        for kind in (TABLES, RECORDS, MEMBERS):
            assert await count(tables.services.store, kind) == 0, kind.name

    at_a_server(tmp_path, work)


def test_other_processes_hear_that_a_table_is_gone(
    club: tuple[ServerProcess, ServerProcess],
) -> None:
    one, other = club
    with one.person() as anna, anna.through(other) as elsewhere:
        made = anna.table("meduris", 2, "you", "you", start=True)
        practice = anna.post(f"/api/tables/{made}/fork", {})["id"]
        assert elsewhere.position(practice)["legal"]
        with elsewhere.socket(practice) as socket:
            heard(socket, "hello")
            anna.post(f"/api/tables/{practice}/close")
            with pytest.raises(ConnectionClosed) as closed:
                heard(socket, "nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == GONE
        for person in (anna, elsewhere):
            refused(person.ask("GET", f"/api/tables/{practice}"), 404, "table")
        assert elsewhere.position(made)["legal"]


def test_a_guest_has_so_many_links(tmp_path: Path) -> None:
    limits = ("tokens=3", "requests=0", "guests=0")
    db = f"sqlite:///{tmp_path / 't.db'}"
    with serving(db, tmp_path / "log", limits=limits) as server, server.person() as anna:
        for _ in range(3):
            anna.post("/api/guest/tokens")
        error = refused(anna.ask("POST", "/api/guest/tokens"), 429, "too-many-tokens")
        assert "3 links" in error["words"]
        refused(anna.ask("POST", "/api/guest/transfer"), 429, "too-many-tokens")
        with server.person() as bert:
            bert.post("/api/guest/transfer")
        anna.post("/api/guest/sign-out")
        anna.post("/api/guest/tokens")

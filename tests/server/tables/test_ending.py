"""Tables end: closed by their owner, left by everybody, or as nothing else would end them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from structlog.testing import CapturingLogger

from mbira.server.refusals import Refusal
from mbira.server.store.document import Clock, TableSettings
from mbira.server.tables import coming, ending
from mbira.server.tables.sent.position import position
from mbira.server.tables.sitting import making, seats
from tests.server.harness import FREE, good, heard, refused, serving, until
from tests.server.inside import (
    ENDLESS,
    GONE_FOR,
    Listener,
    Time,
    at_a_server,
    ended,
    endless,
    inside,
    play,
    table,
    true,
)

if TYPE_CHECKING:
    from pathlib import Path

    from mbira.server.store.rows import Guest
    from mbira.server.tables.registry import Tables
    from mbira.server.tables.table import Live
    from tests.server.harness import Person

MINUTES = 60.0


async def together(
    tables: Tables, owner: Guest, *others: Guest, clock: Clock | None = None
) -> Live:
    """Return a table of some people, at which a match has begun."""
    live = await making.make_table(
        tables, owner, game="meduris", seats=1 + len(others), options={"first": "seat-0"},
        settings=TableSettings(clock=clock), name="", chairs=("you",),
    )  # fmt: skip
    for guest in others:
        await seats.join(live, guest, None, None)
    await making.start(live, owner)
    return live


async def still_plays(live: Live, owner: Guest) -> None:
    """Check that a table cannot be closed, as somebody plays there."""
    with pytest.raises(Refusal, match="still-playing") as caught:
        await ending.close(live, owner)
    assert caught.value.status == 409
    assert "15 minutes" in caught.value.problem("en").words
    assert live.standing.status == "playing"


def test_who_made_a_table_closes_it_when_the_others_are_gone(tmp_path: Path) -> None:
    async def work(tables: Tables, now: Time) -> None:
        anna, bert = await tables.services.guests.new(), await tables.services.guests.new()
        live = await together(tables, anna, bert)
        await still_plays(live, anna)
        now.now += GONE_FOR - 1.0
        await still_plays(live, anna)
        now.now += 1.0
        with pytest.raises(Refusal, match="not-owner"):
            await ending.close(live, bert)
        assert position(live.standing, 0).legal
        await ending.close(live, anna)
        info = live.info(bert.id)
        assert (info.status, info.ended, info.actor, info.outcome) == (
            "closed",
            "owner",
            None,
            None,
        )
        (listed,) = await tables.services.store.tables(guest=bert.id)
        assert (listed.status, listed.actor) == ("closed", None)
        await ending.close(live, anna)  # that it is closed is all that was wanted
        with pytest.raises(Refusal, match="not-playing"):
            await play(live, anna, "too late")
        async with live.turn() as standing:
            seen = position(standing, 0)  # what was played can still be looked at
        assert (seen.actor, seen.legal) == (0, None)

    at_a_server(tmp_path, work)


def test_who_is_connected_or_acts_or_asks_is_not_gone(tmp_path: Path) -> None:
    async def work(tables: Tables, now: Time) -> None:
        anna, bert = await tables.services.guests.new(), await tables.services.guests.new()
        live = await together(tables, anna, bert)
        socket = Listener(bert)
        await coming.enter(live, socket, 0)
        now.now += 10 * GONE_FOR
        await still_plays(live, anna)
        await coming.leave(live, socket)
        now.now += GONE_FOR - 1.0
        await still_plays(live, anna)
        live.look(bert.id)  # as every request does
        now.now += GONE_FOR - 1.0
        await still_plays(live, anna)
        while live.standing.going.actor == 0:
            await play(live, anna, f"a{live.version}")
        await play(live, bert, "b", 1)
        live.seen.clear()
        now.now += GONE_FOR - 1.0
        await still_plays(live, anna)
        live.look(anna.id)  # that is somebody else
        now.now += 1.0
        await ending.close(live, anna)

    at_a_server(tmp_path, work)


def test_after_a_start_people_have_time_to_come_back(tmp_path: Path) -> None:
    async def run() -> None:
        now = Time()
        async with inside(tmp_path, now) as tables:
            anna, bert = await tables.services.guests.new(), await tables.services.guests.new()
            live = await together(tables, anna, bert)
        now.now += 100 * GONE_FOR
        async with inside(tmp_path, now) as tables:
            live = await tables.table(live.id)
            await still_plays(live, anna)
            now.now += GONE_FOR
            await ending.close(live, anna)

    asyncio.run(run())


def test_a_table_that_waits_for_somebody_gone_can_be_closed(tmp_path: Path) -> None:
    """Of three, one is gone and one is there; whether it waits for the one who is gone matters."""

    async def work(tables: Tables, now: Time) -> None:
        anna, bert, clara = [await tables.services.guests.new() for _ in range(3)]
        live = await together(tables, anna, bert, clara)
        await coming.enter(live, Listener(clara), 0)
        now.now += GONE_FOR
        assert live.standing.going.actor == 0
        await still_plays(live, anna)  # it is Anna's turn, and Clara is there
        while live.standing.going.actor == 0:
            await play(live, anna, f"a{live.version}")
        assert live.standing.going.actor == 1
        await ending.close(live, anna)
        clocked = await together(tables, anna, bert, clara, clock=Clock("match", 10**6))
        await coming.enter(clocked, Listener(clara), 0)
        now.now += GONE_FOR
        while clocked.standing.going.actor == 0:
            await play(clocked, anna, f"a{clocked.version}")
        await still_plays(clocked, anna)  # the clock will see to it

    at_a_server(tmp_path, work)


def test_who_has_resigned_is_gone_at_once(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Time) -> None:
        anna, bert = await tables.services.guests.new(), await tables.services.guests.new()
        live = await together(tables, anna, bert)
        await coming.enter(live, Listener(bert), 0)
        await ending.resign(live, bert, 1)
        assert live.standing.status == "playing"
        await ending.close(live, anna)
        assert live.standing.document.ended == "owner"

    at_a_server(tmp_path, work)


def test_when_the_last_person_resigns_bots_bring_the_match_to_its_end(tmp_path: Path) -> None:
    async def work(tables: Tables, now: Time) -> None:
        anna, bert = await tables.services.guests.new(), await tables.services.guests.new()
        live = await together(tables, anna, bert)
        await ending.leave(live, anna, None)
        assert live.info(None).seats[0].away == "resigned"
        assert live.standing.status == "playing"
        await ending.resign(live, bert, 1)
        await ended(live)
        live = await endless(tables, anna, "you", "random")
        await ending.resign(live, anna, 0)
        await true(lambda: live.version > 30)
        now.now += GONE_FOR  # there is no end, and nobody wants to see it
        await true(lambda: live.standing.status == "closed")
        assert live.info(None).ended == "resigned"
        assert await tables.services.store.count_tables(anna.id) == 0

    at_a_server(tmp_path, work)


def test_leaving_a_match_is_resigning_from_all_of_ones_seats(anna: Person, bert: Person) -> None:
    table = anna.table("meduris", 3, "you")
    for _ in range(2):
        bert.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    bert.post(f"/api/tables/{table}/leave")
    seats = anna.get(f"/api/tables/{table}")["seats"]
    assert [seat.get("away") for seat in seats] == [None, "resigned", "resigned"]
    anna.post(f"/api/tables/{table}/close")
    refused(bert.ask("POST", f"/api/tables/{table}/leave", {}), 409, "not-open")


def test_who_plays_against_bots_or_only_watches_them_closes_the_table_at_will(
    anna: Person, bert: Person
) -> None:
    options = {"board": ENDLESS}
    for chairs in (("you", "novice"), ("novice", "novice")):
        table = anna.table("zimbabwe", 2, *chairs, options=options, start=True)
        with bert.socket(table) as watching:
            heard(watching, "hello")
            anna.post(f"/api/tables/{table}/close")
            until(lambda: heard(watching, "table")["table"]["status"] == "closed")
        info = anna.get(f"/api/tables/{table}")
        assert (info["status"], info["ended"]) == ("closed", "owner")
        seen = anna.position(table)
        assert "legal" not in seen
        assert anna.position(table)["version"] == seen["version"]


# Matches without an end


def limit(tables: Tables, **limits: float) -> None:
    """Let a server that runs have other limits."""
    tables.services.settings = replace(
        tables.services.settings, limits=replace(tables.services.settings.limits, **limits)
    )


def test_a_match_without_end_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    logged = CapturingLogger()  # where lines go is up to whoever set up logs in this process
    monkeypatch.setattr(ending, "log", logged)

    async def work(tables: Tables, _: Time) -> None:
        limit(tables, longest=60)
        anna = await tables.services.guests.new()
        live = await endless(tables, anna)
        await true(lambda: live.standing.status == "closed")
        assert live.info(None).ended == "long"
        assert 60 <= live.standing.version < 70
        await true(lambda: live.driving is None)

    at_a_server(tmp_path, work)
    (said,) = logged.calls
    assert (said.method_name, said.args) == ("info", ("a table was closed",))
    assert said.kwargs["why"] == "long"


def test_people_do_not_play_without_end_either(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Time) -> None:
        anna = await tables.services.guests.new()
        live = await table(tables, anna, "you", "you")
        limit(tables, longest=live.standing.version + 2)
        await play(live, anna, "one")
        await play(live, anna, "two")
        with pytest.raises(Refusal, match="too-long"):
            await play(live, anna, "three")
        assert live.info(None).ended == "long"

    at_a_server(tmp_path, work)


def test_fifty_tables_whose_other_player_left_block_nobody_for_ever(tmp_path: Path) -> None:
    limits = (*(each for each in FREE if not each.startswith("tables")), "tables=50")
    db = f"sqlite:///{tmp_path / 't.db'}"
    with (
        serving(db, tmp_path / "log", limits=limits) as server,
        server.person() as anna,
        server.person() as bert,
    ):
        made = [anna.table("meduris", 2, "you") for _ in range(50)]
        for each in made:
            bert.post(f"/api/tables/{each}/join")
            anna.post(f"/api/tables/{each}/start")
        body = {"game": "meduris", "seats": 2}
        refused(anna.ask("POST", "/api/tables", body), 429, "too-many-tables")
        path = f"/api/tables/{made[7]}/close"
        refused(anna.ask("POST", path), 409, "still-playing")
        server.pass_time(GONE_FOR)
        good(anna.ask("POST", path))
        good(anna.ask("POST", "/api/tables", body))
        refused(anna.ask("POST", "/api/tables", body), 429, "too-many-tables")

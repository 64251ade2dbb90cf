"""Clocks: what they count, and who plays on when they have run out."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from mbira.core.action import Undo
from mbira.core.game import Record
from mbira.server.services import FORGIVEN
from mbira.server.store.document import Chair, Clock, TableSettings
from mbira.server.tables import coming, registry
from mbira.server.tables.clocks import Times, put_down, take_up
from mbira.server.tables.deciding import moves
from mbira.server.tables.sitting import making, seats
from mbira.server.tables.standing import TableStanding
from tests.server.harness import heard
from tests.server.inside import Listener, Time, inside, play, table, true

if TYPE_CHECKING:
    from pathlib import Path

    from mbira.server.store.rows import Guest
    from mbira.server.tables.registry import Tables
    from mbira.server.tables.table import Live
    from mbira.server.thinking.line import Share
    from tests.server.harness import Person

MOVE = Clock("move", 60)
MATCH = Clock("match", 600)
SEAT = Chair("anna", since=90.0)
DONE = Undo(0)
"""Any action: clocks do not look at it."""


def by(seat: int) -> Record:
    return Record(seat, DONE)


def test_a_clock_for_a_move_counts_all_decisions_of_a_turn_together() -> None:
    times = Times(2, 100.0)
    assert times.deadline(MOVE, 0, SEAT) == 160.0
    times.add(by(0), 110.0, SEAT)
    times.add(by(0), 120.0, SEAT)
    assert times.deadline(MOVE, 0, SEAT) == 160.0  # the turn goes on
    assert times.deadline(MOVE, 1, SEAT) == 180.0  # if it is the other's now
    times.add(by(1), 130.0, SEAT)
    assert times.deadline(MOVE, 1, SEAT) == 180.0
    assert times.deadline(MOVE, 0, SEAT) == 190.0
    times.add(Record("chance", DONE), 140.0, None)
    assert times.deadline(MOVE, 1, SEAT) == 200.0  # there is something new to think about
    assert times.left(MOVE, 0, SEAT) == 60.0


def test_a_clock_for_the_match_adds_up_what_a_person_takes() -> None:
    times = Times(2, 100.0)
    assert times.deadline(MATCH, 0, SEAT) == 700.0
    times.add(by(0), 150.0, SEAT)
    times.add(by(1), 250.0, SEAT)
    times.add(by(0), 260.0, None)  # a bot of theirs: that is nobody's time
    times.add(by(0), 290.0, SEAT)
    assert times.left(MATCH, 0, SEAT) == 600.0 - 50.0 - 30.0
    assert times.left(MATCH, 1, SEAT) == 500.0
    assert times.deadline(MATCH, 1, SEAT) == 790.0
    assert times.deadline(MATCH, 1, replace(SEAT, since=400.0)) == 900.0
    assert times.left(MATCH, 1, replace(SEAT, extra=-20.0)) == 480.0


def test_who_takes_back_in_anothers_time_is_not_charged_for_it() -> None:
    times = Times(2, 100.0)
    times.add(by(1), 110.0, SEAT)
    times.add(by(1), 150.0, SEAT, asked=False)  # while seat 0 was deciding
    assert times.left(MATCH, 1, SEAT) == 590.0
    assert times.left(MATCH, 0, SEAT) == 600.0
    assert times.deadline(MOVE, 1, SEAT) == 210.0


@pytest.mark.parametrize(
    ("left", "seconds"), [(-5.0, 60.0), (10.0, 60.0), (300.0, 300.0), (600.0, 600.0)]
)
def test_who_takes_a_seat_back_has_a_grace_or_what_was_left(left: float, seconds: float) -> None:
    begins = take_up(MATCH, left, 1000.0)
    assert Times(1, 100.0).deadline(MATCH, 0, Chair("anna", **begins)) == 1000.0 + seconds


@pytest.mark.parametrize(("seconds", "grace"), [(10, 10.0), (60, 30.0), (600, 60.0)])
def test_the_grace_is_a_part_of_the_clock_and_never_more(seconds: int, grace: float) -> None:
    match, move = Clock("match", seconds), Clock("move", seconds)
    times = Times(1, 100.0)
    assert times.deadline(match, 0, Chair("anna", **take_up(match, 0.0, 1e4))) == 1e4 + grace
    assert times.deadline(move, 0, Chair("anna", **take_up(move, 0.0, 1e4))) == 1e4 + grace


def test_handing_a_seat_over_and_taking_it_back_brings_no_time() -> None:
    times = Times(2, 100.0)
    kept = Chair("anna", **put_down(MATCH, 400.0, 300.0))
    assert times.left(MATCH, 0, kept) == 400.0
    back = Chair("anna", **take_up(MATCH, times.left(MATCH, 0, kept), 310.0))
    assert times.deadline(MATCH, 0, back) == 710.0
    at_once = Chair("anna", **take_up(MOVE, 0.0, 110.0))
    assert times.deadline(MOVE, 0, at_once) == 160.0  # the rest of the same move
    assert put_down(MOVE, 10.0, 110.0) == put_down(None, 0.0, 110.0) == {}
    assert take_up(None, 0.0, 110.0) == {"since": 110.0}


# At a table


async def begin(
    tables: Tables, clock: Clock, time: Time, wait: float = 1000.0
) -> tuple[Live, Guest]:
    """Return a table at which a match has begun after a while, and its guest."""
    anna = await tables.services.guests.new()
    live = await making.make_table(
        tables,
        anna,
        game="meduris",
        seats=2,
        options={},
        settings=TableSettings(clock=clock),
        name="",
        chairs=("you", "you"),
    )
    time.now += wait  # nobody's clock runs before
    await making.start(live, anna)
    return live, anna


def sleeps(live: Live) -> bool:
    """Return whether nothing is done at a table before its clock has run out."""
    return live.driving is None and live.alarm is not None


def left(live: Live) -> tuple[float, ...]:
    """Return what the clocks of a table say."""
    clock = live.info(None).clock
    assert clock is not None
    return clock.left


@pytest.mark.parametrize("clock", [MOVE, MATCH])
def test_when_time_runs_out_a_bot_plays_on_and_the_seat_can_be_taken_back(
    tmp_path: Path, clock: Clock
) -> None:
    async def work() -> None:
        time = Time()
        async with inside(tmp_path, time) as tables:
            time.now += FORGIVEN
            live, anna = await begin(tables, clock, time)
            socket = Listener(anna)
            await coming.enter(live, socket, 0)
            assert left(live) == (clock.seconds, clock.seconds)
            seat = live.standing.going.actor
            time.now += clock.seconds - 1
            tables.wake(live)
            assert sleeps(live)
            assert live.info(anna.id).seats[seat].bot is None
            assert left(live)[seat] == 1.0
            before = live.version
            time.now += 1
            tables.wake(live)
            await true(lambda: live.version > before and live.driving is None)
            chair = live.info(anna.id).seats[seat]
            assert (chair.bot, chair.away) == ("adept", "clock")
            news = [told["table"]["seats"][seat] for told in socket.told if told["type"] == "table"]
            assert news[-1]["away"] == "clock"
            other = live.standing.going.actor
            assert other != seat  # the bot has done all that was to be done
            if clock is MATCH:
                assert left(live)[seat] == 0.0

            await seats.take_back(live, anna, seat)
            assert live.info(anna.id).seats[seat].bot is None
            assert left(live)[seat] == (60.0 if clock is MATCH else clock.seconds)
            while live.standing.going.actor == other:
                await play(live, anna, f"k{live.version}")
            assert left(live)[seat] == (60.0 if clock is MATCH else clock.seconds)
            time.now += 40.0
            await play(live, anna, "in time")
            if clock is MATCH:
                assert left(live)[seat] == 20.0

    asyncio.run(work())


def test_what_clocks_say_is_the_same_after_the_table_was_put_away(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with inside(tmp_path, time) as tables:
            time.now += FORGIVEN
            live, anna = await begin(tables, MATCH, time)
            for turn in range(10):
                time.now += 7.0
                seat = live.standing.going.actor
                await play(live, anna, f"k{turn}")
                if turn == 4:
                    time.now += 2.0
                    actor = live.standing.going.actor
                    had = left(live)[actor]
                    await seats.give_to_bot(live, anna, actor, "novice")
                    await true(lambda: live.driving is None)
                    time.now += 5.0
                    await seats.take_back(live, anna, actor)
                    assert left(live)[actor] == had < 600.0 - 2.0
                if turn == 1:
                    assert live.standing.going.actor != seat  # it is taken back in the other's time
                    time.now += 3.0
                    before = left(live)
                    await moves.undo(
                        live, anna, to=None, expected=live.version, key="back", seat=seat
                    )
                    assert left(live)[seat] == before[seat]
            said = left(live)
            assert min(said) < 600.0 - 14.0
            del tables.open[live.id]
            again = await tables.table(live.id)
            assert again is not live
            assert left(again) == said
            document = live.standing.document
            assert (
                TableStanding(document, 0).times.last
                == document.started
                == document.created + 1000.0
            )

    asyncio.run(work())


def test_a_table_that_nobody_has_open_is_woken_when_it_is_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "SWEEP", 0.02)

    async def work() -> None:
        time = Time()
        async with inside(tmp_path, time) as tables:
            time.now += FORGIVEN
            broken, _ = await begin(tables, MOVE, time)
            live, anna = await begin(tables, MOVE, time, 0.0)
            seat = live.standing.going.actor
            tables._put_away(time.now + 1.0)
            assert not tables.open
            opened = tables._open

            async def open_others(name: str, share: Share | None) -> Live:
                if name == broken.id:
                    raise ValueError("this one cannot be read")
                return await opened(name, share)

            monkeypatch.setattr(tables, "_open", open_others)
            time.now += 59.0
            sweeps = 0
            due_tables = tables.services.store.due_tables

            async def sweep(until: float) -> list[str]:
                nonlocal sweeps
                found = await due_tables(until)
                sweeps += 1
                return found

            monkeypatch.setattr(tables.services.store, "due_tables", sweep)
            await true(lambda: sweeps == 2)  # the first time all was done that was due
            assert not tables.open
            time.now += 3.0
            await true(lambda: live.id in tables.open)
            woken = tables.open[live.id]
            await true(lambda: woken.version > live.version)
            assert woken.standing.document.chairs[seat].away == "clock"
            assert anna.id == woken.standing.document.chairs[seat].guest

    asyncio.run(work())


@pytest.mark.parametrize("clock", [MOVE, MATCH])
def test_a_server_that_was_away_forgives(tmp_path: Path, clock: Clock) -> None:
    async def work() -> None:
        time = Time()
        async with inside(tmp_path, time) as tables:
            live, anna = await begin(tables, clock, time)
            time.now += 10.0
            spent = [0.0, 0.0]
            spent[live.standing.going.actor] = 10.0
            await play(live, anna, "before")
        time.now += 100_000.0
        async with inside(tmp_path, time) as tables:
            live = await tables.table(live.id)
            seat = live.standing.going.actor
            assert left(live)[seat] == FORGIVEN
            time.now += FORGIVEN - 1.0
            tables.wake(live)
            assert sleeps(live)
            assert live.info(anna.id).seats[seat].bot is None
            await play(live, anna, "just in time")  # and all that counts is the last minute
            time.now += 2.0
            assert left(live)[seat] > 0.0
            tables.wake(live)
            assert sleeps(live)
            assert live.info(anna.id).seats[seat].bot is None
            if clock is MATCH:
                after = 2.0 if live.standing.going.actor == seat else 0.0
                assert left(live)[seat] == 600.0 - spent[seat] - 59.0 - after
            time.now += 1000.0
            tables.wake(live)
            await true(lambda: any(seat.away == "clock" for seat in live.info(None).seats))

    asyncio.run(work())


def test_another_bot_on_a_seat_is_that_bot(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as tables:
            anna = await tables.services.guests.new()
            live = await table(tables, anna, "you", "you")
            seat = live.standing.going.actor
            await seats.give_to_bot(live, anna, seat, "novice")
            await true(lambda: live.driving is None and seat in live.memories)
            assert live.memories[seat][0] == "novice"
            while live.standing.going.actor != seat:
                await seats.give_to_bot(live, anna, seat, "random")
                await play(live, anna, f"k{live.version}", 1 - seat)
            await true(lambda: live.memories[seat][0] == "random")
            memory = live.memories[seat][1] or b""
            assert b"RandomBot" in memory
            assert b"NoviceBot" not in memory

    asyncio.run(work())


def test_everybody_is_told_whose_clock_runs_after_each_decision(anna: Person) -> None:
    clock = {"per": "match", "seconds": 600}
    made = anna.table("meduris", 2, "you", "you", start=True, settings={"clock": clock})
    with anna.socket(made) as socket:
        heard(socket, "hello")
        for number in range(4):
            seen = anna.position(made)
            answer = anna.play(made, seen["legal"][0], seen["version"], f"k{number}")
            assert answer.is_success
            news = heard(socket, "table")
            assert news["table"]["clock"]["running"] == anna.position(made)["actor"]

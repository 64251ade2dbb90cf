"""The clock of the machine is set, forward and back: nobody loses time, and nobody gains any."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from mbira.server.refusals import Refusal
from mbira.server.services import FORGIVEN
from mbira.server.steady import SteadyTime, ticks
from mbira.server.store.document import Chair, Clock
from mbira.server.tables.clocks import Times
from mbira.server.tables.due import due_at
from tests.server.inside import Time, inside, play, table, true

if TYPE_CHECKING:
    from pathlib import Path

    from mbira.server.tables.table import Live

DAY = 86_400.0
WEEK = 7 * DAY
MOVE = Clock("move", int(DAY))
MATCH = Clock("match", int(DAY))


class Machine:
    """The clock of a machine, which somebody sets, and its ticks, which nobody does."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.set = 0.0
        monkeypatch.setattr(time, "time", lambda: 1_000_000.0 + ticks() + self.set)


def left(live: Live) -> tuple[float, ...]:
    clock = live.info(None).clock
    assert clock is not None
    return clock.left


def test_the_time_of_a_server_goes_on_evenly() -> None:
    clock, tick = Time(500.0), Time(7.0)
    steady = SteadyTime(clock, tick)
    assert steady() == 500.0
    clock.now += WEEK
    tick.now += 3.0
    assert steady() == 503.0
    clock.now -= 2 * WEEK
    assert steady() == 503.0
    assert ticks() <= ticks()


@pytest.mark.parametrize("clock", [MOVE, MATCH])
@pytest.mark.parametrize("jumps", [(WEEK, -WEEK), (-WEEK, WEEK), (WEEK, WEEK), (-WEEK, -WEEK)])
def test_a_clock_that_is_set_while_people_play_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock, jumps: tuple[float, float]
) -> None:
    machine = Machine(monkeypatch)

    async def work() -> None:
        async with inside(tmp_path) as tables:
            anna = await tables.services.guests.new()
            link = await tables.services.guests.make_token("transfer", anna)
            live = await table(tables, anna, "you", "you", clock=clock)
            for number, jump in enumerate(jumps):
                await play(live, anna, f"before {number}")
                machine.set += jump
                tables.wake(live)
                if live.driving is not None:
                    await live.driving
                await play(live, anna, f"after {number}")
                tables._put_away(tables.services.now() + 1.0)
                assert await tables.services.store.due_tables(tables.services.now()) == []
                live = await tables.table(live.id)
                assert all(DAY - 60.0 < seconds <= DAY for seconds in left(live))
                assert not any(seat.bot for seat in live.info(None).seats)
            token = await tables.services.guests.take_token(link, "transfer")
            assert await tables.services.guests.owner(token) == anna

    asyncio.run(work())


def test_links_expire_all_the_same(tmp_path: Path) -> None:
    async def work() -> None:
        now = Time()
        async with inside(tmp_path, now) as tables:
            anna = await tables.services.guests.new()
            link = await tables.services.guests.make_token("transfer", anna)
            now.now += 15 * 60 + 1.0
            with pytest.raises(Refusal, match="token"):
                await tables.services.guests.take_token(link, "transfer")

    asyncio.run(work())


@pytest.mark.parametrize("clock", [MOVE, MATCH])
def test_what_was_written_by_a_clock_that_was_wrong_gives_nobody_more_time(
    tmp_path: Path, clock: Clock
) -> None:
    """A server starts while the clock is a week ahead, and again when that was noticed."""

    async def work() -> None:
        now = Time(1_000_000.0 + WEEK)
        async with inside(tmp_path, now) as tables:
            anna = await tables.services.guests.new()
            live = await table(tables, anna, "you", "you", clock=clock)
            await play(live, anna, "ahead")
        now.now -= WEEK
        async with inside(tmp_path, now) as tables:
            now.now += FORGIVEN
            live = await tables.table(live.id)
            assert left(live) == (DAY, DAY)
            seat = live.standing.going.actor
            now.now += 100.0
            assert left(live)[seat] == DAY - 100.0  # it runs
            await play(live, anna, "now")
            if clock is MATCH:
                assert DAY - 100.0 in left(live)
            now.now += DAY
            tables.wake(live)
            await true(lambda: any(seat.away == "clock" for seat in live.info(None).seats))

    asyncio.run(work())


def test_a_restart_long_after_leaves_everybody_a_moment(tmp_path: Path) -> None:
    async def work() -> None:
        now = Time()
        async with inside(tmp_path, now) as tables:
            anna = await tables.services.guests.new()
            live = await table(tables, anna, "you", "you", clock=Clock("match", 10))
            await play(live, anna, "before")
        now.now += WEEK
        async with inside(tmp_path, now) as tables:
            live = await tables.table(live.id)
            assert max(left(live)) == 10.0  # what is forgiven is a minute; the clock has no more
            due = due_at(live, live.standing.document)
            assert due == now.now + FORGIVEN

    asyncio.run(work())


def test_a_chair_never_has_more_than_the_whole_clock() -> None:
    chair = Chair("anna", since=100.0, extra=WEEK)
    times = Times(1, 100.0)
    assert times.left(MATCH, 0, chair) == DAY
    assert times.deadline(MATCH, 0, chair) == 100.0 + DAY
    times.not_after(50.0)
    assert times.deadline(MATCH, 0, replace(chair, since=50.0)) == 50.0 + DAY

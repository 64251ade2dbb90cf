"""Several processes on one PostgreSQL, the people of each table spread over them.

Each set-up plays twice: as fast as it can, which says what an action costs, and at a steady rate,
which says how long people wait. What telling costs is the difference between set-ups.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from uvicorn.loops.auto import auto_loop_factory

from mbira.core.errors import MbiraError
from mbira_bench.client import postgres, redis
from mbira_bench.client.process import Process
from mbira_bench.client.wire import Web, now
from mbira_bench.load.costs import Meter, Used
from mbira_bench.load.evening import Table
from mbira_bench.load.furnish import furnish
from mbira_bench.load.generator import Generator
from mbira_bench.load.run import AT_ONCE, server_command
from mbira_bench.numbers import Setting, Spread

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mbira_bench.client.postgres import Postgres
    from mbira_bench.client.redis import RedisProcess
    from mbira_bench.load.furnish import Place
    from mbira_bench.load.generator import Load
    from mbira_bench.load.run import Tell

READY = 60.0
"""Seconds that processes have to be told by the broker."""
IDLE = 600.0
"""No table is put away while it is measured."""
FAST = 3
"""How many times as many actions are played as fast as can be: they are over sooner."""
SPIN = 0.5
"""Seconds in which it is found out how busy the machine is with other things."""
TOLD = "mbira_told_by_broker"


class SetUp(Struct, frozen=True):
    """How many processes, and whether a broker tells them of each other."""

    processes: int
    broker: bool

    def __str__(self) -> str:
        many = "1 process" if self.processes == 1 else f"{self.processes} processes"
        return f"{many}, {'broker' if self.broker else 'notices'}"


class Measured(Struct, frozen=True, kw_only=True):
    """What came of one set-up."""

    set_up: SetUp
    most: float
    """Actions a second, as fast as it can."""
    actions: int
    """That were played so."""
    used: Used
    """By those."""
    own_seconds: float
    """Of the generator's processor, for those."""
    share: float
    """The part of a core that a process got that wanted all of it, before and after."""
    bytes_told: float
    """To all sockets, of those."""
    acknowledged: Spread
    """At the steady rate, as the rest."""
    told: Spread
    elsewhere: Spread
    errors: dict[str, int]

    def each(self, seconds: float) -> float:
        """Return milliseconds an action."""
        return 1e3 * seconds / max(1, self.actions)


class Several(Struct, frozen=True, kw_only=True):
    """All of it."""

    setting: Setting
    cores: int
    load_average: float
    measured: list[Measured]
    note: str
    """What could not be measured, and why."""


def set_ups(processes: int, *, broker: bool) -> Iterator[SetUp]:
    """Yield one process and several, with notices and with a broker."""
    for number in sorted({1, processes}):
        yield SetUp(number, broker=False)
        if broker:
            yield SetUp(number, broker=True)


def measure_several(processes: int, setting: Setting, tell: Tell) -> Several:
    """Measure all set-ups, on a PostgreSQL and a broker of our own."""
    busy = os.getloadavg()[0]
    with (
        postgres.running() as database,
        redis.running() as broker,
        tempfile.TemporaryDirectory(prefix="mbira-bench-") as folder,
        asyncio.Runner(loop_factory=auto_loop_factory()) as runner,
    ):
        if database is None:
            raise MbiraError(postgres.MISSING)
        found = [
            runner.run(Run(each, setting, database, broker, Path(folder), tell).measure())
            for each in set_ups(processes, broker=broker is not None)
        ]
    return Several(
        setting=setting,
        cores=os.cpu_count() or 1,
        load_average=busy,
        measured=found,
        note="" if broker is not None else redis.MISSING,
    )


def spare(seconds: float = SPIN) -> float:
    """Return the part of a core that whoever wants all of it gets on this machine."""
    wall, work = now(), time.process_time()
    while now() < wall + seconds:
        pass
    return (time.process_time() - work) / (now() - wall)


class Run:
    """One set-up."""

    def __init__(
        self,
        set_up: SetUp,
        setting: Setting,
        database: Postgres,
        broker: RedisProcess | None,
        folder: Path,
        tell: Tell,
    ) -> None:
        self._set_up = set_up
        self._setting = setting
        self._database = database
        self._broker = broker if set_up.broker else None
        self._folder = folder
        self._tell = tell

    async def measure(self) -> Measured:
        """Play twice, and return what came of it."""
        setting, db = self._setting, self._database.database()
        club = await furnish(db, setting, lambda done: self._say("tables", done, setting.tables))
        words = server_command(db, setting)
        if self._broker is not None:
            words += ["--broker", self._broker.url]
        with ExitStack() as open_:
            servers = [
                open_.enter_context(Process(self._folder / f"{number}.log", *words))
                for number in range(self._set_up.processes)
            ]
            webs = [Web(server.port) for server in servers]
            await self._wait_for_broker(webs)
            meter = Meter(servers, self._database, db, self._broker)
            fast = replace(setting, rate=AT_ONCE, seconds=FAST * setting.actions / AT_ONCE)
            generator = await self._enter(webs, club.tables, fast, servers[0])
            share = spare()
            before, heard = meter.read(), sum(table.bytes for table in generator.tables)
            most = await self._play(generator, "as fast as can be", fast.actions)
            used = meter.read().since(before)
            heard = sum(table.bytes for table in generator.tables) - heard
            share = (share + spare()) / 2
            tables = list(generator.tables)
            generator = Generator(webs, setting, servers[0].usage, "bench steady")
            for table in tables:
                generator.add(table)
            load = await self._play(generator, "steadily", setting.actions)
            generator.leave()
            for web in webs:
                web.close()
        return Measured(
            set_up=self._set_up,
            most=len(most.acknowledged) / most.seconds,
            actions=len(most.acknowledged),
            used=used,
            own_seconds=most.own_seconds,
            share=share,
            bytes_told=heard,
            acknowledged=Spread.of(load.acknowledged),
            told=Spread.of(load.told),
            elsewhere=Spread.of(load.elsewhere),
            errors=dict(Counter(most.errors) + Counter(load.errors)),
        )

    def _say(self, what: str, done: int, of: int) -> None:
        self._tell(f"{self._set_up}: {what}", done, of)

    async def _wait_for_broker(self, webs: Sequence[Web]) -> None:
        """Wait until all processes are told the way that is to be measured."""
        end = now() + READY
        for web in webs:
            while self._broker is not None:
                text = (await web.ask("GET", "/metrics")).body.decode()
                if f"\n{TOLD} 1" in text:
                    break
                if now() > end:
                    raise MbiraError("the measured processes are not told by the broker")
                await asyncio.sleep(0.1)

    async def _enter(
        self, webs: Sequence[Web], places: Sequence[Place], setting: Setting, server: Process
    ) -> Generator:
        generator = Generator(webs, setting, server.usage)
        for number, place in enumerate(places, 1):
            table = Table(place, webs)
            await table.enter()
            generator.add(table)
            self._say("sockets", number, len(places))
        return generator

    async def _play(self, generator: Generator, how: str, actions: int) -> Load:
        return await generator.run(lambda done: self._say(how, done, actions))

"""A steady load: every action has its time beforehand, and a slow answer delays none."""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING

from msgspec import Struct, field

from mbira.core.errors import MbiraError
from mbira_bench.client.wire import now
from mbira_bench.load.evening import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mbira_bench.client.process import Usage
    from mbira_bench.client.wire import Web
    from mbira_bench.numbers import Setting

LOST = 30.0
"""After this many seconds nobody waits for an answer any more."""


class Sample(Struct, frozen=True):
    """How the server stood at one moment."""

    actions: int
    memory: int
    records: int
    """Of the matches that it has in memory."""


class Load(Struct):
    """What came of it; all times in seconds from when an action was due."""

    acknowledged: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    elsewhere: list[float] = field(default_factory=list)
    """Told to those at other processes than the actor's."""
    late: list[float] = field(default_factory=list)
    """Of the generator itself: where a table was free to be played at."""
    samples: list[Sample] = field(default_factory=list)
    errors: dict[str, int] = field(default_factory=dict)
    planned: int = 0
    matches_ended: int = 0
    seconds: float = 0.0
    server_seconds: float = 0.0
    """Processor time."""
    own_seconds: float = 0.0


class Generator:
    """Plays at all tables at once."""

    def __init__(
        self, webs: Sequence[Web], setting: Setting, server: Usage, seed: str = "bench load"
    ) -> None:
        """Play what follows from a seed, as do the keys: on one server, each has another."""
        self._webs = webs
        self._setting = setting
        self._server = server
        self._rng = random.Random(seed)
        self._ready: asyncio.Queue[Table] = asyncio.Queue()
        self._left: list[tuple[float, int]] = []
        """When a table was left, and the records that the server keeps until it puts it away."""
        self.tables: set[Table] = set()
        self.result = Load()

    def add(self, table: Table) -> None:
        """Take a table in, somebody there to decide."""
        self.tables.add(table)
        self._ready.put_nowait(table)

    async def run(self, tell: Callable[[int], object]) -> Load:
        """Play as many actions as are set; `tell` hears how many were acknowledged."""
        result, setting = self.result, self._setting
        result.planned = setting.actions
        watching = asyncio.ensure_future(self._watch(tell))
        server, own = self._server.seconds(), time.process_time()
        start = now()
        try:
            async with asyncio.TaskGroup() as self._tasks:
                await self._send_all(start)
        except* MbiraError as failed:  # one says enough
            raise failed.exceptions[0] from None
        finally:
            watching.cancel()
        result.seconds = now() - start
        result.server_seconds = self._server.seconds() - server
        result.own_seconds = time.process_time() - own
        self._sample()
        return result

    async def _send_all(self, start: float) -> None:
        """Send every action when it is due, or as soon as a table is free for it."""
        result = self.result
        free = start
        for number in range(result.planned):
            due = start + number / self._setting.rate
            wait = due - now()
            if wait > 0:
                await asyncio.sleep(wait)
            if self._ready.empty():  # all tables wait for the server
                table = await self._ready.get()
                free = now()
            else:
                table = self._ready.get_nowait()
                result.late.append(now() - max(due, free))
            self._tasks.create_task(self._act(table, due))

    async def _act(self, table: Table, due: float) -> None:
        body, cookie, web = table.choose(self._rng)
        try:
            async with asyncio.timeout(LOST):
                answer = await web.ask("POST", table.address, body, cookie)
                if answer.status != 200:
                    self._fail(table, str(answer.status))
                    return
                self.result.acknowledged.append(answer.at - due)
                assert table.told is not None  # noqa: S101
                self.result.told.append(await table.told - due)
                if table.elsewhere is not None:
                    self.result.elsewhere.append(table.elsewhere - due)
        except TimeoutError:
            self._fail(table, "no answer")
            return
        if table.over:
            self.result.matches_ended += 1
            self._tasks.create_task(self._again(table))
        else:
            self._ready.put_nowait(table)

    def _fail(self, table: Table, why: str) -> None:
        """Count what went wrong; those people begin again at another table."""
        self.result.errors[why] = self.result.errors.get(why, 0) + 1
        self._tasks.create_task(self._again(table))

    async def _again(self, table: Table) -> None:
        """Let the people of a table whose match is over begin another."""
        self.add(await Table.make(table.place, self._webs))
        self.tables.discard(table)
        table.leave()
        self._left.append((now(), table.version))

    def leave(self) -> None:
        """Disconnect everybody."""
        for table in self.tables:
            table.leave()

    async def _watch(self, tell: Callable[[int], object]) -> None:
        while True:
            self._sample()
            tell(len(self.result.acknowledged))
            await asyncio.sleep(0.5)

    def _sample(self) -> None:
        gone = now() - 1.5 * self._setting.idle
        self._left = [(when, records) for when, records in self._left if when > gone]
        records = sum(table.version for table in self.tables)
        records += sum(records for _, records in self._left)
        done = len(self.result.acknowledged)
        self.result.samples.append(Sample(done, self._server.memory(), records))

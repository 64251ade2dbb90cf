"""A server without addresses, in the process of the test: its time and its store can be bent."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from mbira.server.services import Services
from mbira.server.settings import Limits, Settings
from mbira.server.store.document import TableSettings
from mbira.server.tables.deciding import moves
from mbira.server.tables.registry import Tables
from mbira.server.tables.sent.sockets import Socket
from mbira.server.tables.sitting import making
from mbira.server.thinking.line import Share
from tests.server.harness import PATIENCE, one_more, this_test
from tests.server.seeded import Seeded

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable
    from pathlib import Path

    from mbira.core.input.options import OptionValue
    from mbira.server.store.document import Clock
    from mbira.server.store.rows import Guest
    from mbira.server.tables.table import Live

GONE_FOR = Limits().gone
ENDLESS = "S~S"
"""A map of two places with water between them: nobody can build, nobody can win."""


class Time:
    """A clock that goes on when a test says so."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class Held(Seeded):
    """The luck of a test, with its clock if it has one."""

    def __init__(self, seed: str, clock: Time | None) -> None:
        super().__init__(seed, held=False)
        self._clock = clock

    def now(self) -> float:
        """Return the time of the test."""
        return super().now() if self._clock is None else self._clock()


@asynccontextmanager
async def inside(
    folder: Path, now: Time | None = None, limits: Limits | None = None
) -> AsyncIterator[Tables]:
    """Run a server while the block runs, by a clock of the test if one is given."""
    limits = limits if limits is not None else Limits(tables=0)
    settings = Settings(db=f"sqlite:///{folder / 'tables.db'}", workers=1, limits=limits)
    tables = Tables(Services(settings, Held(f"{this_test()} {one_more()}", now)))
    await tables.start()
    try:
        yield tables
    finally:
        await tables.stop()


async def table(
    tables: Tables,
    guest: Guest,
    *chairs: str,
    game: str = "meduris",
    clock: Clock | None = None,
    options: dict[str, OptionValue] | None = None,
) -> Live:
    """Return a table at which a match has begun."""
    live = await making.make_table(
        tables,
        guest,
        game=game,
        seats=len(chairs),
        options=options or {},
        settings=TableSettings(clock=clock),
        name="",
        chairs=chairs,
    )
    await making.start(live, guest)
    return live


async def play(live: Live, guest: Guest, key: str, seat: int | None = None) -> int:
    """Play the first legal action and return the version of its record."""
    async with live.turn() as standing:
        form, expected = str(next(iter(standing.going.legal()))), standing.version
    return await moves.play(live, guest, form=form, expected=expected, key=key, seat=seat)


class Listener(Socket):
    """A socket that notes what it is told."""

    def __init__(self, guest: Guest | None, *, sentences: bool = True) -> None:
        name = guest.id if guest is not None else None
        super().__init__(name, Share("here", "here"), None, 1000, sentences=sentences)
        self.told: list[Any] = []

    def offer(self, message: bytes) -> None:
        """Note a message."""
        self.told.append(json.loads(message))

    def versions(self) -> list[int]:
        """Return the versions of the records that it was told of, in order."""
        news = (told for told in self.told if told["type"] in {"hello", "update"})
        return [record["version"] for told in news for record in told["records"]]


async def true(fact: Callable[[], object]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not fact():  # noqa: ASYNC110 nobody tells
            await asyncio.sleep(0.01)


async def ended(live: Live) -> None:
    """Wait until a match has ended, and its end is on disk: memory is a moment ahead of it."""
    await true(lambda: live.standing.status == "over" and not live.lost)


def at_a_server(folder: Path, work: Callable[[Tables, Time], Awaitable[None]]) -> None:
    """Run a server that has been up for long enough, and work with its tables."""

    async def run() -> None:
        now = Time()
        async with inside(folder, now) as tables:
            now.now += GONE_FOR
            await work(tables, now)

    asyncio.run(run())


async def endless(tables: Tables, guest: Guest, *chairs: str) -> Live:
    """Return a match of bots that nobody can win."""
    live = await making.make_table(
        tables, guest, game="zimbabwe", seats=2, options={"board": ENDLESS},
        settings=TableSettings(), name="", chairs=chairs or ("random", "random"),
    )  # fmt: skip
    await making.start(live, guest)
    return live

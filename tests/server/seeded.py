"""A server whose chance and time a test holds: `python -m tests.server.seeded SEED CLOCK serve`.

Otherwise it is the command that people run. Every id, name, token and seed follows from the seed,
and the time stands still until a test moves it on, unless CLOCK is "system". What a test wants of
it comes as a line of JSON on its input, and is done when a line comes back.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete

from mbira.core.chance import Seed
from mbira.server import serve
from mbira.server.luck import LETTERS, NAMES, Luck
from mbira.server.people.limits import Buckets
from mbira.server.services import Services
from mbira.server.store.schema import FACTS, METADATA
from mbira.server.tables.registry import Tables
from mbira.server.tables.sent.sockets import SIGNED_OUT
from mbira.server.telling import telling
from mbira.server.wire.door import Door

if TYPE_CHECKING:
    from mbira.server.settings import Settings

NETWORK = ["127.0.0.2", "127.0.0.3"]
"""The addresses that a server under test finds its machine to have: nobody else reaches them."""
Clock = Literal["held", "system"]
START = 1_767_225_600.0
"""When every test begins: 2026-01-01 00:00 UTC."""


class Seeded(Luck):
    """Chance that follows from a seed, and a time that a test holds.

    Each kind of thing has a luck of its own: which tables there are does not depend on who came
    first.
    """

    def __init__(self, seed: str, *, held: bool = True) -> None:
        super().__init__()
        self._held = held
        self.time = START
        self.follow(seed)

    def follow(self, seed: str) -> None:
        """Go on from another seed."""
        kinds = ("seed", "id", "name", "token", "session", "code")
        self._rng = {kind: random.Random(f"{seed} {kind}") for kind in kinds}

    def now(self) -> float:
        """Return the time of the test."""
        return self.time if self._held else super().now()

    def seed(self) -> Seed:
        """Return what the chance of a new match follows from."""
        return Seed(self._rng["seed"].randbytes(32).hex())

    def new_id(self) -> str:
        """Return an id for a guest or a table."""
        return "".join(self._rng["id"].choices(LETTERS, k=10))

    def session(self) -> str:
        """Return an id for a browser in which somebody is who they are."""
        return self._rng["session"].randbytes(8).hex()

    def code(self) -> str:
        """Return a recovery code."""
        return "".join(self._rng["code"].choices(LETTERS, k=16))

    def name(self) -> str:
        """Return a name for somebody who has said none yet."""
        return self._rng["name"].choice(NAMES)

    def token(self) -> str:
        """Return what nobody else has."""
        return self._rng["token"].randbytes(24).hex()


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """What a test wants of its server."""

    seed: str | None = None
    """Go on from this one."""
    clear: bool = False
    """Forget everybody and every table, and begin where time begins."""
    later: float = 0.0
    """Seconds that pass."""
    leave: int | None = None
    """Seconds that requests have to end once the server stops."""
    die_untold: bool = False
    """End at once when something is on disk that the others are to be told of, before they are."""


class SeededTables(Tables):
    """The tables of a server that does what a test wants of it, between two requests."""

    def __init__(self, services: Services, luck: Seeded) -> None:
        super().__init__(services)
        self.seeded = luck
        self._test = os.getppid()
        """Who started it: it does not stay when a run of tests is ended by force."""

    async def start(self) -> None:
        """Begin to listen to the test too."""
        await super().start()
        self.services.task(self._obey())

    async def _obey(self) -> None:
        wishes = asyncio.StreamReader()
        await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(wishes), sys.stdin
        )
        while line := await wishes.readline():
            wish = msgspec.json.decode(line, type=Wish)
            if wish.clear:
                await self._clear()
            if wish.seed is not None:
                self.seeded.follow(wish.seed)
            self.seeded.time += wish.later
            if wish.leave is not None:
                server = self.services.door.porter
                assert isinstance(server, serve.Server)
                server.config.timeout_graceful_shutdown = wish.leave
            if wish.die_untold:
                vars(telling)["Told"].settled = lambda _: os._exit(1)
            if wish.later:
                for live in list(self.open.values()):
                    self.wake(live)
                self.services.calling.sender.wake()
            sys.stdout.write("done\n")
            sys.stdout.flush()
        while os.getppid() == self._test:  # noqa: ASYNC110 nothing says when it is gone
            await asyncio.sleep(1.0)
        signal.raise_signal(signal.SIGTERM)

    async def _clear(self) -> None:
        """Forget everything but who the server is."""
        for socket in list(self.sockets):
            socket.drop(SIGNED_OUT)
        for live in list(self.open.values()):
            if live.alarm is not None:
                live.alarm.cancel()
            if live.driving is not None:
                live.driving.cancel()
                with suppress(asyncio.CancelledError):
                    await live.driving
        self.open.clear()

        def empty(connection: Connection) -> None:
            for table in METADATA.sorted_tables:
                if table is not FACTS:
                    connection.execute(delete(table))

        await self.services.door.set_open(wanted=False)
        await self.services.store._write(empty)
        self.services.guests.forget_all()
        self.services.sessions.forget_all()
        self.seeded.time = START
        self.services.buckets = Buckets(self.services.settings.limits)


def main() -> None:
    """Serve."""
    from mbira.cli.main import run  # noqa: PLC0415 it reads the command line

    _, seed, clock, *arguments = sys.argv
    sys.argv[1:] = arguments
    luck = Seeded(seed, held=clock == "held")

    def services(settings: Settings) -> Services:
        return Services(settings, luck, Door(settings, lambda: NETWORK))

    vars(serve)["Services"] = services
    vars(serve)["Tables"] = partial(SeededTables, luck=luck)
    run()


if __name__ == "__main__":
    main()

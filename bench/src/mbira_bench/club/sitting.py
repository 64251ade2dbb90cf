"""People at a table: they come back when the server does, and begin again when a match is over."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from mbira.core.errors import MbiraError
from mbira_bench.client.wire import Web
from mbira_bench.load.evening import Table

if TYPE_CHECKING:
    import random

    from mbira_bench.club.furnish import Seated
    from mbira_bench.club.members import Member
    from mbira_bench.club.server import ClubServer

LOST = 30.0
"""After this many seconds nobody waits any more."""
RULES = {"rated": True, "advice": False, "programs": False}


class Turn(NamedTuple):
    """It became somebody's turn, as those at the table were told: they are to be called."""

    table: str
    version: int
    guest: str
    at: float


class Done(NamedTuple):
    """What came of a decision."""

    acknowledged: float | None
    """Seconds until it was; None if the server was killed meanwhile."""
    told: float | None
    """Until all at the table were told."""
    turn: Turn | None
    """Of somebody else, if it became theirs."""


class Webs:
    """How people reach the server, each from where they are."""

    def __init__(self, server: ClubServer) -> None:
        self._server = server
        self._webs: dict[str, Web] = {}

    def of(self, member: Member) -> Web:
        """Return somebody's."""
        if member.address not in self._webs:
            self._webs[member.address] = Web(self._server.port, member.address)
        return self._webs[member.address]

    def close(self) -> None:
        """End all connections."""
        for web in self._webs.values():
            web.close()


class Sitting:
    """Some people at one table after the other."""

    def __init__(
        self, seated: Seated, server: ClubServer, webs: Webs, *, cup: bool = False
    ) -> None:
        self.place, self.members = seated.place, seated.members
        self.cup = cup
        """Whether it is a table of the tournament, at which nobody begins again."""
        self._server = server
        self._webs = [webs.of(member) for member in seated.members]
        self._killed = -1
        self._lock = asyncio.Lock()
        self._table: Table | None = None

    @property
    def over(self) -> bool:
        """Whether the match is."""
        return self._table is not None and self._table.over

    async def come(self) -> Table:
        """Return the table with everybody connected to the server that there is now."""
        known = self._table
        if known is not None and self._killed == self._server.killed:
            return known
        records = self.place.records if known is None else known.version
        self.leave()
        table, self._killed = await self._server.insist(lambda: self._enter(records))
        self._table = table
        return table

    async def come_back(self) -> None:
        """Connect again after the server was killed, unless somebody is at it."""
        async with self._lock:
            await self.come()

    async def _enter(self, records: int) -> tuple[Table, int]:
        killed = self._server.killed
        table = Table(replace(self.place, records=records), self._webs)
        try:
            async with asyncio.timeout(LOST):
                await table.enter()
        except TimeoutError:
            raise MbiraError("nobody was told what the position is") from None
        except BaseException:
            table.leave()
            raise
        return table, killed

    async def act(self, rng: random.Random, due: float) -> Done:
        """Let whoever decides do something; times count from when it was due."""
        async with self._lock:
            table = await self.come()
            actor = table.decider
            body, cookie, web = table.choose(rng)
            told, killed = table.told, self._server.killed
            assert told is not None  # noqa: S101
            answer = await self._server.insist(lambda: web.ask("POST", table.address, body, cookie))
            if answer.status != 200:
                self._killed = -1  # look what is true before anything else is done
                raise MbiraError(f"{answer.status} {answer.body[:150].decode(errors='replace')}")
            done = Done(answer.at - due, None, None)
            if self._server.killed == killed:
                down = asyncio.ensure_future(self._server.down.wait())
                either: set[asyncio.Future[Any]] = {told, down}
                await asyncio.wait(either, timeout=LOST, return_when=asyncio.FIRST_COMPLETED)
                down.cancel()
            if self._server.killed != killed:
                done = Done(None, None, None)
                table = await self.come()
            elif not told.done():
                self._killed = -1
                raise MbiraError("not all were told")
            else:
                done = done._replace(told=told.result() - due)
            return done._replace(turn=self._turn(table, actor))

    def _turn(self, table: Table, actor: int | None) -> Turn | None:
        decides = table.decider
        if decides is None or decides == actor:
            return None
        guest = self.members[decides].guest
        return Turn(table.place.table, table.version, guest, time.time())

    async def begin_again(self) -> None:
        """Begin another rated match with the same people."""
        async with self._lock:
            like, before, killed = self.place, self._table, self._server.killed
            self._table = await self._server.insist(lambda: Table.make(like, self._webs, **RULES))
            self.place, self._killed = self._table.place, killed
            if before is not None:
                before.leave()

    def leave(self) -> None:
        """Disconnect everybody."""
        if self._table is not None:
            self._table.leave()

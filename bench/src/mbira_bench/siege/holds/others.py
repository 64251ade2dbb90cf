"""At the tables of others, which anybody may look at: everybody waits for a table's turn."""

from __future__ import annotations

import itertools
from abc import abstractmethod
from typing import TYPE_CHECKING

import msgspec

from mbira_bench.client.messages import TableMade
from mbira_bench.client.wire import socket_request
from mbira_bench.siege.attacker import NotHeldError, sit_and_watch
from mbira_bench.siege.hold import Hold

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from mbira_bench.siege.attacker import Attacker

GUESTS = 20
"""That an address gets at once."""
SOCKETS = 20
"""That a guest may have."""
LONGEST = 1000
"""Letters that can be said at once."""


def tables_in(listed: bytes) -> list[str]:
    """Return the addresses of the tables in a list."""
    found = msgspec.json.decode(listed, type=list[TableMade])
    return [f"/api/tables/{table.id}" for table in found]


class Visit(Hold):
    """Guests who all go to the tables of others."""

    at_once = 2
    """What each of them does at the same time."""

    async def settle(self, attacker: Attacker) -> None:
        """Find the tables that are public."""
        self._cookies = await attacker.guests(GUESTS)
        answer = await attacker.ask("GET", "/api/tables?status=playing", cookie=self._cookies[0])
        self._tables = tables_in(answer.body) if answer is not None else []
        if not self._tables:
            raise NotHeldError("there is no table to look at")

    async def hold(self, attacker: Attacker) -> None:
        """Let each begin at a different table."""
        places = enumerate(self._cookies * self.at_once)
        await attacker.together(self.visit(attacker, cookie, number) for number, cookie in places)

    def tables_from(self, number: int) -> itertools.cycle[str]:
        """Return the tables, over and over, from another one for everybody."""
        first = number % len(self._tables)
        return itertools.cycle(self._tables[first:] + self._tables[:first])

    @abstractmethod
    def visit(
        self, attacker: Attacker, cookie: str, number: int
    ) -> Coroutine[object, object, None]:
        """Return what one of them does without end."""


class Peeks(Visit):
    """Looks that take a while, and copies."""

    name = "peeks"
    about = "20 guests who look at the tables of others, and copy their matches"

    async def visit(self, attacker: Attacker, cookie: str, number: int) -> None:
        """Look at one after the other."""
        for table in self.tables_from(number):
            await attacker.ask("GET", f"{table}/log", cookie=cookie)
            await attacker.ask("POST", f"{table}/fork", {}, cookie)
            await attacker.ask("GET", f"{table}/drawing", cookie=cookie)


class Onlookers(Visit):
    """Sockets: whatever happens is told to all of these first."""

    name = "onlookers"
    about = "400 sockets of 20 guests at the tables of others, half of them not reading"
    at_once = SOCKETS

    def visit(
        self, attacker: Attacker, cookie: str, number: int
    ) -> Coroutine[object, object, None]:
        """Look on."""
        table = next(self.tables_from(number))
        return sit_and_watch(attacker, table, cookie, reads=number // GUESTS % 2 == 0)


class Comings(Visit):
    """Sockets that come and go, and everybody at the table is told."""

    name = "comings"
    about = "20 guests who come to the tables of others and go, all the time"

    async def visit(self, attacker: Attacker, cookie: str, number: int) -> None:
        """Come, and go as soon as one is greeted."""
        for table in self.tables_from(number):
            raw = await attacker.connect()
            if raw is not None:
                await raw.write(socket_request(attacker.port, f"{table}/socket", cookie))
                await raw.begun.wait()
                raw.transport.abort()


class Noise(Visit):
    """Much talk."""

    name = "noise"
    about = "20 guests who say as much as they may at the tables of others"

    async def visit(self, attacker: Attacker, cookie: str, number: int) -> None:
        """Say something everywhere."""
        text = "la " * (LONGEST // 3)
        for table in self.tables_from(number):
            await attacker.ask("POST", f"{table}/chat", {"text": text}, cookie)


HOLDS = (Peeks, Onlookers, Comings, Noise)

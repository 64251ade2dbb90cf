"""Clients that are sent a lot: sockets and connections that do not read, and crowds of sockets."""

from __future__ import annotations

import asyncio
import itertools
from typing import TYPE_CHECKING

import msgspec

from mbira_bench.client.wire import request_for, socket_request
from mbira_bench.siege.attacker import AGAIN, sit_and_watch
from mbira_bench.siege.hold import Brought, Hold
from mbira_bench.siege.positions import long_match, wide_zimbabwe

if TYPE_CHECKING:
    from mbira_bench.siege.attacker import Attacker

SLOW = 10
"""Guests who do not read."""
BUSY = 4
"""Tables of each."""
SOCKETS = 5
"""At each table; a guest may have 20."""
CROWD = 20
"""Guests, and the sockets of each, at one table."""
IN_A_ROW = 8
"""Requests that are sent at once through a connection: more than the system keeps answers for."""


class SlowReaders(Hold):
    """Sockets at busy tables that read nothing."""

    name = "slow-readers"
    about = "200 sockets that do not read, at 40 tables where 190 KB of choices come and go"

    def prepare(self) -> None:
        """Play to a position in which thousands of actions are legal."""
        self._save = wide_zimbabwe()

    async def settle(self, attacker: Attacker) -> None:
        """Bring it to several tables of each guest."""
        cookies = await attacker.guests(SLOW)
        self._places = [
            (cookie, await attacker.bring(cookie, self._save)) for cookie in cookies * BUSY
        ]

    async def hold(self, attacker: Attacker) -> None:
        """Watch and do not look; take back and do again."""
        watching = [
            sit_and_watch(attacker, table, cookie, reads=False)
            for cookie, table in self._places * SOCKETS
        ]
        toggling = [self._toggle(attacker, cookie, table) for cookie, table in self._places]
        await attacker.together([*watching, *toggling])

    async def _toggle(self, attacker: Attacker, cookie: str, table: str) -> None:
        version = 0
        for number in itertools.count():
            body = {"expected_version": version, "key": f"slow-{number}"}
            answer = await attacker.ask(
                "POST", f"{table}/{('undo', 'redo')[number % 2]}", body, cookie
            )
            if answer is not None and answer.status == 200:
                version = msgspec.json.decode(answer.body)["now"]
            elif answer is not None and answer.status == 409:
                problem = msgspec.json.decode(answer.body)["error"]
                version = problem.get("version", version)


class Unread(Brought):
    """Long answers that nobody takes."""

    name = "unread"
    about = "4 guests whose connections ask for a log of 500 KB eight times and read nothing"
    guests = 4

    def match(self) -> bytes:
        """Return a long match."""
        return long_match()

    async def ask(self, attacker: Attacker, cookie: str, table: str) -> None:
        """Open connection after connection."""
        request = request_for(attacker.port, "GET", f"{table}/log", cookie=cookie)
        while True:
            raw = await attacker.connect(reads=False)
            if raw is not None:
                await raw.write(request * IN_A_ROW)
                attacker.counts["asked"] += IN_A_ROW
                await asyncio.sleep(AGAIN)


class Crowd(Hold):
    """A table with hundreds of sockets, which changes as often as it may."""

    name = "crowd"
    about = "400 sockets of 20 guests at one table that is renamed as often as it may be"

    async def hold(self, attacker: Attacker) -> None:
        """Come with everybody, and rename the table."""
        cookies = await attacker.guests(CROWD)
        table = await attacker.table(cookies[0], {"game": "meduris", "seats": 4})
        watching = [
            sit_and_watch(attacker, table, cookie, reads=True) for cookie in cookies * CROWD
        ]
        await attacker.together([*watching, self._rename(attacker, cookies[0], table)])

    async def _rename(self, attacker: Attacker, cookie: str, table: str) -> None:
        for number in itertools.count():
            await attacker.ask("PATCH", table, {"name": f"number {number}"}, cookie)


class Handshakes(Brought):
    """Sockets that are opened and closed again."""

    name = "handshakes"
    about = "100 connections that open a socket to a long match, close it and open it again"
    guests = 4
    at_once = 25

    def match(self) -> bytes:
        """Return a long match."""
        return long_match()

    async def ask(self, attacker: Attacker, cookie: str, table: str) -> None:
        """Knock and run away."""
        while True:
            raw = await attacker.connect()
            if raw is not None:
                await raw.write(socket_request(attacker.port, f"{table}/socket", cookie))
                await raw.begun.wait()
                raw.transport.abort()


HOLDS = (SlowReaders, Unread, Crowd, Handshakes)

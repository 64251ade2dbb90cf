"""Looks at matches that take long, as often as the limits allow, by many guests of one address."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, ClassVar

from mbira.cli.bench.server.siege.attacker import NotHeldError, sit_and_watch
from mbira.cli.bench.server.siege.hold import Brought, Hold
from mbira.cli.bench.server.siege.positions import (
    LONG,
    WIDE,
    long_match,
    undone_match,
    wide_zimbabwe,
)
from mbira.cli.bench.server.wire import request_for

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from mbira.cli.bench.server.siege.attacker import Attacker

GUESTS = 20
"""That an address gets at once."""
SOCKETS = 20
"""That a guest may have."""
FRAMES = 100
"""Versions that are shown at once, at most."""


class Look(Brought):
    """Guests who all look at the same position, as often as they may."""

    guests = GUESTS
    at_once = 2
    what: ClassVar[str]

    def match(self) -> bytes:
        """Return a position in which thousands of actions are legal."""
        return wide_zimbabwe()

    def ask(self, attacker: Attacker, cookie: str, table: str) -> Coroutine[object, object, None]:
        """Look all the time."""
        return attacker.get(f"{table}/{self.what}", cookie)


class Choices(Look):
    """All that can be done, in words."""

    name = "choices"
    about = "20 guests who ask for 4,504 choices in words"
    what = "choices"


class Drawing(Look):
    """A large map, drawn."""

    name = "drawing"
    about = "20 guests who have a map of 48 by 48 drawn"
    what = "drawing"


class Words(Look):
    """A long log, in words."""

    name = "words"
    about = "20 guests who ask for a log of 2,900 records in words"
    what = "log?words=true"

    def match(self) -> bytes:
        """Return a long match."""
        return long_match()


class Replays(Look):
    """Positions that were taken back: each is found by playing all of the match up to there."""

    name = "replays"
    about = "5 guests who look at versions that were taken back, a hundred at a time"
    guests = 5
    what = f"frames?since={LONG - FRAMES}&until={LONG}"

    def match(self) -> bytes:
        """Return a long match that was taken back."""
        return undone_match()


class Previews(Look):
    """What each of thousands of actions would lead to."""

    name = "previews"
    about = "20 guests who ask what actions on a map of 48 by 48 lead to, and why not others"

    async def ask(self, attacker: Attacker, cookie: str, table: str) -> None:
        """Ask about one cell after the other."""
        for row in itertools.cycle(range(2, WIDE)):
            body = {"action": f"at C{row} across"}
            await attacker.ask("POST", f"{table}/preview", body, cookie)
            await attacker.ask("POST", f"{table}/why-not", {"action": "at A1 across"}, cookie)


class Peeks(Hold):
    """Looks at the tables of others, which keep them busy: everybody waits for a table's turn."""

    name = "peeks"
    about = "20 guests who look at the tables of others, and copy their matches"

    async def hold(self, attacker: Attacker) -> None:
        """Find the tables that are public, and look."""
        cookies = await attacker.guests(GUESTS)
        await attacker.together(self._peek(attacker, cookie) for cookie in cookies * 2)

    async def _peek(self, attacker: Attacker, cookie: str) -> None:
        listed = request_for(attacker.port, "GET", "/api/tables?status=playing", cookie=cookie)
        while True:
            answer = await attacker.send(listed)
            if answer is None or answer.status != 200:
                continue
            for table in tables_in(answer.body):
                path = f"/api/tables/{table}"
                for method, what in (("GET", "log"), ("POST", "fork"), ("GET", "drawing")):
                    body = b"{}" if method == "POST" else None
                    await attacker.ask(method, f"{path}/{what}", cookie=cookie, raw=body)


class Onlookers(Hold):
    """Sockets at the tables of others: whatever they do is told to all of these first."""

    name = "onlookers"
    about = "400 sockets of 20 guests at the tables of others, half of which do not read"

    async def settle(self, attacker: Attacker) -> None:
        """Find the tables that are public."""
        self._cookies = await attacker.guests(GUESTS)
        answer = await attacker.ask("GET", "/api/tables?status=playing", cookie=self._cookies[0])
        self._tables = tables_in(answer.body) if answer is not None else []
        if not self._tables:
            raise NotHeldError("there is no table to look at")

    async def hold(self, attacker: Attacker) -> None:
        """Look on."""
        tables = itertools.cycle(self._tables)
        await attacker.together(
            sit_and_watch(attacker, f"/api/tables/{next(tables)}", cookie, reads=number % 2 == 0)
            for number in range(SOCKETS)
            for cookie in self._cookies
        )


def tables_in(listed: bytes) -> list[str]:
    """Return the ids of the tables in a list."""
    parts = listed.split(b'{"id":"')[1:]
    return [part.partition(b'"')[0].decode() for part in parts]


HOLDS = (Choices, Drawing, Words, Replays, Previews, Peeks, Onlookers)

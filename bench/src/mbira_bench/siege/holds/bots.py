"""Tables of bots, and questions that make bots think."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, ClassVar

import msgspec

from mbira_bench.siege.attacker import PAUSE
from mbira_bench.siege.hold import Brought, Hold
from mbira_bench.siege.positions import (
    ENDLESS,
    endless_match,
    finished_match,
    wide_zimbabwe,
)

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from mbira_bench.siege.attacker import Attacker

TABLES = 50
"""That one guest may have at a time."""
BROUGHT = 10
"""Save files that a guest may bring at once."""


class Full(Hold):
    """As many tables as one guest may have, with nobody but bots; new ones for those that end."""

    bots = ("adept", "master:1s")
    tables: ClassVar[dict[str, object]]

    async def hold(self, attacker: Attacker) -> None:
        """Make tables; when there are enough, look now and then whether there may be one more."""
        await self._fill(attacker, await attacker.guest())

    async def _fill(self, attacker: Attacker, cookie: str) -> None:
        while True:
            answer = await attacker.ask("POST", "/api/tables", self.tables, cookie)
            if answer is not None and answer.status == 201:
                attacker.counts["tables"] += 1


class Endless(Full):
    """Matches that cannot end, some of them long already."""

    name = "endless"
    about = "50 tables of bots on a map where nobody can win, ten with a log of 2,900 records"
    tables: ClassVar = {
        "game": "zimbabwe", "seats": 2, "chairs": ["random", "random"], "start": True,
        "options": {"board": ENDLESS, "round_limit": None},
    }  # fmt: skip

    def prepare(self) -> None:
        """Play for a long time."""
        self._save = endless_match()

    async def hold(self, attacker: Attacker) -> None:
        """Bring matches and leave them to bots, then make more."""
        cookie = await attacker.guest()
        for _ in range(BROUGHT):
            table = await attacker.bring(cookie, self._save)
            for seat in range(2):
                bot = {"bot": "random"}
                await attacker.ask("PUT", f"{table}/seats/{seat}/bot", bot, cookie)
        await self._fill(attacker, cookie)


class Masters(Full):
    """Bots that think as long as they may."""

    name = "masters"
    about = "50 tables of master:10s by one guest"
    tables: ClassVar = {
        "game": "zimbabwe", "seats": 5, "chairs": ["master:10s"] * 5, "start": True,
    }  # fmt: skip


class Adepts(Full):
    """Bots that decide at once."""

    name = "adepts"
    about = "50 tables of adepts by one guest"
    tables: ClassVar = {"game": "zimbabwe", "seats": 5, "chairs": ["adept"] * 5, "start": True}


class Advice(Brought):
    """What to do where thousands of things can be done."""

    name = "advice"
    about = "ten guests, each with ten requests for advice at once in a hard position"
    bots = ("adept", "master:1s")
    guests = 10
    at_once = 10

    def match(self) -> bytes:
        """Return a position in which thousands of actions are legal."""
        return wide_zimbabwe()

    def ask(self, attacker: Attacker, cookie: str, table: str) -> Coroutine[object, object, None]:
        """Ask for advice."""
        return attacker.get(f"{table}/advice", cookie)


class Reviews(Brought):
    """How long matches went, asked of copies so that it has to be found out again."""

    name = "reviews"
    about = "5 guests who ask how a match of 2,600 records went, and the same of copy after copy"
    bots = ("adept", "master:1s")
    guests = 5
    at_once = 2

    def match(self) -> bytes:
        """Return a long match that is over."""
        return finished_match()

    async def ask(self, attacker: Attacker, cookie: str, table: str) -> None:
        """Copy it and ask, and do not wait for the answer."""
        asking: set[asyncio.Task[object]] = set()
        while True:
            answer = await attacker.ask("POST", f"{table}/fork", {}, cookie)
            if answer is None or answer.status != 201:
                continue
            copy = msgspec.json.decode(answer.body)["id"]
            task = asyncio.ensure_future(
                attacker.ask("GET", f"/api/tables/{copy}/course", cookie=cookie)
            )
            asking.add(task)
            task.add_done_callback(asking.discard)
            await asyncio.sleep(PAUSE)


HOLDS = (Endless, Masters, Adepts, Advice, Reviews)

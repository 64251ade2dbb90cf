"""What stays with the server: tables, copies, files, boards, and changes that are written."""

from __future__ import annotations

import asyncio
import itertools
import random
from string import ascii_lowercase
from typing import TYPE_CHECKING

from mbira_bench.siege.attacker import NotHeldError
from mbira_bench.siege.hold import Brought, Hold
from mbira_bench.siege.positions import (
    WIDE,
    finished_match,
    long_match,
    scattered,
    tangled_africa,
)

if TYPE_CHECKING:
    from mbira_bench.siege.attacker import Attacker

GUESTS = 20
"""That an address gets at once."""
AT_ONCE = 2
"""Requests of each."""
LISTED = 50
"""Tables that a list shows."""
LARGEST_FILE = 4 * 1024 * 1024
LARGEST_BOARD = 64 * 1024


class Forks(Brought):
    """Copies of a long match that is over: they are not unfinished tables."""

    name = "forks"
    about = "5 guests who copy a match of 2,600 records that is over"
    guests = 5
    at_once = 2

    def match(self) -> bytes:
        """Return a long match that is over."""
        return finished_match()

    async def ask(self, attacker: Attacker, cookie: str, table: str) -> None:
        """Copy it all the time."""
        while True:
            answer = await attacker.ask("POST", f"{table}/fork", {}, cookie)
            if answer is not None and answer.status == 201:
                attacker.counts["forks"] += 1


class Closed(Hold):
    """Tables that are closed as soon as they are made, so that there may be another."""

    name = "closed"
    about = "20 guests who make tables with a board of 64 KB and close them"

    async def hold(self, attacker: Attacker) -> None:
        """Make and close tables."""
        cookies = await attacker.guests(GUESTS)
        await attacker.together([self._make(attacker, cookie) for cookie in cookies])

    async def _make(self, attacker: Attacker, cookie: str) -> None:
        body = large_table()
        while True:
            try:
                table = await attacker.table(cookie, body)
            except NotHeldError:
                continue
            await attacker.ask("POST", f"{table}/close", {}, cookie)


class Tables(Hold):
    """Tables whose other player has gone, as many as guests can be had for."""

    name = "tables"
    about = "tables that wait for somebody who left, as many as 20 guests and all later ones may"

    async def hold(self, attacker: Attacker) -> None:
        """Make tables for two, one of whom never plays."""
        gone = await attacker.guest()
        cookies = await attacker.guests(GUESTS - 1)
        await attacker.together(
            [
                *(self._fill(attacker, cookie, gone) for cookie in cookies),
                self._more(attacker, gone),
            ]
        )

    async def _fill(self, attacker: Attacker, cookie: str, gone: str) -> None:
        body = {"game": "zimbabwe", "seats": 5, "chairs": ["you", None, "you", "you", "you"]}
        while True:
            try:
                table = await attacker.table(cookie, body)
            except NotHeldError:
                continue
            await attacker.ask("POST", f"{table}/join", {}, gone)
            await attacker.ask("POST", f"{table}/start", {}, cookie)

    async def _more(self, attacker: Attacker, gone: str) -> None:
        """Make tables for guests who are made meanwhile."""
        async with asyncio.TaskGroup() as tasks:
            while True:
                try:
                    cookie = await attacker.guest()
                except NotHeldError:
                    continue
                tasks.create_task(self._fill(attacker, cookie, gone))


class Saves(Hold):
    """Long matches that are brought along."""

    name = "saves"
    about = "20 guests who bring save files of 2,900 records"

    def prepare(self) -> None:
        """Play a long match."""
        self._save = long_match()

    async def hold(self, attacker: Attacker) -> None:
        """Bring it over and over."""
        cookies = await attacker.guests(GUESTS)
        await attacker.together(self._bring(attacker, cookie) for cookie in cookies * AT_ONCE)

    async def _bring(self, attacker: Attacker, cookie: str) -> None:
        while True:
            await attacker.ask("POST", "/api/saves", cookie=cookie, raw=self._save)


class Lists(Saves):
    """Files that are not save files, which shows only when all of each has been read."""

    name = "lists"
    about = "20 guests who bring files of 4 MB that hold nothing but empty lists"

    def prepare(self) -> None:
        """Make such a file."""
        self._save = b"[%s[]]" % (b"[]," * (LARGEST_FILE // 3 - 2))


class Boards(Hold):
    """Maps of one's own, as large as they may be, each another one."""

    name = "boards"
    about = "20 guests who make tables with maps of 48 by 48 and have them drawn"

    async def hold(self, attacker: Attacker) -> None:
        """Bring one map after the other."""
        cookies = await attacker.guests(GUESTS)
        seeds = itertools.count()
        await attacker.together(self._lay(attacker, cookie, seeds) for cookie in cookies)

    async def _lay(self, attacker: Attacker, cookie: str, seeds: itertools.count[int]) -> None:
        for seed in seeds:
            board = scattered(WIDE, WIDE, 500, seed)
            body = {
                "game": "zimbabwe", "seats": 4, "chairs": ["you"] * 4, "start": True,
                "options": {"board": board},
            }  # fmt: skip
            try:
                table = await attacker.table(cookie, body)
            except NotHeldError:
                continue
            await attacker.ask("GET", f"{table}/drawing", cookie=cookie)


class Maps(Hold):
    """Boards of Heart of Africa that take long to draw, each another one."""

    name = "maps"
    about = "5 guests who make tables with boards of 60 areas and have them drawn"

    async def hold(self, attacker: Attacker) -> None:
        """Bring one board after the other, and ask for the next while the last is drawn."""
        cookies = await attacker.guests(5)
        seeds = itertools.count()
        await attacker.together(self._draw(attacker, cookie, seeds) for cookie in cookies * 2)

    async def _draw(self, attacker: Attacker, cookie: str, seeds: itertools.count[int]) -> None:
        for seed in seeds:
            body = {
                "game": "africa", "seats": 5, "chairs": ["you"] * 5, "start": True,
                "options": {"board": tangled_africa(seed)},
            }  # fmt: skip
            try:
                table = await attacker.table(cookie, body)
            except NotHeldError:
                continue
            await attacker.ask("GET", f"{table}/drawing", cookie=cookie)


def large_table() -> dict[str, object]:
    """Return what makes a table with as much text as it may have: a small map with many remarks."""
    rng = random.Random("siege tables")
    board = scattered(12, 9, 12, 1)
    while len(board) < LARGEST_BOARD - 100:
        board = f"# {''.join(rng.choices(ascii_lowercase, k=60))}\n{board}"
    return {"game": "zimbabwe", "seats": 2, "options": {"board": board}}


class Documents(Hold):
    """Tables with as much text as they may have, which is written again with every change."""

    name = "documents"
    about = "20 guests who rename tables with a board of 64 KB"

    async def settle(self, attacker: Attacker) -> None:
        """Make them."""
        body = large_table()
        cookies = await attacker.guests(GUESTS)
        self._places = [(cookie, await attacker.table(cookie, body)) for cookie in cookies]

    async def hold(self, attacker: Attacker) -> None:
        """Rename them all the time."""
        await attacker.together(
            self._rename(attacker, cookie, table) for cookie, table in self._places * AT_ONCE
        )

    async def _rename(self, attacker: Attacker, cookie: str, table: str) -> None:
        for number in itertools.count():
            await attacker.ask("PATCH", table, {"name": f"number {number}"}, cookie)


class Listing(Hold):
    """A list of public tables, each with as much text as it may have."""

    name = "listing"
    about = "20 guests who list 50 tables with a board of 64 KB each"

    async def settle(self, attacker: Attacker) -> None:
        """Make them."""
        body = large_table()
        self._cookies = await attacker.guests(GUESTS)
        for number in range(LISTED):
            await attacker.table(self._cookies[number % len(self._cookies)], body)

    async def hold(self, attacker: Attacker) -> None:
        """List them all the time."""
        await attacker.together(
            attacker.get("/api/tables", cookie) for cookie in self._cookies * AT_ONCE
        )


HOLDS = (Forks, Closed, Tables, Saves, Lists, Boards, Maps, Documents, Listing)

"""The club of a server: counts matches that have ended, one after the other, beside all else."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from mbira.core.errors import MbiraError
from mbira.server.club.counting import count
from mbira.server.club.people import People
from mbira.server.club.rating import rate_match
from mbira.server.store.database.connection import ConflictError, StoreError

if TYPE_CHECKING:
    from mbira.server.services import Services

log = structlog.get_logger()
OFTEN = 5.0
"""So often, in seconds, it is looked whether matches have ended that nobody said anything of."""
SOME = 20
"""How many matches are looked for at once."""
PAUSE = 0.05
"""Seconds between two matches: there may be thousands of an earlier mbira."""


class Club:
    """What happens with matches once they are over."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.people = People(services)
        self._matches = services.store.matches
        self._ended = asyncio.Event()

    def start(self) -> None:
        """Begin to count; in the loop that will serve."""
        self._services.task(self._count_for_ever())

    def note_end(self) -> None:
        """Note that a match has ended, so that it is counted soon."""
        self._ended.set()

    async def _count_for_ever(self) -> None:
        while True:
            self._ended.clear()
            try:
                while await self.count_some():
                    pass
            except StoreError as error:
                log.warning("cannot count matches", why=str(error))
            with suppress(TimeoutError):
                async with asyncio.timeout(OFTEN):
                    await self._ended.wait()

    async def count_some(self) -> int:
        """Count some matches that have ended; return how many there were."""
        found = await self._matches.uncounted(SOME)
        for number, table in enumerate(found):
            if number:
                await asyncio.sleep(PAUSE)
            await self._count(table)
        return len(found)

    async def _count(self, table: str) -> None:
        """Count the match of a table, unless it is gone or nobody's statistics."""
        store = self._services.store
        stored = await store.table(table)
        counted = None
        if stored is not None and stored.document.header is not None:
            rows = await store.records(table)
            try:
                counted = await self._services.beside(count, stored, rows)
            except (MbiraError, LookupError, ValueError) as error:  # of this match alone
                log.warning("a match cannot be counted", table=table, why=str(error))
        try:
            if counted is None:
                await self._matches.skip(table)
            else:
                await self._matches.count(counted, rate_match)
        except ConflictError as error:
            log.warning("a match was counted before", table=table, why=str(error))
            await self._matches.skip(table)

    async def rebuild(self) -> int:
        """Find all ratings again from the matches that were counted; return how many those are."""
        return await self._matches.rebuild(rate_match)

"""Sends what is in the outbox: nobody's calls wait for those of others, and none leaves twice.

A call is taken up in the database before it is sent, and marked as sent after it was taken by the
other side. Only a process that ends in between leaves a call of which nobody knows whether it
arrived. It is sent again by the same id, where the other side can tell by it that it has it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import structlog

from mbira.server.calling.hours import GIVEN_UP, judge
from mbira.server.calling.outcome import Outcome
from mbira.server.calling.words import write
from mbira.server.store.database.connection import StoreError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Mapping

    from mbira.server.calling.words import Letter
    from mbira.server.store.calls.leaving import Batch
    from mbira.server.store.calls.rows import CallRows, Ready
    from mbira.server.store.calls.wishes import CallRow, CallState, Channel, Place

    Way = Callable[[Place, str, Letter, list[CallRow]], Awaitable[Outcome]]
    """Sends a message to a place, by an id."""
    Task = Callable[[Coroutine[object, object, object]], object]

log = structlog.get_logger()
OFTEN = 1.0
"""Seconds after which it is looked what is due."""
SLOTS = 32
"""How many messages are under way at once."""
TRIED = 8
"""How many of them to places where the last one did not arrive."""
HOST = 4
"""How many of them to one host."""
LOOKED = 1000
"""How many places are looked at."""
LEASE = 60.0
"""Seconds for which a message is up to one process; none takes that long."""
BACK_OFF = (10.0, 30.0, 120.0, 600.0, 1800.0, 3600.0)
"""Seconds until a message is tried again, the first time, the second, and so on."""
LONGEST = 7 * 24 * 3600.0
"""A place where nothing arrives for this long is called no more."""
PROMPT = 5
"""So often it is tried to note what came of a message."""


class Sender:
    """Sends calls as long as the server runs."""

    def __init__(
        self, rows: CallRows, now: Callable[[], float], ways: Mapping[Channel, Way], task: Task
    ) -> None:
        self._rows = rows
        self._now = now
        self._ways = ways
        self._task = task
        self._news = asyncio.Event()
        self._guests: set[str] = set()
        """Those whom a message goes to right now: each has one at a time."""
        self._hosts: Counter[str] = Counter()
        self._failing = 0
        self.counts: Counter[str] = Counter()
        """How many messages ended how, for the metrics."""

    def wake(self) -> None:
        """Look at once what is due."""
        self._news.set()

    async def run(self, *, alone: bool) -> None:
        """Send for ever; `alone` says that no other process sends from the same outbox."""
        if alone:
            await self._insist(self._rows.release)
        while True:
            try:
                await self._round()
            except StoreError as error:
                log.warning("cannot look for calls", why=str(error))
            with suppress(TimeoutError):
                async with asyncio.timeout(OFTEN):
                    await self._news.wait()
            self._news.clear()

    async def _round(self) -> None:
        """Begin to send what is due, as far as there is room."""
        if len(self._guests) >= SLOTS:
            return
        for ready in await self._rows.ready(self._now(), LOOKED):
            host = _host(ready.address)
            if (
                ready.guest in self._guests
                or self._hosts[host] >= HOST
                or (ready.failing and self._failing >= TRIED)
            ):
                continue
            self._guests.add(ready.guest)
            self._hosts[host] += 1
            self._failing += ready.failing
            self._task(self._serve(ready, host))
            if len(self._guests) >= SLOTS:
                return

    async def _serve(self, ready: Ready, host: str) -> None:
        """Send what is due at a place."""
        served = False
        try:
            served = await self._send(ready)
        except StoreError as error:
            log.warning("cannot send calls", why=str(error))
        finally:
            self._guests.discard(ready.guest)
            self._hosts[host] -= 1
            self._failing -= ready.failing
            if not self._hosts[host]:
                del self._hosts[host]
        if served:
            self.wake()  # there is room for another one

    async def _send(self, ready: Ready) -> bool:
        now = self._now()
        name = secrets.token_hex(8)
        verdict = partial(judge, now=now)
        batch = await self._rows.take(ready.place, verdict, name, now, now + LEASE)
        if batch is None:
            return False
        outcome = await self._try(batch)
        self.counts[outcome.kind] += 1
        await self._insist(partial(self._note, batch, outcome))
        return True

    async def _try(self, batch: Batch) -> Outcome:
        """Send a message, whatever comes of it."""
        way = self._ways.get(batch.place.kind)
        if way is None:
            return Outcome("later", "this server does not send that")
        try:
            letter = await asyncio.to_thread(write, batch.calls, batch.wishes)
            return await way(batch.place, batch.id, letter, batch.calls)
        except Exception:
            log.exception("a call failed", kind=batch.place.kind)
            return Outcome("later", "this server failed")

    async def _note(self, batch: Batch, outcome: Outcome) -> None:
        """Write down what came of a message."""
        now, place = self._now(), batch.place
        if outcome.kind == "sent":
            await self._rows.settle(batch, "sent", now)
            return
        if outcome.kind in {"unsure", "lost"}:
            state: CallState = "unsure" if outcome.kind == "unsure" else "lost"
            await self._rows.settle(batch, state, now, outcome.error)
            return
        failing = place.failing if place.failing is not None else now
        if outcome.kind == "gone" or now - failing > LONGEST:
            await self._rows.close(batch, now, outcome.error)
            return
        tries = max(call.tries for call in batch.calls)
        wait = max(BACK_OFF[min(tries, len(BACK_OFF) - 1)], min(outcome.retry or 0.0, BACK_OFF[-1]))
        if now + wait - min(call.made for call in batch.calls) > GIVEN_UP:
            await self._rows.settle(batch, "lost", now, outcome.error)
        else:
            await self._rows.put_off(batch, now + wait, now, outcome.error)

    async def _insist(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Write something down even if the database is away for a moment."""
        for _ in range(PROMPT):
            try:
                await work()
            except StoreError as error:
                log.warning("cannot note what came of a call", why=str(error))
                await asyncio.sleep(OFTEN)
            else:
                return


def _host(address: str) -> str:
    """Return whom an address belongs to; mail goes to one server, whoever it is for."""
    return urlsplit(address).hostname or "mail"

"""Sweeping up: what belongs to nobody any more goes, a bounded bit of it each time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from mbira.core.errors import MbiraError
from mbira.server.people.guests import COOKIE_AGE
from mbira.server.refusals import Refusal
from mbira.server.store.database.connection import StoreError
from mbira.server.tables.ending import end
from mbira.server.tables.sitting.moving import leave_for_good

if TYPE_CHECKING:
    from mbira.server.tables.registry import Tables

log = structlog.get_logger()
OFTEN = 60.0
"""Seconds between two sweeps."""
SOON = 1.0
"""The same, if there was more than one sweep may take."""
ROWS = 500
"""At most this many rows of each kind go at once: others wait for it."""
BITS = 20
"""Rows of former tables go this many times in a sweep."""
TABLES = 20
"""This many tables are looked at in a sweep."""
DAY = 24 * 3600.0
CLOSED = 7 * DAY
"""A closed table can still be looked at for this long by those who sat there."""
WAITED = 30 * DAY
"""A table waits this long for somebody to begin a match."""
CALLED = 7 * DAY
"""It is remembered this long that somebody was called, who is not called twice for the same."""
FORGOTTEN = float(COOKIE_AGE)
"""Somebody who has not come for this long has no cookie any more."""


async def sweep_for_ever(tables: Tables) -> None:
    """Sweep up now and then."""
    while True:
        more = False
        try:
            more = await sweep(tables)
        except (StoreError, Refusal) as error:
            log.warning("cannot sweep up", why=str(error))
        await asyncio.sleep(SOON if more else OFTEN)


async def sweep(tables: Tables) -> bool:
    """Take away what belongs to nobody; return whether there may be more of it."""
    store, now = tables.services.store, tables.services.now()
    for table in await store.sweeps.never_begun(now - WAITED, TABLES):
        await _close(tables, table)
    left_behind = await store.sweeps.left_behind(now - CLOSED, TABLES)
    for table in left_behind:
        await tables.discard(table)
    for _ in range(BITS):
        cleared = await store.sweeps.clear_away(ROWS)
        if not cleared:
            break
    for guest in await store.persons.leaving():  # the server ended before it was done
        await leave_for_good(tables, guest)
    tokens = await store.sweeps.forget_tokens(now, ROWS)
    sessions = await store.sweeps.forget_sessions(now - FORGOTTEN, ROWS)
    guests = await store.sweeps.forget_guests(now - FORGOTTEN, ROWS)
    calls = await store.calls.forget(now - CALLED, ROWS)
    await store.people.forget_invitations(now - WAITED, ROWS)
    most = max(tokens, sessions, guests, calls)
    return bool(cleared) or most == ROWS or len(left_behind) == TABLES


async def _close(tables: Tables, table: str) -> None:
    """Close a table at which nobody has begun a match."""
    try:
        live = await tables.table(table)
        async with live.turn() as standing:
            if standing.document.status == "open":
                await end(live, standing.document, "nobody")
    except (Refusal, MbiraError) as error:  # of this table alone
        log.warning("cannot close a table", table=table, why=str(error))

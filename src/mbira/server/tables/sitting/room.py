"""Room on the disk: how many tables a guest, and all guests of an address, may have there."""

from __future__ import annotations

import math
from http import HTTPStatus
from typing import TYPE_CHECKING

import structlog

from mbira.server.refusals import Refusal

if TYPE_CHECKING:
    from mbira.server.store.document import Document
    from mbira.server.tables.registry import Tables

log = structlog.get_logger()
TABLES = ("too-many-tables", "too-many-tables-here")
PRACTICE = ("too-many-practice", "too-many-practice-here")
"""What is refused if a guest has too many, and if an address has."""
AT_ONCE = 5
"""At most this many finished matches go for a new table; the others go with the next ones."""


async def find_room(tables: Tables, document: Document, home: str | None) -> None:
    """Refuse a table that is one too many, or let the oldest of its kind go for it.

    Where an address has too many in all, a table goes of whoever has the most there: nobody can
    keep the others from having any.
    """
    limits, store = tables.services.settings.limits, tables.services.store
    owner, practice = document.owner, document.practice
    most = limits.practice if practice else limits.tables
    own, all_here = PRACTICE if practice else TABLES
    if not most:
        return
    if await store.count_tables(owner, practice=practice) >= most:
        if not practice or not await _let_one_go(tables, document, owner, most):
            raise _too_many(own, most)
    elif home is not None and limits.address:
        shares = int(most * limits.address)
        if await store.count_tables(owner, home=home, practice=practice) >= shares:
            fullest = await store.fullest(home, practice=True) if practice else None
            if fullest is None or not await _let_one_go(tables, document, fullest, most):
                raise _too_many(all_here, shares)


async def _let_one_go(tables: Tables, document: Document, owner: str, most: int) -> bool:
    """Let a guest's oldest practice table that nobody looks at go; return whether one did."""
    spared = document.origin.table if document.origin is not None else ""
    for table, _ in await tables.services.store.oldest_tables(owner, most, practice=True):
        if table != spared and not _watched(tables, table):
            await tables.discard(table)
            log.info("an older practice table made room", table=table)
            return True
    return False


async def let_old_ones_go(tables: Tables, owner: str, home: str | None) -> None:
    """Let the oldest finished tables of a guest, or an address, with more than are kept go."""
    await _let_finished_go(tables, owner, await tables.services.store.count_finished(owner), 1.0)
    shares = tables.services.settings.limits.address
    if home is not None and shares:
        fullest = await tables.services.store.fullest(home, practice=False)
        if fullest is not None:
            all_here = await tables.services.store.count_finished(owner, home=home)
            await _let_finished_go(tables, fullest, all_here, shares)


async def _let_finished_go(
    tables: Tables, owner: str, finished: tuple[int, int], shares: float
) -> None:
    limits = tables.services.settings.limits
    count, records = finished
    over_count = count - int(limits.finished * shares) if limits.finished else 0
    most_records = int(limits.finished_records * shares)
    over_records = records - most_records if limits.finished_records else 0
    if over_count <= 0 and over_records <= 0:
        return
    for table, length in await tables.services.store.oldest_tables(owner, AT_ONCE, practice=False):
        if (over_count > 0 or over_records > 0) and not _watched(tables, table):
            await tables.discard(table)
            log.info("a finished match made room", table=table, records=length)
            over_count, over_records = over_count - 1, over_records - length


def _watched(tables: Tables, table: str) -> bool:
    """Return whether somebody is at a table, or about to do something there."""
    live = tables.open.get(table)
    return live is not None and (not live.unused(math.inf) or bool(live.audience.present()))


def _too_many(name: str, most: int) -> Refusal:
    return Refusal(HTTPStatus.TOO_MANY_REQUESTS, name, args={"count": most})

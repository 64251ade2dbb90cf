"""Another name of somebody: at every table that they sit at, and in all that they said there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.server.tables.insisting import insisting

if TYPE_CHECKING:
    from mbira.server.store.rows import Guest
    from mbira.server.tables.registry import Tables
    from mbira.server.tables.table import Live

SHARE = 0.25
"""A table that learns of another name counts as this many requests."""
NOTED = 400
"""How many tables are named to other processes at once: a notice of PostgreSQL has 8000 bytes."""


async def rename_everywhere(tables: Tables, guest: Guest, name: str) -> Guest:
    """Give a guest another name, and tell it to everybody who sees them; return the guest."""
    services, share = tables.services, tables.services.share(guest.id)
    async with services.one_by_one(f"name {guest.id}"):
        guest = await services.guests.find(guest.id) or guest  # they may have another by now
        if name == guest.name:
            return guest
        services.buckets.check_work(share)
        changed = await services.guests.change(guest, name=name)
        here = [live for live in list(tables.open.values()) if _concerns(live, guest)]
        ids = {live.id for live in here}
        theirs, seconds = await services.store.rename(guest.id, name, ids)
        services.buckets.count_work(share, seconds)
        lives = {live.id: live for live in here}
        # what was opened meanwhile may have been read before it was written
        lives |= {table: tables.open[table] for table in theirs if table in tables.open}
        concerned = sorted({*theirs, *lives})
        services.buckets.owe("requests", guest.id, SHARE * len(concerned))
        for live in lives.values():
            await _rename_at(live, changed)
            await live.tell_names()
        await tables.bells.ring_for(concerned, services.store)
        for first in range(0, len(concerned), NOTED):
            some = concerned[first : first + NOTED]
            await services.store.announce("names", guest.id, tables=some)
    return changed


def _concerns(live: Live, guest: Guest) -> bool:
    """Return whether somebody has a seat at a table, or looks on there and may have spoken."""
    return bool(live.standing.document.seats_of(guest.id)) or guest.id in live.audience.here()


@insisting
async def _rename_at(live: Live, guest: Guest) -> None:
    async with live.turn() as standing:
        renamed = standing.document.renamed(guest.id, guest.name)
        if renamed != standing.document:
            await live.change(renamed)

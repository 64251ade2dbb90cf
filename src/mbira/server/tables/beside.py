"""What is decided beside a running server, by whoever runs it, takes effect in it.

On PostgreSQL that is told by a notice, as between processes that serve. SQLite has none: there the
server looks often whether it was left word.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from mbira.server.refusals import Refusal
from mbira.server.store.database.connection import StoreError
from mbira.server.tables.sent.sockets import GONE

if TYPE_CHECKING:
    from mbira.server.tables.registry import Tables

log = structlog.get_logger()
OFTEN = 0.5
"""Seconds after which a server looks whether it was left word."""


async def listen_beside(tables: Tables) -> None:
    """Follow what is told from beside, for ever; what was told before is known from the start."""
    number = 0
    while True:
        try:
            for each, note in await tables.services.store.desk.told(number):
                await tables.peers.follow(note)
                number = each
        except (StoreError, Refusal) as error:  # it is still there when we look again
            log.warning("cannot hear what is told from beside", why=str(error))
        await asyncio.sleep(OFTEN)


async def hear_bans(tables: Tables) -> None:
    """Look who is banned now, and let go of those who are."""
    bans = tables.services.bans
    await bans.read()
    for socket in tables.sockets:
        if bans.holds(socket.guest):
            socket.drop(GONE)

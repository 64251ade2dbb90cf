"""Whom guests hear at tables, and who of them lets others know that they are here."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from mbira.server.store.database.connection import StoreError

if TYPE_CHECKING:
    from mbira.server.tables.registry import Tables

log = structlog.get_logger()
OFTEN = 60.0
"""Seconds between two times that it is noted who is connected."""


async def hear_blocks(tables: Tables, guest: str) -> None:
    """Let a guest's sockets hear whom they want to hear now, and nobody else."""
    people = tables.club.people
    people.forget_blocks()
    theirs = [socket for socket in tables.sockets if socket.guest == guest]
    own = (await people.blocks(guest)).own if theirs else frozenset()
    for socket in theirs:
        socket.deaf = own
    for live in list(tables.open.values()):
        if guest in live.audience.here():
            await live.tell_names()


async def note_presence_for_ever(tables: Tables) -> None:
    """Note now and then who is connected, of those who let others know."""
    while True:
        try:
            await note_presence(tables)
        except StoreError as error:
            log.warning("cannot note who is here", why=str(error))
        await asyncio.sleep(OFTEN)


async def note_presence(tables: Tables) -> None:
    """Note who is connected through this process, of those who let others know."""
    guests = {socket.guest for socket in tables.sockets if socket.guest is not None}
    await tables.club.people.note_here(guests)

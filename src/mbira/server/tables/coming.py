"""Sockets come to a table and leave it: what they are told, and who else hears of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mbira.server.tables.sent.sockets import Socket
    from mbira.server.tables.table import Live


async def enter(live: Live, socket: Socket, since: int) -> None:
    """Connect a socket and tell it everything after a version."""
    async with live.turn() as standing:
        live.check_watcher(socket.guest)
        live.look(socket.guest)
        store = live.services.store
        if socket.guest is not None:
            socket.deaf = (await live.tables.club.people.blocks(socket.guest)).own
        chat = await live.audience.all_chat(standing, store, live.id)
        new = socket.guest not in live.audience.present()
        known_here = socket.guest in live.audience.here()
        live.audience.welcome(socket, since, standing, live.info, chat)
        if new:
            live.tell_table(socket)
    if not known_here:
        await live.tables.tell_presence(live)


async def leave(live: Live, socket: Socket) -> None:
    """Disconnect a socket."""
    live.audience.sockets.discard(socket)
    live.look(socket.guest)
    if socket.guest in live.audience.here():
        return
    if socket.guest not in live.audience.present():
        live.tell_table()
    await live.tables.tell_presence(live)

"""The WebSocket of a table: all news of it, as far as who is connected may know them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from mbira.server.api.call import find_guest, wanted_language
from mbira.server.api.matches import Version
from mbira.server.api.tables import Seat
from mbira.server.push import GONE, SLOW, Socket
from mbira.server.refusals import Refusal, forbidden

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from mbira.server.live import Live
    from mbira.server.services import Services


class Connecting(msgspec.Struct, frozen=True):
    """What a socket asks for."""

    since: Version = 0
    """The version that it knows already."""
    seat: Seat | None = None


async def serve_socket(websocket: WebSocket, services: Services) -> None:
    """Connect a socket to a table, and send it news until it leaves or falls behind."""
    try:
        socket, live, since = await _admit(websocket, services)
    except Refusal as error:
        await websocket.accept()
        problem = error.problem(wanted_language(websocket))
        await websocket.close(GONE, problem.id)
        return
    await websocket.accept()
    services.sockets.add(socket)
    services.metrics.sockets.inc()
    try:
        await live.enter(socket, since)
        await socket.run(websocket)
    finally:
        services.sockets.discard(socket)
        services.metrics.sockets.dec()
        if socket.code == SLOW:
            services.metrics.dropped.inc()
        await live.leave(socket)
    if socket.code != 1000:
        await websocket.close(socket.code)


async def _admit(websocket: WebSocket, services: Services) -> tuple[Socket, Live, int]:
    guest = await find_guest(websocket, services)
    name = guest.id if guest is not None else None
    try:
        wish = msgspec.convert(dict(websocket.query_params), Connecting, strict=False)
    except msgspec.ValidationError:
        raise forbidden("path") from None
    limits = services.settings.limits
    mine = sum(1 for other in services.sockets if name is not None and other.guest == name)
    if len(services.sockets) >= limits.sockets or mine >= limits.guest_sockets:
        raise forbidden("too-many-sockets")
    live = await services.table(websocket.path_params["table"][:16])
    live.check_watcher(name)
    live.standing.eyes(name, wish.seat)
    return Socket(name, wish.seat, limits.behind), live, wish.since

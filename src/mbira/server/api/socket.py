"""WebSockets: all news of a table that somebody may know, and a bell for a list of tables."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from http import HTTPStatus
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocketDisconnect

from mbira.server.api.call import address_of, find_asker
from mbira.server.api.shapes import Seat, Version
from mbira.server.people.limits import hold_back
from mbira.server.refusals import Refusal, forbidden
from mbira.server.store.database.connection import StoreError
from mbira.server.tables import coming
from mbira.server.tables.asker import eyes
from mbira.server.tables.sent.bells import Bell
from mbira.server.tables.sent.sockets import GONE, LATER, SIGNED_OUT, SLOW, Socket
from mbira.server.thinking.line import Share

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from mbira.server.api.call import Asker
    from mbira.server.store.rows import Guest, Program
    from mbira.server.tables.registry import Tables
    from mbira.server.tables.table import Live


COMING = 4.0
"""A new socket counts as this many requests: it is told everything, and all others of it."""
RECORDS_A_REQUEST = 1000
"""This many records told to a new socket count as one request."""
GOODBYE = 1.0
"""Seconds in which a socket can be told that it is closed."""


class Connecting(msgspec.Struct, frozen=True):
    """What a socket asks for."""

    since: Version = 0
    """The version that it knows already."""
    seat: Seat | None = None
    sentences: bool = True
    """Whether it reads what it may do in sentences; programs have no use for them."""


async def serve_socket(websocket: WebSocket, tables: Tables) -> None:
    """Connect a socket to a table, and send it news until it leaves or falls behind."""
    services = tables.services
    with suppress(WebSocketDisconnect):  # it may leave at any moment
        try:
            with services.gate.request(address_of(websocket)):
                socket, live, since = await _admit(websocket, tables)
        except (Refusal, StoreError) as error:
            await websocket.accept()
            await _refuse(websocket, error)
            return
        try:
            await websocket.accept()
            await coming.enter(live, socket, since)
            await socket.run(websocket)
        except (Refusal, StoreError) as error:
            await _refuse(websocket, error)
        finally:
            _count_out(tables, socket)
            await coming.leave(live, socket)
        if socket.code != 1000:
            await _close(websocket, socket.code)


async def serve_bell(websocket: WebSocket, tables: Tables) -> None:
    """Tell a guest whenever one of their tables has changed, until they leave."""
    services = tables.services
    with suppress(WebSocketDisconnect):
        try:
            with services.gate.request(address_of(websocket)):
                bell = await _admit_bell(websocket, tables)
        except (Refusal, StoreError) as error:
            await websocket.accept()
            await _refuse(websocket, error)
            return
        tables.bells.add(bell)
        try:
            await websocket.accept()
            await bell.run(websocket)
        finally:
            tables.bells.remove(bell)
            _count_out(tables, bell)
        if bell.code != 1000:
            await _close(websocket, bell.code)


async def _admit_bell(websocket: WebSocket, tables: Tables) -> Bell:
    """Return a bell that is counted from now on."""
    asker, share = await _come(websocket, tables, "/api/guest/socket")
    guest = asker.guest
    if guest is None:
        raise Refusal(HTTPStatus.UNAUTHORIZED, "guest")
    bell = Bell(guest.id, share)
    bell.session = asker.visit.session.id if asker.visit is not None else None
    await _count_in(tables, bell, guest)
    return bell


async def _refuse(websocket: WebSocket, error: Refusal | StoreError) -> None:
    """Close a socket for a reason; one that will pass has another code."""
    if isinstance(error, StoreError):
        await _close(websocket, LATER, "busy")
    else:
        await _close(websocket, GONE if error.retry is None else LATER, error.name)


async def _close(websocket: WebSocket, code: int, why: str = "") -> None:
    with suppress(TimeoutError):  # a client that does not read is not waited for
        async with asyncio.timeout(GOODBYE):
            await websocket.close(code, why)


async def _admit(websocket: WebSocket, tables: Tables) -> tuple[Socket, Live, int]:
    """Return a socket that is counted from now on; its table; and the version that it knows."""
    try:
        wish = msgspec.convert(dict(websocket.query_params), Connecting, strict=False)
    except msgspec.ValidationError:
        raise forbidden("path") from None
    asker, share = await _come(websocket, tables, "/api/tables/{table}/socket")
    guest, program = asker.guest, asker.grant.program if asker.grant is not None else None
    name = guest.id if guest is not None else None
    services = tables.services
    live = await tables.table(websocket.path_params["table"][:16], share)
    live.check_watcher(name)
    eyes(live.standing, name, wish.seat)
    told = max(
        0, live.standing.seen_by(name).version - wish.since
    )  # the log after what is known already
    services.buckets.count("requests", share, amount=told / RECORDS_A_REQUEST)
    socket = Socket(
        name, share, wish.seat, services.settings.limits.behind, sentences=wish.sentences
    )
    socket.program = program.id if program is not None else None
    socket.session = asker.visit.session.id if asker.visit is not None else None
    await _count_in(tables, socket, guest)
    if program is not None:
        await _bind(websocket, tables, socket, program)
    return socket, live, wish.since


async def _bind(websocket: WebSocket, tables: Tables, socket: Socket, program: Program) -> None:
    """Let a program listen no longer than its token is good."""
    services = tables.services
    try:
        await find_asker(websocket, services)  # it may have been turned away meanwhile
    except Refusal:
        _count_out(tables, socket)
        raise
    left = max(0.0, program.expires - services.now())
    socket.ends = asyncio.get_running_loop().call_later(left, socket.drop, SIGNED_OUT)


async def _come(websocket: WebSocket, tables: Tables, path: str) -> tuple[Asker, Share]:
    """Return who comes, and to whom it is counted."""
    services = tables.services
    asker = await find_asker(websocket, services)
    guest, grant = asker.guest, asker.grant
    address = address_of(websocket)
    share = Share(address, guest.id if guest is not None else address)
    try:
        services.buckets.count("requests", share, amount=COMING)
    except Refusal as error:
        await hold_back(error)
        raise
    if grant is not None:
        grant.check("GET", path, websocket.path_params.get("table"))
    return asker, share


async def _count_in(tables: Tables, socket: Socket, guest: Guest | None) -> None:
    """Count a socket from now on, or refuse it as there are too many."""
    services, share = tables.services, socket.share
    limits = services.settings.limits
    mine = sum(1 for other in tables.sockets if other.share.guest == share.guest)
    here = sum(1 for other in tables.sockets if other.share.address == share.address)
    if (
        _reached(len(tables.sockets), limits.sockets)
        or _reached(mine, limits.guest_sockets)
        or _reached(here, limits.address_sockets)
    ):
        # one that was just closed may still be counted
        raise Refusal(HTTPStatus.TOO_MANY_REQUESTS, "too-many-sockets", retry=1.0)
    if guest is not None:
        known = await services.guests.find(guest.id)
        if known is None or known.generation != guest.generation:
            raise forbidden("guest")  # they signed out meanwhile: nobody would close it any more
    if socket.session is not None and await services.sessions.find(socket.session) is None:
        raise forbidden("guest")
    services.bans.check(socket.guest)  # nothing is awaited between this and being counted
    tables.sockets.add(socket)
    services.metrics.sockets.set(len(tables.sockets))


def _count_out(tables: Tables, socket: Socket) -> None:
    """Count a socket no more."""
    metrics = tables.services.metrics
    tables.sockets.discard(socket)
    if socket.ends is not None:
        socket.ends.cancel()
    metrics.sockets.set(len(tables.sockets))
    if socket.code == SLOW:
        metrics.dropped.inc()


def _reached(count: int, most: int) -> bool:
    return most != 0 and count >= most

"""A connection that became a socket leaves nothing behind for the garbage collector."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from mbira.server.wire.requests import RequestWire
from mbira.server.wire.sockets import SocketWire

UPGRADE = (
    b"GET /socket HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Connection(asyncio.Transport):
    """A connection to nobody."""

    protocol: asyncio.BaseProtocol

    def write(self, data: object) -> None:
        pass

    def close(self) -> None:
        pass

    def is_closing(self) -> bool:
        return False

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol


async def nothing(_: Any, __: Any, ___: Any) -> None:
    await asyncio.Event().wait()


def test_the_reader_of_requests_ends_where_the_socket_begins() -> None:
    async def upgrade() -> None:
        config = uvicorn.Config(nothing, ws=SocketWire, http=RequestWire, log_config=None)
        config.load()
        connection = Connection()
        wire = RequestWire(config=config, server_state=ServerState(), app_state={})
        wire.connection_made(connection)
        wire.data_received(UPGRADE)
        assert isinstance(connection.protocol, SocketWire)
        known = weakref.ref(wire)
        del wire
        assert known() is None

    gc.disable()
    try:
        asyncio.run(upgrade())
    finally:
        gc.enable()

"""WebSocket connections: one whose reader takes nothing any more is cut off, not kept."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from asyncio.transports import BaseTransport

ROOM = 256 * 1024
"""Bytes that the system keeps for who reads slowly; left to itself it would keep megabytes."""
LINGER = 2.0
"""Seconds that the last bytes have to be taken once a connection is closed."""


class SocketWire(WebSocketsSansIOProtocol):
    """A WebSocket connection that ends when it is closed, whether its reader listens or not.

    The library only asks for the end, which comes when all that was written has been taken. From
    who does not read that is never, and the connection, its buffers and its task would stay.
    """

    def connection_made(self, transport: BaseTransport) -> None:
        """Take over a connection."""
        super().connection_made(transport)
        raw = transport.get_extra_info("socket")
        if raw is not None and raw.family in {socket.AF_INET, socket.AF_INET6}:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ROOM)

    async def run_asgi(self) -> None:
        """Serve the connection, then see that it ends."""
        await super().run_asgi()
        self._see_to_the_end()

    def keepalive_timeout(self) -> None:
        """Give up a connection that did not answer in time."""
        super().keepalive_timeout()
        self._see_to_the_end()

    def shutdown(self) -> None:
        """Close the connection, as the server stops."""
        super().shutdown()
        self._see_to_the_end()

    def _see_to_the_end(self) -> None:
        if self.disconnected:
            return
        if self.writable.is_set():
            self.loop.call_later(LINGER, self.transport.abort)
        else:  # its reader is behind already
            self.transport.abort()

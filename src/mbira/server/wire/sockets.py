"""WebSocket connections: one whose reader takes nothing any more is cut off, not kept."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

if TYPE_CHECKING:
    from asyncio.transports import BaseTransport

ROOM = 256 * 1024
"""Bytes that the system keeps for a slow reader; left to itself it would keep megabytes."""
LOUD = 1008
"""Close code for a client that sends much, though nobody listens."""
SAID = 8 * 1024
"""Bytes that may come at once: a client has nothing to say but that it is there."""
SAID_A_SECOND = 1024
LINGER = 2.0
"""Seconds that the last bytes have to be taken once a connection is closed."""


WIRE: Final = "mbira.wire"
"""In the scope of a connection: what takes texts for it at once."""
SHORT, MIDDLE = 126, 65536
"""From these lengths on, the length of a text is written with two bytes, and with eight."""


def text_frame(text: bytes) -> bytes:
    """Return a text as it is sent to a client; to all clients the same."""
    length = len(text)
    if length < SHORT:
        head = bytes((0x81, length))
    elif length < MIDDLE:
        head = b"\x81\x7e" + length.to_bytes(2)
    else:
        head = b"\x81\x7f" + length.to_bytes(8)
    return head + text


class SocketWire(WebSocketsSansIOProtocol):
    """A WebSocket connection that ends when it is closed, whether its reader listens or not.

    The library only asks for the end, which comes when all that was written has been taken. With a
    client that does not read that is never, and the connection, its buffers and its task would
    stay.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._may_say = float(SAID)
        self._heard = self.loop.time()

    async def run_asgi(self) -> None:
        """Serve the connection, then see that it ends."""
        self.scope[WIRE] = self  # type: ignore[typeddict-unknown-key]
        try:
            await super().run_asgi()
        finally:  # else only the garbage collector could let go of it
            del self.scope[WIRE]  # type: ignore[typeddict-item]
        self._see_to_the_end()

    def say(self, text: bytes) -> bool:
        """Send a text at once, if its reader is not behind; return whether it was sent.

        News goes to everybody at a table after every action: on the way through the frameworks it
        would be put into letters and back, and wait for a task of each connection.
        """
        open_ = self.conn.state is OPEN and not self.close_sent and not self.transport.is_closing()
        if not open_ or not self.writable.is_set():
            return False
        self.transport.write(text_frame(text))
        return True

    def data_received(self, data: bytes) -> None:
        """Hear what is said, as long as it is little: even nothing at all, said often, takes time.

        The bytes are counted before they are read: tens of thousands of empty frames fit into
        what comes at once.
        """
        if self.handshake_initiated:
            now = self.loop.time()
            filled = self._may_say + SAID_A_SECOND * (now - self._heard)
            self._may_say, self._heard = min(SAID, filled) - len(data), now
            if self._may_say < 0:
                self._cut_off()
                return
        super().data_received(data)

    def _cut_off(self) -> None:
        if self.disconnected or self.transport.is_closing():
            return
        if not self.handshake_complete:
            self.transport.abort()
            return
        self.transport.pause_reading()
        self.conn.fail(LOUD)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": LOUD})
        self.close_sent = True
        self._see_to_the_end()

    def pause_writing(self) -> None:
        """Stop listening to a client that does not listen: answers to it would pile up."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """Listen again."""
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    def connection_made(self, transport: BaseTransport) -> None:
        """Take over a connection."""
        super().connection_made(transport)
        raw = transport.get_extra_info("socket")
        if raw is not None and raw.family in {socket.AF_INET, socket.AF_INET6}:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ROOM)

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

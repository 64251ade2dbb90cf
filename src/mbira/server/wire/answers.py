"""How an answer goes out: its head and what follows at once in one packet, with one call."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import asyncio


class Answer:
    """What writes an answer: all of a transport that an answer needs.

    The head of an answer is written before its body. It is held until the body comes, but no longer
    than whoever answers goes on without waiting for anything.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._held = b""

    def write(self, data: bytes) -> None:
        """Write the second of two together with the first."""
        if self._held:
            held, self._held = self._held, b""
            self._transport.write(held + data)
        elif data:
            self._held = data
            self._loop.call_soon(self._let_go)

    def close(self) -> None:
        """Write what is held, and close."""
        self._let_go()
        self._transport.close()

    def is_closing(self) -> bool:
        """Return whether the connection ends."""
        return self._transport.is_closing()

    def _let_go(self) -> None:
        if self._held:
            held, self._held = self._held, b""
            self._transport.write(held)

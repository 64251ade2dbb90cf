"""Large bodies that never end."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from mbira_bench.client.wire import request_for
from mbira_bench.siege.attacker import AGAIN
from mbira_bench.siege.hold import Hold

if TYPE_CHECKING:
    from mbira_bench.siege.attacker import Attacker

CONNECTIONS = 250
SIZE = 4 * 1024 * 1024
"""Bytes of the largest save file that is taken."""
PIECE = 64 * 1024
FLOODS = 64
CHUNK = b"1\r\nx\r\n"
ENDLESS = 10**12
"""Bytes that nobody will ever have sent."""


class Bodies(Hold):
    """Save files, all but the last byte of them, from nobody."""

    name = "bodies"
    about = "250 save files of 4 MB each sent without a cookie and never finished"

    async def hold(self, attacker: Attacker) -> None:
        """Send all of them at once."""
        cookie = await self._cookie(attacker)
        more = f"content-type: application/json\r\ncontent-length: {SIZE}\r\n"
        head = request_for(attacker.port, "POST", "/api/saves", cookie=cookie, more=more)
        await attacker.together(self._send(attacker, head) for _ in range(CONNECTIONS))

    async def _cookie(self, _: Attacker) -> str:
        return ""

    async def _send(self, attacker: Attacker, head: bytes) -> None:
        piece = b" " * PIECE
        while True:
            raw = await attacker.connect()
            if raw is None:
                continue
            await raw.write(head)
            left = SIZE - 1
            while left and await raw.write(piece[:left]):
                left -= min(left, PIECE)
                attacker.counts["sent_kb"] += PIECE // 1024
            await raw.lost.wait()
            attacker.counts["closed"] += 1
            await asyncio.sleep(AGAIN)


class GuestBodies(Bodies):
    """The same from a guest."""

    name = "guest-bodies"
    about = "250 save files of 4 MB each sent by one guest and never finished"

    async def _cookie(self, attacker: Attacker) -> str:
        return await attacker.guest()


class Flood(Hold):
    """Bodies without end where none is wanted."""

    name = "flood"
    about = "64 connections that send a body without end to /health"

    async def hold(self, attacker: Attacker) -> None:
        """Send as fast as it is read."""
        more = f"content-length: {ENDLESS}\r\n"
        head = request_for(attacker.port, "GET", "/health", more=more)
        await attacker.together(attacker.pour(head, b" " * PIECE) for _ in range(FLOODS))


class Chunks(Hold):
    """Bodies in pieces of one byte."""

    name = "chunks"
    about = "64 connections that send a body byte by byte, each in a chunk of its own"

    async def hold(self, attacker: Attacker) -> None:
        """Send as fast as it is read."""
        more = "transfer-encoding: chunked\r\n"
        head = request_for(attacker.port, "POST", "/api/tables", more=more)
        count = PIECE // len(CHUNK)
        await attacker.together(attacker.pour(head, CHUNK * count, count) for _ in range(FLOODS))


HOLDS = (Bodies, GuestBodies, Flood, Chunks)

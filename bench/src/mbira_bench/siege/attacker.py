"""An attacker: connections from one address, as many guests as the server makes for it.

Whatever the server answers is counted and does not matter: it is asked again, at once if it
answered, after a moment if it refused or hung up, whatever it said about when to come back.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, cast

import msgspec

from mbira.core.errors import MbiraError
from mbira_bench.client.messages import TableMade
from mbira_bench.client.wire import HOST, Answer, Web, request_for, socket_request

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable

PAUSE = 0.25
"""Seconds before a refusal is answered with the same thing again: four times a second is enough."""
AGAIN = 0.1
"""Seconds before a server that hung up, or is not there, is called again."""
REFUSED = 400
LATER = (429, 503)
"""Whoever is told this can come back."""
FULL = 64 * 1024
"""Bytes that wait to be written before nothing more is."""
encode = msgspec.json.Encoder().encode


class NotHeldError(MbiraError):
    """What a hold needs cannot be had, so there is no hold."""


class Raw(asyncio.Protocol):
    """A connection that one writes bytes to; what comes back is counted or not even read."""

    def __init__(self, gone: Callable[[Raw], None], *, reads: bool) -> None:
        self._gone = gone
        """Told when it is over."""
        self._reads = reads
        self._room = asyncio.Event()
        self._room.set()
        self.lost = asyncio.Event()
        self.begun = asyncio.Event()
        """Something came back."""
        self.read = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Note what to write to."""
        self.transport = cast("asyncio.Transport", transport)
        self.transport.set_write_buffer_limits(FULL)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Note that it is over."""
        self.lost.set()
        self._room.set()
        self.begun.set()
        self._gone(self)

    def pause_writing(self) -> None:
        """Wait: the server does not keep up."""
        self._room.clear()

    def resume_writing(self) -> None:
        """Go on."""
        self._room.set()

    def data_received(self, data: bytes) -> None:
        """Count what came; one that does not read reads no more than this."""
        self.read += len(data)
        self.begun.set()
        if not self._reads:
            self.transport.pause_reading()

    async def write(self, data: bytes) -> bool:
        """Write as soon as there is room; return whether the connection is still there."""
        await self._room.wait()
        if self.lost.is_set() or self.transport.is_closing():
            return False
        self.transport.write(data)
        return True


class Attacker:
    """What holds the server up, and what it counted."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.web = Web(port)
        self.counts: Counter[str] = Counter()
        self._open: set[Raw] = set()

    async def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        cookie: str = "",
        *,
        raw: bytes | None = None,
        more: str = "",
    ) -> Answer | None:
        """Ask once; None if nobody answered."""
        content = encode(body) if body is not None else raw
        return await self.send(request_for(self.port, method, path, content, cookie, more))

    async def send(self, request: bytes, pause: float = PAUSE) -> Answer | None:
        """Send a request as it is; None if nobody answered."""
        self.counts["asked"] += 1
        try:
            answer = await self.web.send(request)
        except (MbiraError, OSError):
            self.counts["lost"] += 1
            await asyncio.sleep(AGAIN)
            return None
        self.counts[str(answer.status)] += 1
        if answer.status >= REFUSED and pause:
            await asyncio.sleep(pause)
        return answer

    async def repeat(self, request: Callable[[], bytes], pause: float = PAUSE) -> None:
        """Ask for ever; without a pause, whatever is answered."""
        while True:
            await self.send(request(), pause)

    async def get(self, path: str, cookie: str = "") -> None:
        """Ask to see the same thing for ever."""
        request = request_for(self.port, "GET", path, cookie=cookie)
        await self.repeat(lambda: request)

    async def guest(self, more: str = "") -> str:
        """Return the cookie of a new guest."""
        answer = await self.ask("POST", "/api/guest", {}, more=more)
        if answer is None or not answer.cookie:
            raise NotHeldError("the server makes no guest")
        self.counts["guests"] += 1
        return answer.cookie

    async def guests(self, count: int) -> list[str]:
        """Return the cookies of new guests: as many as the server makes, one at least."""
        first = await self.guest()
        more = await asyncio.gather(
            *(self.guest() for _ in range(count - 1)), return_exceptions=True
        )
        return [first, *(cookie for cookie in more if isinstance(cookie, str))]

    async def table(self, cookie: str, body: object) -> str:
        """Return the address of a new table."""
        return await self._make("/api/tables", cookie, encode(body), "table")

    async def bring(self, cookie: str, save: bytes) -> str:
        """Return the address of a practice table from a save file."""
        return await self._make("/api/saves", cookie, save, "save")

    async def _make(self, path: str, cookie: str, body: bytes, what: str) -> str:
        """Return the address of what is made, once the server has time for it."""
        answer = await self.ask("POST", path, None, cookie, raw=body)
        while answer is not None and answer.status in LATER:
            answer = await self.ask("POST", path, None, cookie, raw=body)
        if answer is None or answer.status != 201:
            said = "nothing" if answer is None else answer.body[:120].decode(errors="replace")
            raise NotHeldError(f"the server takes no {what}: {said}")
        self.counts[f"{what}s"] += 1
        return f"/api/tables/{msgspec.json.decode(answer.body, type=TableMade).id}"

    async def connect(self, *, reads: bool = True) -> Raw | None:
        """Return a connection to write bytes to; None if there is none to be had."""
        loop = asyncio.get_running_loop()
        try:
            _, raw = await loop.create_connection(
                lambda: Raw(self._open.discard, reads=reads), HOST, self.port
            )
        except OSError:
            self.counts["lost"] += 1
            await asyncio.sleep(AGAIN)
            return None
        self.counts["connections"] += 1
        self._open.add(raw)
        return raw

    async def pour(
        self, head: bytes, piece: bytes, parts: int = 1, *, then: bytes = b"", reads: bool = True
    ) -> None:
        """Write the same piece for ever, which counts as this many parts, to one connection.

        It begins with a head; `then` comes once there was an answer. When it is closed, another
        one is opened.
        """
        while True:
            raw = await self.connect(reads=reads)
            if raw is None:
                continue
            await raw.write(head)
            if then:
                await raw.begun.wait()
                await raw.write(then)
            while await raw.write(piece):
                self.counts["parts"] += parts
                self.counts["kb"] += len(piece) // 1024
                await asyncio.sleep(0)
            self.counts["closed"] += 1
            raw.transport.abort()
            await asyncio.sleep(AGAIN)

    def close(self) -> None:
        """Hang up."""
        self.web.close()
        for raw in list(self._open):
            raw.transport.abort()

    @staticmethod
    async def together(work: Iterable[Coroutine[object, object, None]]) -> None:
        """Do several things at once; the first that fails ends all."""
        tasks = [asyncio.ensure_future(each) for each in work]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()


async def sit_and_watch(attacker: Attacker, path: str, cookie: str, *, reads: bool) -> None:
    """Connect a socket, and again whenever it is closed."""
    while True:
        raw = await attacker.connect(reads=reads)
        if raw is None:
            continue
        await raw.write(socket_request(attacker.port, f"{path}/socket", cookie))
        await raw.lost.wait()
        attacker.counts["closed"] += 1
        await asyncio.sleep(AGAIN)

"""Redis or Valkey, which tells others without a lock, and may lose what it is given.

Nobody waits for it: what is to be told is kept here in order, sent in the background, and dropped
if it cannot be sent. Then the others are owed a word that they have missed something.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

import structlog

from mbira.core.errors import MbiraError, needing

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from redis.asyncio import Redis

log = structlog.get_logger()
AGAIN = 1.0
"""Seconds until a lost connection is tried again."""
PATIENCE = 2.0
"""A broker that has not answered after this many seconds does not answer."""
SILENT = 5.0
"""Whoever was not heard for this many seconds is not there."""
MOST = 20_000
"""Notes that wait to be sent; if there are more, all are dropped, and the others are told so."""
AT_ONCE = 500
"""Notes that are sent as one message."""
KNOWN = "give redis://HOST:PORT"


def channel_of(secret: str) -> str:
    """Return where processes on one database meet, whoever else uses the same broker."""
    return f"mbira:{hashlib.sha256(f'channel {secret}'.encode()).hexdigest()[:16]}"


def client_of(url: str) -> Redis:
    """Return what talks to a broker, which is not connected yet; MbiraError if nothing can."""
    with needing("redis", "--broker"):
        from redis.asyncio import Redis  # noqa: PLC0415 an extra
        from redis.asyncio.retry import Retry  # noqa: PLC0415
        from redis.backoff import NoBackoff  # noqa: PLC0415
    try:
        return Redis.from_url(
            url,
            socket_connect_timeout=PATIENCE,
            # a connection that comes back by itself would hide what was missed meanwhile
            retry=Retry(NoBackoff(), 0),
        )
    except ValueError:  # it may quote the address, and that may have a password
        raise MbiraError(f"--broker: that is not the address of a broker; {KNOWN}") from None


class BrokerError(Exception):
    """The broker cannot be reached. Says no more than what kind of error it was."""


class Broker:
    """A broker, as one process knows it."""

    def __init__(self, url: str, channel: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._url = url
        self._channel = channel
        self._clock = clock
        self._waiting: list[bytes] = []
        self._beat: bytes | None = None
        """That we are here: only the latest is worth sending."""
        self._something = asyncio.Event()
        self.owes = False
        """Whether others may have missed something, and were not told so."""
        self._news = asyncio.Event()
        """Set when it was lost or found: the way that notes go may have to change."""
        self._sent = False
        """Whether what was sent last has arrived there."""
        self._echo = float("-inf")
        """When our own beat was heard last."""

    @asynccontextmanager
    async def _client(self) -> AsyncIterator[Redis]:
        """Connect while the block runs; BrokerError if that, or its end, goes wrong."""
        from redis.exceptions import RedisError  # noqa: PLC0415

        try:
            async with client_of(self._url) as client:
                yield client
        except (RedisError, OSError) as error:
            raise BrokerError(type(error).__name__) from None

    async def wait_for_news(self, seconds: float) -> None:
        """Wait until it was lost or found, at most for some seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._news.wait()
        self._news.clear()

    @property
    def hears(self) -> bool:
        """Whether what is told there is heard here."""
        return self._clock() - self._echo < SILENT

    @property
    def reached(self) -> bool:
        """Whether notes can go this way: what was sent arrived, and is heard."""
        return self._sent and self.hears and not self.owes

    def heard_ourselves(self) -> None:
        """Note that our own beat came back."""
        new = not self.hears
        self._echo = self._clock()
        if new:
            self._news.set()

    def beat(self, note: bytes) -> None:
        """Say that we are here, as soon as that can be said."""
        self._beat = note
        self._something.set()

    def publish(self, note: bytes) -> None:
        """Tell something, soon, after all that was told before."""
        if len(self._waiting) >= MOST:
            self._drop("too much waits")
            self.owes = True  # of this one
            return
        self._waiting.append(note)
        self._something.set()

    def _drop(self, why: str) -> None:
        """Give up what waits; whoever does not hear it is to be told so."""
        if self._sent:
            log.warning("lost the broker", why=why)
        self._sent = False
        self.owes = self.owes or bool(self._waiting)
        self._waiting.clear()
        self._news.set()

    async def publish_for_ever(self) -> None:
        """Send what waits, for ever."""
        while True:
            try:
                async with self._client() as client:
                    while True:
                        await self._something.wait()
                        self._something.clear()
                        await self._send(client)
            except BrokerError as error:
                self._drop(str(error))
                await asyncio.sleep(AGAIN)

    async def _send(self, client: Redis) -> None:
        """Send all that waits; it is kept until it has arrived."""
        while self._waiting or self._beat is not None:
            beat, notes = self._beat, self._waiting[:AT_ONCE]
            lines = notes if beat is None else [*notes, beat]
            await _try(client.publish(self._channel, b"\n".join(lines)))
            del self._waiting[: len(notes)]
            if self._beat is beat:
                self._beat = None
        if not self._sent:
            log.info("found the broker")
            self._sent = True
            self._news.set()

    async def finish(self) -> None:
        """Send what is left; `owes` says afterwards whether that could be done."""
        if not self._waiting:
            return
        try:
            async with self._client() as client:
                await self._send(client)
        except BrokerError as error:
            self._drop(str(error))

    async def listen(
        self, joined: Callable[[], Awaitable[None]], hear: Callable[[bytes], Awaitable[None]]
    ) -> None:
        """Hear notes until the connection is lost: BrokerError; `joined` is called once it is made.

        At least our own beat is to be heard: a connection on which nothing comes is lost as well.
        """
        async with self._client() as client, client.pubsub() as subscription:
            await _try(subscription.subscribe(self._channel))
            while True:
                heard = await _try(subscription.get_message(timeout=SILENT), SILENT)
                if heard is None:
                    raise BrokerError("silence")
                if heard["type"] == "subscribe":
                    await joined()
                elif heard["type"] == "message":
                    for line in heard["data"].split(b"\n"):
                        await hear(line)


async def _try(call: Awaitable[Any], more: float = 0.0) -> Any:
    """Return what the broker says, if it does so in time."""
    from redis.exceptions import RedisError  # noqa: PLC0415

    try:
        async with asyncio.timeout(PATIENCE + more):
            return await call
    except (RedisError, OSError, TimeoutError) as error:
        raise BrokerError(type(error).__name__) from None

"""The door: whether others on the local network can come in, and at which addresses.

A server is for the machine that it runs on. Whoever sits there can let others in: then it listens
at the machine's addresses in its local network as well, and at no other, until it is closed again.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Protocol

import structlog

from mbira.core.errors import MbiraError
from mbira.server.people.guard import LOCAL
from mbira.server.people.proxies import address
from mbira.server.wire.listening import bind, local_addresses

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable

    from mbira.server.settings import Settings

    Find = Callable[[], list[str]]

log = structlog.get_logger()
MOST = 8
"""Addresses that are listened at; no household has more."""
FRESH = 5.0
"""Seconds for which it is not looked again which addresses this machine has."""
ALL = {"0.0.0.0", "::"}  # noqa: S104 it is compared with, not listened on


class Porter(Protocol):
    """Lets in those who come to an address."""

    async def listen(self, listener: socket.socket) -> asyncio.Server:
        """Begin to answer at a socket."""

    def hang_up(self, host: str) -> None:
        """Say goodbye to those who came to an address."""


class Door:
    """What a server listens on besides its own address, while it runs."""

    def __init__(self, settings: Settings, find: Find = local_addresses) -> None:
        self._host = settings.host
        self._port = settings.port
        self._find = find
        self.porter: Porter | None = None
        """Who listens, once the server does."""
        alone = is_loopback(settings.host)
        self.movable = alone and not settings.hosts and not settings.proxies
        """Whether it is for whoever sits at the machine to open and close it: a server that runs
        for others was told by its options who they are."""
        self.open = not alone
        self._servers: dict[str, asyncio.Server] = {}
        self._lock = asyncio.Lock()
        self._found: list[str] = []
        self._looked = float("-inf")

    async def set_open(self, *, wanted: bool) -> None:
        """Let others in, or let nobody in any more."""
        async with self._lock:
            self.open = wanted or not self.movable
            await self._follow()

    async def addresses(self) -> list[str]:
        """Return the hosts at which others reach this server now, the likeliest first."""
        if not self.open:
            return []
        if not self.movable and self._host not in ALL:
            return [] if is_loopback(self._host) else [self._host]
        async with self._lock:
            if time.monotonic() - self._looked > FRESH:  # networks come and go
                await self._follow()
        return [each for each in self._found if not self.movable or each in self._servers]

    async def sites(self) -> list[str]:
        """Return the addresses that others type into a browser."""
        return [self._site(each) for each in await self.addresses()]

    def _site(self, host: str) -> str:
        return f"http://{f'[{host}]' if ':' in host else host}:{self._port}"

    async def _follow(self) -> None:
        """Listen where it is wanted, and nowhere else."""
        self._found = (await asyncio.to_thread(self._find))[:MOST] if self.open else []
        self._looked = time.monotonic()
        if not self.movable or self.porter is None:
            return
        for gone in self._servers.keys() - set(self._found):
            self._servers.pop(gone).close()
            self.porter.hang_up(gone)
            log.info("closed to others", address=gone)
        for host in self._found:
            if host not in self._servers:
                await self._listen(host, self.porter)

    async def _listen(self, host: str, porter: Porter) -> None:
        try:
            listener = bind(host, self._port, search=False)
        except MbiraError as error:  # another program is there, or the address has just gone
            log.warning("cannot let others in", address=host, why=str(error))
            return
        self._servers[host] = await porter.listen(listener)
        log.info("open to others", address=host)


def is_loopback(host: str) -> bool:
    """Return whether a name or address leads to the machine that asks for it."""
    found = address(host)
    return host.lower() in LOCAL or (found is not None and found.is_loopback)

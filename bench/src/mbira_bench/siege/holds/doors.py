"""What is asked before anybody looks who asks: addresses without a limit, and costly heads."""

from __future__ import annotations

import asyncio
import itertools
import string
from abc import abstractmethod
from importlib.resources import files
from typing import TYPE_CHECKING

from mbira_bench.client.wire import request_for
from mbira_bench.siege.attacker import AGAIN
from mbira_bench.siege.hold import Hold

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mbira_bench.siege.attacker import Attacker

HEADS = (3_500, 15_000, 62_000)
"""Bytes of heads: some that are read, some that may be too long."""
MANY = 64
"""Connections that ask as fast as they are answered."""
CROWD = 500
"""The same where answers are cheap."""
FEW = 8
"""The same where one would be enough."""
BLOCK = 64 * 1024
"""Bytes that are written at a time."""
IDLE = 8000
"""Connections that say nothing."""


def short_names(size: int) -> str:
    """Return as many different names as fit, as a query has them."""
    letters = string.ascii_letters + string.digits
    words = itertools.chain.from_iterable(
        itertools.product(letters, repeat=length) for length in range(1, 4)
    )
    text = "&".join(map("".join, words))
    return text[:size].rpartition("&")[0]


class Hammer(Hold):
    """Connections that ask as fast as they are answered, whatever they are answered."""

    connections = MANY

    @abstractmethod
    def requests(self, port: int) -> list[bytes]:
        """Return what is asked, in turns."""

    async def hold(self, attacker: Attacker) -> None:
        """Ask without a pause."""
        await attacker.together(
            attacker.repeat(in_turns(self.requests(attacker.port)), pause=0.0)
            for _ in range(self.connections)
        )


def in_turns(requests: list[bytes]) -> Callable[[], bytes]:
    """Return a function that returns the requests one after the other, over and over."""
    return itertools.cycle(requests).__next__


class Open(Hammer):
    """Addresses that have no limit."""

    name = "open"
    about = "64 connections that ask for /health, /metrics and /api/openapi.json"

    def requests(self, port: int) -> list[bytes]:
        """Return what anybody may ask."""
        paths = ("/health", "/metrics", "/api/openapi.json")
        return [request_for(port, "GET", path) for path in paths]


class Refused(Hammer):
    """What is refused, which costs something too: a flood of it from nobody, and with no token."""

    name = "refused"
    about = "500 connections that do not care that they are refused"
    connections = CROWD

    def requests(self, port: int) -> list[bytes]:
        """Return what is refused after looking who asks."""
        token = "authorization: Bearer nobody\r\n"  # noqa: S105 it is none
        return [
            request_for(port, "GET", "/api/guest"),
            request_for(port, "GET", "/api/guest", more=token),
            request_for(port, "GET", "/api/nothing"),
        ]


class Heads(Hammer):
    """Heads as large as they may be, in thousands of parts."""

    name = "heads"
    about = "64 connections with up to 7,000 headers or cookies in each request"

    def requests(self, port: int) -> list[bytes]:
        """Return requests that take long to read."""
        heads = []
        for size in HEADS:
            many = size // 9
            headers = "".join(f"a{number}:\r\n" for number in range(many))
            cookies = "; ".join(f"a{number}=" for number in range(many))
            heads += [headers, f"cookie: {cookies}\r\n", f"accept-language: {',' * size}\r\n"]
        return [request_for(port, "GET", "/api/guest", more=head) for head in heads]


class Names(Hammer):
    """An address with thousands of names in it, each of which is looked for among all."""

    name = "names"
    about = "8 connections that ask for a list of tables with up to 13,000 unknown parameters"
    connections = FEW

    def requests(self, port: int) -> list[bytes]:
        """Return such requests."""
        return [request_for(port, "GET", f"/api/tables?{short_names(size)}") for size in HEADS]


class Page(Hold):
    """The files of the page, packed again for everybody who asks."""

    name = "page"
    about = "64 connections that fetch the largest file of the page, packed"

    async def hold(self, attacker: Attacker) -> None:
        """Fetch it, each time through a new connection."""
        assets = files("mbira.server").joinpath("static/assets").iterdir()
        largest = max(assets, key=lambda file: len(file.read_bytes()))
        more = "accept-encoding: gzip\r\nconnection: close\r\n"
        request = request_for(attacker.port, "GET", f"/assets/{largest.name}", more=more)
        await attacker.together(self._fetch(attacker, request) for _ in range(MANY))

    async def _fetch(self, attacker: Attacker, request: bytes) -> None:
        while True:
            raw = await attacker.connect()
            if raw is not None:
                await raw.write(request)
                await raw.lost.wait()
                attacker.counts["fetched"] += raw.read > 0


class Pipelines(Hold):
    """Requests without waiting for answers."""

    name = "pipelines"
    about = "64 connections that send requests without waiting for answers"

    async def hold(self, attacker: Attacker) -> None:
        """Ask for what does not exist, thousands of times."""
        request = request_for(attacker.port, "GET", "/api/nothing")
        count = BLOCK // len(request)
        await attacker.together(attacker.pour(request, request * count, count) for _ in range(MANY))


class Connections(Hold):
    """Connections through which nothing comes."""

    name = "connections"
    about = "8,000 connections that say nothing"

    async def hold(self, attacker: Attacker) -> None:
        """Open them, and each closed one again."""
        await attacker.together(self._stay(attacker) for _ in range(IDLE))

    async def _stay(self, attacker: Attacker) -> None:
        while True:
            raw = await attacker.connect()
            if raw is not None:
                await raw.lost.wait()
                attacker.counts["closed"] += 1
                await asyncio.sleep(AGAIN)


class Forged(Hold):
    """New guests without end, each from an address that was made up, each with a table."""

    name = "forged"
    about = "64 connections that make guests and tables, as from addresses that are made up"

    async def hold(self, attacker: Attacker) -> None:
        """Be somebody else each time."""
        addresses = (f"10.{a}.{b}.{c}" for a, b, c in itertools.product(range(250), repeat=3))
        await attacker.together(self._become(attacker, addresses) for _ in range(MANY))

    async def _become(self, attacker: Attacker, addresses: Iterator[str]) -> None:
        table = {"game": "zimbabwe", "seats": 5, "chairs": ["you"] * 5, "start": True}
        for address in addresses:
            more = f"x-forwarded-for: {address}\r\n"
            answer = await attacker.ask("POST", "/api/guest", {}, more=more)
            if answer is not None and answer.cookie:
                attacker.counts["guests"] += 1
                await attacker.ask("POST", "/api/tables", table, answer.cookie, more=more)


HOLDS = (Open, Refused, Heads, Names, Page, Pipelines, Connections, Forged)

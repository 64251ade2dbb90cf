"""The gate: how much of everything one address may have open at once, before anybody looks at it.

Whoever asks is not known yet then, or can be somebody new each time; where they come from is all
there is to go by.
"""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager
from http import HTTPStatus
from typing import TYPE_CHECKING

from mbira.server.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mbira.server.people.proxies import Proxies
    from mbira.server.settings import Limits


FEW = 1000
"""This many addresses are remembered before those not seen for long are dropped."""


class Full(Refusal):
    """A refusal as there is no room for more of it."""

    def __init__(self) -> None:
        super().__init__(HTTPStatus.SERVICE_UNAVAILABLE, "busy", retry=1.0)


class Gate:
    """What is open at the moment: connections, requests, and bytes that are being sent in."""

    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self._limits = limits
        self._proxies = proxies
        self._connections: Counter[str] = Counter()
        self._requests: Counter[str] = Counter()
        self._bytes: Counter[str] = Counter()
        self._all_bytes = 0
        self._comings: dict[str, float] = {}
        """When an address may open a socket again."""

    def connect(self, address: str) -> bool:
        """Count a connection; return whether there is room for it. A proxy has many for others."""
        self._connections[address] += 1
        most = self._limits.connections
        return not 0 < most < self._connections[address] or self._proxies.knows(address)

    def disconnect(self, address: str) -> None:
        """Stop counting a connection."""
        _lower(self._connections, address, 1)

    def wait(self, address: str, now: float) -> float:
        """Return how long a socket is to wait so that many of an address come one by one."""
        pace = self._limits.comings
        if not pace or self._proxies.knows(address):
            return 0.0
        if len(self._comings) > FEW:
            self._comings = {who: due for who, due in self._comings.items() if due > now}
        due = max(now, self._comings.get(address, now))
        self._comings[address] = due + 1 / pace
        return due - now

    def request(self, address: str) -> Entered:
        """Count a request while it is answered; refuses one too many."""
        most = self._limits.at_once
        if most and self._requests[address] >= most:
            raise Full
        return Entered(self._requests, address)

    @contextmanager
    def outside(self, address: str) -> Iterator[None]:
        """Let a request wait without taking the place of others of its address."""
        _lower(self._requests, address, 1)
        try:
            yield
        finally:
            self._requests[address] += 1

    @contextmanager
    def body(self, address: str) -> Iterator[Body]:
        """Count the bytes of a body while they are held."""
        body = Body(self, address)
        try:
            yield body
        finally:
            self._all_bytes -= body.size
            _lower(self._bytes, address, body.size)

    def hold(self, address: str, size: int) -> None:
        """Hold bytes of a body; refuses more than there is room for, here or in all."""
        limits = self._limits
        here, everywhere = self._bytes[address] + size, self._all_bytes + size
        if limits.held and (everywhere > limits.held or here > limits.held // 4):
            raise Full
        self._bytes[address], self._all_bytes = here, everywhere


class Entered:
    """Counts one of an address as long as it is entered: every request is, so this is quick."""

    __slots__ = ("_address", "_counter")

    def __init__(self, counter: Counter[str], address: str) -> None:
        self._counter = counter
        self._address = address

    def __enter__(self) -> None:
        self._counter[self._address] += 1

    def __exit__(self, *_: object) -> None:
        _lower(self._counter, self._address, 1)


class Body:
    """The bytes of one body that are here."""

    def __init__(self, gate: Gate, address: str) -> None:
        self._gate = gate
        self._address = address
        self.size = 0

    def add(self, size: int) -> None:
        """Count more bytes of it."""
        self._gate.hold(self._address, size)
        self.size += size


def _lower(counter: Counter[str], key: str, by: int) -> None:
    """Count down; what is at zero is not remembered."""
    counter[key] -= by
    if counter[key] <= 0:
        del counter[key]

"""Bells: whoever looks at a list of their tables is told that something there has changed.

A bell says that and nothing else, so there is nothing in it that somebody may not know, and what
has not been sent yet need not be said twice: it costs a few bytes, however much happens.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec import Struct

from mbira.server.tables.sent.sockets import Socket, encode

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from mbira.server.store.store import Store
    from mbira.server.thinking.line import Share


class Ring(Struct, frozen=True, tag="ring"):
    """One of the guest's tables is new, went on, was closed, or somebody spoke there.

    It also comes first, as something may have changed before anybody listened.
    """


RING = encode(Ring())


class Bell(Socket):
    """A connection that is told when to look at the list again."""

    def __init__(self, guest: str, share: Share) -> None:
        super().__init__(guest, share, None, behind=1)
        self.ring()

    def ring(self) -> None:
        """Say that there is news."""
        self.offer(RING)

    def offer(self, message: bytes) -> None:
        """Queue a message, unless one waits already: that says all there is to say."""
        with suppress(asyncio.QueueFull):
            if not self.closed:
                self._queue.put_nowait(message)


class Bells:
    """All bells of a server, by guest."""

    def __init__(self) -> None:
        self._bells: dict[str, set[Bell]] = {}

    def add(self, bell: Bell) -> None:
        """Let somebody listen."""
        self._bells.setdefault(str(bell.guest), set()).add(bell)

    def remove(self, bell: Bell) -> None:
        """Let somebody go."""
        theirs = self._bells.get(str(bell.guest), set())
        theirs.discard(bell)
        if not theirs:
            self._bells.pop(str(bell.guest), None)

    def ring(self, guests: Iterable[str]) -> None:
        """Tell guests that one of their tables has changed."""
        for guest in guests:
            for bell in self._bells.get(guest, ()):
                bell.ring()

    def ring_all(self) -> None:
        """Tell everybody that one of their tables may have changed."""
        self.ring(self._bells)

    async def ring_for(self, tables: Collection[str], store: Store) -> None:
        """Tell the guests of tables that are not open here that one has changed."""
        if self._bells and tables:
            self.ring(await store.members(tables))

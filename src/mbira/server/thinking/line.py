"""Who may use a process next: a line in which nobody stands in another's way.

A guest has one quick thought at a time and one that takes long, an address a few of each, however
many tables they have. What is quick comes before what takes long, and those who have used little
before those who have used much.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

HALF = 30.0
"""After this many seconds half of what somebody used is forgotten."""
FORGOTTEN = 0.001
"""Somebody who used no more than this many seconds is not remembered."""


class Share(NamedTuple):
    """For whom something is done."""

    address: str
    guest: str


class Place:
    """A place in the line, and then at a process."""

    __slots__ = ("call", "dear", "number", "share")

    def __init__(self, share: Share, number: int, call: Callable[[], None], *, dear: bool) -> None:
        self.share = share
        self.number = number
        self.call = call
        """Called when it is this one's turn."""
        self.dear = dear
        """Whether it takes long."""


class Queue:
    """Those who wait, and those whose turn it is. It knows of time only what it is told."""

    def __init__(self, room: int, clock: Callable[[], float]) -> None:
        self._room = room
        """This many have their turn at once."""
        self._room_for_dear = max(1, room - 1)
        self._room_for_address = max(1, room - 2)
        self._clock = clock
        self._waiting: dict[Share, tuple[deque[Place], deque[Place]]] = {}
        """The quick and the dear of each share, in the order in which they came."""
        self._running: list[Place] = []
        self._used: dict[str, tuple[float, float]] = {}
        """Seconds that an address or a guest used, and when that was so."""
        self._count = 0

    def __len__(self) -> int:
        waiting = sum(len(quick) + len(dear) for quick, dear in self._waiting.values())
        return waiting + len(self._running)

    def waiting(self, share: Share) -> int:
        """Return how many of a share wait."""
        return sum(map(len, self._waiting.get(share, ())))

    def join(self, share: Share, call: Callable[[], None], *, dear: bool) -> Place:
        """Stand in line; `call` is called when it is one's turn, which may be now."""
        self._count += 1
        place = Place(share, self._count, call, dear=dear)
        quick_and_dear = self._waiting.setdefault(share, (deque(), deque()))
        quick_and_dear[dear].append(place)
        self._call_next()
        return place

    def leave(self, place: Place, used: float = 0.0) -> None:
        """Be done, or give up waiting; `used` are the seconds that a process was at it."""
        if place in self._running:
            self._running.remove(place)
            self._note(place.share, used)
        else:
            quick_and_dear = self._waiting[place.share]
            quick_and_dear[place.dear].remove(place)
            self._tidy(place.share)
        self._call_next()

    def _call_next(self) -> None:
        while (place := min(self._ready(), key=self._rank, default=None)) is not None:
            self._waiting[place.share][place.dear].popleft()
            self._tidy(place.share)
            self._running.append(place)
            place.call()

    def _ready(self) -> Iterator[Place]:
        """Yield the first of each kind of each share whose turn it could be."""
        if len(self._running) >= self._room:
            return
        room_for_dear = sum(place.dear for place in self._running) < self._room_for_dear
        for quick, dear in self._waiting.values():
            if quick and not self._at_it(quick[0]):
                yield quick[0]
            if dear and room_for_dear and not self._at_it(dear[0]):
                yield dear[0]

    def _at_it(self, place: Place) -> bool:
        """Return whether a guest, or an address, has all of a kind that it may have at once."""
        alike = [other.share for other in self._running if other.dear == place.dear]
        address, guest = place.share
        here = sum(share.address == address for share in alike)
        return here >= self._room_for_address or any(share.guest == guest for share in alike)

    def _rank(self, place: Place) -> tuple[bool, float, float, int]:
        address, guest = place.share
        return place.dear, self._has_used(address), self._has_used(guest), place.number

    def _has_used(self, who: str) -> float:
        seconds, at = self._used.get(who, (0.0, 0.0))
        return seconds * 0.5 ** ((self._clock() - at) / HALF) if seconds else 0.0

    def _note(self, share: Share, used: float) -> None:
        now = self._clock()
        for who in set(share):
            self._used[who] = (self._has_used(who) + used, now)
        for who in [who for who in self._used if self._has_used(who) < FORGOTTEN]:
            del self._used[who]

    def _tidy(self, share: Share) -> None:
        if not any(self._waiting[share]):
            del self._waiting[share]

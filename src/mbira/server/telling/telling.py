"""Which way notes go: by PostgreSQL's notices, or by a broker as long as everybody hears it.

A notice is part of the commit that it tells of, so none is lost; but NOTIFY takes a lock that all
commits of a database share. A broker takes none, and may lose what it is given. So every process
listens to notices, those with a broker listen to both, and each says once a second, both ways, that
it is there and whether it hears the broker. While all who are heard by notices are heard by the
broker too, and hear it, notes go by the broker. Otherwise they go by notices again, and the others
are told that they may have missed something: they look at the database, which has all of it.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Generic, Literal, TypeVar

from mbira.server.telling.broker import SILENT
from mbira.server.telling.notices import notify

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from mbira.server.telling.broker import Broker
    from mbira.server.telling.note import Note

T = TypeVar("T")
Way = Literal["notices", "broker"]


class Telling:
    """Chooses how the others are told."""

    def __init__(
        self,
        process: str,
        broker: Broker | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.process = process
        self.broker = broker
        self._clock = clock
        self.by_broker = False
        """Whether notes go by the broker; the thread that writes reads it."""
        self.counts: dict[Way, int] = {"notices": 0, "broker": 0}
        """How many notes went which way."""
        self._noticed: dict[str, float] = {}
        """When each of the others was last heard by notices."""
        self._reached: dict[str, float] = {}
        """When each of them last said, by the broker, that it hears the broker."""
        self._listening: float | None = None
        """Since when notices are heard here."""

    def listening(self, *, heard: bool) -> None:
        """Note that notices are heard from now on, or are not any more."""
        self._listening = self._clock() if heard else None

    def hear(self, note: Note, way: Way) -> None:
        """Note who is heard which way."""
        if note.kind != "alive":
            return
        if note.sender == self.process:
            if way == "broker" and self.broker is not None:
                self.broker.heard_ourselves()
            return
        if way == "notices":
            self._noticed[note.sender] = self._clock()
        elif note.hears:
            self._reached[note.sender] = self._clock()
        if not note.hears:
            self._reached.pop(note.sender, None)

    def forget(self, process: str) -> None:
        """Forget a process that is not there any more."""
        self._noticed.pop(process, None)
        self._reached.pop(process, None)

    def choose(self) -> bool:
        """Choose the way of all that is told from now on; return whether it is another one."""
        before = self.by_broker
        self.by_broker = (
            self.broker is not None and self.broker.reached and self._all_hear_the_broker()
        )
        return self.by_broker != before

    def _all_hear_the_broker(self) -> bool:
        """Return whether everybody hears the broker; who is there has to be known for that."""
        since = self._clock() - SILENT
        if self._listening is None or self._listening > since:
            return False
        return all(
            self._reached.get(process, since) > since
            for process, when in self._noticed.items()
            if when > since
        )

    def publish(self, note: Note) -> None:
        """Tell the others by the broker."""
        assert self.broker is not None  # noqa: S101
        self.counts["broker"] += 1
        self.broker.publish(note.encoded())

    def stop(self) -> None:
        """Use the broker no more."""
        self.by_broker = False


class Told(Generic[T]):
    """A change that the others are told of: by a notice with it, or by the broker after it."""

    def __init__(self, change: Callable[[Connection], T], note: Note, telling: Telling) -> None:
        self._change = change
        self._note = note
        self._telling = telling
        self._by_broker = False

    def __call__(self, connection: Connection) -> T:
        """Carry it out, in the thread that writes.

        The way is chosen here and not before: whoever is told that it may have missed something
        finds all changes in the database that were not told by a notice.
        """
        result = self._change(connection)
        self._by_broker = self._telling.by_broker
        if not self._by_broker:
            self._telling.counts["notices"] += 1
            notify(connection, self._note)
        return result

    def settled(self) -> None:
        """Tell of it once it is on disk, or may be: the connection may have broken just then."""
        if self._by_broker:
            self._telling.publish(self._note)

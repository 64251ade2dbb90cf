"""Who is connected to a table at which process."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from mbira.server.tables.registry import Tables
    from mbira.server.tables.table import Live
    from mbira.server.telling.note import Note

    Announce = Callable[..., Awaitable[None]]

ROOM = 6000
"""About this many bytes fit into a note: PostgreSQL takes 8000."""
AROUND = 4
"""Bytes around each name in a note."""
NAMED = 300
"""How many of those at one table are named to others; of those who look on beyond that, only their
number is told. One of them who sits down is known there when somebody comes or goes next."""
COUNT = 10
"""Bytes of such a number, and around it."""


class Presence:
    """Hears from other processes who is there, and tells them who is here."""

    def __init__(self, tables: Tables, announce: Announce) -> None:
        self._tables = tables
        self._announce = announce
        self._numbers = count(1)
        self._latest: dict[str, int] = {}
        """The number of what each process has told last."""
        self._mentioned: dict[str, set[str]] = {}
        """The tables of those that are just telling of all of theirs."""

    async def tell(self, live: Live, *, ask: bool = False) -> None:
        """Tell the others who is connected to a table here."""
        here, more = _named(live)
        crowds = {live.id: more} if more else {}
        await self._say("presence", live.id, guests=here, crowds=crowds, ask=ask)

    async def tell_all(self, *, ask: bool = False) -> None:
        """Tell the others who is connected here, to whatever table."""
        parts = list(self._parts())
        for number, (there, crowds) in enumerate(parts, 1):
            first, last = number == 1, number == len(parts)
            what: dict[str, Any] = {"there": there, "crowds": crowds, "first": first, "last": last}
            await self._say("presences", "", **what, ask=ask and last)

    async def _say(self, kind: str, table: str, **more: Any) -> None:
        await self._announce(kind, table, number=next(self._numbers), **more)

    def _parts(self) -> Iterator[tuple[dict[str, tuple[str, ...]], dict[str, int]]]:
        """Return who is here, in parts that fit into a note; if nobody is, that is one part."""
        part: dict[str, tuple[str, ...]] = {}
        crowds: dict[str, int] = {}
        room = ROOM
        for live in list(self._tables.open.values()):
            here, more = _named(live)
            if here:
                size = sum(len(each) + AROUND for each in (live.id, *here))
                size += len(live.id) + COUNT if more else 0
                if part and size > room:
                    yield part, crowds
                    part, crowds, room = {}, {}, ROOM
                part[live.id] = here
                if more:
                    crowds[live.id] = more
                room -= size
        yield part, crowds

    async def hear(self, note: Note) -> None:
        """Follow what another process says of who is there.

        What was said before something newer, and took longer, is not worth hearing any more.
        """
        process = note.sender
        if note.number < self._latest.get(process, 0):
            return
        self._latest[process] = note.number
        if note.first:
            self._mentioned[process] = set()
        there = {note.id: note.guests} if note.kind == "presence" else note.there
        if process in self._mentioned:
            self._mentioned[process].update(there)
        for table, guests in there.items():
            if (live := self._tables.open.get(table)) is not None:
                self._set(live, process, frozenset(guests), note.crowds.get(table, 0))
        if note.last and (mentioned := self._mentioned.pop(process, None)) is not None:
            for live in list(self._tables.open.values()):
                if process in live.audience.elsewhere and live.id not in mentioned:
                    self._set(live, process, frozenset())
        if note.ask:
            await self._answer(note)

    async def _answer(self, note: Note) -> None:
        if note.kind == "presences":
            await self.tell_all()
        elif (live := self._tables.open.get(note.id)) is not None and live.audience.sockets:
            await self.tell(live)

    def forget(self, process: str) -> None:
        """Nobody is connected any more through a process that is gone."""
        self._latest.pop(process, None)
        self._mentioned.pop(process, None)
        for live in list(self._tables.open.values()):
            self._set(live, process, frozenset())

    def _set(self, live: Live, process: str, guests: frozenset[str], more: int = 0) -> None:
        audience = live.audience
        before, unnamed = audience.present(), audience.unnamed
        audience.elsewhere.pop(process, None)
        audience.crowds.pop(process, None)
        if guests:
            audience.elsewhere[process] = guests
        if more:
            audience.crowds[process] = more
        for guest in before - audience.present():
            live.seen[guest] = self._tables.services.now()
        if audience.present() != before or audience.unnamed != unnamed:
            live.tell_table()


def _named(live: Live) -> tuple[tuple[str, ...], int]:
    """Return who is connected to a table here, and how many more are, so that it fits into a note.

    Whose table it is, is always named.
    """
    here, members = live.audience.here(), live.standing.document.members
    named = [*sorted(here & members), *sorted(here - members)][:NAMED]
    return tuple(named), len(here) - len(named)

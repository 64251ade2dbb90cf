"""How those see a table who only look on: how many turns late, and whether into all hands."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from mbira.core.game import Record
    from mbira.server.store.document import Document, Hands
    from mbira.server.tables.standing import TableStanding

FAR = 25
"""Who is more records behind than this is let start anew: a snapshot is nearer."""
MOST_LENSES = 8
"""This many ways to see a table are kept at once; links allow no more."""


class Lens(NamedTuple):
    """How somebody sees a table."""

    turns: int = 0
    """How many turns late."""
    hands: bool = False
    """Whether they see what all seats see."""


def shown_hands(document: Document) -> Hands | None:
    """Return how hands are shown to those with a link for that: as far as all people agree.

    A seat that a bot has for good agrees to anything. Who handed theirs to a bot may come back.
    """
    said = {
        chair.hands
        for chair in document.chairs
        if chair.guest is not None and chair.away != "resigned"
    }
    if None in said:
        return None
    return "late" if "late" in said else "live"


def lens_of(document: Document, guest: str | None) -> Lens:
    """Return how a guest sees the match of a table, as long as it is not over.

    Who has a seat sees with that seat and nothing else, whatever link they have. Hands are seen a
    round late, unless all agreed to less: who sees them could tell a player.
    """
    if document.seats_of(guest):
        return Lens()
    turns, link = document.settings.delay, document.came_by(guest)
    if link is None:
        return Lens(turns)
    turns = max(turns, link.turns)
    if not link.hands:
        return Lens(turns)
    shown = shown_hands(document)
    return Lens(turns if shown == "live" else max(turns, len(document.chairs)), shown is not None)


class Lookers:
    """The match of a table as those see it who look on."""

    def __init__(self) -> None:
        self._turns: list[int] = []
        """How long the log was when each turn began: a run of decisions of one seat."""
        self._last: int | None = None
        """The seat that decided last."""
        self._seen: dict[Lens, TableStanding] = {}

    def note(self, record: Record, version: int) -> None:
        """Note a record, with which the log is so long."""
        if isinstance(record.seat, int) and record.seat != self._last:
            self._last = record.seat
            self._turns.append(version - 1)

    def until(self, standing: TableStanding, turns: int) -> int:
        """Return how much of the log is shown to those who look on so many turns late."""
        if not turns or standing.status == "over" or not self._turns:
            return standing.version
        return self._turns[max(0, len(self._turns) - turns)]

    def not_shown_yet(self, standing: TableStanding, turns: int) -> float:
        """Return when the first thing was done that they do not know yet."""
        until = self.until(standing, turns)
        return math.inf if until >= standing.version else standing.story.entries[until].at

    def through(self, standing: TableStanding, lens: Lens) -> TableStanding:
        """Return a table as it is seen through a lens."""
        if lens == Lens() or standing.match is None or standing.status == "over":
            return standing
        until = self.until(standing, lens.turns)
        seen = self._seen.get(lens)
        if seen is None or not 0 <= until - seen.version <= FAR:
            if len(self._seen) >= MOST_LENSES:
                self._seen.clear()
            seen = self._seen[lens] = standing.seen_through(lens, until)
        for record in standing.playing.records[seen.version : until]:
            seen.playing.follow(record)
        seen.document, seen.revision = standing.document, standing.revision
        return seen

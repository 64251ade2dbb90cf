"""What a bot is, and what it is given to decide on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import random

    from mbira.core.action import Action
    from mbira.core.game import Record, View
    from mbira.core.legal import Legal
    from mbira.core.match import Match


class Decision:
    """One decision as a seat meets it: what it may do, and what it may know."""

    __slots__ = ("_match", "legal", "seat")

    def __init__(self, match: Match) -> None:
        self._match = match
        self.seat = match.actor
        self.legal: Legal = match.legal()

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._match.game.spec.id

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._match.seats

    @property
    def version(self) -> int:
        """How many records the log holds."""
        return self._match.version

    @property
    def view(self) -> View:
        """What the seat may know; made when asked for, as not every bot looks."""
        return self._match.view(self.seat)

    @property
    def log(self) -> list[Record]:
        """What happened, as the seat may know it; made when asked for, and slowly."""
        return self._match.records_for(self.seat)


class Bot(Protocol):
    """A player that is a program."""

    name: str

    def choose(self, decision: Decision, rng: random.Random) -> Action:
        """Return one of the legal actions; all its randomness comes from the generator."""
        ...

"""What a bot is, and what it is given to decide on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from mbira.core.action import Action
    from mbira.core.game import Record, View
    from mbira.core.legal import Legal
    from mbira.core.match import Match


class Decision:
    """One decision as a seat meets it: what it may do, and what it may know."""

    __slots__ = ("_log", "_view", "game", "legal", "seat", "seats", "version")

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        seat: int,
        version: int,
        legal: Legal,
        view: Callable[[], View],
        log: Callable[[], list[Record]],
    ) -> None:
        self.game = game
        """The id of the game."""
        self.seats = seats
        """How many seats there are."""
        self.seat = seat
        self.version = version
        """How many records the log holds."""
        self.legal = legal
        self._view = view
        self._log = log

    @staticmethod
    def of(match: Match) -> Decision:
        """Return the decision that a match waits for."""
        return _AtMatch(match)

    @property
    def view(self) -> View:
        """What the seat may know; made when asked for, as not every bot looks."""
        return self._view()

    @property
    def log(self) -> list[Record]:
        """What happened, as the seat may know it; made when asked for, and slowly."""
        return self._log()


class _AtMatch(Decision):
    """A decision that asks its match: there is one for every step of a simulation."""

    __slots__ = ("_match",)

    def __init__(self, match: Match) -> None:
        self._match = match
        self.game = match.game.spec.id
        self.seats = match.seats
        self.seat = match.actor
        self.version = match.version
        self.legal = match.legal()

    @property
    def view(self) -> View:
        """What the seat may know."""
        return self._match.view(self.seat)

    @property
    def log(self) -> list[Record]:
        """What happened, as the seat may know it."""
        return self._match.records_for(self.seat)


class Bot(Protocol):
    """A player that is a program."""

    name: str

    def choose(self, decision: Decision, rng: random.Random) -> Action:
        """Return one of the legal actions; all its randomness comes from the generator."""
        ...

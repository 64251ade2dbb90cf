"""What lies on the table, and who has what."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.games.africa.oracle.facts import Area, box
from tests.games.asking import CHANCE, Answer, Question

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

NEUTRAL = -3
"""Who owns neutral traders."""


class MatchOver(Exception):  # noqa: N818
    """A seat has won, or nothing is left to play for."""


@dataclass(eq=False)
class Piece:
    """A trader, of a seat or neutral, or a wholesaler."""

    owner: int
    wholesaler: bool = False
    area: str | None = None
    """Where it is on the map."""
    spent: bool = False
    """In movement, it has been stopped; in the conflicts, it has fought or retreated."""
    won: bool = False
    """It has won against a seat in this area, and may still fight the neutral traders there."""
    drifted: bool = False
    """It has moved in this migration."""


@dataclass(eq=False)
class Marker:
    """An action marker."""

    line: int
    """Of the board file."""
    icon: str
    points: int
    fresh: bool = False
    """It was won in this turn."""


@dataclass(eq=False)
class Special:
    """A special victory marker."""

    kind: str
    known: bool = False


@dataclass
class Side:
    """What a seat commits to a conflict."""

    retreats: bool = False
    influence: int = 0
    answers: list[int] = field(default_factory=list)
    """How many of each kind of marker, in the order of the questions."""
    committed: bool = False
    markers: list[Marker] = field(default_factory=list)
    specials: list[Special] = field(default_factory=list)


@dataclass
class Conflict:
    """A conflict that goes on."""

    area: str
    rival: int
    fate: tuple[str, int] | None = None
    drawn: list[tuple[str, int]] = field(default_factory=list)
    redraws: int = 0
    sides: dict[int, Side] = field(default_factory=dict)
    open: bool = False
    """What the sides committed is known."""
    victor: int | None = None
    retreaters: list[int] = field(default_factory=list)
    retreating: list[Piece] = field(default_factory=list)


class Table:
    """A position."""

    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        self.options = options
        self.seats = seats
        board = options.get("board")
        built_in = "africa-first.json" if options.get("first_markers") else "africa.json"
        self.box = box(seats, board if isinstance(board, str) else None, built_in)
        self.areas = self.box.areas
        self.number = self.box.numbers
        self.round = 0
        self.end_reason = ""
        self.winner: int | None = None
        """Who reached the goal."""
        # The tables and the track
        self.rows: dict[str, int] = {"africa": self.box.africa_row}
        self.resource: dict[str, str] = {}
        self.reputation = [self.box.reputation_row] * seats
        self.vp = [0] * seats
        self.drawn: list[int] = []
        # Pieces
        self.owned = {NEUTRAL: [Piece(NEUTRAL) for _ in range(self.box.neutrals)]}
        """All pieces, on the map or not, by whom they belong to."""
        for seat in range(seats):
            traders = [Piece(seat) for _ in range(self.box.traders)]
            self.owned[seat] = [Piece(seat, wholesaler=True), *traders]
        self.stations: set[str] = set()
        self.influence = [self.box.influence] * seats
        self.pool = 0
        # Markers
        self.stack = [
            Marker(line, icon, points)
            for line, (count, icon, points) in enumerate(self.box.markers)
            for _ in range(count)
        ]
        self.open_rows: list[list[Marker]] = []
        self.to_turn_up = 0
        self.used: list[Marker] = []
        self.refilled = False
        self.hands: list[list[Marker]] = [[] for _ in range(seats)]
        self.specials: list[list[Special]] = [[] for _ in range(seats)]
        self.used_specials: list[Special] = []
        # The auction
        self.order: list[int] = []
        self.bids: dict[int, int] = {}
        """What each seat that was asked has said; 0 if it passed."""
        # The turn
        self.active: int | None = None
        self.points = 0
        self.changes: list[str] = []
        """What points have moved this turn, once for each step."""
        self.vp_marker: str | None = None
        self.phase = ""
        """The part of the turn: movement, conflicts or afterwards."""
        self.closed: set[str] = set()
        """Where pieces of the active seat retreated to in this turn."""
        self.to_place = 0
        self.market: dict[str, str] = {}
        """What the marker in use has moved, by way."""
        self.caravan: tuple[str, str] | None = None
        self.joined: list[Piece] = []
        self.conflict: Conflict | None = None

    def option(self, name: str, default: object) -> object:
        """Return what the table agreed on."""
        return self.options.get(name, default)

    def yes(self, name: str, *, default: bool) -> bool:
        """Return whether the table agreed on something."""
        return self.options.get(name, default) is True

    # Questions

    def ask(self, step: str, seat: int, answers: Collection[str]) -> Answer:
        """Ask a seat; return its answer."""
        return (yield Question(step, seat, set(answers), {}))

    def draw(self, step: str, weights: Mapping[str, int]) -> Answer:
        """Let chance decide; return its answer."""
        odds = {text: weight for text, weight in weights.items() if weight}
        return (yield Question(step, CHANCE, set(odds), odds))

    # Pieces

    def here(self, area: str, owner: int | None = None) -> list[Piece]:
        """Return the pieces in an area, of all or of one owner."""
        owners = self.owned if owner is None else (owner,)
        return [piece for one in owners for piece in self.owned[one] if piece.area == area]

    def neutrals(self, area: str) -> int:
        """Return how many neutral traders are in an area."""
        return len(self.here(area, NEUTRAL))

    def owners(self, area: str) -> set[int]:
        """Return the seats with a piece in an area."""
        return {seat for seat in range(self.seats) if self.here(area, seat)}

    def on_map(self, owner: int) -> list[Piece]:
        """Return the pieces of an owner on the map."""
        return [piece for piece in self.owned[owner] if piece.area]

    def supply(self, owner: int) -> list[Piece]:
        """Return the traders of an owner beside the map."""
        return [piece for piece in self.owned[owner] if not piece.area and not piece.wholesaler]

    def wholesaler(self, seat: int) -> Piece:
        """Return the wholesaler of a seat."""
        return self.owned[seat][0]

    def enter(self, owner: int, area: str) -> None:
        """Bring a trader in from the supply."""
        self.supply(owner)[0].area = area

    def leave(self, piece: Piece) -> None:
        """Take a piece off the map, back to whom it belongs."""
        piece.area = None
        piece.spent = piece.won = piece.drifted = False

    def empty(self, area: Area) -> bool:
        """Whether no trader of any kind is in an area."""
        return not self.here(area.name)

    def friendly(self, area: Area, seat: int) -> bool:
        """Whether a seat controls an area."""
        return self.owners(area.name) == {seat}

    def controlled(self, seat: int) -> list[Area]:
        """Return the areas that a seat controls."""
        return [area for area in self.areas.values() if self.friendly(area, seat)]

    # Tables

    def strength(self, seat: int) -> int:
        """Return what a trader of a seat is worth in a conflict."""
        return self.box.reputation_rows[self.reputation[seat]]

    def repute(self, seat: int, rows: int) -> None:
        """Move a seat's reputation by some rows, as far as the table goes."""
        last = len(self.box.reputation_rows) - 1
        self.reputation[seat] = min(last, max(0, self.reputation[seat] + rows))

    def value(self, area: Area) -> int:
        """Return what controlling an area brings by the resource table."""
        return self.box.resource_rows[self.rows[self.resource.get(area.name, "africa")]]

    def may_change(self, value: str, way: str) -> bool:
        """Whether there is a row above or below."""
        there = self.rows[value] + (1 if way == "up" else -1)
        return 0 <= there < len(self.box.resource_rows)

    def change(self, value: str, way: str) -> None:
        """Move a resource or Africa by a row; up is to a higher value."""
        self.rows[value] += 1 if way == "up" else -1


def counted(text: str, most: int) -> set[str]:
    """Return an action with each count from 1 on; 1 goes without saying."""
    return {text if count == 1 else f"{text} {count}" for count in range(1, most + 1)}


def count_of(words: list[str], place: int) -> int:
    """Return the count in an action; 1 goes without saying."""
    return int(words[place]) if len(words) > place else 1

"""Everything on the table, and questions about it whose answer does not depend on the step."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.games.zimbabwe.oracle.facts import (
    BOX_CATTLE,
    BOX_DISCS,
    BOX_MARKERS,
    BOX_SHIELDS,
    CRAFTS,
    FIRST_PLAY_GODS,
    GOD_VR,
    LETTER,
    LEVEL_VP,
    RESOURCE_TILES,
    SPECIALIST_VR,
    WATER_TILES,
)
from tests.games.zimbabwe.oracle.ground import Cell, Cells, Ground, name_of
from tests.games.zimbabwe.oracle.ritual import Fees, Piece, Ritual

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping


@dataclass
class Card:
    """A technology card in front of a seat."""

    vr: int
    price: int = 1
    cattle: int = 0


@dataclass
class Seat:
    """What lies in front of a seat."""

    cattle: int = 3
    god: str | None = None
    god_cattle: int = 0
    cards: dict[str, Card] = field(default_factory=dict)
    specialists: dict[str, int] = field(default_factory=dict)
    """The cattle on each."""

    @property
    def vr(self) -> int:
        """The victory requirement, counted from the cards."""
        return (
            20
            + (GOD_VR[self.god] if self.god else 0)
            + sum(SPECIALIST_VR[name] for name in self.specialists)
            + sum(card.vr for card in self.cards.values())
        )

    @property
    def wealth(self) -> int:
        """All cattle in front of the seat."""
        cards = sum(card.cattle for card in self.cards.values())
        return self.cattle + self.god_cattle + cards + sum(self.specialists.values())


@dataclass
class Monument:
    """A monument on the map."""

    owner: int
    level: int = 1


class Turn:
    """What a seat has done in its turn so far."""

    def __init__(self) -> None:
        self.chosen = False
        self.owed: str | None = None
        self.used: set[str] = set()
        self.main = "nothing"
        self.built = 0
        self.placed: set[str] = set()
        self.firsts: set[str] = set()
        self.priced: set[str] = set()
        self.unpriced: set[str] = set()
        """New technologies whose price was not set."""
        self.repriced: set[str] = set()
        """What Dziva changed in the step that she is in."""
        self.raised: set[Cell] = set()
        self.kind = ""
        """The craftsman or resource that waits for a site."""
        self.raising: Cell | None = None
        self.goods_left = 0
        self.bought: frozenset[str] = frozenset()
        self.seller: Piece | None = None
        self.supplier: Piece | None = None


class Table:
    """Seats, map, pieces and supply."""

    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        self.options = options
        self.seats = [Seat() for _ in range(seats)]
        self.ground = Ground(["x"])
        self.monuments: dict[Cell, Monument] = {}
        self.pieces: list[Piece] = []
        self.used: dict[Cell, int] = {}
        self.arrivals: list[int] = []
        """Seats, the one whose VR marker moved last at the end."""
        self.plaques: list[tuple[int | None, int]] = []
        self.offerings = 0
        """Cattle on Qamata's card while nobody adores him."""
        first_play = options.get("setup") == "first-play"
        self.gods = set(FIRST_PLAY_GODS if first_play else GOD_VR)
        gods = options.get("gods")
        if isinstance(gods, tuple | list):
            self.gods = set(gods)
        self.specialists = set() if first_play else set(SPECIALIST_VR)
        self.resource_tiles = dict(RESOURCE_TILES)
        self.water_tiles = WATER_TILES

    def option(self, name: str) -> bool:
        """Whether an option is on."""
        return bool(self.options.get(name))

    @property
    def in_play(self) -> set[str]:
        """The gods of this match, adored or not."""
        return self.gods | {seat.god for seat in self.seats if seat.god}

    @property
    def stock(self) -> int:
        """The cattle in the common stock."""
        given = sum(cattle for _, cattle in self.plaques)
        return BOX_CATTLE - given - self.offerings - sum(seat.wealth for seat in self.seats)

    def from_stock(self, wanted: int) -> int:
        """Return how many of the cattle wanted the stock can give."""
        return min(wanted, max(self.stock, 0)) if self.option("box_limits") else wanted

    def adorer(self, god: str) -> int | None:
        """Return the seat that adores a god."""
        return next((n for n, seat in enumerate(self.seats) if seat.god == god), None)

    def vp(self, seat: int) -> int:
        """Return a seat's victory points, counted on the map."""
        monuments = sum(LEVEL_VP[m.level] for m in self.monuments.values() if m.owner == seat)
        return monuments + sum(CRAFTS[p.kind].vp for p in self.pieces if p.owner == seat)

    def highest(self, seat: int) -> int:
        """Return the level of a seat's highest monument."""
        return max((m.level for m in self.monuments.values() if m.owner == seat), default=0)

    def discs_left(self, seat: int) -> bool:
        """Whether a seat can still put a disc on the map."""
        placed = sum(m.level for m in self.monuments.values() if m.owner == seat)
        return not self.option("box_limits") or placed < BOX_DISCS

    def shields_left(self, seat: int) -> bool:
        """Whether a seat can still mark a craftsman as its own."""
        placed = sum(p.owner == seat for p in self.pieces)
        return not self.option("box_limits") or placed < BOX_SHIELDS

    def standing(self, kind: str) -> list[Piece]:
        """Return the craftsmen of a kind on the map."""
        return [piece for piece in self.pieces if piece.kind == kind]

    def cards_taken(self, kind: str) -> int:
        """Return how many technology cards of a kind are taken."""
        return sum(kind in seat.cards for seat in self.seats)

    def card_vr(self, seat: int, kind: str) -> int | None:
        """Return what a seat's next technology card of a kind adds to its VR; None if none can."""
        taken = self.cards_taken(kind)
        if taken >= 2 or kind in self.seats[seat].cards:
            return None
        return 1 if self.seats[seat].god == "gu" else CRAFTS[kind].vr[taken]

    def move_marker(self, seat: int) -> None:
        """Put a seat's VR marker on top of where it goes."""
        self.arrivals.remove(seat)
        self.arrivals.append(seat)

    # The map

    def range_of(self, seat: int) -> int:
        """Return the transport range in a seat's turn."""
        return 6 if self.seats[seat].god == "eshu" else 3

    def empty(self) -> set[Cell]:
        """Return the land that holds nothing at all."""
        built = {cell for piece in self.pieces for cell in piece.cells} | self.monuments.keys()
        return set(self.ground.find(".")) - built

    def resources_near(self, cells: Iterable[Cell], resource: str, steps: int) -> set[Cell]:
        """Return the resources of a kind in range of a craftsman on some cells."""
        walls: Cells = frozenset()
        if self.option("monuments_block_resources"):
            walls = frozenset(self.monuments)
        reached = [self.ground.reach(cell, steps, walls) for cell in cells]
        found = self.ground.find(LETTER[resource])
        return {cell for cell in found if any(cell in reach for reach in reached)}

    def hubs_between(self, cells: Iterable[Cell], target: Iterable[Cell], steps: int) -> int | None:
        """Return the fewest hubs on the way from some cells to a craftsman; None for no way."""
        targets = list(target)
        counts = [
            hubs[cell]
            for start in cells
            for hubs in (self.ground.hubs(start, steps, frozenset(self.monuments)),)
            for cell in targets
            if cell in hubs
        ]
        return min(counts, default=None)

    def monument_sites(self, *, zoning: bool) -> set[Cell]:
        """Return where a monument may be built."""
        return {
            cell
            for cell in self.empty()
            if not (zoning and any(near in self.monuments for near in self.ground.near[cell]))
        }

    def lies(self, size: int) -> Iterator[tuple[str, tuple[Cell, ...]]]:
        """Yield every way to put a tile on empty land, as text and cells."""
        empty = self.empty()
        for column, row in empty:
            here, right, below = (column, row), (column + 1, row), (column, row + 1)
            name = name_of(here)
            if size == 4:
                cells = (here, right, below, (column + 1, row + 1))
                if empty.issuperset(cells):
                    yield f"at {name}", cells
            else:
                if right in empty:
                    yield f"at {name} across", (here, right)
                if below in empty:
                    yield f"at {name} down", (here, below)

    def craftsman_sites(self, seat: int, kind: str) -> dict[str, tuple[Cell, ...]]:
        """Return where a craftsman may be placed as far as the map is concerned."""
        craft = CRAFTS[kind]
        steps = self.range_of(seat)
        claimed = {
            cell
            for piece in self.standing(kind)
            for cell in self.resources_near(piece.cells, craft.resource, steps)
        }
        sites: dict[str, tuple[Cell, ...]] = {}
        if not set(self.ground.find(LETTER[craft.resource])) - claimed:
            return sites
        for text, cells in self.lies(craft.size):
            if not self.resources_near(cells, craft.resource, steps) - claimed:
                continue
            if craft.primary and not self._supplied(cells, craft.primary, steps):
                continue
            sites[text] = cells
        return sites

    def _supplied(self, cells: Iterable[Cell], primary: str, steps: int) -> bool:
        most = 1 if self.option("single_hub_for_secondary") else len(self.monuments)
        return any(
            hubs is not None and hubs <= most
            for piece in self.standing(primary)
            for hubs in (self.hubs_between(cells, piece.cells, steps),)
        )

    def ritual(self, seat: int, monument: Cell) -> Ritual:
        """Return the ritual for a seat's monument."""
        god = self.seats[seat].god
        steps = self.range_of(seat)
        fees: Fees = {}
        for piece in self.pieces:
            at = piece.cells[0]
            hubs = self.hubs_between([monument], piece.cells, steps)
            if hubs is not None:
                fees[monument, at] = hubs
            for maker in self.pieces:
                if CRAFTS[maker.kind].primary == piece.kind:
                    hubs = self.hubs_between(maker.cells, piece.cells, steps)
                    if hubs is not None:
                        fees[maker.cells[0], at] = hubs
        return Ritual(
            self.pieces,
            {
                p.cells[0]: 1 if god == "anansi" else self.seats[p.owner].cards[p.kind].price
                for p in self.pieces
            },
            {
                p.cells[0]: sorted(self.resources_near(p.cells, CRAFTS[p.kind].resource, steps))
                for p in self.pieces
            },
            fees,
            monument,
            2 if god == "atete" else 1,
            BOX_MARKERS if self.option("box_limits") else None,
            repeat=god == "tsui-goab",
        )

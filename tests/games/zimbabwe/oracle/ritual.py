"""Raising a monument by brute force: can these goods still be had with that many cattle?"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tests.games.zimbabwe.oracle.facts import CRAFTS
from tests.games.zimbabwe.oracle.ground import Cell

if TYPE_CHECKING:
    from collections.abc import Iterator


class Piece(NamedTuple):
    """A craftsman on the map."""

    kind: str
    owner: int
    cells: tuple[Cell, ...]
    """Its top left cell first."""


Markers = dict[Cell, int]
Fees = dict[tuple[Cell, Cell], int]
Families = frozenset[str]


class Ritual:
    """One monument's ritual, with all that counts for it frozen at one moment."""

    def __init__(
        self,
        pieces: list[Piece],
        prices: dict[Cell, int],
        resources: dict[Cell, list[Cell]],
        fees: Fees,
        monument: Cell,
        uses: int,
        markers: int | None,
        *,
        repeat: bool,
    ) -> None:
        """Take prices and resources in range by craftsman, fees by (from, craftsman)."""
        self.pieces = pieces
        self.prices = prices
        self.resources = resources
        self.fees = fees
        self.monument = monument
        self.uses = uses
        self.markers = markers
        self.repeat = repeat
        self.secondaries = {CRAFTS[piece.kind].family for piece in pieces if _secondary(piece)}
        # Resources that serve the same craftsmen are worth the same.
        self.alike: dict[Cell, frozenset[Cell]] = {}
        for cells in resources.values():
            for cell in cells:
                self.alike[cell] = frozenset(at for at, near in resources.items() if cell in near)
        self.known: dict[object, bool] = {}

    def cost(self, start: Cell, piece: Piece) -> int | None:
        """Return what a good of a craftsman costs with its hubs; None if it is out of reach."""
        at = piece.cells[0]
        fee = self.fees.get((start, at))
        return None if fee is None else fee + self.prices[at]

    def sellers(self, bought: Families) -> Iterator[Piece]:
        """Yield the craftsmen whose goods may be used in the ritual."""
        for piece in self.pieces:
            family = CRAFTS[piece.kind].family
            if family in bought and not self.repeat:
                continue
            if _secondary(piece) or family not in self.secondaries:
                yield piece

    def suppliers(self, maker: Piece) -> Iterator[Piece]:
        """Yield the primary craftsmen that may supply a secondary one."""
        yield from (piece for piece in self.pieces if piece.kind == CRAFTS[maker.kind].primary)

    def free(self, piece: Piece, used: Markers) -> list[Cell]:
        """Return the resources that a craftsman may still use."""
        if self.markers is not None and sum(used.values()) >= self.markers:
            return []
        return [cell for cell in self.resources[piece.cells[0]] if used.get(cell, 0) < self.uses]

    def distinct(self, piece: Piece, used: Markers) -> list[Cell]:
        """Return one of each sort of the resources that a craftsman may still use."""
        sorts = {self.alike[cell]: cell for cell in self.free(piece, used)}
        return list(sorts.values())

    def goods(self, left: int, bought: Families, used: Markers, cattle: int) -> bool:
        """Whether the goods left can be had."""
        if left == 0:
            return True
        if cattle < left:
            return False  # no good costs less than one
        key = (left, bought, self._spent(used), cattle)
        if key not in self.known:
            self.known[key] = any(
                self.buy(piece, left, bought, used, cattle) for piece in self.sellers(bought)
            )
        return self.known[key]

    def buy(self, piece: Piece, left: int, bought: Families, used: Markers, cattle: int) -> bool:
        """Whether the ritual can be completed when the next good is this craftsman's."""
        cost = self.cost(self.monument, piece)
        if cost is None or cost > cattle:
            return False
        bought |= {CRAFTS[piece.kind].family}
        return any(
            self.resource(piece, cell, left, bought, used, cattle - cost)
            for cell in self.distinct(piece, used)
        )

    def resource(
        self, piece: Piece, cell: Cell, left: int, bought: Families, used: Markers, cattle: int
    ) -> bool:
        """Whether it can when the craftsman just paid for the ritual uses this resource."""
        used = {**used, cell: used.get(cell, 0) + 1}
        if not _secondary(piece):
            return self.goods(left - 1, bought, used, cattle)
        return any(
            self.primary(piece, supplier, left, bought, used, cattle)
            for supplier in self.suppliers(piece)
        )

    def primary(
        self,
        maker: Piece,
        supplier: Piece,
        left: int,
        bought: Families,
        used: Markers,
        cattle: int,
    ) -> bool:
        """Whether it can when this primary craftsman supplies the secondary one."""
        cost = self.cost(maker.cells[0], supplier)
        if cost is None or cost > cattle:
            return False
        return any(
            self.primary_resource(cell, left, bought, used, cattle - cost)
            for cell in self.distinct(supplier, used)
        )

    def primary_resource(
        self, cell: Cell, left: int, bought: Families, used: Markers, cattle: int
    ) -> bool:
        """Whether it can when the supplier just paid uses this resource."""
        used = {**used, cell: used.get(cell, 0) + 1}
        return self.goods(left - 1, bought, used, cattle)

    def _spent(self, used: Markers) -> object:
        spent: dict[frozenset[Cell], int] = {}
        for cell, count in used.items():
            if cell in self.alike:
                spent[self.alike[cell]] = spent.get(self.alike[cell], 0) + count
        return frozenset(spent.items())


def _secondary(piece: Piece) -> bool:
    return CRAFTS[piece.kind].primary is not None

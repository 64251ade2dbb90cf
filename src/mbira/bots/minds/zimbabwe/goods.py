"""The Great Zimbabwe: which goods a monument can get, over how many hubs, and from whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mbira.games.zimbabwe.data import ANANSI, ESHU, ESHU_RANGE, HUB_FEE, RANGE

if TYPE_CHECKING:
    from mbira.games.zimbabwe.rules.state import State
    from mbira.games.zimbabwe.rules.supply import Chain, Family

NOBODY = -1
MOST_KEPT = 4000
"""This many families are remembered; a match does not need more at a time."""


class Good(NamedTuple):
    """One way for a seat's monument to get a good of some family."""

    felt: float
    """What it costs the seat in the end: what it pays itself comes back."""
    cost: int
    """What must be at hand."""
    stores: int
    """The resources that can be used up for it."""
    supply: int
    """The resources for the supplier of a secondary craftsman; 0 if there is none."""
    hubs: int
    owner: int
    price: int
    other_owner: int
    other_price: int
    """Who supplies a secondary craftsman, and at what price."""


class Goods:
    """What a monument can get."""

    __slots__ = ("any", "count", "families")

    def __init__(self, families: list[list[Good]]) -> None:
        self.families = families
        """By family, the best way first."""
        self.count = len(families)
        self.any = sorted(good for family in families for good in family)
        """All ways, the best first."""


Reach = tuple[tuple[int, "Chain"], ...]
"""The chains of a family that lead to a cell, with the hubs on the way there."""


class Atlas:
    """Remembers which chains lead where: they stay the same while the map does."""

    def __init__(self) -> None:
        self._reach: dict[Family, dict[int, Reach]] = {}
        self._goods: dict[tuple[object, ...], Goods] = {}

    def reach(self, family: Family, cell: int) -> Reach:
        """Return the chains of a family that lead to a cell."""
        cells = self._reach.get(family)
        if cells is None:
            if len(self._reach) >= MOST_KEPT:
                self._reach.clear()
            cells = self._reach[family] = {}
        found = cells.get(cell)
        if found is None:
            found = cells[cell] = _reach(family, cell)
        return found

    def goods(self, state: State, seat: int, cells: list[int]) -> list[Goods]:
        """Return how a seat's monuments on some cells can get goods."""
        steps = ESHU_RANGE if state.god[seat] == ESHU else RANGE
        cheap = state.god[seat] == ANANSI
        families = state.links(steps).families
        where = (*families, seat, cheap, *state.price)
        found = []
        for cell in cells:
            key = (cell, where)
            goods = self._goods.get(key)
            if goods is None:
                if len(self._goods) >= MOST_KEPT:
                    self._goods.clear()
                goods = self._goods[key] = self._find(families, state.price, seat, cell, cheap)
            found.append(goods)
        return found

    def _find(
        self,
        families: list[Family],
        prices: list[int],
        seat: int,
        cell: int,
        cheap: bool,  # noqa: FBT001
    ) -> Goods:
        found = []
        for family in families:
            goods = [
                _good(chain, hubs, prices, seat, cheap=cheap)
                for hubs, chain in self.reach(family, cell)
            ]
            if goods:
                goods.sort()
                found.append(goods)
        return Goods(found)


def _reach(family: Family, cell: int) -> Reach:
    mark = 1 << cell
    found = []
    for chain in family.chains:
        for hubs, ring in enumerate(chain.rings):
            if ring & mark:
                found.append((hubs, chain))
                break
    return tuple(found)


def _good(chain: Chain, hubs: int, prices: list[int], seat: int, *, cheap: bool) -> Good:
    hubs += chain.hubs
    owner = chain.gate.owner
    price = 1 if cheap else prices[chain.gate_price]
    cost = hubs * HUB_FEE + price
    felt = hubs + (0.3 * price if owner == seat else price)
    primary = chain.primary
    if primary is None:
        return Good(felt, cost, chain.stores, 0, hubs, owner, price, NOBODY, 0)
    other = 1 if cheap else prices[chain.primary_price]
    return Good(
        felt + (0.3 * other if primary.owner == seat else other),
        cost + other,
        chain.stores,
        chain.supply,
        hubs,
        owner,
        price,
        primary.owner,
        other,
    )

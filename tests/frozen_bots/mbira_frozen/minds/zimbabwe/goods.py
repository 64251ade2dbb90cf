"""The Great Zimbabwe: which goods a monument can get, over how many hubs, and from whom.

Resources are numbered here, in the order of their cells: sets of them are small numbers then, and
those of a whole map are large ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.games.zimbabwe.data import ANANSI, ESHU, ESHU_RANGE, HUB_FEE, RANGE
from mbira.games.zimbabwe.rules.network import NO_WAY

if TYPE_CHECKING:
    from mbira.games.zimbabwe.rules.state import State
    from mbira.games.zimbabwe.rules.supply import Chain, Family

NOBODY = -1
OWN = 0.3
"""The part of a price that hurts if one pays it to oneself."""
MOST_KEPT = 4000
"""This many families are remembered; a match does not need more at a time."""
MOST_LANDS = 200
"""And this many maps with their resources."""
OUT_OF_REACH = 1 << 30


class Good:
    """One way for a seat's monument to get a good of some family."""

    __slots__ = (
        "cost", "felt", "hubs", "other_owner", "other_price", "owner", "price", "stores", "supply",
    )  # fmt: skip

    def __init__(
        self, felt: float, cost: int, stores: int, supply: int, hubs: int, owner: int, price: int
    ) -> None:
        self.felt = felt
        """What it costs the seat in the end: what it pays itself comes back."""
        self.cost = cost
        """What must be at hand."""
        self.stores = stores
        """The resources that can be used up for it, by their numbers."""
        self.supply = supply
        """The resources for the supplier of a secondary craftsman; 0 if there is none."""
        self.hubs = hubs
        self.owner = owner
        self.price = price
        self.other_owner = NOBODY
        self.other_price = 0
        """Who supplies a secondary craftsman, and at what price."""


def _order(good: Good) -> tuple[float, int, int, int, int, int, int, int, int]:
    """Return what goods are sorted by: the best comes first, and no two orders are right."""
    return (
        good.felt, good.cost, good.stores, good.supply, good.hubs, good.owner, good.price,
        good.other_owner, good.other_price,
    )  # fmt: skip


def by_felt(good: Good) -> float:
    """Return what a good costs in the end; for sorting."""
    return good.felt


class Goods:
    """What a monument can get."""

    __slots__ = ("_any", "count", "families", "least", "least_repeated")

    def __init__(self, families: list[list[Good]]) -> None:
        self.families = families
        """By family, the best way first."""
        self.count = len(families)
        self._any: list[Good] | None = None
        cheapest = sorted([min([good.cost for good in family]) for family in families])
        self.least = [0]
        """What 0, 1, 2... goods of different families cost at least."""
        for cost in cheapest:
            self.least.append(self.least[-1] + cost)
        self.least_repeated = cheapest[0] if cheapest else OUT_OF_REACH
        """What a good costs at least."""

    @property
    def any(self) -> list[Good]:
        """All ways, the best first."""
        if self._any is None:
            self._any = sorted([good for family in self.families for good in family], key=_order)
        return self._any


class Numbers:
    """The numbers of the resources on a map."""

    __slots__ = ("_number",)

    def __init__(self, resources: tuple[int, ...]) -> None:
        cells = 0
        for kind in resources:
            cells |= kind
        self._number: dict[int, int] = {}
        number = 1
        while cells:
            cell = cells & -cells
            self._number[cell] = number
            number <<= 1
            cells ^= cell

    def of(self, cells: int) -> int:
        """Return the resources on some cells as a set of numbers."""
        found = 0
        while cells:
            cell = cells & -cells
            found |= self._number[cell]
            cells ^= cell
        return found


Tag = tuple[int, ...]
"""A seat, whether all is cheap for it, and the prices of a family's craftsmen."""


Ways = tuple[int, ...]
"""Over how many hubs each of those who deliver reaches a monument; -1 if he does not."""


class Offers:
    """What a family of goods offers to monuments, by the hubs on the ways to them."""

    __slots__ = ("_chains", "_found", "_gates", "places")

    def __init__(self, family: Family, numbers: Numbers) -> None:
        self._gates = family.gates
        self._chains: list[tuple[Chain, int, int]] = [
            (chain, numbers.of(chain.stores), numbers.of(chain.supply)) for chain in family.chains
        ]
        places = {chain.gate_price for chain in family.chains}
        places |= {chain.primary_price for chain in family.chains if chain.primary is not None}
        self.places = sorted(places)
        """Where the prices of its craftsmen are."""
        self._found: dict[Tag, dict[Ways, list[Good]]] = {}

    def known(self, tag: Tag) -> dict[Ways, list[Good]]:
        """Return what is known already, by the ways to a monument."""
        known = self._found.get(tag)
        if known is None:
            known = self._found[tag] = {}
        return known

    def find(self, prices: list[int], seat: int, ways: Ways, *, cheap: bool) -> list[Good]:
        """Return how a monument can get a good, the best first."""
        goods = []
        for chain, stores, supply in self._chains:
            hubs = ways[self._gates.index(chain.gate)]
            if hubs != NO_WAY:
                goods.append(_good(chain, hubs, stores, supply, prices, seat, cheap=cheap))
        goods.sort(key=_order)
        return goods


class Atlas:
    """Remembers which goods lead where: they stay the same while the map and prices do."""

    def __init__(self) -> None:
        self._offers: dict[tuple[Numbers, Family], Offers] = {}
        self._numbers: dict[tuple[int, ...], Numbers] = {}

    def numbers(self, state: State) -> Numbers:
        """Return the numbers of the resources in a position."""
        found = self._numbers.get(state.resources)
        if found is None:
            if len(self._numbers) >= MOST_LANDS:
                self._numbers.clear()
            found = self._numbers[state.resources] = Numbers(state.resources)
        return found

    def goods(self, state: State, seat: int, cells: list[int]) -> list[Goods]:
        """Return how a seat's monuments on some cells can get goods."""
        if not cells:
            return []
        god = state.god[seat]
        cheap = god == ANANSI
        prices = state.price
        links = state.links(ESHU_RANGE if god == ESHU else RANGE)
        families = links.families
        numbers = self.numbers(state)
        offers = []
        known = []
        for family in families:
            key = (numbers, family)
            offer = self._offers.get(key)
            if offer is None:
                if len(self._offers) >= MOST_KEPT:
                    self._offers.clear()
                offer = self._offers[key] = Offers(family, numbers)
            offers.append(offer)
            tag = [seat, int(cheap)]
            if not cheap:
                tag += [prices[place] for place in offer.places]
            known.append(offer.known(tuple(tag)))
        found = []
        for cell in cells:
            number = links.network.number[cell]
            there = []
            for offer, known_ways, leading in zip(offers, known, links.ways, strict=True):
                if not leading:
                    continue
                ways = leading[number]
                goods = known_ways.get(ways)
                if goods is None:
                    goods = known_ways[ways] = offer.find(prices, seat, ways, cheap=cheap)
                if goods:
                    there.append(goods)
            found.append(Goods(there))
        return found


def _good(
    chain: Chain,
    hubs: int,
    stores: int,
    supply: int,
    prices: list[int],
    seat: int,
    *,
    cheap: bool,
) -> Good:
    hubs += chain.hubs
    owner = chain.gate.owner
    price = 1 if cheap else prices[chain.gate_price]
    cost = hubs * HUB_FEE + price
    felt = hubs + (OWN * price if owner == seat else float(price))
    primary = chain.primary
    if primary is None:
        return Good(felt, cost, stores, 0, hubs, owner, price)
    other = 1 if cheap else prices[chain.primary_price]
    felt += OWN * other if primary.owner == seat else float(other)
    good = Good(felt, cost + other, stores, supply, hubs, owner, price)
    good.other_owner, good.other_price = primary.owner, other
    return good

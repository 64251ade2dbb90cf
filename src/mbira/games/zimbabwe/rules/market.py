"""Ritual goods for sale: who can deliver to a monument, at what cost, from which resources."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from mbira.games.zimbabwe.data import (
    ANANSI,
    ATETE,
    BOX_USED_MARKERS,
    FAMILIES,
    FAMILY,
    FIRST_SECONDARY,
    HUB_FEE,
    KIND_COUNT,
    TOP_LEVEL,
    TSUI_GOAB,
)
from mbira.games.zimbabwe.rules.network import NO_WAY
from mbira.games.zimbabwe.rules.supply import Offer, in_stock, put

if TYPE_CHECKING:
    from mbira.games.zimbabwe.rules.state import Craftsman, State
    from mbira.games.zimbabwe.rules.supply import Chain, Links, Need

Subsets = list[tuple[int, int]]
"""The joint resources of subsets of demands on one kind, and each subset's size; all are last."""
Loads = tuple[Subsets, Subsets, Subsets, Subsets]
"""The demands on each kind of resource."""
NO_DEMAND: Final[Subsets] = [(0, 0)]
NO_LOADS: Final[Loads] = (NO_DEMAND, NO_DEMAND, NO_DEMAND, NO_DEMAND)
PLENTY: Final = 1 << 30
MarketKey = tuple[int, int, bool, int]
"""Resources that take a marker, those that take two, Tsui Goab, markers in the box."""

Deliveries = dict[int, list[list[Offer]]]
"""Offers by the cell of a monument, and by family."""
Pairs = dict[tuple["Chain", "Chain"], bool]
"""Whether the goods of two chains find a resource each."""
Times = dict["Chain", int]
"""How often the resources of a chain suffice."""


def price_for(state: State, craftsman: Craftsman) -> int:
    """Return what a craftsman asks of the seat to act (R39)."""
    if state.god[state.actor] == ANANSI:
        return 1
    return state.price[craftsman.owner * 7 + craftsman.kind]


def floors(state: State) -> list[int]:
    """Return what 0, 1, 2... goods cost the seat to act at least, wherever the craftsmen are."""
    costs: list[int] = []
    for kind in range(FIRST_SECONDARY):
        cost = cheapest_price(state, kind)
        if cost:
            second = kind + FIRST_SECONDARY
            costs.append(cost + cheapest_price(state, second) if second < KIND_COUNT else cost)
    costs.sort()
    if state.god[state.actor] == TSUI_GOAB:
        costs = costs[:1] * TOP_LEVEL
    floor, found = 0, [0]
    for cost in costs:
        floor += cost
        found.append(floor)
    return found


def cheapest_price(state: State, kind: int) -> int:
    """Return the least that any craftsman of a kind asks of the seat to act; 0 if there is none."""
    least = 0
    for craftsman in state.craftsmen[kind]:
        price = price_for(state, craftsman)
        if not least or price < least:
            least = price
    return least


def market_for(state: State) -> Market:
    """Return what the seat to act can buy; the last market is kept while nothing of it changes."""
    god = state.god[state.actor]
    links = state.links(state.steps())
    fresh = links.deposits ^ links.deposits & state.used_up()
    twice = fresh & ~state.used_once if god == ATETE else 0
    markers = PLENTY
    if state.rules.box_limits:
        markers = BOX_USED_MARKERS
        markers -= state.used_once.bit_count() + state.used_twice.bit_count()
    prices = anansis_prices(len(state.price)) if god == ANANSI else tuple(state.price)
    key = (fresh, twice, god == TSUI_GOAB, markers)
    market = state.market
    if market is None:
        market = state.market = Market(links, prices, key)
    elif market.links is not links or market.key != key or market.prices != prices:
        if market.prices == prices:
            prices = market.prices  # the very same, so that nobody compares them again
        market = state.market = Market(links, prices, key)
    return market


@cache
def anansis_prices(count: int) -> tuple[int, ...]:
    """Return the prices that the adorer of Anansi pays (R39)."""
    return (1,) * count


class Market:
    """The goods on sale to a seat, whatever its cattle."""

    __slots__ = (
        "_all", "_deliveries", "_offers", "_pairs", "_times", "fresh", "key", "least",
        "links", "markers", "prices", "repeat", "twice",
    )  # fmt: skip

    def __init__(self, links: Links, prices: tuple[int, ...], key: MarketKey) -> None:
        self.links = links
        self.prices = prices
        self.key = key
        self.fresh, self.twice, self.repeat, self.markers = key
        self._deliveries: Deliveries = {}
        self._pairs: Pairs = {}
        self._times: Times = {}
        self.least: dict[int, int] = {}
        """What raising a monument costs at least, by cell * 8 + level, as it is asked for."""
        self._offers: list[list[Offer] | None] = [None] * len(FAMILIES)
        self._all: list[list[Offer]] = []

    @property
    def offers(self) -> list[list[Offer]]:
        """The goods by family, cheapest first, hubs to the monument not yet counted."""
        if not self._all:
            self._all = [self.on_sale(family) for family in FAMILIES]
        return self._all

    def wishing(self, using: int, without: int, worth: int) -> Market:
        """Return the same goods, without those from some cells, and this much dearer from most.

        A good from craftsmen on the cells that are to be used is spared that for each of them; so
        the cheapest way uses them wherever it can. Resources to be left alone are left out too.
        """
        key = (self.fresh & ~without, self.twice & ~without, self.repeat, self.markers)
        market = Market(self.links, self.prices, key)
        for number, family in enumerate(self.links.families):
            offers: list[Offer] = []
            for offer in in_stock(family.offers(self.prices), market.fresh, market.twice):
                gate, primary = offer.chain.gate.cells, 0
                if offer.chain.primary is not None:
                    primary = offer.chain.primary.cells
                if not (gate | primary) & without:
                    missed = 2 - bool(gate & using) - bool(primary & using)
                    put(offers, offer.at(offer.cost + worth * missed))
            market._offers[number] = offers
        return market

    def on_sale(self, number: int) -> list[Offer]:
        """Return a family's offers."""
        found = self._offers[number]
        if found is None:
            family = self.links.family(number)
            found = self._offers[number] = family.on_sale(self.prices, self.fresh, self.twice)
        return found

    def room(self, cells: int) -> int:
        """Return how many used markers some resources still take."""
        free = cells & self.fresh
        once = free.bit_count()
        return once + (free & self.twice).bit_count() if self.twice else once

    def price(self, craftsman: Craftsman) -> int:
        """Return what a craftsman asks."""
        return self.prices[craftsman.owner * 7 + craftsman.kind]

    def suppliers(self, maker: Craftsman) -> list[Offer]:
        """Return the ways to supply a secondary craftsman, the cheapest first."""
        offers: list[Offer] = []
        for chain in self.links.families[FAMILY[maker.kind]].chains:
            primary, supply = chain.primary, chain.supply & self.fresh
            if chain.gate is maker and primary is not None and supply:
                cost = self.price(primary) + chain.hubs * HUB_FEE
                kind = chain.primary_resource
                put(offers, Offer(chain, cost, ((kind, supply),), 1 << kind))
        return offers

    def delivered(self, offer: Offer, monument: int) -> int:
        """Return what an offer costs with the hubs on its way; PLENTY if there is no way."""
        hubs = self.links.network.far(offer.chain.gate)[monument]
        return PLENTY if hubs == NO_WAY else offer.cost + hubs * HUB_FEE

    def deliveries(self, cell: int) -> list[list[Offer]]:
        """Return the offers for the monument on a cell by family, the cheapest first."""
        found = self._deliveries.get(cell)
        if found is None:
            found = []
            monument = self.links.network.number[cell]
            for offers in self.offers:
                there: list[Offer] = []
                for offer in offers:
                    cost = self.delivered(offer, monument)
                    if cost < PLENTY:
                        put(there, offer.at(cost))
                found.append(there)
            self._deliveries[cell] = found
        return found

    def affords_one(self, cell: int, budget: int) -> bool:
        """Return whether a single good for the monument on a cell can be had within a budget."""
        monument = self.links.network.number[cell]
        for family in range(len(self._offers)):
            for offer in self.on_sale(family):
                if offer.cost > budget:
                    break
                if self.delivered(offer, monument) <= budget:
                    return True
        return False

    def gates_within(self, cell: int, budget: int, barred: int) -> int:
        """Return who can deliver a single good to a monument, within a budget, by anchor."""
        found = 0
        monument = self.links.network.number[cell]
        for family in range(len(self._offers)):
            if barred >> family & 1:
                continue
            for offer in self.on_sale(family):
                if offer.cost > budget:
                    break
                fits = len(offer.needs) <= self.markers
                if fits and self.delivered(offer, monument) <= budget:
                    found |= 1 << offer.chain.gate.anchor
        return found

    def cheapest(self, cell: int) -> list[Offer]:
        """Return each family's cheapest offer for the monument on a cell, the cheapest first."""
        monument = self.links.network.number[cell]
        found: list[Offer] = []
        for offers in self.offers:
            best: Offer | None = None
            least = PLENTY
            for offer in offers:
                if offer.cost >= least:
                    break
                cost = self.delivered(offer, monument)
                if cost < least:
                    best, least = offer, cost
            if best is not None:
                put(found, best.at(least))
        return found

    def kept(self) -> tuple[Deliveries, Pairs, Times]:
        """Return what was found so far; for the audit."""
        return (self._deliveries, self._pairs, self._times)

    def times(self, offer: Offer) -> int:
        """Return how often the resources of an offer suffice for its good."""
        found = self._times.get(offer.chain)
        if found is None:
            cells = [cells for _, cells in offer.needs]
            found = min(map(self.room, cells))
            if len(cells) == 2 and offer.needs[0][0] == offer.needs[1][0]:
                found = min(found, self.room(cells[0] | cells[1]) // 2)
            self._times[offer.chain] = found
        return found

    def get_along(self, one: Offer, other: Offer) -> bool:
        """Return whether two goods find a resource each."""
        key = (one.chain, other.chain)
        found = self._pairs.get(key)
        if found is None:
            loads = self.admits(NO_LOADS, (*one.needs, *other.needs))
            found = self._pairs[key] = loads is not None
        return found

    def admits(self, loads: Loads, needs: tuple[Need, ...]) -> Loads | None:
        """Return the loads with more demands on them; None if some demand would go unmet.

        Hall's condition, kept for every subset of the demands on a kind of resource: together
        they must reach at least as many free places as they are. A subset that reaches no more
        with another demand is left out: with it, it asks more of the same.
        """
        grown = list(loads)
        for resource, cells in needs:
            subsets = grown[resource]
            if subsets is NO_DEMAND and cells & self.fresh:
                grown[resource] = [(0, 0), (cells, 1)]
                continue
            kept: Subsets = []
            more: Subsets = []
            for union, size in subsets:
                joined = union | cells
                if self.room(joined) <= size:
                    return None
                if joined != union:
                    kept.append((union, size))
                more.append((joined, size + 1))
            grown[resource] = kept + more
        return (grown[0], grown[1], grown[2], grown[3])

"""Who can deliver what to whom: what follows from the map, worked out once per change of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.games.zimbabwe.data import FAMILIES, FIRST_SECONDARY, HUB_FEE, RANGE, RESOURCE
from mbira.games.zimbabwe.rules.network import NO_WAY

if TYPE_CHECKING:
    from mbira.games.zimbabwe.rules.land import Land
    from mbira.games.zimbabwe.rules.network import Network
    from mbira.games.zimbabwe.rules.state import Craftsman, State

Ground = tuple["Network | Land", int, int]
"""What a family stands on: the ways, and the resources of its primary and its secondary kind."""
Need = tuple[int, int]
"""A kind of resource, and the cells where one of it can be used up."""


class Offer:
    """One way to get one good, or the rest of one, with what it costs and uses up."""

    __slots__ = ("chain", "cost", "kinds", "needs")

    def __init__(self, chain: Chain, cost: int, needs: tuple[Need, ...], kinds: int) -> None:
        self.chain = chain
        self.cost = cost
        self.needs = needs
        """Some of those resources may have their used markers."""
        self.kinds = kinds
        """The kinds of resources among them, as bits."""

    def at(self, cost: int) -> Offer:
        """Return the same at some cost."""
        return self if cost == self.cost else Offer(self.chain, cost, self.needs, self.kinds)


def put(offers: list[Offer], offer: Offer) -> None:
    """Add an offer to a list that has the cheapest first, behind those that cost the same."""
    place = len(offers)
    while place and offers[place - 1].cost > offer.cost:
        place -= 1
    if place == len(offers):
        offers.append(offer)
    else:
        offers.insert(place, offer)


class Chain:
    """One way in which a good comes about: a primary craftsman, or one behind a secondary one."""

    __slots__ = (
        "gate", "gate_price", "hubs", "kinds", "needs", "primary", "primary_price",
        "primary_resource", "resource", "stores", "supply",
    )  # fmt: skip

    def __init__(
        self,
        gate: Craftsman,
        stores: int,
        primary: Craftsman | None = None,
        hubs: int = 0,
        supply: int = 0,
    ) -> None:
        self.gate = gate
        """Who delivers the good to the monument."""
        self.gate_price = gate.owner * 7 + gate.kind
        """The place of his price in the list of prices."""
        self.resource = RESOURCE[gate.kind]
        self.stores = stores
        """The resources that he can use up, used markers aside."""
        self.primary = primary
        """Who supplies him, if he is a secondary craftsman."""
        self.primary_price = -1 if primary is None else primary.owner * 7 + primary.kind
        self.primary_resource = -1 if primary is None else RESOURCE[primary.kind]
        self.hubs = hubs
        """Hubs on the way between the two."""
        self.supply = supply
        """The resources that the one who supplies him can use up."""
        self.needs: tuple[Need, ...] = ((self.resource, stores),)
        """What is used up for a good, used markers aside."""
        self.kinds: int = 1 << self.resource
        """The kinds of resources that are used up, as bits."""
        if primary is not None:
            self.needs = ((self.resource, stores), (self.primary_resource, supply))
            self.kinds |= 1 << self.primary_resource

    def cost(self, prices: tuple[int, ...]) -> int:
        """Return what the craftsmen ask, and the hubs between them; not those to a monument."""
        cost = prices[self.gate_price]
        if self.primary is not None:
            cost += prices[self.primary_price] + self.hubs * HUB_FEE
        return cost

    def shown(self) -> tuple[object, ...]:
        """Return what makes this chain what it is; for the audit."""
        primary = None if self.primary is None else self.primary.anchor
        return (self.gate.anchor, primary, self.hubs, self.needs)


class Sale:
    """What a family had on sale, and what that hung on."""

    __slots__ = ("fresh", "left", "offers", "twice")

    def __init__(self, offers: list[Offer], fresh: int, twice: int) -> None:
        self.offers = offers
        self.fresh = fresh
        self.twice = twice
        self.left = in_stock(offers, fresh, twice)


class Family:
    """The chains of one family of goods. A secondary craftsman bars the primary good (R42)."""

    __slots__ = (
        "_between", "_costs", "_offers", "_prices", "_sale", "_stores", "chains", "gates", "ground",
        "makers", "primaries", "sources",
    )  # fmt: skip

    def __init__(
        self,
        primaries: tuple[Craftsman, ...],
        makers: tuple[Craftsman, ...],
        stores: list[int],
        between: list[int],
    ) -> None:
        """Take what each of them can use up, and over how many hubs each is supplied by each."""
        self.primaries = primaries
        self.makers = makers
        self.gates = makers or primaries
        """Who delivers."""
        self._stores = stores
        self._between = between
        self.chains: list[Chain] = []
        if not makers:
            for place, gate in enumerate(primaries):
                self.chains.append(Chain(gate, stores[place]))
        count = len(primaries)
        for number, gate in enumerate(makers):
            for place, primary in enumerate(primaries):
                hubs = between[number * count + place]
                if hubs != NO_WAY:
                    own, supply = stores[count + number], stores[place]
                    self.chains.append(Chain(gate, own, primary, hubs, supply))
        self.sources = 0
        """All resources that the chains can use up."""
        for chain in self.chains:
            self.sources |= chain.stores | chain.supply
        self.ground: Ground | None = None
        """The map on which this was last found to be so."""
        self._prices: tuple[int, ...] = ()
        self._costs: list[int] = []
        self._offers: list[Offer] = []
        self._sale: Sale | None = None

    def on_sale(self, prices: tuple[int, ...], fresh: int, twice: int) -> list[Offer]:
        """Return the offers that some resources allow, the cheapest first.

        Those take a used marker, or even two. It is the last list again if it would be the same.
        """
        offers = self.offers(prices)
        fresh &= self.sources
        twice &= self.sources
        sale = self._sale
        if sale is None or sale.offers is not offers or sale.fresh != fresh or sale.twice != twice:
            sale = self._sale = Sale(offers, fresh, twice)
        return sale.left

    def offers(self, prices: tuple[int, ...]) -> list[Offer]:
        """Return what the chains offer at some prices, the cheapest first, used markers aside.

        It is the same list as the last time unless something in it has another price.
        """
        if prices is not self._prices:
            self._prices = prices
            costs = [chain.cost(prices) for chain in self.chains]
            if costs != self._costs:
                self._costs = costs
                self._offers = []
                for place, chain in enumerate(self.chains):
                    put(self._offers, Offer(chain, costs[place], chain.needs, chain.kinds))
        return self._offers

    def consists_of(self, stores: list[int], between: list[int]) -> bool:
        """Return whether the same craftsmen reach the same resources and each other the same."""
        return self._stores == stores and self._between == between


def in_stock(offers: list[Offer], fresh: int, twice: int) -> list[Offer]:
    """Return the offers for which there are resources that take a used marker, or even two."""
    left = []
    for offer in offers:
        chain = offer.chain
        stores = chain.stores & fresh
        if not stores:
            continue
        if chain.primary is not None:
            supply = chain.supply & fresh
            if not supply:
                continue
            if chain.resource == chain.primary_resource and stores == supply:
                # both can come from one and the same place alone, and from there only once
                one = not stores & (stores - 1) and not stores & twice
                if one:
                    continue  # it takes two markers, and there is room for one
        left.append(offer)
    return left


def union(parts: tuple[int, ...]) -> int:
    """Return the cells that are in any of some sets."""
    found = 0
    for part in parts:
        found |= part
    return found


class Links:
    """The families of goods on a map with one range, each found when it is asked for."""

    __slots__ = (
        "_all", "_barred", "_before", "_found", "_ways", "craftsmen", "deposits", "network",
        "resources", "steps",
    )  # fmt: skip

    def __init__(self, state: State, steps: int, former: Links | None) -> None:
        """Take who delivered before the last change of the map, if it is known."""
        self.steps = steps
        self.network = state.network(steps)
        self.craftsmen = tuple(state.craftsmen)
        self.resources = state.resources
        self.deposits = union(state.resources)
        """All resources, of whichever kind."""
        self._barred = state.rules.monuments_block_resources
        self._found: list[Family | None] = [None] * len(FAMILIES)
        self._all: list[Family] = []
        self._ways: list[list[tuple[int, ...]]] = []
        self._before = self._found if former is None else former.known()
        """Families as they were; they may still be so."""

    def known(self) -> list[Family | None]:
        """Return the families that were found, or else those before the last change."""
        return [
            self._before[number] if family is None else family
            for number, family in enumerate(self._found)
        ]

    @property
    def families(self) -> list[Family]:
        """All families, in their order."""
        if not self._all:
            self._all = [self.family(number) for number in FAMILIES]
        return self._all

    @property
    def ways(self) -> list[list[tuple[int, ...]]]:
        """Over how many hubs those who deliver reach a monument, by family and its number."""
        if not self._ways:
            far = self.network.far
            for family in self.families:
                reached = [far(gate) for gate in family.gates]
                self._ways.append(list(zip(*reached, strict=True)))
        return self._ways

    def family(self, number: int) -> Family:
        """Return one of the families."""
        family = self._found[number]
        if family is None:
            family = self._found[number] = self._find(number)
        return family

    def _find(self, number: int) -> Family:
        """Find a family; it is the one before the last change if nothing about it is new."""
        primaries, makers = self.craftsmen[number], self.makers(number)
        before = self._before[number]
        if before is not None and (
            before.primaries is not primaries or before.makers is not makers
        ):
            before = None
        ground = (self._ways_that_matter(makers), *self.resources_of(number))
        if before is not None and before.ground == ground:
            return before
        stores = [self.stores(craftsman) for craftsman in primaries + makers]
        between = [
            self.network.hubs_between(maker, primary) for maker in makers for primary in primaries
        ]
        if before is None or not before.consists_of(stores, between):
            before = Family(primaries, makers, stores, between)
        before.ground = ground
        return before

    def _ways_that_matter(self, makers: tuple[Craftsman, ...]) -> Network | Land:
        """Return what says who reaches what in a family: the land alone, or monuments too."""
        return self.network if makers or self._barred else self.network.land

    def stores(self, craftsman: Craftsman) -> int:
        """Return the resources that a craftsman can use up, used markers aside."""
        resources = self.resources[RESOURCE[craftsman.kind]]
        if self._barred:
            return resources & self.network.leg(craftsman.cells)
        if self.steps == RANGE:
            return resources & craftsman.supply
        return resources & self.network.land.reach(craftsman.cells, self.steps)

    def makers(self, family: int) -> tuple[Craftsman, ...]:
        """Return the secondary craftsmen of a family."""
        second = family + FIRST_SECONDARY
        return self.craftsmen[second] if second < len(self.craftsmen) else ()

    def resources_of(self, family: int) -> tuple[int, int]:
        """Return the resources that the primary and the secondary craftsmen of a family use."""
        second = family + FIRST_SECONDARY
        other = RESOURCE[second] if second < len(self.craftsmen) else family
        return (self.resources[family], self.resources[other])

    def agrees(self, naive: Links) -> bool:
        """Return whether what was found is what links without a past find; for the audit."""
        same_ways = not self._ways or self._ways == naive.ways
        return same_ways and all(
            family is None
            or [chain.shown() for chain in family.chains]
            == [chain.shown() for chain in naive.family(number).chains]
            for number, family in enumerate(self._found)
        )

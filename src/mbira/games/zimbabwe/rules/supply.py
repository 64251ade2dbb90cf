"""Who can deliver what to whom: what follows from the map, worked out once per change of it."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Final

from mbira.games.zimbabwe.data import FAMILIES, FIRST_SECONDARY, HUB_FEE, RANGE, RESOURCE
from mbira.games.zimbabwe.rules.network import NO_WAY, hubs_over

if TYPE_CHECKING:
    from mbira.games.zimbabwe.rules.network import Network
    from mbira.games.zimbabwe.rules.state import Craftsman, State

Need = tuple[int, int]
"""A kind of resource, and the cells where one of it can be used up."""


class Offer:
    """One way to get one good, or the rest of one, with what it costs and uses up."""

    __slots__ = ("chain", "cost", "needs")

    def __init__(self, chain: Chain, cost: int, needs: tuple[Need, ...]) -> None:
        self.chain = chain
        self.cost = cost
        self.needs = needs
        """Some of those resources may have their used markers."""


by_cost: Final = attrgetter("cost")
"""Returns what an offer costs; for sorting."""


class Chain:
    """One way in which a good comes about: a primary craftsman, or one behind a secondary one."""

    __slots__ = (
        "gate", "gate_price", "hubs", "needs", "primary", "primary_price",
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
        if primary is not None:
            self.needs = ((self.resource, stores), (self.primary_resource, supply))

    def shown(self) -> tuple[object, ...]:
        """Return what makes this chain what it is; for the audit."""
        primary = None if self.primary is None else self.primary.anchor
        return (self.gate.anchor, primary, self.hubs, self.needs)


class Sold:
    """What a family had on sale: its offers less those that lack resources."""

    __slots__ = ("fresh", "left", "offers", "twice")

    def __init__(self, offers: list[Offer], fresh: int, twice: int, left: list[Offer]) -> None:
        self.offers = offers
        self.fresh = fresh
        self.twice = twice
        self.left = left


class Family:
    """The chains of one family of goods. A secondary craftsman bars the primary good (R42).

    It is the same on a changed map as long as the chains are; where they lead, the network says.
    """

    __slots__ = (
        "_between", "_costs", "_network", "_offers", "_prices", "_reached", "chains", "gates",
        "makers", "primaries", "resources", "sold", "sources",
    )  # fmt: skip

    def __init__(self, links: Links, family: int) -> None:
        self.primaries = links.craftsmen[family]
        self.makers = links.makers(family)
        self.gates = self.makers or self.primaries
        """Who delivers."""
        self.resources = links.resources_of(family)
        self._network = links.network
        self._between = _between(links.network, self.makers, self.primaries)
        self._reached = self._stores(links)
        self.chains = self._chains()
        self.sources = 0
        """All resources that the chains can use up."""
        for chain in self.chains:
            self.sources |= chain.stores | chain.supply
        self._prices: tuple[int, ...] = ()
        self._costs: list[int] = []
        self._offers: list[Offer] = []
        self.sold: Sold | None = None
        """What was last on sale; kept by the market."""

    def _stores(self, links: Links) -> list[int]:
        """Return what the primary craftsmen can use up, then what the secondary ones can."""
        return [links.stores(craftsman) for craftsman in self.primaries + self.makers]

    def _chains(self) -> list[Chain]:
        stores, count = self._reached, len(self.primaries)
        chains = []
        if not self.makers:
            for place, gate in enumerate(self.primaries):
                chains.append(Chain(gate, stores[place]))
        for number, gate in enumerate(self.makers):
            for place, primary in enumerate(self.primaries):
                hubs = self._between[number * count + place]
                if hubs != NO_WAY:
                    own, supply = stores[count + number], stores[place]
                    chains.append(Chain(gate, own, primary, hubs, supply))
        return chains

    def offers(self, prices: tuple[int, ...]) -> list[Offer]:
        """Return what the chains offer at some prices, the cheapest first, used markers aside.

        It is the same list as the last time unless something in it has another price.
        """
        if prices is not self._prices:
            self._prices = prices
            costs = []
            for chain in self.chains:
                cost = prices[chain.gate_price]
                if chain.primary is not None:
                    cost += prices[chain.primary_price] + chain.hubs * HUB_FEE
                costs.append(cost)
            if costs != self._costs:
                self._costs = costs
                chains, count = self.chains, len(costs)
                order = [cost * count + place for place, cost in enumerate(costs)]
                order.sort()
                self._offers = []
                for each in order:
                    chain = chains[each % count]
                    self._offers.append(Offer(chain, each // count, chain.needs))
        return self._offers

    def stands(self, links: Links, family: int) -> bool:
        """Return whether craftsmen and resources are the same, and reach each other the same."""
        if (
            self.primaries is not links.craftsmen[family]
            or self.makers is not links.makers(family)
            or self.resources != links.resources_of(family)
        ):
            return False
        if self._network is links.network:
            return True
        if (links.varied and self._reached != self._stores(links)) or (
            self.makers and self._between != _between(links.network, self.makers, self.primaries)
        ):
            return False
        self._network = links.network
        return True


def _between(
    network: Network, makers: tuple[Craftsman, ...], primaries: tuple[Craftsman, ...]
) -> list[int]:
    """Return over how many hubs each secondary craftsman gets what each primary one makes."""
    if not makers:
        return []
    near = [network.near(primary.cells) for primary in primaries]
    found = []
    for maker in makers:
        leg, far = network.leg(maker.cells), network.far(maker)
        for place, primary in enumerate(primaries):
            found.append(0 if leg & primary.cells else hubs_over(far, near[place]))
    return found


class Links:
    """The families of goods on a map with one range, each found when it is asked for."""

    __slots__ = (
        "_all", "_barred", "_before", "_found", "_ways", "craftsmen", "network", "resources",
        "steps", "varied",
    )  # fmt: skip

    def __init__(self, state: State, steps: int, former: Links | None) -> None:
        self.steps = steps
        self.network = state.network(steps)
        self.craftsmen = tuple(state.craftsmen)
        self.resources = state.resources
        self._barred = state.rules.monuments_block_resources
        self.varied = self._barred or steps != RANGE
        """Whether what a craftsman can use up changes with monuments or water."""
        self._found: list[Family | None] = [None] * len(FAMILIES)
        self._all: list[Family] = []
        self._ways: list[list[tuple[int, ...]]] = []
        self._before = self._found
        """Families as they were before the map was last filled; they may still stand."""
        if former is not None:
            self._before = former.known()

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
            family = self._before[number]
            if family is None or not family.stands(self, number):
                family = Family(self, number)
            self._found[number] = family
        return family

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

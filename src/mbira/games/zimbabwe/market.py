"""Ritual goods for sale: who can deliver to a monument, at what cost, from which resources.

`Market` lists the offers; `Search` finds the cheapest way to serve one monument or several
at once, exactly: every good has its own resource, hubs are paid for each leg and good, and the
whole fits the purse. Raising asks the same search whether each of its small decisions can still
be completed, so there are no dead ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.games.zimbabwe.data import (
    ANANSI,
    ATETE,
    BOX_USED_MARKERS,
    FAMILIES,
    FIRST_SECONDARY,
    HUB_FEE,
    RESOURCE,
    TSUI_GOAB,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mbira.games.zimbabwe.state import Craftsman, State

Subsets = list[tuple[int, int]]
"""The joint resources of every subset of demands on one kind, and the subset's size."""
Loads = tuple[Subsets, Subsets, Subsets, Subsets]
"""The demands on each kind of resource."""
NO_LOADS: Loads = ([(0, 0)], [(0, 0)], [(0, 0)], [(0, 0)])
PLENTY = 1 << 30


class Offer:
    """One way to get one good, up to the craftsman who hands it over."""

    __slots__ = ("cost", "family", "gate", "needs", "primary")

    def __init__(
        self,
        family: int,
        gate: Craftsman | None,
        primary: Craftsman | None,
        cost: int,
        needs: tuple[tuple[int, int], ...],
    ) -> None:
        self.family = family
        self.gate = gate
        """Who delivers the good."""
        self.primary = primary
        """Who supplies the one who delivers, if he is a secondary craftsman."""
        self.cost = cost
        self.needs = needs
        """For each craftsman, the kind of resource and the cells where one can be used up."""


def by_cost(offer: Offer) -> int:
    """Return what an offer costs; for sorting."""
    return offer.cost


def price_for(state: State, craftsman: Craftsman) -> int:
    """Return what a craftsman asks of the seat to act (R39)."""
    if state.god[state.actor] == ANANSI:
        return 1
    return state.price[craftsman.owner * 7 + craftsman.kind]


class Market:
    """What the seat to act can buy now."""

    __slots__ = (
        "_deliveries", "budget", "fresh", "markers", "network", "offers",
        "repeat", "state", "steps", "twice",
    )  # fmt: skip

    def __init__(self, state: State, budget: int) -> None:
        seat = state.actor
        god = state.god[seat]
        self.state = state
        self.budget = budget
        self.steps = state.steps()
        self.network = state.network(self.steps)
        self.repeat = god == TSUI_GOAB
        self.fresh = state.usable_resources(seat)
        self.twice = self.fresh & ~state.used_once if god == ATETE else 0
        self.markers = PLENTY
        if state.rules.box_limits:
            placed = state.used_once.bit_count() + state.used_twice.bit_count()
            self.markers = BOX_USED_MARKERS - placed
        self.offers: list[list[Offer]] = [self._family(family) for family in FAMILIES]
        self._deliveries: dict[int, list[list[Offer]]] = {}

    def stores(self, craftsman: Craftsman) -> int:
        """Return the resources that a craftsman can still use up for this seat."""
        state = self.state
        return (
            state.resources[RESOURCE[craftsman.kind]]
            & state.supply(craftsman, self.steps)
            & self.fresh
        )

    def _family(self, family: int) -> list[Offer]:
        """Return the ways to get a family's good, hubs to the monument not yet counted (R42)."""
        craftsmen = self.state.craftsmen
        if family + FIRST_SECONDARY < len(craftsmen) and craftsmen[family + FIRST_SECONDARY]:
            offers = []
            for maker in craftsmen[family + FIRST_SECONDARY]:
                stores = self.stores(maker)
                if stores:
                    need = (RESOURCE[maker.kind], stores)
                    price = price_for(self.state, maker)
                    for supply in self.primaries(maker):
                        offer = Offer(
                            family,
                            maker,
                            supply.primary,
                            price + supply.cost,
                            (need, *supply.needs),
                        )
                        if offer.cost <= self.budget and self.admits(NO_LOADS, offer.needs):
                            offers.append(offer)
            return offers
        return [
            Offer(family, gate, None, price, ((RESOURCE[gate.kind], stores),))
            for gate in craftsmen[family]
            if (price := price_for(self.state, gate)) <= self.budget and (stores := self.stores(gate))
        ]

    def primaries(self, maker: Craftsman) -> list[Offer]:
        """Return the ways to supply a secondary craftsman, hubs between them included."""
        offers = []
        for primary in self.state.craftsmen[maker.kind - FIRST_SECONDARY]:
            stores = self.stores(primary)
            hubs = self.network.hubs(maker.cells, primary.cells) if stores else -1
            if hubs >= 0:
                cost = price_for(self.state, primary) + hubs * HUB_FEE
                need = (RESOURCE[primary.kind], stores)
                offers.append(Offer(primary.kind, None, primary, cost, (need,)))
        offers.sort(key=by_cost)
        return offers

    def deliveries(self, cell: int) -> list[list[Offer]]:
        """Return the affordable offers for the monument on a cell by family, the cheapest first."""
        found = self._deliveries.get(cell)
        if found is None:
            found = [[], [], [], []]
            hubs_to = self.network.hubs
            for family, offers in enumerate(self.offers):
                for offer in offers:
                    gate = offer.gate
                    hubs = hubs_to(1 << cell, gate.cells) if gate is not None else -1
                    cost = offer.cost + hubs * HUB_FEE
                    if 0 <= hubs and cost <= self.budget:
                        found[family].append(
                            Offer(family, gate, offer.primary, cost, offer.needs)
                        )
                found[family].sort(key=by_cost)
            self._deliveries[cell] = found
        return found

    def admits(self, loads: Loads, needs: Iterable[tuple[int, int]]) -> Loads | None:
        """Return the loads with more demands on them; None if some demand would go empty.

        Hall's condition, kept for every subset of the demands on a kind of resource: together
        they must reach at least as many free places as they are.
        """
        fresh, twice = self.fresh, self.twice
        grown = list(loads)
        for resource, cells in needs:
            subsets = grown[resource]
            more: Subsets = []
            for union, size in subsets:
                joined = union | cells
                if (joined & fresh).bit_count() + (joined & twice).bit_count() <= size:
                    return None
                more.append((joined, size + 1))
            grown[resource] = subsets + more
        return (grown[0], grown[1], grown[2], grown[3])


class Job:
    """Something to buy for: so many goods, from offers by family."""

    __slots__ = ("cell", "count", "families", "floors", "repeat")

    def __init__(
        self, cell: int, count: int, families: Sequence[list[Offer]], *, repeat: bool = False
    ) -> None:
        self.cell = cell
        """The monument's cell; -1 for the rest of a half-bought good."""
        self.count = count
        self.repeat = repeat
        if repeat:
            together = [offer for family in families for offer in family]
            together.sort(key=by_cost)
            self.families = [together] if together else []
            cheapest = [together[0].cost] * count if together else []
        else:
            self.families = [family for family in families if family]
            cheapest = sorted(family[0].cost for family in self.families)
        self.floors = [0]
        """The least that 0, 1, 2... goods can cost."""
        for cost in cheapest[:count]:
            self.floors.append(self.floors[-1] + cost)

    @property
    def hopeless(self) -> bool:
        """Whether there are too few families, whatever the cost."""
        return len(self.floors) <= self.count


class Search:
    """Finds the cheapest way to do some jobs together, or any way at all."""

    __slots__ = ("_any", "_chosen", "_jobs", "_market", "best", "cost")

    def __init__(
        self, market: Market, jobs: Sequence[Job], loads: Loads = NO_LOADS, *, any_way: bool = False
    ) -> None:
        self._market = market
        self._jobs = jobs
        self._any = any_way
        self._chosen: list[tuple[int, Offer]] = []
        self.cost = market.budget + 1
        """What the best way costs; more than the budget if there is none."""
        self.best: list[tuple[int, Offer]] | None = None
        """The monument's cell and the offer, for each good of the best way."""
        rest = sum(job.floors[-1] for job in jobs)
        if rest < self.cost and not any(job.hopeless for job in jobs):
            self._job(0, 0, rest, market.markers, loads)

    def _job(self, number: int, spent: int, rest: int, markers: int, loads: Loads) -> bool:
        """Go on with the next job; `rest` is the least that it and those after it cost."""
        if number == len(self._jobs):
            self.cost = spent
            self.best = self._chosen[:]
            return self._any
        job = self._jobs[number]
        after = rest - job.floors[job.count]
        return self._good(number, 0, 0, job.count, spent, after, markers, loads)

    def _good(
        self,
        number: int,
        family: int,
        offer_from: int,
        left: int,
        spent: int,
        after: int,
        markers: int,
        loads: Loads,
    ) -> bool:
        """Choose the next good of a job; return whether the search can stop."""
        if left == 0:
            return self._job(number + 1, spent, after, markers, loads)
        job = self._jobs[number]
        families = job.families
        floor = job.floors[left - 1] + after
        last = len(families) - (1 if job.repeat else left)
        for place in range(family, last + 1):
            offers = families[place]
            for index in range(offer_from, len(offers)):
                offer = offers[index]
                total = spent + offer.cost
                if total + floor >= self.cost:
                    break
                if len(offer.needs) > markers:
                    continue
                grown = self._market.admits(loads, offer.needs)
                if grown is None:
                    continue
                self._chosen.append((job.cell, offer))
                stop = self._good(
                    number,
                    place if job.repeat else place + 1,
                    index if job.repeat else 0,
                    left - 1,
                    total,
                    after,
                    markers - len(offer.needs),
                    grown,
                )
                self._chosen.pop()
                if stop:
                    return True
        return False


def job_for(market: Market, cell: int, count: int, bought: int = 0) -> Job:
    """Return the job of serving a monument with goods, some families perhaps already there."""
    families = market.deliveries(cell)
    if bought and not market.repeat:
        families = [[] if bought >> family & 1 else families[family] for family in FAMILIES]
    return Job(cell, count, families, repeat=market.repeat)


def can_serve(market: Market, cell: int, count: int) -> bool:
    """Return whether a monument can be raised with what the market offers."""
    job = job_for(market, cell, count)
    if job.hopeless or job.floors[count] > market.budget:
        return False
    if count == 1 and market.markers >= 2:
        return True  # every single offer is one that its own resources allow
    return Search(market, [job], any_way=True).best is not None

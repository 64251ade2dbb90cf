"""The cheapest way to get goods, found exactly.

Every good has its own resource, hubs are paid for each leg and good, and the whole fits the
purse. Raising asks this search whether each of its small decisions can still be completed, so
there are no dead ends; plans ask it for the cheapest way to raise several monuments at once.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from mbira.games.zimbabwe.data import FAMILIES, RESOURCES, WOOD
from mbira.games.zimbabwe.rules.market import NO_LOADS, PLENTY
from mbira.games.zimbabwe.rules.supply import put

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.games.zimbabwe.rules.market import Loads, Market
    from mbira.games.zimbabwe.rules.supply import Offer


class Job:
    """Something to buy for: a number of goods, from offers by family."""

    __slots__ = ("cell", "cheapest", "count", "families", "floors", "repeat")

    def __init__(
        self, cell: int, count: int, families: list[list[Offer]], repeat: Market | None = None
    ) -> None:
        """Take a market if it allows the same good several times (R41)."""
        self.cell = cell
        """The monument's cell; -1 for the rest of a half-bought good."""
        self.count = count
        self.repeat = repeat is not None
        if repeat is not None:
            together: list[Offer] = []
            for family in families:
                for offer in family:
                    put(together, offer)
            self.families = [together] if together else []
            cheapest: list[Offer] = []
            for offer in together:
                cheapest += [offer] * repeat.times(offer)
                if len(cheapest) >= count:
                    break
            del cheapest[count:]
        else:
            self.families = [family for family in families if family]
            cheapest = []
            for family in self.families:
                put(cheapest, family[0])
            if len(cheapest) > count:
                del cheapest[count:]
        self.cheapest = cheapest
        """The cheapest offers for the goods, whether they get along or not."""
        self.floors = [0]
        """The least that 0, 1, 2... goods can cost."""
        floor = 0
        for offer in cheapest:
            floor += offer.cost
            self.floors.append(floor)

    @property
    def hopeless(self) -> bool:
        """Whether there are too few families, whatever the cost."""
        return len(self.floors) <= self.count


def job_for(market: Market, cell: int, count: int, bought: int = 0) -> Job:
    """Return the job of serving a monument with goods, some families perhaps already there."""
    families = market.deliveries(cell)
    if bought and not market.repeat:
        families = [[] if bought >> family & 1 else families[family] for family in FAMILIES]
    return Job(cell, count, families, market if market.repeat else None)


def feasible(market: Market, jobs: list[Job], budget: int, loads: Loads = NO_LOADS) -> bool:
    """Return whether some jobs can be done together, within a budget."""
    spent = 0
    for job in jobs:
        if job.hopeless:
            return False
        spent += job.floors[job.count]
    if spent > budget:
        return False
    # Mostly the cheapest offers get along with each other, and there is nothing to search for.
    if market.markers == PLENTY:
        cheapest: list[Offer] = []
        for job in jobs:
            cheapest += job.cheapest
        if _get_along(market, cheapest, loads):
            return True
    return Feasible(market, jobs, budget, loads, any_way=True).best is not None


def leaves_possible(market: Market, choices: list[Offer], rest: Job, budget: int) -> bool:
    """Return whether one of some offers leaves a job possible, within a budget for both."""
    if rest.hopeless:
        return False
    purse = budget - rest.floors[rest.count]
    if market.markers == PLENTY:
        for offer in choices:
            if offer.cost <= purse and _get_along(market, [offer, *rest.cheapest], NO_LOADS):
                return True
    return choices[0].cost <= purse and feasible(
        market, [Job(rest.cell, 1, [choices]), rest], budget
    )


def _get_along(market: Market, offers: list[Offer], loads: Loads) -> bool:
    """Return whether some offers can be had together, each of which can be had alone."""
    wanted = contested = 0
    if loads is not NO_LOADS:
        for kind in RESOURCES:
            if len(loads[kind]) > 1:
                wanted |= 1 << kind
    for offer in offers:
        contested |= offer.kinds & wanted
        wanted |= offer.kinds
    for offer in offers:
        if not offer.kinds & contested:
            continue  # whoever is alone with his resource is in nobody's way
        grown = market.admits(loads, offer.needs)
        if grown is None:
            return False
        loads = grown
    return True


def affordable(market: Market, cell: int, count: int, budget: int) -> bool:
    """Return whether the goods for raising a monument can be had within a budget."""
    if count == 1 and market.markers >= 2:
        return market.affords_one(cell, budget)  # its own resources allow each offer
    key = cell * 8 + count
    least = market.least.get(key)
    if least is None:
        least = market.least[key] = _least_cost(market, cell, count)
    return least <= budget


def _least_cost(market: Market, cell: int, count: int) -> int:
    """Return what raising a monument costs at least."""
    if market.repeat:
        return _repeated(market, cell, count)
    cheapest = market.cheapest(cell)[:count]
    if len(cheapest) < count:
        return PLENTY
    # If the cheapest offers get along with each other, there is nothing to search for.
    if market.markers >= 2 * count and _get_along(market, cheapest, NO_LOADS):
        cost = 0
        for offer in cheapest:
            cost += offer.cost
        return cost
    return _different(market, cell, count)


def _repeated(market: Market, cell: int, count: int) -> int:
    """Return what goods of any families cost at least, the same several times if need be."""
    job = job_for(market, cell, count)
    if job.hopeless:
        return PLENTY
    if market.markers >= 2 * count and _get_along(market, job.cheapest, NO_LOADS):
        return job.floors[count]
    return Feasible(market, [job], PLENTY - 1).cost


def _different(market: Market, cell: int, count: int) -> int:
    """Return what goods of different families cost at least, if not all get along.

    Only those who take wood can be in each other's way, and they are of two families: no other
    resource is taken by two (`RESOURCE`). All offers of a family take the same kinds of resources
    (R42), so the cheapest tells what each of them needs.
    """
    families = [offers for offers in market.deliveries(cell) if offers]
    wooden = [offers for offers in families if any(kind == WOOD for kind, _ in offers[0].needs)]
    extra = 0
    if len(wooden) == 2:
        extra = _pair(market, *wooden) - wooden[0][0].cost - wooden[1][0].cost
    least = PLENTY
    for chosen in combinations(families, count):
        cost = sum(offers[0].cost for offers in chosen)
        if extra and all(any(offers is each for each in chosen) for offers in wooden):
            cost += extra
        if cost < least and sum(len(offers[0].needs) for offers in chosen) <= market.markers:
            least = cost
    return least


def _pair(market: Market, first: Sequence[Offer], second: Sequence[Offer]) -> int:
    """Return what a good of each of two families costs at least."""
    least = PLENTY
    for one in first:
        if one.cost + second[0].cost >= least:
            break
        for other in second:
            if one.cost + other.cost >= least:
                break
            if market.get_along(one, other):
                least = one.cost + other.cost
                break
    return least


def _worth_trying(jobs: list[Job], loads: Loads) -> list[list[list[Offer]]]:
    """Return the offers by job and family: the cheapest is enough where nobody is in the way."""
    rivals = [1 if len(subsets) > 1 else 0 for subsets in loads]
    for job in jobs:
        for offers in job.families:
            for kind in {kind for kind, _ in offers[0].needs}:
                rivals[kind] += 1
    return [
        [
            offers if any(rivals[kind] > 1 for kind, _ in offers[0].needs) else offers[:1]
            for offers in job.families
        ]
        for job in jobs
    ]


class Feasible:
    """Finds the cheapest way to do some jobs together, or any way at all."""

    __slots__ = ("_any", "_chosen", "_families", "_jobs", "_market", "best", "cost")

    def __init__(
        self,
        market: Market,
        jobs: list[Job],
        budget: int,
        loads: Loads = NO_LOADS,
        *,
        any_way: bool = False,
    ) -> None:
        self._market = market
        self._jobs = jobs
        self._any = any_way
        self._chosen: list[tuple[int, Offer]] = []
        self.cost = budget + 1
        """What the best way costs; more than the budget if there is none."""
        self.best: list[tuple[int, Offer]] | None = None
        """The monument's cell and the offer, for each good of the best way."""
        rest = 0
        for job in jobs:
            if job.hopeless:
                return
            rest += job.floors[job.count]
        self._families = [job.families for job in jobs]
        if not any(job.repeat for job in jobs):
            self._families = _worth_trying(jobs, loads)
        if rest < self.cost:
            markers = market.markers - sum(subsets[-1][1] for subsets in loads)
            self._job(0, 0, rest, markers, loads)

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
        families = self._families[number]
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

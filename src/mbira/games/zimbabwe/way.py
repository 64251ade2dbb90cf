"""The cheapest way to raise several monuments at once, found exactly.

The monuments compete for resources, so what is cheapest for each may not be had together. The
search settles monument by monument which families of goods each gets, and `Family` tells what
serving some monuments costs one family: which of its few craftsmen delivers how often, and who
supplies them. Families only meet over wood, which carvers, sculptors and throne makers share.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from mbira.games.zimbabwe.data import FAMILIES, HUB_FEE, WOOD
from mbira.games.zimbabwe.market import PLENTY, Offer
from mbira.games.zimbabwe.search import job_for

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from mbira.games.zimbabwe.market import Market

Way = list[tuple[int, Offer]]
"""The monument's cell and the offer, for each good."""
Served = tuple[int, ...]
"""How many goods of a family each monument gets."""
Uses = tuple[int, ...]
"""How often each craftsman of some is used."""


class Split:
    """How often each chain of a family is used, and what that costs, hubs to monuments aside."""

    __slots__ = ("cost", "counts", "users")

    def __init__(self, cost: int, counts: Uses, users: tuple[dict[int, int], ...]) -> None:
        self.cost = cost
        self.counts = counts
        self.users = users
        """For each kind of resource, how often who reaches some of it uses it up, by its cells."""


class FamilyCosts:
    """What a family asks for serving monuments with its goods."""

    def __init__(self, market: Market, family: int, cells: Sequence[int]) -> None:
        self._market = market
        self.offers = market.offers[family]
        """One a chain, hubs to the monument not counted."""
        self.gates = list(dict.fromkeys(offer.chain.gate for offer in self.offers))
        self.takes_wood = any(kind == WOOD for offer in self.offers for kind, _ in offer.needs)
        self.needs = len(self.offers[0].needs) if self.offers else 0
        """Resources that a good uses up."""
        self._hubs = [[self._hubs_to(gate.cells, cell) for gate in self.gates] for cell in cells]
        stores = {offer.chain.gate: offer.needs[0][1] for offer in self.offers}
        self._room = [market.room(stores[gate]) for gate in self.gates]
        self._deals: dict[Served, dict[Uses, tuple[int, tuple[int, ...]]]] = {}
        self._splits: dict[Uses, list[Split]] = {}
        self._least: dict[Served, int] = {}

    def _hubs_to(self, gate: int, cell: int) -> int:
        return self._market.links.network.hubs(gate, 1 << cell)

    def offer_to(self, number: int, place: int) -> Offer:
        """Return an offer as a monument gets it."""
        offer = self.offers[place]
        hubs = self._hubs[number][self.gates.index(offer.chain.gate)]
        return Offer(offer.chain, offer.cost + hubs * HUB_FEE, offer.needs)

    def reaches(self, number: int) -> bool:
        """Return whether a monument can get this family's good at all."""
        return any(hubs >= 0 for hubs in self._hubs[number])

    def deals(self, served: Served) -> dict[Uses, tuple[int, tuple[int, ...]]]:
        """Return, by uses of the gates that serve the monuments, hub fees and who delivers."""
        found = self._deals.get(served)
        if found is None:
            found = {(0,) * len(self.gates): (0, ())}
            for number, count in enumerate(served):
                for _ in range(count):
                    found = self._deliver(found, self._hubs[number])
            self._deals[served] = found
        return found

    def _deliver(
        self, deals: dict[Uses, tuple[int, tuple[int, ...]]], hubs: Sequence[int]
    ) -> dict[Uses, tuple[int, tuple[int, ...]]]:
        grown: dict[Uses, tuple[int, tuple[int, ...]]] = {}
        for uses, (fees, gates) in deals.items():
            for gate, count in enumerate(hubs):
                if count < 0 or uses[gate] == self._room[gate]:
                    continue
                more = (*uses[:gate], uses[gate] + 1, *uses[gate + 1 :])
                cost = fees + count * HUB_FEE
                known = grown.get(more)
                if known is None or cost < known[0]:
                    grown[more] = (cost, (*gates, gate))
        return grown

    def splits(self, uses: Uses) -> list[Split]:
        """Return the ways to supply so many uses of each gate, the cheapest first."""
        found = self._splits.get(uses)
        if found is None:
            found = [
                split
                for split in self._all_splits(uses)
                if all(fits(self._market, users.items()) for users in split.users)
            ]
            found.sort(key=lambda split: split.cost)
            self._splits[uses] = found
        return found

    def _all_splits(self, uses: Uses) -> Iterator[Split]:
        by_gate = [
            list(_shares(count, sum(offer.chain.gate is gate for offer in self.offers)))
            for gate, count in zip(self.gates, uses, strict=True)
        ]
        for shares in product(*by_gate):
            taken = {
                gate.anchor: iter(share) for gate, share in zip(self.gates, shares, strict=True)
            }
            counts = tuple(next(taken[offer.chain.gate.anchor]) for offer in self.offers)
            cost = 0
            users: tuple[dict[int, int], ...] = ({}, {}, {}, {})
            for offer, count in zip(self.offers, counts, strict=True):
                cost += offer.cost * count
                for resource, cells in offer.needs:
                    if count:
                        users[resource][cells] = users[resource].get(cells, 0) + count
            yield Split(cost, counts, users)

    def least(self, served: Served) -> int:
        """Return what serving monuments costs this family at the least; PLENTY if it cannot."""
        least = self._least.get(served)
        if least is None:
            least = PLENTY
            for uses, (fees, _) in self.deals(served).items():
                splits = self.splits(uses) if fees < least else []
                if splits:
                    least = min(least, fees + splits[0].cost)
            self._least[served] = least
        return least


def _shares(count: int, parts: int) -> Iterator[Uses]:
    """Yield the ways to share a number out."""
    if parts == 1:
        yield (count,)
        return
    for first in range(count, -1, -1):
        for rest in _shares(count - first, parts - 1):
            yield (first, *rest)


def fits(market: Market, users: Iterable[tuple[int, int]]) -> bool:
    """Return whether each use of a kind of resource finds one of its own (Hall's condition).

    Users are the cells that somebody reaches, and how often he uses one of them up.
    """
    sums = [(0, 0)]
    for cells, count in users:
        more = [(total + count, union | cells) for total, union in sums]
        for total, union in more:
            if total > market.room(union):
                return False
        sums += more
    return True


class Part:
    """What one family contributes to a way."""

    __slots__ = ("family", "gates", "served", "split")

    def __init__(
        self, family: FamilyCosts, served: Served, gates: tuple[int, ...], split: Split
    ) -> None:
        self.family = family
        self.served = served
        self.gates = gates
        """Who delivers each good, in the order of the monuments."""
        self.split = split

    def goods(self) -> Iterator[tuple[int, Offer]]:
        """Yield the goods: the monument's number and the offer."""
        left = list(self.split.counts)
        gates = iter(self.gates)
        for number, count in enumerate(self.served):
            for _ in range(count):
                gate = self.family.gates[next(gates)]
                chain = next(
                    place
                    for place, offer in enumerate(self.family.offers)
                    if left[place] and offer.chain.gate is gate
                )
                left[chain] -= 1
                yield number, self.family.offer_to(number, chain)


def _wood_users(splits: Sequence[Split]) -> list[tuple[int, int]]:
    """Return who uses wood up, in all of some splits."""
    users: dict[int, int] = {}
    for split in splits:
        for cells, count in split.users[WOOD].items():
            users[cells] = users.get(cells, 0) + count
    return sorted(users.items(), key=lambda user: -user[1])


def _cheapest_fitting(
    market: Market, options: Sequence[list[Split]], limit: int, chosen: tuple[Split, ...] = ()
) -> tuple[Split, ...] | None:
    """Return one split for each family, getting along and together below a limit; the cheapest."""
    if len(chosen) == len(options):
        return chosen
    best: tuple[Split, ...] | None = None
    rest = sum(splits[0].cost for splits in options[len(chosen) + 1 :])
    for split in options[len(chosen)]:
        if split.cost + rest >= limit:
            break
        together = (*chosen, split)
        if chosen and not fits(market, _wood_users(together)):
            continue
        found = _cheapest_fitting(market, options, limit - split.cost, together)
        if found is not None:
            best = found
            limit = sum(one.cost for one in found[len(chosen) :])
    return best


class Cheapest:
    """The search: which families of goods each monument gets."""

    def __init__(self, market: Market, cells: Sequence[int], levels: Sequence[int]) -> None:
        self._market = market
        self._levels = levels
        self._families = [FamilyCosts(market, family, cells) for family in FAMILIES]
        self._together: dict[tuple[Served, ...], tuple[int, list[Part]]] = {}
        self.cost = PLENTY
        self.parts: list[Part] = []
        self._choices = [self._goods(number) for number in range(len(cells))]
        self._order = sorted(range(len(cells)), key=lambda number: len(self._choices[number]))
        self._floors = [0]
        """What the monuments from each place on cost at the least, each on its own."""
        for number in reversed(self._order):
            floor = job_for(market, cells[number], levels[number]).floors[-1]
            self._floors.insert(0, self._floors[0] + floor)
        if all(self._choices):
            self._settle(0, ((0,) * len(cells),) * len(FAMILIES))

    def _goods(self, number: int) -> list[Uses]:
        """Return how many goods of each family a monument may get."""
        level = self._levels[number]
        most = level if self._market.repeat else 1
        reach = [most if family.reaches(number) else 0 for family in self._families]
        choices = product(*(range(count + 1) for count in reach))
        return [goods for goods in choices if sum(goods) == level]

    def _settle(self, place: int, served: tuple[Served, ...]) -> None:
        """Settle what the next monument gets, trying what looks cheapest first."""
        if place == len(self._order):
            self._finish(served)
            return
        number = self._order[place]
        ranked = []
        for goods in self._choices[number]:
            after = tuple(
                (*one[:number], count, *one[number + 1 :])
                for one, count in zip(served, goods, strict=True)
            )
            pairs = list(zip(self._families, after, strict=True))
            markers = sum(sum(one) * family.needs for family, one in pairs)
            if markers <= self._market.markers:
                ranked.append((sum(family.least(one) for family, one in pairs), after))
        for least, after in sorted(ranked):
            if least + self._floors[place + 1] < self.cost:
                self._settle(place + 1, after)

    def _finish(self, served: tuple[Served, ...]) -> None:
        """Put the families together: those that take wood must share it."""
        wooden = [number for number in FAMILIES if self._families[number].takes_wood]
        groups = [wooden] + [[number] for number in FAMILIES if number not in wooden]
        cost = 0
        parts: list[Part] = []
        for group in groups:
            more, there = self._share(served, group)
            cost += more
            parts += there
        if cost < self.cost:
            self.cost = cost
            self.parts = parts

    def _share(self, served: tuple[Served, ...], group: Sequence[int]) -> tuple[int, list[Part]]:
        """Return the least cost of some families together, and what each contributes."""
        key = tuple(served[number] if number in group else () for number in FAMILIES)
        if key not in self._together:
            families = [(self._families[number], served[number]) for number in group]
            self._together[key] = self._share_anew(families)
        return self._together[key]

    def _share_anew(self, families: Sequence[tuple[FamilyCosts, Served]]) -> tuple[int, list[Part]]:
        least = PLENTY
        parts: list[Part] = []
        deals = [family.deals(served) for family, served in families]
        for uses in product(*deals):
            fees = sum(deal[one][0] for deal, one in zip(deals, uses, strict=True))
            options = [family.splits(one) for (family, _), one in zip(families, uses, strict=True)]
            if not all(options) or fees + sum(splits[0].cost for splits in options) >= least:
                continue
            splits = _cheapest_fitting(self._market, options, least - fees)
            if splits is not None:
                least = fees + sum(split.cost for split in splits)
                parts = [
                    Part(family, served, deal[one][1], split)
                    for (family, served), deal, one, split in zip(
                        families, deals, uses, splits, strict=True
                    )
                ]
        return least, parts


def cheapest_way(market: Market, cells: Sequence[int], levels: Sequence[int]) -> Way | None:
    """Return the cheapest way to raise monuments together; None if there is none."""
    search = Cheapest(market, cells, levels)
    if search.cost >= PLENTY:
        return None
    goods = [good for part in search.parts for good in part.goods()]
    goods.sort(key=lambda good: good[0])
    return [(cells[number], offer) for number, offer in goods]

"""The cheapest way to raise some monuments, worked out in full: for people and bots.

A plan takes a bounded time, whatever the position: it is for a limited number of monuments at a
time, and for each plan only so much is tried. A plan says what was left out for that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

from mbira.games.zimbabwe.actions import Buy, Primary, Raise, Resource
from mbira.games.zimbabwe.data import CRAFTSMAN_IDS, HUB_FEE, LEVEL_VP, QAMATA, CraftsmanId
from mbira.games.zimbabwe.queries.plan_search import MOST_STEPS, cheapest_way, scarcity_for
from mbira.games.zimbabwe.queries.scarcity import Effort
from mbira.games.zimbabwe.rules.market import market_for, price_for
from mbira.games.zimbabwe.rules.routes import path

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mbira.core.action import Action
    from mbira.games.zimbabwe.queries.plan_search import Found
    from mbira.games.zimbabwe.queries.scarcity import Scarcity
    from mbira.games.zimbabwe.rules.market import Market
    from mbira.games.zimbabwe.rules.state import Craftsman, State
    from mbira.games.zimbabwe.rules.supply import Offer


MOST_MONUMENTS: Final = 10
"""This many are planned for at a time."""


class Delivery(Struct, frozen=True):
    """One craftsman's part in a good."""

    craftsman: CraftsmanId
    cell: str
    owner: int
    price: int
    hubs: tuple[str, ...]
    """The hubs on the way from here to where the good is needed."""
    resource: str
    """The cell of the resource that is used up."""
    way: tuple[tuple[tuple[str, ...], ...], ...] = ()
    """The same way step by step, leg by leg, if it was asked for: `route` tells what steps are.

    It is empty if the plan has more legs than can be drawn.
    """


class Good(Struct, frozen=True):
    """One good for a monument; with a secondary craftsman, who supplies him too."""

    monument: str
    delivery: Delivery
    primary: Delivery | None


class Instead(Struct, frozen=True):
    """A craftsman or a resource that could be used instead of one that a plan uses."""

    cell: str
    cost: int
    """What the whole plan would cost then."""


DEARER = 1 << 12
"""More than any plan costs: a wish that can be met comes before any saving."""


class RaisePlan(Struct, frozen=True):
    """A way to raise monuments: the cheapest there is, if it is exact."""

    monuments: tuple[str, ...]
    """Those that are raised."""
    goods: tuple[Good, ...]
    cost: int
    """Everything that is paid, one's own cards included."""
    to_seats: dict[int, int]
    """What goes on the cards of each seat, one's own included."""
    hub_fees: int
    hub_fees_to: int | None
    """The seat that adores Qamata; None for the common stock, or his card if nobody does."""
    vp: int
    affordable: bool
    actions: tuple[str, ...]
    """The decisions that carry it out, in notation."""
    exact: bool = True
    """Whether no way is cheaper; if not, there were too many to look at them all."""
    left_out: tuple[str, ...] = ()
    """Monuments that were asked for and are not raised: those after the first MOST_MONUMENTS, and
    those for which no way was found before it took too long."""
    instead: tuple[Instead, ...] = ()
    """What else could be used, if that was asked for."""
    untried: tuple[str, ...] = ()
    """Craftsmen that could perhaps be used too: to find that out would have taken too long."""


class RaisePlanner:
    """Plans for the seat to act and some monuments of its own, with one wish or another."""

    def __init__(self, state: State, cells: Sequence[int], without: int = 0) -> None:
        """Take what is to be left alone: cells of resources and craftsmen."""
        self._state = state
        self._asked = cells
        self._cells = cells[:MOST_MONUMENTS]
        self._levels = [
            state.monument_levels[state.monument_cells.index(cell)] for cell in self._cells
        ]
        self._without = without
        self._scarcity: Scarcity | None = None
        """It is the same whatever is wished for."""

    def plan(self, using: int = 0) -> RaisePlan | None:
        """Return the cheapest plan that uses what is on some cells wherever it can.

        There is none if there is no way, whatever one pays: cattle do not matter here, `affordable`
        says whether they are enough.
        """
        market = self._market(using)
        found = self._find(market, Effort(MOST_STEPS))
        return None if found is None else self._tell(market, found, using)

    def with_craftsman(
        self, craftsman: Craftsman, using: int, effort: Effort
    ) -> int | Literal["no", "untried"]:
        """Return what a plan with a craftsman costs; or that none exists, or none was found."""
        found = self._find(self._market(using | craftsman.cells), effort)
        if found is None:
            return "no"
        chains = [offer.chain for _, offer in found.way]
        used = any(craftsman in (chain.gate, chain.primary) for chain in chains)
        if used and not found.left_out:
            return sum(offer.cost % DEARER for _, offer in found.way)
        return "no" if found.exact else "untried"

    def _market(self, using: int) -> Market:
        market = market_for(self._state)
        if using or self._without:
            market = market.wishing(using, self._without, DEARER)
        return market

    def _find(self, market: Market, effort: Effort) -> Found | None:
        if self._scarcity is None:
            self._scarcity = scarcity_for(market, self._cells, self._levels, effort)
        return cheapest_way(market, self._cells, self._levels, self._scarcity, effort)

    def _tell(self, market: Market, found: Found, using: int) -> RaisePlan:
        state = self._state
        used = iter(_assign(market, [offer for _, offer in found.way], using))
        goods = [_good(state, market, cell, offer, used) for cell, offer in found.way]
        names = state.board.grid.names
        to_seats: dict[int, int] = {}
        fees = 0
        for part in parts_of(goods):
            to_seats[part.owner] = to_seats.get(part.owner, 0) + part.price
            fees += len(part.hubs) * HUB_FEE
        cost = fees + sum(to_seats.values())
        raised = {
            cell: level
            for cell, level in zip(self._cells, self._levels, strict=True)
            if cell not in found.left_out
        }
        return RaisePlan(
            monuments=tuple(names[cell] for cell in raised),
            goods=tuple(goods),
            cost=cost,
            to_seats=to_seats,
            hub_fees=fees,
            hub_fees_to=state.god.index(QAMATA) if QAMATA in state.god else None,
            vp=sum(LEVEL_VP[level + 1] - LEVEL_VP[level] for level in raised.values()),
            affordable=cost <= state.spare(),
            actions=tuple(str(action) for action in actions_for(goods)),
            exact=found.exact,
            left_out=tuple(names[cell] for cell in self._asked if cell not in raised),
        )


def cheapest_plan(state: State, cells: Sequence[int]) -> RaisePlan | None:
    """Return the cheapest way for the seat to act to raise monuments; None if there is none."""
    return RaisePlanner(state, cells).plan()


def parts_of(goods: Sequence[Good]) -> Iterator[Delivery]:
    """Yield every delivery of some goods."""
    for good in goods:
        yield good.delivery
        if good.primary is not None:
            yield good.primary


def _assign(market: Market, offers: Sequence[Offer], wished: int) -> list[int]:
    """Return a resource for every need of the offers, in order, none used up too often.

    Those that are wished for are shared out first: what is in use then stays in use.
    """
    needs = [cells for offer in offers for _, cells in offer.needs]
    holders: dict[int, list[int]] = {}
    free = market.fresh
    """What takes another used marker."""

    def take(need: int, cell: int) -> None:
        nonlocal free
        there = holders.setdefault(cell, [])
        there.append(need)
        if len(there) == (2 if market.twice >> cell & 1 else 1):
            free &= ~(1 << cell)

    def find(need: int, tried: set[int], among: int) -> bool:
        open_ = needs[need] & among & free
        if open_:
            take(need, (open_ & -open_).bit_length() - 1)
            return True
        for cell, there in list(holders.items()):
            if cell in tried or not needs[need] & among & 1 << cell:
                continue
            tried.add(cell)
            for place, other in enumerate(there):
                if find(other, tried, among):
                    there[place] = need
                    return True
        return False

    early = {need for need in range(len(needs)) if find(need, set(), market.fresh & wished)}
    for need in range(len(needs)):
        if need not in early and not find(need, set(), market.fresh):
            raise AssertionError("the search admitted needs that resources cannot meet")
    cell_of = {need: cell for cell, there in holders.items() for need in there}
    return [cell_of[need] for need in range(len(needs))]


def _good(state: State, market: Market, cell: int, offer: Offer, used: Iterator[int]) -> Good:
    gate, supplier = offer.chain.gate, offer.chain.primary
    delivery = _delivery(state, market, gate, 1 << cell, next(used))
    primary = None
    if supplier is not None:
        primary = _delivery(state, market, supplier, gate.cells, next(used))
    return Good(state.board.grid.names[cell], delivery, primary)


def _delivery(
    state: State, market: Market, craftsman: Craftsman, origin: int, resource: int
) -> Delivery:
    names = state.board.grid.names
    return Delivery(
        craftsman=CRAFTSMAN_IDS[craftsman.kind],
        cell=names[craftsman.anchor],
        owner=craftsman.owner,
        price=price_for(state, craftsman),
        hubs=tuple(names[hub] for hub in path(market.links.network, origin, craftsman.cells)),
        resource=names[resource],
    )


def actions_for(goods: Sequence[Good]) -> list[Action]:
    """Return the decisions that carry goods out."""
    actions: list[Action] = []
    monument = ""
    for good in goods:
        if good.monument != monument:
            monument = good.monument
            actions.append(Raise(monument))
        actions += [Buy(good.delivery.cell), Resource(good.delivery.resource)]
        if good.primary is not None:
            actions += [Primary(good.primary.cell), Resource(good.primary.resource)]
    return actions

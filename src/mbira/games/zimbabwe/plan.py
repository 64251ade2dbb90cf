"""The cheapest way to raise some monuments, worked out in full: for people and bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from mbira.core.legal import bits
from mbira.games.zimbabwe.actions import Buy, Primary, Raise, Resource
from mbira.games.zimbabwe.data import CRAFTSMAN_IDS, HUB_FEE, LEVEL_VP, QAMATA, CraftsmanId
from mbira.games.zimbabwe.market import market_for, price_for
from mbira.games.zimbabwe.way import cheapest_way

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mbira.core.action import Action
    from mbira.games.zimbabwe.market import Market, Offer
    from mbira.games.zimbabwe.state import Craftsman, State


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
    """The same way step by step, leg by leg, if it was asked for: `route` tells what steps are."""


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


class Wishes(Struct, frozen=True):
    """What a plan is to use and what it is to leave alone: cells of resources and craftsmen."""

    using: int = 0
    """Craftsmen to be used wherever they can, whatever that costs; resources, wherever those who
    deliver anyway reach them."""
    without: int = 0


NO_WISHES = Wishes()
DEARER = 1 << 12
"""More than any plan costs: a wish that can be met comes before any saving."""


class Plan(Struct, frozen=True):
    """A way to raise monuments, the cheapest there is."""

    monuments: tuple[str, ...]
    goods: tuple[Good, ...]
    cost: int
    """Everything that is paid, one's own cards included."""
    to_seats: dict[int, int]
    """What goes on the cards of each seat, one's own included."""
    hub_fees: int
    hub_fees_to: int | None
    """The seat that adores Qamata; None for the common stock."""
    vp: int
    affordable: bool
    actions: tuple[str, ...]
    """The decisions that carry it out, in notation."""
    instead: tuple[Instead, ...] = ()
    """What else could be used, if that was asked for."""


def cheapest_plan(state: State, cells: Sequence[int], wishes: Wishes = NO_WISHES) -> Plan | None:
    """Return the cheapest way for the seat to act to raise monuments; None if there is none.

    Cattle do not matter here: `affordable` says whether they are enough.
    """
    market = market_for(state)
    if wishes is not NO_WISHES:
        market = market.wishing(wishes.using, wishes.without, DEARER)
    levels = [state.monument_levels[state.monument_cells.index(cell)] for cell in cells]
    way = cheapest_way(market, cells, levels)
    if way is None:
        return None
    used = iter(_assign(market, [offer for _, offer in way], wishes.using))
    goods = [_good(state, market, cell, offer, used) for cell, offer in way]
    names = state.board.grid.names
    to_seats: dict[int, int] = {}
    fees = 0
    for part in parts_of(goods):
        to_seats[part.owner] = to_seats.get(part.owner, 0) + part.price
        fees += len(part.hubs) * HUB_FEE
    cost = fees + sum(to_seats.values())
    return Plan(
        monuments=tuple(names[cell] for cell in cells),
        goods=tuple(goods),
        cost=cost,
        to_seats=to_seats,
        hub_fees=fees,
        hub_fees_to=state.god.index(QAMATA) if QAMATA in state.god else None,
        vp=sum(LEVEL_VP[level + 1] - LEVEL_VP[level] for level in levels),
        affordable=cost <= state.spare(),
        actions=tuple(str(action) for action in actions_for(goods)),
    )


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

    def find(need: int, tried: set[int], among: int) -> bool:
        for cell in bits(needs[need] & among):
            if cell in tried:
                continue
            tried.add(cell)
            there = holders.setdefault(cell, [])
            room = 2 if market.twice >> cell & 1 else 1
            if len(there) < room:
                there.append(need)
                return True
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
        hubs=tuple(names[hub] for hub in market.links.network.path(origin, craftsman.cells)),
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

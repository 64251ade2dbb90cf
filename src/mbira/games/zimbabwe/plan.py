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


class Good(Struct, frozen=True):
    """One good for a monument; with a secondary craftsman, who supplies him too."""

    monument: str
    delivery: Delivery
    primary: Delivery | None


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


def cheapest_plan(state: State, cells: Sequence[int]) -> Plan | None:
    """Return the cheapest way for the seat to act to raise monuments; None if there is none.

    Cattle do not matter here: `affordable` says whether they are enough.
    """
    market = market_for(state)
    levels = [state.monument_levels[state.monument_cells.index(cell)] for cell in cells]
    way = cheapest_way(market, cells, levels)
    if way is None:
        return None
    cost = sum(offer.cost for _, offer in way)
    used = iter(_assign(market, [offer for _, offer in way]))
    goods = [_good(state, market, cell, offer, used) for cell, offer in way]
    names = state.board.grid.names
    to_seats: dict[int, int] = {}
    fees = 0
    for good in goods:
        for part in (good.delivery, good.primary):
            if part is not None:
                to_seats[part.owner] = to_seats.get(part.owner, 0) + part.price
                fees += len(part.hubs) * HUB_FEE
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


def _assign(market: Market, offers: Sequence[Offer]) -> list[int]:
    """Return a resource for every need of the offers, in order, none used up too often."""
    needs = [cells for offer in offers for _, cells in offer.needs]
    holders: dict[int, list[int]] = {}

    def find(need: int, tried: set[int]) -> bool:
        for cell in bits(needs[need] & market.fresh):
            if cell in tried:
                continue
            tried.add(cell)
            there = holders.setdefault(cell, [])
            room = 2 if market.twice >> cell & 1 else 1
            if len(there) < room:
                there.append(need)
                return True
            for place, other in enumerate(there):
                if find(other, tried):
                    there[place] = need
                    return True
        return False

    for need in range(len(needs)):
        if not find(need, set()):
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

"""Raising monuments: a chain of small decisions, with no dead ends.

`raise` names the monument; then for each good `buy` names the craftsman and `resource` what he
uses up; if he is a secondary craftsman, `primary` and another `resource` follow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.games.zimbabwe.data import (
    BOX_DISCS,
    FAMILY,
    FIRST_SECONDARY,
    HUB_FEE,
    LEVEL_VP,
    QAMATA,
    RESOURCE,
    TOP_LEVEL,
)
from mbira.games.zimbabwe.rules.feasible import (
    Feasible,
    Job,
    affordable,
    feasible,
    job_for,
    leaves_possible,
)
from mbira.games.zimbabwe.rules.market import NO_LOADS, Market, floors, market_for, price_for
from mbira.games.zimbabwe.rules.steps import (
    GOOD,
    GOOD_RESOURCE,
    PRIMARY_GOOD,
    PRIMARY_RESOURCE,
    RAISING,
    TURN,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.games.zimbabwe.rules.state import Craftsman, State
    from mbira.games.zimbabwe.rules.supply import Offer


def raisable(state: State) -> int:
    """Return the monuments that the seat to act can raise (R44, R51).

    They are its own, not at the top, and not yet raised this turn. As many goods as the level says
    must be on sale, at a cost that it can pay, and get along: see `feasible`.
    """
    seat = state.actor
    budget = state.spare()
    if budget < 1 or not discs_left(state, seat):
        return 0
    costs = floors(state)
    market: Market | None = None
    found = 0
    for number, owner in enumerate(state.monument_owners):
        if owner != seat:
            continue
        level = state.monument_levels[number]
        cell = state.monument_cells[number]
        if level >= TOP_LEVEL or state.raised >> cell & 1:
            continue
        if level >= len(costs) or costs[level] > budget:
            continue
        if market is None:
            market = market_for(state)
        if affordable(market, cell, level, budget):
            found |= 1 << cell
    return found


def discs_left(state: State, seat: int) -> bool:
    """Return whether a seat has a disc for another level, where the box is a limit (R47)."""
    if not state.rules.box_limits:
        return True
    levels = zip(state.monument_owners, state.monument_levels, strict=True)
    return sum(level for owner, level in levels if owner == seat) < BOX_DISCS


def _rest(state: State, market: Market, family: int) -> Job:
    """Return the job that is left once the good in hand, of a family, is complete."""
    cell = state.monument_cells[state.raising]
    return job_for(market, cell, state.goods_left - 1, state.bought | 1 << family)


def good_choices(state: State) -> int:
    """Return the craftsmen that can deliver the next good such that the rest can be had too."""
    market, budget = market_for(state), state.spare()
    cell = state.monument_cells[state.raising]
    barred = 0 if market.repeat else state.bought
    if state.goods_left == 1:
        return market.gates_within(cell, budget, barred)
    found = 0
    for family, offers in enumerate(market.deliveries(cell)):
        if not offers or barred >> family & 1:
            continue
        rest = _rest(state, market, family)
        for gate in market.links.family(family).gates:
            choices = [offer for offer in offers if offer.chain.gate is gate]
            if choices and leaves_possible(market, choices, rest, budget):
                found |= 1 << gate.anchor
    return found


def resource_choices(state: State) -> int:
    """Return the resources that the craftsman just paid can use up without spoiling the rest."""
    supplier = state.supplier
    assert supplier is not None  # noqa: S101
    stores = state.stores(supplier)
    last = state.goods_left == 1
    if supplier.kind < FIRST_SECONDARY and last:
        return stores
    market, budget = market_for(state), state.spare()
    resource = RESOURCE[supplier.kind]
    jobs = []
    if supplier.kind >= FIRST_SECONDARY:
        suppliers = market.suppliers(supplier)
        if last:
            return _sparing_one(market, suppliers, budget, resource, stores)
        jobs.append(Job(-1, 1, [suppliers]))
    if not last:
        jobs.append(_rest(state, market, FAMILY[supplier.kind]))
    if not _contested(jobs, resource):
        return stores
    loads = market.admits(NO_LOADS, ((resource, stores),))
    assert loads is not None  # noqa: S101
    way = Feasible(market, jobs, budget, loads, any_way=True).best
    assert way is not None  # noqa: S101
    rivals = [
        (cells, (cells & market.fresh).bit_count())
        for _, offer in way
        for kind, cells in offer.needs
        if kind == resource
    ]
    found = 0
    for alike in _alike(market, jobs, resource, stores):
        mark = alike & -alike
        if all(room - bool(cells & mark) >= len(rivals) for cells, room in rivals):
            found |= alike  # whatever the others use, each of them finds something
            continue
        loads = market.admits(NO_LOADS, ((resource, mark),))
        if loads is not None and feasible(market, jobs, budget, loads):
            found |= alike
    return found


def _contested(jobs: list[Job], resource: int) -> bool:
    """Return whether anybody who could serve in some jobs uses up a kind of resource."""
    for job in jobs:
        for offers in job.families:
            for offer in offers:
                if offer.kinds >> resource & 1:
                    return True
    return False


def _sparing_one(
    market: Market, suppliers: Sequence[Offer], budget: int, resource: int, stores: int
) -> int:
    """Return the resources for the last good that leave its primary craftsman one to use up."""
    theirs = 0
    for offer in suppliers:
        kind, cells = offer.needs[0]
        if kind == resource and offer.cost <= budget:
            theirs |= cells
    if not theirs or market.room(theirs) > 1:
        return stores
    return stores ^ stores & theirs


def _alike(market: Market, jobs: Sequence[Job], resource: int, cells: int) -> list[int]:
    """Return resources of a kind, those together that the same others reach."""
    groups = [cells]
    reached = {
        there
        for job in jobs
        for offers in job.families
        for offer in offers
        for kind, there in offer.needs
        if kind == resource
    }
    for there in (market.twice, *reached):
        groups = [
            part for group in groups for part in (group & there, group ^ group & there) if part
        ]
    return groups


def primary_choices(state: State) -> int:
    """Return the primary craftsmen that can supply the secondary one, the rest being possible."""
    market, budget = market_for(state), state.spare()
    maker = state.maker
    assert maker is not None  # noqa: S101
    rest = _rest(state, market, FAMILY[maker.kind]) if state.goods_left > 1 else None
    found = 0
    for offer in market.suppliers(maker):
        primary = offer.chain.primary
        assert primary is not None  # noqa: S101
        if rest is None:
            possible = offer.cost <= budget
        else:
            possible = leaves_possible(market, [offer], rest, budget)
        if possible:
            found |= 1 << primary.anchor
    return found


# Carrying it out


def begin(state: State, cell: int) -> None:
    """Start to raise a monument."""
    state.main = RAISING
    state.raising = state.monument_cells.index(cell)
    state.goods_left = state.monument_levels[state.raising]
    state.bought = 0
    state.step = GOOD


def buy(state: State, anchor: int) -> None:
    """Pay a craftsman for a good, and the hubs on its way to the monument."""
    gate = craftsman_at(state, anchor)
    _pay(state, gate, state.network(state.steps()).far(gate)[state.raising])
    state.supplier = gate
    state.step = GOOD_RESOURCE


def supply(state: State, anchor: int) -> None:
    """Pay a primary craftsman, and the hubs on the way to the secondary one."""
    primary = craftsman_at(state, anchor)
    maker = state.maker
    assert maker is not None  # noqa: S101
    _pay(state, primary, state.network(state.steps()).hubs(maker.cells, primary.cells))
    state.supplier = primary
    state.step = PRIMARY_RESOURCE


def use_up(state: State, cell: int) -> None:
    """Put a used marker on a resource, and go on to what is needed next."""
    mark = 1 << cell
    state.used_twice |= state.used_once & mark
    state.used_once |= mark
    supplier = state.supplier
    assert supplier is not None  # noqa: S101
    state.supplier = None
    if supplier.kind >= FIRST_SECONDARY:
        state.maker = supplier
        state.step = PRIMARY_GOOD
        return
    state.maker = None
    state.bought |= 1 << FAMILY[supplier.kind]
    state.goods_left -= 1
    state.step = GOOD if state.goods_left else TURN
    if not state.goods_left:
        _finish(state)


def _finish(state: State) -> None:
    number = state.raising
    level = state.monument_levels[number] + 1
    state.monument_levels[number] = level
    state.vp[state.actor] += LEVEL_VP[level] - LEVEL_VP[level - 1]
    state.raised |= 1 << state.monument_cells[number]
    state.raising = -1
    state.bought = 0


def _pay(state: State, craftsman: Craftsman, hubs: int) -> None:
    """Pay a craftsman's price to his owner's card, and hub fees to the stock or to Qamata."""
    price = price_for(state, craftsman)
    fee = hubs * HUB_FEE
    state.cattle[state.actor] -= price + fee
    state.technology_card[craftsman.owner * 7 + craftsman.kind] += price
    if fee:
        if QAMATA in state.god:
            state.god_card[state.god.index(QAMATA)] += fee
        elif qamata_collects(state):
            state.qamata_cattle += fee
        else:
            state.stock += fee


def qamata_collects(state: State) -> bool:
    """Return whether hub fees go on Qamata's card though nobody adores him (R38)."""
    rules = state.rules
    in_play = bool(state.gods >> QAMATA & 1)
    return in_play and rules.gods_in_play_act and not rules.qamata_waits


def craftsman_at(state: State, anchor: int) -> Craftsman:
    """Return the craftsman whose top left cell this is."""
    for standing in state.craftsmen:
        for craftsman in standing:
            if craftsman.anchor == anchor:
                return craftsman
    raise LookupError(f"no craftsman stands at {anchor}")

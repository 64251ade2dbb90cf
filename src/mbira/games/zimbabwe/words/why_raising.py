"""Why a monument cannot be raised, or a good cannot be had from somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.message import Args, Reason
from mbira.games.zimbabwe.data import (
    FAMILY,
    FIRST_SECONDARY,
    HUB_FEE,
    RESOURCE,
    TOP_LEVEL,
)
from mbira.games.zimbabwe.rules.feasible import Feasible, job_for
from mbira.games.zimbabwe.rules.market import PLENTY, market_for, price_for
from mbira.games.zimbabwe.rules.network import NO_WAY
from mbira.games.zimbabwe.rules.raising import craftsman_at, discs_left
from mbira.games.zimbabwe.words.names import craftsman_name, resource_name, seat_name
from mbira.games.zimbabwe.words.why_means import raise_too_dear, too_dear

if TYPE_CHECKING:
    from mbira.games.zimbabwe.actions import Buy, Primary, Raise, Resource
    from mbira.games.zimbabwe.rules.state import Craftsman, State


def raise_(state: State, action: Raise) -> Reason:
    """Return why a monument cannot be raised now."""
    cell = state.board.grid.cell.get(action.cell, -1)
    if cell not in state.monument_cells:
        return Reason("why-no-monument", {"cell": action.cell}, rule="R51")
    number = state.monument_cells.index(cell)
    owner, level = state.monument_owners[number], state.monument_levels[number]
    if owner != state.actor:
        args: Args = {"cell": action.cell, "seat": seat_name(owner)}
        return Reason("why-not-your-monument", args, rule="R51")
    if state.raised >> cell & 1:
        return Reason("why-raised-already", {"cell": action.cell}, rule="R44")
    if level >= TOP_LEVEL:
        return Reason("why-top-level", {"cell": action.cell}, rule="R44")
    if not discs_left(state, state.actor):
        return Reason("why-no-disc", rule="R47")
    return _no_goods(state, cell, level)


def _no_goods(state: State, cell: int, level: int) -> Reason:
    market = market_for(state)
    job = job_for(market, cell, level)
    network = market.links.network
    number = network.number[cell]
    reached = sum(
        any(network.far(chain.gate)[number] != NO_WAY for chain in family.chains)
        for family in market.links.families
    )
    if market.repeat and not reached:
        return Reason("why-no-goods", {"need": level}, rule="R51")
    if reached < (1 if market.repeat else level):
        return Reason("why-too-few-goods", {"need": level, "have": reached}, rule="R51")
    search = Feasible(market, [job], PLENTY - 1)
    if search.best is None:
        if market.markers < 2 * level:
            return Reason("why-no-marker", {"have": market.markers}, rule="R47")
        return Reason("why-resources-short", {"need": level}, rule="R43")
    return raise_too_dear(state, search.cost)


def _standing(state: State, name: str) -> Craftsman | None:
    cell = state.board.grid.cell.get(name, -1)
    try:
        return craftsman_at(state, cell)
    except LookupError:
        return None


def buy(state: State, action: Buy) -> Reason:
    """Return why a good cannot be bought from a craftsman."""
    gate = _standing(state, action.cell)
    if gate is None:
        return Reason("why-no-craftsman", {"cell": action.cell}, rule="R43")
    kind = gate.kind
    name: Args = {"craftsman": craftsman_name(kind)}
    market = market_for(state)
    if kind + FIRST_SECONDARY < len(state.craftsmen) and state.craftsmen[kind + FIRST_SECONDARY]:
        secondary = craftsman_name(kind + FIRST_SECONDARY)
        return Reason("why-primary-replaced", {**name, "secondary": secondary}, rule="R42")
    if state.bought >> FAMILY[kind] & 1 and not market.repeat:
        return Reason("why-same-good", name, rule="R51")
    origin = 1 << state.monument_cells[state.raising]
    hubs = market.links.network.hubs(origin, gate.cells)
    if hubs < 0:
        return Reason("why-out-of-reach", name, rule="R5")
    if not state.stores(gate):
        return _no_resource(gate)
    if kind >= FIRST_SECONDARY and not market.suppliers(gate):
        primary_name = craftsman_name(FAMILY[kind])
        return Reason("why-no-primary-good", {**name, "primary": primary_name}, rule="R43")
    cost = price_for(state, gate) + hubs * HUB_FEE
    if cost > state.spare():
        return too_dear(state, cost, "R44")
    return Reason("why-rest-impossible", rule="R52")


def _no_resource(craftsman: Craftsman) -> Reason:
    args: Args = {
        "craftsman": craftsman_name(craftsman.kind),
        "resource": resource_name(RESOURCE[craftsman.kind]),
    }
    return Reason("why-no-resource-left", args, rule="R40")


def resource(state: State, action: Resource) -> Reason:
    """Return why a resource cannot be used up."""
    supplier = state.supplier
    assert supplier is not None  # noqa: S101
    kind = RESOURCE[supplier.kind]
    cell = state.board.grid.cell.get(action.cell, -1)
    args: Args = {
        "cell": action.cell,
        "craftsman": craftsman_name(supplier.kind),
        "resource": resource_name(kind),
    }
    if cell < 0 or not state.resources[kind] >> cell & 1:
        return Reason("why-wrong-resource", args, rule="R43")
    market = market_for(state)
    if not state.supply(supplier, market.links.steps) >> cell & 1:
        return Reason("why-resource-far", args, rule="R5")
    if not market.fresh >> cell & 1:
        return Reason("why-resource-used", args, rule="R40")
    return Reason("why-rest-impossible", rule="R52")


def primary(state: State, action: Primary) -> Reason:
    """Return why a primary craftsman cannot supply the secondary one."""
    maker = state.maker
    assert maker is not None  # noqa: S101
    found = _standing(state, action.cell)
    needed = FAMILY[maker.kind]
    if found is None or found.kind != needed:
        args: Args = {"cell": action.cell, "craftsman": craftsman_name(needed)}
        return Reason("why-wrong-primary", args, rule="R43")
    name: Args = {"craftsman": craftsman_name(needed)}
    market = market_for(state)
    hubs = market.links.network.hubs(maker.cells, found.cells)
    if hubs < 0:
        return Reason("why-out-of-reach", name, rule="R5")
    if not state.stores(found):
        return _no_resource(found)
    cost = price_for(state, found) + hubs * HUB_FEE
    if cost > state.spare():
        return too_dear(state, cost, "R44")
    return Reason("why-rest-impossible", rule="R52")

"""Why something cannot be put down on a cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.legal import bits
from mbira.core.message import Args, Message, Reason
from mbira.games.zimbabwe.data import (
    FAMILY,
    FIRST_SECONDARY,
    NOMADS,
    RESOURCE,
    SQUARE,
)
from mbira.games.zimbabwe.rules.sites import (
    around,
    craftsman_sites,
    footprint,
    primary_reach,
    resource_reach,
    sites_within,
    unclaimed,
)
from mbira.games.zimbabwe.rules.steps import (
    CRAFTSMAN_SITE,
    FIRST_MONUMENT,
    MONUMENT_SITE,
    WATER_SITE,
)
from mbira.games.zimbabwe.words.names import craftsman_name, resource_name
from mbira.games.zimbabwe.words.why_means import room_owed

if TYPE_CHECKING:
    from mbira.games.zimbabwe.actions import At
    from mbira.games.zimbabwe.rules.state import State


def site(state: State, action: At) -> Reason:
    """Return why a piece cannot be put where an action says."""
    cell = state.board.grid.cell.get(action.cell)
    if cell is None or not state.board.on_map >> cell & 1:
        return Reason("why-off-map", {"cell": action.cell}, rule="R23")
    if state.step == FIRST_MONUMENT:
        return _first_monument(state, action, cell)
    longish = state.step == WATER_SITE or (state.step == CRAFTSMAN_SITE and not SQUARE[state.kind])
    if longish and not action.lie:
        return Reason("why-say-lie", {"cell": action.cell}, rule="R23")
    if not longish and action.lie:
        return Reason("why-no-lie", {"cell": action.cell}, rule="R23")
    square = state.step == CRAFTSMAN_SITE and SQUARE[state.kind]
    wide, tall = square or action.lie == "across", square or action.lie == "down"
    cells = footprint(cell, state.board.grid.stride, wide=wide, tall=tall)
    if cells & ~state.board.on_map:
        return Reason("why-off-edge", {"cell": action.cell}, rule="R23")
    occupied = _occupied(state, cells)
    if occupied is not None:
        return occupied
    refused = None
    if state.step == MONUMENT_SITE:
        refused = _zoning(state, cell)
    elif state.step == CRAFTSMAN_SITE:
        refused = _craftsman(state, cells)
    return refused or room_owed(state)


def _first_monument(state: State, action: At, cell: int) -> Reason:
    if not state.board.start >> cell & 1:
        return Reason("why-no-start", {"cell": action.cell}, rule="R14")
    if state.monuments >> cell & 1:
        return Reason("why-start-taken", {"cell": action.cell}, rule="R14")
    return Reason("why-no-lie", {"cell": action.cell}, rule="R14")


def _occupied(state: State, cells: int) -> Reason | None:
    """Return what lies on the first cell that is not empty."""
    names = state.board.grid.names
    for cell in bits(cells & ~state.empty):
        args: Args = {"cell": names[cell], "thing": thing_on(state, cell)}
        return Reason("why-occupied", args, rule="R23")
    return None


def thing_on(state: State, cell: int) -> Message:
    """Return the message that names what lies on a cell."""
    if state.monuments >> cell & 1:
        return Message("thing-monument")
    if state.land.water >> cell & 1:
        return Message("thing-water")
    if state.board.start >> cell & 1:
        return Message("thing-start")
    for kind, cells in enumerate(state.resources):
        if cells >> cell & 1:
            return resource_name(kind)
    for standing in state.craftsmen:
        for craftsman in standing:
            if craftsman.cells >> cell & 1:
                return craftsman_name(craftsman.kind)
    return Message("thing-nothing")


def _zoning(state: State, cell: int) -> Reason | None:
    if state.used >> NOMADS & 1:
        return None
    stride = state.board.grid.stride
    for neighbour in bits(around(1 << cell, stride) & state.monuments):
        names = state.board.grid.names
        args: Args = {"cell": names[cell], "other": names[neighbour]}
        return Reason("why-zoning", args, rule="R31")
    return None


def _craftsman(state: State, cells: int) -> Reason | None:
    kind, steps = state.kind, state.steps()
    names = {"craftsman": craftsman_name(kind), "resource": resource_name(RESOURCE[kind])}
    if not state.suppliers_of(state.resources[RESOURCE[kind]], steps) & cells:
        return Reason("why-no-resource-near", {**names}, rule="R25")
    if not resource_reach(state, kind, steps) & cells:
        return Reason("why-claimed", {**names}, rule="R25")
    if kind >= FIRST_SECONDARY and not primary_reach(state, kind, steps) & cells:
        return Reason("why-primary-far", {**_primary(state, kind)}, rule="R12")
    return None


def _primary(state: State, kind: int) -> Args:
    """Return what is to be said of the primary craftsman that a secondary one does not reach."""
    return {
        "craftsman": craftsman_name(kind),
        "primary": craftsman_name(FAMILY[kind]),
        "single": "yes" if state.rules.single_hub_for_secondary else "no",
    }


def nowhere(state: State, kind: int) -> Reason:
    """Return why there is no place on the whole map for a craftsman, cards and cattle aside."""
    steps = state.steps()
    names = {"craftsman": craftsman_name(kind), "resource": resource_name(RESOURCE[kind])}
    if not state.resources[RESOURCE[kind]]:
        return Reason("why-no-resource-anywhere", {**names}, rule="R25")
    if not unclaimed(state, kind, steps):
        return Reason("why-all-claimed", {**names}, rule="R25")
    if any(craftsman_sites(state, kind, steps)):
        return room_owed(state)
    every = state.board.on_map
    if not any(sites_within(state, kind, every)):
        return Reason("why-no-room", {**names}, rule="R23")
    supplied = resource_reach(state, kind, steps)
    if any(sites_within(state, kind, supplied)):
        return Reason("why-no-primary-in-reach", {**_primary(state, kind)}, rule="R12")
    return Reason("why-no-room-near", {**names}, rule="R25")

"""Why something cannot be put down on a cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.legal import bits
from mbira.core.message import Message, Reason
from mbira.games.zimbabwe.data import (
    FAMILY,
    FIRST_SECONDARY,
    NOMADS,
    RESOURCE,
    SQUARE,
)
from mbira.games.zimbabwe.sites import (
    around,
    footprint,
    primary_reach,
    resource_reach,
)
from mbira.games.zimbabwe.state import (
    CRAFTSMAN_SITE,
    FIRST_MONUMENT,
    MONUMENT_SITE,
    WATER_SITE,
)
from mbira.games.zimbabwe.words import craftsman_name, resource_name, specialist_name

if TYPE_CHECKING:
    from mbira.games.zimbabwe.actions import At
    from mbira.games.zimbabwe.state import State


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
        return Reason("why-off-map", {"cell": action.cell}, rule="R23")
    occupied = _occupied(state, cells)
    if occupied is not None:
        return occupied
    refused = None
    if state.step == MONUMENT_SITE:
        refused = _zoning(state, cell)
    elif state.step == CRAFTSMAN_SITE:
        refused = _craftsman(state, cells)
    if refused is not None:
        return refused
    return Reason("why-room-owed", {"specialist": specialist_name(state.owed)}, rule="R32")


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
        args: dict[str, str | int | Message] = {"cell": names[cell], "thing": thing_on(state, cell)}
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
        args: dict[str, str | int | Message] = {"cell": names[cell], "other": names[neighbour]}
        return Reason("why-zoning", args, rule="R31")
    return None


def _craftsman(state: State, cells: int) -> Reason | None:
    kind, steps = state.kind, state.steps()
    name = craftsman_name(kind)
    if not resource_reach(state, kind, steps) & cells:
        needed = resource_name(RESOURCE[kind])
        return Reason("why-claimed", {"craftsman": name, "resource": needed}, rule="R25")
    if kind >= FIRST_SECONDARY and not primary_reach(state, kind, steps) & cells:
        primary = craftsman_name(FAMILY[kind])
        return Reason("why-primary-far", {"craftsman": name, "primary": primary}, rule="R12")
    return None

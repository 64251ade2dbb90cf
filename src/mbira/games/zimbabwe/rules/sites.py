"""Where pieces may stand: sets of anchor cells, the top left cells of what is placed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.legal import bits
from mbira.games.zimbabwe.data import (
    FAMILY,
    FIRST_SECONDARY,
    NOMADS,
    RAIN,
    RESOURCE,
    SHAMAN,
    SQUARE,
)

if TYPE_CHECKING:
    from mbira.games.zimbabwe.rules.state import State

MONUMENT_KEY: Final = -1
DOMINOES_TOUCHED: Final = 12
"""Pairs of neighbouring cells that a 2x2 piece can break at most."""


def around(cells: int, stride: int) -> int:
    """Return cells and their eight neighbours, as zoning counts: water is not a shortcut here."""
    wide = cells | cells << 1 | cells >> 1
    return wide | wide << stride | wide >> stride


def monument_sites(state: State) -> int:
    """Return where the seat to act may build a monument (R31)."""
    if state.used >> NOMADS & 1:
        return state.empty
    found = state.sites.get(MONUMENT_KEY)
    if found is None:
        zoned = state.empty & ~around(state.monuments, state.board.grid.stride)
        found = state.sites[MONUMENT_KEY] = (zoned, 0)
    return found[0]


def unclaimed(state: State, kind: int, steps: int) -> int:
    """Return the resources that no craftsman of a kind has in range (R25)."""
    free = state.resources[RESOURCE[kind]]
    for craftsman in state.craftsmen[kind]:
        if not free:
            break
        free &= ~state.supply(craftsman, steps)
    return free


def resource_reach(state: State, kind: int, steps: int) -> int:
    """Return the cells that have an unclaimed resource for a kind in range."""
    free = unclaimed(state, kind, steps)
    return state.suppliers_of(free, steps) if free else 0


def primary_reach(state: State, kind: int, steps: int) -> int:
    """Return the cells from which a secondary kind reaches its primary, hubs being free (R12)."""
    primaries = 0
    for primary in state.craftsmen[FAMILY[kind]]:
        primaries |= primary.cells
    if not primaries:
        return 0
    rings = state.network(steps).rings(primaries)
    return rings[min(1, len(rings) - 1)] if state.rules.single_hub_for_secondary else rings[-1]


def craftsman_sites(state: State, kind: int, steps: int) -> tuple[int, int]:
    """Return the anchors of a kind: lying across (or square), and lying down."""
    key = kind + 8 * steps
    found = state.sites.get(key)
    if found is None:
        found = state.sites[key] = _craftsman_sites(state, kind, steps)
    return found


def _craftsman_sites(state: State, kind: int, steps: int) -> tuple[int, int]:
    supplied = resource_reach(state, kind, steps)
    if not supplied:
        return (0, 0)
    across, down = sites_within(state, kind, supplied)
    if kind >= FIRST_SECONDARY and across | down:
        stride, square = state.board.grid.stride, SQUARE[kind]
        primary = primary_reach(state, kind, steps)
        across &= touching(primary, stride, wide=True, tall=square)
        down &= touching(primary, stride, wide=False, tall=True)
    return (across, down)


def sites_within(state: State, kind: int, cells: int) -> tuple[int, int]:
    """Return the anchors of tiles of a kind on empty land that cover at least one of the cells."""
    empty, stride = state.empty, state.board.grid.stride
    across = empty & empty >> 1
    if SQUARE[kind]:
        across &= across >> stride
        return (across & touching(cells, stride, wide=True, tall=True), 0)
    down = empty & empty >> stride & touching(cells, stride, wide=False, tall=True)
    return (across & touching(cells, stride, wide=True, tall=False), down)


def touching(cells: int, stride: int, *, wide: bool, tall: bool) -> int:
    """Return the anchors of pieces of a form that cover at least one of the cells."""
    if wide:
        cells |= cells >> 1
    if tall:
        cells |= cells >> stride
    return cells


def footprint(anchor: int, stride: int, *, wide: bool, tall: bool) -> int:
    """Return the cells of a piece."""
    cells = 1 << anchor
    if wide:
        cells |= cells << 1
    if tall:
        cells |= cells << stride
    return cells


def water_sites(empty: int, stride: int) -> tuple[int, int]:
    """Return the anchors of a water tile on empty cells: lying across, and lying down."""
    return (empty & empty >> 1, empty & empty >> stride)


def sparing(state: State, anchors: int, *, wide: bool, tall: bool) -> int:
    """Return those anchors that leave room for the tile that the seat to act still owes (R32)."""
    owed = state.owed
    if owed not in (SHAMAN, RAIN) or not anchors:
        return anchors
    empty, stride = state.empty, state.board.grid.stride
    if owed == SHAMAN:
        size = (2 if wide else 1) * (2 if tall else 1)
        return anchors if empty.bit_count() > size else 0
    across, down = water_sites(empty, stride)
    if across.bit_count() + down.bit_count() > DOMINOES_TOUCHED:
        return anchors
    kept = 0
    for anchor in bits(anchors):
        across, down = water_sites(empty & ~footprint(anchor, stride, wide=wide, tall=tall), stride)
        if across | down:
            kept |= 1 << anchor
    return kept

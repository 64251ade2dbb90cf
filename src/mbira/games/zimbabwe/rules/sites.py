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
    from mbira.games.zimbabwe.rules.land import Land
    from mbira.games.zimbabwe.rules.network import Network
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
        zoned = state.empty ^ state.empty & around(state.monuments, state.board.grid.stride)
        found = state.sites[MONUMENT_KEY] = (zoned, 0)
    return found[0]


def unclaimed(state: State, kind: int, steps: int) -> int:
    """Return the resources that no craftsman of a kind has in range (R25)."""
    free = state.resources[RESOURCE[kind]]
    for craftsman in state.craftsmen[kind]:
        if not free:
            break
        free ^= free & state.supply(craftsman, steps)
    return free


def resource_reach(state: State, kind: int, steps: int) -> int:
    """Return the cells that have an unclaimed resource for a kind in range."""
    free = unclaimed(state, kind, steps)
    return state.suppliers_of(free, steps) if free else 0


def primary_reach(state: State, kind: int, steps: int) -> int:
    """Return the cells from which a secondary kind reaches its primary, hubs being free (R12)."""
    single = state.rules.single_hub_for_secondary
    network = state.network(steps)
    reached = 0
    for primary in state.craftsmen[FAMILY[kind]]:
        reached |= network.whole(primary.cells, single_hub=single)
    return reached


def craftsman_sites(state: State, kind: int, steps: int) -> tuple[int, int]:
    """Return the anchors of a kind: lying across (or square), and lying down."""
    key = kind + 8 * steps
    found = state.sites.get(key)
    if found is None:
        found = state.sites[key] = _craftsman_sites(state, kind, steps)
    return found


def _craftsman_sites(state: State, kind: int, steps: int) -> tuple[int, int]:
    """Find where there is room on empty land, and all that a kind needs is in range."""
    wanted = wanted_sites(state, kind, steps)
    if not wanted.across | wanted.down:
        return (0, 0)
    across, down, square = room(state)
    if SQUARE[kind]:
        return (square & wanted.across, 0)
    return (across & wanted.across, down & wanted.down)


class Wanted:
    """The anchors from which a kind finds its resource and its primary, room aside (R12, R25).

    They are the same until craftsmen or resources that matter to the kind come, or ways change.
    """

    __slots__ = ("_craftsmen", "_primaries", "_resources", "_ways", "across", "down")

    def __init__(self, state: State, kind: int, steps: int) -> None:
        self._craftsmen = state.craftsmen[kind]
        self._primaries = state.craftsmen[FAMILY[kind]]
        self._resources = state.resources[RESOURCE[kind]]
        self._ways = _ways_that_matter(state, kind, steps)
        stride, square = state.board.grid.stride, SQUARE[kind]
        secondary = kind >= FIRST_SECONDARY
        # a secondary without a primary anywhere need not look for resources
        supplied = resource_reach(state, kind, steps) if self._primaries or not secondary else 0
        self.across = touching(supplied, stride, wide=True, tall=square)
        self.down = touching(supplied, stride, wide=False, tall=True)
        if secondary and supplied:
            primary = primary_reach(state, kind, steps)
            self.across &= touching(primary, stride, wide=True, tall=square)
            self.down &= touching(primary, stride, wide=False, tall=True)

    def holds(self, state: State, kind: int, steps: int) -> bool:
        """Return whether these are the anchors in another position as well."""
        return (
            self._craftsmen is state.craftsmen[kind]
            and self._primaries is state.craftsmen[FAMILY[kind]]
            and self._ways is _ways_that_matter(state, kind, steps)
            and self._resources == state.resources[RESOURCE[kind]]
        )


def _ways_that_matter(state: State, kind: int, steps: int) -> Land | Network:
    """Return what says how far a kind reaches: the land alone, or monuments too."""
    if kind >= FIRST_SECONDARY or state.rules.monuments_block_resources:
        return state.network(steps)
    return state.land


def wanted_sites(state: State, kind: int, steps: int) -> Wanted:
    """Return the anchors from which a kind finds all that it needs, as last found if they hold."""
    key = kind + 8 * steps
    kept = state.wanted.get(key)
    if kept is None or not kept.holds(state, kind, steps):
        kept = state.wanted[key] = Wanted(state, kind, steps)
    return kept


def room(state: State) -> tuple[int, int, int]:
    """Return where tiles fit on empty land: lying across, lying down, and square ones."""
    fits = state.room
    if fits is None:
        stride = state.board.grid.stride
        across, down = water_sites(state.empty, stride)
        fits = state.room = (across, down, across & across >> stride)
    return fits


def sites_within(state: State, kind: int, cells: int) -> tuple[int, int]:
    """Return the anchors of tiles of a kind on empty land that cover at least one of the cells."""
    across, down, square = room(state)
    stride = state.board.grid.stride
    if SQUARE[kind]:
        return (square & touching(cells, stride, wide=True, tall=True), 0)
    return (
        across & touching(cells, stride, wide=True, tall=False),
        down & touching(cells, stride, wide=False, tall=True),
    )


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

"""The Great Zimbabwe: the few good sites for monuments and craftsmen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.legal import bits
from mbira.games.zimbabwe.actions import At, Build, Place
from mbira.games.zimbabwe.data import (
    CRAFTSMAN_IDS,
    FAMILY,
    FIRST_SECONDARY,
    KINDS,
    RANGE,
    RESOURCE,
    SQUARE,
)
from mbira.games.zimbabwe.rules import legal
from mbira.games.zimbabwe.rules.routes import rings
from mbira.games.zimbabwe.rules.sites import footprint

if TYPE_CHECKING:
    from collections.abc import Hashable

    from mbira.bots.mind import Chain
    from mbira.games.zimbabwe.rules.state import State

MOST_KEPT = 20000
"""The sites of this many positions are remembered."""


class Memory:
    """Remembers which sites are good: that stays the same while the map does."""

    def __init__(self) -> None:
        self._sites: dict[Hashable, list[Chain]] = {}

    def get(self, key: Hashable) -> list[Chain] | None:
        """Return the chains for good sites, if they are known."""
        return self._sites.get(key)

    def keep(self, key: Hashable, chains: list[Chain]) -> list[Chain]:
        """Remember chains, and return them."""
        if len(self._sites) >= MOST_KEPT:
            self._sites.clear()
        self._sites[key] = chains
        return chains


# Monuments


def builds(state: State, memory: Memory, most: int) -> list[Chain]:
    """Return monuments at the best sites, at most this many."""
    cells = legal.monuments(state)
    if not cells:
        return []
    families = state.links(state.steps()).families
    key = (most, cells, *families, *_ground(state))
    return memory.get(key) or memory.keep(key, _best_builds(state, cells, most))


def _ground(state: State) -> tuple[Hashable, ...]:
    """Return what sites depend on beside where they may be."""
    return (
        state.actor,
        state.steps(),
        state.land,
        state.monuments,
        tuple(state.monument_owners),
        state.resources,
    )


def _best_builds(state: State, cells: int, most: int) -> list[Chain]:
    families = state.links(state.steps()).families
    network = state.network(state.steps())
    reaching = [rings(network, chain.gate.cells) for family in families for chain in family.chains]
    wants = _unserved(state)
    near_and_far = _near_resources(state)
    scored: list[tuple[float, int]] = []
    for cell in bits(cells):
        mark = 1 << cell
        score = 0.0
        for ring in reaching:
            for hubs, reached in enumerate(ring):
                if reached & mark:
                    score += 3.0 / (1 + hubs)
                    break
        if wants:
            leg = network.leg(mark)
            score += sum(2.0 for monument, gates in wants if leg & monument and leg & gates)
        score += sum(0.5 for reached in near_and_far if reached & mark)
        scored.append((score, cell))
    scored.sort(reverse=True)
    names = state.board.grid.names
    return [(Build(), At(names[cell])) for _, cell in scored[:most]]


def _unserved(state: State) -> list[tuple[int, int]]:
    """Return one's monuments, each with the craftsmen that are too far for it."""
    found = []
    families = state.links(state.steps()).families
    network = state.network(state.steps())
    for number, owner in enumerate(state.monument_owners):
        if owner != state.actor:
            continue
        mark = 1 << state.monument_cells[number]
        gates = 0
        for family in families:
            near = [network.leg(chain.gate.cells) & mark for chain in family.chains]
            if not any(near):
                for chain in family.chains:
                    gates |= chain.gate.cells
        if gates:
            found.append((mark, gates))
    return found


def _near_resources(state: State) -> list[int]:
    """Return from where each kind of resource is near, and from where one more range away."""
    reach = state.land.reach
    return [reach(cells, steps) for cells in state.resources for steps in (RANGE, 2 * RANGE)]


# Craftsmen


def placings(state: State, memory: Memory, most: int) -> list[Chain]:
    """Return craftsmen of each kind at the best sites, at most this many of a kind."""
    mask = legal.craftsmen(state)
    found: list[Chain] = []
    ground = _ground(state) if mask else ()
    for kind in KINDS:
        if mask >> kind & 1:
            across, down = legal.craftsman_sites(state, kind)
            primaries = 0
            if kind >= FIRST_SECONDARY:
                for primary in state.craftsmen[FAMILY[kind]]:
                    primaries |= primary.cells
            key = (kind, most, across, down, primaries, state.empty, *ground)
            sites = memory.get(key)
            if sites is None:
                sites = memory.keep(key, _sites(state, kind, across, down, primaries, most))
            found += sites
    return found


def _sites(
    state: State, kind: int, across: int, down: int, primaries: int, most: int
) -> list[Chain]:
    """Return the best sites for a craftsman: those alike in what they reach count once."""
    grid = state.board.grid
    square = SQUARE[kind]
    resources = state.resources[RESOURCE[kind]]
    network = state.network(state.steps())
    mine = theirs = 0
    for number, owner in enumerate(state.monument_owners):
        if owner == state.actor:
            mine |= 1 << state.monument_cells[number]
        else:
            theirs |= 1 << state.monument_cells[number]
    best: dict[tuple[int, int, bool], tuple[float, int, bool]] = {}
    for anchors, lies_down in ((across, False), (down, True)):
        for anchor in bits(anchors):
            cells = footprint(
                anchor, grid.stride, wide=square or not lies_down, tall=square or lies_down
            )
            supply = state.land.reach(cells, RANGE) & resources
            leg = network.leg(cells)
            near = bool(leg & primaries)
            key = (supply, leg & state.monuments, near)
            score = (
                2.0 * supply.bit_count()
                + (leg & mine).bit_count()
                - 0.5 * (leg & theirs).bit_count()
                + 1.5 * near
                + 0.01 * (leg & state.empty).bit_count()
            )
            if key not in best or best[key][0] < score:
                best[key] = (score, anchor, lies_down)
    ranked = sorted(best.values(), reverse=True)[:most]
    place = Place(CRAFTSMAN_IDS[kind])
    found: list[Chain] = []
    for _, anchor, lies_down in ranked:
        cell = grid.names[anchor]
        if square:
            found.append((place, At(cell)))
        else:
            found.append((place, At(cell, "down" if lies_down else "across")))
    return found

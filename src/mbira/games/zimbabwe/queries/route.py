"""The steps of a way over the map, to draw it: for people only, the rules need just its hubs."""

from __future__ import annotations

from itertools import pairwise
from math import dist
from typing import TYPE_CHECKING, Final

from mbira.core.legal import bits
from mbira.games.zimbabwe.rules.routes import path
from mbira.games.zimbabwe.rules.sites import around

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from mbira.games.zimbabwe.rules.network import Network

Step = tuple[int, ...]
"""A cell; or where a way enters a body of water and where it leaves it."""
Reached = dict[int, tuple[float, int, Step]]
"""By where a step ends: how long the way to there is, where the step before ended, the step."""

DETOUR: Final = 0.7
"""How much longer a way may be for not running over a cell where something is."""
SHORES: Final = 24
"""This many places to go into a body of water are compared, and as many to come out of it."""


def legs(
    network: Network, origin: int, target: int, full: int = 0, *, start: int = -1, end: int = -1
) -> list[list[Step]]:
    """Return a way with the fewest hubs, leg by leg: each from where it starts to where it ends.

    Of ways with as few steps, it is a straight one that keeps off cells where something is. Where
    a way begins or ends in water, `start` and `end` say on which of its cells.
    """
    stops = [origin, *(1 << hub for hub in path(network, origin, target)), target]
    last = len(stops) - 2
    return [
        _Leg(network, *ends, full).steps(start if place == 0 else -1, end if place == last else -1)
        for place, ends in enumerate(pairwise(stops))
    ]


class _Leg:
    """A way between two places without a hub."""

    def __init__(self, network: Network, origin: int, target: int, full: int) -> None:
        self._land = network.land
        self._stride = network.land.stride
        self._full = full & ~target
        self._layers = _layers(network, origin, target)
        """The cells that ways with the fewest steps come over, by the number of the step."""
        middle = list(bits(target))
        self._goal = middle[len(middle) // 2]

    def steps(self, start: int, end: int) -> list[Step]:
        """Return the steps of the shortest of those ways."""
        layers, land = self._layers, self._land
        found: list[Reached] = []
        for number, cells in enumerate(layers):
            if number:
                entered = self._enter(cells, found[-1])
            elif start >= 0 and land.water >> start & 1:
                entered = {start: (0.0, -1, (start,))}
            else:
                entered = {cell: (0.0, -1, (cell,)) for cell in bits(cells)}
            ahead = around(layers[number + 1], self._stride) if number + 1 < len(layers) else 0
            if not ahead and end >= 0 and land.water >> end & 1:
                ahead = 1 << end
            found.append(self._cross(entered, ahead & cells) if ahead else entered)
        cell = min(found[-1], key=lambda cell: (found[-1][cell][0], cell))
        steps: list[Step] = []
        for reached in reversed(found):
            _, before, step = reached[cell]
            steps.append(step)
            cell = before
        return steps[::-1]

    def _enter(self, cells: int, before: Reached) -> Reached:
        """Return the steps to cells from where the step before ended."""
        stride = self._stride
        beside = (-1, 1, -stride, stride, -stride - 1, -stride + 1, stride - 1, stride + 1)
        near = around(sum(1 << cell for cell in before), stride)
        entered: Reached = {}
        for cell in bits(cells & near):
            best: tuple[float, int] | None = None
            for offset in beside:
                known = before.get(cell + offset)
                if known is not None:
                    length = (known[0] + _far(cell, cell + offset, stride), cell + offset)
                    best = length if best is None else min(best, length)
            if best is not None:
                detour = DETOUR if self._full >> cell & 1 else 0.0
                entered[cell] = (best[0] + detour, best[1], (cell,))
        return entered

    def _cross(self, entered: Reached, ahead: int) -> Reached:
        """Let those that step into water come out of it where the way goes on."""
        stride = self._stride
        crossed: Reached = {}
        lakes: dict[int, Reached] = {}
        for cell, reached in entered.items():
            body = self._land.body_at(cell)
            if body:
                lakes.setdefault(body, {})[cell] = reached
            else:
                crossed[cell] = reached
        for body, entries in lakes.items():
            nearest = self._nearest({cell: entry[0] for cell, entry in entries.items()})
            for leaving in self._nearest(dict.fromkeys(bits(body & ahead), 0.0)):
                length, entry = min(
                    (entries[cell][0] + _far(cell, leaving, stride), cell) for cell in nearest
                )
                step = (entry,) if entry == leaving else (entry, leaving)
                crossed[leaving] = (length, entries[entry][1], step)
        return crossed

    def _nearest(self, cells: Mapping[int, float]) -> Iterable[int]:
        """Return those cells that lie best for where the leg goes, counting the ways to them."""
        if len(cells) <= SHORES:
            return cells
        length = {
            cell: before + _far(cell, self._goal, self._stride) for cell, before in cells.items()
        }
        return sorted(cells, key=lambda cell: (length[cell], cell))[:SHORES]


def _layers(network: Network, origin: int, target: int) -> list[int]:
    """Return the cells of all ways with the fewest steps, by the number of the step."""
    land = network.land
    barred = network.standing & ~origin & ~target
    fronts = [origin]
    reached = origin
    while not fronts[-1] & target:
        front = land.grow(fronts[-1] & ~barred) & ~reached
        if not front:
            raise LookupError("there is no way")
        reached |= front
        fronts.append(front)
    layers = [fronts.pop() & target]
    for front in reversed(fronts):
        ahead = around(layers[-1], land.stride) & front & ~barred
        layers.append(ahead | land.body_of(ahead))
    layers.reverse()
    return layers


def _far(start: int, end: int, stride: int) -> float:
    return dist(divmod(start, stride), divmod(end, stride))

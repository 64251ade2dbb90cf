"""The steps of a way over the map, to draw it: for people only, the rules need just its hubs."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import pairwise
from math import dist
from typing import TYPE_CHECKING

from mbira.core.legal import bits

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mbira.games.zimbabwe.ways import Network

Step = tuple[int, ...]
"""A cell; or where a way enters a body of water and where it leaves it."""


DETOUR = 0.7
"""How much longer a way may be for not running over a cell where something is."""


def legs(network: Network, origin: int, target: int, full: int = 0) -> list[list[Step]]:
    """Return a way with the fewest hubs, leg by leg: each from where it starts to where it ends.

    Of ways with as few steps, it is a straight one that keeps off cells where something is.
    """
    stops = [origin, *(1 << hub for hub in network.path(origin, target)), target]
    return [_leg(network, *ends, full) for ends in pairwise(stops)]


def _leg(network: Network, origin: int, target: int, full: int) -> list[Step]:
    """Return the fewest steps between cells without a hub."""
    stride = network.land.stride
    barred = network.monuments & ~origin & ~target
    queue: list[tuple[int, float, int, Step, tuple[Step, ...]]] = []
    for cell in bits(origin):
        heappush(queue, (0, 0.0, cell, (cell,), ()))
    seen = 0
    while queue:
        steps, length, cell, step, before = heappop(queue)
        if seen >> cell & 1:
            continue
        seen |= 1 << cell
        way = (*before, step)
        if target >> cell & 1:
            return list(way)
        if barred >> cell & 1:
            continue
        for after in _next(network, cell):
            further = length + _far(cell, after[0], stride) + _far(after[0], after[-1], stride)
            if full >> after[-1] & 1 and not target >> after[-1] & 1:
                further += DETOUR
            heappush(queue, (steps + 1, further, after[-1], after, way))
    raise LookupError("there is no way")


def _next(network: Network, cell: int) -> Iterator[Step]:
    """Yield the steps from a cell; one into water may come out of any cell of that body."""
    land = network.land
    wide = 1 << cell | 1 << cell + 1 | 1 << cell >> 1
    around = (wide | wide << land.stride | wide >> land.stride) & land.on_map & ~(1 << cell)
    own = land.body_of(1 << cell)
    for near in bits(around & ~own):
        body = land.body_of(1 << near)
        if not body:
            yield (near,)
            continue
        for exit_ in bits(body):
            yield (near,) if exit_ == near else (near, exit_)


def _far(start: int, end: int, stride: int) -> float:
    return dist(divmod(start, stride), divmod(end, stride))

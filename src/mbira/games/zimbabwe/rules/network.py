"""How far things are: steps over land and water, and ways over hubs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.legal import bits

if TYPE_CHECKING:
    from mbira.games.zimbabwe.rules.board import Board


FEW_RINGS: Final = 4
"""This many are looked through one by one; mostly there are no more."""


POND: Final = 4
"""A body of water with at most this many cells is a small one."""
MANY_PONDS: Final = 8


class Land:
    """Distances over land and water, for one state of the water.

    A step goes to any of the eight neighbours; a body of water, however large, is one step.
    """

    __slots__ = ("_body", "_ponds", "_reached", "bodies", "on_map", "stride", "water")

    def __init__(self, board: Board, water: int) -> None:
        self.on_map = board.on_map
        self.stride = board.grid.stride
        self.water = water
        self.bodies = tuple(_bodies(water, self.stride))
        self._body = {1 << cell: body for body in self.bodies for cell in bits(body)}
        ponds = [body for body in self.bodies if body.bit_count() <= POND]
        self._ponds = sum(ponds) if len(ponds) > MANY_PONDS else 0
        """Small bodies of water, if there are so many that it pays to look at all at once."""
        self._reached: dict[tuple[int, int], int] = {}

    def flooded(self, board: Board, cells: int) -> Land:
        """Return the distances once some cells are water; what lies too far off is kept."""
        land = Land(board, self.water | cells)
        body = land.body_of(cells)
        land._reached = {
            key: reached for key, reached in self._reached.items() if not reached & body
        }
        return land

    def body_of(self, cells: int) -> int:
        """Return the bodies of water that some cells belong to."""
        found = 0
        wet = cells & self.water
        while wet:
            body = self._body[wet & -wet]
            found |= body
            wet &= ~body
        return found

    def body_at(self, cell: int) -> int:
        """Return the body of water that a cell belongs to; 0 if it is not water."""
        return self._body.get(1 << cell, 0)

    def grow(self, cells: int) -> int:
        """Return the cells and all that is one step from them."""
        wide = cells | cells << 1 | cells >> 1
        grown = (wide | wide << self.stride | wide >> self.stride) & self.on_map
        wet = grown & self.water
        if self._ponds:
            small = wet & self._ponds
            wet ^= small
            for _ in range(POND - 1):
                small |= small << 1 | small >> 1 | small << self.stride | small >> self.stride
                small &= self._ponds
            grown |= small
        while wet:
            body = self._body[wet & -wet]
            grown |= body
            wet &= ~body
        return grown

    def reach(self, cells: int, steps: int) -> int:
        """Return all that is at most some steps from any of the cells, whatever stands there."""
        key = (cells, steps)
        reached = self._reached.get(key)
        if reached is None:
            reached = self.grow(self.reach(cells, steps - 1)) if steps else cells
            self._reached[key] = reached
        return reached


def _bodies(water: int, stride: int) -> list[int]:
    """Return the bodies of water: cells joined side by side, not corner to corner."""
    bodies = []
    while water:
        body = water & -water
        while True:
            grown = (body | body << 1 | body >> 1 | body << stride | body >> stride) & water
            if grown == body:
                break
            body = grown
        bodies.append(body)
        water ^= body
    return bodies


class Network:
    """Ways from monument to craftsman over hubs, for one set of monuments and one range.

    A way may stop on a monument as a hub and start from there with full range again, but may not
    run over a monument without stopping.
    """

    __slots__ = ("_legs", "_rings", "_trees", "land", "monuments", "steps")

    def __init__(self, land: Land, monuments: int, steps: int) -> None:
        self.land = land
        self.monuments = monuments
        self.steps = steps
        self._legs: dict[int, int] = {}
        self._rings: dict[int, tuple[int, ...]] = {}
        self._trees: dict[int, tuple[list[int], dict[int, int]]] = {}

    def changed(self, land: Land, monuments: int, where: int) -> Network:
        """Return the ways after a change; what does not touch where it happened is kept."""
        network = Network(land, monuments, self.steps)
        network._rings = {
            origin: rings for origin, rings in self._rings.items() if not rings[-1] & where
        }
        network._legs = {origin: leg for origin, leg in self._legs.items() if not leg & where}
        return network

    def leg(self, origin: int) -> int:
        """Return what is in range of some cells without the help of a hub."""
        leg = self._legs.get(origin)
        if leg is None:
            leg = self._legs[origin] = self._find_leg(origin)
        return leg

    def _find_leg(self, origin: int) -> int:
        land = self.land
        standing = self.monuments & ~origin & land.reach(origin, self.steps - 1)
        if not standing:
            return land.reach(origin, self.steps)
        reached = land.reach(origin, 1)
        front = reached & ~origin
        for _ in range(self.steps - 1):
            front = land.grow(front & ~standing) & ~reached
            reached |= front
        return reached

    def rings(self, origin: int) -> tuple[int, ...]:
        """Return, for 0, 1, 2... hubs, what is in reach with that many at most."""
        rings = self._rings.get(origin)
        if rings is None:
            rings = self._rings[origin] = self._find_rings(origin)
        return rings

    def _find_rings(self, origin: int) -> tuple[int, ...]:
        legs, monuments = self._legs, self.monuments
        reached = self.leg(origin)
        rings = [reached]
        passed = origin
        while True:
            hubs = reached & monuments & ~passed
            if not hubs:
                break
            passed |= hubs
            while hubs:
                hub = hubs & -hubs
                hubs ^= hub
                leg = legs.get(hub)
                reached |= leg if leg is not None else self.leg(hub)
            if reached == rings[-1]:
                break
            rings.append(reached)
        return tuple(rings)

    def hubs(self, origin: int, target: int) -> int:
        """Return the fewest hubs on a way from some cells to others; -1 if there is no way."""
        return hubs_over(self.rings(origin), target)

    def path(self, origin: int, target: int) -> tuple[int, ...]:
        """Return the cells of the hubs on a way with the fewest of them, in order."""
        near = self.leg(origin)
        if near & target:
            return ()
        levels, onward = self._towards(target)
        for level, hubs in enumerate(levels):
            first = near & hubs & ~origin
            if first:
                path = [(first & -first).bit_length() - 1]
                for _ in range(level):
                    path.append(onward[path[-1]])
                return tuple(path)
        raise LookupError("there is no way")

    def _towards(self, target: int) -> tuple[list[int], dict[int, int]]:
        """Return the hubs by how many others lie between them and a target, and who is next there.

        Ways are the same in both directions.
        """
        found = self._trees.get(target)
        if found is None:
            levels = [self.leg(target) & self.monuments & ~target]
            onward: dict[int, int] = {}
            passed = levels[0] | target
            while levels[-1]:
                further = 0
                for hub in bits(levels[-1]):
                    beyond = self.leg(1 << hub) & self.monuments & ~passed
                    onward |= dict.fromkeys(bits(beyond), hub)
                    passed |= beyond
                    further |= beyond
                levels.append(further)
            found = self._trees[target] = (levels, onward)
        return found


def hubs_over(rings: tuple[int, ...], target: int) -> int:
    """Return the first of some growing rings that reaches a target; -1 if none does."""
    for count, ring in enumerate(rings[:FEW_RINGS]):
        if ring & target:
            return count
    low, high = FEW_RINGS, len(rings)
    if low >= high or not rings[-1] & target:
        return -1
    while low < high:
        middle = (low + high) // 2
        if rings[middle] & target:
            high = middle
        else:
            low = middle + 1
    return low

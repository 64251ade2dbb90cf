"""How far things are over land and water, whatever stands there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.legal import bits

if TYPE_CHECKING:
    from mbira.games.zimbabwe.rules.board import Board


POND: Final = 4
"""A body of water with at most this many cells is a small one."""
MANY_PONDS: Final = 8


class Land:
    """Distances over land and water, for one state of the water.

    A step goes to any of the eight neighbours; a body of water, however large, is one step.
    """

    __slots__ = (
        "_flood", "_former", "_ponds", "_reached", "bodies", "body", "on_map", "stride", "water",
    )  # fmt: skip

    def __init__(self, board: Board, water: int, former: Land | None = None) -> None:
        """Take the land before some cells became water, if it is known."""
        self.on_map = board.on_map
        self.stride = board.grid.stride
        self.water = water
        self._reached: list[dict[int, int]] = [{}]
        """What is reached from some cells, by steps."""
        self._former: list[dict[int, int]] = []
        """The same before the last flood; what touches `_flood` has grown since."""
        self._flood = 0
        apart: list[int] = []
        if former is not None:
            shore = side_by_side(water & ~former.water, self.stride)
            apart = [body for body in former.bodies if not body & shore]
        joined = bodies_of(water & ~sum(apart), self.stride)
        self.bodies: list[int] = [*apart, *joined]
        self.body: dict[int, int] = {} if former is None else former.body.copy()
        """The body of water that a cell belongs to."""
        for body in joined:
            for cell in bits(body):
                self.body[cell] = body
        ponds = [body for body in self.bodies if body.bit_count() <= POND]
        self._ponds = sum(ponds) if len(ponds) > MANY_PONDS else 0
        """Small bodies of water, if there are so many that it pays to look at all at once."""

    def flooded(self, board: Board, cells: int) -> Land:
        """Return the distances once some cells are water; what lies too far off is kept."""
        land = Land(board, self.water | cells, self)
        land._former = self._reached
        land._flood = land.body_of(cells)
        return land

    def body_of(self, cells: int) -> int:
        """Return the bodies of water that some cells belong to."""
        found = 0
        wet = cells & self.water
        while wet:
            body = self.body[wet.bit_length() - 1]
            found |= body
            wet ^= wet & body  # `wet & ~body`, but `~` makes a large negative number, which is slow
        return found

    def body_at(self, cell: int) -> int:
        """Return the body of water that a cell belongs to; 0 if it is not water."""
        return self.body.get(cell, 0)

    def grow(self, cells: int, entered: int = 0) -> int:
        """Return the cells and all that is one step from them.

        Bodies of water that were entered before are not entered again.
        """
        wide = cells | cells << 1 | cells >> 1
        grown = (wide | wide << self.stride | wide >> self.stride) & self.on_map
        wet = grown & self.water
        wet ^= wet & entered
        if self._ponds:
            small = wet & self._ponds
            wet ^= small
            for _ in range(POND - 1):
                small |= small << 1 | small >> 1 | small << self.stride | small >> self.stride
                small &= self._ponds
            grown |= small
        while wet:
            body = self.body[wet.bit_length() - 1]
            grown |= body
            wet ^= wet & body
        return grown

    def past(self, origin: int, barring: int, steps: int) -> int:
        """Return what is at most some steps away, neither over some cells nor on them."""
        reached = self.reach(origin, 1)
        reached ^= reached & barring
        for _ in range(steps - 1):
            reached = self.grow(reached, reached)
            reached ^= reached & barring
        return reached

    def reach(self, cells: int, steps: int) -> int:
        """Return all that is at most some steps from any of the cells, whatever stands there."""
        while steps >= len(self._reached):
            self._reached.append({})
        reached = self._reached[steps].get(cells)
        if reached is None:
            reached = self._reached[steps][cells] = self._find(cells, steps)
        return reached

    def _find(self, cells: int, steps: int) -> int:
        if not steps:
            return cells
        reached = None
        if steps < len(self._former) and not cells & self._flood:
            reached = self._former[steps].get(cells)
        if reached is None:
            inner = self.reach(cells, steps - 1)
            # whoever starts on water has not crossed it yet: the first step opens all of its body
            return self.grow(inner, inner if steps > 1 else 0)
        return reached | self._beyond_flood(cells, steps) if reached & self._flood else reached

    def _beyond_flood(self, cells: int, steps: int) -> int:
        """Return what is reached by way of the water that the last flood made one body.

        A flood makes nothing farther: whatever was in reach still is.
        """
        flood = self._flood
        for before in range(1, steps):
            if self.reach(cells, before) & flood:
                return self.reach(flood, steps - before)
        return flood

    def agrees(self, naive: Land) -> bool:
        """Return whether what is kept is what a land without a past finds; for the audit."""
        return (
            self.water == naive.water
            and self.body == naive.body
            and sorted(self.bodies) == sorted(naive.bodies)
            and all(
                naive.reach(cells, steps) == reached
                for steps, known in enumerate(self._reached)
                for cells, reached in known.items()
            )
        )


def bodies_of(water: int, stride: int) -> list[int]:
    """Return the bodies of water: cells joined side by side, not corner to corner."""
    bodies = []
    while water:
        body = water & -water
        while True:
            grown = side_by_side(body, stride) & water
            if grown == body:
                break
            body = grown
        bodies.append(body)
        water ^= body
    return bodies


def side_by_side(cells: int, stride: int) -> int:
    """Return cells and those beside them, above them and below them."""
    return cells | cells << 1 | cells >> 1 | cells << stride | cells >> stride

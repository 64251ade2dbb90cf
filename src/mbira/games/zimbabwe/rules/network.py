"""Ways over hubs: a graph of monuments, each a number, so that a set of them is a short word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.legal import bits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.games.zimbabwe.rules.land import Land
    from mbira.games.zimbabwe.rules.state import Craftsman


NO_WAY: Final = -1
UNKNOWN: Final = -1


class Network:
    """Ways from monument to craftsman over hubs, for one set of monuments and one range.

    A way may stop on a monument as a hub and start from there with full range again, but may not
    run over a monument without stopping. Ways are the same in both directions.
    """

    __slots__ = (
        "_far", "_former_legs", "_former_near", "_hubs", "_legs", "_near", "_next", "_regions",
        "_rings", "_same_water", "_trees", "_where", "land", "monuments", "number", "standing",
        "steps",
    )  # fmt: skip

    def __init__(self, land: Land, monuments: Sequence[int], steps: int) -> None:
        self.land = land
        self.monuments = monuments = tuple(monuments)
        """Their cells, in the order of their numbers."""
        self.steps = steps
        self.number = {cell: number for number, cell in enumerate(monuments)}
        self.standing = 0
        """The cells of all monuments."""
        for cell in monuments:
            self.standing |= 1 << cell
        self._legs: dict[int, int] = {}
        self._near: dict[int, int] = {}
        self._next = [UNKNOWN] * len(monuments)
        """What is near each monument, by its number."""
        self._hubs: dict[int, tuple[int, ...]] = {}
        self._far: dict[Craftsman, tuple[int, ...]] = {}
        self._regions: dict[int, int] = {}
        self._rings: dict[int, tuple[int, ...]] = {}
        self._trees: dict[int, tuple[list[int], dict[int, int]]] = {}
        self._former_legs: dict[int, int] = {}
        self._former_near: dict[int, int] = {}
        """Both as they were before the last change: most are still right, see `_kept`."""
        self._where = 0
        """The cells of the last change."""
        self._same_water = True

    def changed(self, land: Land, monuments: Sequence[int], where: int) -> Network:
        """Return the ways after a change: a monument or water is new somewhere."""
        network = Network(land, monuments, self.steps)
        network._former_legs, network._former_near = self._legs, self._near
        network._where = where
        network._same_water = land is self.land
        return network

    def leg(self, origin: int) -> int:
        """Return what is in range of some cells without the help of a hub."""
        leg = self._legs.get(origin)
        if leg is None:
            leg = self._former_legs.get(origin)
            if leg is None or not self._kept(origin, leg):
                leg = self._find_leg(origin)
            self._legs[origin] = leg
        return leg

    def _kept(self, origin: int, leg: int) -> bool:
        """Return whether a leg is what it was: a new monument bars no leg that ends on it."""
        if not leg & self._where:
            return True
        return self._same_water and not self.land.reach(origin, self.steps - 1) & self._where

    def _find_leg(self, origin: int) -> int:
        land = self.land
        barring = self.standing & ~origin & land.reach(origin, self.steps - 1)
        if not barring:
            return land.reach(origin, self.steps)
        reached = land.reach(origin, 1)
        front = reached & ~origin
        for _ in range(self.steps - 1):
            front = land.grow(front & ~barring) & ~reached
            reached |= front
        return reached

    def near(self, origin: int) -> int:
        """Return the numbers of the monuments in range of some cells without the help of a hub."""
        found = self._near.get(origin, UNKNOWN)
        if found == UNKNOWN:
            leg = self.leg(origin)
            known = self._former_near.get(origin, UNKNOWN)
            if known == UNKNOWN or leg != self._former_legs.get(origin):
                found = self._numbers(leg & self.standing & ~origin)
            else:
                found = known | self._numbers(leg & self._where & self.standing)
            self._near[origin] = found
        return found

    def _numbers(self, standing: int) -> int:
        """Return the numbers of the monuments on some cells, which all have one."""
        found = 0
        while standing:
            cell = standing.bit_length() - 1
            standing ^= 1 << cell
            found |= 1 << self.number[cell]
        return found

    def hubs_from(self, origin: int) -> tuple[int, ...]:
        """Return over how many hubs each monument is reached from some cells, by its number."""
        near = self.near(origin)
        found = self._hubs.get(near)
        if found is None:
            found = self._hubs[near] = self._find_hubs(near)
        return found

    def far(self, craftsman: Craftsman) -> tuple[int, ...]:
        """Return over how many hubs each monument is reached from a craftsman, by its number."""
        found = self._far.get(craftsman)
        if found is None:
            found = self._far[craftsman] = self.hubs_from(craftsman.cells)
        return found

    def _find_hubs(self, near: int) -> tuple[int, ...]:
        found = [NO_WAY] * len(self._next)
        front, passed, hubs = near, 0, 0
        while front:
            passed |= front
            beyond = 0
            while front:
                number = front.bit_length() - 1
                front ^= 1 << number
                found[number] = hubs
                beyond |= self._next_to(number)
            front = beyond & ~passed
            hubs += 1
        return tuple(found)

    def _next_to(self, number: int) -> int:
        """Return the monuments in range of one of them."""
        word = self._next[number]
        if word == UNKNOWN:
            word = self._next[number] = self.near(1 << self.monuments[number])
        return word

    def hubs(self, origin: int, target: int) -> int:
        """Return the fewest hubs on a way from some cells to others; -1 if there is no way."""
        if self.leg(origin) & target:
            return 0
        return hubs_over(self.hubs_from(origin), self.near(target))

    def whole(self, origin: int, *, single_hub: bool = False) -> int:
        """Return all that is in reach of some cells, over any number of hubs, or over one."""
        reached = self.leg(origin)
        near = self.near(origin)
        while near:
            number = near.bit_length() - 1
            near ^= 1 << number
            reached |= self.leg(1 << self.monuments[number]) if single_hub else self._region(number)
        return reached

    def _region(self, number: int) -> int:
        """Return all that is in reach of a monument over hubs; those on the way share it."""
        region = self._regions.get(number, 0)
        if not region:
            mark = 1 << self.monuments[number]
            region = self.leg(mark)
            far = self.hubs_from(mark)
            for other, hubs in enumerate(far):
                if hubs != NO_WAY:
                    region |= self.leg(1 << self.monuments[other])
            self._regions[number] = region
            for other, hubs in enumerate(far):
                if hubs != NO_WAY:
                    self._regions[other] = region
        return region

    def rings(self, origin: int) -> tuple[int, ...]:
        """Return, for 0, 1, 2... hubs, what is in reach with that many at most."""
        rings = self._rings.get(origin)
        if rings is None:
            rings = self._rings[origin] = self._find_rings(origin)
        return rings

    def _find_rings(self, origin: int) -> tuple[int, ...]:
        far = self.hubs_from(origin)
        rings = [self.leg(origin)]
        for hubs in range(max(far, default=NO_WAY) + 1):
            reached = rings[-1]
            for number, there in enumerate(far):
                if there == hubs:
                    reached |= self.leg(1 << self.monuments[number])
            if reached == rings[-1]:
                break
            rings.append(reached)
        return tuple(rings)

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
        """Return the hubs by how many others lie between them and a target, and who is next."""
        found = self._trees.get(target)
        if found is None:
            levels = [self.leg(target) & self.standing & ~target]
            onward: dict[int, int] = {}
            passed = levels[0] | target
            while levels[-1]:
                further = 0
                for hub in bits(levels[-1]):
                    beyond = self.leg(1 << hub) & self.standing & ~passed
                    onward |= dict.fromkeys(bits(beyond), hub)
                    passed |= beyond
                    further |= beyond
                levels.append(further)
            found = self._trees[target] = (levels, onward)
        return found

    def agrees(self, naive: Network) -> bool:
        """Return whether what is kept is what a network without a past finds; for the audit."""
        return (
            self.monuments == naive.monuments
            and self.standing == naive.standing
            and all(naive.leg(origin) == leg for origin, leg in self._legs.items())
            and all(naive.near(origin) == near for origin, near in self._near.items())
            and all(
                near in (UNKNOWN, naive.near(1 << cell))
                for cell, near in zip(self.monuments, self._next, strict=True)
            )
            and all(naive.hubs_from(who.cells) == far for who, far in self._far.items())
            and all(naive.flooded(near)[0] == far for near, far in self._hubs.items())
            and all(
                region == naive.flooded(1 << number)[1] for number, region in self._regions.items()
            )
            and all(naive.rings(origin) == rings for origin, rings in self._rings.items())
        )

    def flooded(self, near: int) -> tuple[tuple[int, ...], int]:
        """Return over how many hubs each monument is reached by way of some, and all cells there.

        It is found by spreading over cells, not over the graph of hubs; for the audit.
        """
        far = [NO_WAY] * len(self.monuments)
        front, passed, reached, hubs = 0, 0, 0, 0
        for number in bits(near):
            front |= 1 << self.monuments[number]
        while front:
            passed |= front
            for cell in bits(front):
                far[self.monuments.index(cell)] = hubs
                reached |= self.leg(1 << cell)
            front = reached & self.standing & ~passed
            hubs += 1
        return (tuple(far), reached)


def hubs_over(far: tuple[int, ...], near: int) -> int:
    """Return the fewest hubs on a way over one of some monuments; -1 if there is no way.

    Take over how many hubs each monument is reached.
    """
    fewest = NO_WAY
    while near:
        number = near.bit_length() - 1
        near ^= 1 << number
        hubs = far[number]
        if hubs != NO_WAY and (fewest == NO_WAY or hubs < fewest):
            fewest = hubs
    return fewest if fewest == NO_WAY else fewest + 1

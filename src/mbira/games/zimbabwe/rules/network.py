"""Ways over hubs: how far a good can travel, and over how many monuments.

Without a hub it travels a leg: a number of steps, and not over a monument. It may stop on a
monument, which is then a hub and paid for, and go on from there with another leg.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.legal import bits
from mbira.games.zimbabwe.rules.neighbours import Neighbours

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.games.zimbabwe.rules.land import Land
    from mbira.games.zimbabwe.rules.state import Craftsman


NO_WAY: Final = -1


class Network(Neighbours):
    """Ways from monument to craftsman, for one set of monuments and one range.

    Ways are the same in both directions. Which monuments are in the leg of some cells, `near`, of
    a monument, `next_to`, and whether some cells are, `reaches`, is answered by `Neighbours`.
    """

    __slots__ = ("_between", "_far", "_hubs", "_legs", "_regions", "trees")

    def __init__(
        self,
        land: Land,
        monuments: Sequence[int],
        steps: int,
        former: Network | None = None,
        new: int = 0,
    ) -> None:
        """Take the ways before a change, if they are known, and the cells that are new."""
        super().__init__(land, monuments, steps, former, new)
        self._legs: dict[int, int] = {}
        self._hubs: dict[int, tuple[int, ...]] = {}
        """Over how many hubs monuments are reached, by which of them are near."""
        self._far: dict[Craftsman, tuple[int, ...]] = {}
        self._between: dict[tuple[Craftsman, Craftsman], int] = {}
        """Over how many hubs craftsmen reach each other."""
        self._regions: list[int] = []
        """What is in reach of some monument over hubs; those within have it in common."""
        self.trees: dict[int, tuple[list[int], dict[int, int]]] = {}
        """What `routes` found, by its target, for as long as these ways last."""
        if former is not None:
            self._keep_regions(former, new)

    def _keep_regions(self, former: Network, new: int) -> None:
        """Keep what cannot be reached from what is new; a new monument joins what can."""
        joined = 0
        for region in former._regions:
            if region & new:
                joined |= region
            else:
                self._regions.append(region)
        if new & self.standing:
            around = self.land.reach(new, self.steps)
            hubs = self.others(new, around)
            if hubs & joined == hubs:  # else there is one whose region nobody asked for
                self._regions.append(joined | around)

    def changed(self, land: Land, monuments: Sequence[int], new: int) -> Network:
        """Return the ways after a change: there is a monument or water on some cells."""
        return Network(land, monuments, self.steps, self, new)

    def leg(self, origin: int) -> int:
        """Return what is in range of some cells without the help of a hub."""
        leg = self._legs.get(origin)
        if leg is None:
            leg = self.land.reach(origin, self.steps)
            inner = self.land.reach(origin, self.steps - 1)
            barring = self.others(origin, inner)
            if barring:
                inner = self.land.past(origin, barring, self.steps - 1)
                leg = self.land.grow(inner, inner)  # a way may end on a monument
            self._legs[origin] = leg
        return leg

    # Over how many hubs

    def far(self, craftsman: Craftsman) -> tuple[int, ...]:
        """Return over how many hubs a craftsman reaches each monument, by its number."""
        found = self._far.get(craftsman)
        if found is None:
            found = self._far[craftsman] = self.hubs_from(craftsman.cells)
        return found

    def hubs_from(self, origin: int) -> tuple[int, ...]:
        """Return over how many hubs each monument is reached from some cells, by its number."""
        near = self.near(origin)
        found = self._hubs.get(near)
        if found is None:
            found = self._hubs[near] = self._find_hubs(near)
        return found

    def _find_hubs(self, near: int) -> tuple[int, ...]:
        """Go from the monuments that are near to those next to them, and so on."""
        found = [NO_WAY] * len(self.monuments)
        front, passed, hubs = near, 0, 0
        while front:
            passed |= front
            beyond = 0
            while front:
                number = front.bit_length() - 1
                front ^= 1 << number
                found[number] = hubs
                beyond |= self.next_to(number)
            front = beyond & ~passed
            hubs += 1
        return tuple(found)

    def hubs(self, origin: int, target: int) -> int:
        """Return the fewest hubs on a way from some cells to others; -1 if there is no way."""
        if self.reaches(origin, target):
            return 0
        return hubs_over(self.hubs_from(origin), self.near(target))

    def hubs_between(self, one: Craftsman, other: Craftsman) -> int:
        """Return the fewest hubs on a way from one craftsman to another; -1 if there is no way."""
        found = self._between.get((one, other))
        if found is None:
            found = 0
            if not self.reaches(one.cells, other.cells):
                found = hubs_over(self.far(one), self.near(other.cells))
            self._between[one, other] = found
        return found

    # Over any number of hubs

    def whole(self, origin: int, *, single_hub: bool = False) -> int:
        """Return all that is in reach of some cells, over any number of hubs, or over one."""
        if single_hub:
            reached = self.leg(origin)
            for number in bits(self.near(origin)):
                reached |= self.leg(1 << self.monuments[number])
            return reached
        reached = self.land.reach(origin, self.steps)
        hubs = reached & self.standing
        while hubs:
            region = self._region(hubs)
            reached |= region
            hubs ^= hubs & region
        return reached

    def _region(self, monuments: int) -> int:
        """Return all that is in reach over hubs of one of some monuments.

        Over hubs no monument is in the way: whoever comes to one can stop there.
        """
        for region in self._regions:
            if region & monuments:
                return region
        return self._find_region(1 << monuments.bit_length() - 1)

    def _find_region(self, monument: int) -> int:
        region = passed = 0
        hubs = monument
        while hubs:
            hub = 1 << hubs.bit_length() - 1
            passed |= hub
            region |= self.land.reach(hub, self.steps)
            hubs = region & self.standing ^ passed  # those passed lie within
        self._regions.append(region)
        return region

    # For the audit

    def agrees(self, naive: Network) -> bool:
        """Return whether what is kept is what a network without a past finds."""
        return (
            self.same_neighbours(naive)
            and all(naive.leg(origin) == leg for origin, leg in self._legs.items())
            and all(naive.hubs_from(who.cells) == far for who, far in self._far.items())
            and all(naive.flooded(near)[0] == far for near, far in self._hubs.items())
            and all(
                region == naive.flooded(1 << naive.number[cell])[1]
                for region in self._regions
                for cell in bits(region & self.standing)
            )
            and all(
                naive.hubs_between(one, other) == hubs
                for (one, other), hubs in self._between.items()
            )
        )

    def flooded(self, near: int) -> tuple[tuple[int, ...], int]:
        """Return over how many hubs each monument is reached by way of some, and all cells there.

        It is found by spreading over cells, not from neighbour to neighbour.
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
        if hubs == 0:
            return 1  # there are no fewer
        if hubs != NO_WAY and (fewest == NO_WAY or hubs < fewest):
            fewest = hubs
    return fewest if fewest == NO_WAY else fewest + 1

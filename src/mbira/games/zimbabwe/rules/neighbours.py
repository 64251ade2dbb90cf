"""Which monuments are in range of what, without the help of a hub; for speed alone.

What is in range is a rule, and stands in `Network.leg`, which spreads over cells. Mostly one asks
only which monuments are among it, and that is answered here with less work:

- monuments have numbers, in the order in which they were built: a set of them is a short word;
- a way is looked for from both its ends at once, and not at all where nothing can be in its way;
- what was found stays true until something is built in range, so it outlives most changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.games.zimbabwe.rules.land import Land

UNKNOWN: Final = -1


class Neighbours:
    """Ways without a hub between monuments and other things, for one range."""

    __slots__ = (
        "_apart", "_grounds", "_halves", "_near", "_next", "_outward", "land", "marks",
        "monuments", "number", "standing", "steps",
    )  # fmt: skip

    def __init__(
        self, land: Land, monuments: Sequence[int], steps: int, former: Neighbours | None, new: int
    ) -> None:
        """Take what was known before a change, if anything was, and the cells that are new."""
        self.land = land
        self.monuments = tuple(monuments)
        """Their cells, in the order of their numbers."""
        self.steps = steps
        self._halves = steps % 2 == 0
        """Whether half of the steps are looked for from each end of a way."""
        self._outward = steps // 2 if self._halves else steps - 1
        """The steps from its origin; else one is left to its end."""
        self.number: dict[int, int] = {} if former is None else former.number.copy()
        self.standing: int = 0 if former is None else former.standing
        """The cells of all monuments."""
        self.marks: list[int] = [] if former is None else former.marks[:]
        """The cell of each, as a set of one."""
        self._apart = True
        """Whether no monument stands beside another."""
        for number in range(len(self.number), len(self.monuments)):
            cell = self.monuments[number]
            mark = 1 << cell
            self.number[cell] = number
            if self.standing & land.reach(mark, 1):
                self._apart = False
            self.standing |= mark
            self.marks.append(mark)
        self._grounds: dict[int, int] = {}
        """What `_ground` found where monuments are in the way."""
        self._near: dict[int, int] = {}
        """What is near some cells that are not a monument."""
        self._next: list[int] = [UNKNOWN] * len(self.monuments)
        """What is near each monument, by its number."""
        if former is not None:
            self._keep(former, new)

    # What one can ask

    def near(self, origin: int) -> int:
        """Return the numbers of the monuments in the leg of some cells, those cells aside."""
        found = self._near.get(origin, UNKNOWN)
        if found == UNKNOWN:
            found = self._near[origin] = self._find_near(origin)
        return found

    def next_to(self, number: int) -> int:
        """Return the numbers of the monuments in the leg of one of them."""
        found = self._next[number]
        if found == UNKNOWN:
            found = self._next[number] = self._find_near(self.marks[number], number)
        return found

    def reaches(self, origin: int, target: int) -> bool:
        """Return whether some cells are in the leg of others."""
        if not self.land.reach(origin, self.steps) & target:
            return False  # they are too far off, whatever stands in the way
        return self._meets(self._ground(origin), target)

    # How it is found

    def _find_near(self, origin: int, number: int = UNKNOWN) -> int:
        """Find what is near some cells, or a monument with its number."""
        there = self.others(origin, self.land.reach(origin, self.steps))
        barred = not self._open(origin)
        found = ground = 0
        while there:
            other = self.number[there.bit_length() - 1]
            mark = self.marks[other]
            there ^= mark
            known = UNKNOWN if number == UNKNOWN else self._next[other]
            if not barred:
                found |= 1 << other
            elif known != UNKNOWN:  # ways are the same in both directions
                found |= (known >> number & 1) << other
            else:
                if not ground:
                    ground = self._ground(origin)
                if self._meets(ground, mark):
                    found |= 1 << other
        return found

    def others(self, origin: int, cells: int) -> int:
        """Return the monuments on some cells, those at the origin aside."""
        there = cells & self.standing
        return there ^ there & origin

    def _open(self, origin: int) -> bool:
        """Return whether no monument can be in the way from some cells to another."""
        close = self.standing & self.land.reach(origin, self._close())
        return not close or close == origin

    def _close(self) -> int:
        """Return at how many steps a monument can be in the way to another, at most.

        One that is passed is a step off the end at least; and two where none stand side by side.
        """
        return self.steps - (2 if self._apart else 1)

    def _ground(self, origin: int) -> int:
        """Return where a way out of some cells can be once it is half gone."""
        ground = self._grounds.get(origin)
        if ground is None:
            ground = self.land.reach(origin, self._outward)
            barring = self.others(origin, ground)
            if barring:
                ground = self._grounds[origin] = self.land.past(origin, barring, self._outward)
        return ground

    def _meets(self, ground: int, target: int) -> bool:
        """Return whether a way that is half gone can go on to some cells."""
        if ground & self.land.reach(target, 1):
            return True
        return self._halves and bool(ground & self._ground(target))

    # What is kept when something is new

    def _keep(self, former: Neighbours, new: int) -> None:
        """Keep what was found before a change, and does not reach to what is new."""
        self._apart = self._apart and former._apart
        self._grounds = former._grounds.copy()
        inside = self.land.reach(new, self._outward)
        for origin in former._grounds:
            if origin & inside:
                del self._grounds[origin]
        self._near = former._near.copy()
        inside = self.land.reach(new, self.steps)
        for origin, before in former._near.items():
            if origin & inside:
                near = self._grown(origin, before, former, new)
                if near == UNKNOWN:
                    del self._near[origin]
                else:
                    self._near[origin] = near
        self._next[: len(former._next)] = former._next
        touched = inside & former.standing
        while touched:
            number = self.number[touched.bit_length() - 1]
            mark = self.marks[number]
            touched ^= mark
            near = self._next[number]
            if near != UNKNOWN:
                self._next[number] = self._grown(mark, near, former, new)

    def _grown(self, origin: int, near: int, former: Neighbours, new: int) -> int:
        """Return what is near some cells, given what was, or UNKNOWN if one has to look again.

        A new monument is in the way only to one that is still in range behind it.
        """
        count = len(former.monuments)
        if len(self.monuments) == count or origin & self.land.reach(new, self._close()):
            return UNKNOWN
        return near | 1 << count if self._meets(self._ground(new), origin) else near

    def same_neighbours(self, naive: Neighbours) -> bool:
        """Return whether what is kept is what one without a past finds; for the audit."""
        return (
            self.monuments == naive.monuments
            and self.standing == naive.standing
            and self.number == naive.number
            and self.marks == naive.marks
            and self._apart == naive._apart
            and all(naive._ground(origin) == ground for origin, ground in self._grounds.items())
            and all(naive.near(origin) == near for origin, near in self._near.items())
            and all(
                near in (UNKNOWN, naive.near(1 << cell))
                for cell, near in zip(self.monuments, self._next, strict=True)
            )
        )

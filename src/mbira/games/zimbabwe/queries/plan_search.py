"""The cheapest way to raise several monuments at once, found with bounded work.

The monuments compete for resources, so what is cheapest for each may not be had together. Two
searches follow many ways at a time, and of those that use up the same they keep the cheapest one:
how it came about does not matter any more.

A first one, in a hurry, serves monument after monument and follows just a few ways. The second
follows all that may still become cheaper, family after family of goods: what a family used up is
forgotten once all that can have its goods have had their turn. What it does is counted in steps. If
they do not suffice, the way of the first search is the answer, and it says so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mbira.games.zimbabwe.data import FAMILIES
from mbira.games.zimbabwe.queries.scarcity import FIELD, FULL, Effort, Scarcity, TooMuchError
from mbira.games.zimbabwe.rules.market import PLENTY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.games.zimbabwe.queries.scarcity import Choice
    from mbira.games.zimbabwe.rules.market import Market
    from mbira.games.zimbabwe.rules.supply import Offer

MOST_STEPS: Final = 5000
"""This much is tried for one plan."""
MOST_WIDTH: Final = 6
"""At most this many ways are followed at a time in a hurry."""
LEFT_OUT: Final = 1 << 24
"""Dearer than any plan: in a hurry a monument is left out only if nothing else is found."""

Way = list[tuple[int, "Offer"]]
"""The monument's cell and the offer, for each good."""
Trace = tuple[int, Any, int, "Choice | None"]
"""What a way costs, the way before its last step, and that step: a monument's number and a good.

The way before is a Trace or None; a compiler has no name for a type that is part of itself.
In the second search the cost includes what is still missing, at least. NOBODY stands for the
beginning, and for a step in which nothing was chosen; a monument without a good is left out.
"""
Traces = dict[int, Trace]
"""The cheapest way by what it uses up."""
NOBODY: Final = -1


class Found:
    """The way that was found."""

    __slots__ = ("exact", "left_out", "way")

    def __init__(self, way: Way, left_out: Sequence[int], *, exact: bool) -> None:
        self.way = way
        self.left_out = left_out
        """The cells of monuments that it does not serve: no way was found for them."""
        self.exact = exact
        """Whether none is cheaper: all that could be were looked at."""


class Job:
    """The goods for one monument."""

    def __init__(self, level: int, families: Sequence[list[Choice]], *, repeat: bool) -> None:
        self.level = level
        self.families = families
        self.times = level if repeat else 1
        """How many goods of one family it may get."""
        least = sorted(
            choices[0].cost for choices in families if choices for _ in range(self.times)
        )
        self.hopeless = len(least) < level
        self.floor = sum(least[:level])
        self.ways = 1
        """How much there is to choose from."""
        self.load = 0
        """What it takes to follow one way through all of that, at most."""
        for choices in families:
            self.ways *= max(1, len(choices))
            self.load += level * self.times * len(choices)

    def cheapest(self) -> list[Choice]:
        """Return the cheapest goods, whether they get along or not."""
        firsts = [choices[0] for choices in self.families if choices for _ in range(self.times)]
        return sorted(firsts, key=lambda choice: choice.cost)[: self.level]

    def floors(self, families: Sequence[int]) -> list[int]:
        """Return what 0, 1, 2... goods of some families cost at least."""
        offered = [self.families[family] for family in families if self.families[family]]
        least = sorted(choices[0].cost for choices in offered for _ in range(self.times))
        return [
            sum(least[:count]) if count <= len(least) else PLENTY for count in range(self.level + 1)
        ]


class Together:
    """The search for the cheapest way to do some jobs together."""

    def __init__(self, jobs: Sequence[Job], scarcity: Scarcity, effort: Effort) -> None:
        self._jobs = jobs
        self._scarcity = scarcity
        self._effort = effort

    def find(self) -> tuple[list[tuple[int, Choice | None]] | None, bool]:
        """Return the best way and whether it is surely the cheapest; None if there is none."""
        cheapest = [
            (number, one) for number, job in enumerate(self._jobs) for one in job.cheapest()
        ]
        if self._scarcity.allows(sum(choice.uses for _, choice in cheapest)):
            return [*cheapest], True
        if sum(self._scarcity.most) < sum(job.level for job in self._jobs):
            return None, True
        hurried = self._hurry(self._effort.left // 2)
        try:
            found = self._look_at_all(min(hurried[0], LEFT_OUT))
        except TooMuchError:
            return _steps(hurried), False
        if found is not None:
            return _steps(found), True
        return (_steps(hurried) if hurried[0] < LEFT_OUT else None), True

    # In a hurry: monument after monument

    def _hurry(self, reserve: int) -> Trace:
        """Return a good way; monuments for which none is found are left out of it.

        If it goes on such that too few steps would be left, fewer ways are followed.
        """
        traces: Traces = {0: (0, None, NOBODY, None)}
        jobs = self._jobs
        load = sum(job.load for job in jobs)
        for number in sorted(range(len(jobs)), key=lambda number: jobs[number].ways):
            width = min(MOST_WIDTH, (self._effort.left - reserve) // load)
            load -= jobs[number].load
            served = self._serve(number, traces, width) if width > 0 else {}
            for used, trace in traces.items():
                if used not in served:
                    served[used] = (trace[0] + LEFT_OUT, trace, number, None)
            traces = _best(served, max(1, width))
        return min(traces.values(), key=_cost)

    def _serve(self, number: int, traces: Traces, width: int) -> Traces:
        """Return ways with the goods of one more monument."""
        job = self._jobs[number]
        waiting: dict[int, Traces] = {job.level: traces}
        """By the number of goods that are still missing."""
        rounds = [choices for choices in job.families if choices for _ in range(job.times)]
        for place, choices in enumerate(rounds):
            grown: dict[int, Traces] = {}
            for left, ways in waiting.items():
                if left < len(rounds) - place:
                    _join(grown.setdefault(left, {}), ways)
                if left:
                    there = grown.setdefault(left - 1, {})
                    for used, trace in ways.items():
                        self._choose(number, choices, used, trace, there)
            waiting = {left: _best(ways, width) for left, ways in grown.items()}
        return waiting.get(0, {})

    def _choose(
        self, number: int, choices: Sequence[Choice], used: int, trace: Trace, grown: Traces
    ) -> None:
        """Add every choice to a way."""
        for choice in choices:
            self._effort.left -= 1
            after = used + choice.uses
            cost = trace[0] + choice.cost
            known = grown.get(after)
            if (known is None or cost < known[0]) and choice.use.fits(after, self._effort):
                grown[after] = (cost, trace, number, choice)

    # Looking at all: family after family

    def _look_at_all(self, bound: int) -> Trace | None:
        """Return the cheapest way below a bound; None if there is none."""
        jobs, scarcity = self._jobs, self._scarcity
        first = FIELD * len(scarcity.limits)
        """The fields of what monuments have got come after those of what is used up."""
        kept = scarcity.markers | (1 << FIELD * len(jobs)) - 1 << first
        order = [family for group in scarcity.groups for family in group]
        floors = [[job.floors(order[stage:]) for stage in range(len(order) + 1)] for job in jobs]
        goods = sum(job.level for job in jobs)
        cost = sum(job.floor for job in jobs)
        traces: Traces = {0: (cost, None, NOBODY, None)} if cost < bound else {}
        stage = 0
        for group in scarcity.groups:
            for family in group:
                for number, job in enumerate(jobs):
                    if not job.families[family]:
                        continue
                    field = first + FIELD * number
                    before = floors[number][stage]
                    for more in reversed(range(job.times)):
                        after = before if more else floors[number][stage + 1]
                        traces = self._offer(number, family, field, traces, bound, before, after)
                stage += 1
            left = sum(scarcity.most[family] for family in order[stage:])
            forgotten: Traces = {}
            for used, trace in traces.items():
                if (used >> first) % FULL + left >= goods:
                    _join(forgotten, {used & kept: trace})
            traces = forgotten
        return min(traces.values(), key=_cost, default=None)

    def _offer(
        self,
        number: int,
        family: int,
        field: int,
        traces: Traces,
        bound: int,
        before: Sequence[int],
        after: Sequence[int],
    ) -> Traces:
        """Return ways in which a monument has got a good of a family, or has not.

        `before` and `after` are what it needs at least, before and after this, for the goods that
        it has not got.
        """
        job = self._jobs[number]
        choices = job.families[family]
        grown: Traces = {}
        for used, trace in traces.items():
            left = job.level - (used >> field & FULL)
            spent = trace[0] - before[left]
            cost = spent + after[left]
            steps = 1
            if cost < bound:
                _join(grown, {used: trace if cost == trace[0] else (cost, trace, NOBODY, None)})
            if left:
                spent += after[left - 1]
                got = used + (1 << field)
                for choice in choices:
                    cost = spent + choice.cost
                    if cost >= bound:
                        break
                    steps += 1
                    now = got + choice.uses
                    known = grown.get(now)
                    if (known is None or cost < known[0]) and choice.use.fits(now, self._effort):
                        grown[now] = (cost, trace, number, choice)
            self._effort.spend(steps)
        return grown


def _join(grown: Traces, ways: Traces) -> None:
    """Add ways where nothing cheaper is known."""
    for used, trace in ways.items():
        known = grown.get(used)
        if known is None or trace[0] < known[0]:
            grown[used] = trace


def _cost(trace: Trace) -> int:
    return trace[0]


def _best(ways: Traces, width: int) -> Traces:
    """Return this many of the cheapest ways."""
    if len(ways) <= width:
        return ways
    return dict(sorted(ways.items(), key=lambda way: way[1][0])[:width])


def _steps(last: Trace) -> list[tuple[int, Choice | None]]:
    """Return what was chosen on a way: monuments' numbers and goods; None where one is left out."""
    steps = []
    trace: Trace | None = last
    while trace is not None:
        _, before, number, choice = trace
        if number != NOBODY:
            steps.append((number, choice))
        trace = before
    return steps


def scarcity_for(
    market: Market, cells: Sequence[int], levels: Sequence[int], effort: Effort
) -> Scarcity:
    """Return what the goods for some monuments may use up together, whatever anything costs."""
    goods = [0] * len(FAMILIES)
    for cell, level in zip(cells, levels, strict=True):
        for family, offers in enumerate(market.deliveries(cell)):
            if offers:
                goods[family] += level if market.repeat else 1
    return Scarcity(market, goods, effort)


def cheapest_way(
    market: Market,
    cells: Sequence[int],
    levels: Sequence[int],
    scarcity: Scarcity,
    effort: Effort,
) -> Found | None:
    """Return the cheapest way to raise monuments together; None if there is none."""
    jobs = []
    for cell, level in zip(cells, levels, strict=True):
        offered = [scarcity.choices(offers, effort) for offers in market.deliveries(cell)]
        job = Job(level, offered, repeat=market.repeat)
        if job.hopeless:
            return None
        jobs.append(job)
    steps, exact = Together(jobs, scarcity, effort).find()
    if steps is None:
        return None
    chosen = [(number, choice.offer) for number, choice in steps if choice is not None]
    chosen.sort(key=lambda good: good[0])
    return Found(
        [(cells[number], offer) for number, offer in chosen],
        [cells[number] for number, choice in steps if choice is None],
        exact=exact,
    )

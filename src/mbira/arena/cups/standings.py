"""Who stands where: points first, then what decides between those who have as many."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from itertools import groupby
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from mbira.arena.cups.cup import Cup, Pairing, Result, Round, places
from mbira.arena.cups.lots import lot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from mbira.arena.cups.cup import CupPlan

WIN = 3
"""Points of a win, whatever the size of the table; the last gets none."""
By = Literal["first", "round", "points", "opponents", "direct", "margin", "lot"]
"""What put somebody below the one above: nobody is there; they came less far in a knock-out; fewer
points; weaker opponents; less in tables with each other; smaller margins; a lot that was drawn."""


class Placing(Struct, frozen=True, omit_defaults=True):
    """How an entrant stands."""

    entrant: str
    place: int
    """In the group, from 1; nobody shares it."""
    group: int
    points: float
    opponents: float
    """What the opponents have, of each table the average, all tables together."""
    direct: int
    """Against those with as many points and as strong opponents: how often better, less worse."""
    margin: float
    """Between the last (0) and the first (1) of a table by score, on average."""
    lot: int
    """Drawn from the seed; the lower one is first where all else is equal."""
    by: By
    """What put them below the one above."""
    played: int = 0
    wins: int = 0
    byes: int = 0
    reached: int = 0
    """In a knock-out: how many rounds they were in."""
    out: bool = False
    """Whether they have withdrawn, or are out of a knock-out."""


class Tally:
    """What an entrant has taken so far."""

    def __init__(self, entrant: str) -> None:
        self.entrant = entrant
        self.points = Fraction(0)
        self.opponents = Fraction(0)
        self.margins: list[Fraction] = []
        self.wins = self.byes = self.reached = self.direct = 0
        self.last = Fraction(0)
        """What the last table brought."""

    @property
    def margin(self) -> Fraction:
        """The average margin."""
        return sum(self.margins, Fraction(0)) / len(self.margins) if self.margins else Fraction(0)


def points_by_place(plan: CupPlan, seats: int) -> list[Fraction]:
    """Return what each place of a table brings."""
    if plan.points:
        given = [*plan.points, *([0] * seats)]
        return [Fraction(each) for each in given[:seats]]
    return [Fraction(WIN * (seats - 1 - place), seats - 1) for place in range(seats)]


def points_of(plan: CupPlan, table: Pairing, result: Result) -> dict[str, Fraction]:
    """Return what a table brings to each; those who share places share what they bring."""
    worth = points_by_place(plan, len(table.seats))
    taken = {
        entrant: sum(worth[first : last + 1], Fraction(0)) / (last - first + 1)
        for entrant, (first, last) in places(table, result).items()
    }
    return taken | {table.seats[seat]: Fraction(0) for seat in result.absent}


def _margins(table: Pairing, result: Result) -> dict[str, Fraction]:
    """Return how far each is from the last towards the first, by score."""
    low, high = min(result.scores, default=0), max(result.scores, default=0)
    found = {}
    for seat, entrant in enumerate(table.seats):
        if seat in result.absent:
            found[entrant] = Fraction(0)
        elif low == high or not result.scores:
            found[entrant] = Fraction(1, 2)
        else:
            found[entrant] = Fraction(result.scores[seat] - low, high - low)
    return found


class _Played(Struct, frozen=True):
    table: Pairing
    result: Result
    round: int


def tallies(cup: Cup, season: int | None = None) -> dict[str, Tally]:
    """Return what everybody has taken, in a season if one is given, whatever came first."""
    found = {entrant: Tally(entrant) for entrant in cup.entrants}
    rounds = _rounds(cup, season)
    played = _played(cup, rounds)
    for each in played:
        worth, margins = points_of(cup.plan, each.table, each.result), _margins(*_both(each))
        at = places(each.table, each.result)
        for entrant in each.table.seats:
            tally = found[entrant]
            tally.points += worth[entrant]
            tally.last = worth[entrant]
            tally.margins.append(margins[entrant])
            tally.wins += at[entrant][0] == 0
    win = points_by_place(cup.plan, cup.plan.seats)[0]
    for _, each_round in rounds:
        for entrant in each_round.byes:
            found[entrant].byes += 1
            found[entrant].points += win
        for entrant in (*each_round.byes, *(e for t in each_round.tables for e in t.seats)):
            found[entrant].reached += 1
    for each in played:
        for entrant in each.table.seats:
            others = [found[other].points for other in each.table.seats if other != entrant]
            found[entrant].opponents += sum(others, Fraction(0)) / len(others)
    for tally in found.values():  # a bye is as if somebody like oneself had sat there
        tally.opponents += tally.byes * tally.points
    return found


def _both(played: _Played) -> tuple[Pairing, Result]:
    return played.table, played.result


def _rounds(cup: Cup, season: int | None) -> list[tuple[int, Round]]:
    numbered = enumerate(cup.rounds)
    return [(n, each) for n, each in numbered if season is None or each.season == season]


def _played(cup: Cup, rounds: Iterable[tuple[int, Round]]) -> list[_Played]:
    """Return what was played, in the order of rounds and tables."""
    known = {(each.round, each.table): each for each in cup.results}
    return [
        _Played(table, known[number, place], number)
        for number, each in rounds
        for place, table in enumerate(each.tables)
        if (number, place) in known
    ]


def standings(
    cup: Cup, groups: Sequence[Sequence[str]], season: int | None = None
) -> list[Placing]:
    """Return how everybody stands, group by group: a total order, whatever came first."""
    found = tallies(cup, season)
    played = _played(cup, _rounds(cup, season))
    lines: list[Placing] = []
    for number, group in enumerate(groups):
        lines += _ranked(cup, number, [found[entrant] for entrant in group], played)
    return lines


def _ranked(cup: Cup, group: int, some: list[Tally], played: list[_Played]) -> list[Placing]:
    knockout = cup.plan.kind == "knockout"

    def stage(tally: Tally) -> tuple[int, Fraction]:
        return (tally.reached, tally.last) if knockout else (0, Fraction(0))

    def equal(tally: Tally) -> tuple[object, ...]:
        return (stage(tally), tally.points, tally.opponents)

    for _, alike in groupby(sorted(some, key=equal, reverse=True), key=equal):
        _compare(list(alike), played)
    keys: list[tuple[By, Callable[[Tally], object]]] = [
        ("round", stage),
        ("points", lambda tally: tally.points),
        ("opponents", lambda tally: tally.opponents),
        ("direct", lambda tally: tally.direct),
        ("margin", lambda tally: tally.margin),
        ("lot", lambda tally: -_lot(cup, tally)),
    ]
    order = sorted(some, key=lambda tally: tally.entrant)
    order.sort(key=lambda tally: tuple(key(tally) for _, key in keys), reverse=True)
    lines = []
    for place, tally in enumerate(order):
        by: By = "first"
        if place:
            above = order[place - 1]
            by = next((name for name, key in keys if key(above) != key(tally)), "lot")
        lines.append(_line(cup, tally, place + 1, group, by))
    return lines


def _line(cup: Cup, tally: Tally, place: int, group: int, by: By) -> Placing:
    knocked = cup.plan.kind == "knockout" and bool(cup.rounds) and not _goes_on(cup, tally.entrant)
    return Placing(
        entrant=tally.entrant,
        place=place,
        group=group,
        points=round(float(tally.points), 3),
        opponents=round(float(tally.opponents), 3),
        direct=tally.direct,
        margin=round(float(tally.margin), 3),
        lot=_lot(cup, tally),
        by=by,
        played=len(tally.margins),
        wins=tally.wins,
        byes=tally.byes,
        reached=tally.reached,
        out=tally.entrant in cup.out or knocked,
    )


def _goes_on(cup: Cup, entrant: str) -> bool:
    """Return whether somebody is in the last round of a knock-out, and not out there."""
    last = cup.rounds[-1]
    return entrant in last.byes or any(entrant in table.seats for table in last.tables)


def _lot(cup: Cup, tally: Tally) -> int:
    return lot(cup.plan.seed, "standing", tally.entrant) % 1_000_000_000


def _compare(alike: list[Tally], played: list[_Played]) -> None:
    """Note how those who are equal so far did at tables with each other."""
    names = {tally.entrant for tally in alike}
    better: defaultdict[str, int] = defaultdict(int)
    for each in played if len(names) > 1 else ():
        at = places(each.table, each.result)
        here = [entrant for entrant in each.table.seats if entrant in names]
        for one in here:
            for other in here:
                better[one] += (at[one][0] < at[other][0]) - (at[one][0] > at[other][0])
    for tally in alike:
        tally.direct = better[tally.entrant]

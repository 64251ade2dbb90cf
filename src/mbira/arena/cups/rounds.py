"""The next round of a tournament, which follows from all that was before it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from mbira.arena.cups.circle import circle_length, circle_round
from mbira.arena.cups.cup import Cup, Pairing, Round, places
from mbira.arena.cups.lots import drawn, in_groups, table_sizes
from mbira.arena.cups.past import Past
from mbira.arena.cups.standings import standings, tallies
from mbira.arena.cups.tables import make_tables

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.arena.cups.cup import CupPlan
    from mbira.arena.cups.standings import Placing

FINE = 60
"""Points are compared by this part of one."""
SLACK = 2
"""A round robin of more than two seats may take this many times the fewest rounds it could."""


def next_round(cup: Cup) -> Round | None:
    """Return the next round, once all results are there; None if the tournament is over."""
    if cup.waits_for:
        raise ValueError("a round is made when the one before it is over")
    if len(cup.present) < cup.plan.fewest:
        return None
    match cup.plan.kind:
        case "swiss":
            return _swiss(cup)
        case "knockout":
            return _knockout(cup)
        case "robin":
            return _robin(cup, 0)
        case "league":
            return _league(cup)


def standing(cup: Cup, season: int | None = None) -> list[Placing]:
    """Return how everybody stands; in a league in a season, which is the present one by default."""
    season = cup.season if season is None else season
    return standings(cup, groups_of(cup, season), season if cup.plan.kind == "league" else None)


def groups_of(cup: Cup, season: int = 0) -> list[tuple[str, ...]]:
    """Return who is in which group, or in a season in which division."""
    plan = cup.plan
    if plan.kind in {"swiss", "knockout"}:
        return [cup.entrants]
    if season == 0:
        return in_groups(drawn(plan.seed, "groups", cup.entrants), plan.group)
    return _divisions(cup, season)


def expected_rounds(cup: Cup) -> int:
    """Return how many rounds there will be, as far as one can know: nobody else withdraws.

    A round robin of more than two seats may take some more, until everybody has met everybody.
    """
    plan, done = cup.plan, len(cup.rounds)
    if plan.kind == "swiss":
        return max(plan.rounds, done)
    if plan.kind == "knockout":
        last = len(cup.present)
        if cup.rounds:
            last = len(cup.rounds[-1].byes) + sum(len(t.seats) for t in cup.rounds[-1].tables)
        return max(0, done - 1) + _knockout_length(plan, last)
    before = sum(each.season < cup.season for each in cup.rounds)
    seasons = 1 if plan.kind == "robin" else plan.seasons - cup.season
    return max(
        done, before + seasons * max(map(partial(_length, plan), groups_of(cup, cup.season)))
    )


def _knockout_length(plan: CupPlan, going: int) -> int:
    """Return how many rounds of a knock-out there are with this many."""
    rounds = 0
    while going >= plan.fewest:
        sizes = table_sizes(going, plan.seats, plan.fewest)
        going += sum(min(plan.advance, size - 1) - size for size in sizes)
        rounds += 1
    return rounds


def _length(plan: CupPlan, group: Sequence[str]) -> int:
    """Return how many rounds it takes at least until everybody of a group has met everybody."""
    sizes = table_sizes(len(group), plan.seats, plan.fewest)
    if plan.seats == 2 or not sizes:
        return circle_length(len(group))
    return min(plan.rounds, -(-(len(group) - 1) // (sizes[0] - 1)))


# Swiss


def _swiss(cup: Cup) -> Round | None:
    if len(cup.rounds) >= cup.plan.rounds:
        return None
    past, present = Past(cup.rounds), set(cup.present)
    taken = tallies(cup)
    if cup.results:
        order = [line.entrant for line in standing(cup) if line.entrant in present]
    else:
        order = drawn(cup.plan.seed, "first", present)
    level = {entrant: int(taken[entrant].points * FINE) for entrant in order}
    sizes = table_sizes(len(order), cup.plan.seats, cup.plan.fewest)
    byes = _byes(order, len(order) - sum(sizes), past)
    order = [each for each in order if each not in byes]
    made = make_tables(order, sizes, past, level, f"{cup.plan.seed} {len(cup.rounds)}")
    return Round(tuple(Pairing(seats) for seats in made), byes)


def _byes(order: Sequence[str], count: int, past: Past) -> tuple[str, ...]:
    """Return who is left over: of those who were so least often, who stands lowest."""
    ranks = {entrant: place for place, entrant in enumerate(order)}
    least = sorted(order, key=lambda each: (past.byes[each], -ranks[each]))
    return tuple(least[:count])


# Knock-out


def _knockout(cup: Cup) -> Round | None:
    going = [each for each in going_on(cup) if each not in cup.out]
    if len(going) < cup.plan.fewest:
        return None
    past, plan = Past(cup.rounds), cup.plan
    order = drawn(plan.seed, f"knock-out {len(cup.rounds)}", going)
    sizes = table_sizes(len(order), plan.seats, plan.fewest)
    byes = _byes(order, len(order) - sum(sizes), past)
    order = [each for each in order if each not in byes]
    made = make_tables(order, sizes, past, {}, f"{plan.seed} {len(cup.rounds)}")
    return Round(tuple(Pairing(seats) for seats in made), byes)


def going_on(cup: Cup) -> list[str]:
    """Return who is still in a knock-out; of those who share a place, who stands better."""
    if not cup.rounds:
        return list(cup.entrants)
    number, last = len(cup.rounds) - 1, cup.rounds[-1]
    ranks = {line.entrant: place for place, line in enumerate(standing(cup))}
    going = list(last.byes)
    for place, table in enumerate(last.tables):
        result = cup.result(number, place)
        if result is None:
            continue
        at = places(table, result)
        order = sorted(table.seats, key=lambda each: (at[each], ranks[each]))
        going += order[: min(cup.plan.advance, len(order) - 1)]
    return going


# Round robin


def _robin(cup: Cup, season: int) -> Round | None:
    """Return the next round of all groups in which not everybody has met everybody."""
    before = [each for each in cup.rounds if each.season == season]
    tables: list[Pairing] = []
    byes: list[str] = []
    for number, group in enumerate(groups_of(cup, season)):
        made, over = _group_round(cup, group, before, season)
        tables += [Pairing(seats, number) for seats in made]
        byes += over
    if not tables and not byes:
        return None
    return Round(tuple(tables), tuple(byes), season)


def _group_round(
    cup: Cup, group: tuple[str, ...], before: list[Round], season: int
) -> tuple[list[tuple[str, ...]], list[str]]:
    """Return the tables of a group, and who is left over."""
    present = [each for each in group if each not in cup.out]
    if cup.plan.seats == 2:
        made: list[tuple[str, ...]] = []
        over: list[str] = []
        for seats in circle_round(group, len(before)):
            there = tuple(each for each in seats if each in present)
            if len(there) == 2:
                made.append(there)
            else:
                over += there
        return made, over
    plan, past = cup.plan, Past(before)
    sizes = table_sizes(len(present), plan.seats, plan.fewest)
    if not sizes or all(past.met(a, b) for a in present for b in present if a < b):
        return [], []
    most = min(plan.rounds, -(-(len(group) - 1) // (sizes[-1] - 1)) * SLACK + SLACK)
    if len(before) >= most:
        return [], []
    seed = f"{plan.seed} {season} {len(before)}"
    order = drawn(seed, "robin", present)
    byes = _byes(order, len(order) - sum(sizes), past)
    order = [each for each in order if each not in byes]
    return make_tables(order, sizes, past, {}, seed), list(byes)


# League


def _league(cup: Cup) -> Round | None:
    season = cup.season
    more = _robin(cup, season)
    while more is None and season + 1 < cup.plan.seasons:
        season += 1
        more = _robin(cup, season)
    return more


def _divisions(cup: Cup, season: int) -> list[tuple[str, ...]]:
    """Return the divisions after a season: the best have gone up, the last have gone down."""
    lines = standings(cup, groups_of(cup, season - 1), season - 1)
    begun = next((n for n, each in enumerate(cup.rounds) if each.season == season), None)
    here = {
        line.entrant
        for line in lines
        if line.entrant not in cup.out or (begun is not None and cup.out[line.entrant] > begun)
    }
    order: list[list[str]] = [[] for _ in range(max(line.group for line in lines) + 1)]
    for line in lines:
        if line.entrant in here:
            order[line.group].append(line.entrant)
    moved = _moved(order, cup.plan.moves)
    return in_groups([each for division in moved for each in division], cup.plan.group)


def _moved(order: list[list[str]], moves: int) -> list[list[str]]:
    """Return divisions in which the best of each have changed places with the last above."""
    after = [list(division) for division in order]
    for above, below in zip(range(len(order)), range(1, len(order)), strict=False):
        count = min(moves, len(order[above]) // 2, len(order[below]) // 2)
        if count:
            up, down = order[below][:count], order[above][-count:]
            after[above] = [each for each in after[above] if each not in down] + up
            after[below] = down + [each for each in after[below] if each not in up]
    return after

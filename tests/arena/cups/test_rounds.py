"""Who meets whom: everybody as often as they should, nobody twice, on all seats in turn."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings, strategies as st
from msgspec.structs import replace

from mbira.arena.cups.cup import Cup, CupPlan
from mbira.arena.cups.lots import table_sizes
from mbira.arena.cups.past import Past
from mbira.arena.cups.rounds import expected_rounds, going_on, groups_of, next_round, standing
from mbira.arena.cups.tables import make_tables
from tests.arena.cups.playing import (
    begin,
    last,
    meetings,
    nobody_twice,
    played,
    seats_had,
    splits,
)

if TYPE_CHECKING:
    import random

SEEDS = st.integers(0, 2**20)
quickly = settings(max_examples=25, deadline=None, derandomize=True)


@given(st.integers(2, 40), st.integers(2, 5), st.integers(2, 5))
def test_as_few_as_can_be_are_left_over(entrants: int, seats: int, fewest: int) -> None:
    fewest = min(fewest, seats)
    sizes = table_sizes(entrants, seats, fewest)
    assert all(fewest <= size <= seats for size in sizes)
    left = entrants - sum(sizes)
    fits = any(
        fewest * tables <= entrants - left + 1 <= seats * tables for tables in range(entrants + 1)
    )
    assert left == 0 or not fits


def test_sizes_that_do_not_fit() -> None:
    assert table_sizes(10, 4, 2) == [4, 3, 3]
    assert table_sizes(9, 4, 4) == [4, 4]
    assert table_sizes(7, 2, 2) == [2, 2, 2]


@quickly
@given(st.integers(3, 14), st.integers(2, 5), st.integers(1, 5), SEEDS)
def test_in_a_swiss_everybody_plays_each_round_or_has_a_bye(
    entrants: int, seats: int, rounds: int, seed: int
) -> None:
    plan = CupPlan("swiss", seats, rounds=rounds, seed=str(seed))
    cup = last(played(begin(plan, entrants), seed))
    assert len(cup.rounds) == rounds == expected_rounds(cup)
    byes = Counter(entrant for each in cup.rounds for entrant in each.byes)
    for each in cup.rounds:
        assert nobody_twice(each)
        seated = sum(len(table.seats) for table in each.tables)
        assert seated + len(each.byes) == entrants
    assert max(byes.values(), default=0) - min(byes[e] for e in cup.entrants) <= 1


@quickly
@given(st.sampled_from([(4, 2), (6, 2), (8, 2), (5, 2), (6, 3), (9, 3), (8, 4), (7, 3)]), SEEDS)
def test_nobody_meets_anybody_again_before_it_cannot_be_avoided(
    size: tuple[int, int], seed: int
) -> None:
    entrants, seats = size
    plan = CupPlan("swiss", seats, rounds=4, seed=str(seed))
    before = begin(plan, entrants)
    for cup in played(before, seed):
        past, now = Past(before.rounds), cup.rounds[-1]
        there = tuple(entrant for table in now.tables for entrant in table.seats)
        sizes = tuple(len(table.seats) for table in now.tables)

        def repeats(tables: list[tuple[str, ...]], past: Past = past) -> bool:
            return any(past.met(*two) for table in tables for two in combinations(table, 2))

        again = repeats([table.seats for table in now.tables])
        assert not again or all(repeats(each) for each in splits(there, sizes))
        before = cup


@quickly
@given(
    st.sampled_from([(4, 2, 3), (8, 2, 3), (12, 2, 3), (16, 2, 5), (16, 4, 3), (18, 3, 3)]), SEEDS
)
def test_seats_are_balanced_within_one(size: tuple[int, int, int], seed: int) -> None:
    """Where there are enough others to meet, that and meeting nobody again go together."""
    entrants, seats, rounds = size
    plan = CupPlan("swiss", seats, rounds=rounds, seed=str(seed))
    for cup in played(begin(plan, entrants), seed):
        for entrant in cup.entrants:
            had = [seats_had(cup, entrant)[seat] for seat in range(seats)]
            assert max(had) - min(had) <= 1


@quickly
@given(st.integers(2, 17), SEEDS)
def test_in_a_round_robin_for_two_everybody_meets_everybody_once(entrants: int, seed: int) -> None:
    cup = begin(CupPlan("robin", 2, seed=str(seed)), entrants)
    assert expected_rounds(cup) == entrants - 1 + entrants % 2
    cup = last(played(cup, seed))
    assert set(meetings(cup).values()) == {1}
    assert len(meetings(cup)) == entrants * (entrants - 1) // 2
    for entrant in cup.entrants:
        had = seats_had(cup, entrant)
        assert had.total() == entrants - 1
        assert abs(had[0] - had[1]) <= 1


@quickly
@given(st.integers(4, 13), st.integers(3, 5), st.integers(0, 6), SEEDS)
def test_in_any_round_robin_everybody_meets_everybody_of_their_group(
    entrants: int, seats: int, group: int, seed: int
) -> None:
    plan = CupPlan("robin", seats, rounds=50, group=group and max(group, 3), seed=str(seed))
    cup = last(played(begin(plan, entrants), seed))
    met = meetings(cup)
    groups = groups_of(cup)
    assert sorted(entrant for each in groups for entrant in each) == sorted(cup.entrants)
    for each in groups:
        assert all(met[frozenset(two)] for two in combinations(each, 2))
    assert sum(map(bool, met.values())) == sum(len(e) * (len(e) - 1) // 2 for e in groups)


@quickly
@given(st.integers(2, 30), st.integers(2, 5), st.integers(1, 3), SEEDS)
def test_a_knock_out_ends_with_one_table(
    entrants: int, seats: int, advance: int, seed: int
) -> None:
    plan = CupPlan("knockout", seats, advance=advance, seed=str(seed))
    begun = begin(plan, entrants)
    expected = expected_rounds(begun)
    before = set(begun.entrants)
    for cup in played(begun, seed):
        now = cup.rounds[-1]
        there = {entrant for table in now.tables for entrant in table.seats} | set(now.byes)
        assert there == before
        assert nobody_twice(now)
        before = set(going_on(cup))
        assert before < there
        for table in now.tables:
            assert len(before & set(table.seats)) == min(advance, len(table.seats) - 1)
    assert len(cup.rounds) == expected
    assert len(cup.rounds[-1].tables) == 1
    assert not cup.rounds[-1].byes
    best = standing(cup)[0].entrant
    assert best in going_on(cup)


@quickly
@given(st.integers(8, 16), st.integers(2, 3), st.integers(1, 2), SEEDS)
def test_in_a_league_the_best_go_up_and_the_last_go_down(
    entrants: int, seats: int, moves: int, seed: int
) -> None:
    plan = CupPlan("league", seats, rounds=50, group=4, seasons=3, moves=moves, seed=str(seed))
    cup = last(played(begin(plan, entrants), seed))
    assert cup.season == 2
    for season in (0, 1):
        lines, after = standing(cup, season), groups_of(cup, season + 1)
        divisions = len(groups_of(cup, season))
        assert len(after) == divisions
        for division in range(divisions - 1):
            above = [line.entrant for line in lines if line.group == division]
            below = [line.entrant for line in lines if line.group == division + 1]
            assert set(above[-moves:]) <= set(after[division + 1])
            assert set(below[:moves]) <= set(after[division])


@quickly
@given(
    st.sampled_from(["swiss", "robin", "knockout", "league"]),
    st.integers(6, 12),
    st.integers(2, 4),
    SEEDS,
)
def test_who_withdraws_is_not_paired_any_more_and_all_others_are(
    kind: str, entrants: int, seats: int, seed: int
) -> None:
    def leave(cup: Cup, rng: random.Random) -> Cup:
        if len(cup.present) > 3 and rng.random() < 0.5:
            gone = rng.choice(cup.present)
            return replace(cup, out={**cup.out, gone: len(cup.rounds)})
        return cup

    plan = CupPlan(kind, seats, rounds=6, group=3, seasons=2, seed=str(seed))  # type: ignore[arg-type]
    cup = begin(plan, entrants)
    for after in played(cup, seed, leave):
        now = after.rounds[-1]
        there = {entrant for table in now.tables for entrant in table.seats} | set(now.byes)
        assert nobody_twice(now)
        assert not there & set(cup.out)
        if kind == "swiss":
            assert there == set(cup.present)
        standing(after)
        cup = after


def test_a_round_is_not_made_before_the_last_one_is_over() -> None:
    cup = begin(CupPlan("swiss", 2, seed="s"), 4)
    more = next_round(cup)
    assert more is not None
    with pytest.raises(ValueError, match="when the one before it is over"):
        next_round(replace(cup, rounds=(more,)))


def test_it_all_follows_from_the_seed() -> None:
    plan = CupPlan("swiss", 3, rounds=4, seed="a")
    assert last(played(begin(plan, 11), 1)) == last(played(begin(plan, 11), 1))
    other = replace(plan, seed="b")
    assert next_round(begin(plan, 11)) != next_round(begin(other, 11))


def test_sixty_four_are_paired_in_a_moment() -> None:
    past = Past()
    order = [f"e{number}" for number in range(64)]
    level = dict(zip(order, range(64), strict=True))
    for seats in (2, 4):
        made = make_tables(order, table_sizes(64, seats, 2), past, level, "s")
        assert sorted(entrant for table in made for entrant in table) == sorted(order)

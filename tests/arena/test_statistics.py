from __future__ import annotations

from math import comb

import pytest

from mbira.arena.ratings import Ratings
from mbira.arena.result import Result
from mbira.arena.statistics import margin, mean, wilson
from mbira.arena.summary import entrants


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [
        # from the published tables of Wilson's score interval without continuity correction
        (0, 10, 0.0000, 0.2775),
        (1, 10, 0.0179, 0.4042),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0000),
        (75, 100, 0.6570, 0.8245),
        (950, 1000, 0.9347, 0.9619),
    ],
)
def test_intervals_on_known_cases(wins: int, matches: int, low: float, high: float) -> None:
    assert wilson(wins, matches) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_of_no_matches() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert mean([]) == 0.0


def test_nineteen_of_twenty_intervals_hold_the_true_rate() -> None:
    held = []
    for rate in (number / 40 for number in range(4, 37)):
        likely = [comb(100, wins) * rate**wins * (1 - rate) ** (100 - wins) for wins in range(101)]
        inside = [wilson(wins, 100)[0] <= rate <= wilson(wins, 100)[1] for wins in range(101)]
        held.append(sum(part for part, good in zip(likely, inside, strict=True) if good))
    assert min(held) > 0.92
    assert 0.94 < mean(held) < 0.96


def test_the_margin_is_over_the_best_of_the_others() -> None:
    assert margin((10, 7, 9), 0) == 1
    assert margin((10, 7, 9), 1) == -3


def result(number: int, *ranking: tuple[int, ...], entries: tuple[int, ...] = (0, 1)) -> Result:
    return Result(
        number=number,
        entries=entries,
        ranking=ranking,
        scores=tuple(
            10 - next(p for p, group in enumerate(ranking) if s in group) for s in entries
        ),
        records=50,
        decisions=(4, 6),
        seconds=(0.4, 0.06),
        failures=((), ("novice failed",)),
    )


def test_shared_wins_count_as_parts_and_seats_are_mapped_to_their_bots() -> None:
    played = [
        result(0, (0,), (1,)),
        result(1, (0,), (1,), entries=(1, 0)),  # the second bot wins from seat 0
        result(2, (0, 1)),
        result(3, (1,), (0,), entries=(1, 0)),
    ]
    first, second = entrants(["a", "b"], reversed(played))
    assert (first.bot, first.matches, first.wins, first.win_rate) == ("a", 4, 2.5, 0.625)
    assert (second.wins, second.win_rate) == (1.5, 0.375)
    assert first.interval == tuple(round(end, 4) for end in wilson(2.5, 4))
    assert first.decisions == 4 + 6 + 4 + 6
    assert first.ms_per_decision == pytest.approx(1000 * (0.4 + 0.06 + 0.4 + 0.06) / 20)
    assert (first.failures, second.failures) == (2, 2)
    assert first.rating > second.rating


def test_ratings_follow_who_wins_and_get_surer() -> None:
    ratings = Ratings(3)
    start, unsure = ratings.of(0)
    for _ in range(20):
        ratings.rate((0, 1, 2), ((2,), (0,), (1,)))
    values = [ratings.of(entrant)[0] for entrant in range(3)]
    assert values[2] > values[0] > values[1]
    assert values[2] > start
    assert ratings.of(2)[1] < unsure


def test_a_shared_first_place_leaves_equals_equal() -> None:
    ratings = Ratings(2)
    ratings.rate((0, 1), ((0, 1),))
    assert ratings.of(0)[0] == pytest.approx(ratings.of(1)[0])

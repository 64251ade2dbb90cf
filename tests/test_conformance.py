"""Every installed game keeps the engine's contract."""

from __future__ import annotations

import pytest

from mbira.core.registry import specs
from mbira.core.testing import check_game, check_match
from tests.breadth import some

CASES = [
    (game, seats)
    for game, spec in specs().items()
    for seats in range(spec.seats[0], spec.seats[1] + 1)
]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_the_conformance_suite(game: str, seats: int) -> None:
    check_game(game, seats=seats, seed=seats, every=5)


@pytest.mark.parametrize("game", specs())
def test_chance_can_be_repeated_from_the_seed(game: str) -> None:
    fewest = specs()[game].seats[0]
    first = check_game(game, seats=fewest, seed=11, every=1000)
    again = check_game(game, seats=fewest, seed=11, every=1000)
    assert first.records == again.records


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_random_matches_have_no_dead_end_and_the_audit_holds(game: str, seats: int) -> None:
    for seed in some(range(100, 115), 4):
        check_match(game, seats=seats, seed=seed, every=10**6)

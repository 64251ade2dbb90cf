"""Whole matches and position counts are what they were."""

from __future__ import annotations

import pytest

from tests.golden import DEPTH, FOLDER, count, playthrough, positions, sub_counts
from tests.ours import GAMES

CASES = [
    (game, seats)
    for game, spec in GAMES.items()
    for seats in range(spec.seats[0], spec.seats[1] + 1)
]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_playthrough_is_what_it_was(game: str, seats: int) -> None:
    path = FOLDER / f"{game}-{seats}.txt"
    assert path.exists(), f"there is no {path.name}; `make golden` writes it"
    for number, (now, then) in enumerate(
        zip(playthrough(game, seats), path.read_text(encoding="utf-8").splitlines(), strict=True), 1
    ):
        assert now == then, f"{path.name}, line {number}"


@pytest.mark.parametrize("game", GAMES)
def test_the_continuations_of_fixed_positions_are_as_many_as_they_were(game: str) -> None:
    path = FOLDER / f"{game}-counts.txt"
    expected = dict(line.split(": ") for line in path.read_text(encoding="utf-8").splitlines())
    found = dict(positions(game))
    assert set(found) == set(expected)
    for name, match in found.items():
        for depth, number in enumerate(map(int, expected[name].split()), 1):
            now = count(match.game, match.state, depth)
            behind = sub_counts(match.game, match.state, depth) if depth > 1 else {}
            assert now == number, f"{name}, depth {depth}: {behind}"
        assert len(expected[name].split()) == DEPTH


def test_no_golden_file_is_left_over() -> None:
    wanted = {f"{game}-{seats}.txt" for game, seats in CASES}
    wanted |= {f"{game}-counts.txt" for game in GAMES}
    assert {path.name for path in FOLDER.iterdir()} == wanted

from __future__ import annotations

import random
from collections import Counter

import pytest

from mbira.core.chance import Chance, Seed
from tests.core.toy import Die

DICE = [Die(pips) for pips in range(1, 7)]


def test_probabilities_follow_the_weights() -> None:
    chance = Chance(DICE[:3], [1, 2, 5])
    assert [chance.probability(die) for die in DICE] == [0.125, 0.25, 0.625, 0, 0, 0]
    assert Die(2) in chance
    assert Die(4) not in chance
    assert len(chance) == 3


def test_a_seed_gives_every_position_its_own_result_always_the_same() -> None:
    chance = Chance(DICE)
    rolled = [Seed("x").pick(chance, position) for position in range(60)]
    assert rolled == [Seed("x").pick(chance, position) for position in range(60)]
    assert len(set(rolled)) == 6
    assert rolled != [Seed("y").pick(chance, position) for position in range(60)]


def test_seeded_results_follow_the_weights() -> None:
    chance = Chance(DICE[:2], [1, 3])
    counts = Counter(Seed("w").pick(chance, position) for position in range(4000))
    assert 900 < counts[Die(1)] < 1100


def test_choose_follows_the_weights() -> None:
    rng = random.Random(2)
    counts = Counter(Chance(DICE[:2], [1, 3]).choose(rng) for _ in range(4000))
    assert 900 < counts[Die(1)] < 1100


def test_the_commitment_tells_seeds_apart_and_tells_nothing_else() -> None:
    assert Seed("7").commitment == Seed("7").commitment
    assert Seed("7").commitment != Seed("8").commitment
    assert Seed("7").commitment.startswith("sha256:")
    assert len(Seed("7").commitment) == len("sha256:") + 64


def test_fresh_seeds_differ() -> None:
    assert Seed.fresh().secret != Seed.fresh().secret


def test_a_mark_beyond_the_weights_is_an_error() -> None:
    with pytest.raises(IndexError):
        Chance(DICE).outcome_at(6)

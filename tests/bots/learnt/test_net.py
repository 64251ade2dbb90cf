"""A network that keeps its units side by side in one number finds what a plain one does."""

from __future__ import annotations

import random
from itertools import repeat

import pytest

from mbira.bots.learnt.net import COARSE, FINE, LARGEST_INPUT, LARGEST_SUM, STEADY, Net


def plain(first: list[list[int]], second: list[int], inputs: list[int]) -> float:
    """Return what a network says, unit by unit."""
    told = [
        sum(value * row[unit] for value, row in zip([*inputs, STEADY], first, strict=True))
        for unit in range(len(second))
    ]
    passed = [max(0, each) for each in told[:-1]] + told[-1:]
    return sum(map(lambda weight, each: weight * each, second, passed)) / (FINE * COARSE)


def drawn(rng: random.Random, inputs: int, units: int) -> tuple[list[list[int]], list[int]]:
    first = [[rng.randint(-900, 900) for _ in range(units)] for _ in range(inputs + 1)]
    return first, [rng.randint(-9000, 9000) for _ in range(units)]


@pytest.mark.parametrize("units", [1, 2, 17])
def test_it_says_what_a_plain_network_says(units: int) -> None:
    rng = random.Random(units)
    first, second = drawn(rng, 40, units)
    net = Net(first, second)
    for _ in range(20):
        inputs = [rng.choice([0, 0, rng.randint(-LARGEST_INPUT, LARGEST_INPUT)]) for _ in first[1:]]
        told = net.bias + net.part(inputs)
        assert net.value(told) == plain(first, second, inputs)


def test_parts_may_be_told_one_by_one() -> None:
    rng = random.Random(3)
    net = Net(*drawn(rng, 30, 5))
    inputs = [rng.randint(-99, 99) for _ in range(30)]
    assert net.part(inputs[:11]) + net.part(inputs[11:], 11) == net.part(inputs)


@pytest.mark.parametrize("sign", [-1, 1])
def test_lanes_do_not_run_over_where_weights_are_as_large_as_they_may_be(sign: int) -> None:
    weights = [[LARGEST_SUM // 32 - 1] * 3 for _ in range(31)]
    first = [*weights, [0, 0, 0]]
    inputs = [*repeat(sign * LARGEST_INPUT, 31)]
    net = Net(first, [1, 2, 3])
    assert net.value(net.bias + net.part(inputs)) == plain(first, [1, 2, 3], inputs)

"""A small network of whole numbers, quick in plain Python.

Its first layer is a number for each input: the weights to all hidden units side by side in it, a
lane each. So one multiplication and one addition of Python's own take an input to all units at
once, and parts of the inputs that change rarely are added up once and kept. All is exact: what is
found is the same on every machine, compiled or not, and no library is needed for it.
"""

from __future__ import annotations

from array import array
from itertools import compress
from operator import mul
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

LANE: Final = 32
"""Bits for a hidden unit,"""
HALF: Final = 1 << LANE - 1
"""of which this is the middle: below it, what a unit was told is negative."""
LARGEST_INPUT: Final = 2047
"""No input is larger, or less than the same below zero."""
LARGEST_SUM: Final = HALF // (LARGEST_INPUT + 1)
"""So the weights of a unit, without their signs, add up to less than this: its lane is enough."""
STEADY: Final = 256
"""The input that is always the same: its weights are the bias."""
FINE: Final = 1 << 16
"""Weights of inputs are counted in parts of this size,"""
COARSE: Final = 1 << 10
"""and those of hidden units in parts of this one."""


class Net:
    """A hidden layer of units that pass on what is above zero, and one that passes on everything.

    The last lane is the one that passes on everything: so the network has a linear part.
    """

    def __init__(self, first: Sequence[Sequence[int]], second: Sequence[int]) -> None:
        """Take the weights of each input, last of the steady one; and those of hidden units."""
        self.units = len(second)
        self.inputs = len(first) - 1
        middle = array("I", [HALF] * self.units)
        self._middle = _joined(middle)
        """Added to lanes, it makes all of them positive, so that they can be told apart."""
        columns = [
            _joined(array("I", [weight + HALF for weight in row])) - self._middle for row in first
        ]
        self._columns = columns[:-1]
        self.bias = STEADY * columns[-1]
        self._second = list(second)

    def part(self, inputs: Sequence[int], start: int = 0) -> int:
        """Return what some of the inputs tell the hidden units, from a place on."""
        columns = self._columns[start : start + len(inputs)]
        return sum(map(mul, filter(None, inputs), compress(columns, inputs)))  # few are not 0

    def value(self, told: int) -> float:
        """Return what comes out, given what all inputs and the bias tell the hidden units."""
        lanes = array("I")
        lanes.frombytes((told + self._middle).to_bytes(4 * self.units, "little"))
        if BIG_ENDIAN:
            lanes.byteswap()
        second = self._second
        last = self.units - 1
        found = second[last] * (lanes[last] - HALF)
        for unit in range(last):
            lane = lanes[unit]
            if lane > HALF:
                found += second[unit] * (lane - HALF)
        return found / (FINE * COARSE)


def _joined(lanes: array[int]) -> int:
    if BIG_ENDIAN:
        lanes.byteswap()
    return int.from_bytes(lanes.tobytes(), "little")


BIG_ENDIAN: Final = array("H", [1]).tobytes() == b"\0\1"

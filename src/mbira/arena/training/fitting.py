"""Fitting a network to matches: TD(lambda), with numpy.

A model is to say by how much a seat will be further ahead at the end than it is by the terms of the
mind. What a seat is to expect in a position lies between how the match ended and what is thought of
the positions after it; so the model is fitted several times, each time to what the last fit says.
Numbers are put into whole ones at the end.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

import numpy as np

from mbira.bots.learnt.model import LARGEST
from mbira.bots.learnt.net import COARSE, FINE, LARGEST_SUM, STEADY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.arena.training.playing import Learnt

Floats = np.ndarray[Any, np.dtype[np.float32]]
POINTS = 20.0
"""Margins are learnt in parts of this many points."""
PASSES = 4
"""How often it is fitted, each time to what the last fit says,"""
EPOCHS = 2
"""and how often it sees each position then."""
BATCH = 512
RATES = (2e-3, 2e-4)
"""How large the steps are, at first and at last."""
DECAY = 1.0
"""How much weights become smaller with each step, in parts of the step."""
SMALLEST = 2.0
"""Inputs that hardly ever change are taken to change by this much."""
EVERY = 10
"""Of this many matches, one is not learnt from, to see how far off the model is."""
ENOUGH = 0.95 * LARGEST_SUM
SCALES = (2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 12.0, 15.0, 18.0, 22.0, 27.0)


class Lessons:
    """Positions of many matches, as rows of numbers, and how the matches ended."""

    def __init__(self, matches: Sequence[Learnt], seats: int, inputs: int) -> None:
        told = [np.frombuffer(zlib.decompress(each.told), dtype="<i2") for each in matches]
        self.rows = np.concatenate(told).reshape(-1, inputs)
        leads = [np.frombuffer(zlib.decompress(each.leads), dtype="<f8") for each in matches]
        self.leads = (np.concatenate(leads) / POINTS).astype(np.float32)
        """By the terms alone."""
        self.runs: list[Any] = []
        """The rows of each seat in each match, in order."""
        self.margins: list[float] = []
        self.wins: list[float] = []
        self.held_out: list[bool] = []
        start = 0
        for number, each in enumerate(matches):
            met = np.frombuffer(each.seats, dtype="i1")
            for seat in range(seats):
                self.runs.append(start + np.flatnonzero(met == seat))
                self.margins.append(each.margins[seat] / POINTS)
                self.wins.append(each.wins[seat])
                self.held_out.append(number % EVERY == EVERY - 1)
            start += len(met)


class Network:
    """A network of floats, as it is while it learns."""

    def __init__(self, inputs: int, units: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        hidden = units - 1
        spread = (2.0 / inputs) ** 0.5
        self.first: Any = np.zeros((inputs + 1, units), np.float32)
        self.first[:-1, :hidden] = rng.normal(0, spread, (inputs, hidden))
        self.second: Any = np.ones(units, np.float32)
        self.second[:hidden] = rng.normal(0, 0.01, hidden)
        self._moments = [
            np.zeros((4, *part.shape), np.float32) for part in (self.first, self.second)
        ]
        self._steps = 0
        self.spread: Any = np.ones(inputs, np.float32)
        """What inputs are divided by."""

    def values(self, rows: Any) -> Any:
        """Return what it says of some rows."""
        return np.concatenate(
            [self._forward(rows[at : at + 8192])[2] for at in range(0, len(rows), 8192)]
        )

    def _forward(self, rows: Any) -> tuple[Any, Any, Any]:
        inputs = rows.astype(np.float32) / self.spread
        hidden = inputs @ self.first[:-1] + self.first[-1]
        np.maximum(hidden[:, :-1], 0.0, out=hidden[:, :-1])
        return inputs, hidden, hidden @ self.second

    def step(self, rows: Any, targets: Any, rate: float) -> None:
        """Learn a little from some rows (Adam)."""
        inputs, hidden, said = self._forward(rows)
        off = (2.0 / len(rows)) * (said - targets)
        to_second = hidden.T @ off
        to_hidden = np.outer(off, self.second)
        to_hidden[:, :-1] *= hidden[:, :-1] > 0
        to_first = np.empty_like(self.first)
        to_first[:-1] = inputs.T @ to_hidden
        to_first[-1] = to_hidden.sum(0)
        to_second[-1] = 0.0  # the linear unit has its weights in the first layer
        self._steps += 1
        slopes = ((self.first, to_first), (self.second, to_second))
        for (weights, slope), moments in zip(slopes, self._moments, strict=True):
            moments[0] = 0.9 * moments[0] + 0.1 * slope
            moments[1] = 0.999 * moments[1] + 0.001 * slope * slope
            mean = moments[0] / (1 - 0.9**self._steps)
            square = moments[1] / (1 - 0.999**self._steps)
            weights -= rate * mean / (np.sqrt(square) + 1e-8)  # noqa: PLW2901 in place
        self.first[:-1] *= 1 - rate * DECAY

    def whole(self) -> tuple[list[list[int]], list[int]]:
        """Return its weights as whole numbers, its answers in points."""
        first = self.first.copy()
        first[:-1] /= self.spread[:, None]
        first[-1] /= STEADY
        first *= FINE
        second = self.second * (COARSE * POINTS)
        # a unit may say less and count for more: so no weight is too large for its lane
        most = np.maximum(np.abs(first).max(0) / LARGEST, np.abs(first).sum(0) / ENOUGH)
        factor = np.maximum(1.0, most)
        whole = [np.clip(np.rint(part), -LARGEST, LARGEST).astype(int)
                 for part in (first / factor, second * factor)]  # fmt: skip
        return whole[0].tolist(), whole[1].tolist()

    def remember(self, first: Sequence[Sequence[int]], second: Sequence[int]) -> None:
        """Go on from weights that were put into whole numbers."""
        weights = np.array(first, np.float32) / FINE
        weights[:-1] *= self.spread[:, None]
        weights[-1] *= STEADY
        last = np.array(second, np.float32) / (COARSE * POINTS)
        weights[:, -1] *= last[-1]
        last[-1] = 1.0
        self.first, self.second = weights, last


def fit(
    lessons: Lessons,
    units: int,
    trust: float,
    seed: int,
    before: tuple[list[list[int]], list[int]] | None,
) -> tuple[Network, float, tuple[float, float]]:
    """Return a network that has learnt, how far off it is in points, and its scale of leads."""
    inputs = lessons.rows.shape[1]
    network = Network(inputs, units, seed)
    network.spread = np.maximum(lessons.rows.std(0, dtype=np.float64), SMALLEST).astype(np.float32)
    if before is not None:
        network.remember(*before)
    rng = np.random.default_rng(seed + 1)
    learnt = [run for run, held in zip(lessons.runs, lessons.held_out, strict=True) if not held]
    places = np.concatenate(learnt)
    steps = PASSES * EPOCHS * (len(places) // BATCH + 1)
    done = 0
    for _ in range(PASSES):
        targets = _targets(lessons, network, trust) - lessons.leads
        for _ in range(EPOCHS):
            order = rng.permutation(places)
            for at in range(0, len(order), BATCH):
                some = order[at : at + BATCH]
                part = done / steps
                rate = RATES[0] * (1 - part) + RATES[1] * part
                network.step(lessons.rows[some], targets[some], rate)
                done += 1
    return network, *_measure(lessons, network)


def _targets(lessons: Lessons, network: Network, trust: float) -> Floats:
    """Return what is to be said of each row: TD(lambda) backwards from how the match ended."""
    said = network.values(lessons.rows) + lessons.leads
    targets: Floats = np.zeros(len(lessons.rows), np.float32)
    for run, ended in zip(lessons.runs, lessons.margins, strict=True):
        goal = ended
        thought = said[run].tolist()
        goals = [0.0] * len(thought)
        for place in range(len(thought) - 1, -1, -1):
            goals[place] = goal
            goal = (1 - trust) * thought[place] + trust * goal
        targets[run] = goals
    return targets


def _measure(lessons: Lessons, network: Network) -> tuple[float, tuple[float, float]]:
    """Return the error in matches that were held out, and the scale of leads that fits wins."""
    said = (network.values(lessons.rows) + lessons.leads) * POINTS
    off, leads, left, won = [], [], [], []
    for run, ended, wins, held in zip(
        lessons.runs, lessons.margins, lessons.wins, lessons.held_out, strict=True
    ):
        if held:
            off.append(np.abs(said[run] - ended * POINTS))
        leads.append(said[run])
        left.append(np.sqrt(1 - np.arange(len(run)) / max(1, len(run))))
        won.append(np.full(len(run), wins))
    error = float(np.concatenate(off).mean()) if off else 0.0
    lead, share, win = (np.concatenate(each) for each in (leads, left, won))
    best, scale = np.inf, (1.0, 0.0)
    for late in SCALES:
        for early in (0.0, *SCALES):
            # two seats see about the same lead with other signs; so the chances divide by half
            chance = 1 / (1 + np.exp(-np.clip(2 * lead / (late + early * share), -30, 30)))
            loss = float(-(win * np.log(chance) + (1 - win) * np.log(1 - chance)).mean())
            if loss < best:
                best, scale = loss, (late, early)
    return error, scale

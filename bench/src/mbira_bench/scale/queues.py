"""A network of queues, simulated: who waits for whom, and what is busy all the time.

Customers are tables: each goes from one station to the next with an action, comes out, and goes in
again with the next action, at once or after a while. A station serves this many at a time, in order
of arrival, and takes an exponential time for each.
"""

from __future__ import annotations

import heapq
import random
from collections import deque
from typing import NamedTuple

from mbira_bench.numbers import Spread

WARM = 0.2
"""This part of the actions fills the queues, and is not counted."""


class Station(NamedTuple):
    """Something that actions wait for."""

    name: str
    seconds: float
    """That it takes for one, on average."""
    at_once: int = 1


class Outcome(NamedTuple):
    """What came of it."""

    per_second: float
    waits: Spread
    """From when an action was sent until it is through."""
    busy: dict[str, float]
    """The part of the time that each station worked, of all that it could have."""


class _Event(NamedTuple):
    at: float
    order: int
    table: int
    step: int
    """The station that it leaves; -1 as it sends the next action."""


class _Network:
    def __init__(
        self, stations: list[Station], tables: int, pause: float, rng: random.Random
    ) -> None:
        self._stations = stations
        self._pause = pause
        self._rng = rng
        self._queues: list[deque[int]] = [deque() for _ in stations]
        self._working = [0] * len(stations)
        self._busy = [0.0] * len(stations)
        self._events: list[_Event] = []
        self._order = 0
        self._sent = [0.0] * tables
        self._waits: list[float] = []
        for table in range(tables):
            self._send_later(0.0, table)

    def _at(self, when: float, table: int, step: int) -> None:
        self._order += 1
        heapq.heappush(self._events, _Event(when, self._order, table, step))

    def _send_later(self, now: float, table: int) -> None:
        pause = self._rng.expovariate(1 / self._pause) if self._pause else 0.0
        self._at(now + pause, table, -1)

    def _arrive(self, now: float, table: int, step: int) -> None:
        if self._working[step] < self._stations[step].at_once:
            self._begin(now, table, step)
        else:
            self._queues[step].append(table)

    def _begin(self, now: float, table: int, step: int) -> None:
        self._working[step] += 1
        seconds = self._stations[step].seconds
        took = self._rng.expovariate(1 / seconds) if seconds else 0.0
        self._busy[step] += took
        self._at(now + took, table, step)

    def _leave(self, event: _Event) -> None:
        step = event.step
        self._working[step] -= 1
        if self._queues[step]:
            self._begin(event.at, self._queues[step].popleft(), step)
        if step + 1 < len(self._stations):
            self._arrive(event.at, event.table, step + 1)
        else:
            self._waits.append(event.at - self._sent[event.table])
            self._send_later(event.at, event.table)

    def run(self, actions: int) -> Outcome:
        warm, since = int(WARM * actions), 0.0
        while len(self._waits) < actions:
            event = heapq.heappop(self._events)
            if event.step < 0:
                self._sent[event.table] = event.at
                self._arrive(event.at, event.table, 0)
            else:
                self._leave(event)
                if len(self._waits) == warm:
                    since = event.at
            now = event.at
        busy = {
            station.name: min(1.0, seconds / now / station.at_once)
            for station, seconds in zip(self._stations, self._busy, strict=True)
        }
        return Outcome((actions - warm) / (now - since), Spread.of(self._waits[warm:]), busy)


def simulate(
    stations: list[Station], tables: int, pause: float, actions: int, seed: str = "scale"
) -> Outcome:
    """Let tables send actions, each after a pause of this many seconds on average."""
    return _Network(stations, tables, pause, random.Random(seed)).run(actions)

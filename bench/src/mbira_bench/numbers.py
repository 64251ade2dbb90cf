"""Numbers of a measurement: how long things took, and the bar that they are held against."""

from __future__ import annotations

from msgspec import Struct

MS = 1e3


class Spread(Struct, frozen=True):
    """How long something took, over all the times it was done, in milliseconds."""

    count: int
    p50: float
    p95: float
    p99: float
    max: float

    @classmethod
    def of(cls, seconds: list[float]) -> Spread:
        """Return the spread of times in seconds; of none, one of zeros."""
        ordered = sorted(seconds)
        if not ordered:
            return cls(0, 0.0, 0.0, 0.0, 0.0)
        marks = (_part(ordered, part) for part in (0.5, 0.95, 0.99, 1.0))
        return cls(len(ordered), *(round(MS * mark, 2) for mark in marks))


def _part(ordered: list[float], part: float) -> float:
    """Return the time that this part of all times does not exceed."""
    return ordered[max(0, min(len(ordered) - 1, -int(-part * len(ordered) // 1) - 1))]


class Row(Struct, frozen=True):
    """One line of the result: what was measured, its bar, and whether it was reached."""

    name: str
    bar_ms: float
    """That 99 of 100 times have to stay under."""
    spread: Spread

    @property
    def reached(self) -> bool:
        """Whether the bar was reached; nothing measured reaches none."""
        return self.spread.count > 0 and self.spread.p99 < self.bar_ms


class Setting(Struct, frozen=True):
    """How large a club, for how long."""

    tables: int = 300
    sockets: int = 2
    """At each table."""
    rate: float = 400.0
    """Actions a second, of all tables together."""
    seconds: float = 60.0

    long: int = 60
    """Long matches, which are opened one after the other."""
    idle: float = 15.0
    """Seconds after which the server puts away a table that nobody looks at."""

    @property
    def actions(self) -> int:
        """How many actions that makes."""
        return int(self.rate * self.seconds)

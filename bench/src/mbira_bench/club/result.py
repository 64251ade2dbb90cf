"""What was measured, and what it comes to."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec import Struct, field
from msgspec.structs import asdict

from mbira_bench.club.audit import Left
from mbira_bench.club.costs import Cost
from mbira_bench.club.evening import Played
from mbira_bench.club.places import WAYS
from mbira_bench.club.server import Outage
from mbira_bench.club.setting import Evening
from mbira_bench.numbers import MS, Row, Spread

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira_bench.club.evening import Took
    from mbira_bench.club.kept import Kept

BAR = 5.0
"""Seconds within which 99 of 100 calls leave."""
MB = 1e6


class Phase(Struct, frozen=True):
    """A part of the evening: at rest, or while one client holds the server up."""

    name: str
    begin: float
    end: float
    note: str = ""
    attack: dict[str, int] = field(default_factory=dict)


def round_times(kept: Kept, pairs: int) -> list[float]:
    """Return how long after the last match of a round all of the next one had begun."""
    if kept.cup is None:
        return []
    rounds = kept.cup.tables
    return [
        max(kept.began[table] for table in after) - max(kept.ended[table] for table in before)
        for before, after in pairwise(rounds)
        if len(before) == len(after) == pairs
    ]


class ClubResult(Struct, frozen=True, kw_only=True):
    """All of it."""

    evening: Evening
    database: str
    python: str
    machine: str
    cores: int
    load_average: float | None
    """Of the machine before: what else it had to do."""
    load_after: float | None
    phases: list[Phase]
    costs: list[Cost]
    played: Played
    left: list[Left]
    rounds: list[float]
    outages: list[Outage]
    repeated: int
    """Messages that came again by the same id."""
    messages: int
    counted: int
    server_seconds: float
    """Processor time of the evening."""
    memory: dict[str, int]
    wrong: list[str]
    """All that must not be."""

    def calls(self, phase: Phase | None = None) -> list[Row]:
        """Return how long after their decisions calls left, those across a kill left out."""
        rows = []
        for way in WAYS:
            seconds = [
                each.seconds
                for each in self.left
                if each.way == way and not each.across and _within(each.made, phase)
            ]
            rows.append(Row(f"call by {way}", MS * BAR, Spread.of(seconds)))
        return rows

    @property
    def across(self) -> Spread:
        """Of the calls between whose decision and arrival the server was down."""
        return Spread.of([each.seconds for each in self.left if each.across])

    def during(self, took: Sequence[Took], phase: Phase | None = None) -> Spread:
        """Return how long something took, in a phase or all the time."""
        return Spread.of([each.seconds for each in took if _within(each.at, phase)])

    def as_json(self) -> dict[str, object]:
        """Return it all as the command prints it."""
        return {
            "python": self.python,
            "machine": self.machine,
            "cores": self.cores,
            "load_average": self.load_average,
            "load_after": self.load_after,
            "database": self.database,
            "setting": asdict(self.evening),
            "seconds": round(self.played.seconds, 1),
            "costs": [
                {
                    "what": each.name,
                    **asdict(Spread.of(each.waited)),
                    "processor_ms": round(MS * each.processor, 2),
                }
                for each in self.costs
            ],
            "phases": [self._phase(phase) for phase in self.phases],
            "actions": {
                "acknowledged": len(self.played.actions),
                "across_a_kill": self.played.across,
                "ms": asdict(self.during(self.played.actions)),
                "errors": self.played.errors,
            },
            "pages_ms": {
                name: asdict(self.during(took)) for name, took in self.played.pages.items()
            },
            "rounds_ms": asdict(Spread.of(self.rounds)),
            "matches": {"ended": len(self.played.ended), "counted": self.counted},
            "calls": {
                "bar_ms": MS * BAR,
                "left": len(self.left),
                "messages": self.messages,
                "again_by_the_same_id": self.repeated,
                "across_a_kill_ms": asdict(self.across),
            },
            "kills": len(self.outages),
            "down_seconds": [round(each.end - each.begin, 2) for each in self.outages],
            "server": {
                "cpu_seconds": round(self.server_seconds, 2),
                **{f"{name}_mb": round(size / MB, 1) for name, size in self.memory.items()},
            },
            "wrong": self.wrong,
        }

    def _phase(self, phase: Phase) -> dict[str, object]:
        return {
            "name": phase.name,
            "note": phase.note,
            "attack": phase.attack,
            "actions_ms": asdict(self.during(self.played.actions, phase)),
            "told_ms": asdict(self.during(self.played.told, phase)),
            "calls_ms": {
                row.name: {**asdict(row.spread), "reached": row.reached}
                for row in self.calls(phase)
            },
        }


def _within(at: float, phase: Phase | None) -> bool:
    return phase is None or phase.begin <= at <= phase.end

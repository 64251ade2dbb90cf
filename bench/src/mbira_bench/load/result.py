"""What was measured, and what it comes to."""

from __future__ import annotations

from msgspec import Struct

from mbira_bench.load.anchors import Anchors
from mbira_bench.load.calls import Calls
from mbira_bench.load.generator import Load
from mbira_bench.numbers import Row, Setting, Spread

MANY = 10_000
"""The actions over which memory is to grow by no more than the matches."""
WARM = 0.5
"""The part of that run after which memory is looked at: what is made once was made by then."""
MOST_GROWTH = 2.0
"""Megabytes beyond the matches over that many actions that still count as none: noise."""
STEADY = 0.99
"""The part of the planned actions a second that counts as steady."""
MB = 1e6


class Memory(Struct):
    """The server's memory in bytes, at each stage."""

    start: int
    records: int
    """Of the matches at all tables."""
    tables: int = 0
    """With all tables open."""
    sockets: int = 0
    """With all sockets connected too."""
    end: int = 0
    """After the load."""
    put_away: int = 0
    """With no table open any more."""
    again: int = 0
    """With all tables opened once more: what was let go is used again."""


class Result(Struct, frozen=True, kw_only=True):
    """All of it."""

    setting: Setting
    database: str
    python: str
    machine: str
    cores: int
    load_average: float | None
    """Of the machine before: what else it had to do."""
    anchors: Anchors
    crowd: Load
    """Of a small club that plays as fast as it can."""
    load: Load
    calls: Calls
    memory: Memory

    def rows(self) -> list[Row]:
        """Return what has a bar in milliseconds."""
        times = (
            ("action acknowledged", 50.0, self.load.acknowledged),
            ("all sockets told", 100.0, self.load.told),
            ("match of 500 records opened", 50.0, self.calls.opened),
            ("seek", 20.0, self.calls.sought),
            ("undo or redo", 20.0, self.calls.undone),
        )
        return [Row(name, bar, Spread.of(seconds)) for name, bar, seconds in times]

    @property
    def per_second(self) -> float:
        """Actions a second that were acknowledged."""
        return len(self.load.acknowledged) / self.load.seconds if self.load.seconds else 0.0

    @property
    def steady(self) -> bool:
        """Whether the planned rate was held, without an error."""
        return not self.load.errors and self.per_second >= STEADY * self.setting.rate

    @property
    def record_bytes(self) -> float:
        """What a record in memory costs, its table's share of the rest included."""
        return (self.memory.tables - self.memory.start) / max(1, self.memory.records)

    @property
    def growth(self) -> float:
        """Megabytes over ten thousand actions that are not the matches'."""
        samples = self.crowd.samples
        last = samples[-1]
        count = sum(sample.actions < WARM * last.actions for sample in samples) + 1
        warm = samples[count - 1]
        # What was let go stays with the process, to be used again: the most at a time counts.
        most = max(sample.records for sample in samples)
        matches = self.record_bytes * (most - max(sample.records for sample in samples[:count]))
        beyond = (last.memory - warm.memory - matches) / MB
        return beyond * MANY / max(1, last.actions - warm.actions)

    @property
    def most(self) -> float:
        """Actions a second that the server manages."""
        return len(self.crowd.acknowledged) / max(0.001, self.crowd.seconds)

    def as_json(self) -> dict[str, object]:
        """Return it all as the command prints it."""
        load, memory, anchors = self.load, self.memory, self.anchors
        late = Spread.of(load.late)
        tables = max(1, self.setting.tables)
        sockets = tables * self.setting.sockets
        return {
            "python": self.python,
            "machine": self.machine,
            "cores": self.cores,
            "load_average": self.load_average,
            "database": self.database,
            "tables": self.setting.tables,
            "sockets": sockets,
            "rate": self.setting.rate,
            "seconds": round(load.seconds, 2),
            "bars": [
                {
                    "measure": row.name,
                    "bar_ms": row.bar_ms,
                    "count": row.spread.count,
                    "p50_ms": row.spread.p50,
                    "p95_ms": row.spread.p95,
                    "p99_ms": row.spread.p99,
                    "max_ms": row.spread.max,
                    "reached": row.reached,
                }
                for row in self.rows()
            ],
            "actions": {
                "planned": load.planned,
                "acknowledged": len(load.acknowledged),
                "errors": load.errors,
                "per_second": round(self.per_second, 1),
                "reached": self.steady,
                "matches_ended": load.matches_ended,
                "most_per_second": round(self.most, 1),
            },
            "memory": {
                "start_mb": _mb(memory.start),
                "tables_mb": _mb(memory.tables),
                "sockets_mb": _mb(memory.sockets),
                "end_mb": _mb(memory.end),
                "put_away_mb": _mb(memory.put_away),
                "again_mb": _mb(memory.again),
                "kb_per_table": round((memory.tables - memory.start) / 1e3 / tables, 1),
                "records_per_table": round(memory.records / tables, 1),
                "bytes_per_record": round(self.record_bytes),
                "kb_per_socket": round((memory.sockets - memory.tables) / 1e3 / sockets, 1),
                "growth_mb_per_10000_actions": round(self.growth, 2),
                "bar_mb": MOST_GROWTH,
                "reached": self.growth < MOST_GROWTH,
            },
            "server": {
                "cpu_seconds": round(load.server_seconds, 2),
                "cpu_share": round(load.server_seconds / max(0.001, load.seconds), 3),
            },
            "generator": {
                "cpu_seconds": round(load.own_seconds, 2),
                "cpu_share": round(load.own_seconds / max(0.001, load.seconds), 3),
                "late_p50_ms": late.p50,
                "late_p99_ms": late.p99,
            },
            "anchors": {
                "posts_per_second": anchors.posts,
                "deliveries_per_second": anchors.deliveries,
                "commits_per_second": anchors.commits,
            },
        }


def _mb(size: int) -> float:
    return round(size / MB, 1)

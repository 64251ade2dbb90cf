"""What the two waited, and the bars that it is held against."""

from __future__ import annotations

from msgspec import Struct, field

from mbira_bench.numbers import MS, Spread
from mbira_bench.siege.machine import Machine

INTERVAL = 0.15
"""Seconds from one action at a table to the next."""
MOST_WAIT = 250.0
"""Milliseconds in which 99 of 100 actions are to be acknowledged."""
MOST_NEWS = 500.0
"""Milliseconds in which 99 of 100 actions are to have been told to both."""
MOST_MORE_THOUGHT = 2000.0
"""Milliseconds that a bot may take longer than when it is left in peace."""
MOST_MORE_MEMORY = 150.0
"""Megabytes above those at rest."""
MOST_STOP = 5.0
"""Seconds in which the server is to stop."""
MB = 1e6


def as_due(wait: float, interval: float = INTERVAL) -> list[float]:
    """Return the waits of all actions that were due while one was waited for.

    Whoever waits does not play meanwhile, so a server that answers nothing for ten seconds would
    have kept one action waiting and not the sixty that were due: those count too, each from its
    time.
    """
    return [wait - number * interval for number in range(max(1, int(wait / interval) + 1))]


class Waits(Struct):
    """What was waited for over some time, in seconds."""

    acknowledged: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    """Until both have news of an action."""
    turns: list[float] = field(default_factory=list)
    """From an action until a bot has made it one's turn again."""
    errors: dict[str, int] = field(default_factory=dict)
    """Actions that were refused or lost."""
    answered: int = 0
    """Actions that were acknowledged."""
    unanswered: int = 0
    """Actions that still waited at the end; their waits so far count."""
    busy: float = 0.0
    """The part of a processor that the server itself used, its bots' processes aside."""
    machine: Machine = field(default_factory=Machine)
    """How long its disk and its processors let anybody wait meanwhile."""

    def fail(self, why: str) -> None:
        """Count an action that came to nothing."""
        self.errors[why] = self.errors.get(why, 0) + 1

    def as_json(self) -> dict[str, object]:
        """Return it as the command prints it."""
        return {
            "actions": _as_json(Spread.of(self.acknowledged)),
            "told": _as_json(Spread.of(self.told)),
            "bots": _as_json(Spread.of(self.turns)),
            "answered": self.answered,
            "unanswered": self.unanswered,
            "errors": self.errors,
            "server_cpu_share": round(self.busy, 3),
            "machine": self.machine.as_json(),
        }


def _as_json(spread: Spread) -> dict[str, object]:
    return {
        "count": spread.count,
        "p50_ms": spread.p50,
        "p99_ms": spread.p99,
        "max_ms": spread.max,
    }


class Held(Struct, frozen=True, kw_only=True):
    """One hold, and what came of it."""

    name: str
    about: str
    seconds: float
    """How long the hold was in force while the two played."""
    rest: Waits
    """Directly before, without it."""
    held: Waits
    memory_rest: int
    """Bytes of the server and the processes in which its bots think."""
    memory_peak: int
    disk_rest: int
    disk_end: int
    stopped: float | None
    """Seconds until the server was gone after SIGTERM, the hold in force; None if it had to be
    killed."""
    note: str = ""
    """What else is to be known: why it ended early, how the attack failed."""
    attack: dict[str, int]
    """What the attacker counted."""
    load_average: float | None = None
    """Of the machine directly before: what else it had to do."""

    @property
    def actions(self) -> Spread:
        """How long the two waited for their actions to be acknowledged."""
        return Spread.of(self.held.acknowledged)

    @property
    def silent(self) -> bool:
        """Whether no action was answered at all."""
        return not self.held.answered

    @property
    def thought(self) -> float:
        """Milliseconds that 99 of 100 turns of bots took longer than at rest."""
        return Spread.of(self.held.turns).p99 - Spread.of(self.rest.turns).p99

    @property
    def memory(self) -> float:
        """Megabytes that were added at most."""
        return (self.memory_peak - self.memory_rest) / MB

    def bars(self) -> dict[str, bool]:
        """Return whether each bar was reached."""
        told = Spread.of(self.held.told)
        return {
            "actions": not self.silent and self.actions.p99 < MOST_WAIT,
            "told": told.count > 0 and told.p99 < MOST_NEWS,
            "errors": not self.held.errors,
            "bots": bool(self.held.turns) and self.thought <= MOST_MORE_THOUGHT,
            "memory": self.memory <= MOST_MORE_MEMORY,
            "stop": self.stopped is not None and self.stopped <= MOST_STOP,
        }

    @property
    def reached(self) -> bool:
        """Whether all bars were reached, by an attack that was one."""
        return not self.note and all(self.bars().values())

    def as_json(self) -> dict[str, object]:
        """Return it as the command prints it."""
        return {
            "hold": self.name,
            "about": self.about,
            "seconds": round(self.seconds, 2),
            "load_average": self.load_average,
            "rest": self.rest.as_json(),
            "held": self.held.as_json(),
            "bots_more_ms": round(self.thought, 2),
            "memory_rest_mb": round(self.memory_rest / MB, 1),
            "memory_peak_mb": round(self.memory_peak / MB, 1),
            "memory_more_mb": round(self.memory, 1),
            "disk_more_mb": round((self.disk_end - self.disk_rest) / MB, 2),
            "stop_seconds": None if self.stopped is None else round(self.stopped, 2),
            "attack": self.attack,
            "note": self.note,
            "bars": self.bars(),
            "reached": self.reached,
        }


BARS = {
    "actions_p99_ms": MOST_WAIT,
    "told_p99_ms": MOST_NEWS,
    "bots_more_p99_ms": MOST_MORE_THOUGHT,
    "memory_more_mb": MOST_MORE_MEMORY,
    "stop_seconds": MOST_STOP,
}


def seconds_of(milliseconds: float) -> float:
    """Return seconds, for those who read them."""
    return milliseconds / MS

"""How long a bot may think: in seconds, or in iterations, which can be repeated."""

from __future__ import annotations

import re
import time

from msgspec import Struct

from mbira.core.errors import MbiraError

A_TREE = 500
"""This many iterations are worth a tree of their own,"""
MOST_TREES = 4
"""but there are no more of them than this: each is to grow deep."""
MOST_WORKERS = 64


class Budget(Struct, frozen=True):
    """What a bot may spend on a decision; seconds or iterations, one of the two."""

    seconds: float | None = None
    iterations: int | None = None
    workers: int = 1
    """How many processes think at a time, if they may."""

    def __str__(self) -> str:
        thought = f"{self.seconds:g}s" if self.iterations is None else f"{self.iterations}it"
        return thought if self.workers == 1 else f"{thought}:{self.workers}w"

    @property
    def trees(self) -> int:
        """How many trees are searched, each for itself.

        For iterations it does not depend on the workers, so neither does what is found. Seconds
        cannot be repeated anyway: every worker has a tree.
        """
        if self.iterations is None:
            return self.workers
        return max(1, min(MOST_TREES, self.iterations // A_TREE))

    def part(self, tree: int) -> Budget:
        """Return what one of the trees may spend."""
        if self.iterations is None:
            return Budget(seconds=self.seconds)
        each, more = divmod(self.iterations, self.trees)
        return Budget(iterations=each + (tree < more))


USUAL = Budget(seconds=2.0)


def read_budget(text: str) -> Budget:
    """Return the budget that a text stands for: "5s", "0.5s", "400it", "5s:2w" for two workers."""
    found = re.fullmatch(
        r"(?:([0-9]{1,6}(?:\.[0-9]{1,3})?)s|([0-9]{1,7})it)(?::([0-9]{1,2})w)?", text
    )
    if found is None:
        raise MbiraError(
            f"{text!r} is not a budget; give seconds or iterations, and workers if there are to be"
            " several: 5s, 400it, 5s:2w"
        )
    seconds, iterations, workers = found.groups()
    budget = Budget(
        float(seconds) if seconds is not None else None,
        int(iterations) if iterations is not None else None,
        int(workers) if workers is not None else 1,
    )
    if not 0 < budget.workers <= MOST_WORKERS:
        raise MbiraError(f"{text!r}: give 1 to {MOST_WORKERS} workers")
    if not (budget.seconds or budget.iterations):
        raise MbiraError(f"{text!r} leaves no time to think")
    return budget


class Stopwatch:
    """Counts what is spent of a budget."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._start = time.perf_counter()
        self._end = self._start + (budget.seconds or 0.0)
        self.iterations = 0

    def settled(self, most: int, second: int) -> bool:
        """Return whether what is left cannot bring the second past the first."""
        if self._budget.iterations is not None:
            return most - second > self._budget.iterations - self.iterations
        now = time.perf_counter()
        return most - second > self.iterations * (self._end - now) / max(now - self._start, 1e-6)

    def tick(self) -> bool:
        """Count an iteration; return whether there is room for it."""
        if self._budget.iterations is not None:
            if self.iterations >= self._budget.iterations:
                return False
        elif time.perf_counter() >= self._end:
            return False
        self.iterations += 1
        return True

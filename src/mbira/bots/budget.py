"""How long a bot may think: in seconds, or in iterations, which can be repeated."""

from __future__ import annotations

import re
import time

from msgspec import Struct

from mbira.core.errors import MbiraError


class Budget(Struct, frozen=True):
    """What a bot may spend on a decision; one of the two."""

    seconds: float | None = None
    iterations: int | None = None

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.iterations is None else f"{self.iterations}it"


USUAL = Budget(seconds=2.0)


def read_budget(text: str) -> Budget:
    """Return the budget that a text stands for: "5s", "0.5s", "400it"."""
    found = re.fullmatch(r"([0-9]{1,6}(?:\.[0-9]{1,3})?)s|([0-9]{1,7})it", text)
    if found is None:
        raise MbiraError(f"{text!r} is not a budget; give seconds or iterations: 5s, 400it")
    seconds, iterations = found.groups()
    budget = Budget(
        float(seconds) if seconds is not None else None,
        int(iterations) if iterations is not None else None,
    )
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

"""How fast anybody may ask."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from http import HTTPStatus
from typing import TYPE_CHECKING, Literal

from mbira.server.refusals import Refusal

if TYPE_CHECKING:
    from mbira.server.settings import Limits

KEPT = 20_000
"""So many askers are remembered, those who asked last."""
ROUNDING = 1e-6
"""So much numbers may be off; who waits as long as was said is not refused again."""
Kind = Literal["requests", "guests", "thoughts", "chat"]
BURST: dict[Kind, float] = {"requests": 120.0, "guests": 20.0, "thoughts": 10.0, "chat": 20.0}


class Buckets:
    """A bucket for each asker: it fills at a steady rate, and each request takes from it."""

    def __init__(self, limits: Limits) -> None:
        self._rates: dict[Kind, float] = {
            "requests": limits.requests,
            "guests": limits.guests,
            "thoughts": limits.thoughts,
            "chat": limits.chat,
        }
        self._levels: OrderedDict[tuple[Kind, str], tuple[float, float]] = OrderedDict()

    def take(
        self, kind: Kind, asker: str, now: float | None = None, *, amount: float = 1.0
    ) -> None:
        """Count a request, or as much work as several; refuse it if there were too many."""
        rate = self._rates[kind]
        if not rate:
            return
        now = time.monotonic() if now is None else now
        key = (kind, asker)
        burst = max(BURST[kind], 3 * rate) if kind == "requests" else BURST[kind]
        level, before = self._levels.pop(key, (burst, now))
        level = min(burst, level + rate * (now - before))
        amount = min(amount, burst)
        enough = level >= amount - ROUNDING
        self._levels[key] = (level - amount if enough else level, now)
        if len(self._levels) > KEPT:
            self._levels.popitem(last=False)
        if not enough:
            wait = math.ceil(100 * (amount - level) / rate - ROUNDING) / 100
            raise Refusal(HTTPStatus.TOO_MANY_REQUESTS, "too-fast", retry=wait)

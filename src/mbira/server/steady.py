"""The time of a server, which goes on evenly whatever happens to the clock of its machine.

Clocks of seats, links that expire and tables that are due are all counted in it. Somebody sets the
machine's clock, or a time server does, and a week would have passed for everybody in a moment, or
would come twice. So it is looked at once, when the server starts.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


_BOOT: int | None = getattr(time, "CLOCK_BOOTTIME", None)


def ticks() -> float:
    """Return seconds that nobody sets, those in which the machine slept included where it can."""
    return time.monotonic() if _BOOT is None else time.clock_gettime(_BOOT)


class SteadyTime:
    """Seconds since 1970 as the machine's clock had them at the start, and evenly from there."""

    def __init__(
        self, clock: Callable[[], float] | None = None, tick: Callable[[], float] = ticks
    ) -> None:
        self._tick = tick
        self._begin = (clock or time.time)() - tick()

    def __call__(self) -> float:
        """Return the time."""
        return self._begin + self._tick()

"""When the garbage collector may look through everything in memory: when nobody waits.

Nearly all that the server lets go is freed without the collector. A look through all open tables
takes as long as hundreds of actions, so it is not to come in the middle of somebody's request.
"""

from __future__ import annotations

import gc

YOUNG = (10_000, 3, 1_000_000)
"""When the collector looks at the youngest objects, at younger ones, and never by itself at all."""
QUIET = 1.0
"""If nobody asked anything for this many seconds, nobody waits."""
SELDOM = 60.0
"""Seconds between two looks, at least."""
AT_LAST = 3600.0
"""After this many seconds it is done even if the server is never quiet."""


class Rubbish:
    """Looks through memory at a good moment."""

    def __init__(self, now: float) -> None:
        self._asked = 0
        self._quiet_since = self._looked = now
        self._asked_then = 0

    def begin(self) -> None:
        """Leave alone what stays as long as the server, and keep the collector to young objects."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*YOUNG)

    def due(self, asked: int, now: float) -> bool:
        """Return whether to look now, given how many requests came since the start."""
        if asked != self._asked:
            self._asked, self._quiet_since = asked, now
        since = now - self._looked
        if asked == self._asked_then:
            return False
        quiet = now - self._quiet_since >= QUIET
        if (since < SELDOM or not quiet) and since < AT_LAST:
            return False
        self._looked, self._asked_then = now, asked
        return True

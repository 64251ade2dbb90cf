"""Clocks: when a seat's time runs out. All of it follows from the times in the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.core.game import Record
    from mbira.server.documents import Chair, Clock

GRACE = 0.1
"""Who takes a seat back whose time for the match had run out gets this part of it anew."""
LEAST_GRACE = 30.0


class Times:
    """When each record was made, and what people took for theirs."""

    def __init__(self, seats: int, started: float) -> None:
        self._last = started
        self._run: tuple[object, float] = (None, started)
        """Who decided last, and when they began to."""
        self.spent = [0.0] * seats

    def add(self, record: Record, at: float, chair: Chair | None) -> None:
        """Count a record; `chair` is of the person who made it, None if none did."""
        if chair is not None and isinstance(record.seat, int):
            self.spent[record.seat] += max(0.0, at - max(self._last, chair.since))
        if record.seat != self._run[0]:
            self._run = (record.seat, self._last)
        self._last = at

    def deadline(self, clock: Clock, seat: int, chair: Chair) -> float:
        """Return when the time of the seat that decides runs out."""
        if clock.per == "match":
            left = clock.seconds + chair.extra - self.spent[seat]
            return max(self._last, chair.since) + left
        who, began = self._run
        start = began if who == seat else self._last
        return max(start, chair.since) + clock.seconds

    def left(self, clock: Clock, seat: int, chair: Chair) -> float:
        """Return what a seat that does not decide now has left."""
        if clock.per == "match":
            return clock.seconds + chair.extra - self.spent[seat]
        return float(clock.seconds)


def extra_time(clock: Clock | None, spent: Sequence[float], seat: int, chair: Chair) -> float:
    """Return the extra seconds of a chair once its guest takes it back, so that some are left."""
    if clock is None or clock.per != "match":
        return chair.extra
    least = max(LEAST_GRACE, GRACE * clock.seconds)
    return max(chair.extra, least - (clock.seconds - spent[seat]))

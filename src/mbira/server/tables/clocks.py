"""Clocks: when a seat's time runs out. All of it follows from the times in the log.

A clock for the match counts from when a guest took the seat, `since`, with what was left then:
`extra` is how much more that was than the whole clock, or less. Whenever a guest gives a seat to a
bot, loses it to the clock, or takes it back, both are set again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from mbira.core.game import Record
    from mbira.server.store.document import Chair, Clock

GRACE = 0.1
"""Whoever takes back a seat whose time had run out gets this part of the clock again."""
LEAST_GRACE = 30.0
"""Or this many seconds, but never more than the whole clock."""


class Times:
    """When each record was made, and what people took for theirs."""

    def __init__(self, seats: int, started: float) -> None:
        self.last = started
        """When the decision that is to be made now began."""
        self._run: tuple[object, float] = (None, started)
        """Who decided last, and when they began to."""
        self._spent = [0.0] * seats
        self.acted = [started] * seats
        """When the person on each seat last did something."""

    def add(self, record: Record, at: float, chair: Chair | None, *, asked: bool = True) -> None:
        """Count a record; `chair` is of the person who made it, None if none did.

        Somebody who was not `asked` took something back while another seat was deciding, which
        costs no time, and has all of it to decide again.
        """
        if chair is not None and isinstance(record.seat, int):
            self.acted[record.seat] = at
        if chair is not None and asked and isinstance(record.seat, int):
            self._spent[record.seat] += max(0.0, at - max(self.last, chair.since))
        if not asked:
            self._run = (record.seat, at)
        elif record.seat != self._run[0]:
            self._run = (record.seat, self.last)
        self.last = at

    def forget(self, seat: int) -> None:
        """Count the time of a seat again, from what its chair says is left."""
        self._spent[seat] = 0.0

    def not_after(self, now: float) -> None:
        """Take it that nothing was made later than now, whatever the clocks of others said."""
        self.last = min(self.last, now)
        self.acted = [min(at, now) for at in self.acted]
        who, began = self._run
        self._run = (who, min(began, now))

    def deadline(self, clock: Clock, seat: int, chair: Chair) -> float:
        """Return when the time of the seat that decides runs out."""
        if clock.per == "match":
            return max(self.last, chair.since) + self.left(clock, seat, chair)
        who, began = self._run
        start = began if who == seat else self.last
        return max(start, chair.since) + clock.seconds

    def left(self, clock: Clock, seat: int, chair: Chair) -> float:
        """Return what a seat has left if it does not decide now."""
        if clock.per == "match":
            return clock.seconds + min(0.0, chair.extra) - self._spent[seat]
        return float(clock.seconds)


class Sitting(TypedDict, total=False):
    """What a chair knows of its guest's time."""

    since: float
    extra: float


def put_down(clock: Clock | None, left: float, now: float) -> Sitting:
    """Return what is kept of a guest's time when a bot takes over."""
    if clock is None or clock.per == "move":
        return {}
    return {"since": now, "extra": left - clock.seconds}


def take_up(clock: Clock | None, left: float, now: float) -> Sitting:
    """Return what a guest who takes a seat back begins with: what was left, and at least a grace.

    With a clock for each move it is the rest of the move that is under way, as if the seat had
    been taken earlier by what the grace lacks of a whole clock.
    """
    if clock is None:
        return {"since": now}
    grace = min(float(clock.seconds), max(LEAST_GRACE, GRACE * clock.seconds))
    if clock.per == "move":
        return {"since": now + grace - clock.seconds}
    return {"since": now, "extra": max(left, grace) - clock.seconds}

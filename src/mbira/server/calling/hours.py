"""When a call leaves: at once, gathered with others, or when the quiet hours are over."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Literal
from zoneinfo import ZoneInfo

if TYPE_CHECKING:
    from mbira.server.store.calls.wishes import CallRow, CallState, Place, Quiet, Wishes

Verdict = Literal["now"]
DAY = 24 * 60
GIVEN_UP = 3 * 24 * 3600.0
"""A call that could not be sent for this many seconds is given up."""
ONCE = {"discord", "slack"}
"""Forms of a webhook by which the other side cannot tell that it has a message already."""


def known_zone(name: str) -> bool:
    """Return whether there is such a time zone."""
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # unknown; not a name; a folder of names
        return False
    return True


def judge(call: CallRow, wishes: Wishes, place: Place, now: float) -> float | CallState | Verdict:
    """Return whether a call that is due leaves now, when it does, or what becomes of it."""
    if not wishes.wants(call.event, place.kind, call.table):
        return "off"
    if call.event == "clock" and now >= call.facts.until:
        return "off"
    if now - call.made > GIVEN_UP and call.event != "clock":
        return "lost"
    if call.interrupted and place.kind == "webhook" and place.details.form in ONCE:
        return "unsure"
    if call.tries or call.event == "clock":  # it was time before; a clock does not wait
        return "now"
    leaves = leaving(wishes, call.made, now)
    return leaves if leaves > now else "now"


def leaving(wishes: Wishes, made: float, now: float) -> float:
    """Return when something leaves that happened at a time, as far as it waits at all."""
    if wishes.quiet is not None and (end := quiet_until(wishes.quiet, wishes.zone, now)) > now:
        return end
    if wishes.gather:
        every = wishes.gather * 60.0
        return (made // every + 1) * every
    return now


def quiet_until(quiet: Quiet, zone: str, now: float) -> float:
    """Return when the quiet hours are over in which somebody is now; now, if they are not."""
    here = datetime.fromtimestamp(now, ZoneInfo(zone))
    minute = here.hour * 60 + here.minute
    length = (quiet.end - quiet.begin) % DAY
    if (minute - quiet.begin) % DAY >= length:
        return now
    end = here.replace(hour=quiet.end // 60, minute=quiet.end % 60, second=0, microsecond=0)
    if minute >= quiet.end:
        end = (end.replace(tzinfo=None) + timedelta(days=1)).replace(tzinfo=ZoneInfo(zone))
    return max(end.timestamp(), now + 1.0)  # a night in which the clock is set back is longer

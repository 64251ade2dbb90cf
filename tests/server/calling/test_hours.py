"""When calls leave: quiet hours in any zone, and gathered ones."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from mbira.server.calling.hours import GIVEN_UP, judge, known_zone, quiet_until
from mbira.server.store.calls.wishes import (
    CallRow,
    Details,
    Event,
    Facts,
    Form,
    Place,
    Quiet,
    Wishes,
)

NIGHT = Quiet(22 * 60 + 30, 7 * 60 + 30)
ROME = "Europe/Rome"


def at(text: str, zone: str = ROME) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("now", "end"),
    [
        ("2026-01-05 22:29", "2026-01-05 22:29"),
        ("2026-01-05 22:30", "2026-01-06 07:30"),
        ("2026-01-06 07:29", "2026-01-06 07:30"),
        ("2026-01-06 07:30", "2026-01-06 07:30"),
        ("2026-03-28 23:00", "2026-03-29 07:30"),  # the clock is set forward in this night
        ("2026-10-24 23:00", "2026-10-25 07:30"),  # and back in this one
    ],
)
def test_quiet_hours_go_over_midnight(now: str, end: str) -> None:
    assert quiet_until(NIGHT, ROME, at(now)) == at(end)


def test_quiet_hours_are_those_of_the_person() -> None:
    now = at("2026-01-05 23:00")
    assert quiet_until(NIGHT, "America/New_York", now) == now
    assert quiet_until(NIGHT, "UTC", now) == now
    assert quiet_until(NIGHT, "Asia/Tokyo", now) == at("2026-01-06 07:30", "Asia/Tokyo")


def test_hours_within_a_day() -> None:
    noon = Quiet(12 * 60, 14 * 60)
    assert quiet_until(noon, ROME, at("2026-01-05 13:00")) == at("2026-01-05 14:00")
    assert quiet_until(noon, ROME, at("2026-01-05 15:00")) == at("2026-01-05 15:00")


def test_zones_are_known_by_name() -> None:
    assert known_zone(ROME)
    for name in ("Rome", "", "../etc/passwd", "Europe", "/etc/localtime"):
        assert not known_zone(name)


def verdict(
    wishes: Wishes,
    now: float,
    *,
    event: Event = "turn",
    made: float | None = None,
    tries: int = 0,
    interrupted: bool = False,
    form: Form = "plain",
) -> float | str:
    made = now if made is None else made
    facts = Facts(until=now + 60)
    call = CallRow("c", "p", event, "t", 1, 0, facts, made, tries, interrupted)
    place = Place("p", "g", "webhook", "on", "", Details(form=form), "", 0.0)
    return judge(call, wishes, place, now)


def test_a_clock_does_not_wait_for_the_morning() -> None:
    wishes = Wishes(
        zone=ROME, quiet=NIGHT, gather=60, events={"turn": ("webhook",), "clock": ("webhook",)}
    )
    now = at("2026-01-05 23:00")
    assert verdict(wishes, now) == at("2026-01-06 07:30")
    assert verdict(wishes, now, event="clock") == "now"
    assert verdict(wishes, now, event="clock", made=now - 1) == "now"


def test_what_is_gathered_leaves_together() -> None:
    wishes = Wishes(gather=60)
    hour = at("2026-01-05 13:00", "UTC")
    assert verdict(wishes, hour + 60) == hour + 3600
    assert verdict(wishes, hour + 3599, made=hour + 60) == hour + 3600
    assert verdict(wishes, hour + 3600, made=hour + 60) == "now"
    assert verdict(Wishes(), hour + 60) == "now"


def test_what_was_tried_does_not_wait_again_and_is_given_up_at_last() -> None:
    wishes = Wishes(zone=ROME, quiet=NIGHT)
    now = at("2026-01-05 23:00")
    assert verdict(wishes, now, tries=1) == "now"
    assert verdict(wishes, now, tries=1, made=now - GIVEN_UP - 1) == "lost"
    assert verdict(wishes, now, event="chat") == "off"


def test_who_cannot_tell_a_second_message_gets_none() -> None:
    now = at("2026-01-05 12:00")
    assert verdict(Wishes(), now, tries=1, interrupted=True) == "now"
    assert verdict(Wishes(), now, tries=1, interrupted=True, form="discord") == "unsure"
    assert verdict(Wishes(), now, tries=1, form="discord") == "now"

"""How fast anybody may ask."""

from __future__ import annotations

import asyncio
import math
import time
from collections import OrderedDict
from http import HTTPStatus
from typing import TYPE_CHECKING, Literal

from mbira.server.refusals import Refusal

if TYPE_CHECKING:
    from mbira.server.settings import Limits
    from mbira.server.thinking.line import Share

KEPT = 20_000
"""This many askers are remembered, those who asked last."""
ROUNDING = 1e-6
"""Numbers may be off by this much; whoever waits as long as was said is not refused again."""
Kind = Literal["requests", "guests", "sign_ins", "letters", "thoughts", "chat", "work", "calls"]
BURST: dict[Kind, float] = {
    "requests": 120.0, "guests": 20.0, "sign_ins": 20.0, "letters": 5.0, "thoughts": 10.0,
    "chat": 20.0, "work": 3.0, "calls": 10.0,
}  # fmt: skip


ADDRESS = 2.0
"""An address may have this many times the work of a guest."""
QUIET = 1 / 8
"""Whoever asks for no more than this part of what a guest may is quiet."""
RESERVE = 0.5
"""This part of what an address may ask for is for those of its guests who are quiet."""


DEBT = 4.0
"""Nobody owes more than this many bursts of work."""
HELD = 0.25
"""Seconds that somebody who asks too fast waits for the refusal, at most."""


async def hold_back(error: Refusal) -> None:
    """Let those who ask too fast wait for the refusal: if they do not by themselves, like this."""
    if error.name == "too-fast":
        await asyncio.sleep(min(HELD, error.retry or 0.0))


class Buckets:
    """A bucket for each asker: it fills at a steady rate, and each request takes from it.

    All guests of an address have one together, which is as large as those of a few guests. Whoever
    floods it does not dry it out for the others: half of it is for those who ask for little.
    """

    def __init__(self, limits: Limits) -> None:
        self._shares = limits.address
        self._rates: dict[Kind, float] = {
            "requests": limits.requests,
            "guests": limits.guests,
            "sign_ins": limits.sign_ins,
            "letters": limits.letters,
            "thoughts": limits.thoughts,
            "chat": limits.chat,
            "work": limits.work,
            "calls": limits.calls,
        }
        self._bursts: dict[Kind, float] = {
            **BURST, "requests": max(BURST["requests"], 3 * limits.requests),
        }  # fmt: skip
        self._levels: OrderedDict[tuple[Kind, str], tuple[float, float]] = OrderedDict()

    def take(
        self, kind: Kind, asker: str, now: float | None = None, *, amount: float = 1.0
    ) -> None:
        """Count a request, or as much work as several; refuse it if there were too many."""
        if self._rates[kind]:
            amount = min(amount, self._bursts[kind])
            self._check(kind, asker, now, amount)
            self._pour(kind, asker, amount)

    def count(
        self, kind: Kind, share: Share, now: float | None = None, *, amount: float = 1.0
    ) -> None:
        """Count a request to a guest and to their address; refuse it if there were too many.

        Somebody unknown is counted as a guest of their address like any other.
        """
        if not self._rates[kind]:
            return
        now = time.monotonic() if now is None else now
        amount = min(amount, self._bursts[kind])
        self._check(kind, share.guest, now, amount)
        here, quietly = f"at {share.address}", f"quietly {share.guest}"
        if self._shares:
            quiet = self._level(kind, quietly, now, QUIET) >= amount - ROUNDING
            least = 0.0 if quiet else RESERVE * self._bursts[kind] * self._shares
            self._check(kind, here, now, amount, self._shares, least)
            self._pour(kind, here, amount)
            if quiet:
                self._pour(kind, quietly, amount)
        self._pour(kind, share.guest, amount)

    def _check(
        self, kind: Kind, asker: str, now: float | None, amount: float, times: float = 1.0,
        least: float = 0.0,
    ) -> None:  # fmt: skip
        """Refuse what would leave less than the least in a bucket."""
        missing = amount + least - self._level(kind, asker, now, times)
        if missing > ROUNDING:
            wait = math.ceil(100 * missing / (times * self._rates[kind]) - ROUNDING) / 100
            raise Refusal(HTTPStatus.TOO_MANY_REQUESTS, "too-fast", retry=wait)

    def owe(self, kind: Kind, asker: str, amount: float, now: float | None = None) -> None:
        """Count what was done already; whoever owes more than they have waits until it is paid."""
        if self._rates[kind]:
            level = self._level(kind, asker, now)
            self._pour(kind, asker, min(amount, level + DEBT * self._bursts[kind]))

    def check_work(self, share: Share) -> None:
        """Refuse more work to those who still owe for what was done for them."""
        for who, _ in _workers(share):
            owed = -self._level("work", who, None)
            if owed > 0 and self._rates["work"]:
                wait = math.ceil(100 * owed / self._rates["work"]) / 100
                raise Refusal(HTTPStatus.TOO_MANY_REQUESTS, "too-fast", retry=wait)

    def count_work(self, share: Share, seconds: float) -> None:
        """Count seconds of processor time to whoever asked for what took them."""
        for who, times in _workers(share):
            self.owe("work", who, seconds / times)

    def _level(self, kind: Kind, asker: str, now: float | None, times: float = 1.0) -> float:
        """Return what an asker who may have this many times as much has, filled up to now."""
        now = time.monotonic() if now is None else now
        key = (kind, asker)
        most = self._bursts[kind] * times
        level, before = self._levels.get(key, (most, now))
        level = min(most, level + times * self._rates[kind] * (now - before))
        self._levels[key] = (level, now)
        self._levels.move_to_end(key)
        if len(self._levels) > KEPT:
            self._levels.popitem(last=False)
        return level

    def _pour(self, kind: Kind, asker: str, amount: float) -> None:
        level, now = self._levels[kind, asker]
        self._levels[kind, asker] = (level - amount, now)


def _workers(share: Share) -> tuple[tuple[str, float], tuple[str, float]]:
    """Return whom work is counted to, and how many times as much of it each may have."""
    return (share.guest, 1.0), (f"at {share.address}", ADDRESS)

"""Looks at matches that take long, as often as the limits allow, by many guests of one address."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, ClassVar

from mbira_bench.siege.hold import Brought
from mbira_bench.siege.positions import (
    LONG,
    WIDE,
    long_match,
    undone_match,
    wide_zimbabwe,
)

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from mbira_bench.siege.attacker import Attacker

GUESTS = 20
"""That an address gets at once."""
FRAMES = 100
"""Versions that are shown at once, at most."""


class Look(Brought):
    """Guests who all look at the same position, as often as they may."""

    guests = GUESTS
    at_once = 2
    what: ClassVar[str]

    def match(self) -> bytes:
        """Return a position in which thousands of actions are legal."""
        return wide_zimbabwe()

    def ask(self, attacker: Attacker, cookie: str, table: str) -> Coroutine[object, object, None]:
        """Look all the time."""
        return attacker.get(f"{table}/{self.what}", cookie)


class Choices(Look):
    """All that can be done, in words."""

    name = "choices"
    about = "20 guests who ask for 4,504 choices in words"
    what = "choices"


class Drawing(Look):
    """A large map, drawn."""

    name = "drawing"
    about = "20 guests who have a map of 48 by 48 drawn"
    what = "drawing"


class Words(Look):
    """A long log, in words."""

    name = "words"
    about = "20 guests who ask for a log of 2,900 records in words"
    what = "log?words=true"

    def match(self) -> bytes:
        """Return a long match."""
        return long_match()


class Replays(Look):
    """Positions that were taken back: each is found by playing all of the match up to there."""

    name = "replays"
    about = "5 guests who look at versions that were taken back, a hundred at a time"
    guests = 5
    what = f"frames?since={LONG - FRAMES}&until={LONG}"

    def match(self) -> bytes:
        """Return a long match that was taken back."""
        return undone_match()


class Past(Replays):
    """The same positions, one by one, each with its drawing and the save file of it all."""

    name = "past"
    about = "5 guests who look at versions that were taken back, one at a time, and save the match"

    async def ask(self, attacker: Attacker, cookie: str, table: str) -> None:
        """Look at one version after the other."""
        for version in itertools.cycle(range(LONG - FRAMES, LONG)):
            await attacker.ask("GET", f"{table}/position?version={version}", cookie=cookie)
            await attacker.ask("GET", f"{table}/drawing?version={version}", cookie=cookie)
            await attacker.ask("GET", f"{table}/save", cookie=cookie)


class Previews(Look):
    """What each of thousands of actions would lead to."""

    name = "previews"
    about = "20 guests who ask what actions on a map of 48 by 48 lead to, and why not others"

    async def ask(self, attacker: Attacker, cookie: str, table: str) -> None:
        """Ask about one cell after the other."""
        for row in itertools.cycle(range(2, WIDE)):
            body = {"action": f"at C{row} across"}
            await attacker.ask("POST", f"{table}/preview", body, cookie)
            await attacker.ask("POST", f"{table}/why-not", {"action": "at A1 across"}, cookie)


HOLDS = (Choices, Drawing, Words, Replays, Past, Previews)

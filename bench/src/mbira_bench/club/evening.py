"""The evening: everybody plays at a steady rate, and looks at pages of the club."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import quote

from msgspec import Struct, field

from mbira.core.errors import MbiraError
from mbira_bench.client.wire import now
from mbira_bench.club.sitting import Done, Sitting, Turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira_bench.club.cup import Tournament
    from mbira_bench.club.furnish import Club, Seated
    from mbira_bench.club.server import ClubServer
    from mbira_bench.club.setting import Evening
    from mbira_bench.club.sitting import Webs

CUP_SHARE = 3
"""Every so manieth action is one of the tournament's."""
LOOKS = 0.1
"""So many pages of the club are looked at for each action."""
COMING = 20
"""So many tables come back at once after the server was killed."""
FINE = (200, 404)
"""What is answered to who looks: somebody who was never rated shows strangers nothing."""
LAST, TIMES = 1200.0, 10
"""After so many seconds and times the evening it ends, whatever is not over."""


class Took(NamedTuple):
    """How long something took."""

    at: float
    """When it was done, in seconds since 1970."""
    seconds: float


class Played(Struct):
    """What came of it."""

    actions: list[Took] = field(default_factory=list)
    told: list[Took] = field(default_factory=list)
    pages: dict[str, list[Took]] = field(default_factory=dict)
    turns: list[Turn] = field(default_factory=list)
    """All that somebody is to be called for, as those at the tables know."""
    ended: list[str] = field(default_factory=list)
    """Tables whose match those there saw end."""
    across: int = 0
    """Actions during which the server was killed: acknowledged when they were sent again."""
    errors: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0


class Player:
    """Plays at all tables at once."""

    def __init__(
        self, evening: Evening, club: Club, cup: Tournament, server: ClubServer, webs: Webs
    ) -> None:
        self._evening = evening
        self._club = club
        self._cup = cup
        self._server = server
        self._webs = webs
        self._rng = random.Random("bench club evening")
        self._looks = random.Random("bench club pages")
        self.sittings: set[Sitting] = set()
        self._ready: list[Sitting] = []
        self._ready_cup: list[Sitting] = []
        self._free = asyncio.Event()
        self.ending = asyncio.Event()
        """Set for a moment when a match has ended."""
        self.played = Played()

    def sit(self, seated: Seated, *, cup: bool = False) -> Sitting:
        """Take a table in."""
        sitting = Sitting(seated, self._server, self._webs, cup=cup)
        self.sittings.add(sitting)
        self._put(sitting)
        return sitting

    def _put(self, sitting: Sitting) -> None:
        (self._ready_cup if sitting.cup else self._ready).append(sitting)
        self._free.set()

    async def _next(self, number: int) -> Sitting:
        """Return a table at which somebody can decide: any, and often one of the tournament."""
        while not self._ready and not self._ready_cup:
            self._free.clear()
            await self._free.wait()
        some = self._ready
        if self._ready_cup and (number % CUP_SHARE == 0 or not self._ready):
            some = self._ready_cup
        place = self._rng.randrange(len(some))
        some[place], some[-1] = some[-1], some[place]
        return some.pop()

    async def run(self, enough: asyncio.Event, tell: Callable[[float], object]) -> None:
        """Play until it is enough and the tournament is over."""
        start = now()
        following = asyncio.ensure_future(self._cup.follow(self._sit_in_cup))
        try:
            async with asyncio.TaskGroup() as self._tasks:
                begin, number, killed = start, 0, 0
                while self._goes_on(start, enough):
                    due = begin + number / self._evening.rate
                    if (wait := due - now()) > 0:
                        await asyncio.sleep(wait)
                    sitting = await self._next(number)
                    await self._server.up.wait()
                    if killed != self._server.killed:  # nobody was to play meanwhile
                        killed, due = self._server.killed, now()
                        begin = due - number / self._evening.rate
                    self._tasks.create_task(self._act(sitting, due))
                    if self._looks.random() < LOOKS:
                        self._tasks.create_task(self._look())
                    number += 1
                    tell(now() - start)
        except* MbiraError as failed:  # one says enough
            raise failed.exceptions[0] from None
        finally:
            following.cancel()
        self.played.seconds = now() - start

    def _goes_on(self, start: float, enough: asyncio.Event) -> bool:
        """Return whether there is more to be played."""
        if now() > start + LAST + TIMES * self._evening.seconds:
            raise MbiraError("the tournament does not end")
        return not enough.is_set() or not self._cup.over.is_set()

    def _sit_in_cup(self, seated: Seated) -> None:
        self.sit(seated, cup=True)

    async def _act(self, sitting: Sitting, due: float) -> None:
        played = self.played
        try:
            if sitting.over:
                await sitting.begin_again()
                due = now()
            done = await sitting.act(self._rng, due)
        except MbiraError as error:
            played.errors[str(error)] = played.errors.get(str(error), 0) + 1
            self._put(sitting)
            return
        self.note(sitting, done)
        if done.acknowledged is None:
            played.across += 1
        else:
            played.actions.append(Took(time.time(), done.acknowledged))
        if done.told is not None:
            played.told.append(Took(time.time(), done.told))
        if sitting.over:
            self.ending.set()
            self.ending.clear()
        if sitting.over and sitting.cup:
            self.sittings.discard(sitting)
            sitting.leave()
        else:
            self._put(sitting)

    def note(self, sitting: Sitting, done: Done) -> None:
        """Note whose turn it became, and whether the match has ended."""
        if done.turn is not None:
            self.played.turns.append(done.turn)
        if sitting.over:
            self.played.ended.append(sitting.place.table)

    async def come_back(self) -> None:
        """Let everybody connect again at once, as pages do."""
        room = asyncio.Semaphore(COMING)

        async def one(sitting: Sitting) -> None:
            async with room:
                with suppress(MbiraError):  # it takes long: whoever decides next comes then
                    await sitting.come_back()

        await asyncio.gather(*(one(each) for each in list(self.sittings)))

    async def _look(self) -> None:
        """Let somebody look at a page of the club."""
        rng = self._looks
        member, other = rng.choice(self._club.members), rng.choice(self._club.members)
        name, path = rng.choice(pages(member.guest, other.guest, other.name))
        start, killed = now(), self._server.killed
        web = self._webs.of(member)
        answer = await self._server.insist(lambda: web.ask("GET", path, None, member.cookie))
        if answer.status not in FINE:
            error = f"{answer.status} {name}"
            self.played.errors[error] = self.played.errors.get(error, 0) + 1
        elif self._server.killed == killed:
            self.played.pages.setdefault(name, []).append(Took(time.time(), answer.at - start))

    def leave(self) -> None:
        """Disconnect everybody."""
        for sitting in self.sittings:
            sitting.leave()


def pages(guest: str, other: str, name: str) -> list[tuple[str, str]]:
    """Return the pages of the club that somebody looks at, and their addresses."""
    return [
        ("leaderboard", "/api/leaderboards/meduris/2"),
        ("a person's page", f"/api/people/{guest}"),
        ("somebody else's page", f"/api/people/{other}"),
        ("history", f"/api/people/{guest}/matches"),
        ("history, searched", f"/api/people/{guest}/matches?opponent={quote(name[:3])}"),
        ("head to head", f"/api/people/{guest}/against"),
        ("tables of one's own", "/api/tables?mine=true"),
    ]

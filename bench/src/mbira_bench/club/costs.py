"""What each thing costs by itself: done again and again at a server that has nothing else to do."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from mbira.core.errors import MbiraError
from mbira_bench.client.wire import now
from mbira_bench.club.evening import pages
from mbira_bench.club.places import WAYS
from mbira_bench.club.sitting import Sitting

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from mbira_bench.club.cup import Tournament
    from mbira_bench.club.evening import Player
    from mbira_bench.club.furnish import Club, Seated
    from mbira_bench.club.kept import Desk
    from mbira_bench.club.places import Places
    from mbira_bench.club.server import ClubServer
    from mbira_bench.club.setting import Evening
    from mbira_bench.club.sitting import Webs

REST, RESTS = 2.0, 5
"""Seconds in which it is seen, some times, what a server costs at which nothing happens."""
LOOKS = 100
ACTIONS = 400
CALLS = 100
"""Tables for each way."""
MOST = 30
"""Decisions until it is somebody else's turn, at most."""
OFTEN = 0.01
PATIENCE = 60.0
"""Seconds that a call, or a match that is to be counted, may take."""
WARM = 5


class Cost(NamedTuple):
    """What something costs."""

    name: str
    waited: list[float]
    """Seconds that somebody waited each time."""
    processor: float
    """Seconds of processors for each, without what goes on anyway."""


class OneByOne:
    """Measures one thing after the other."""

    def __init__(
        self, evening: Evening, club: Club, server: ClubServer, webs: Webs, places: Places,
        desk: Desk, tell: Callable[[str, int, int], object],
    ) -> None:  # fmt: skip
        self._club = club
        self._server = server
        self._webs = webs
        self._places = places
        self._desk = desk
        self._tell = tell
        self._rng = random.Random("bench club costs")
        self._part = evening.part
        self._idle = 0.0
        """Seconds of processors a second when nothing happens."""
        self.found: list[Cost] = []

    def _some(self, many: int) -> int:
        return max(2, int(many * self._part))

    async def _spent(self, doing: Awaitable[object]) -> float:
        """Do something; return what the server used for it, beyond what it uses anyway."""
        start, before = now(), self._server.seconds()
        await doing
        return self._server.seconds() - before - self._idle * (now() - start)

    async def measure(self, cup: Tournament, player: Player) -> None:
        """Measure everything; the tournament has begun then."""
        await self._looks(WARM, keep=False)
        seconds = max(0.5, REST * self._part)
        rests = [await self._spent(asyncio.sleep(seconds)) / seconds for _ in range(RESTS)]
        self._idle = min(rests)  # something may still go on from before
        await self._looks(self._some(LOOKS), keep=True)
        action = await self._actions()
        await self._counting(action)
        for way in WAYS:
            seated = [each for each in player.sittings if each.members[0].devices[0].way == way]
            await self._calls(way, seated[: self._some(CALLS)], action, player)
        await self._round(cup, player)

    async def _looks(self, many: int, *, keep: bool) -> None:
        """Look at pages of the club."""
        members, rng = self._club.members, self._rng
        for number, (name, _) in enumerate(pages("", "", "")):
            waited: list[float] = []

            async def look(number: int = number, waited: list[float] = waited) -> None:
                for _ in range(many):
                    one, other = rng.choice(members), rng.choice(members)
                    path = pages(one.guest, other.guest, other.name)[number][1]
                    start = now()
                    answer = await self._webs.of(one).ask("GET", path, None, one.cookie)
                    waited.append(answer.at - start)

            spent = await self._spent(look())
            if keep:
                self.found.append(Cost(name, waited, max(0.0, spent / many)))
            self._tell("pages of the club", number, len(pages("", "", "")))

    async def _actions(self) -> float:
        """Return what an action costs of which nobody is called."""
        sittings = [self._sitting(each) for each in self._club.quiet]
        waited: list[float] = []
        for each in sittings:
            await each.come()

        async def play() -> None:
            for number in range(self._some(ACTIONS)):
                here = sittings[number % len(sittings)]
                if not here.over:
                    waited.append(await self._act(here))

        spent = await self._spent(play())
        for each in sittings:
            each.leave()
        processor = max(0.0, spent / max(1, len(waited)))
        self.found.append(Cost("action, nobody called", waited, processor))
        return self.found[-1].processor

    def _sitting(self, seated: Seated) -> Sitting:
        return Sitting(seated, self._server, self._webs)

    async def _act(self, sitting: Sitting) -> float:
        start = now()
        done = await sitting.act(self._rng, start)
        assert done.acknowledged is not None  # noqa: S101
        return done.acknowledged

    async def _counting(self, action: float) -> None:
        """See what it costs to count a match, and when that is done after its end."""
        sittings = [self._sitting(each) for each in self._club.ending]
        waited: list[float] = []
        for each in sittings:
            await each.come()

        async def end() -> None:
            for each in sittings:
                acknowledged = now() + await self._act(each)
                await self._until(partial(self._desk.counted, each.place.table))
                waited.append(max(0.0, now() - acknowledged))

        spent = await self._spent(end())
        for each in sittings:
            each.leave()
        processor = max(0.0, spent / len(sittings) - action)
        self.found.append(Cost("match ended, rating counted", waited, processor))

    async def _calls(
        self, way: str, sittings: list[Sitting], action: float, player: Player
    ) -> None:
        """See what calls by one way cost: it becomes somebody's turn at some tables."""
        for each in sittings:
            await each.come()
        before, actions, calls = len(self._places.got), 0, 0
        waited: list[float] = []

        async def play() -> None:
            nonlocal actions, calls
            due: dict[str, float] = {}
            for each in sittings:
                for _ in range(MOST):
                    if each.over:
                        break
                    done = await each.act(self._rng, now())
                    player.note(each, done)
                    actions += 1
                    if done.turn is not None:
                        for member in each.members:
                            if member.guest == done.turn.guest:
                                due |= {one.id: done.turn.at for one in member.devices}
                        break
            calls = len(due)
            await self._until(lambda: len(self._places.got) >= before + calls)
            came = self._places.got[before:]
            waited.extend(got.at - due[got.device] for got in came if got.device in due)

        spent = await self._spent(play())
        if calls:
            processor = max(0.0, (spent - actions * action) / calls)
            self.found.append(Cost(f"call by {way}", waited, processor))
        self._tell(f"calls by {way}", calls, calls)

    async def _round(self, cup: Tournament, player: Player) -> None:
        """See what a round of the tournament costs, with its tables."""
        await cup.open()
        start, found = now(), list[object]()

        async def start_round() -> None:
            for seated in await cup.start():
                found.append(player.sit(seated, cup=True))

        spent = await self._spent(start_round())
        self.found.append(Cost(f"round with {len(found)} tables", [now() - start], spent))

    async def _until(self, true: Callable[[], bool]) -> None:
        end = now() + PATIENCE
        while not true():
            if now() > end:
                raise MbiraError("the measured server did not do what it was to in time")
            await asyncio.sleep(OFTEN)

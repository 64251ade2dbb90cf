"""A table of the besieged: who sits there, who decides, and how long everything takes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from mbira.core.errors import MbiraError
from mbira.core.game import NOBODY
from mbira_bench.client.messages import Heard, TableMade, Where, read_heard
from mbira_bench.client.wire import Socket, Web, now
from mbira_bench.siege.numbers import INTERVAL, Waits, as_due

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence

    from msgspec import Raw

    from mbira_bench.client.wire import Answer

AGAIN = 0.1
"""Seconds until something that failed is tried again."""
SEATS = 2
encode = msgspec.json.Encoder().encode


class Person:
    """Somebody with an address and a cookie of their own."""

    def __init__(self, port: int, source: str | None) -> None:
        self.web = Web(port, source)
        self.cookie = ""

    async def come(self) -> None:
        """Become a guest."""
        self.cookie = (await self.post("/api/guest")).cookie

    async def post(self, path: str, body: object = None) -> Answer:
        """Ask for something that must go well."""
        answer = await self.web.ask("POST", path, encode(body or {}), self.cookie)
        if answer.status >= 300:
            said = answer.body[:200].decode(errors="replace")
            raise MbiraError(f"the besieged server refused {path}: {answer.status} {said}")
        return answer


class Board:
    """Two people, or one and a bot, who play one match after the other."""

    def __init__(
        self, game: str, people: Sequence[Person], bot: str | None, rng: random.Random
    ) -> None:
        self._game = game
        self._people = people
        self._bot = bot
        self._rng = rng
        self._path = ""
        self._sockets: list[Socket] = []
        self._keepers: list[asyncio.Task[None]] = []
        self._position = Where(-1, NOBODY)
        self._decides: tuple[Person, list[Raw]] | None = None
        self._news = asyncio.Event()
        self._told: list[int] = []
        """The version that each of the people knows."""
        self.waits = Waits()
        self._sent: float | None = None
        """When the action was sent whose acknowledgement is waited for."""
        self._telling: float | None = None
        """When the action was sent that not all have news of yet."""
        self._thinking: float | None = None
        """When the action was sent that the bot has still to answer."""
        self._bot_was_asked = False

    async def sit(self) -> None:
        """Begin a match at a new table, everybody connected and knowing the position."""
        first, *others = self._people
        chairs = ["you", self._bot]
        body = {
            "game": self._game,
            "seats": SEATS,
            "chairs": chairs,
            "start": self._bot is not None,
        }
        made = await first.post("/api/tables", body)
        self._path = f"/api/tables/{msgspec.json.decode(made.body, type=TableMade).id}"
        for other in others:
            await other.post(f"{self._path}/join")
        if others:
            await first.post(f"{self._path}/start")
        self._told = [-1] * len(self._people)
        self._position, self._decides = Where(-1, NOBODY), None
        self._keepers = [
            asyncio.ensure_future(self._keep(number, person))
            for number, person in enumerate(self._people)
        ]
        await self._until(lambda: min(self._told) >= 0)

    async def _keep(self, number: int, person: Person) -> None:
        """Keep somebody's socket open."""

        def hear(message: bytes, at: float) -> None:
            self._hear(number, read_heard(message), at)

        path = f"{self._path}/socket?since="
        while True:
            try:
                since = max(0, self._told[number])
                socket = await Socket.connect(
                    person.web.port, f"{path}{since}", hear, person.cookie, person.web.source
                )
                self._sockets.append(socket)
                await socket.lost.wait()
                self._sockets.remove(socket)
            except (OSError, MbiraError):
                pass
            await asyncio.sleep(AGAIN)

    def _hear(self, number: int, heard: Heard, at: float) -> None:
        seen = heard.position
        if seen is None:
            return
        self._told[number] = seen.version
        if seen.version >= self._position.version:
            self._position = seen
            if seen.legal:
                self._decides = self._people[number], seen.legal
            self._heed_bot(seen, at)
        if self._telling is not None and min(self._told) >= self._awaited:
            self.waits.told += as_due(at - self._telling)
            self._telling = None
        self._news.set()

    def _heed_bot(self, seen: Where, at: float) -> None:
        """Note when the turn came to a bot, and how long it took to come back."""
        if self._thinking is None:
            return
        if seen.legal or seen.actor == NOBODY:
            if self._bot_was_asked and seen.legal:
                self.waits.turns.append(at - self._thinking)
            self._thinking = None
        else:
            self._bot_was_asked = True

    async def _until(self, known: Callable[[], bool]) -> None:
        while not known():
            self._news.clear()
            await self._news.wait()

    async def play(self) -> None:
        """Play until cancelled: an action, what comes of it, and the next one when it is due."""
        while True:
            start = now()
            try:
                if self._position.actor == NOBODY:
                    self.leave()
                    await self.sit()
                await self._until(lambda: self._decides is not None)
                await self._act()
                await self._until(lambda: self._telling is None)
            except MbiraError as error:
                self._sent = self._telling = self._thinking = None
                self.waits.fail(str(error))
                await asyncio.sleep(AGAIN)
            await asyncio.sleep(max(0.0, start + INTERVAL - now()))

    async def _act(self) -> None:
        """Play at random, and wait until it is acknowledged."""
        assert self._decides is not None  # noqa: S101
        (person, legal), self._decides = self._decides, None
        version = self._position.version
        self._awaited = version + 1
        body = {
            "action": self._rng.choice(legal),
            "expected_version": version,
            "key": f"{self._rng.getrandbits(128):032x}",
        }
        self._sent = self._telling = now()
        self._thinking = self._sent if self._bot is not None else None
        self._bot_was_asked = False
        path = f"{self._path}/actions"
        try:
            answer = await person.web.ask("POST", path, encode(body), person.cookie)
        except MbiraError:
            self._still_decides(person, legal, version)
            raise
        if answer.status != 200:
            self._still_decides(person, legal, version)
            raise MbiraError(str(answer.status))
        self.waits.answered += 1
        self.waits.acknowledged += as_due(answer.at - self._sent)
        self._sent = None

    def _still_decides(self, person: Person, legal: list[Raw], version: int) -> None:
        """Note that something is still to be decided, unless there was news of it."""
        if self._position.version == version:
            self._decides = person, legal

    async def advise(self) -> None:
        """Ask for advice where one of the people decides."""
        if self._decides is not None:
            person, _ = self._decides
            await person.web.ask("GET", f"{self._path}/advice", cookie=person.cookie)

    def collect(self, *, last: bool) -> Waits:
        """Return the waits since they were collected last.

        The last time, those that still go on count too, as long as they are.
        """
        waits, self.waits = self.waits, Waits()
        at = now()
        if not last:
            return waits
        if self._sent is not None:
            waits.unanswered += 1
            waits.acknowledged += as_due(at - self._sent)
        if self._telling is not None:
            waits.told += as_due(at - self._telling)
        if self._thinking is not None and self._bot_was_asked:
            waits.turns.append(at - self._thinking)
        return waits

    def leave(self) -> None:
        """Disconnect everybody."""
        for keeper in self._keepers:
            keeper.cancel()
        for socket in self._sockets:
            socket.close()
        self._sockets.clear()

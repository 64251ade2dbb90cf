"""One of the tables that are played at: its sockets, who decides, and what has been told."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from mbira.core.errors import MbiraError
from mbira.core.game import NOBODY
from mbira_bench.client.messages import Heard, TableMade, read_heard
from mbira_bench.client.wire import Socket
from mbira_bench.load.furnish import Place, seats_of

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from msgspec import Raw

    from mbira_bench.client.wire import Web

encode = msgspec.json.Encoder().encode


class Table:
    """A table, as those who sit there know it."""

    def __init__(self, place: Place, webs: Sequence[Web]) -> None:
        """Make a table whose people are spread over the processes of `webs`."""
        self.place = place
        self._webs = webs
        self._sockets: list[Socket] = []
        self.version = place.records
        self._entered = 0
        self._decides: tuple[int, list[Raw]] | None = None
        """The person who decides, and what they may do."""
        self.over = False
        self._sent = -1
        self._untold: set[int] = set()
        self._actor = 0
        self.told: asyncio.Future[float] | None = None
        self.elsewhere: float | None = None
        """When the last one at another process than the actor's was told."""
        self.bytes = 0
        """Of all that was told here."""

    @classmethod
    async def make(cls, like: Place, webs: Sequence[Web], **settings: object) -> Table:
        """Return a new table for the same people, its match begun, all of them connected."""
        people, web = len(like.cookies), webs[0]
        mine = seats_of(0, people, like.seats)
        chairs = ["you" if seat in mine else None for seat in range(like.seats)]
        wanted = {"game": like.game, "seats": like.seats, "chairs": chairs, "settings": settings}
        made = await good(web, "/api/tables", encode(wanted), like.cookies[0])
        name = msgspec.json.decode(made, type=TableMade).id
        path = f"/api/tables/{name}"
        for person in range(1, people):
            for seat in seats_of(person, people, like.seats):
                theirs = webs[person % len(webs)]
                await good(theirs, f"{path}/join", encode({"seat": seat}), like.cookies[person])
        await good(web, f"{path}/start", b"", like.cookies[0])
        table = cls(msgspec.structs.replace(like, table=name, records=0), webs)
        await table.enter()
        return table

    async def enter(self) -> None:
        """Connect all who are at the table, and wait until each knows the position."""
        self._all_in = asyncio.get_running_loop().create_future()
        path = f"/api/tables/{self.place.table}/socket?since={self.version}&sentences=false"
        for person, cookie in enumerate(self.place.cookies):

            def hear(message: bytes, at: float, person: int = person) -> None:
                self.bytes += len(message)
                self._hear(person, read_heard(message), at)

            web = self.web_of(person)
            self._sockets.append(await Socket.connect(web.port, path, hear, cookie, web.source))
        await self._all_in

    def web_of(self, person: int) -> Web:
        """Return the process that a person talks to."""
        return self._webs[person % len(self._webs)]

    def leave(self) -> None:
        """Disconnect everybody."""
        for socket in self._sockets:
            socket.close()

    def _hear(self, person: int, heard: Heard, at: float) -> None:
        seen = heard.position
        if seen is None:
            return
        self.version = seen.version
        self.over = seen.actor == NOBODY
        if seen.legal:
            self._decides = person, seen.legal
        if heard.type == "hello":
            self._entered += 1
            if self._entered == len(self.place.cookies) and not self._all_in.done():
                self._all_in.set_result(None)  # unless nobody waits for it any more
        elif heard.since == self._sent and self.told is not None:
            self._untold.discard(person)
            if self.web_of(person) is not self.web_of(self._actor):
                self.elsewhere = at
            if not self._untold and not self.told.done():
                self.told.set_result(at)

    def choose(self, rng: random.Random) -> tuple[bytes, str, Web]:
        """Return a request to play something, the cookie of whoever decides, and whom they ask.

        From here on `told` waits until everybody's socket has news of it.
        """
        if self._decides is None:
            raise MbiraError(f"nobody was told to decide at table {self.place.table}")
        (person, legal), self._decides = self._decides, None
        self._sent = self.version
        self._untold = set(range(len(self._sockets)))
        self._actor, self.elsewhere = person, None
        self.told = asyncio.get_running_loop().create_future()
        key = f"{rng.getrandbits(128):032x}"
        body = {"action": rng.choice(legal), "expected_version": self.version, "key": key}
        return encode(body), self.place.cookies[person], self.web_of(person)

    @property
    def decider(self) -> int | None:
        """Who decides, of the people here, as far as they were told."""
        return None if self._decides is None else self._decides[0]

    @property
    def address(self) -> str:
        """Where actions go."""
        return f"/api/tables/{self.place.table}/actions"


async def good(web: Web, path: str, body: bytes, cookie: str) -> bytes:
    """Return the answer to a request that must go well."""
    answer = await web.ask("POST", path, body, cookie)
    if answer.status >= 300:
        said = answer.body[:200].decode(errors="replace")
        raise MbiraError(f"the measured server refused {path}: {answer.status} {said}")
    return answer.body

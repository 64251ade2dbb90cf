"""Single calls on long matches: opening one that nobody has open, looking back, taking back."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct, field

from mbira.core.errors import MbiraError
from mbira_bench.client.wire import now

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira_bench.client.wire import Web
    from mbira_bench.load.furnish import Place

SEEKS = 10
UNDOS = 3
encode = msgspec.json.Encoder().encode


class Calls(Struct):
    """How long single calls took, in seconds."""

    opened: list[float] = field(default_factory=list)
    sought: list[float] = field(default_factory=list)
    undone: list[float] = field(default_factory=list)
    """Undo and redo alike."""


class Asker:
    """Asks one thing after the other about one table and times it."""

    def __init__(self, web: Web, place: Place) -> None:
        self._web = web
        self._place = place
        self._path = f"/api/tables/{place.table}"
        self._cookie = place.cookies[0]

    async def _ask(self, method: str, what: str, body: bytes | None = None) -> tuple[bytes, float]:
        start = now()
        answer = await self._web.ask(method, f"{self._path}/{what}", body, self._cookie)
        if answer.status != 200:
            raise MbiraError(f"the measured server refused {what}: {answer.status}")
        return answer.body, answer.at - start

    async def open(self) -> float:
        """Open a match that is not in memory: the position, then the whole log."""
        start = now()
        await self._ask("GET", "position")
        log, _ = await self._ask("GET", "log")
        took = now() - start
        if len(msgspec.json.decode(log)) != self._place.records:
            raise MbiraError("the measured server does not know the whole log")
        return took

    async def seek(self, version: int) -> float:
        """Look at an earlier version."""
        return (await self._ask("GET", f"position?version={version}"))[1]

    async def take_back(self) -> list[float]:
        """Undo the last decision and redo it, some times."""
        self._cookie = self._place.cookies[self._place.last]
        version = self._place.records
        took = []
        for step in range(2 * UNDOS):
            body = encode({"expected_version": version, "key": f"bench-back-{step}"})
            took.append((await self._ask("POST", ("undo", "redo")[step % 2], body))[1])
            version += 1
        return took


async def measure_calls(web: Web, places: list[Place], tell: Callable[[int], object]) -> Calls:
    """Ask about each match, which nobody has open yet; `tell` hears how many were."""
    rng = random.Random("bench calls")
    found = Calls()
    for number, place in enumerate(places, 1):
        asker = Asker(web, place)
        found.opened.append(await asker.open())
        for _ in range(SEEKS):
            found.sought.append(await asker.seek(rng.randrange(place.records)))
        found.undone += await asker.take_back()
        tell(number)
    return found

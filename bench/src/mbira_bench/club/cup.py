"""The tournament of the evening: made and entered by people, run by the server."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from mbira.core.errors import MbiraError
from mbira_bench.club.furnish import GAME, Seated
from mbira_bench.load.furnish import Place

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira_bench.club.members import Member
    from mbira_bench.club.server import ClubServer
    from mbira_bench.club.setting import Evening
    from mbira_bench.club.sitting import Webs

FEW = 2
TURNS = 12
"""After so many turns the last lap of a match begins: five rounds are to fit into an evening."""
OFTEN = 0.25
"""Seconds between two looks whether there is another round."""
encode = msgspec.json.Encoder().encode


class Entered(Struct, frozen=True):
    """What is read of an entrant."""

    id: str
    yours: bool = False


class CupTable(Struct, frozen=True):
    """What is read of a table."""

    table: str | None
    seats: tuple[str, ...]


class CupRound(Struct, frozen=True):
    """What is read of a round."""

    tables: tuple[CupTable, ...]


class CupSeen(Struct, frozen=True):
    """What is read of a tournament."""

    id: str
    status: str
    entrants: tuple[Entered, ...]
    rounds: tuple[CupRound, ...]


_read = msgspec.json.Decoder(CupSeen).decode


class Tournament:
    """A Swiss tournament of two at a table."""

    def __init__(
        self, evening: Evening, members: list[Member], server: ClubServer, webs: Webs
    ) -> None:
        self._evening = evening
        self._members = members
        self._server = server
        self._webs = webs
        self._entrants: dict[str, Member] = {}
        self._known: set[str] = set()
        self.id = ""
        self.over = asyncio.Event()

    async def open(self) -> None:
        """Make it, and let everybody enter."""
        plan = {"kind": "swiss", "seats": 2, "rounds": self._evening.rounds}
        options = {"turn_limit": max(FEW, int(TURNS * self._evening.part))}
        body = {"name": "Evening cup", "game": GAME, "plan": plan, "options": options}
        self.id = (await self._ask(self._members[0], "POST", "", body)).id
        for member in self._members:
            seen = await self._ask(member, "POST", "/enter", {})
            mine = next(each.id for each in seen.entrants if each.yours)
            self._entrants[mine] = member

    async def start(self) -> list[Seated]:
        """Begin; return the tables of the first round, once all of them have."""
        await self._ask(self._members[0], "POST", "/start")
        found: list[Seated] = []
        while len(found) < self._evening.pairs:
            found += await self.new_tables()
            await asyncio.sleep(OFTEN / 10)
        return found

    async def new_tables(self) -> list[Seated]:
        """Return tables at which a match has begun that nobody has told of yet."""
        seen = await self._ask(self._members[0], "GET")
        if seen.status == "over":
            self.over.set()
        found = []
        for table in seen.rounds[-1].tables if seen.rounds else ():
            if table.table is not None and table.table not in self._known:
                self._known.add(table.table)
                here = tuple(self._entrants[each] for each in table.seats)
                cookies = tuple(member.cookie for member in here)
                found.append(Seated(Place(table.table, GAME, len(here), cookies, 0), here))
        return found

    async def follow(self, sit: Callable[[Seated], None]) -> None:
        """Let people sit down at each new table until it is over."""
        while not self.over.is_set():
            for seated in await self.new_tables():
                sit(seated)
            await asyncio.sleep(OFTEN)

    async def _ask(
        self, member: Member, method: str, what: str = "", body: object = None
    ) -> CupSeen:
        path = f"/api/cups/{self.id}{what}" if self.id else "/api/cups"
        content = encode(body) if body is not None else b"" if method == "POST" else None
        web = self._webs.of(member)
        answer = await self._server.insist(lambda: web.ask(method, path, content, member.cookie))
        if answer.status >= 300:
            said = answer.body[:200].decode(errors="replace")
            raise MbiraError(f"the measured server refused {path}: {answer.status} {said}")
        return _read(answer.body)

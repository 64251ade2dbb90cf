"""What somebody may see of somebody else, and whom they do not want to meet."""

from __future__ import annotations

from collections import OrderedDict
from http import HTTPStatus
from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec.structs import replace

from mbira.bots import bot_names
from mbira.server.refusals import Refusal, forbidden, not_found
from mbira.server.store.club.rows import BOT, Invitation, Report

if TYPE_CHECKING:
    from collections.abc import Collection

    from mbira.server.services import Services
    from mbira.server.store.calls.wishes import Facts
    from mbira.server.store.club.rows import Profile
    from mbira.server.store.rows import Guest

REMEMBERED = 10_000
"""Of this many guests it is kept in memory whom they have blocked."""
MOST_BLOCKS = 500
"""How many people somebody may have blocked."""
MOST_REPORTS = 50
"""How many people somebody may have reported."""
HERE = 150.0
"""Whoever was connected this many seconds ago is there: it is noted once a minute."""
SEAT = "seat:"
"""So begins a name for whoever sits somewhere."""
Sight = Literal["self", "whole", "short"]
"""How much of a page is shown: all, what is about matches too, or name and ratings alone."""


class Blocks(NamedTuple):
    """Whom somebody has blocked, and who has blocked them."""

    own: frozenset[str] = frozenset()
    others: frozenset[str] = frozenset()


class People:
    """The people of a club."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._rows = services.store.people
        self._blocks: OrderedDict[str, Blocks] = OrderedDict()
        self._news = 0
        """How often something was forgotten: what was being read then may be old."""

    # What others see

    async def see(self, asker: str | None, person: str) -> tuple[str, Sight]:
        """Return what somebody is called and how much of their page may be seen; else they are not.

        A bot has no secrets, but its matches are other people's.
        """
        if person.startswith(BOT):
            if person.removeprefix(BOT).partition(":")[0] not in bot_names():
                raise not_found("person")
            return person.removeprefix(BOT), "whole"
        guest = await self._found(asker, person)
        if person == asker:
            return guest.name, "self"
        shown = (await self._rows.profile(person)).shown
        if shown == "everybody":
            return guest.name, "whole"
        if shown == "known" and asker is not None and await self._rows.met(asker, person):
            return guest.name, "whole"
        if shown == "known" and await self._rows.ratings(person):
            return guest.name, "short"
        raise not_found("person")

    async def _found(self, asker: str | None, person: str) -> Guest:
        """Return a guest who has not blocked the asker."""
        known = person.isascii() and person.isalnum()
        guest = await self._services.guests.find(person) if known else None
        if guest is None or (asker is not None and person in (await self.blocks(asker)).others):
            raise not_found("person")
        return guest

    async def reach(self, asker: str, person: str) -> Guest:
        """Return somebody who may be invited, blocked or reported.

        The asker sits with them, has played with them, or may see who they are. Whoever sits with
        somebody whose id they were not told can also say where that is: "seat:TABLE:NUMBER".
        """
        if person.startswith(SEAT):
            person = await self._at(asker, person)
        guest = await self._found(asker, person)
        if person == asker:
            raise forbidden("yourself")
        rows = self._rows
        if not (await rows.together(asker, person) or await rows.met(asker, person)):
            await self.see(asker, person)
        return guest

    async def _at(self, asker: str, place: str) -> str:
        """Return who sits somewhere, at a table at which the asker sits, too."""
        table, _, seat = place.removeprefix(SEAT).partition(":")
        named = table.isascii() and table.isalnum() and seat.isascii() and seat.isdigit()
        stored = await self._services.store.table(table) if named else None
        if stored is None or asker not in stored.document.members or len(seat) > 2:
            raise not_found("person")
        chairs = stored.document.chairs
        found = chairs[int(seat)].guest if int(seat) < len(chairs) else None
        if found is None:
            raise not_found("person")
        return found

    async def profile(self, guest: str) -> Profile:
        """Return what a guest lets others see."""
        return await self._rows.profile(guest)

    async def change_profile(self, guest: str, **changes: object) -> Profile:
        """Change what a guest lets others see."""
        wanted = replace(await self._rows.profile(guest), **changes)
        await self._rows.change_profile(guest, wanted)
        return wanted

    async def note_here(self, guests: Collection[str]) -> None:
        """Note who is connected, of those who let others know."""
        if guests:
            await self._rows.note_here(guests, self._services.now())

    async def present(self, guests: Collection[str]) -> set[str]:
        """Return who of some guests is connected, and lets others know."""
        return await self._rows.present(guests, self._services.now() - HERE)

    # Whom they do not want to meet

    async def blocks(self, guest: str) -> Blocks:
        """Return whom a guest has blocked, and who has blocked them."""
        known = self._blocks.get(guest)
        if known is not None:
            self._blocks.move_to_end(guest)
            return known
        news = self._news
        found = Blocks(*await self._rows.blocks(guest))
        if news == self._news:
            self._blocks[guest] = found
            while len(self._blocks) > REMEMBERED:
                self._blocks.popitem(last=False)
        return found

    def forget_blocks(self) -> None:
        """Look all blocks up again: some are different, here or in another process."""
        self._news += 1
        self._blocks.clear()

    async def block(self, guest: str, person: str) -> None:
        """Let a guest not meet somebody any more."""
        other = await self.reach(guest, person)
        now = self._services.now()
        if not await self._rows.block(guest, other.id, MOST_BLOCKS, now):
            raise _too_many("too-many-blocks", MOST_BLOCKS)
        self.forget_blocks()

    async def unblock(self, guest: str, person: str) -> None:
        """Let a guest meet somebody again."""
        await self._rows.unblock(guest, person)
        self.forget_blocks()

    async def blocked(self, guest: str) -> list[Guest]:
        """Return whom a guest has blocked, of those who are still there."""
        found = [await self._services.guests.find(each) for each in (await self.blocks(guest)).own]
        return sorted((each for each in found if each is not None), key=lambda each: each.name)

    async def check_welcome(self, guest: str, owner: str) -> None:
        """Refuse somebody at the table of one who has blocked them."""
        if owner in (await self.blocks(guest)).others:
            raise forbidden("not-welcome")

    async def report(self, guest: str, person: str, table: str | None, words: str) -> None:
        """Tell whoever runs the server something about somebody."""
        other = await self.reach(guest, person)
        said = ""
        if table is not None:
            rows = await self._services.store.chat(table, limit=50)
            said = "\n".join(row.text for row in rows if row.guest == other.id)[-2000:]
        made = Report(0, guest, other.id, table, said, words, self._services.now())
        if not await self._rows.report(made, MOST_REPORTS):
            raise _too_many("too-many-reports", MOST_REPORTS)

    # Seats that are offered

    async def invite(self, guest: str, person: str, table: str, facts: Facts) -> str | None:
        """Offer somebody a seat at a table; return who that is if it is new.

        It shows up where they look for what waits for them, and they are called as they wish.
        """
        other = await self.reach(guest, person)
        if other.id in (await self.blocks(guest)).own:
            raise forbidden("blocked")
        offered = Invitation(table, guest, self._services.now())
        return other.id if await self._rows.invite(other.id, offered, facts) else None

    async def take_back(self, guest: str, person: str, table: str) -> str:
        """Offer somebody a seat no more; return who that is. A call that waits does not leave."""
        other = await self.reach(guest, person)
        if not await self._rows.take_back(guest, other.id, table):
            raise not_found("invitation")
        return other.id


def _too_many(name: str, most: int) -> Refusal:
    return Refusal(HTTPStatus.TOO_MANY_REQUESTS, name, args={"count": most})

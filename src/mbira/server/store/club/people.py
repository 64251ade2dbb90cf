"""All that is asked of the database about people of the club."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.server.store.club import meeting, reading

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from mbira.core.feats import Feat
    from mbira.server.store.calls.wishes import Facts
    from mbira.server.store.club.reading import Seated, Tally, Wanted
    from mbira.server.store.club.rows import (
        Invitation,
        Opponent,
        PlayedRow,
        Profile,
        RatingRow,
        Report,
    )
    from mbira.server.store.database.access import Reader, Writer
    from mbira.server.telling.note import Note


class PeopleRows:
    """Ratings, matches and opponents of people, and whom they want to meet."""

    def __init__(self, read: Reader, write: Writer, note: Callable[[str, str], Note]) -> None:
        self._read = read
        self._write = write
        self._note = note

    # How they did

    async def ratings(self, player: str) -> list[RatingRow]:
        """Return all ratings of somebody."""
        return await self._read(lambda connection: reading.ratings(connection, player))

    async def curve(
        self, player: str, game: str, seats: int, most: int
    ) -> list[tuple[float, float, float]]:
        """Return how a rating went: when, how good, how unsure."""
        return await self._read(
            lambda connection: reading.curve(connection, player, game, seats, most)
        )

    async def boards(self) -> list[tuple[str, int, int]]:
        """Return of which games and numbers of seats there are ratings, and of how many."""
        return await self._read(reading.boards)

    async def leaders(
        self, game: str, seats: int, fewest: int, *, bots: bool, skip: int, most: int
    ) -> list[RatingRow]:
        """Return a leaderboard."""
        return await self._read(
            lambda connection: reading.leaders(
                connection, game, seats, fewest, bots=bots, skip=skip, most=most
            )
        )

    async def tallies(self, player: str) -> list[Tally]:
        """Return how often somebody had which place."""
        return await self._read(lambda connection: reading.tallies(connection, player))

    async def feats(self, player: str, most: int) -> list[tuple[str, float, list[Feat]]]:
        """Return what somebody did in their latest matches."""
        return await self._read(lambda connection: reading.feats(connection, player, most))

    async def played(self, wanted: Wanted) -> list[PlayedRow]:
        """Return matches of somebody, the latest first."""
        return await self._read(lambda connection: reading.played(connection, wanted))

    async def count_played(self, wanted: Wanted) -> int:
        """Return how many matches there are in all."""
        return await self._read(lambda connection: reading.count_played(connection, wanted))

    async def seated(self, tables: Collection[str]) -> list[Seated]:
        """Return who played at some tables."""
        return await self._read(lambda connection: reading.seated(connection, tables))

    async def visible(self, tables: Collection[str], guest: str | None) -> set[str]:
        """Return which tables are still there for somebody to look at."""
        return await self._read(lambda connection: reading.visible(connection, tables, guest))

    async def opponents(self, player: str, most: int, *, bots: bool) -> list[Opponent]:
        """Return those somebody has played with, the most often first."""
        return await self._read(
            lambda connection: reading.opponents(connection, player, most, bots=bots)
        )

    async def met(self, one: str, other: str) -> bool:
        """Return whether two have played a match with each other."""
        return await self._read(lambda connection: reading.met(connection, one, other))

    async def together(self, one: str, other: str) -> bool:
        """Return whether two are at a table together."""
        return await self._read(lambda connection: reading.together(connection, one, other))

    async def since(self, guest: str) -> float | None:
        """Return when a guest came first."""
        return await self._read(lambda connection: reading.since(connection, guest))

    # What they let others see

    async def profile(self, guest: str) -> Profile:
        """Return what a guest lets others see."""
        return await self._read(lambda connection: meeting.profile(connection, guest))

    async def change_profile(self, guest: str, wanted: Profile) -> None:
        """Keep what a guest lets others see."""
        await self._write(
            lambda connection: meeting.change_profile(connection, guest, wanted), guest, None
        )

    async def note_here(self, guests: Collection[str], now: float) -> None:
        """Note that guests are connected, of those who let others know."""
        await self._write(
            lambda connection: meeting.note_here(connection, guests, now), "profiles", None
        )

    async def present(self, guests: Collection[str], since: float) -> set[str]:
        """Return who of some guests has been connected since, and lets others know."""
        return await self._read(lambda connection: meeting.present(connection, guests, since))

    async def forget(self, guest: str, instead: str) -> None:
        """Take all that is about a guest away."""
        await self._write(
            lambda connection: meeting.forget(connection, guest, instead), guest, None
        )

    # Whom they want to meet

    async def blocks(self, guest: str) -> tuple[frozenset[str], frozenset[str]]:
        """Return whom a guest has blocked, and who has blocked them."""
        return await self._read(lambda connection: meeting.blocks(connection, guest))

    async def block(self, guest: str, other: str, most: int, now: float) -> bool:
        """Let a guest not meet somebody any more; return False if they have blocked too many."""
        return await self._write(
            lambda connection: meeting.block(connection, guest, other, most, now),
            guest,
            self._note("blocks", guest),
        )

    async def unblock(self, guest: str, other: str) -> None:
        """Let a guest meet somebody again."""
        await self._write(
            lambda connection: meeting.unblock(connection, guest, other),
            guest,
            self._note("blocks", guest),
        )

    async def report(self, wanted: Report, most: int) -> bool:
        """Keep a report; return False if somebody has made too many."""
        return await self._write(
            lambda connection: meeting.report(connection, wanted, most), wanted.guest, None
        )

    async def reports(self, most: int) -> list[Report]:
        """Return the latest reports: for whoever runs the server."""
        return await self._read(lambda connection: meeting.reports(connection, most))

    async def invite(self, guest: str, wanted: Invitation, facts: Facts) -> bool:
        """Offer a guest a seat, and call them to it; return whether that is new."""
        return await self._write(
            lambda connection: meeting.invite(connection, guest, wanted, facts),
            guest,
            self._note("invited", guest),
        )

    async def invitations(self, guest: str) -> list[Invitation]:
        """Return the seats that a guest was offered."""
        return await self._read(lambda connection: meeting.invitations(connection, guest))

    async def invited(self, guest: str, table: str) -> str | None:
        """Return who has offered a guest a seat at a table, if somebody has."""
        return await self._read(lambda connection: meeting.invited(connection, guest, table))

    async def take_back(self, by: str, guest: str, table: str) -> bool:
        """Offer a guest a seat no more; return whether it was offered by this one."""
        return await self._write(
            lambda connection: meeting.take_back(connection, by, guest, table),
            guest,
            self._note("invited", guest),
        )

    async def answered(self, guest: str, table: str) -> bool:
        """Take an offer away; return whether there was one."""
        return await self._write(
            lambda connection: meeting.answered(connection, guest, table), guest, None
        )

    async def forget_invitations(self, before: float, most: int) -> int:
        """Forget offers that nobody has answered for long; return how many."""
        return await self._write(
            lambda connection: meeting.forget_invitations(connection, before, most),
            "invitations",
            None,
        )

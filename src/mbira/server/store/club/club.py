"""All that is asked of the database about matches that were counted, and what became of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.server.store.club import counting

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from mbira.server.store.club.rows import Counted, Rater
    from mbira.server.store.database.access import Reader, Writer


class MatchRows:
    """Matches that ended, and the ratings that follow from them."""

    def __init__(self, read: Reader, write: Writer) -> None:
        self._read = read
        self._write = write

    async def uncounted(self, most: int) -> list[str]:
        """Return tables whose match has ended and is not counted, the oldest first."""
        return await self._read(lambda connection: counting.uncounted(connection, most))

    async def count(self, match: Counted, rater: Rater) -> bool:
        """Count a match; return False if another process has done it."""
        return await self._write(
            lambda connection: counting.count(connection, match, rater),
            _about(match.game, len(match.seats)),
            None,
        )

    async def skip(self, table: str) -> None:
        """Note that a match is nobody's statistics."""
        await self._write(lambda connection: counting.skip(connection, table), table, None)

    async def rebuild(self, rater: Rater) -> int:
        """Find all ratings again from the matches that were counted; return how many those are."""
        found = 0
        for game, seats in await self._read(counting.pools):

            def again(connection: Connection, game: str = game, seats: int = seats) -> int:
                return counting.rebuild(connection, game, seats, rater)

            found += await self._write(again, _about(game, seats), None)
        return found


def _about(game: str, seats: int) -> str:
    """Name a pool, for those who write: all who count there take hold of it first."""
    return f"club {game} {seats}"

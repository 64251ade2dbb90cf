"""Tables at which somebody tries a puzzle: their own seat is theirs, bots play the others.

So nobody sees more of the position than the seat that is asked, and whoever likes plays on from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from mbira.server.store.document import Chair
from mbira.server.store.rows import rows_of
from mbira.server.tables.sitting.making import keep_table
from mbira.server.tables.study.forks import practice
from mbira.server.thinking.job import Opened

if TYPE_CHECKING:
    from mbira.bots.puzzles.puzzle import Puzzle
    from mbira.core.chance import Seed
    from mbira.server.store.rows import Guest
    from mbira.server.tables.registry import Tables
    from mbira.server.tables.table import Live

BOT = "adept"
"""Who plays the other seats."""


async def lay(tables: Tables, guest: Guest, game: str, puzzle: Puzzle) -> Live:
    """Make a practice table from the position of a puzzle; what chance does next is new."""
    services = tables.services
    share, seed = services.share(guest.id), services.luck.seed()
    opened = await services.beside(_opened, puzzle, game, seed, share=share)
    document = practice(services, guest, opened, "", None)
    chairs = tuple(
        chair if seat == puzzle.seat else Chair(bot=BOT)
        for seat, chair in enumerate(document.chairs)
    )
    now = services.now()
    rows = rows_of(opened.records, [now] * len(opened.records))
    return await keep_table(tables, replace(document, chairs=chairs), rows)


def _opened(puzzle: Puzzle, game: str, seed: Seed) -> Opened:
    """Return the match of a puzzle, with a chance of its own from now on."""
    match = puzzle.match(game).fork(seed=seed)
    return Opened(match.header, match.records, seed.secret)

"""Playing again: a new table with the same people, and if they like with the same beginning."""

from __future__ import annotations

from itertools import repeat, takewhile
from typing import TYPE_CHECKING

from msgspec.structs import replace

from mbira.server.refusals import conflict, forbidden
from mbira.server.store.document import Chair, Document
from mbira.server.store.rows import rows_of
from mbira.server.tables.seats import keep_table, start

if TYPE_CHECKING:
    from mbira.core.chance import Seed
    from mbira.core.match import Match
    from mbira.server.store.rows import Guest, RecordRow
    from mbira.server.tables.table import Live


async def play_again(live: Live, guest: Guest, *, same_start: bool) -> Live:
    """Return the table at which those of a match that is over play again; made once, for all.

    Everybody has their seat there. With nobody but bots to wait for, the match begins at once.
    """
    async with live.turn() as standing:
        before = standing.document
        if standing.status != "over":
            raise conflict("not-over")
        if guest.id not in before.members:
            raise forbidden("no-seat")
        if before.next is not None:
            return await live.tables.table(before.next)
        services = live.services
        now, seed = services.now(), services.luck.seed()
        match = standing.playing
        document, rows = _anew(before, match, guest, now, seed, same_start=same_start)
        made = await keep_table(live.tables, document, rows)
        await live.change(replace(before, next=made.id))
    if document.members == {guest.id}:
        await start(made, guest)
    return made


def _anew(
    before: Document, match: Match, guest: Guest, now: float, seed: Seed, *, same_start: bool
) -> tuple[Document, list[RecordRow]]:
    """Return a document like one, and the records that its match begins with."""
    chairs = tuple(
        Chair(bot=chair.bot)
        if chair.guest is None
        else Chair(guest=chair.guest, name=chair.name, since=now, shared=chair.shared)
        for chair in before.chairs
    )
    document = replace(
        before, owner=guest.id, chairs=chairs, seed=seed.secret, commitment=seed.commitment,
        created=now, started=0.0, status="open", header=None, origin=None, watchers=(),
        request=None, next=None,
    )  # fmt: skip
    if not same_start:
        return document, []
    dealt = sum(1 for _ in takewhile(lambda record: record.seat == "chance", match.line))
    first = match.fork(match.records.index(match.line[dealt - 1]) + 1 if dealt else 0, seed)
    return replace(document, header=first.header, started=now), rows_of(first.records, repeat(now))

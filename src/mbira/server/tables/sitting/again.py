"""Playing again: a new table with the same people, and if they like with the same beginning."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from msgspec.json import encode
from msgspec.structs import replace

from mbira.server.refusals import Refusal, conflict, forbidden
from mbira.server.store.document import Beginning, Chair
from mbira.server.tables.insisting import insisting
from mbira.server.tables.sitting.making import keep_table, start

if TYPE_CHECKING:
    from mbira.core.chance import Seed
    from mbira.core.match import Match
    from mbira.server.store.document import Document
    from mbira.server.store.rows import Guest
    from mbira.server.tables.table import Live


@insisting
async def play_again(live: Live, guest: Guest, *, same_start: bool) -> Live:
    """Return the table at which those of a match that is over play again; made once, for all.

    Everybody has their seat there, and says when they are ready. With nobody but bots to wait for,
    the match begins at once.
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
        document = _again(before, guest, now, seed)
        if same_start:
            document = replace(document, beginning=_beginning(standing.playing, seed))
        made = await keep_table(live.tables, document)
        try:
            await live.change(replace(before, next=made.id))
        except Refusal as error:
            if error.name == "stale":  # others are at another table already: nobody knows of this
                await live.tables.discard(made.id)
            raise
    if document.members == {guest.id}:
        await start(made, guest)
    return made


def _again(before: Document, guest: Guest, now: float, seed: Seed) -> Document:
    """Return a document like one whose match is over, before there is a match."""
    chairs = tuple(
        Chair(bot=chair.bot)
        if chair.guest is None
        else Chair(
            guest=chair.guest,
            name=chair.name,
            since=now,
            shared=chair.shared,
            program=chair.program,
        )
        for chair in before.chairs
    )
    return replace(
        before, owner=guest.id, chairs=chairs, seed=seed.secret, commitment=seed.commitment,
        created=now, started=0.0, status="open", header=None, origin=None, watchers=(),
        links=(), lookers=(), request=None, next=None,
    )  # fmt: skip


def _beginning(match: Match, seed: Seed) -> Beginning:
    """Return what chance did before anybody decided; from there on it follows another seed."""
    dealt = tuple(takewhile(lambda record: record.seat == "chance", match.line))
    header = replace(match.header, chance=seed.commitment, chance_from=len(dealt))
    return Beginning(header, tuple(encode(record.action).decode() for record in dealt))

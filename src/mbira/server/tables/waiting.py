"""Before a match: who is ready, and bots for the seats that nobody takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from mbira.server.refusals import conflict, forbidden
from mbira.server.tables.seats import check_bot, check_owner

if TYPE_CHECKING:
    from mbira.server.store.document import Chair, Document
    from mbira.server.store.rows import Guest
    from mbira.server.tables.table import Live


async def say_ready(live: Live, guest: Guest, *, ready: bool) -> None:
    """Let somebody say that the match can begin as far as they are concerned, or not yet."""
    async with live.turn() as standing:
        document = standing.document
        if not document.seats_of(guest.id):
            raise forbidden("no-seat")
        if document.status != "open":
            raise conflict("not-open")

        def marked(chair: Chair) -> Chair:
            return replace(chair, ready=ready) if chair.guest == guest.id else chair

        changed = replace(document, chairs=tuple(map(marked, document.chairs)))
        if changed != document:
            await live.change(changed)


def unready(document: Document) -> Document:
    """Return a document in which nobody is ready: what they agreed to is different now."""
    return replace(document, chairs=tuple(replace(each, ready=False) for each in document.chairs))


async def fill_with_bots(live: Live, guest: Guest, bot: str) -> None:
    """Let bots take all seats that are free."""
    async with live.turn() as standing:
        document = standing.document
        check_owner(document, guest)
        if document.status != "open":
            raise conflict("not-open")
        check_bot(live.services, document.settings, document.game, bot)
        chairs = tuple(replace(each, bot=bot) if each.free else each for each in document.chairs)
        if chairs != document.chairs:
            await live.change(replace(document, chairs=chairs))

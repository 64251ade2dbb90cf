"""Before a match: who is ready, and bots for the seats that nobody takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from mbira.server.refusals import conflict, forbidden
from mbira.server.tables.asker import check_owner
from mbira.server.tables.insisting import insisting
from mbira.server.tables.rated import agreed
from mbira.server.tables.sitting.seats import check_bot

if TYPE_CHECKING:
    from mbira.server.store.document import Chair, Document, TableSettings
    from mbira.server.store.rows import Guest
    from mbira.server.tables.table import Live


@insisting
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


@insisting
async def settle(
    live: Live, guest: Guest, *, settings: TableSettings | None, name: str | None
) -> None:
    """Let the owner rename a table, or settle other things before its match begins."""
    async with live.turn() as standing:
        document = standing.document
        check_owner(document, guest)
        if settings is not None:
            if document.status != "open":
                raise conflict("not-open", "/settings")
            document = _unready(replace(document, settings=agreed(settings)))
        if name is not None:
            document = replace(document, name=name)
        await live.change(document)


def _unready(document: Document) -> Document:
    """Return a document in which nobody is ready: what they agreed to is different now."""
    return replace(document, chairs=tuple(replace(each, ready=False) for each in document.chairs))


@insisting
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

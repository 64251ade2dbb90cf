"""Tables end: their owner closes them, everybody leaves, or a match goes on for too long.

And bots that play among themselves rest as long as nobody looks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import structlog
from msgspec.structs import replace

from mbira.bots import usual_bot
from mbira.server.refusals import conflict, forbidden, unavailable
from mbira.server.store.database.connection import StoreError
from mbira.server.store.document import Chair
from mbira.server.tables.asker import check_owner, seat_for
from mbira.server.tables.insisting import insisting

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mbira.server.store.document import Document, Ended
    from mbira.server.store.rows import Guest
    from mbira.server.tables.standing import TableStanding
    from mbira.server.tables.table import Live

log = structlog.get_logger()
RESIGNED: Literal["resigned"] = "resigned"


@insisting
async def close(live: Live, guest: Guest) -> None:
    """Give a table up: before its match begins, or once nobody else plays on.

    A practice table can be closed at any time, and is gone then.
    """
    async with live.turn() as standing:
        document = standing.document
        check_owner(document, guest)
        if document.practice:
            await live.tables.discard(live.id)
            return
        if document.status == "closed":
            return
        if document.status == "playing":
            standing.going  # noqa: B018 refuses if the match is over
            if not _given_up(live, standing):
                minutes = round(live.services.settings.limits.gone / 60)
                raise conflict("still-playing", minutes=minutes)
            document = _left_to_bots(document)
        await end(live, document, "owner")


def _left_to_bots(document: Document) -> Document:
    """Return it as it is closed: whoever gives up a rated match against bots has resigned."""
    if not document.settings.rated or all(chair.guest for chair in document.chairs):
        return document
    chairs = (
        replace(chair, away=RESIGNED) if chair.guest == document.owner else chair
        for chair in document.chairs
    )
    return replace(document, chairs=tuple(chairs))


@insisting
async def leave(live: Live, guest: Guest, seat: int | None) -> None:
    """Get up from one seat, or from all of one's own; in a match, that is to resign."""
    async with live.turn() as standing:
        document = standing.document
        mine = document.seats_of(guest.id)
        if seat is not None:
            mine = (seat_for(standing, guest.id, seat),)
        if not mine:
            raise forbidden("no-seat")
        if document.status == "playing":
            await _resign(live, standing, mine)
            return
        if document.status != "open":
            raise conflict("not-open")
        chairs = (
            Chair() if place in mine else chair for place, chair in enumerate(document.chairs)
        )
        await live.change(replace(document, chairs=tuple(chairs)))
        live.tables.bells.ring((guest.id,))  # it may not be their table any more


@insisting
async def resign(live: Live, guest: Guest, seat: int) -> None:
    """Leave the match to a bot for good."""
    async with live.turn() as standing:
        await _resign(live, standing, (seat_for(standing, guest.id, seat),))


async def _resign(live: Live, standing: TableStanding, seats: Iterable[int]) -> None:
    """Give seats to bots for good; if no person is left then, they play it to its end."""
    standing.going  # noqa: B018 refuses if there is no match to leave
    chairs = list(standing.document.chairs)
    for seat in seats:
        bot = chairs[seat].bot or usual_bot(standing.document.game)
        chairs[seat] = replace(chairs[seat], bot=bot, away=RESIGNED)
    await live.change(replace(standing.document, chairs=tuple(chairs)))


async def end(live: Live, document: Document, why: Ended) -> None:
    """Close a table. Only in one's turn."""
    await live.close(replace(document, status="closed", ended=why))
    log.info("a table was closed", table=live.id, why=why, records=live.standing.version)


# Who is still there


def people(document: Document) -> tuple[int, ...]:
    """Return the seats whose guests play, or may come back to."""
    return tuple(
        seat
        for seat, chair in enumerate(document.chairs)
        if chair.guest is not None and chair.away != RESIGNED
    )


def _given_up(live: Live, standing: TableStanding) -> bool:
    """Return whether a match will not go on: whom it waits for is gone, or all others are."""
    document, actor = standing.document, standing.going.actor
    others = [seat for seat in people(document) if document.chairs[seat].guest != document.owner]
    gone = [seat for seat in others if _gone(live, standing, seat)]
    if gone == others:
        return True
    # with a clock a bot plays on for them in the end
    return actor in gone and document.chairs[actor].bot is None and document.settings.clock is None


def _gone(live: Live, standing: TableStanding, seat: int) -> bool:
    """Return whether a guest is not connected, and did and asked nothing here for long."""
    chair, services = standing.document.chairs[seat], live.services
    if services.bans.holds(chair.guest):
        return True
    most = services.settings.limits.gone
    if not most or chair.guest in live.audience.present():
        return False
    last = max(
        standing.times.acted[seat],
        chair.since,
        services.started,
        live.seen.get(chair.guest or "", 0.0),
    )
    return services.now() - last >= most


# Matches without end


async def end_if_long(live: Live, standing: TableStanding) -> bool:
    """Close a table whose match has more records than any needs; return whether that was done."""
    longest = live.services.settings.limits.longest
    if not longest or standing.version < longest:
        return False
    await end(live, standing.document, "long")
    return True


async def rest_if_alone(live: Live, standing: TableStanding) -> bool:
    """Let bots that play among themselves rest while nobody looks; return whether they do.

    A match that people have left does not wait for anybody to look at it: it ends. Those of a
    tournament go on, as others wait for what comes of them.
    """
    if standing.document.cup is not None:
        return False
    services = live.services
    most = services.settings.limits.gone
    watched = live.audience.sockets or live.audience.present()
    if not most or watched or people(standing.document):
        return False
    if services.now() - live.looked < most:
        return False
    if any(chair.guest is not None for chair in standing.document.chairs):
        await end(live, standing.document, "resigned")
        return True
    live.resting = True
    try:
        await services.store.put_off(live.id)
    except StoreError as error:
        raise unavailable(error.trouble) from None
    log.info("bots rest, as nobody looks", table=live.id, records=standing.version)
    return True

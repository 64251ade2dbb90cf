"""The tables of a tournament: made, begun, and seen to when the time of a round is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog
from msgspec.structs import replace

from mbira.bots import usual_bot
from mbira.server.refusals import Refusal
from mbira.server.store.database.connection import ConflictError
from mbira.server.store.document import Chair, Clock, Document, TableSettings
from mbira.server.store.rows import Guest
from mbira.server.tables.insisting import insisting
from mbira.server.tables.sitting import making

if TYPE_CHECKING:
    from mbira.arena.cups.cup import Pairing
    from mbira.server.store.cups.document import CupDocument, Entrant
    from mbira.server.tables.registry import Tables
    from mbira.server.tables.table import Live

log = structlog.get_logger()
LATE = Clock("move", 600)
"""Once the time of a round is over, people who still play there have so long for each turn."""


async def seat_people(
    tables: Tables, cup: str, document: CupDocument, number: int, place: int
) -> None:
    """Make a table of a round and begin its match; whoever did it before is not in the way."""
    assert document.cup is not None  # noqa: S101
    pairing = document.cup.rounds[number].tables[place]
    table = document.tables[number][place]
    name = f"{document.name} {number + 1}.{place + 1}"[:80].strip()
    made = await _document(tables, cup, document, pairing, name)
    try:
        live = await making.keep_table(tables, made, table=table)
    except ConflictError:
        live = await tables.table(table)
    await begin(live, cup)


async def begin(live: Live, cup: str) -> None:
    """Begin the match of a table, unless somebody has."""
    try:
        await making.start(live, Guest(cup, "", 0))
    except Refusal as error:
        if error.name != "not-open":
            raise


async def _document(
    tables: Tables, cup: str, document: CupDocument, pairing: Pairing, name: str
) -> Document:
    services, settings = tables.services, document.settings
    entrants = {each.id: each for each in document.entrants}
    now, seed = services.now(), services.luck.seed()
    chairs = [await _chair(tables, entrants[each], now) for each in pairing.seats]
    open_to_all = settings.enter == "anyone"
    return Document(
        name=name,
        game=document.game,
        options=document.options,
        settings=TableSettings(
            join="link",
            watch="anyone" if open_to_all else "link",
            programs=settings.programs,
            bots=False,
            advice=False,
            clock=settings.clock,
        ),
        owner=cup,
        chairs=tuple(chairs),
        seed=seed.secret,
        commitment=seed.commitment,
        created=now,
        watchers=() if open_to_all else tuple(sorted(document.people)),
        cup=cup,
    )


async def _chair(tables: Tables, entrant: Entrant, now: float) -> Chair:
    if entrant.guest is None:
        return Chair(bot=entrant.bot)
    guest = await tables.services.guests.find(entrant.guest)
    name = guest.name if guest is not None else entrant.name
    return Chair(guest=entrant.guest, name=name, since=now)


@insisting
async def hurry(live: Live) -> None:
    """Give the seat that a late match waits for to a bot, and everybody else little time."""
    async with live.turn() as standing:
        document = standing.document
        clock = document.settings.clock
        if standing.status != "playing" or clock == LATE:
            return
        seat = standing.going.actor
        chair = document.chairs[seat]
        if chair.guest is not None and chair.bot is None:
            bot = usual_bot(document.game)
            document = standing.with_chair(seat, bot=bot, away="clock")
        strict = clock is not None and clock.per == "move" and clock.seconds < LATE.seconds
        if not strict:
            document = replace(document, settings=replace(document.settings, clock=LATE))
        if document != standing.document:
            await live.change(document)
            log.info("a table is late", table=live.id, seat=seat)

"""Matches that come from others: practice tables, save files in and out."""

from __future__ import annotations

from http import HTTPStatus
from itertools import repeat
from typing import TYPE_CHECKING

from mbira.core.log.save import document_text
from mbira.server.refusals import Refusal, forbidden
from mbira.server.store.document import Chair, Document, Origin, TableSettings
from mbira.server.store.rows import rows_of
from mbira.server.tables.asker import hides
from mbira.server.tables.sitting.making import keep_table
from mbira.server.tables.standing import TableStanding
from mbira.server.thinking.job import Open, Opened

if TYPE_CHECKING:
    from mbira.core.game import State
    from mbira.server.services import Services
    from mbira.server.store.rows import Guest
    from mbira.server.tables.registry import Tables
    from mbira.server.tables.table import Live
    from mbira.server.thinking.line import Share


def _check_known(standing: TableStanding, guest: str | None, version: int, state: State) -> None:
    """Refuse to hand out a match that holds what the asker may not know."""
    if hides(standing, guest, version, state):
        raise forbidden("hidden")


async def fork(live: Live, guest: Guest, version: int | None) -> Live:
    """Make a practice table from a position: with a new chance, and all seats its maker's."""
    services = live.services
    seed, share = services.luck.seed(), services.share(guest.id)
    async with live.shown_to(guest.id) as standing:
        still = standing.playing.still()
        version = still.version if version is None else version
        standing.check_version(version, "/version")
        check_length(services.settings.limits.records, version)
    copied = await services.beside(still.copy, version, seed, share=share)
    async with live.shown_to(guest.id) as standing:
        _check_known(standing, guest.id, version, copied.state)
        known = standing.story.entries[:version]
        entries = [entry.forgetting_orders() for entry in known]
        name = standing.document.name
    opened = Opened(copied.header, copied.records, seed.secret)
    document = practice(services, guest, opened, name, Origin(live.id, version))
    made = TableStanding.copied(document, copied, entries)
    rows = rows_of(copied.records, [entry.at for entry in entries])
    rows += made.carry_out(None, None, services.now())
    return await keep_table(live.tables, document, rows, made)


def check_length(most: int, version: int) -> None:
    """Refuse to copy a log that is longer than anybody needs."""
    if most and version > most:
        raise Refusal(HTTPStatus.FORBIDDEN, "too-long", args={"count": most})


async def bring(tables: Tables, guest: Guest, content: bytes, name: str) -> Live:
    """Make a practice table from a save file; an unfinished match goes on with a new chance."""
    services = tables.services
    limits = services.settings.limits
    job = Open(content, name, limits.records, limits.board, services.luck.seed().secret)
    opened = await services.look(job, services.share(guest.id))
    document = practice(services, guest, opened, "", None)
    rows = rows_of(opened.records, repeat(services.now()))
    return await keep_table(tables, document, rows)


def practice(
    services: Services, guest: Guest, match: Opened, name: str, origin: Origin | None
) -> Document:
    """Return the document of a practice table: all of its seats are its maker's."""
    now = services.now()
    header = match.header
    return Document(
        name=name,
        game=header.game,
        options=header.options,
        settings=TableSettings(join="link", watch="nobody"),
        owner=guest.id,
        chairs=tuple(Chair(guest.id, guest.name, since=now) for _ in range(header.seats)),
        seed=match.seed,
        commitment=header.chance,
        created=now,
        status="playing",
        header=header,
        practice=True,
        origin=origin,
    )


async def save(live: Live, guest: str | None, share: Share) -> str:
    """Return the save file of a match; refuses as long as it holds what the asker may not know."""
    async with live.shown_to(guest) as standing:
        match = standing.playing
        _check_known(standing, guest, match.version, match.state)
        seed = standing.document.seed if standing.status == "over" else None
        header, records = match.header, match.records[:]
    return await live.services.beside(document_text, header, records, seed or None, share=share)

"""Matches that come from others: practice tables, save files in and out."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING

from mbira.core.opening import restore
from mbira.core.save import document_text, parse_document
from mbira.server.boards import check_boards
from mbira.server.documents import Chair, Document, Origin, TableSettings
from mbira.server.refusals import Refusal, forbidden, not_found
from mbira.server.seating import keep_table
from mbira.server.store.rows import rows_of

if TYPE_CHECKING:
    from mbira.core.match import Match
    from mbira.server.live import Live
    from mbira.server.services import Services
    from mbira.server.settings import Limits
    from mbira.server.standing import Standing
    from mbira.server.store.rows import Guest


def _check_known(standing: Standing, guest: str | None, version: int) -> None:
    """Refuse to hand out a match that holds what the asker may not know."""
    if standing.hides(guest, version, standing.state_at(version)):
        raise forbidden("hidden")


async def fork(live: Live, guest: Guest, version: int | None) -> Live:
    """Make a practice table from a position: with a new chance, and all seats its maker's."""
    async with live.turn() as standing:
        match = standing.playing
        version = match.version if version is None else version
        if not 0 <= version <= match.version:
            raise not_found("version", "/version", version=version, now=match.version)
        _check_known(standing, guest.id, version)
        forked = await live.services.beside(match.fork, version)
        document = standing.document
    origin = Origin(live.id, version)
    return await _practice(live.services, guest, forked, document.name, origin)


async def bring(services: Services, guest: Guest, content: bytes, name: str) -> Live:
    """Make a practice table from a save file; an unfinished match goes on with a new chance."""
    match = await services.slowly(_restored, content, name, services.settings.limits)
    return await _practice(services, guest, match, "", None)


def _restored(content: bytes, name: str, limits: Limits) -> Match:
    """Return the match of a save file, every record checked; this takes as long as it is."""
    document = parse_document(content, name)
    check_boards(document.header.options, limits.board)
    if limits.records and len(document.records) > limits.records:
        args: dict[str, str | int] = {"count": limits.records}
        raise Refusal(HTTPStatus.UNPROCESSABLE_ENTITY, "too-long", args=args)
    match = restore(document, name)
    return match if match.over else match.fork()


async def _practice(
    services: Services, guest: Guest, match: Match, name: str, origin: Origin | None
) -> Live:
    now = services.now()
    seed = match.seed.secret if match.seed is not None else ""
    document = Document(
        name=name,
        game=match.header.game,
        options=match.header.options,
        settings=TableSettings(join="link", watch="nobody"),
        owner=guest.id,
        chairs=tuple(Chair(guest.id, guest.name, since=now) for _ in range(match.seats)),
        seed=seed,
        commitment=match.header.chance,
        created=now,
        status="playing",
        header=match.header,
        practice=True,
        origin=origin,
    )
    return await keep_table(services, document, rows_of(match.records, now))


async def save(live: Live, guest: str | None) -> str:
    """Return the save file of a match; refuses as long as it holds what the asker may not know."""
    async with live.turn() as standing:
        match = standing.playing
        _check_known(standing, guest, match.version)
        seed = standing.document.seed if standing.status == "over" else None
        return document_text(match.header, match.records, seed or None)

"""Tournaments: made, entered, left, begun; how they stand, and all of them as a file."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Literal

from msgspec import Meta, Struct, field
from starlette.responses import Response

from mbira.arena.cups.cup import CupPlan
from mbira.arena.cups.export import STANDINGS, TABLES, as_csv
from mbira.core.input.options import OptionValue
from mbira.server.api.call import Call
from mbira.server.api.endpoint import Api, encode
from mbira.server.api.links import TokenInfo, TokenText, make_link
from mbira.server.api.people.guests import clean_name
from mbira.server.api.shapes import BAD, CONFLICT, FAST, FORBIDDEN, NOT_FOUND, UNKNOWN
from mbira.server.api.tables import BotName
from mbira.server.cups import making
from mbira.server.cups.changing import check_maker, find_cup
from mbira.server.cups.info import (
    CupInfo,
    CupListed,
    Exported,
    cup_info,
    exported,
    listed_cup,
    names_of,
)
from mbira.server.refusals import Refusal, not_found
from mbira.server.store.cups.document import CupSettings
from mbira.server.store.cups.rows import StoredCup
from mbira.server.store.rows import Token, TokenKind

api = Api("tournaments")
CupId = Annotated[str, Meta(max_length=16)]
EntrantId = Annotated[str, Meta(min_length=1, max_length=6)]
MANY = 50
KINDS: tuple[TokenKind, ...] = ("cup", "cup-once")


class NewCup(Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament to be made."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    game: Annotated[str, Meta(max_length=40)]
    plan: CupPlan
    """How it is played; its `seed` is drawn by the server."""
    options: dict[str, OptionValue] = field(default_factory=dict)
    settings: CupSettings = CupSettings()


class CupListing(Struct, frozen=True):
    """Which tournaments."""

    mine: bool = False
    before: float | None = None
    """Only what changed earlier, in seconds since 1970: for the next page."""


class CupQuery(Struct, frozen=True):
    """By which link somebody comes, if they need one."""

    token: TokenText | None = None


class Entering(Struct, frozen=True, forbid_unknown_fields=True):
    """By which link somebody enters, if they need one."""

    token: TokenText | None = None


class BotsEntering(Struct, frozen=True, forbid_unknown_fields=True):
    """Bots that enter."""

    bot: BotName = "adept"
    count: Annotated[int, Meta(ge=1, le=100)] = 1


class MoreTime(Struct, frozen=True, forbid_unknown_fields=True):
    """How much longer a round has."""

    seconds: Annotated[int, Meta(ge=60, le=30 * 24 * 3600)]


class ExportQuery(Struct, frozen=True):
    """What of a tournament, and as what."""

    form: Literal["json", "csv"] = "json"
    what: Literal["standings", "tables"] = "standings"
    """Of CSV: how everybody stands, or who sat where."""


async def _seen(call: Call, cup: str, token: str | None = None) -> StoredCup:
    """Return a tournament that the asker may see; others do not learn whether it exists."""
    found = await find_cup(call.tables, cup)
    if found.document.may_see(call.name):
        return found
    if token is not None and await _invite(call, cup, token) is not None:
        return found
    raise not_found("cup")


async def _invite(call: Call, cup: str, token: str) -> Token | None:
    try:
        found = await call.services.guests.read_token(token, *KINDS)
    except Refusal:
        return None
    return found if found.table == cup else None


async def _told(call: Call, cup: StoredCup) -> CupInfo:
    return await cup_info(call.services, cup, call.name)


@api.get("/api/cups")
async def cups(call: Call, query: CupListing) -> list[CupListed]:
    """List tournaments, those that changed last first: all that anyone may enter, or one's own."""
    guest = call.guest.id if query.mine else None
    found = await call.services.store.cups.listed(guest, query.before, MANY)
    return [listed_cup(each, call.name) for each in found]


@api.post("/api/cups", UNKNOWN, NOT_FOUND, BAD, FAST, status=HTTPStatus.CREATED)
async def make(call: Call, body: NewCup) -> CupInfo:
    """Make a tournament."""
    made = await making.make_cup(
        call.tables,
        call.guest,
        name=clean_name(body.name),
        game=body.game,
        options=body.options,
        plan=body.plan,
        settings=body.settings,
    )
    return await _told(call, made)


@api.get("/api/cups/{cup}", NOT_FOUND)
async def cup(call: Call, cup: CupId, query: CupQuery) -> CupInfo:
    """Describe a tournament: entrants, rounds, standings."""
    return await _told(call, await _seen(call, cup, query.token))


@api.post("/api/cups/{cup}/enter", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT)
async def enter(call: Call, cup: CupId, body: Entering) -> CupInfo:
    """Enter a tournament: anyone, or with a link."""
    guest, found = call.guest, await _seen(call, cup, body.token)
    invite = None if body.token is None else await _invite(call, cup, body.token)
    new = found.document.entrant(guest.id) is None and found.document.status == "open"
    if invite is not None and invite.kind == "cup-once" and new:
        invite = await call.services.guests.take_token(str(body.token), "cup-once")
    return await _told(call, await making.enter(call.tables, cup, guest, invite))


@api.post("/api/cups/{cup}/leave", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT)
async def leave(call: Call, cup: CupId) -> CupInfo:
    """Withdraw: nobody is paired with you any more, and a bot plays on at your table."""
    await _seen(call, cup)
    return await _told(call, await making.leave(call.tables, cup, call.guest))


@api.add("DELETE", "/api/cups/{cup}/entrants/{entrant}", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT)
async def turn_away(call: Call, cup: CupId, entrant: EntrantId) -> CupInfo:
    """Turn an entrant away, as whoever made the tournament."""
    await _seen(call, cup)
    return await _told(call, await making.leave(call.tables, cup, call.guest, entrant))


@api.post("/api/cups/{cup}/bots", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT, BAD)
async def add_bots(call: Call, cup: CupId, body: BotsEntering) -> CupInfo:
    """Let bots enter, as whoever made the tournament."""
    await _seen(call, cup)
    made = await making.add_bots(call.tables, cup, call.guest, body.bot, body.count)
    return await _told(call, made)


@api.post("/api/cups/{cup}/invites", UNKNOWN, FORBIDDEN, NOT_FOUND, FAST, status=HTTPStatus.CREATED)
async def invite(call: Call, cup: CupId) -> TokenInfo:
    """Make a link to enter by; where people are invited one by one, it is good for one of them."""
    found = await _seen(call, cup)
    check_maker(found.document, call.guest)
    kind: TokenKind = "cup-once" if found.document.settings.enter == "invited" else "cup"
    token = await call.services.guests.make_token(kind, call.guest, cup)
    return await make_link(call, token, f"cup={cup}&by={token}")


@api.post("/api/cups/{cup}/start", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT)
async def start(call: Call, cup: CupId) -> CupInfo:
    """Begin: the first round is made, and its matches begin."""
    await _seen(call, cup)
    return await _told(call, await making.start(call.tables, cup, call.guest))


@api.post("/api/cups/{cup}/extend", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT)
async def extend(call: Call, cup: CupId, body: MoreTime) -> CupInfo:
    """Give the round that is being played more time."""
    await _seen(call, cup)
    return await _told(call, await making.extend(call.tables, cup, call.guest, body.seconds))


@api.post("/api/cups/{cup}/close", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT)
async def close(call: Call, cup: CupId) -> CupInfo:
    """Give a tournament up; tables that are being played go on by themselves."""
    await _seen(call, cup)
    return await _told(call, await making.close(call.tables, cup, call.guest))


@api.get("/api/cups/{cup}/export", NOT_FOUND)
async def export(call: Call, cup: CupId, query: ExportQuery) -> Exported:
    """All of a tournament as a file: JSON, or the standings or the tables as CSV."""
    found = await _seen(call, cup)
    names = await names_of(call.services, found.document)
    whole = await call.services.beside(exported, found.document, names, share=call.share)
    if query.form == "json":
        return _file(encode(whole), "application/json", f"{cup}.json")
    if query.what == "tables":
        text = as_csv(TABLES, whole.tables)
    else:
        text = as_csv(STANDINGS, whole.standings)
    return _file(text.encode(), "text/csv; charset=utf-8", f"{cup}-{query.what}.csv")


def _file(content: bytes, kind: str, name: str) -> Exported:
    headers = {"content-disposition": f'attachment; filename="mbira-{name}"'}
    return Response(content, media_type=kind, headers=headers)  # type: ignore[return-value]

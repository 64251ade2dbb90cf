"""Before a match: links to send, what a link is for, sitting down, being ready."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mbira.server.api.call import Call
from mbira.server.api.endpoint import Api
from mbira.server.api.links import TokenInfo, TokenText, make_link
from mbira.server.api.shapes import (
    BAD,
    CONFLICT,
    FAST,
    FORBIDDEN,
    NOT_FOUND,
    UNKNOWN,
    Seat,
    TableId,
)
from mbira.server.api.tables import BotChoice
from mbira.server.refusals import Refusal, conflict
from mbira.server.store.document import Hands
from mbira.server.store.rows import Token
from mbira.server.tables.asker import check_owner, check_seat
from mbira.server.tables.sent.info import TableInfo
from mbira.server.tables.sitting import seats, waiting, watching
from mbira.server.tables.table import Live

api = Api("tables")
To = Literal["play", "watch"]
LinkNumber = Annotated[int, Meta(ge=1, le=2**31 - 1)]


class Inviting(Struct, frozen=True, forbid_unknown_fields=True):
    """What a link is for."""

    to: To = "play"
    seat: Seat | None = None
    """Any free one, if none is given."""
    token: TokenText | None = None
    """Of a link that was made before for the same: it is told again, if it is still good."""
    turns: Annotated[int, Meta(ge=0, le=20)] = 0
    """How many turns late those see the match who come by it to look on, at the least."""
    hands: bool = False
    """Whether they look into all hands, where all seats agree."""


class Invited(Struct, frozen=True, forbid_unknown_fields=True):
    """A link that somebody was sent; without one, what anybody may do."""

    invite: TokenText | None = None


class InvitationInfo(Struct, frozen=True):
    """What somebody can do at a table who comes there."""

    to: To
    seat: int | None
    """The seat that the link is for, if it is for one."""
    by: str
    """The name of whoever made the table."""
    watch: bool
    """Whether one may look on instead."""
    table: TableInfo
    turns: int = 0
    """How many turns late one looks on by the link."""
    hands: bool = False
    """Whether one looks into all hands by it, where all seats agree."""


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody comes to a table."""

    seat: Seat | None = None
    """The first free one, if none is given."""
    invite: TokenText | None = None
    watch: bool = False
    """Whether they only look on, though they might sit down."""


class Showing(Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat's hand is shown to who looks on; null if it is not."""

    hands: Hands | None


class Readiness(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the match can begin, as far as somebody is concerned."""

    ready: bool = True


@api.post("/api/tables/{table}/invites", UNKNOWN, FORBIDDEN, NOT_FOUND, FAST)
async def invite(call: Call, table: TableId, body: Inviting) -> TokenInfo:
    """Make a link that lets others sit down, or look on; only the table's maker can."""
    live = await call.table(table)
    async with live.turn() as standing:
        check_owner(standing.document, call.guest)
        if body.to == "play" and body.seat is not None:
            check_seat(standing, body.seat)
    place = body.seat
    if body.to == "watch":
        place = await watching.link_for(live, call.guest, body.turns, hands=body.hands)
    token = await _made_before(call, table, body, place)
    if token is None:
        token = await call.services.guests.make_token(_kind(body), call.guest, table, place)
    return await make_link(call, token, f"table={table}&invite={token}")


async def _made_before(call: Call, table: str, body: Inviting, place: int | None) -> str | None:
    """Return the token of a link that is there already, if it is for the same and still good."""
    if body.token is None:
        return None
    try:
        found = await call.services.guests.read_token(body.token, _kind(body))
    except Refusal:
        return None
    same = (found.guest, found.table, found.seat) == (call.guest.id, table, place)
    return body.token if same else None


def _kind(body: Inviting) -> Literal["seat", "watch"]:
    return "seat" if body.to == "play" else "watch"


@api.add("DELETE", "/api/tables/{table}/links/{number}", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT)
async def take_link_back(call: Call, table: TableId, number: LinkNumber) -> TableInfo:
    """Take back a link for looking on, and from all who came by it; only the table's maker can."""
    live = await call.table(table)
    await watching.take_link_back(live, call.guest, number)
    return await live.describe(call.name)


@api.add("PUT", "/api/tables/{table}/seats/{seat}/hands", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT)
async def show_hands(call: Call, table: TableId, seat: Seat, body: Showing) -> TableInfo:
    """Agree that what one's seat holds is shown to who looks on by a link for that, or no more.

    It is shown once all people at the table agree, and no longer than they do: a round late, or
    at once if nobody wants it late.
    """
    live = await call.table(table)
    await watching.agree(live, call.guest, seat, body.hands)
    return await live.describe(call.name)


@api.post("/api/tables/{table}/invitation", FORBIDDEN, NOT_FOUND, CONFLICT)
async def invitation(call: Call, table: TableId, body: Invited) -> InvitationInfo:
    """Tell what a link is for, before anybody does anything with it; nothing is changed."""
    live, link = await _come(call, table, body.invite)
    async with live.turn() as standing:
        document = standing.document
        watch = watching.may_look_on(document, call.name, by_link=link is not None)
        if document.status != "open" and not watch and call.name not in document.members:
            raise conflict("not-open")
        kind = watching.link_of(document, link)
        info = live.info(call.name)
    owner = await call.services.guests.find(document.owner)
    by = owner.name if owner is not None else ""
    to: To = "watch" if link is not None and link.kind == "watch" else "play"
    seat = link.seat if link is not None and link.kind == "seat" else None
    turns = max(document.settings.delay, kind.turns if kind is not None else 0)
    hands = kind is not None and kind.hands
    return InvitationInfo(to, seat, by, watch, info, turns, hands)


@api.post("/api/tables/{table}/join", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT)
async def join(call: Call, table: TableId, body: Joining) -> TableInfo:
    """Sit down, or come to look on by a link."""
    guest = call.guest
    live, link = await _come(call, table, body.invite)
    await seats.join(live, guest, body.seat, link, watch=body.watch, program=call.program)
    await call.services.store.people.answered(guest.id, live.id)
    return await live.describe(call.name)


async def _come(call: Call, table: str, invite: str | None) -> tuple[Live, Token | None]:
    """Return a table, and the link that leads there, if it takes one to see it.

    Whoever was offered a seat there has as good as a link.
    """
    if invite is None:
        people, asker = call.services.store.people, call.name
        by = await people.invited(asker, table) if asker is not None else None
        if by is None:
            return await call.table(table), None
        return await call.tables.table(table, call.share), Token("seat", by, table)
    link = await call.services.guests.read_token(invite, "seat", "watch")
    if link.table != table:
        raise Refusal(FORBIDDEN, "token", pointer="/invite")
    return await call.tables.table(table, call.share), link


@api.add("PUT", "/api/tables/{table}/ready", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT)
async def ready(call: Call, table: TableId, body: Readiness) -> TableInfo:
    """Say that the match can begin as far as one is concerned, or not yet."""
    live = await call.table(table)
    await waiting.say_ready(live, call.guest, ready=body.ready)
    return await live.describe(call.name)


@api.post("/api/tables/{table}/fill", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT, BAD)
async def fill(call: Call, table: TableId, body: BotChoice) -> TableInfo:
    """Let bots take all seats that are free; only the table's maker can."""
    live = await call.table(table)
    await waiting.fill_with_bots(live, call.guest, body.bot)
    return await live.describe(call.name)

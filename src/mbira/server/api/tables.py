"""Tables: made, listed, left, begun; who sits there, and what is said."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from mbira.core.input.options import OptionValue
from mbira.core.registry import specs
from mbira.server.api.call import Call
from mbira.server.api.endpoint import Api
from mbira.server.api.people.guests import clean_name
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
from mbira.server.people.guests import clean
from mbira.server.refusals import Refusal
from mbira.server.store.calls.wishes import Facts
from mbira.server.store.document import Colour, Status, TableSettings
from mbira.server.store.rows import ChatRow
from mbira.server.tables import ending
from mbira.server.tables.sent.audience import heard_by
from mbira.server.tables.sent.info import TableInfo, listed_info
from mbira.server.tables.sent.sockets import ChatInfo
from mbira.server.tables.sitting import making, seats, waiting
from mbira.server.tables.sitting.again import play_again
from mbira.server.tables.sitting.watching import check_speaking

api = Api("tables")
TableName = Annotated[str, Meta(max_length=80)]
SeatName = Annotated[str, Meta(max_length=40)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
MANY = 50


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=20)]
    chairs: Annotated[list[BotName | None], Meta(max_length=20)] = field(default_factory=list)
    """Who sits there, by seat: "you", a bot's name, or null for nobody yet."""
    options: dict[str, OptionValue] = field(default_factory=dict)
    settings: TableSettings = TableSettings()
    name: TableName = ""
    names: Annotated[list[SeatName], Meta(max_length=20)] = field(default_factory=list)
    """What those are called who share the maker's screen, by seat; "" for the maker's own name."""
    colours: Annotated[list[Colour], Meta(max_length=20)] = field(default_factory=list)
    """What the seats are painted with, all different; empty for what is usual."""
    start: bool = False
    """Whether the match begins at once."""


class TableChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be different."""

    name: TableName | None = None
    settings: TableSettings | None = None


class Leaving(Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat somebody gets up from; from all of theirs, if none is given."""

    seat: Seat | None = None


class BotChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a seat."""

    bot: BotName = "adept"


class PlayingAgain(Struct, frozen=True, forbid_unknown_fields=True):
    """How to play again."""

    same_start: bool = False
    """Whether chance deals the same at the start: the same map."""


class Saying(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Listing(Struct, frozen=True):
    """Which tables."""

    mine: bool = False
    game: Annotated[str, Meta(max_length=40)] | None = None
    status: Status | None = None
    before: float | None = None
    """Only what changed earlier, in seconds since 1970: for the next page."""


class ChatQuery(Struct, frozen=True):
    """Which part of what was said."""

    after: Annotated[int, Meta(ge=0, le=2**62)] = 0


@api.get("/api/tables")
async def tables(call: Call, query: Listing) -> list[TableInfo]:
    """List tables, those that changed last first: all that are public, or one's own."""
    if query.game is not None and query.game not in specs():
        return []
    found = await call.services.store.tables(
        guest=call.guest.id if query.mine else None,
        game=query.game,
        status=query.status,
        before=query.before,
        limit=MANY,
    )
    grant = call.grant
    seen = [each for each in found if grant is None or grant.sees(each.id)]
    return [listed_info(each, call.name) for each in seen]


@api.post(
    "/api/tables", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT, BAD, FAST, status=HTTPStatus.CREATED
)
async def make(call: Call, body: NewTable) -> TableInfo:
    """Make a table, and begin its match at once if all seats are taken and that is wanted."""
    live = await making.make_table(
        call.tables,
        call.guest,
        game=body.game,
        seats=body.seats,
        options=body.options,
        settings=_cleaned(body.settings),
        name=clean(body.name),
        chairs=body.chairs,
        names=[clean(name) for name in body.names],
        colours=body.colours,
        start=body.start,
        program=call.program,
    )
    if body.start:
        await making.start(live, call.guest)
    return await live.describe(call.name)


def _cleaned(settings: TableSettings) -> TableSettings:
    """Return what was agreed on, with house rules that can be read."""
    return replace(settings, house=clean(settings.house))


@api.get("/api/tables/{table}", NOT_FOUND)
async def table(call: Call, table: TableId) -> TableInfo:
    """Describe a table."""
    live = await call.table(table)
    return await live.describe(call.name)


@api.add("PATCH", "/api/tables/{table}", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT, BAD)
async def change(call: Call, table: TableId, body: TableChange) -> TableInfo:
    """Rename a table, or settle other things before its match begins."""
    live = await call.table(table)
    name = None if body.name is None else clean_name(body.name)
    settings = None if body.settings is None else _cleaned(body.settings)
    await waiting.settle(live, call.guest, settings=settings, name=name)
    return await live.describe(call.name)


@api.post("/api/tables/{table}/leave", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT)
async def leave(call: Call, table: TableId, body: Leaving) -> None:
    """Get up before the match begins; from a match that has begun, that is to resign."""
    await ending.leave(await call.table(table), call.guest, body.seat)


@api.post("/api/tables/{table}/start", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT)
async def start(call: Call, table: TableId) -> TableInfo:
    """Begin the match; all seats must be taken."""
    live = await call.table(table)
    await making.start(live, call.guest)
    return await live.describe(call.name)


@api.post(
    "/api/tables/{table}/again", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT, FAST,
    status=HTTPStatus.CREATED,
)  # fmt: skip
async def again(call: Call, table: TableId, body: PlayingAgain) -> TableInfo:
    """Play again with the same people; made once, however many of them ask."""
    live = await call.table(table)
    made = await play_again(live, call.guest, same_start=body.same_start)
    return await made.describe(call.name)


@api.post("/api/tables/{table}/close", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT)
async def close(call: Call, table: TableId) -> None:
    """Give the table up: before its match begins, or once nobody else plays on.

    Others play on unless they have resigned, or were neither connected nor did or asked anything at
    the table for a while (`gone`). Whoever plays against bots can close the table at any time; a
    practice table is then gone.
    """
    await ending.close(await call.table(table), call.guest)


@api.add(
    "PUT", "/api/tables/{table}/seats/{seat}/bot", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT, BAD
)
async def give_to_bot(call: Call, table: TableId, seat: Seat, body: BotChoice) -> TableInfo:
    """Let a bot decide for a seat of one's own, or sit on an empty one of one's own table.

    Whoever made the table may let one decide for somebody who has not decided for as long as was
    agreed (`patience`); whoever comes back takes the seat back.
    """
    live = await call.table(table)
    await seats.give_to_bot(live, call.guest, seat, body.bot)
    return await live.describe(call.name)


@api.add("DELETE", "/api/tables/{table}/seats/{seat}/bot", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT)
async def take_back(call: Call, table: TableId, seat: Seat) -> TableInfo:
    """Take a seat back from a bot."""
    live = await call.table(table)
    await seats.take_back(live, call.guest, seat)
    return await live.describe(call.name)


@api.post("/api/tables/{table}/seats/{seat}/resign", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT)
async def resign(call: Call, table: TableId, seat: Seat) -> TableInfo:
    """Leave the match to a bot for good; if no person is left, bots play it to its end."""
    live = await call.table(table)
    await ending.resign(live, call.guest, seat)
    return await live.describe(call.name)


@api.get("/api/tables/{table}/chat", NOT_FOUND)
async def chat(call: Call, table: TableId, query: ChatQuery) -> list[ChatInfo]:
    """Tell what was said at the table, the latest of it."""
    live = await call.table(table)
    rows = await call.services.store.chat(live.id, query.after)
    deaf = (await call.club.people.blocks(call.name)).own if call.name is not None else ()
    heard = heard_by(call.name, live.standing, rows)
    return [ChatInfo.of(row) for row in heard if row.guest not in deaf]


@api.post("/api/tables/{table}/chat", UNKNOWN, FORBIDDEN, NOT_FOUND, BAD, status=HTTPStatus.CREATED)
async def say(call: Call, table: TableId, body: Saying) -> ChatInfo:
    """Say something to everybody at the table."""
    live, guest = await call.table(table), call.guest
    text = clean(body.text)
    if not text:
        raise Refusal(BAD, "name", pointer="/text")
    check_speaking(live, guest.id)
    call.services.buckets.count("chat", call.share)
    document = live.standing.document
    seats = document.seats_of(guest.id)
    row = ChatRow(0, guest.id, guest.name, seats[0] if seats else None, text, call.services.now())
    facts = Facts(game=document.game, name=document.name, by=guest.name)
    kept = await call.services.store.say(live.id, row, facts)
    await live.tell_chat()
    return ChatInfo.of(kept)

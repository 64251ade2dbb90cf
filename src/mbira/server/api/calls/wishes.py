"""How somebody wishes to be called: in which language, when, and for what."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from mbira.lang import LANGUAGES
from mbira.server.api.call import Call
from mbira.server.api.calls.places import PlaceInfo, place_info
from mbira.server.api.endpoint import Api
from mbira.server.api.shapes import BAD, FORBIDDEN, UNKNOWN
from mbira.server.calling.hours import known_zone
from mbira.server.refusals import Refusal
from mbira.server.store.calls.wishes import Channel, Event, Quiet, Wishes

api = Api("guest")
Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
Channels = Annotated[list[Channel], Meta(max_length=3)]


class QuietHours(Struct, frozen=True, forbid_unknown_fields=True):
    """When calls wait, in minutes of the day; they may go over midnight."""

    begin: Minute
    end: Minute


class Wishing(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wishes to be called; what is left out stays as it is."""

    language: Annotated[str, Meta(max_length=10)] | None = None
    zone: Annotated[str, Meta(min_length=1, max_length=60, pattern="^[A-Za-z0-9_+/-]+$")] | None = (
        None
    )
    quiet: QuietHours | Literal[False] | None = None
    """False for no quiet hours."""
    gather: Annotated[int, Meta(ge=0, le=24 * 60)] | None = None
    """Minutes; 0 is at once."""
    events: Annotated[dict[Event, Channels], Meta(max_length=5)] | None = None


class CallsInfo(Struct, frozen=True):
    """How the asker is called."""

    language: str
    zone: str
    quiet: QuietHours | None
    gather: int
    events: dict[Event, tuple[Channel, ...]]
    muted: tuple[str, ...]
    places: list[PlaceInfo]
    channels: list[Channel]
    """The ways that this server has."""
    addresses: list[str]
    """Mail addresses that the asker has confirmed: calls can go there without asking again."""
    push_key: str
    """What a browser is to be told, so that this server alone can call it; empty without that."""


@api.get("/api/guest/calls", UNKNOWN)
async def calls(call: Call) -> CallsInfo:
    """Tell how the asker is called, where, and what this server can do."""
    rows = call.services.calling.rows
    return await _info(call, await rows.wishes(call.guest.id))


@api.add("PATCH", "/api/guest/calls", UNKNOWN, FORBIDDEN, BAD)
async def wish(call: Call, body: Wishing) -> CallsInfo:
    """Wish to be called otherwise; what waits to leave follows it."""
    if body.language is not None and body.language not in LANGUAGES:
        raise Refusal(BAD, "language", pointer="/language")
    if body.zone is not None and not known_zone(body.zone):
        raise Refusal(BAD, "zone", pointer="/zone")

    def change(wishes: Wishes) -> Wishes:
        quiet = wishes.quiet
        if body.quiet is not None:
            empty = body.quiet is False or body.quiet.begin == body.quiet.end
            quiet = None if empty else Quiet(body.quiet.begin, body.quiet.end)  # type: ignore[union-attr]
        events = wishes.events
        if body.events is not None:
            chosen = {event: tuple(dict.fromkeys(ways)) for event, ways in body.events.items()}
            events = {**events, **chosen}
        return replace(
            wishes,
            language=body.language or wishes.language,
            zone=body.zone or wishes.zone,
            site=call.site,
            quiet=quiet,
            gather=wishes.gather if body.gather is None else body.gather,
            events=events,
        )

    wishes = await call.services.calling.rows.wish(call.guest.id, change, call.services.now())
    return await _info(call, wishes)


async def _info(call: Call, wishes: Wishes) -> CallsInfo:
    calling = call.services.calling
    quiet = wishes.quiet
    return CallsInfo(
        language=wishes.language if wishes.site else call.language,
        zone=wishes.zone,
        quiet=None if quiet is None else QuietHours(quiet.begin, quiet.end),
        gather=wishes.gather,
        events=wishes.events,
        muted=wishes.muted,
        places=[place_info(each) for each in await calling.rows.places(call.guest.id)],
        channels=list(calling.ways),
        addresses=[each.address for each in await call.services.letters.of(call.guest)],
        push_key=calling.push.public if calling.push is not None else "",
    )

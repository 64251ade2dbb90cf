"""Calls to a table: muted there, or not needed for what somebody's page has really shown."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from mbira.server.api.call import Call
from mbira.server.api.endpoint import Api
from mbira.server.api.shapes import FORBIDDEN, NOT_FOUND, UNKNOWN, TableId, Version
from mbira.server.store.calls.wishes import Wishes

api = Api("guest")
MUTED = 200
"""How many tables somebody can mute; the first of them go."""


class Muting(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether one is called to a table."""

    mute: bool


class Seeing(Struct, frozen=True, forbid_unknown_fields=True):
    """What a page has shown: in sight and at rest."""

    version: Version
    said: Version = 0
    """The number of the last of the chat that was shown."""
    asked: Version = 0
    """The version of a request that was shown, if one was."""


@api.add("PUT", "/api/tables/{table}/calls", UNKNOWN, FORBIDDEN, NOT_FOUND)
async def mute(call: Call, table: TableId, body: Muting) -> None:
    """Be called to a table, or not."""
    live = await call.table(table)

    def change(wishes: Wishes) -> Wishes:
        others = tuple(each for each in wishes.muted if each != live.id)
        return replace(wishes, muted=(*others, live.id)[-MUTED:] if body.mute else others)

    await call.services.calling.rows.wish(call.guest.id, change, call.services.now())


@api.add("PUT", "/api/tables/{table}/seen", UNKNOWN, FORBIDDEN, NOT_FOUND)
async def see(call: Call, table: TableId, body: Seeing) -> None:
    """Tell what a page has really shown of a table: then nobody is called for that."""
    live, guest = await call.table(table), call.guest
    standing = live.standing
    if guest.id not in standing.document.members:
        return
    seen = min(body.version, standing.version), body.said, min(body.asked, standing.version)
    await call.services.calling.rows.see(guest.id, live.id, *seen)

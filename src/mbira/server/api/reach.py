"""Whether others can come in, and where."""

from __future__ import annotations

from msgspec import Struct

from mbira.server.api.call import Call
from mbira.server.api.endpoint import Api
from mbira.server.api.shapes import CONFLICT, FORBIDDEN
from mbira.server.people.guard import is_here
from mbira.server.refusals import conflict, forbidden

api = Api("reach")


class ReachInfo(Struct, frozen=True):
    """Who can come in."""

    open: bool
    """Whether anybody but those at the machine itself can."""
    yours: bool
    """Whether the asker can change that: they sit at the machine."""
    sites: list[str]
    """The addresses at which others open the first page; only whoever can change it is told."""


class Reaching(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to come in."""

    open: bool


@api.get("/api/reach")
async def reach(call: Call) -> ReachInfo:
    """Tell whether others on the local network can come in, and at which addresses."""
    return await _info(call)


@api.add("PUT", "/api/reach", FORBIDDEN, CONFLICT)
async def change_reach(call: Call, body: Reaching) -> ReachInfo:
    """Let others on the local network in, or let them in no more.

    Only whoever sits at the machine can, at a server that was started for it alone.
    """
    door = call.services.door
    if not _may(call):
        raise forbidden("not-here")
    await door.set_open(wanted=body.open)
    info = await _info(call)
    if body.open and not info.sites:
        await door.set_open(wanted=False)
        raise conflict("no-network")
    return info


def _may(call: Call) -> bool:
    return call.services.door.movable and is_here(call.request)


async def _info(call: Call) -> ReachInfo:
    door, yours = call.services.door, _may(call)
    return ReachInfo(door.open, yours, await door.sites() if yours else [])

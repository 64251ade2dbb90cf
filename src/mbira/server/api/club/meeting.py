"""Meeting: whom one has played with, what one lets others see, seats to offer, whom to avoid."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from mbira.server.api.call import Call
from mbira.server.api.club.people import PersonId
from mbira.server.api.endpoint import Api
from mbira.server.api.shapes import BAD, CONFLICT, FAST, FORBIDDEN, NOT_FOUND, UNKNOWN, TableId
from mbira.server.people.guests import clean
from mbira.server.refusals import Refusal, conflict
from mbira.server.store.calls.wishes import Facts
from mbira.server.store.club.rows import Shown
from mbira.server.tables.asker import check_owner
from mbira.server.tables.hearing import hear_blocks, note_presence
from mbira.server.tables.sent.info import TableInfo, listed_info

api = Api("people")
KNOWN = 100
"""How many people are listed whom somebody has played with."""


class KnownInfo(Struct, frozen=True, omit_defaults=True):
    """Somebody whom one has played with."""

    name: str
    matches: int
    last: float
    person: str | None = None
    """Whose page it is; None for those who do not show it."""
    here: bool = False
    """Whether they are connected, and let others know."""
    blocked: bool = False


class ProfileInfo(Struct, frozen=True):
    """What one lets others see."""

    shown: Shown
    """To whom one's page is: "everybody", those one has played with ("known"; others see name and
    ratings), or "nobody" else."""
    presence: bool
    """Whether others see that one is connected."""


class ProfileChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be different."""

    shown: Shown | UnsetType = UNSET
    presence: bool | UnsetType = UNSET


class Offering(Struct, frozen=True, forbid_unknown_fields=True):
    """A table with a free seat, which the asker made."""

    table: TableId


class Reporting(Struct, frozen=True, forbid_unknown_fields=True):
    """What whoever runs the server is to know."""

    words: Annotated[str, Meta(min_length=1, max_length=1000)]
    table: TableId | None = None
    """Where it was: what they last said there goes with it."""


class PersonRef(Struct, frozen=True):
    """Somebody."""

    person: str
    name: str


class InvitationOffer(Struct, frozen=True):
    """A seat that one was offered."""

    by: PersonRef
    at: float
    table: TableInfo


@api.get("/api/people", UNKNOWN)
async def known(call: Call) -> list[KnownInfo]:
    """List the people one has played with, the most often first."""
    people, store = call.club.people, call.services.store.people
    found = await store.opponents(call.guest.id, KNOWN, bots=False)
    blocks = await people.blocks(call.guest.id)
    met = [each for each in found if each.player not in blocks.others]
    here = await people.present([each.player for each in met if each.shown != "nobody"])
    return [
        KnownInfo(
            name=each.name or "",
            matches=each.matches,
            last=each.last,
            person=each.player if each.shown != "nobody" else None,
            here=each.player in here,
            blocked=each.player in blocks.own,
        )
        for each in met
    ]


@api.get("/api/guest/profile", UNKNOWN)
async def profile(call: Call) -> ProfileInfo:
    """Tell what one lets others see."""
    found = await call.club.people.profile(call.guest.id)
    return ProfileInfo(found.shown, found.presence)


@api.add("PATCH", "/api/guest/profile", UNKNOWN)
async def change_profile(call: Call, body: ProfileChange) -> ProfileInfo:
    """Let others see more, or less: to "nobody" one is not there, not even on leaderboards."""
    wanted = {"shown": body.shown, "presence": body.presence}
    changes = {name: value for name, value in wanted.items() if value is not UNSET}
    found = await call.club.people.change_profile(call.guest.id, **changes)
    await note_presence(call.tables)
    return ProfileInfo(found.shown, found.presence)


@api.get("/api/guest/blocks", UNKNOWN)
async def blocks(call: Call) -> list[PersonRef]:
    """List whom one has blocked."""
    found = await call.club.people.blocked(call.guest.id)
    return [PersonRef(each.id, each.name) for each in found]


@api.add("PUT", "/api/people/{person}/block", UNKNOWN, FORBIDDEN, NOT_FOUND, FAST)
async def block(call: Call, person: PersonId) -> None:
    """Not meet somebody any more.

    They do not see one's page, cannot sit down at one's tables or offer one a seat, and one does
    not hear what they say, now or before.
    """
    await call.club.people.block(call.guest.id, person)
    await hear_blocks(call.tables, call.guest.id)


@api.add("DELETE", "/api/people/{person}/block", UNKNOWN)
async def unblock(call: Call, person: PersonId) -> None:
    """Meet somebody again."""
    await call.club.people.unblock(call.guest.id, person)
    await hear_blocks(call.tables, call.guest.id)


@api.post("/api/people/{person}/report", UNKNOWN, FORBIDDEN, NOT_FOUND, BAD, FAST)
async def report(call: Call, person: PersonId, body: Reporting) -> None:
    """Tell whoever runs the server something about somebody; the last report of each is kept."""
    words = clean(body.words)
    if not words:
        raise Refusal(BAD, "name", pointer="/words")
    call.services.buckets.count("chat", call.share)
    table = None if body.table is None else (await call.table(body.table)).id
    await call.club.people.report(call.guest.id, person, table, words)


@api.post("/api/people/{person}/invitations", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT, FAST)
async def invite(call: Call, person: PersonId, body: Offering) -> None:
    """Offer somebody a seat at a table of one's own that waits; they are called, as they wish."""
    live = await call.table(body.table)
    async with live.turn() as standing:
        check_owner(standing.document, call.guest)
        if standing.document.status != "open":
            raise conflict("not-open")
        if not any(chair.free for chair in standing.document.chairs):
            raise conflict("full")
        document = standing.document
    call.services.buckets.count("chat", call.share)
    facts = Facts(game=document.game, name=document.name, by=call.guest.name, what="seat")
    new = await call.club.people.invite(call.guest.id, person, live.id, facts)
    if new is not None:
        call.tables.bells.ring((new,))


@api.add("DELETE", "/api/people/{person}/invitations/{invitation}", UNKNOWN, NOT_FOUND)
async def take_offer_back(call: Call, person: PersonId, invitation: TableId) -> None:
    """Offer somebody a seat no more; if they were not called to it yet, they will not be."""
    other = await call.club.people.take_back(call.guest.id, person, invitation)
    call.tables.bells.ring((other,))


@api.get("/api/guest/invitations", UNKNOWN)
async def invitations(call: Call) -> list[InvitationOffer]:
    """List the seats that one was offered, at tables that still wait; the newest first."""
    found = []
    for each in await call.services.store.people.invitations(call.guest.id):
        table = await call.services.store.table(each.table)
        by = await call.services.guests.find(each.by)
        if table is not None and by is not None and table.status == "open":
            who = PersonRef(by.id, by.name)
            found.append(InvitationOffer(who, each.at, listed_info(table, call.name)))
    return found


@api.add("DELETE", "/api/guest/invitations/{invitation}", UNKNOWN)
async def decline(call: Call, invitation: TableId) -> None:
    """Not take a seat that one was offered; it is known by its table."""
    await call.services.store.people.answered(call.guest.id, invitation)

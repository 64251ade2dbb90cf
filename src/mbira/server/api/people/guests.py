"""Who somebody is."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated

from msgspec import Meta, Struct

from mbira.server.api.call import Call
from mbira.server.api.endpoint import Api
from mbira.server.api.links import TokenInfo, TokenText, make_link
from mbira.server.api.people.cookies import answer_as
from mbira.server.people.guests import clean
from mbira.server.refusals import Refusal
from mbira.server.store.rows import Guest
from mbira.server.tables.sitting.renaming import rename_everywhere

api = Api("guest")
NameText = Annotated[str, Meta(min_length=1, max_length=40)]
UNKNOWN = (HTTPStatus.UNAUTHORIZED,)


class GuestInfo(Struct, frozen=True, omit_defaults=True):
    """A guest, to themselves."""

    id: str
    name: str
    called: bool = False
    """Whether they are called anywhere: then their page tells what it has shown them."""


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    """A name for oneself."""

    name: NameText


class Showing(Struct, frozen=True, forbid_unknown_fields=True):
    """A token that somebody was given."""

    token: TokenText


@api.post("/api/guest", HTTPStatus.TOO_MANY_REQUESTS)
async def hello(call: Call) -> GuestInfo:
    """Say who asks, as a new guest if nobody knows them yet; the cookie comes with the answer."""
    guest = call.asker
    if guest is None:
        call.services.buckets.take("guests", call.address)
        guest = await call.services.guests.new(address=call.home)
    else:
        await call.services.guests.welcome(guest)
    known = GuestInfo(guest.id, guest.name, await call.services.calling.rows.called(guest.id))
    if call.visit is not None:
        return known
    return await answer_as(call, guest, known)  # type: ignore[return-value]


@api.get("/api/guest", *UNKNOWN)
async def who(call: Call) -> GuestInfo:
    """Say who asks."""
    return info(call.guest)


@api.add("PATCH", "/api/guest", *UNKNOWN, HTTPStatus.UNPROCESSABLE_ENTITY)
async def rename(call: Call, body: Naming) -> GuestInfo:
    """Take another name, at every table that one sits at and in all that one has said there."""
    return info(await rename_everywhere(call.tables, call.guest, clean_name(body.name)))


@api.post("/api/guest/transfer", *UNKNOWN, HTTPStatus.TOO_MANY_REQUESTS)
async def transfer(call: Call) -> TokenInfo:
    """Make a link that turns another device into this guest, once, within a quarter of an hour."""
    token = await call.services.guests.make_token("transfer", call.guest)
    return await make_link(call, token, f"claim={token}")


@api.post("/api/guest/claim", HTTPStatus.FORBIDDEN)
async def claim(call: Call, body: Showing) -> GuestInfo:
    """Become the guest that a transfer link was made by."""
    token = await call.services.guests.take_token(body.token, "transfer")
    guest = await call.services.guests.owner(token)
    return await answer_as(call, guest, info(guest))  # type: ignore[return-value]


@api.post("/api/guest/sign-out", *UNKNOWN)
async def sign_out(call: Call) -> GuestInfo:
    """Make all cookies and tokens of this guest void, on every device; this one gets a new one."""
    guest = await call.services.guests.change(call.guest, void=True)
    call.services.sessions.forget_of(guest.id)
    call.tables.drop_guest(guest.id)
    return await answer_as(call, guest, info(guest))  # type: ignore[return-value]


@api.post("/api/guest/tokens", *UNKNOWN, HTTPStatus.TOO_MANY_REQUESTS)
async def make_token(call: Call) -> TokenInfo:
    """Make a token for programs, sent as `Authorization: Bearer TOKEN`; good until signing out."""
    return TokenInfo(await call.services.guests.make_token("api", call.guest))


def clean_name(name: str) -> str:
    """Return a name as it can be shown."""
    cleaned = clean(name)
    if not cleaned:
        raise Refusal(HTTPStatus.UNPROCESSABLE_ENTITY, "name", pointer="/name")
    return cleaned


def info(guest: Guest) -> GuestInfo:
    """Return a guest, as they are told who they are."""
    return GuestInfo(guest.id, guest.name)

"""Who somebody is."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated

from msgspec import Meta, Struct
from starlette.responses import Response

from mbira.server.api.call import Call
from mbira.server.api.endpoint import Api, json_response
from mbira.server.api.links import TokenInfo, TokenText, make_link
from mbira.server.people.guests import COOKIE, COOKIE_AGE, clean
from mbira.server.refusals import Refusal
from mbira.server.store.rows import Guest
from mbira.server.tables.renaming import rename_everywhere

api = Api("guest")
NameText = Annotated[str, Meta(min_length=1, max_length=40)]
UNKNOWN = (HTTPStatus.UNAUTHORIZED,)


class GuestInfo(Struct, frozen=True):
    """A guest, to themselves."""

    id: str
    name: str


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
    return _as(call, guest)  # type: ignore[return-value]


@api.get("/api/guest", *UNKNOWN)
async def who(call: Call) -> GuestInfo:
    """Say who asks."""
    return _info(call.guest)


@api.add("PATCH", "/api/guest", *UNKNOWN, HTTPStatus.UNPROCESSABLE_ENTITY)
async def rename(call: Call, body: Naming) -> GuestInfo:
    """Take another name, at every table that one sits at and in all that one has said there."""
    return _info(await rename_everywhere(call.tables, call.guest, clean_name(body.name)))


@api.post("/api/guest/transfer", *UNKNOWN, HTTPStatus.TOO_MANY_REQUESTS)
async def transfer(call: Call) -> TokenInfo:
    """Make a link that turns another device into this guest, once, within a quarter of an hour."""
    token = await call.services.guests.make_token("transfer", call.guest)
    return await make_link(call, token, f"claim={token}")


@api.post("/api/guest/claim", HTTPStatus.FORBIDDEN)
async def claim(call: Call, body: Showing) -> GuestInfo:
    """Become the guest that a transfer link was made by."""
    token = await call.services.guests.take_token(body.token, "transfer")
    return _as(call, await call.services.guests.owner(token))  # type: ignore[return-value]


@api.post("/api/guest/sign-out", *UNKNOWN)
async def sign_out(call: Call) -> GuestInfo:
    """Make all cookies and tokens of this guest void, on every device; this one gets a new one."""
    guest = await call.services.guests.change(call.guest, void=True)
    call.tables.drop_guest(guest.id)
    return _as(call, guest)  # type: ignore[return-value]


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


def _info(guest: Guest) -> GuestInfo:
    return GuestInfo(guest.id, guest.name)


def _as(call: Call, guest: Guest) -> Response:
    """Return an answer that makes a browser this guest."""
    response = json_response(_info(guest))
    response.set_cookie(
        COOKIE,
        call.services.guests.cookie(guest),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=call.request.url.scheme == "https",
    )
    return response

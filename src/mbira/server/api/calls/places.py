"""Where somebody is called: webhooks, mailboxes and browsers; confirmed, tried out, removed."""

from __future__ import annotations

import secrets
from functools import partial
from http import HTTPStatus
from typing import Annotated
from urllib.parse import urlsplit

import structlog
from msgspec import Meta, Struct
from msgspec.structs import replace

from mbira.server.api.call import Call
from mbira.server.api.endpoint import Api
from mbira.server.api.shapes import BAD, CONFLICT, FAST, FORBIDDEN, NOT_FOUND, UNKNOWN, TableId
from mbira.server.calling import letters
from mbira.server.calling.network import UnfitError, read_target
from mbira.server.calling.push import check_keys
from mbira.server.calling.words import call_words
from mbira.server.mail import MailError, plain_address
from mbira.server.people.guests import clean
from mbira.server.people.letters import MOST
from mbira.server.refusals import Refusal, conflict, not_found
from mbira.server.store.calls.wishes import Channel, Details, Form, Place, PlaceState, Wishes
from mbira.server.store.rows import Address

log = structlog.get_logger()
api = Api("guest")
AddressText = Annotated[str, Meta(min_length=1, max_length=1000)]
LabelText = Annotated[str, Meta(max_length=60)]
ASKED = 5.0
"""Asking the same mailbox counts as this many places: it is asked twice at once, then seldom."""


class NewPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """Where somebody wishes to be called."""

    kind: Channel
    address: AddressText
    """Of a webhook, a mailbox, or the endpoint of a browser's push service."""
    label: LabelText = ""
    form: Form = "plain"
    """How a webhook takes it."""
    p256dh: Annotated[str, Meta(max_length=120)] = ""
    """A browser's public key, and what it shares, as it says them."""
    auth: Annotated[str, Meta(max_length=40)] = ""


class PlaceInfo(Struct, frozen=True, omit_defaults=True):
    """Where the asker is called."""

    id: str
    kind: Channel
    state: PlaceState
    address: str
    """Of a browser, no more than whose push service it is."""
    label: str = ""
    form: Form = "plain"
    secret: str = ""
    """What the messages to a webhook are signed with."""
    failing: float | None = None
    """Since when nothing arrives there, if nothing does."""
    error: str = ""


class Confirming(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in the letter."""

    code: Annotated[str, Meta(min_length=1, max_length=20)]


class Tried(Struct, frozen=True, omit_defaults=True):
    """What came of trying a place out."""

    arrived: bool
    error: str = ""


@api.post(
    "/api/guest/calls/places", UNKNOWN, FORBIDDEN, BAD, CONFLICT, FAST, status=HTTPStatus.CREATED
)
async def add(call: Call, body: NewPlace) -> PlaceInfo:
    """Be called at a place: a webhook, a mailbox, a browser.

    A mail address that one has confirmed already is not asked again.
    """
    calling = call.services.calling
    if body.kind not in calling.ways:
        raise conflict("no-channel", "/kind")
    call.services.buckets.count("calls", call.share)
    place = _place(call, body)
    kept = await calling.rows.add(place, call.services.settings.limits.places)
    if kept is None:
        raise Refusal(FAST, "too-many-places")
    at_home = partial(_at_home, call)
    wishes = await calling.rows.wish(call.guest.id, at_home, call.services.now())
    if kept.kind == "mail" and kept.state == "asked":
        kept = await _ask(call, kept, wishes)
    return place_info(kept)


async def _ask(call: Call, place: Place, wishes: Wishes) -> Place:
    """Ask the owner of a mail address, by a letter with a code; nobody is asked very often."""
    services = call.services
    services.buckets.take("calls", f"mail {place.address}", amount=ASKED)
    code = letters.new_code()
    asked = Details(code=letters.digest(code, place.id), asked=services.now())
    place = replace(place, details=asked)
    await services.calling.rows.change(place)
    assert services.calling.letters is not None  # noqa: S101 it was looked whether there is that way
    try:
        await services.learn(call_words, wishes.language)
        await services.calling.letters.ask(place.address, code, wishes.language, wishes.site)
    except MailError as error:
        await services.calling.rows.remove(place.guest, place.id)
        log.warning("a letter was not taken", why=str(error))
        raise Refusal(BAD, "mail", pointer="/address") from None
    return place


@api.post("/api/guest/calls/places/{place}/confirm", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT)
async def confirm(call: Call, place: TableId, body: Confirming) -> PlaceInfo:
    """Say the code that came by mail: then calls go there, and the address is one's own."""
    rows, now = call.services.calling.rows, call.services.now()
    async with call.services.one_by_one(f"calls {call.guest.id}"):
        found = await _own(call, place)
        if found.state == "asked":
            if not letters.fits(found.details, body.code, found.id, now):
                tried = replace(found.details, guesses=found.details.guesses + 1)
                await rows.change(replace(found, details=tried))
                raise conflict("mail-code", "/code")
            found = replace(found, state="on", details=Details())
            new = Address(call.services.luck.new_id(), call.guest.id, found.address, now)
            await rows.confirm(found, new, MOST)
    return place_info(found)


@api.add("DELETE", "/api/guest/calls/places/{place}", UNKNOWN, FORBIDDEN, NOT_FOUND)
async def remove(call: Call, place: TableId) -> None:
    """Be called there no longer."""
    if not await call.services.calling.rows.remove(call.guest.id, place):
        raise not_found("place")


@api.post("/api/guest/calls/places/{place}/test", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT, FAST)
async def try_out(call: Call, place: TableId) -> Tried:
    """Send something there to try it out, and tell what came of it."""
    calling = call.services.calling
    found = await _own(call, place)
    if found.kind not in calling.ways or found.state == "asked":
        raise conflict("no-channel")
    call.services.buckets.count("calls", call.share)
    async with call.services.one_by_one(f"calls {call.guest.id}"):
        outcome = await calling.try_out(found)
    return Tried(outcome.kind == "sent", outcome.error)


def _at_home(call: Call, wishes: Wishes) -> Wishes:
    """Return wishes of somebody who has said where and in which language they are, by asking."""
    known = wishes.site != ""
    return replace(wishes, site=call.site, language=wishes.language if known else call.language)


async def _own(call: Call, place: str) -> Place:
    found = await call.services.calling.rows.place(call.guest.id, place)
    if found is None:
        raise not_found("place")
    return found


def _place(call: Call, body: NewPlace) -> Place:
    """Return a place as it is kept; refuses one that nothing can be sent to."""
    details = Details()
    if body.kind != "mail":
        try:
            read_target(body.address, local=call.services.calling.local)
            if body.kind == "push":
                check_keys(body.p256dh, body.auth)
        except UnfitError:
            raise Refusal(BAD, "address", pointer="/address") from None
    if body.kind == "webhook":
        details = Details(form=body.form, secret=secrets.token_urlsafe(24))
    elif body.kind == "push":
        details = Details(p256dh=body.p256dh, auth=body.auth)
    services, address = call.services, body.address
    if body.kind == "mail":
        plain = plain_address(body.address)
        if plain is None:
            raise Refusal(BAD, "mailbox", pointer="/address")
        address = plain
    return Place(
        id=services.luck.new_id(),
        guest=call.guest.id,
        kind=body.kind,
        state="asked" if body.kind == "mail" else "on",
        address=address,
        details=details,
        label=clean(body.label),
        made=services.now(),
    )


def place_info(place: Place) -> PlaceInfo:
    """Return a place as the guest who is called there may know it."""
    browser = place.kind == "push"  # whoever knows its whole address could try to call it
    return PlaceInfo(
        id=place.id,
        kind=place.kind,
        state=place.state,
        address=urlsplit(place.address).netloc if browser else place.address,
        label=place.label,
        form=place.details.form,
        secret=place.details.secret,
        failing=place.failing,
        error=place.error,
    )

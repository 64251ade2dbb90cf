"""Signing in: a browser becomes somebody who has been here before."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from starlette.responses import Response

from mbira.server.api.call import Call
from mbira.server.api.endpoint import Api
from mbira.server.api.people.cookies import answer_as
from mbira.server.api.people.guests import GuestInfo, info
from mbira.server.api.people.person import Challenge, beside, site_of
from mbira.server.api.shapes import BAD, CONFLICT, FAST, FORBIDDEN, UNKNOWN
from mbira.server.people.guard import called
from mbira.server.people.guests import digest
from mbira.server.people.passkeys import Shown
from mbira.server.people.seals import LONGEST, not_good
from mbira.server.store.database.connection import ConflictError
from mbira.server.store.rows import Guest
from mbira.server.tables.sitting.moving import bring_along

api = Api("sign in")
SealText = Annotated[str, Meta(min_length=1, max_length=LONGEST)]


class Bringing(Struct, frozen=True):
    """What the browser's guest from before has, who was nobody yet: it can be brought along."""

    token: str
    name: str
    tables: int


class SignedIn(Struct, frozen=True, omit_defaults=True):
    """Who the asker's browser is now; the cookie comes with the answer."""

    guest: GuestInfo
    bring: Bringing | None = None
    address: str | None = None
    """The mail address that is the asker's now, if that is what a letter was for."""


class PasskeyShown(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that the asker's device has shown."""

    credential: Shown


class MailTo(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a letter is to go."""

    address: Annotated[str, Meta(min_length=1, max_length=300)]


class Sealed(Struct, frozen=True, forbid_unknown_fields=True):
    """What the asker was given before, by a letter or an answer."""

    token: SealText


class LetterInfo(Struct, frozen=True, omit_defaults=True):
    """What a link from a letter is for."""

    address: str
    name: str | None = None
    """Of whom it signs in; without one, it makes the address that of whoever uses it."""


class CodeText(Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code, however it was typed."""

    code: Annotated[str, Meta(min_length=1, max_length=100)]


@api.post("/api/sign-in/passkey/challenge", CONFLICT, FAST)
async def ask_to_sign_in(call: Call) -> Challenge:
    """Ask for a passkey, whosever the browser has; good for ten minutes, once."""
    _count(call)
    return Challenge(await call.services.passkeys.ask_to_show(site_of(call), beside(call)))


@api.post("/api/sign-in/passkey", FORBIDDEN, CONFLICT, FAST)
async def sign_in_by_passkey(call: Call, body: PasskeyShown) -> SignedIn:
    """Become whose passkey it is, in a new session."""
    _count(call)
    passkeys, site = call.services.passkeys, site_of(call)
    guest = await passkeys.enter(site, body.credential, beside(call))
    return await _signed_in(call, guest)  # type: ignore[return-value]


@api.post("/api/sign-in/mail", CONFLICT, BAD, FAST)
async def send_letter(call: Call, body: MailTo) -> None:
    """Have a link sent to an address; the answer is the same whether anybody here has it.

    Opened, it signs its owner in. If nobody has the address, it becomes that of whoever opens it.
    """
    services = call.services
    address = services.letters.readable(body.address)
    services.buckets.count("letters", call.share)
    services.buckets.take("letters", f"to {digest(address)}")
    services.task(services.letters.send(address, _own_site(call), await call.words()))


@api.post("/api/sign-in/letter/look", FORBIDDEN, FAST)
async def look_at_letter(call: Call, body: Sealed) -> LetterInfo:
    """Tell what a link from a letter is for, before it is used."""
    _count(call)
    letter = await call.services.letters.look(body.token)
    return LetterInfo(letter.address, letter.owner.name if letter.owner is not None else None)


@api.post("/api/sign-in/letter", FORBIDDEN, CONFLICT, FAST)
async def sign_in_by_letter(call: Call, body: Sealed) -> SignedIn:
    """Use a link from a letter, once: become its owner, or let its address be one's own."""
    _count(call)
    letters, guests = call.services.letters, call.services.guests
    await letters.look(body.token)  # nobody is made for one that is not good
    guest = call.asker
    if guest is None:
        call.services.buckets.take("guests", call.address)
        guest = await guests.new(address=call.home)
    letter = await letters.open(body.token, guest)
    address = letter.address if letter.owner is None else None
    return await _signed_in(call, letter.owner or guest, address)  # type: ignore[return-value]


@api.post("/api/sign-in/code", FORBIDDEN, FAST)
async def sign_in_by_code(call: Call, body: CodeText) -> SignedIn:
    """Become whose recovery code it is; it is good once."""
    _count(call)
    return await _signed_in(call, await call.services.codes.enter(body.code))  # type: ignore[return-value]


@api.post("/api/guest/bring", UNKNOWN, FORBIDDEN, FAST)
async def bring(call: Call, body: Sealed) -> GuestInfo:
    """Bring along the tables and seats of the guest that the browser was before signing in."""
    services, guest = call.services, call.guest
    opened = services.seals.open(body.token, "bring")
    name, generation, whose = opened.words
    async with services.one_by_one(f"bring {name}"):
        before = await services.guests.find(name)
        if before is None or whose != guest.id or str(before.generation) != generation:
            raise not_good()
        if any(await services.store.credentials.held(before.id)):
            raise not_good()  # they have become somebody else since
        call.think()
        await bring_along(call.tables, before, guest)
    try:
        await services.store.credentials.open_letter(opened.spending, None)
    except ConflictError:
        raise not_good() from None
    return info(guest)


async def _signed_in(call: Call, guest: Guest, address: str | None = None) -> Response:
    """Return an answer that makes a browser somebody, and offers what it would leave behind."""
    offer = await _offer(call, guest)
    return await answer_as(call, guest, SignedIn(info(guest), offer, address))


async def _offer(call: Call, guest: Guest) -> Bringing | None:
    """Return what the browser's guest can bring along, if that is nobody who could sign in."""
    before, store = call.asker, call.services.store
    if before is None or before.id == guest.id or call.visit is None:
        return None
    if any(await store.credentials.held(before.id)):
        return None
    tables = await store.persons.count_tables(before.id)
    if not tables:
        return None
    token = call.services.seals.make("bring", before.id, str(before.generation), guest.id)
    return Bringing(token, before.name, tables)


def _own_site(call: Call) -> str:
    """Return an address of this server for a letter: one of its own names, whoever asks by which.

    Somebody could call it by another, and whoever reads the letter would go there with their link.
    """
    hosts = call.services.settings.hosts
    if not hosts or called(call.request) in {name.lower() for name in hosts}:
        return call.site
    return f"{call.request.url.scheme}://{hosts[0]}"


def _count(call: Call) -> None:
    """Count an attempt: nobody tries thousands of passkeys, links or codes."""
    call.services.buckets.take("sign_ins", call.address)

"""Being somebody: what shows who one is, on this device and on others."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from http import HTTPStatus
from typing import Annotated, Any

from msgspec import Meta, Struct

from mbira.server.api.call import Call
from mbira.server.api.endpoint import Api
from mbira.server.api.people.guests import NameText, clean_name
from mbira.server.api.shapes import BAD, CONFLICT, FAST, FORBIDDEN, NOT_FOUND, UNKNOWN, TableId
from mbira.server.people.guard import called
from mbira.server.people.passkeys import Made, Place, Site
from mbira.server.store.rows import Address, Passkey

api = Api("guest")


class PasskeyInfo(Struct, frozen=True):
    """A passkey of the asker; its key is on their device."""

    id: str
    name: str
    site: str
    """The name of the server that it is for: it cannot be used where it is called otherwise."""
    made: float
    used: float | None
    """When somebody last signed in with it, if ever."""

    @classmethod
    def of(cls, passkey: Passkey) -> PasskeyInfo:
        """Return what is sent of a passkey."""
        used = None if passkey.used is None else round(passkey.used, 3)
        return cls(passkey.id, passkey.name, passkey.site, round(passkey.made, 3), used)


class AddressInfo(Struct, frozen=True):
    """A mail address of the asker, who has shown that they read it."""

    id: str
    address: str
    made: float
    calls: bool
    """Whether they are called there."""

    @classmethod
    def of(cls, address: Address, called: Collection[str]) -> AddressInfo:
        """Return what is sent of an address; `called` are those that one is called at."""
        made = round(address.made, 3)
        return cls(address.id, address.address, made, address.address in called)


class CodesMade(Struct, frozen=True):
    """Recovery codes, which are shown this once; each is good once."""

    codes: list[str]


class MyselfInfo(Struct, frozen=True):
    """What shows who the asker is. Whoever has none of it is a guest, as long as they like."""

    id: str
    name: str
    passkeys: list[PasskeyInfo]
    passkeys_here: Place
    """Whether passkeys can be used at this address; not without https; not installed."""
    addresses: list[AddressInfo]
    mail: bool
    """Whether this server sends letters."""
    codes: int
    """How many recovery codes are left."""


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that the asker's device has made."""

    credential: Made
    name: Annotated[str, Meta(max_length=40)] = ""
    """What to call it; if nothing is said, as the device calls itself."""


class PasskeyName(Struct, frozen=True, forbid_unknown_fields=True):
    """What to call a passkey."""

    name: NameText


class Challenge(Struct, frozen=True):
    """What a browser is to be asked, as `navigator.credentials` takes it, in JSON."""

    options: dict[str, Any]


@api.get("/api/guest/person", UNKNOWN, FORBIDDEN)
async def person(call: Call) -> MyselfInfo:
    """Tell what shows who one is, and what can be used for it here."""
    guest, services = call.guest, call.services
    held = await services.store.credentials.held(guest.id)
    called_at = await services.store.credentials.called_at(guest.id)
    return MyselfInfo(
        id=guest.id,
        name=guest.name,
        passkeys=[PasskeyInfo.of(each) for each in await services.passkeys.of(guest)],
        passkeys_here=site_of(call).place,
        addresses=[AddressInfo.of(each, called_at) for each in await services.letters.of(guest)],
        mail=services.letters.sent,
        codes=held.codes,
    )


@api.post("/api/guest/passkeys/challenge", UNKNOWN, FORBIDDEN, CONFLICT, FAST)
async def ask_for_passkey(call: Call) -> Challenge:
    """Ask for a passkey that is to be made for the guest one is; good for ten minutes, once."""
    passkeys, site = call.services.passkeys, site_of(call)
    return Challenge(await passkeys.ask_to_make(call.guest, site, beside(call)))


@api.post("/api/guest/passkeys", UNKNOWN, FORBIDDEN, BAD, CONFLICT, FAST, status=HTTPStatus.CREATED)
async def add_passkey(call: Call, body: NewPasskey) -> PasskeyInfo:
    """Become somebody, or somebody on one more device: nothing else changes, least of all who."""
    name = clean_name(body.name or call.device or site_of(call).name)
    passkeys = call.services.passkeys
    made = await passkeys.make(call.guest, site_of(call), body.credential, name, beside(call))
    return PasskeyInfo.of(made)


@api.add("PATCH", "/api/guest/passkeys/{passkey}", UNKNOWN, FORBIDDEN, NOT_FOUND, BAD)
async def name_passkey(call: Call, passkey: TableId, body: PasskeyName) -> None:
    """Call a passkey something else."""
    await call.services.passkeys.rename(call.guest, passkey, clean_name(body.name))


@api.add("DELETE", "/api/guest/passkeys/{passkey}", UNKNOWN, FORBIDDEN, NOT_FOUND)
async def remove_passkey(call: Call, passkey: TableId) -> None:
    """Let a passkey be good for nothing any more."""
    await call.services.passkeys.remove(call.guest, passkey)


@api.add("DELETE", "/api/guest/addresses/{address}", UNKNOWN, FORBIDDEN, NOT_FOUND)
async def remove_address(call: Call, address: TableId) -> None:
    """Let a mail address be one's own no more, for signing in and for calls; named by its id."""
    await call.services.letters.remove(call.guest, address)


@api.post("/api/guest/codes", UNKNOWN, FORBIDDEN, FAST)
async def make_codes(call: Call) -> CodesMade:
    """Make recovery codes, in the place of any that one had."""
    return CodesMade(await call.services.codes.make(call.guest))


def site_of(call: Call) -> Site:
    """Return how the asker reaches the server."""
    return Site(called(call.request), call.site)


def beside(call: Call) -> partial[Any]:
    """Return what does something in a thread, on the account of whoever asks."""
    return partial(call.services.beside, share=call.share)

"""Passkeys: a device shows that it holds a key, and so who somebody is (WebAuthn).

The key never leaves the device, and it only answers to the name that this server is called by. What
a device sends is read by the library `webauthn`, in a thread, as a stranger made it.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode
from functools import cache
from http import HTTPStatus
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple

import msgspec
import structlog
from msgspec import Meta, Struct

from mbira.server.people.proxies import address
from mbira.server.people.seals import not_good
from mbira.server.refusals import Refusal, conflict, not_found
from mbira.server.store.database.connection import ConflictError
from mbira.server.store.rows import Passkey

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from mbira.server.luck import Luck
    from mbira.server.people.guests import Guests
    from mbira.server.people.seals import Opened, Purpose, Seals
    from mbira.server.store.people.credentials import CredentialRows
    from mbira.server.store.rows import Guest

    Beside = Callable[..., Awaitable[Any]]
    """Does something in a thread, on the account of whoever asks."""

log = structlog.get_logger()
MOST = 20
"""Passkeys of one guest."""
HERE = "localhost"
Place = Literal["yes", "insecure", "missing"]
"""Whether passkeys can be used where the server is reached; not without https; not installed."""


def _packed(longest: int) -> Any:
    return Meta(min_length=2, max_length=longest, pattern="^[A-Za-z0-9_-]+$")


class MadeParts(Struct, frozen=True, rename="camel"):
    """What a device says when it has made a key."""

    client_data_json: Annotated[str, _packed(4000)] = msgspec.field(name="clientDataJSON")
    attestation_object: Annotated[str, _packed(20_000)]
    transports: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=8)] = []


class Made(Struct, frozen=True):
    """A new passkey, as a browser gives it."""

    id: Annotated[str, _packed(1400)]
    response: MadeParts


class ShownParts(Struct, frozen=True, rename="camel"):
    """What a device says to show that it has a key."""

    client_data_json: Annotated[str, _packed(2000)] = msgspec.field(name="clientDataJSON")
    authenticator_data: Annotated[str, _packed(1000)]
    signature: Annotated[str, _packed(1400)]
    user_handle: Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_-]*$")] | None = None


class Shown(Struct, frozen=True):
    """A passkey that somebody shows, as a browser gives it."""

    id: Annotated[str, _packed(1400)]
    response: ShownParts


class Site(NamedTuple):
    """How the server is reached: passkeys are for this name alone."""

    name: str
    origin: str

    @property
    def place(self) -> Place:
        """Whether a browser lets passkeys be used here."""
        if not _installed():
            return "missing"
        named = bool(self.name) and address(self.name) is None
        safe = self.origin.startswith("https://") or self.name == HERE
        return "yes" if named and safe else "insecure"

    def check(self) -> None:
        """Refuse passkeys where there can be none."""
        if self.place != "yes":
            raise conflict("no-passkeys" if self.place == "insecure" else "passkeys-missing")


class Passkeys:
    """The passkeys of a server."""

    def __init__(self, rows: CredentialRows, luck: Luck, guests: Guests, seals: Seals) -> None:
        self._rows = rows
        self._luck = luck
        self._guests = guests
        self._seals = seals

    async def of(self, guest: Guest) -> list[Passkey]:
        """Return the passkeys of somebody, the newest first."""
        return await self._rows.passkeys(guest.id)

    async def ask_to_make(self, guest: Guest, site: Site, beside: Beside) -> dict[str, Any]:
        """Return what a browser is asked for a new passkey: it is never one that they have."""
        site.check()
        theirs = await self._rows.passkeys(guest.id)
        if len(theirs) >= MOST:
            raise conflict("too-many-passkeys", count=MOST)
        known = [each for each in theirs if each.site == site.name]
        found: dict[str, Any] = await beside(
            _to_make, guest, site, self._seals.make("make", guest.id), known
        )
        return found

    async def make(
        self, guest: Guest, site: Site, made: Made, name: str, beside: Beside
    ) -> Passkey:
        """Keep a passkey that somebody's device has made for them."""
        site.check()
        opened = self._opened(made.response.client_data_json, "make")
        if opened.words != [guest.id]:
            raise not_good()
        if len(await self._rows.passkeys(guest.id)) >= MOST:
            raise conflict("too-many-passkeys", count=MOST)
        credential, key, count = await beside(_made, made, site)
        ways = tuple(each for each in made.response.transports if each.isalnum() or "-" in each)
        passkey = Passkey(
            self._luck.new_id(), guest.id, guest.id, site.name, credential, key, count, name,
            ways, self._luck.now(),
        )  # fmt: skip
        try:
            await self._rows.add_passkey(passkey, opened.spending)
        except ConflictError:  # the challenge was used, or somebody has the passkey
            raise not_good() from None
        return passkey

    async def ask_to_show(self, site: Site, beside: Beside) -> dict[str, Any]:
        """Return what a browser is asked for a passkey that it has, whosever it is."""
        site.check()
        found: dict[str, Any] = await beside(_to_show, site, self._seals.make("enter"))
        return found

    async def enter(self, site: Site, shown: Shown, beside: Beside) -> Guest:
        """Return who shows a passkey."""
        site.check()
        opened = self._opened(shown.response.client_data_json, "enter")
        passkey = await self._rows.passkey(unpacked(shown.id))
        if passkey is None or passkey.site != site.name:
            raise _not_known()
        handle = shown.response.user_handle
        if handle and unpacked(handle) != passkey.handle.encode():
            raise _not_known()
        count = await beside(_shown, shown, site, passkey)
        guest = await self._guests.find(passkey.guest)
        if guest is None:
            raise _not_known()
        try:
            now = self._luck.now()
            await self._rows.use_passkey(passkey.credential, count, now, opened.spending)
        except ConflictError:
            raise not_good() from None
        return guest

    async def rename(self, guest: Guest, passkey: str, name: str) -> None:
        """Call a passkey of somebody something else."""
        if not await self._rows.name_passkey(guest.id, passkey, name):
            raise not_found("passkey-gone")

    async def remove(self, guest: Guest, passkey: str) -> None:
        """Forget a passkey of somebody."""
        if not await self._rows.remove_passkey(guest.id, passkey):
            raise not_found("passkey-gone")

    def _opened(self, client_data: str, purpose: Purpose) -> Opened:
        """Return what the challenge says that a device has answered."""
        try:
            said = msgspec.json.decode(unpacked(client_data), type=_ClientData)
            challenge = unpacked(said.challenge).decode("ascii")
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise _not_known() from None
        return self._seals.open(challenge, purpose)


class _ClientData(Struct):
    challenge: Annotated[str, Meta(max_length=1000)]


def unpacked(text: str) -> bytes:
    """Return the bytes that a browser has sent as text."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise _not_known() from None


def _not_known() -> Refusal:
    """Refuse a passkey, whatever is wrong with it: nobody is told how near they were."""
    return Refusal(HTTPStatus.FORBIDDEN, "passkey")


# In a thread, with the library: it takes a moment to load


@cache
def _installed() -> bool:
    try:
        return find_spec("webauthn") is not None
    except ModuleNotFoundError:
        return False


def _to_make(guest: Guest, site: Site, challenge: str, known: list[Passkey]) -> dict[str, Any]:
    import webauthn  # noqa: PLC0415
    from webauthn.helpers import structs  # noqa: PLC0415

    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name="mbira",
        user_id=guest.id.encode(),
        user_name=guest.name,
        user_display_name=guest.name,
        challenge=challenge.encode(),
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=each.credential) for each in known
        ],
    )
    return _as_json(options)


def _to_show(site: Site, challenge: str) -> dict[str, Any]:
    import webauthn  # noqa: PLC0415

    options = webauthn.generate_authentication_options(
        rp_id=site.name, challenge=challenge.encode()
    )
    return _as_json(options)


def _as_json(options: Any) -> dict[str, Any]:
    from webauthn import options_to_json  # noqa: PLC0415

    found: dict[str, Any] = msgspec.json.decode(options_to_json(options))
    return found


def _made(made: Made, site: Site) -> tuple[bytes, bytes, int]:
    """Return the id, the public key and the count of a new passkey."""
    import webauthn  # noqa: PLC0415
    from webauthn.helpers import structs  # noqa: PLC0415

    client_data = unpacked(made.response.client_data_json)
    response = structs.AuthenticatorAttestationResponse(
        client_data_json=client_data,
        attestation_object=unpacked(made.response.attestation_object),
    )
    raw = unpacked(made.id)
    try:
        found = webauthn.verify_registration_response(
            credential=structs.RegistrationCredential(id=made.id, raw_id=raw, response=response),
            expected_challenge=_challenge(client_data),
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except Exception as error:  # noqa: BLE001 a stranger made it: whatever it breaks is their doing
        log.info("a passkey was refused", why=type(error).__name__)
        raise _not_known() from None
    return found.credential_id, found.credential_public_key, found.sign_count


def _shown(shown: Shown, site: Site, passkey: Passkey) -> int:
    """Return how often a passkey says that it was used, if its holder has the key."""
    import webauthn  # noqa: PLC0415
    from webauthn.helpers import structs  # noqa: PLC0415

    client_data = unpacked(shown.response.client_data_json)
    response = structs.AuthenticatorAssertionResponse(
        client_data_json=client_data,
        authenticator_data=unpacked(shown.response.authenticator_data),
        signature=unpacked(shown.response.signature),
    )
    raw = unpacked(shown.id)
    try:
        found = webauthn.verify_authentication_response(
            credential=structs.AuthenticationCredential(id=shown.id, raw_id=raw, response=response),
            expected_challenge=_challenge(client_data),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=passkey.key,
            credential_current_sign_count=passkey.count,
        )
    except Exception as error:  # noqa: BLE001 a stranger made it: whatever it breaks is their doing
        log.info("a passkey was refused", why=type(error).__name__)
        raise _not_known() from None
    return found.new_sign_count


def _challenge(client_data: bytes) -> bytes:
    """Return the challenge that was answered; its seal was looked at before."""
    return unpacked(msgspec.json.decode(client_data, type=_ClientData).challenge)

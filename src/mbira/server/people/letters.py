"""Links by mail: whoever opens one has shown that they read the address it was sent to.

A link is bound to the address and to nothing else. If the address is somebody's, it signs them in;
else it becomes the address of whoever opens it, not of whoever asked for it: nobody gets anything
by having a letter sent to another. What is answered is the same in all cases, and comes before it
is looked up who that is.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING, NamedTuple

import structlog

from mbira.core.message import Message
from mbira.server.mail import MailError, plain_address
from mbira.server.people.guard import LOCAL
from mbira.server.people.seals import LIFETIMES, not_good
from mbira.server.refusals import Refusal, conflict, not_found
from mbira.server.store.database.connection import ConflictError
from mbira.server.store.rows import Address

if TYPE_CHECKING:
    from mbira.lang import Language
    from mbira.server.luck import Luck
    from mbira.server.mail import Mail
    from mbira.server.people.guests import Guests
    from mbira.server.people.seals import Seals
    from mbira.server.settings import Settings
    from mbira.server.store.people.credentials import CredentialRows
    from mbira.server.store.rows import Guest

log = structlog.get_logger()
MOST = 5
"""Addresses of one guest."""


def may_send_links(settings: Settings) -> bool:
    """Return whether this server knows where it is, so that its letters lead nowhere else.

    One that listens to the world and was given no name answers to any: whoever asks for a letter to
    another could choose where its link leads.
    """
    return bool(settings.hosts) or settings.host in LOCAL


class Letter(NamedTuple):
    """What a link from a letter is for."""

    address: str
    owner: Guest | None
    """Who is signed in by it; None if it lets somebody have the address."""


class Letters:
    """Letters with links by which people sign in."""

    def __init__(
        self, mail: Mail | None, rows: CredentialRows, luck: Luck, guests: Guests, seals: Seals
    ) -> None:
        self._mail = mail
        self._rows = rows
        self._luck = luck
        self._guests = guests
        self._seals = seals

    @property
    def sent(self) -> bool:
        """Whether letters are sent here."""
        return self._mail is not None

    def readable(self, address: str) -> str:
        """Return an address as letters go there; refuses what is none."""
        if self._mail is None:
            raise conflict("no-mail")
        plain = plain_address(address)
        if plain is None:
            raise Refusal(HTTPStatus.UNPROCESSABLE_ENTITY, "mailbox", pointer="/address")
        return plain

    async def send(self, address: str, site: str, words: Language) -> None:
        """Send a link to an address; what goes wrong is for whoever runs the server to read."""
        if self._mail is None:
            return
        link = f"{site}/#letter={self._seals.make('mail', address)}"
        minutes = round(LIFETIMES["mail"] / 60)
        use = words.say(Message("letter-link", {"minutes": minutes}))
        otherwise = words.say(Message("letter-not-you"))
        text = f"{use}\n\n{link}\n\n{otherwise}\n"
        try:
            await self._mail.send(address, words.say(Message("letter-subject")), text)
        except MailError as error:
            log.warning("a letter was not sent", why=str(error))

    async def look(self, seal: str) -> Letter:
        """Return what a link is for, which is as good afterwards."""
        return await self._read(self._seals.open(seal, "mail").words)

    async def open(self, seal: str, asker: Guest) -> Letter:
        """Use a link, once; an address that is nobody's becomes the asker's."""
        opened = self._seals.open(seal, "mail")
        letter = await self._read(opened.words)
        new = None
        if letter.owner is None:
            if len(await self._rows.addresses(asker.id)) >= MOST:
                raise conflict("too-many-addresses", count=MOST)
            now = self._luck.now()
            new = Address(self._luck.new_id(), asker.id, letter.address, now)
        try:
            await self._rows.open_letter(opened.spending, new)
        except ConflictError:  # it was used, or another has shown the address to be theirs
            raise not_good() from None
        return letter

    async def _read(self, words: list[str]) -> Letter:
        owner = await self._rows.owner_of(words[0])
        return Letter(words[0], await self._guests.find(owner) if owner is not None else None)

    async def of(self, guest: Guest) -> list[Address]:
        """Return the addresses of somebody."""
        return await self._rows.addresses(guest.id)

    async def remove(self, guest: Guest, address: str) -> None:
        """Forget an address of somebody."""
        if not await self._rows.remove_address(guest.id, address):
            raise not_found("address-gone")

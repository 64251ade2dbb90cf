"""Calls by mail, and the letter that asks whether an address is somebody's own."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING

from mbira.core.message import Message
from mbira.server.calling.outcome import SENT, Outcome
from mbira.server.calling.words import call_words
from mbira.server.mail import MailError

if TYPE_CHECKING:
    from mbira.server.calling.words import Letter
    from mbira.server.mail import Mail
    from mbira.server.store.calls.wishes import CallRow, Details, Place

GUESSES = 5
"""So often somebody may say a code."""
GOOD = 3600.0
"""Seconds for which a code is good."""


class Letters:
    """Calls people by mail."""

    def __init__(self, mail: Mail) -> None:
        self._mail = mail

    async def __call__(self, place: Place, name: str, letter: Letter, _: list[CallRow]) -> Outcome:
        """Send a call; the same one has the same Message-ID, by which mailboxes know it."""
        try:
            await self._mail.send(place.address, letter.title, letter.text, name=f"call.{name}")
        except MailError as error:
            return Outcome("lost" if error.lasting else "later", str(error))
        return SENT

    async def ask(self, address: str, code: str, language: str, site: str) -> None:
        """Ask whether an address belongs to who gave it: only there stands the code."""
        words = call_words(language)
        subject = words.say(Message("call-code-subject", {"code": code}))
        text = words.say(Message("call-code", {"code": code, "site": site}))
        await self._mail.send(address, subject, f"{text}\n")


def new_code() -> str:
    """Return a code that somebody can type."""
    return f"{secrets.randbelow(1_000_000):06}"


def digest(code: str, place: str) -> str:
    """Return what is kept of a code."""
    return hashlib.sha256(f"{place} {code}".encode()).hexdigest()


def fits(details: Details, code: str, place: str, now: float) -> bool:
    """Return whether a code is the one in the letter, which is good for a while."""
    fresh = now - details.asked <= GOOD and details.guesses < GUESSES
    return fresh and hmac.compare_digest(digest(code, place), details.code)

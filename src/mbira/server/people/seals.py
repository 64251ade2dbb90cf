"""Seals: what this server says to somebody so that it is shown later, and none of which is kept.

A challenge for a passkey, a link in a letter. A seal says what it is for and until when, and nobody
else can make one. Nothing is written when one is made, as anybody may ask for many; only that one
was used is, until it would have expired: none is good twice.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from http import HTTPStatus
from typing import TYPE_CHECKING, Literal, NamedTuple

from mbira.server.people.guests import digest
from mbira.server.refusals import Refusal
from mbira.server.store.people.credentials import Spending

if TYPE_CHECKING:
    from mbira.server.luck import Luck
    from mbira.server.people.guests import Guests

Purpose = Literal["make", "enter", "mail", "bring"]
"""To make a passkey, to sign in with one, to open a letter, to bring a guest's tables along."""
LIFETIMES: dict[Purpose, float] = {
    "make": 10 * 60.0, "enter": 10 * 60.0, "mail": 15 * 60.0, "bring": 30 * 24 * 3600.0,
}  # fmt: skip
"""Seconds that each is good for."""
LONGEST = 700
"""Characters of a seal; an address in it may be long."""
SIGNED = 32
"""Characters of its signature: nobody guesses half of one either."""


class Opened(NamedTuple):
    """What a seal says that is good."""

    words: list[str]
    spending: Spending


class Seals:
    """Makes seals and opens them."""

    def __init__(self, guests: Guests, luck: Luck) -> None:
        self._guests = guests
        self._luck = luck

    def make(self, purpose: Purpose, *words: str) -> str:
        """Return a new seal for a purpose; the words are what it is about."""
        expires = int(self._luck.now() + LIFETIMES[purpose])
        body = "\n".join((purpose, str(expires), self._luck.token()[:24], *words))
        return f"{_packed(body)}.{self._sign(body)}"

    def open(self, seal: str, purpose: Purpose) -> Opened:
        """Return what a seal says; refuses one of another purpose, or that is not good any more.

        That it was used already is found out by whoever spends it.
        """
        packed, _, signature = seal[:LONGEST].partition(".")
        try:
            body = urlsafe_b64decode(packed + "=" * (-len(packed) % 4)).decode()
        except (Error, ValueError):
            raise not_good() from None
        if not hmac.compare_digest(self._sign(body).encode(), signature.encode()):
            raise not_good()
        what, expires, _, *words = body.split("\n")
        if what != purpose or float(expires) < self._luck.now():
            raise not_good()
        return Opened(words, Spending(digest(body), float(expires)))

    def _sign(self, body: str) -> str:
        return self._guests.signature(f"seal {body}")[:SIGNED]


def _packed(body: str) -> str:
    return urlsafe_b64encode(body.encode()).decode().rstrip("=")


def not_good() -> Refusal:
    """Refuse what was not made here, has expired or was used."""
    return Refusal(HTTPStatus.FORBIDDEN, "token")

"""Guests: who somebody is, and tokens that say so, of which only the digests are kept."""

from __future__ import annotations

import hashlib
import hmac
from collections import OrderedDict
from functools import lru_cache
from http import HTTPStatus
from typing import TYPE_CHECKING

from msgspec.structs import replace

from mbira.server.refusals import Refusal, one_line
from mbira.server.store.rows import Guest, Token

if TYPE_CHECKING:
    from mbira.server.luck import Luck
    from mbira.server.store.rows import TokenKind
    from mbira.server.store.store import Store

COOKIE = "mbira"
COOKIE_AGE = 400 * 24 * 3600
"""Seconds that a browser keeps it; none keeps it longer."""
DAY = 24 * 3600.0
"""It is noted this often, in seconds, that a guest came."""
HOME = 16
"""This many characters of its signature stand for an address: the address itself is not kept."""
REMEMBERED = 10_000
"""This many guests are kept in memory, and signatures of cookies."""
LIFETIMES: dict[TokenKind, float | None] = {
    "transfer": 15 * 60.0,
    "seat": 30 * 24 * 3600.0,
    "watch": 30 * 24 * 3600.0,
    "api": None,
    "cup": 30 * 24 * 3600.0,
    "cup-once": 30 * 24 * 3600.0,
}
"""Seconds that a token of each kind is good for."""
BLANK = dict.fromkeys(map(ord, "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"), " ")
"""Characters that are letters by name and show nothing."""


class Guests:
    """The people of a server."""

    def __init__(self, store: Store, luck: Luck, most_tokens: int = 0) -> None:
        self._store = store
        self._luck = luck
        self._most_tokens = most_tokens
        self._key = hashlib.sha256(f"mbira cookies {store.secret}".encode()).digest()
        self.signature = lru_cache(REMEMBERED)(self._sign)
        """Returns what nobody but this server can add to a text."""
        self._known: OrderedDict[str, Guest] = OrderedDict()
        self._news = 0
        """How often something was forgotten: what was being read then may be old."""

    async def new(self, name: str = "", address: str | None = None) -> Guest:
        """Make a guest, who came from an address if that is known."""
        now, home = self._luck.now(), None if address is None else self.signature(address)[:HOME]
        guest = Guest(self._luck.new_id(), name or self._luck.name(), 0, now, home)
        await self._store.add_guest(guest, now)
        return self._remember(guest)

    async def welcome(self, guest: Guest) -> None:
        """Note that a guest has come again."""
        now = self._luck.now()
        if now - guest.seen > DAY:
            await self._store.see_guest(guest.id, now)
            self._remember(replace(guest, seen=now))

    async def change(self, guest: Guest, *, name: str | None = None, void: bool = False) -> Guest:
        """Give a guest another name, or make all its cookies and tokens void."""
        changed = await self._store.change_guest(guest.id, name, void=void)
        if changed is None:
            raise Refusal(HTTPStatus.UNAUTHORIZED, "guest")
        return self._remember(changed)

    async def find(self, guest: str) -> Guest | None:
        """Return a guest by id."""
        known = self._known.get(guest)
        if known is not None:
            self._known.move_to_end(guest)
            return known
        news = self._news
        found = await self._store.guest(guest)
        return self._remember(found) if found is not None and self._news == news else found

    def forget(self, guest: str) -> None:
        """Look a guest up again next time: another process changed it."""
        self._news += 1
        self._known.pop(guest, None)

    def forget_all(self) -> None:
        """Look everybody up again: nobody knows what other processes changed."""
        self._news += 1
        self._known.clear()

    def _remember(self, guest: Guest) -> Guest:
        known = self._known.get(guest.id)
        if known is not None and known.generation > guest.generation:
            return known  # what was read is older than what was changed meanwhile
        self._known[guest.id] = guest
        self._known.move_to_end(guest.id)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return guest

    def _sign(self, body: str) -> str:
        return hmac.digest(self._key, body.encode(), "sha256").hex()

    # Tokens

    async def make_token(
        self, kind: TokenKind, guest: Guest, table: str | None = None, seat: int | None = None
    ) -> str:
        """Return a new token; it is not kept and cannot be shown again."""
        most = self._most_tokens
        if most and await self._store.tokens.count(guest.id, self._luck.now()) >= most:
            args: dict[str, str | int] = {"count": most}
            raise Refusal(HTTPStatus.TOO_MANY_REQUESTS, "too-many-tokens", args=args)
        token = self._luck.token()
        life = LIFETIMES[kind]
        expires = None if life is None else self._luck.now() + life
        if kind in {"transfer", "api"}:  # they are this guest, until all its cookies are void
            seat = guest.generation
        await self._store.tokens.add(digest(token), Token(kind, guest.id, table, seat, expires))
        return token

    async def read_token(self, token: str, *kinds: TokenKind) -> Token:
        """Return what a token is for; refuses any that is not of these kinds."""
        return self._good(await self._store.tokens.find(digest(token)), kinds)

    async def take_token(self, token: str, *kinds: TokenKind) -> Token:
        """Return what a token is for, which is good only once."""
        self._good(await self._store.tokens.find(digest(token)), kinds)
        return self._good(await self._store.tokens.take(digest(token)), kinds)

    def _good(self, token: Token | None, kinds: tuple[TokenKind, ...]) -> Token:
        if token is None or token.kind not in kinds:
            raise _bad_token()
        if token.expires is not None and token.expires < self._luck.now():
            raise _bad_token()
        return token

    async def owner(self, token: Token) -> Guest:
        """Return which guest a token makes somebody."""
        guest = await self.find(token.guest)
        if guest is None or token.seat != guest.generation:
            raise _bad_token()
        return guest


def digest(token: str) -> str:
    """Return what is kept of a token."""
    return hashlib.sha256(f"mbira token {token}".encode()).hexdigest()


def _bad_token() -> Refusal:
    return Refusal(HTTPStatus.FORBIDDEN, "token", pointer="/token")


def clean(text: str) -> str:
    """Return what somebody typed on one line, without characters that cannot be seen."""
    return one_line(text.translate(BLANK))

"""Sessions: the browsers in which somebody is who they are, each known by a signed cookie.

A cookie gets old: about once a day an answer brings a new one. As soon as that comes back, those
before it are void for somebody who can sign in again, so that one which another has copied is good
for a day at most if its owner comes daily. As long as it does not come back (the answer was lost,
the browser has crashed) the one before it is good; and to somebody who has nothing but a cookie,
each of theirs stays good: a guest is not to lose who they are because a browser was set back.
"""

from __future__ import annotations

import hmac
from collections import OrderedDict
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from mbira.server.people.guests import COOKIE_AGE, DAY, REMEMBERED
from mbira.server.refusals import not_found
from mbira.server.store.rows import Session

if TYPE_CHECKING:
    from mbira.server.luck import Luck
    from mbira.server.people.guests import Guests
    from mbira.server.store.people.credentials import CredentialRows
    from mbira.server.store.people.sessions import SessionRows
    from mbira.server.store.rows import Guest

LONGEST = 200
"""No cookie that is made here has more characters."""
GRACE = 120.0
"""Seconds for which a cookie is good that a newer one has followed: requests are under way."""


class Visit(NamedTuple):
    """Somebody who came with a cookie."""

    guest: Guest
    session: Session
    old: bool
    """Whether the cookie is to be followed by a new one."""


class Sessions:
    """The browsers of everybody."""

    def __init__(
        self, rows: SessionRows, credentials: CredentialRows, luck: Luck, guests: Guests
    ) -> None:
        self._rows = rows
        self._credentials = credentials
        self._luck = luck
        self._guests = guests
        self._known: OrderedDict[str, Session] = OrderedDict()
        self._news = 0
        """How often something was forgotten: what was being read then may be old."""

    async def begin(self, guest: Guest, device: str, name: str | None = None) -> Session:
        """Let a browser be somebody from now on."""
        now = self._luck.now()
        session = Session(name or self._luck.session(), guest.id, device, now, now, int(now))
        await self._rows.add(session)
        return self._remember(session)

    def cookie(self, guest: Guest, session: Session) -> str:
        """Return a new cookie of a session."""
        body = f"{guest.id}.{guest.generation}.{session.id}.{int(self._luck.now())}"
        return f"{body}.{self._guests.signature(body)}"

    async def visit(self, cookie: str, device: str) -> Visit | None:
        """Return who comes with a cookie; None if it was not made here or is void."""
        if len(cookie) > LONGEST:
            return None
        body, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(self._guests.signature(body).encode(), signature.encode()):
            return None
        name, generation, *more = body.split(".")
        guest = await self._guests.find(name)
        if guest is None or str(guest.generation) != generation:
            return None
        if not more:  # made when there were no sessions: it becomes one, the same for all who ask
            session = self._guests.signature(f"session {body}")[:16]
            found = await self.find(session) or await self.begin(guest, device, session)
            return Visit(guest, found, old=True)
        return await self._seen(guest, more[0], float(more[1]))

    async def _seen(self, guest: Guest, name: str, issued: float) -> Visit | None:
        now, session = self._luck.now(), await self.find(name)
        if session is None or session.guest != guest.id or now - issued > COOKIE_AGE:
            return None
        if issued < session.issued and now - session.seen > GRACE:
            if any(await self._credentials.held(guest.id)):
                return None
            return Visit(guest, session, old=True)
        if issued > session.issued:
            await self._rows.see(name, issued, now)
            session = self._remember(replace(session, issued=issued, seen=now))
        return Visit(guest, session, old=now - issued > DAY and issued >= session.issued)

    async def find(self, session: str) -> Session | None:
        """Return a session by its id."""
        known = self._known.get(session)
        if known is not None:
            self._known.move_to_end(session)
            return known
        news = self._news
        found = await self._rows.find(session)
        return self._remember(found) if found is not None and self._news == news else found

    async def of(self, guest: Guest) -> list[Session]:
        """Return the browsers in which somebody is, those seen last first."""
        return await self._rows.of(guest.id)

    async def end(self, guest: Guest, session: str) -> None:
        """Let a browser not be somebody any more."""
        if not await self._rows.end(guest.id, session):
            raise not_found("session")
        self.forget(session)

    def forget(self, session: str) -> None:
        """Look a session up again next time: it may have ended."""
        self._news += 1
        self._known.pop(session, None)

    def forget_of(self, guest: str) -> None:
        """Look all sessions of a guest up again."""
        self._news += 1
        for session in [each for each in self._known.values() if each.guest == guest]:
            del self._known[session.id]

    def forget_all(self) -> None:
        """Look everything up again: nobody knows what other processes changed."""
        self._news += 1
        self._known.clear()

    def _remember(self, session: Session) -> Session:
        self._known[session.id] = session
        self._known.move_to_end(session.id)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return session

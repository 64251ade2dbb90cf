"""Being called: the ways there are here, places that people add, and trying them out."""

from __future__ import annotations

import asyncio
import secrets
from email.utils import parseaddr
from typing import TYPE_CHECKING

from msgspec.structs import replace

from mbira.server.calling import webhooks
from mbira.server.calling.letters import Letters
from mbira.server.calling.push import Push, new_key
from mbira.server.calling.sender import Sender
from mbira.server.calling.words import trial
from mbira.server.store.calls.leaving import ERROR

if TYPE_CHECKING:
    from mbira.server.calling.outcome import Outcome
    from mbira.server.calling.sender import Task, Way
    from mbira.server.calling.words import Letter
    from mbira.server.luck import Luck
    from mbira.server.mail import Mail
    from mbira.server.settings import Settings
    from mbira.server.store.calls.wishes import CallRow, Channel, Place
    from mbira.server.store.store import Store


class Calling:
    """Calls people."""

    def __init__(self, store: Store, luck: Luck, settings: Settings, mail: Mail | None) -> None:
        self.rows = store.calls
        self.ways: dict[Channel, Way] = {}
        """The ways by which somebody can be called here."""
        self.local = settings.hooks == "local"
        """Whether addresses of our own network may be given."""
        self._store = store
        self._luck = luck
        self._settings = settings
        self.push: Push | None = None
        """What calls browsers, once it has started."""
        if settings.hooks != "off":
            self.ways["webhook"] = self._hook
        self.letters = Letters(mail) if mail is not None else None
        if self.letters is not None:
            self.ways["mail"] = self.letters

    async def start(self, task: Task) -> None:
        """Begin to send; in the loop that will serve."""
        if self._settings.hooks != "off":
            key = await self._store.fact("vapid", new_key())
            self.push = Push(key, contact(self._settings), local=self.local)
            self.ways["push"] = self._push
        self.sender = Sender(self.rows, self._luck.now, self.ways, task)
        task(self.sender.run(alone=not self._store.shared))

    async def _hook(self, place: Place, name: str, letter: Letter, calls: list[CallRow]) -> Outcome:
        return await webhooks.send(place, name, letter, calls, self._luck.now(), local=self.local)

    async def _push(self, place: Place, name: str, letter: Letter, calls: list[CallRow]) -> Outcome:
        assert self.push is not None  # noqa: S101 it is a way only where it is
        return await self.push.send(place, name, letter, calls, self._luck.now())

    async def try_out(self, place: Place) -> Outcome:
        """Send something to a place that is not a call, at once; note and return the result."""
        letter = await asyncio.to_thread(trial, await self.rows.wishes(place.guest))
        name = f"test-{secrets.token_hex(8)}"
        outcome = await self.ways[place.kind](place, name, letter, [])
        await self.rows.change(tried(place, outcome, self._luck.now()))
        return outcome


def tried(place: Place, outcome: Outcome, now: float) -> Place:
    """Return what is known of a place after something was sent there to try it out."""
    if outcome.kind == "sent":
        return replace(place, state="on", failing=None, failures=0, error="")
    since = place.failing if place.failing is not None else now
    state = "gone" if outcome.kind == "gone" else place.state
    return replace(place, state=state, failing=since, error=outcome.error[:ERROR])


def contact(settings: Settings) -> str:
    """Return whom the push service of a browser may turn to about what this server sends."""
    if settings.mail is not None:
        return f"mailto:{parseaddr(settings.mail.sender)[1]}"
    return f"https://{settings.hosts[0] if settings.hosts else 'localhost'}"

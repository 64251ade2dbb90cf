"""How somebody wishes to be called, where, and for what: values that are kept."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct, field

Event = Literal["turn", "clock", "chat", "over", "invited"]
"""It is one's turn; one's clock runs out soon; somebody spoke; a match ended; one is asked."""
Channel = Literal["push", "mail", "webhook"]
PlaceState = Literal["on", "asked", "gone"]
"""Calls go there; it was not confirmed yet; it said that it is gone, or has failed for too long."""
CallState = Literal["waiting", "sent", "seen", "off", "unsure", "lost"]
"""To be sent; sent; seen before it was; not wished any more; nobody knows; given up."""
Form = Literal["plain", "discord", "slack"]
"""How a webhook takes what it is told."""

USUAL: dict[Event, tuple[Channel, ...]] = {
    "turn": ("push", "mail", "webhook"),
    "clock": ("push", "mail"),
    "chat": ("push",),
    "over": ("mail", "webhook"),
    "invited": ("push", "mail"),
}


class Quiet(Struct, frozen=True):
    """Hours in which calls wait, in minutes of the day; they may go over midnight."""

    begin: int
    end: int


class Wishes(Struct, frozen=True, omit_defaults=True):
    """How a guest wishes to be called."""

    language: str = "en"
    site: str = ""
    """The address of this server as the guest knows it: links lead there."""
    zone: str = "UTC"
    quiet: Quiet | None = None
    gather: int = 0
    """Calls are gathered for this many minutes and leave as one; 0 is at once."""
    events: dict[Event, tuple[Channel, ...]] = field(default_factory=lambda: dict(USUAL))
    muted: tuple[str, ...] = ()
    """Tables that nobody is called to."""

    def wants(self, event: Event, channel: Channel, table: str) -> bool:
        """Return whether one is to be called for something in a way."""
        return channel in self.events.get(event, ()) and table not in self.muted


class Details(Struct, frozen=True, omit_defaults=True):
    """What one needs to call at a place, besides its address."""

    p256dh: str = ""
    """The public key of a browser, and the secret that it shares, in base64url."""
    auth: str = ""
    form: Form = "plain"
    secret: str = ""
    """What a webhook's messages are signed with."""
    code: str = ""
    """What the owner of a mail address has to say, as a digest."""
    guesses: int = 0
    asked: float = 0.0
    """When they were asked."""


class Place(Struct, frozen=True):
    """Where a guest is called."""

    id: str
    guest: str
    kind: Channel
    state: PlaceState
    address: str
    details: Details
    label: str
    made: float
    failing: float | None = None
    failures: int = 0
    error: str = ""


class Facts(Struct, frozen=True, omit_defaults=True):
    """What a call tells of a table: what everybody there may know."""

    game: str = ""
    name: str = ""
    """Of the table, if it has one."""
    by: str = ""
    """Who spoke, or asks."""
    what: str = ""
    """What kind of it: "again" and "undo" of being asked, how a match ended."""
    winners: tuple[str, ...] = ()
    until: float = 0.0
    """When a clock runs out."""


class Occasion(Struct, frozen=True, kw_only=True):
    """Something for which somebody may be called."""

    guest: str
    event: Event
    table: str
    mark: int
    """Whoever has seen this version of the table, or what was said, need not be called."""
    facts: Facts
    seat: int | None = None
    after: int = -1
    """The last version that they made themselves: they have seen what was before."""
    due: float | None = None
    """When the call is to leave; soon, if that is not said."""


class CallRow(Struct, frozen=True):
    """A call in the outbox."""

    id: str
    place: str
    event: Event
    table: str
    mark: int
    seat: int | None
    facts: Facts
    made: float
    tries: int
    interrupted: bool
    """Whether a process was at it and did not say what came of it."""


encode = msgspec.json.Encoder().encode
decode_wishes = msgspec.json.Decoder(Wishes).decode
decode_details = msgspec.json.Decoder(Details).decode
decode_facts = msgspec.json.Decoder(Facts).decode

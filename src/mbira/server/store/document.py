"""What a table is besides its log: who sits where, what was agreed, how it stands."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from mbira.core.input.options import OptionValue
from mbira.core.log.save import Header

Status = Literal["open", "playing", "over", "closed"]
Away = Literal["handed", "clock", "absent", "resigned"]
Ended = Literal["owner", "resigned", "long", "nobody", "server"]
"""Its owner closed it; everybody has resigned; it was too long; nobody began a match; whoever runs
the server closed it."""


Hands = Literal["late", "live"]
"""How a seat shows what it holds to those who may look into all hands: a round late, or at once."""
LanguageCode = Annotated[str, Meta(pattern="^[a-z]{2,3}$")]
Colour = Literal["red", "blue", "green", "gold", "violet"]
"""What a seat can be painted with."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may take; when it runs out a bot plays on for them."""

    per: Literal["move", "match"]
    seconds: Annotated[int, Meta(ge=10, le=30 * 24 * 3600)]


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the people at a table agree on besides the options of the game."""

    join: Literal["anyone", "link"] = "anyone"
    """Who may take a free seat: anyone, or anyone with an invite link."""
    watch: Literal["anyone", "link", "nobody"] = "anyone"
    """Who may look on."""
    delay: Annotated[int, Meta(ge=0, le=20)] = 0
    """How many turns late those see the match who look on, until it is over."""
    undo: Literal["free", "agreed", "none"] = "free"
    """Own decisions until something new is seen; only if all others agree; never."""
    programs: bool = True
    """Whether programs may sit at the table that act for somebody."""
    bots: bool = True
    """Whether bots may sit at the table."""
    advice: bool = True
    """Whether people may ask for advice."""
    clock: Clock | None = None
    patience: Annotated[int, Meta(ge=60, le=30 * 24 * 3600)] | None = None
    """After how many seconds without a decision whoever made the table may let a bot decide."""
    house: Annotated[str, Meta(max_length=600)] = ""
    """House rules, in words: nothing but people reads them."""
    languages: Annotated[tuple[LanguageCode, ...], Meta(max_length=8)] = ()
    """What is spoken there, for those who look for a table."""
    rated: bool = False
    """Whether the match counts for ratings: then there is no advice, and nobody hands over."""


class Chair(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat: a guest, a bot, a bot in a guest's place, or nobody yet."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None
    """The bot that decides for this seat, if one does."""
    away: Away | None = None
    """Why a bot plays for the guest."""
    since: float = 0.0
    """When the guest last took the seat; a clock counts nothing from before."""
    extra: float = 0.0
    """How many seconds more than the whole of a clock for the match were left then, or less."""
    ready: bool = False
    """Whether the guest has said, before the match, that it can begin."""
    program: bool = False
    """Whether a program has decided for the guest: everybody sees that."""
    left: bool = False
    """Whether somebody sat here who was forgotten since, as they wished."""
    shared: bool = False
    """Whether somebody else sits here, at the guest's screen, who has a name of their own."""
    hands: Hands | None = None
    """Whether the guest agrees that what this seat holds is shown to who looks on, and how."""

    @property
    def free(self) -> bool:
        """Whether somebody can sit down here."""
        return self.guest is None and self.bot is None and not self.left


class UndoRequest(Struct, frozen=True, omit_defaults=True):
    """A wish to go back that the others have to agree to."""

    seat: int
    to: int
    """How many records are to count."""
    version: int
    """Of the match when it was asked; once that moves on, the wish is void."""
    agreed: tuple[int, ...] = ()


class WatchLink(Struct, frozen=True, omit_defaults=True):
    """A link for looking on that was not taken back."""

    number: int
    """No other link of the table has it, or had it."""
    turns: int = 0
    """How many turns late those see the match who came by it, at the least."""
    hands: bool = False
    """Whether they look into all hands, where the seats agree."""


class Looker(Struct, frozen=True):
    """Somebody who came by such a link."""

    guest: str
    link: int


class Origin(Struct, frozen=True):
    """Where a table was forked from."""

    table: str
    version: int


class Beginning(Struct, frozen=True):
    """What a match that has not begun will begin with: all that chance did first in another."""

    header: Header
    dealt: tuple[str, ...]
    """The actions, in their JSON form. Some may be secret, like the seed."""


class Document(Struct, frozen=True, omit_defaults=True):
    """A table. It holds the seed of chance: what others may see of it is another type."""

    name: str
    """Empty if it is called as its game."""
    game: str
    options: dict[str, OptionValue]
    settings: TableSettings
    owner: str
    """Who made it; "" if they were forgotten, and nobody else is there."""
    chairs: tuple[Chair, ...]
    seed: str
    commitment: str
    created: float
    started: float = 0.0
    """When the match began."""
    status: Literal["open", "playing", "closed"] = "open"
    header: Header | None = None
    """Of the match, once there is one."""
    beginning: Beginning | None = None
    """How the match will begin, if that is agreed on; chance deals otherwise."""
    practice: bool = False
    """Whether its owner may decide for all seats and nobody else sees it."""
    origin: Origin | None = None
    watchers: tuple[str, ...] = ()
    """Guests who may look on, as others do."""
    links: tuple[WatchLink, ...] = ()
    """Links for looking on, each of its own kind."""
    linked: int = 0
    """How many of them were made."""
    lookers: tuple[Looker, ...] = ()
    """Guests who came by one of these links."""
    request: UndoRequest | None = None
    ended: Ended | None = None
    """Why it was closed, if it was."""
    next: str | None = None
    """The table at which the same people play again."""
    colours: tuple[Colour, ...] = ()
    """Of the seats, if somebody chose them; a game that has colours of its own knows better."""
    cup: str | None = None
    """The tournament that it belongs to; that is its owner, too."""

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """Return the seats that belong to a guest."""
        if guest is None:
            return ()
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.guest == guest])

    def came_by(self, guest: str | None) -> WatchLink | None:
        """Return the link for looking on that a guest came by, if it is still good."""
        number = next((each.link for each in self.lookers if each.guest == guest), None)
        return next((link for link in self.links if link.number == number), None)

    def looks_on(self, guest: str | None) -> bool:
        """Return whether a guest was let in to look on."""
        return guest in self.watchers or self.came_by(guest) is not None

    def renamed(self, guest: str, name: str) -> Document:
        """Return it with another name of a guest; whoever shares their screen keeps theirs."""
        chairs = (
            msgspec.structs.replace(chair, name=name)
            if chair.guest == guest and not chair.shared
            else chair
            for chair in self.chairs
        )
        return msgspec.structs.replace(self, chairs=tuple(chairs))

    def may_watch(self, guest: str | None) -> bool:
        """Return whether a guest, or anybody, may see what a spectator sees.

        Whoever may sit down sees the table as long as they can: there is no match to see yet.
        """
        if guest is not None and (guest == self.owner or self.seats_of(guest)):
            return True
        if self.practice:
            return False
        if self.public:
            return True
        return self.settings.watch == "link" and self.looks_on(guest)

    @property
    def public(self) -> bool:
        """Whether anybody at all may see it, as it stands."""
        if self.practice:
            return False
        joining = self.settings.join == "anyone" and self.status == "open"
        return joining or self.settings.watch == "anyone"

    @property
    def members(self) -> set[str]:
        """The guests whose table it is."""
        guests = {self.owner, *(chair.guest for chair in self.chairs if chair.guest is not None)}
        return guests - {""}

    @property
    def listed(self) -> bool:
        """Whether it stands in the list that anybody can see."""
        return self.public and self.status != "closed"


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Document)


def encode_document(document: Document) -> bytes:
    """Return a document as it is kept."""
    return _ENCODER.encode(document)


def decode_document(data: bytes) -> Document:
    """Return a kept document."""
    return _DECODER.decode(data)

"""What a tournament is, as it is kept: what its maker settled, who entered, and how it goes."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from mbira.arena.cups.cup import Cup, CupPlan
from mbira.core.input.options import OptionValue
from mbira.server.store.document import Clock

CupStatus = Literal["open", "playing", "over", "closed"]
Enter = Literal["anyone", "link", "invited"]
"""Who may enter: anyone; anyone with the link; whoever has an invitation, which is good once."""
DAY = 24 * 3600


class CupSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the maker of a tournament settles besides how it is played."""

    enter: Enter = "anyone"
    start_at: Annotated[int, Meta(ge=0, le=1000)] = 0
    """It begins by itself with this many entrants; 0 for when its maker says so."""
    deadline: Annotated[int, Meta(ge=60, le=90 * DAY)] | None = None
    """Seconds that a round has, if any."""
    clock: Clock | None = None
    """Of each table."""
    absent: Literal["bot", "forfeit"] = "bot"
    """What comes of a seat whose time has run out, or who has withdrawn: a bot plays on for them,
    and that counts, or they are last whatever it does."""
    programs: bool = True
    """Whether programs may play that act for somebody."""


class Entrant(Struct, frozen=True, omit_defaults=True):
    """Somebody who entered."""

    id: str
    """Within the tournament."""
    name: str
    guest: str | None = None
    bot: str | None = None


class CupDocument(Struct, frozen=True, omit_defaults=True):
    """A tournament. It holds the seed of its lots: what others may see of it is another type."""

    name: str
    game: str
    options: dict[str, OptionValue]
    plan: CupPlan
    settings: CupSettings
    owner: str
    created: float
    entrants: tuple[Entrant, ...] = ()
    status: CupStatus = "open"
    cup: Cup | None = None
    """How it goes, once it has begun."""
    tables: tuple[tuple[str, ...], ...] = ()
    """The ids of tables, by round."""
    deadlines: tuple[float | None, ...] = ()
    """Of rounds."""
    expected: int = 0
    """How many rounds there will be, as far as one can know."""

    def entrant(self, guest: str | None) -> Entrant | None:
        """Return as whom a guest has entered, if they have."""
        return next((each for each in self.entrants if guest and each.guest == guest), None)

    @property
    def people(self) -> set[str]:
        """The guests whose tournament it is."""
        return {self.owner, *(each.guest for each in self.entrants if each.guest is not None)}

    @property
    def listed(self) -> bool:
        """Whether it stands in the list that anybody can see."""
        return self.settings.enter == "anyone" and self.status != "closed"

    def may_see(self, guest: str | None) -> bool:
        """Return whether somebody may see it without a link."""
        return self.settings.enter == "anyone" or guest in self.people


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(CupDocument)


def encode_cup(document: CupDocument) -> bytes:
    """Return a tournament as it is kept."""
    return _ENCODER.encode(document)


def decode_cup(data: bytes) -> CupDocument:
    """Return a kept tournament."""
    return _DECODER.decode(data)

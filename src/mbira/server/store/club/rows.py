"""What goes into the club's tables and comes out of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from mbira.core.feats import Feat
from mbira.server.store.document import Away

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    Rater = Callable[
        [Sequence[str], Sequence[int], Mapping[str, tuple[float, float]]],
        Mapping[str, tuple[float, float]],
    ]
    """Returns ratings after a match: from who sat on each seat, their places, and ratings before.

    Whoever has none yet is not among those before.
    """

BOT = "bot:"
"""So begins the name of a player who is a bot."""
Shown = Literal["everybody", "known", "nobody"]
"""To whom a guest's page is shown: all, those they have played with, or nobody else."""


class PlayedSeat(Struct, frozen=True):
    """What a seat did in a match that ended."""

    player: str | None
    """None for somebody who sat at another's screen."""
    place: int
    level: int
    """How many share the place."""
    score: int | None
    margin: int | None
    """By how much it was ahead of the best of the others, or behind."""
    decisions: int
    seconds: float
    """That those took, together."""
    away: Away | None
    feats: tuple[Feat, ...]


class Counted(Struct, frozen=True, kw_only=True):
    """A match that ended, as it is counted."""

    table: str
    game: str
    at: float
    rated: bool
    why: str = ""
    """It is not rated though it was to be, if so."""
    seats: tuple[PlayedSeat, ...]


class RatingRow(Struct, frozen=True):
    """A rating of somebody, of a game with this many seats."""

    game: str
    seats: int
    player: str
    name: str | None
    """None for a bot."""
    mu: float
    sigma: float
    matches: int
    wins: float
    at: float


class PlayedRow(Struct, frozen=True):
    """A match as one of those who played it has it."""

    table: str
    seat: int
    game: str
    seats: int
    at: float
    place: int
    level: int
    score: int | None
    margin: int | None
    decisions: int
    seconds: float
    away: Away | None
    feats: tuple[Feat, ...]
    before: float | None
    mu: float | None
    sigma: float | None


class Opponent(Struct, frozen=True):
    """Somebody against whom somebody has played."""

    player: str
    name: str | None
    shown: Shown
    matches: int
    ahead: float
    """How often the one who asks was before them; a shared place is half."""
    last: float


class Profile(Struct, frozen=True):
    """What a guest lets others see."""

    shown: Shown = "known"
    presence: bool = False
    here: float = 0.0


class Invitation(Struct, frozen=True):
    """A seat that somebody was offered."""

    table: str
    by: str
    at: float


class Report(Struct, frozen=True):
    """What somebody wants whoever runs the server to know of somebody else."""

    number: int
    guest: str
    about: str
    table: str | None
    said: str
    words: str
    at: float

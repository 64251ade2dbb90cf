"""What an analysis consists of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from mbira.core.message import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

Chances = tuple[float, ...]
"""How likely each seat is to win, to four places; all together, exactly 1."""
PLACES = 4
WHOLE = 10**PLACES
BY_CHANCE = -1
SLIGHT = 0.01
"""A difference of chances that is smaller is none: judgements are not finer than that."""


class Judged(Struct, frozen=True, omit_defaults=True):
    """A decision, judged by what its seat could know when it was made."""

    version: int
    """How long the log was with it; the board of the decision is that of the version before."""
    seat: int
    action: str
    """As it is typed."""
    options: int
    """How many actions were legal."""
    before: float
    """How likely the seat was to win with the best plan that was found,"""
    after: float
    """and with the best that begins as it did begin."""
    edge: float
    """How much better that was than any other beginning; less than 0 for a mistake."""
    better: tuple[str, ...] = ()
    """What would have been better, if anything would."""
    line: Message | None = None
    """The same in sentences."""
    good: Message | None = None
    """What that has which the decision has not, as a player would say it,"""
    bad: Message | None = None
    """and what it lacks."""

    @property
    def cost(self) -> float:
        """What the decision cost its seat; 0 if nothing better was found."""
        return round(self.before - self.after, PLACES)


class Station(Struct, frozen=True):
    """How things stood somewhere on the way, and who led there."""

    version: int
    by: int
    """The seat whose decisions led here from the station before, or BY_CHANCE."""
    chances: Chances
    """Where chance is about to decide, the mean over what it may do."""


class Piece(Struct, frozen=True):
    """What was found in one part of a match: the turn of a seat, or what chance dealt first."""

    seat: int
    first: int
    """The version before it,"""
    last: int
    """and the one it leads to."""
    judged: tuple[Judged, ...]
    stations: tuple[Station, ...]


class Turn(Struct, frozen=True):
    """The decisions of a seat until somebody else decided."""

    seat: int
    first: int
    last: int
    decisions: tuple[Judged, ...]


class Parts(Struct, frozen=True):
    """Where a seat's chances came from: `start + luck + skill + others` is `end`, exactly."""

    start: float
    """Its equal share, before anything happened."""
    luck: float
    """What chance gave it, against the mean of what chance could have given."""
    skill: float
    """What its own decisions changed."""
    others: float
    """What the others' decisions changed."""
    end: float


class Report(Struct, frozen=True):
    """How a seat played."""

    seat: int
    decisions: int
    """How many were judged: those among several actions."""
    accuracy: float | None
    """The part of its chances that its decisions kept: all `after` over all `before`."""
    parts: Parts | None
    """None as long as something of the match has not been looked at."""
    worst: tuple[int, ...]
    """The versions of the decisions that cost it most, the dearest first."""
    best: int | None
    """The version of the one that was furthest ahead of all others that were found."""


def rounded(chances: Sequence[float]) -> Chances:
    """Return chances to four places, exactly 1 together: the largest takes what is left."""
    parts = [round(chance * WHOLE) for chance in chances]
    parts[parts.index(max(parts))] += WHOLE - sum(parts)
    return tuple(part / WHOLE for part in parts)

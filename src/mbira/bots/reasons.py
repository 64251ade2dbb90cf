"""Reasons a player would give: what one position has that another has not, in a game's own units.

A mind weighs positions in points, which mean nothing to people. So what changes is told as what a
term counts: rounds, cattle, VP. The words are the mind's: `more-` and `less-` with the term's name.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from mbira.core.message import Message
from mbira.lang import ENGLISH, source
from mbira.lang.entries import split

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence, Set as AbstractSet

    from mbira.bots.mind import AnyMind, Seated

TELLING = 3
"""At most this many terms are named."""
LEAST = 0.05
"""A smaller change of a term is not worth a word."""


class Gain(Struct, frozen=True):
    """What changes in one term."""

    term: str
    points: float
    """By the mind's measure."""
    count: int = 0
    """The same in what the term counts, always more than 0; 0 if that is hardly one, or none."""


def gains(
    mind: AnyMind, now: Mapping[str, float], then: Seated, seat: int, most: int = TELLING
) -> tuple[Gain, ...]:
    """Return what a position has for a seat beyond given terms, the most telling first."""
    terms, units = mind.terms(then, seat), mind.units(then)
    changes = [
        Gain(term, points, _counted(points, units.get(term, 0.0)))
        for term, value in terms.items()
        if abs(points := round(value - now.get(term, 0.0), 2)) >= LEAST
    ]
    return tuple(sorted(changes, key=lambda gain: -abs(gain.points))[:most])


def _counted(points: float, unit: float) -> int:
    return round(abs(points) / unit) if unit > 0 else 0


def reasons(
    mind: AnyMind, found: Sequence[Gain], passing: AbstractSet[str]
) -> tuple[Message | None, Message | None]:
    """Return what speaks for something and what against it; costs that are `passing` do not."""
    good = [in_words(mind, gain) for gain in found if gain.points > 0]
    bad = [in_words(mind, gain) for gain in found if gain.points < 0 and gain.term not in passing]
    return listed(good), listed(bad)


def in_words(mind: AnyMind, gain: Gain) -> Message:
    """Return a reason as a player would give it; a term without such words is only named."""
    side = "more" if gain.points > 0 else "less"
    name = gain.term.replace("_", "-").replace(" ", "-")
    if f"{side}-{name}" in _entries(mind.texts):
        return Message(f"{side}-{name}", {"count": gain.count})
    return Message(f"advice-{side}", {"term": term_name(gain.term)})


def listed(said: Sequence[Message]) -> Message | None:
    """Return several reasons as one; None if there are none."""
    if not said:
        return None
    first, rest = said[0], listed(said[1:])
    return Message("advice-list", {"one": first, "more": rest}) if rest is not None else first


def term_name(term: str) -> Message:
    """Return the message that names a term; the mind has the words."""
    return Message(f"term-{term.replace('_', '-').replace(' ', '-')}")


@cache
def _entries(texts: str) -> frozenset[str]:
    """Return what a mind has words for."""
    return frozenset(split(source(ENGLISH, texts)))

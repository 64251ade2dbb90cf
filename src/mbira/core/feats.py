"""Feats: what a seat did in a match that people compare afterwards, told by the game itself."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from mbira.core.action import Action
    from mbira.core.game import Record

    FindFeats = Callable[[Sequence[Record], int], tuple["Feat", ...]]
    """Returns the feats of a seat, from the records of a match that count."""


class Feat(Struct, frozen=True, omit_defaults=True):
    """Something that a seat did.

    The game's texts have words for it, `feat-WHAT`, and for what it was done with, if it matters:
    `which` is the id of a message of theirs ("god-eshu").
    """

    what: str
    which: str = ""
    count: int = 1


def counted(found: Iterable[tuple[str, str]]) -> tuple[Feat, ...]:
    """Return feats from what was done and with what, each counted, in the order they began."""
    return tuple(Feat(what, which, count) for (what, which), count in Counter(found).items())


def feats_of(find: Callable[[Iterable[Action]], Iterable[tuple[str, str]]]) -> FindFeats:
    """Return what counts the feats of a seat that are found in its own actions, in order."""
    return partial(_feats, find)  # not a function of its own: games are pickled


def _feats(
    find: Callable[[Iterable[Action]], Iterable[tuple[str, str]]],
    line: Sequence[Record],
    seat: int,
) -> tuple[Feat, ...]:
    return counted(find(record.action for record in line if record.seat == seat))


def no_feats(line: Sequence[Record], seat: int) -> tuple[Feat, ...]:  # noqa: ARG001
    """Return that there is nothing to compare."""
    return ()

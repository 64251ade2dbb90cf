"""What of a match is worth comparing with others: gods, specialists, how one began, monuments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.feats import counted
from mbira.games.zimbabwe.actions import Build, God, Place, Raise, Specialist

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mbira.core.feats import Feat
    from mbira.core.game import Record


def feats(line: Sequence[Record], seat: int) -> tuple[Feat, ...]:
    """Return the feats of a seat."""
    return counted(_found(line, seat))


def _found(line: Sequence[Record], seat: int) -> Iterator[tuple[str, str]]:
    began = False
    for record in line:
        if record.seat != seat:
            continue
        action = record.action
        if isinstance(action, God):
            yield "god", f"god-{action.god}"
        elif isinstance(action, Specialist):
            yield "specialist", f"specialist-{action.specialist}"
        elif isinstance(action, Place):
            if not began:
                yield "opening", f"craftsman-{action.craftsman}"
            began = True
            yield "craftsmen", ""
        elif isinstance(action, Build):
            yield "monuments", ""
        elif isinstance(action, Raise):
            yield "raised", ""

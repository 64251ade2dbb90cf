"""What of a match is worth comparing with others: gods, specialists, how one began, monuments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.feats import feats_of
from mbira.games.zimbabwe.actions import Build, God, Place, Raise, Specialist

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mbira.core.action import Action


def _found(actions: Iterable[Action]) -> Iterator[tuple[str, str]]:
    began = False
    for action in actions:
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


feats = feats_of(_found)

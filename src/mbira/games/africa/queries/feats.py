"""What of a match is worth comparing with others: markers used, where one began, conflicts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.feats import feats_of
from mbira.games.africa.actions import Fight, Start, Use

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mbira.core.action import Action


def _found(actions: Iterable[Action]) -> Iterator[tuple[str, str]]:
    for action in actions:
        if isinstance(action, Start):
            yield "opening", f"area-{action.area}"
        elif isinstance(action, Use):
            yield "marker", f"marker-{action.marker}"
        elif isinstance(action, Fight):
            yield "conflicts", ""


feats = feats_of(_found)

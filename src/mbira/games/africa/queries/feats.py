"""What of a match is worth comparing with others: markers used, where one began, conflicts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.feats import counted
from mbira.games.africa.actions import Fight, Start, Use

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mbira.core.feats import Feat
    from mbira.core.game import Record


def feats(line: Sequence[Record], seat: int) -> tuple[Feat, ...]:
    """Return the feats of a seat."""
    return counted(_found(line, seat))


def _found(line: Sequence[Record], seat: int) -> Iterator[tuple[str, str]]:
    for record in line:
        if record.seat != seat:
            continue
        action = record.action
        if isinstance(action, Start):
            yield "opening", f"area-{action.area}"
        elif isinstance(action, Use):
            yield "marker", f"marker-{action.marker}"
        elif isinstance(action, Fight):
            yield "conflicts", ""

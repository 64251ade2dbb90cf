"""What of a match is worth comparing with others: where one began, huts, temples, offerings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.feats import counted
from mbira.games.meduris.actions import Hut, Offer, Temple, Worker

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
        if isinstance(action, Worker):
            yield "opening", f"label-plain-{action.plain}"
        elif isinstance(action, Hut):
            yield "huts", ""
        elif isinstance(action, Temple):
            yield "temples", ""
        elif isinstance(action, Offer) and action.gift != "nothing":
            yield "offerings", ""

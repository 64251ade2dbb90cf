"""What of a match is worth comparing with others: where one began, huts, temples, offerings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.feats import feats_of
from mbira.games.meduris.actions import Hut, Offer, Temple, Worker

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mbira.core.action import Action


def _found(actions: Iterable[Action]) -> Iterator[tuple[str, str]]:
    for action in actions:
        if isinstance(action, Worker):
            yield "opening", f"label-plain-{action.plain}"
        elif isinstance(action, Hut):
            yield "huts", ""
        elif isinstance(action, Temple):
            yield "temples", ""
        elif isinstance(action, Offer) and action.gift != "nothing":
            yield "offerings", ""


feats = feats_of(_found)

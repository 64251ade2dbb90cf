"""Lets bots play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.bots.bot import Decision
from mbira.bots.collecting import RARE_COLLECTIONS
from mbira.bots.random import RandomBot

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mbira.bots.player import Player
    from mbira.core.match import Match


def play_out(
    match: Match, players: Sequence[Player], before: Callable[[Decision], None] | None = None
) -> None:
    """Play a match to its end, one player per seat; `before` is told of each decision."""
    with RARE_COLLECTIONS:  # what a match leaves behind is hardly ever a circle
        while not match.over:
            player = players[match.actor]
            if before is None and isinstance(player.bot, RandomBot):
                match.play(player.draw(match.legal()))  # a simulation is mostly this
                continue
            decision = Decision.of(match)
            if before is not None:
                before(decision)
            match.play(player.choose(decision))

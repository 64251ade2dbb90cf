"""Lets bots play."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from mbira.bots.bot import Decision

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira.bots.bot import Bot
    from mbira.core.match import Match


def play_out(match: Match, bots: Sequence[Bot], seed: object) -> int:
    """Play a match to its end, a bot a seat; return how many real decisions there were.

    Chance and choices with a single legal action do not count as decisions.
    """
    rngs = [random.Random(f"{seed} seat {seat}") for seat in range(match.seats)]
    decisions = 0
    while not match.over:
        decision = Decision(match)
        seat = decision.seat
        if len(decision.legal) > 1:
            decisions += 1
        match.play(bots[seat].choose(decision, rngs[seat]))
    return decisions

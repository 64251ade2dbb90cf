"""Advice in the terminal: for whoever plays, and for whoever looks back at a match."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from mbira.bots.advice import advise, words_of_advice
from mbira.bots.budget import Budget
from mbira.cli.screen import hanging, styled

if TYPE_CHECKING:
    from rich.console import Console

    from mbira.core.match import Match

THOUGHT = Budget(seconds=1.0)
"""How long it is thought about."""


def show_advice(out: Console, match: Match, code: str) -> None:
    """Say what a good bot would do in the place of the seat that decides, seeing what it sees."""
    game = match.game.spec.id
    words = words_of_advice(code, game)
    rng = random.Random(match.version)
    for place, advice in enumerate(advise(game, match.view(match.actor), rng, budget=THOUGHT), 1):
        hanging(out, styled(f"{place:>3} ", "quiet"), words.say(advice.words))

"""The bot that does anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import random

    from mbira.bots.bot import Decision
    from mbira.core.action import Action


class RandomBot:
    """Chooses among the legal actions, all equally likely."""

    name = "random"

    def choose(self, decision: Decision, rng: random.Random) -> Action:
        """Return any legal action."""
        return decision.legal.choose(rng)

"""The bot that looks one step ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.bots.planner import Planner
from mbira.bots.thinker import Thinker

if TYPE_CHECKING:
    import random

    from mbira.bots.mind import AnyMind
    from mbira.bots.planner import Plan
    from mbira.core.game import View


class NoviceBot(Thinker):
    """Does what looks best at once."""

    name = "novice"
    weights = "novice"

    def think(self, mind: AnyMind, view: View, rng: random.Random) -> list[Plan]:
        """Return the steps that can be taken now, the one after which things look best first."""
        return Planner(mind, mind.quick).steps(mind.game.sight.imagine(view, rng), rng)

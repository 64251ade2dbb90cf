"""The bot that plans its whole turn, and its bids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira_frozen.planner import Planner
from mbira_frozen.thinker import Thinker

if TYPE_CHECKING:
    import random

    from mbira_frozen.mind import AnyMind
    from mbira_frozen.planner import Plan
    from mbira.core.game import View


class AdeptBot(Thinker):
    """Plans to the end of its turn."""

    name = "old-adept"
    weights = "adept"

    def think(self, mind: AnyMind, view: View, rng: random.Random) -> list[Plan]:
        """Return plans to the end of the turn, the best first."""
        planner = Planner(mind, mind.thorough)
        return list(mind.options(mind.game.sight.imagine(view, rng), planner, rng))

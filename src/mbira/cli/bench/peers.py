"""Other engines, run next to ours. They are optional: `pip install mbira[bench]`."""

from __future__ import annotations

import time
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mbira.cli.bench.engine import Runner

INSTALL = "pip install mbira[bench]"


def catanatron_version() -> str | None:
    """Return the installed version of catanatron; None if there is none."""
    try:
        return version("catanatron")
    except PackageNotFoundError:
        return None


def catanatron_runner() -> Runner:
    """Return what plays a match of catanatron with four random players.

    As with our own games, choices among one are not counted as decisions, but as actions.
    """
    from catanatron.game import TURNS_LIMIT, Game  # noqa: PLC0415
    from catanatron.models.player import Color, RandomPlayer  # noqa: PLC0415

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def run(number: int) -> tuple[int, int, float]:
        start = time.perf_counter()
        game = Game([RandomPlayer(colour) for colour in colours], seed=number + 2)
        decisions = actions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            if len(game.state.playable_actions) > 1:
                decisions += 1
            game.play_tick()
            actions += 1
        return decisions, actions, time.perf_counter() - start

    return run

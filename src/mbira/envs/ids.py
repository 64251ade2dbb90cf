"""Names that Gymnasium knows the games by: importing this makes `mbira/meduris-v1` and others.

The number goes up when an action's number, or the meaning of an observation, changes.
"""

from __future__ import annotations

import gymnasium

from mbira.core.registry import find_game, specs

VERSION = 1


def register() -> None:
    """Make every installed game that has numbers known to Gymnasium."""
    for game in specs():
        name = f"mbira/{game}-v{VERSION}"
        if find_game(game).numbered and name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="mbira.envs.single:SeatEnv",
                vector_entry_point="mbira.envs.batch:BatchEnv",
                kwargs={"game": game},
            )


register()

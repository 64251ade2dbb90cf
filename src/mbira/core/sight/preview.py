"""What an action would lead to, as far as the seat that decides can know it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mbira.core.action import Action
    from mbira.core.game import AnyGame, View

WORLDS = 2


def preview(game: AnyGame, view: View, action: Action) -> View | None:
    """Return the view after a legal action; None if it depends on what the view hides.

    What is hidden is made up again for each of some worlds: where they differ afterwards, the
    action would show something. Nothing but the view is used, so nothing else can be told.
    """
    assert view.seat is not None  # noqa: S101
    found: View | None = None
    for world in range(WORLDS):
        state = game.sight.imagine(view, random.Random(world))
        game.rules.apply(state, action)
        after = game.sight.view(state, view.seat)
        if world and after != found:
            return None
        found = after
    return found

"""Players that are programs. They see a view and the legal actions, never a state."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from mbira.core.errors import MbiraError, did_you_mean

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira.bots.bot import Bot

GROUP = "mbira.bots"


@cache
def bot_makers() -> dict[str, Callable[[], Bot]]:
    """Return what makes each installed bot, by name."""
    return {point.name: point.load() for point in entry_points(group=GROUP)}


def make_bot(name: str) -> Bot:
    """Return a bot by its name."""
    maker = bot_makers().get(name)
    if maker is None:
        hint = did_you_mean(name, sorted(bot_makers()), "bots")
        raise MbiraError(f"there is no bot {name!r}; {hint}")
    return maker()

"""Players that are programs. They see a view and the legal actions, never a state."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from mbira.bots.budget import read_budget
from mbira.bots.mind import has_mind
from mbira.core.errors import MbiraError, did_you_mean

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira.bots.bot import Bot

GROUP = "mbira.bots"
LEVELS = ("random", "novice", "adept", "master")
"""The bots for every game that has a mind, from the worst to the best.

Where there is none, the first of them plays.
"""
USUAL = "adept"


@cache
def bot_names(game: str | None = None) -> tuple[str, ...]:
    """Return the names of the installed bots, the levels first; of a game, those that play it."""
    found = {point.name for point in entry_points(group=GROUP)}
    if game is not None and not has_mind(game):
        found = {name for name in found if not _needs_mind(name)}
    return (*(level for level in LEVELS if level in found), *sorted(found.difference(LEVELS)))


@cache
def _maker(name: str) -> Callable[..., Bot]:
    if name not in bot_names():  # which is known: to look through all that is installed takes long
        others = did_you_mean(name, list(bot_names()), "bots")
        raise MbiraError(f"there is no bot {name!r}; {others}")
    point, *_ = entry_points(group=GROUP, name=name)
    maker: Callable[..., Bot] = point.load()
    return maker


def _needs_mind(name: str) -> bool:
    return bool(getattr(_maker(name), "needs_mind", False))


def usual_bot(game: str) -> str:
    """Return the bot that plays a game where nobody says which one should."""
    return USUAL if USUAL in bot_names(game) else LEVELS[0]


def make_bot(name: str, game: str | None = None) -> Bot:
    """Return a bot by its name; one that takes a budget may have it after a colon.

    With a game, a bot that cannot play it is refused.
    """
    level, colon, budget = name.partition(":")
    maker = _maker(level)
    if game is not None and _needs_mind(level) and not has_mind(game):
        others = ", ".join(bot_names(game))
        raise MbiraError(f"{level} knows nothing of {game}; bots that play it: {others}")
    if not colon:
        return maker()
    if not getattr(maker, "takes_budget", False):
        raise MbiraError(f"{level} takes no budget, only bots that search do: master:5s")
    return maker(read_budget(budget))

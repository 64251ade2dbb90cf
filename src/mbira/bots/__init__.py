"""Players that are programs. They see a view and the legal actions, never a state."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from mbira.bots.budget import read_budget
from mbira.core.errors import MbiraError, did_you_mean

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira.bots.bot import Bot

GROUP = "mbira.bots"
LEVELS = ("random", "novice", "adept", "master")
"""The bots that there are for every game, from the worst to the best."""


@cache
def bot_names() -> tuple[str, ...]:
    """Return the names of the installed bots, the levels first."""
    found = {point.name for point in entry_points(group=GROUP)}
    return (*(level for level in LEVELS if level in found), *sorted(found.difference(LEVELS)))


@cache
def _maker(name: str) -> Callable[..., Bot]:
    for point in entry_points(group=GROUP, name=name):
        maker: Callable[..., Bot] = point.load()
        return maker
    raise MbiraError(f"there is no bot {name!r}; {did_you_mean(name, list(bot_names()), 'bots')}")


def make_bot(name: str) -> Bot:
    """Return a bot by its name; one that takes a budget may have it after a colon."""
    level, colon, budget = name.partition(":")
    maker = _maker(level)
    if not colon:
        return maker()
    if not getattr(maker, "takes_budget", False):
        raise MbiraError(f"{level} takes no budget, only bots that search do: master:5s")
    return maker(read_budget(budget))

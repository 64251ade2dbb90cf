"""Which games are installed. A package adds one with an entry point in the group `mbira.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from mbira.core.errors import UnknownGameError, did_you_mean
from mbira.core.game import GameSpec

if TYPE_CHECKING:
    from mbira.core.game import AnyGame

GROUP = "mbira.games"


@cache
def specs() -> dict[str, GameSpec]:
    """Return the installed games by id, in alphabetical order, without loading their rules."""
    found: dict[str, GameSpec] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        spec = point.load()
        if not isinstance(spec, GameSpec) or spec.id != point.name:
            raise TypeError(f"entry point {point.name!r} of {GROUP} is not a GameSpec with that id")
        found[spec.id] = spec
    return found


@cache
def whole_specs() -> dict[str, GameSpec]:
    """Return those of the installed games that people can play: that have all their parts."""
    return {game: spec for game, spec in specs().items() if find_game(game).whole}


def find_spec(game: str) -> GameSpec:
    """Return the description of a game."""
    spec = specs().get(game)
    if spec is None:
        hint = did_you_mean(game, specs(), "games")
        raise UnknownGameError(f"there is no game {game!r}; {hint}")
    return spec


@cache
def find_game(game: str) -> AnyGame:
    """Return the rules of a game."""
    return find_spec(game).load()

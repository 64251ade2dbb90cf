"""Games, their options, and the bots that play them."""

from __future__ import annotations

from http import HTTPStatus

from msgspec import Struct

from mbira.bots import bot_names
from mbira.core.errors import UnknownGameError
from mbira.core.options import OptionInfo, describe_options
from mbira.core.registry import find_spec, specs
from mbira.server.api.call import Call
from mbira.server.api.endpoint import Api
from mbira.server.refusals import not_found

api = Api("games")


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    name: str
    fewest: int
    most: int
    """Seats."""
    ruleset: int
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]


@api.get("/api/games")
async def games(call: Call) -> list[GameInfo]:  # noqa: ARG001
    """List the games."""
    return [_info(game) for game in specs()]


@api.get("/api/games/{game}", HTTPStatus.NOT_FOUND)
async def game(call: Call, game: str) -> GameInfo:  # noqa: ARG001
    """Describe a game and its options."""
    try:
        return _info(game)
    except UnknownGameError:
        raise not_found("game", game=game[:40]) from None


def _info(game: str) -> GameInfo:
    spec = find_spec(game)
    fewest, most = spec.seats
    return GameInfo(
        spec.id, spec.name, fewest, most, spec.ruleset, describe_options(spec), bot_names()
    )

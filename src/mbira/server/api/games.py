"""Games, their options, and the bots that play them."""

from __future__ import annotations

import hashlib
from functools import cache
from http import HTTPStatus
from typing import Annotated, NamedTuple

from msgspec import Meta, Struct, field
from starlette.responses import Response

from mbira.bots import bot_names
from mbira.bots.advice import sources_of_words
from mbira.bots.puzzles.puzzle import puzzles_of
from mbira.core.errors import UnknownGameError
from mbira.core.game import View
from mbira.core.input.options import (
    OptionInfo,
    OptionValue,
    PresetInfo,
    describe_options,
    describe_presets,
)
from mbira.core.registry import find_spec, whole_specs
from mbira.lang import LANGUAGES, MATCH, said_of, source
from mbira.server.api.call import Call
from mbira.server.api.endpoint import Api, json_response
from mbira.server.api.shapes import BAD, FAST, NOT_FOUND, UNKNOWN
from mbira.server.refusals import TEXTS, Refusal, not_found
from mbira.server.thinking.boards import check_boards
from mbira.server.thinking.job import Deal

api = Api("games")


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    name: str
    about: str
    """What it is about, in a sentence."""
    fewest: int
    most: int
    """Seats."""
    ruleset: int
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    weight: int
    """How much there is to think about, from 1 to 5; 0 if nobody has said."""
    presets: tuple[PresetInfo, ...]
    """Ways to begin, from the shortest."""
    puzzles: int
    """How many puzzles there are of it."""


class Dealing(Struct, frozen=True, forbid_unknown_fields=True):
    """What a match might begin with."""

    seats: Annotated[int, Meta(ge=1, le=20)]
    options: dict[str, OptionValue] = field(default_factory=dict)


class Dealt(Struct, frozen=True):
    """A beginning as there may be many: chance deals again when a match begins."""

    view: View
    """What everybody sees of it."""


class WordsInfo(Struct, frozen=True):
    """The words of a game in a language."""

    fluent: str
    """As a Fluent file has them: https://projectfluent.org"""


@api.get("/api/games")
async def games(call: Call) -> list[GameInfo]:
    """List the games."""
    whole = await call.services.beside(whole_specs)
    return [await call.services.beside(_info, game, call.language) for game in whole]


@api.get("/api/games/{game}", HTTPStatus.NOT_FOUND)
async def game(call: Call, game: str) -> GameInfo:
    """Describe a game and its options."""
    try:
        return await call.services.beside(_info, find_spec(game).id, call.language)
    except UnknownGameError:
        raise not_found("game", game=game[:40]) from None


@api.post("/api/games/{game}/deal", UNKNOWN, NOT_FOUND, BAD, FAST)
async def deal(call: Call, game: str, body: Dealing) -> Dealt:
    """Show how a match with these options could begin; nothing is made or kept."""
    spec = whole_specs().get(game)
    if spec is None:
        raise not_found("game", game=game[:40])
    call.guest  # noqa: B018 refuses who is not known: a board may take long to look at
    check_boards(body.options, call.services.settings.limits.board)
    luck = call.services.luck.token()
    return Dealt(await call.look(Deal(spec.id, body.seats, body.options, luck)))


@api.get("/api/games/{game}/words/{language}", HTTPStatus.NOT_FOUND)
async def words(call: Call, game: str, language: str) -> WordsInfo:
    """Return all that can be said of a game in a language."""
    if language not in LANGUAGES:
        raise Refusal(HTTPStatus.NOT_FOUND, "path")
    try:
        found = await call.services.beside(_words, language, find_spec(game).id)
    except UnknownGameError:
        raise not_found("game", game=game[:40]) from None
    headers = {"etag": found.tag, "cache-control": "no-cache"}
    if call.request.headers.get("if-none-match") == found.tag:
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)  # type: ignore[return-value]
    response = json_response(found.info)
    response.headers.update(headers)
    return response  # type: ignore[return-value]


class _Words(NamedTuple):
    info: WordsInfo
    tag: str


def fluent(language: str, game: str) -> str:
    """Return the words for all that is sent about a match: the game's, advice's and our own."""
    own = "\n".join(source(language, text) for text in (MATCH, TEXTS))
    return f"{sources_of_words(language, game)}\n{own}"


@cache
def _words(language: str, game: str) -> _Words:
    text = fluent(language, game)
    return _Words(WordsInfo(text), f'"{hashlib.sha256(text.encode()).hexdigest()[:16]}"')


@cache
def _info(game: str, code: str) -> GameInfo:
    """Return what is said of a game; its words take a while to be read the first time."""
    spec = find_spec(game)
    fewest, most = spec.seats
    return GameInfo(
        id=spec.id,
        name=said_of(spec, code, "game-name", spec.name),
        about=said_of(spec, code, "game-about", ""),
        fewest=fewest,
        most=most,
        ruleset=spec.ruleset,
        options=describe_options(spec),
        bots=bot_names(game),
        weight=spec.weight,
        presets=describe_presets(spec),
        puzzles=len(puzzles_of(game)),
    )

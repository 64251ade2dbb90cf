"""Leaderboards: who is best at a game with this many seats, people and bots on one scale."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from mbira.core.registry import specs
from mbira.server.api.call import Call
from mbira.server.api.club.people import GameId, Seats
from mbira.server.api.endpoint import Api
from mbira.server.api.shapes import NOT_FOUND
from mbira.server.club.rating import FEWEST, points, spread
from mbira.server.refusals import not_found
from mbira.server.store.club.rows import BOT

api = Api("people")
BOARD = 100
"""How many are on a page of a leaderboard."""


class LeaderInfo(Struct, frozen=True, omit_defaults=True):
    """Somebody on a leaderboard."""

    person: str
    name: str
    rating: int
    spread: int
    matches: int
    won: float
    bot: bool = False
    you: bool = False
    rank: int | None = None
    """None for whoever has played too few matches."""


class BoardInfo(Struct, frozen=True):
    """A leaderboard that there is."""

    game: str
    seats: int
    players: int


class BoardQuery(Struct, frozen=True):
    """Which part of a leaderboard."""

    bots: bool = True
    skip: Annotated[int, Meta(ge=0, le=100_000)] = 0


@api.get("/api/leaderboards")
async def boards(call: Call) -> list[BoardInfo]:
    """List the leaderboards: one for each game and number of seats with rated matches."""
    known = specs()
    return [
        BoardInfo(*each) for each in await call.services.store.people.boards() if each[0] in known
    ]


@api.get("/api/leaderboards/{game}/{seats}", NOT_FOUND)
async def board(call: Call, game: GameId, seats: Seats, query: BoardQuery) -> list[LeaderInfo]:
    """Tell who is best, people and bots on one scale; last come those with too few matches."""
    if game not in specs():
        raise not_found("game", game=game[:40])
    found = await call.services.store.people.leaders(
        game, seats, FEWEST, bots=query.bots, skip=query.skip, most=BOARD
    )
    return [
        LeaderInfo(
            person=row.player,
            name=row.name if row.name is not None else row.player.removeprefix(BOT),
            rating=points(row.mu),
            spread=spread(row.sigma),
            matches=row.matches,
            won=round(row.wins, 3),
            bot=row.name is None,
            you=row.player == call.name,
            rank=query.skip + place if row.matches >= FEWEST else None,
        )
        for place, row in enumerate(found, 1)
    ]

"""People and bots who play here: how they did, against whom; whoever is private is not there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct

from mbira.core.registry import specs
from mbira.server.api.call import Call
from mbira.server.api.endpoint import Api
from mbira.server.api.shapes import NOT_FOUND
from mbira.server.club.numbers import Numbers, numbers
from mbira.server.club.people import Sight
from mbira.server.club.rating import FEWEST, points, spread
from mbira.server.refusals import not_found
from mbira.server.store.club.reading import Seated, Wanted
from mbira.server.store.club.rows import BOT, PlayedRow, RatingRow
from mbira.server.store.document import Away

api = Api("people")
PersonId = Annotated[str, Meta(max_length=60)]
GameId = Annotated[str, Meta(max_length=40)]
Seats = Annotated[int, Meta(ge=1, le=20)]
Moment = Annotated[float, Meta(ge=0, le=1e12)]
CURVE = 60
"""How many matches are in a curve."""
PAGE = 20
"""How many matches are on a page."""
AGAINST = 30
"""How many opponents are told of."""
LATEST = 500
"""How many matches are looked at for what somebody did in them."""
MONTH = 30 * 24 * 3600.0


class CurvePoint(Struct, frozen=True):
    """A rating after a match."""

    at: float
    rating: int
    spread: int


class RatingInfo(Struct, frozen=True):
    """A rating, of a game with this many seats."""

    game: str
    seats: int
    rating: int
    spread: int
    """With 95 % certainty it is within this many points of it."""
    matches: int
    won: float
    """How many of those; who shared the first place won a part."""
    provisional: bool
    """Whether there are too few matches for a rank."""
    month: int
    """By how much it went up in the last 30 days, or down."""
    curve: list[CurvePoint]


class PersonInfo(Struct, frozen=True, omit_defaults=True):
    """Somebody who plays here, as far as the asker may know."""

    id: str
    name: str
    """Of a bot, what it is called in settings."""
    sight: Sight
    """How much of the page is shown: "self", "whole", or "short" for name and ratings."""
    ratings: list[RatingInfo]
    bot: bool = False
    since: float | None = None
    """When they first came."""
    here: bool = False
    """Whether they are connected, and let others know."""
    blocked: bool = False
    """Whether the asker has blocked them."""
    numbers: list[Numbers] = []


class OtherInfo(Struct, frozen=True, omit_defaults=True):
    """Somebody who played a match, too."""

    name: str
    """"" for somebody who does not want to be seen."""
    place: int
    person: str | None = None
    bot: bool = False


class MatchInfo(Struct, frozen=True, omit_defaults=True):
    """A match that somebody has played."""

    table: str | None
    """Where it can be looked at; None if it is not there any more, or not for the asker."""
    at: float
    game: str
    seats: int
    seat: int
    place: int
    level: int
    """How many share the place."""
    others: list[OtherInfo]
    score: int | None = None
    margin: int | None = None
    away: Away | None = None
    rating: int | None = None
    """After it, if it was rated."""
    change: int | None = None


class MatchList(Struct, frozen=True):
    """Matches of somebody, the latest first."""

    count: int
    """Of all that were asked for, on whatever page."""
    matches: list[MatchInfo]


class AgainstInfo(Struct, frozen=True):
    """How somebody did against somebody else."""

    person: str
    name: str
    bot: bool
    matches: int
    ahead: float
    """In how many they were before them; a shared place is half."""
    last: float


class MatchQuery(Struct, frozen=True):
    """Which matches."""

    game: GameId | None = None
    seats: Seats | None = None
    place: Annotated[int, Meta(ge=1, le=20)] | None = None
    since: Moment | None = None
    until: Moment | None = None
    opponent: Annotated[str, Meta(max_length=40)] = ""
    """A part of the name of somebody who played, too, or a bot."""
    before: Moment | None = None
    """For the next page: when the last one was on this."""


@api.get("/api/people/{person}", NOT_FOUND)
async def person(call: Call, person: PersonId) -> PersonInfo:
    """Tell who somebody is, how good they are, and how they did; only what they let others see."""
    name, sight = await call.club.people.see(call.name, person)
    store, bot = call.services.store.people, person.startswith(BOT)
    ratings = [await _rating(call, row) for row in await store.ratings(person)]
    if sight == "short":
        return PersonInfo(id=person, name=name, sight=sight, ratings=ratings)
    found = await call.services.beside(
        numbers, await store.tallies(person), await store.feats(person, LATEST), call.language
    )
    blocks = (await call.club.people.blocks(call.name)).own if call.name is not None else ()
    return PersonInfo(
        id=person,
        name=name,
        sight=sight,
        ratings=ratings,
        bot=bot,
        since=None if bot else await store.since(person),
        here=bool(await call.club.people.present([person])),
        blocked=person in blocks,
        numbers=found,
    )


async def _rating(call: Call, row: RatingRow) -> RatingInfo:
    found = await call.services.store.people.curve(row.player, row.game, row.seats, CURVE)
    curve = [CurvePoint(round(at, 3), points(mu), spread(sigma)) for at, mu, sigma in found]
    month = call.services.now() - MONTH
    earlier = [each.rating for each in curve if each.at < month]
    before = earlier[-1] if earlier else points(found[0][1]) if len(found) == CURVE else 1500
    return RatingInfo(
        game=row.game,
        seats=row.seats,
        rating=points(row.mu),
        spread=spread(row.sigma),
        matches=row.matches,
        won=round(row.wins, 3),
        provisional=row.matches < FEWEST,
        month=points(row.mu) - before,
        curve=curve,
    )


@api.get("/api/people/{person}/matches", NOT_FOUND)
async def matches(call: Call, person: PersonId, query: MatchQuery) -> MatchList:
    """List matches of somebody who shows them, the latest first, a page at a time."""
    wanted = await _wanted(call, person, query)
    if wanted is None:
        return MatchList(0, [])
    store = call.services.store.people
    rows = await store.played(wanted)
    count = await store.count_played(wanted._replace(before=None))
    tables = [row.table for row in rows]
    seen = await store.visible(tables, call.name)
    seated: dict[str, list[Seated]] = {}
    for each in await store.seated(tables):
        seated.setdefault(each.table, []).append(each)
    found = [
        _match(row, seated.get(row.table, ()), call.name, person, there=row.table in seen)
        for row in rows
    ]
    return MatchList(count, found)


async def _wanted(call: Call, person: str, query: MatchQuery) -> Wanted | None:
    """Return which matches are asked for; None if there are none for the asker."""
    _, sight = await call.club.people.see(call.name, person)
    if sight == "short":
        raise not_found("person")
    if person.startswith(BOT) or (query.game is not None and query.game not in specs()):
        return None  # whom bots play with is other people's to show
    return Wanted(
        player=person,
        asker=call.name,
        game=query.game,
        seats=query.seats,
        place=query.place,
        since=query.since,
        until=query.until,
        opponent=query.opponent.strip(),
        before=query.before,
        limit=PAGE,
    )


def _match(
    row: PlayedRow, seated: Iterable[Seated], asker: str | None, person: str, *, there: bool
) -> MatchInfo:
    rated = row.mu is not None
    before = points(row.before) if row.before is not None else 1500
    return MatchInfo(
        table=row.table if there else None,
        at=row.at,
        game=row.game,
        seats=row.seats,
        seat=row.seat,
        place=row.place,
        level=row.level,
        others=[_other(each, asker, person) for each in seated if each.seat != row.seat],
        score=row.score,
        margin=row.margin,
        away=row.away,
        rating=points(row.mu) if row.mu is not None else None,
        change=points(row.mu) - before if rated and row.mu is not None else None,
    )


def _other(seated: Seated, asker: str | None, person: str) -> OtherInfo:
    """Return who else played: whoever is private is seen by those they have played with alone."""
    player = seated.player
    if player is not None and player.startswith(BOT):
        return OtherInfo(player.removeprefix(BOT), seated.place, player, bot=True)
    if player is None or seated.name is None:
        return OtherInfo("", seated.place)
    if seated.shown == "nobody" and player != asker:
        return OtherInfo(seated.name if asker == person else "", seated.place)
    return OtherInfo(seated.name, seated.place, player)


@api.get("/api/people/{person}/against", NOT_FOUND)
async def against(call: Call, person: PersonId) -> list[AgainstInfo]:
    """Tell how somebody did against those they have played with, the most often first."""
    _, sight = await call.club.people.see(call.name, person)
    if sight == "short":
        raise not_found("person")
    if person.startswith(BOT):
        return []
    found = await call.services.store.people.opponents(person, AGAINST, bots=True)
    return [
        AgainstInfo(
            person=each.player,
            name=each.name if each.name is not None else each.player.removeprefix(BOT),
            bot=each.name is None,
            matches=each.matches,
            ahead=each.ahead,
            last=each.last,
        )
        for each in found
        if each.shown != "nobody" or each.player == call.name
    ]

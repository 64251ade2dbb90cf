"""What was counted is looked at: ratings, matches, opponents. All of it bounded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import and_, case, exists, false, func, or_, select, true

from mbira.core.feats import Feat
from mbira.server.store.club.rows import BOT, Opponent, PlayedRow, RatingRow
from mbira.server.store.club.schema import PLAYED, PROFILES, RATINGS
from mbira.server.store.schema import GUESTS, MEMBERS, TABLES

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import ColumnElement, Connection, Row, Select

_feats = msgspec.json.Decoder(tuple[Feat, ...]).decode
SHOWN = func.coalesce(PROFILES.c.shown, "known")
_RATING = (
    RATINGS.c.game, RATINGS.c.seats, RATINGS.c.player, GUESTS.c.name, RATINGS.c.mu,
    RATINGS.c.sigma, RATINGS.c.matches, RATINGS.c.wins, RATINGS.c.at,
)  # fmt: skip


class Wanted(NamedTuple):
    """Which matches of somebody."""

    player: str
    asker: str | None = None
    game: str | None = None
    seats: int | None = None
    place: int | None = None
    since: float | None = None
    until: float | None = None
    opponent: str = ""
    """A part of a name, in whatever letters."""
    before: float | None = None
    limit: int = 20


class Seated(NamedTuple):
    """Who sat on a seat of a match, as far as that is known."""

    table: str
    seat: int
    player: str | None
    name: str | None
    shown: str
    place: int


class Tally(NamedTuple):
    """How often somebody had a place, and what that took."""

    game: str
    seats: int
    place: int
    matches: int
    won: float
    margin: float
    margins: int
    decisions: int
    seconds: float


def ratings(connection: Connection, player: str) -> list[RatingRow]:
    """Return all ratings of somebody, those with the most matches first."""
    query = select(*_RATING).outerjoin(GUESTS, GUESTS.c.id == RATINGS.c.player)
    query = query.where(RATINGS.c.player == player)
    rows = connection.execute(query.order_by(RATINGS.c.matches.desc(), RATINGS.c.game))
    return [RatingRow(*row) for row in rows]


def curve(
    connection: Connection, player: str, game: str, seats: int, most: int
) -> list[tuple[float, float, float]]:
    """Return how a rating went, the latest of it, in order: when, how good, how unsure."""
    query = select(PLAYED.c.at, PLAYED.c.mu, PLAYED.c.sigma, PLAYED.c.number).where(
        PLAYED.c.player == player, PLAYED.c.game == game, PLAYED.c.seats == seats,
        PLAYED.c.number.is_not(None),
    )  # fmt: skip
    rows = connection.execute(query.distinct().order_by(PLAYED.c.number.desc()).limit(most)).all()
    return [(row.at, row.mu, row.sigma) for row in reversed(rows)]


def leaders(
    connection: Connection, game: str, seats: int, fewest: int, *, bots: bool, skip: int, most: int
) -> list[RatingRow]:
    """Return a leaderboard: those who have played enough, the best first, then the others."""
    query = select(*_RATING).outerjoin(GUESTS, GUESTS.c.id == RATINGS.c.player)
    query = query.outerjoin(PROFILES, PROFILES.c.guest == RATINGS.c.player)
    person = and_(GUESTS.c.id.is_not(None), SHOWN != "nobody")
    shown = or_(person, RATINGS.c.player.startswith(BOT, autoescape=True)) if bots else person
    here = and_(RATINGS.c.game == game, RATINGS.c.seats == seats, shown)
    few = case((RATINGS.c.matches < fewest, 1), else_=0)
    query = query.where(here).order_by(few, RATINGS.c.mu.desc(), RATINGS.c.player)
    return [RatingRow(*row) for row in connection.execute(query.offset(skip).limit(most))]


def boards(connection: Connection) -> list[tuple[str, int, int]]:
    """Return of which games and numbers of seats there are ratings, and of how many players."""
    query = select(RATINGS.c.game, RATINGS.c.seats, func.count())
    query = query.group_by(RATINGS.c.game, RATINGS.c.seats).order_by(
        RATINGS.c.game, RATINGS.c.seats
    )
    return [row._tuple() for row in connection.execute(query)]  # noqa: SLF001


def tallies(connection: Connection, player: str) -> list[Tally]:
    """Return how often somebody had which place."""
    first = case((PLAYED.c.place == 1, 1.0 / PLAYED.c.level), else_=0.0)
    query = select(
        PLAYED.c.game, PLAYED.c.seats, PLAYED.c.place, func.count(), func.sum(first),
        func.coalesce(func.sum(PLAYED.c.margin), 0), func.count(PLAYED.c.margin),
        func.sum(PLAYED.c.decisions), func.sum(PLAYED.c.seconds),
    ).where(PLAYED.c.player == player)  # fmt: skip
    query = query.group_by(PLAYED.c.game, PLAYED.c.seats, PLAYED.c.place)
    return [Tally(*row) for row in connection.execute(query)]


def feats(connection: Connection, player: str, most: int) -> list[tuple[str, float, list[Feat]]]:
    """Return what somebody did in their latest matches: the game, what part they won, and that."""
    query = select(PLAYED.c.game, PLAYED.c.place, PLAYED.c.level, PLAYED.c.feats)
    query = query.where(PLAYED.c.player == player).order_by(PLAYED.c.at.desc()).limit(most)
    return [
        (row.game, 1 / row.level if row.place == 1 else 0.0, list(_feats(row.feats)))
        for row in connection.execute(query)
    ]


def played(connection: Connection, wanted: Wanted) -> list[PlayedRow]:
    """Return matches of somebody, the latest first."""
    query = select(PLAYED).where(*_filters(wanted))
    query = query.order_by(PLAYED.c.at.desc(), PLAYED.c.table_id.desc()).limit(wanted.limit)
    return [_played(row) for row in connection.execute(query)]


def count_played(connection: Connection, wanted: Wanted) -> int:
    """Return how many matches there are in all."""
    query = select(func.count()).select_from(PLAYED).where(*_filters(wanted))
    return connection.scalar(query) or 0


def _filters(wanted: Wanted) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = [PLAYED.c.player == wanted.player]
    for column, value in (
        (PLAYED.c.game, wanted.game),
        (PLAYED.c.seats, wanted.seats),
        (PLAYED.c.place, wanted.place),
    ):
        if value is not None:
            found.append(column == value)
    if wanted.since is not None:
        found.append(PLAYED.c.at >= wanted.since)
    if wanted.until is not None:
        found.append(PLAYED.c.at < wanted.until)
    if wanted.before is not None:
        found.append(PLAYED.c.at < wanted.before)
    if wanted.opponent:
        other = PLAYED.alias("other")
        named = func.lower(GUESTS.c.name).contains(wanted.opponent.lower(), autoescape=True)
        bot = other.c.player == f"{BOT}{wanted.opponent.lower()}"
        seen = true() if wanted.asker == wanted.player else SHOWN != "nobody"
        query = select(other.c.seat).select_from(
            other.outerjoin(GUESTS, GUESTS.c.id == other.c.player).outerjoin(
                PROFILES, PROFILES.c.guest == other.c.player
            )
        )
        sat = and_(other.c.table_id == PLAYED.c.table_id, other.c.seat != PLAYED.c.seat)
        found.append(query.where(sat, or_(and_(named, seen), bot)).correlate(PLAYED).exists())
    return found


def _played(row: Row[Any]) -> PlayedRow:
    return PlayedRow(
        table=row.table_id, seat=row.seat, game=row.game, seats=row.seats, at=row.at,
        place=row.place, level=row.level, score=row.score, margin=row.margin,
        decisions=row.decisions, seconds=row.seconds, away=row.away, feats=_feats(row.feats),
        before=row.before, mu=row.mu, sigma=row.sigma,
    )  # fmt: skip


def seated(connection: Connection, tables: Collection[str]) -> list[Seated]:
    """Return who played at some tables, by seat."""
    query = select(
        PLAYED.c.table_id, PLAYED.c.seat, PLAYED.c.player, GUESTS.c.name, SHOWN, PLAYED.c.place
    ).select_from(_with_people())
    query = query.where(PLAYED.c.table_id.in_(tables)).order_by(PLAYED.c.table_id, PLAYED.c.seat)
    return [Seated(*row) for row in connection.execute(query)]


def visible(connection: Connection, tables: Collection[str], guest: str | None) -> set[str]:
    """Return which tables are still there for somebody to look at."""
    mine = exists().where(MEMBERS.c.table_id == TABLES.c.id, MEMBERS.c.guest == guest)
    there = TABLES.c.status.in_(("over", "closed"))
    seen = TABLES.c.listed if guest is None else or_(TABLES.c.listed, mine)
    query = select(TABLES.c.id).where(TABLES.c.id.in_(tables), there, seen)
    return set(connection.scalars(query))


def opponents(connection: Connection, player: str, most: int, *, bots: bool) -> list[Opponent]:
    """Return those somebody has played with, the most often first, and how that went."""
    mine = PLAYED.alias("mine")
    ahead = case((mine.c.place < PLAYED.c.place, 1.0), (mine.c.place == PLAYED.c.place, 0.5))
    shown = case((PLAYED.c.player.startswith(BOT, autoescape=True), "everybody"), else_=SHOWN)
    query = select(
        PLAYED.c.player, GUESTS.c.name, shown, func.count(),
        func.sum(func.coalesce(ahead, 0.0)), func.max(PLAYED.c.at),
    ).select_from(
        _with_people().join(
            mine, and_(mine.c.table_id == PLAYED.c.table_id, mine.c.seat != PLAYED.c.seat)
        )
    )  # fmt: skip
    other = and_(mine.c.player == player, PLAYED.c.player.is_not(None), PLAYED.c.player != player)
    kind = PLAYED.c.player.startswith(BOT, autoescape=True)
    query = query.where(other, or_(GUESTS.c.id.is_not(None), kind if bots else false()))
    query = query.group_by(PLAYED.c.player, GUESTS.c.name, shown)
    query = query.order_by(func.count().desc(), PLAYED.c.player).limit(most)
    return [Opponent(*row) for row in connection.execute(query)]


def _with_people() -> Any:
    people = PLAYED.outerjoin(GUESTS, GUESTS.c.id == PLAYED.c.player)
    return people.outerjoin(PROFILES, PROFILES.c.guest == PLAYED.c.player)


def met(connection: Connection, one: str, other: str) -> bool:
    """Return whether two have played a match with each other."""
    theirs = PLAYED.alias("theirs")
    query: Select[Any] = select(PLAYED.c.seat).join(
        theirs, and_(theirs.c.table_id == PLAYED.c.table_id, theirs.c.player == other)
    )
    return connection.execute(query.where(PLAYED.c.player == one).limit(1)).first() is not None


def together(connection: Connection, one: str, other: str) -> bool:
    """Return whether two are at a table together, or have been at one that is still there."""
    theirs = MEMBERS.alias("theirs")
    query: Select[Any] = select(MEMBERS.c.guest).join(
        theirs, and_(theirs.c.table_id == MEMBERS.c.table_id, theirs.c.guest == other)
    )
    return connection.execute(query.where(MEMBERS.c.guest == one).limit(1)).first() is not None


def since(connection: Connection, guest: str) -> float | None:
    """Return when a guest came first."""
    found: float | None = connection.scalar(select(GUESTS.c.created).where(GUESTS.c.id == guest))
    return found

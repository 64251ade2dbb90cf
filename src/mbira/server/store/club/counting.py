"""Matches that ended are counted, each exactly once, as rows.

Whatever ends a match notes in the same transaction that it is not counted yet; whoever counts it
takes that note away in the transaction that writes what it comes to. So nothing is lost when a
process is killed, and nothing counted twice, however many processes there are.

Ratings depend on the order of matches: that is the order in which they are counted. Whoever counts
a match first takes hold of its pool, so that within one there is one order, which the numbers of
matches keep: ratings can be found again from them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from mbira.server.store.club.schema import FINISHED, PLAYED, POOLS, RATINGS, UNCOUNTED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement, Connection, Table

    from mbira.server.store.club.rows import Counted, PlayedSeat, Rater

_encode = msgspec.json.Encoder().encode


def add_if_missing(connection: Connection, table: Table, **values: object) -> bool:
    """Add a row unless there is one with its key; return whether it was added."""
    make = postgresql_insert if connection.dialect.name == "postgresql" else sqlite_insert
    statement = make(table).values(**values).on_conflict_do_nothing()
    return connection.execute(statement).rowcount == 1


def note_end(connection: Connection, table: str, at: float) -> None:
    """Note that a match has ended; in the transaction that ends it."""
    add_if_missing(connection, UNCOUNTED, table_id=table, at=at)


def uncounted(connection: Connection, most: int) -> list[str]:
    """Return tables whose match has ended and is not counted, the oldest first."""
    query = select(UNCOUNTED.c.table_id).order_by(UNCOUNTED.c.at, UNCOUNTED.c.table_id)
    return list(connection.scalars(query.limit(most)))


def skip(connection: Connection, table: str) -> None:
    """Note that a match is nobody's statistics."""
    connection.execute(delete(UNCOUNTED).where(UNCOUNTED.c.table_id == table))


def count(connection: Connection, match: Counted, rater: Rater) -> bool:
    """Count a match; return False if somebody else has done it."""
    seats = len(match.seats)
    rated = _hold(connection, match.game, seats)
    mine = delete(UNCOUNTED).where(UNCOUNTED.c.table_id == match.table)
    if connection.execute(mine).rowcount != 1:
        return False
    number = None
    if match.rated:
        number = rated + 1
        pool = and_(POOLS.c.game == match.game, POOLS.c.seats == seats)
        connection.execute(update(POOLS).where(pool).values(matches=number))
    connection.execute(
        insert(FINISHED).values(
            table_id=match.table, game=match.game, seats=seats, at=match.at, number=number,
            why=match.why,
        )
    )  # fmt: skip
    rows = [_row(match, seat, played, number) for seat, played in enumerate(match.seats)]
    if number is not None:
        _rate(connection, match, rows, rater)
    connection.execute(insert(PLAYED), rows)
    return True


def _hold(connection: Connection, game: str, seats: int) -> int:
    """Take hold of a pool until all is written; return how many rated matches it has."""
    add_if_missing(connection, POOLS, game=game, seats=seats, matches=0)
    pool = and_(POOLS.c.game == game, POOLS.c.seats == seats)
    held = select(POOLS.c.matches).where(pool).with_for_update()
    return int(connection.execute(held).scalar_one())


def _row(match: Counted, seat: int, played: PlayedSeat, number: int | None) -> dict[str, object]:
    return {
        "table_id": match.table, "seat": seat, "player": played.player, "game": match.game,
        "seats": len(match.seats), "at": match.at, "place": played.place, "level": played.level,
        "score": played.score, "margin": played.margin, "decisions": played.decisions,
        "seconds": played.seconds, "away": played.away, "feats": _encode(played.feats),
        "number": number, "before": None, "mu": None, "sigma": None,
    }  # fmt: skip


def _rate(
    connection: Connection, match: Counted, rows: list[dict[str, object]], rater: Rater
) -> None:
    """Change the ratings of those who played, and note in their rows how."""
    players = [str(played.player) for played in match.seats]
    places = [played.place for played in match.seats]
    here = _pool(match.game, len(players))
    theirs = select(RATINGS).where(here, RATINGS.c.player.in_({*players}))
    known = {row.player: row for row in connection.execute(theirs)}
    before = {player: (row.mu, row.sigma) for player, row in known.items()}
    after = rater(players, places, before)
    for row, player in zip(rows, players, strict=True):
        row["before"] = before[player][0] if player in before else None
        row["mu"], row["sigma"] = after[player]
    levels = [played.level for played in match.seats]
    for player, wins in won(players, places, levels).items():
        mu, sigma = after[player]
        values = {"mu": mu, "sigma": sigma, "at": match.at}
        if player in known:
            values |= {"matches": known[player].matches + 1, "wins": known[player].wins + wins}
            it = and_(here, RATINGS.c.player == player)
            connection.execute(update(RATINGS).where(it).values(**values))
        else:
            pool = {"game": match.game, "seats": len(players), "player": player}
            connection.execute(insert(RATINGS).values(**pool, **values, matches=1, wins=wins))


def won(players: Sequence[str], places: Sequence[int], levels: Sequence[int]) -> dict[str, float]:
    """Return what part of a match each player has won; the first place may be shared."""
    found = dict.fromkeys(players, 0.0)
    for player, place, level in zip(players, places, levels, strict=True):
        if place == 1:
            found[player] += 1 / level
    return found


def _pool(game: str, seats: int) -> ColumnElement[bool]:
    return and_(RATINGS.c.game == game, RATINGS.c.seats == seats)


def pools(connection: Connection) -> list[tuple[str, int]]:
    """Return the games and numbers of seats of which matches were counted."""
    query = select(POOLS.c.game, POOLS.c.seats).order_by(POOLS.c.game, POOLS.c.seats)
    return [(row.game, row.seats) for row in connection.execute(query)]


def rebuild(connection: Connection, game: str, seats: int, rater: Rater) -> int:
    """Find all ratings of a pool again from its matches; return how many matches those are."""
    _hold(connection, game, seats)
    here = and_(PLAYED.c.game == game, PLAYED.c.seats == seats, PLAYED.c.number.is_not(None))
    query = select(
        PLAYED.c.table_id, PLAYED.c.seat, PLAYED.c.number, PLAYED.c.player, PLAYED.c.place,
        PLAYED.c.level, PLAYED.c.at,
    ).where(here)  # fmt: skip
    matches: dict[int, list[Any]] = {}
    for found in connection.execute(query.order_by(PLAYED.c.number, PLAYED.c.seat)):
        matches.setdefault(found.number, []).append(found)
    ratings: dict[str, tuple[float, float]] = {}
    tallies: dict[str, tuple[int, float, float]] = {}
    for rows in matches.values():
        players, places = [row.player for row in rows], [row.place for row in rows]
        after = rater(players, places, ratings)
        for row in rows:
            it = and_(PLAYED.c.table_id == row.table_id, PLAYED.c.seat == row.seat)
            mu, sigma = after[row.player]
            earlier = ratings.get(row.player)
            changed = {"before": earlier and earlier[0], "mu": mu, "sigma": sigma}
            connection.execute(update(PLAYED).where(it).values(**changed))
        for player, wins in won(players, places, [row.level for row in rows]).items():
            played, so_far, _ = tallies.get(player, (0, 0.0, 0.0))
            tallies[player] = (played + 1, so_far + wins, rows[0].at)
        ratings |= after
    connection.execute(delete(RATINGS).where(_pool(game, seats)))
    new = [
        {
            "game": game, "seats": seats, "player": player, "mu": mu, "sigma": sigma,
            "matches": tallies[player][0], "wins": tallies[player][1], "at": tallies[player][2],
        }
        for player, (mu, sigma) in ratings.items()
    ]  # fmt: skip
    if new:
        connection.execute(insert(RATINGS), new)
    return len(matches)

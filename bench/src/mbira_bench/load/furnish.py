"""A database with a club in it: people, tables in the middle of their matches, and long matches.

It is written before the server starts, so that the measurement begins in mid-evening and not with
three hundred first moves.
"""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from mbira.bots.mind import known_games
from mbira.core.chance import Seed
from mbira.core.game import CHANCE
from mbira.core.input.options import make_options, option_values
from mbira.core.match import Match
from mbira.core.registry import find_game
from mbira.server.luck import Luck
from mbira.server.people.guests import Guests
from mbira.server.people.sessions import Sessions
from mbira.server.store.document import Chair, Document, TableSettings
from mbira.server.store.rows import Change, RecordRow
from mbira.server.store.store import Store
from mbira.server.tables.standing import status_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from mbira.server.store.rows import Guest
    from mbira_bench.numbers import Setting

MOST_SEATS = 4
LONG = 500
"""Records of a long match."""
MORE_TAKEN_BACK = 0.05
"""How much more often people take decisions back if a match ends before it is long."""
SECONDS = 20.0
"""Seconds that a decision took, in what is written."""
encode = msgspec.json.Encoder().encode


class Place(Struct, frozen=True):
    """A table of the club, and the cookies of those there; those without a seat look on."""

    table: str
    game: str
    seats: int
    cookies: tuple[str, ...]
    records: int
    last: int = 0
    """Which of the people decided last."""


class Club(Struct, frozen=True):
    """What was written."""

    tables: list[Place]
    long: list[Place]


def seats_of(person: int, people: int, seats: int) -> tuple[int, ...]:
    """Return the seats of one of the people at a table: they are dealt round."""
    return tuple(range(person, seats, people))


def kinds() -> Iterator[tuple[str, int]]:
    """Yield the games that bots know with their numbers of seats, over and over."""
    while True:
        for seats in range(2, MOST_SEATS + 1):
            for game in known_games():
                yield game, seats


def random_match(game: str, seats: int, rng: random.Random) -> Match:
    """Return a match of random decisions, over."""
    found = find_game(game)
    seed = Seed(f"bench {rng.random()}")
    match = Match.begin(found, seats, make_options(found.spec, {}), seed)
    while not match.over:
        match.play(match.legal().choose(rng))
    return match


def begun_match(game: str, seats: int, rng: random.Random) -> Match:
    """Return a match somewhere between its begin and its end."""
    whole = random_match(game, seats, rng)
    match = whole.at(rng.randrange(whole.version))
    match.run_chance()
    return match


def long_match(game: str, seats: int, rng: random.Random) -> Match:
    """Return a match with a long log, some of it taken back, and with a last decision to undo."""
    found = find_game(game)
    taken_back = 0.0
    while True:
        seed = Seed(f"bench {rng.random()}")
        match = Match.begin(found, seats, make_options(found.spec, {}), seed)
        while not match.over:
            seat = match.actor
            match.play(match.legal().choose(rng))
            mine = match.line[-1].seat == seat
            if match.version >= LONG and mine and not match.over:
                return match
            if mine and rng.random() < taken_back:
                match.undo(seat)
        taken_back += MORE_TAKEN_BACK


async def furnish(db: str, setting: Setting, tell: Callable[[int], object]) -> Club:
    """Write a club to a database and return it; `tell` hears how many tables there are."""
    store = Store(db)
    rng = random.Random("bench server")
    try:
        people = Guests(store, Luck())
        club = Club([], [])
        kind = kinds()
        for made, count, group in (
            (begun_match, setting.tables, club.tables),
            (long_match, setting.long, club.long),
        ):
            for _ in range(count):
                game, seats = next(kind)
                match = made(game, seats, rng)
                guests = await asyncio.gather(*(people.new() for _ in range(setting.sockets)))
                group.append(await _write(store, people, list(guests), match))
                tell(len(club.tables) + len(club.long))
    finally:
        store.close()
    return club


async def _write(store: Store, people: Guests, guests: list[Guest], match: Match) -> Place:
    """Write a table with a match, and let those at it come."""
    table = await write_match(store, guests, match, TableSettings())
    cookies = await cookies_of(store, people, guests)
    last = match.line[-1].seat if match.line else "chance"
    who = 0 if last == "chance" else last % len(guests)
    return Place(table, match.game.spec.id, match.seats, cookies, match.version, who)


async def cookies_of(store: Store, people: Guests, guests: Sequence[Guest]) -> tuple[str, ...]:
    """Return by what the server knows each of some people."""
    sessions = Sessions(store.sessions, store.credentials, Luck(), people)
    begun = await asyncio.gather(*(sessions.begin(guest, "") for guest in guests))
    return tuple(map(sessions.cookie, guests, begun))


async def write_match(
    store: Store, guests: Sequence[Guest], match: Match, settings: TableSettings
) -> str:
    """Write a table with a match, which began as long ago as its decisions would have taken."""
    table, game, seats = Luck().new_id(), match.game.spec, match.seats
    assert match.seed is not None  # noqa: S101
    began = 1.7e9
    chairs: list[Chair] = [Chair()] * seats
    for person, guest in enumerate(guests):
        for seat in seats_of(person, len(guests), seats):
            chairs[seat] = Chair(guest=guest.id, name=guest.name, since=began)
    document = Document(
        name=game.name,
        game=game.id,
        options=option_values(match.options),
        settings=settings,
        owner=guests[0].id,
        chairs=tuple(chairs),
        seed=match.seed.secret,
        commitment=match.seed.commitment,
        created=began,
        status="playing",
        header=match.header,
    )
    rows = []
    for version, record in enumerate(match.records, 1):
        at = began + SECONDS * version
        seat, key = CHANCE, None
        if record.seat != "chance":
            seat = record.seat
            key = f"{chairs[seat].guest}/bench-{version}"
        rows.append(RecordRow(version, seat, encode(record.action), at, key))
    await store.commit(
        Change(
            table=table,
            document=document,
            records=tuple(rows),
            status=status_of(document, match),
            version=match.version,
            actor=match.actor,
            outcome=match.outcome,
            due=None,
            at=began,
        )
    )
    return table

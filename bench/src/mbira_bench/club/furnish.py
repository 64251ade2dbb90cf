"""A database with a club in it: people who are called, rated tables in mid-match, a history."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from functools import partial
from itertools import cycle, islice
from typing import TYPE_CHECKING

from msgspec import Struct

from mbira.server.club.rating import rate_match
from mbira.server.luck import Luck
from mbira.server.people.guests import Guests
from mbira.server.store.club import counting
from mbira.server.store.club.rows import Counted, PlayedSeat
from mbira.server.store.database.connection import WRITES, connect
from mbira.server.store.document import TableSettings
from mbira.server.store.rows import Guest
from mbira.server.store.store import Store
from mbira_bench.club.members import Member, address_of, new_device, place_of
from mbira_bench.club.places import WAYS, Way, usable
from mbira_bench.load.furnish import (
    Place,
    cookies_of,
    kinds,
    random_match,
    write_match,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from mbira.core.action import Action
    from mbira.core.match import Match
    from mbira_bench.club.places import Places
    from mbira_bench.club.setting import Evening

GAME = "meduris"
RATED = TableSettings(rated=True, advice=False, programs=False)
SECOND = 5
"""Every so manieth has a second device."""
EARLIER = 1
"""So many times as many matches as people were played before."""
AT_ONCE = 50
QUIET = 50
"""One of so many is called nowhere: what they do costs what it costs without calls."""
FEWEST = 4
"""There are at least so many of those."""
PLAYED = 3
"""So many different matches of each game and number of seats are begun."""
ALONE = 20
"""Tables of those; and as many at which one decision is left: what it costs to count a match."""


class Seated(Struct, frozen=True):
    """A table and those who sit there, seat by seat."""

    place: Place
    members: tuple[Member, ...]

    @property
    def way(self) -> Way:
        """The way by which all of them are called."""
        return self.members[0].devices[0].way


class Club(Struct, frozen=True):
    """What was written."""

    members: list[Member]
    tables: list[Seated]
    quiet: list[Seated]
    """Of people who are called nowhere."""
    ending: list[Seated]
    """Of the same, with one decision left."""
    entering: list[Member]
    """Who will enter the tournament."""


def ways() -> Iterator[Way]:
    """Yield a way for each table; each game gets to see all of them."""
    table = 0
    while True:
        yield WAYS[(table + table // 3) % len(WAYS)]
        table += 1


class Begun:
    """Matches between their begin and their end; a few are played, and begun at many tables."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._whole: dict[tuple[str, int], list[Match]] = {}

    def match(self, game: str, seats: int) -> Match:
        """Return one."""
        known = self._whole.setdefault((game, seats), [])
        if len(known) < PLAYED:
            known.append(random_match(game, seats, self._rng))
        whole = self._rng.choice(known)
        match = whole.at(self._rng.randrange(whole.version))
        match.run_chance()
        return match


def nearly_over(game: str, seats: int, rng: random.Random) -> Match:
    """Return a match that ends with the next decision, whatever that is."""
    while True:
        whole = random_match(game, seats, rng)
        match = _before_last(whole)
        if all(_ends(_before_last(whole), action) for action in match.legal()):
            return match


def _before_last(whole: Match) -> Match:
    seats = [record.seat for record in whole.records]
    last = max(version for version, seat in enumerate(seats) if seat != "chance")
    return whole.at(last)


def _ends(match: Match, action: Action) -> bool:
    match.play(action)
    return match.over


def called_of(evening: Evening) -> int:
    """Return how many people are called anywhere."""
    return evening.people - max(FEWEST, evening.people // QUIET)


async def furnish(
    db: str, evening: Evening, places: Places, tell: Callable[[str, int, int], object]
) -> Club:
    """Write a club to a database."""
    store = Store(db)
    rng = random.Random("bench club")
    called = called_of(evening)
    begun = Begun(rng)
    alone = max(2, int(ALONE * evening.part))
    try:
        matches: list[tuple[Match, Way]] = []
        for (game, seats), way in islice(zip(kinds(), ways(), strict=False), evening.tables):
            matches.append((begun.match(game, seats), way))
            tell("matches to begin with", len(matches), evening.tables)
        wanted = [way for match, way in matches for _ in range(match.seats)]
        members = await _members(store, evening.people, called, wanted, places, tell)
        tables = await _seat(store, members[:called], [match for match, _ in matches])
        away = members[called:]
        quiet = await _seat(store, away, [begun.match(GAME, 2) for _ in range(alone)])
        nearly = cycle([nearly_over(GAME, 2, rng) for _ in range(min(PLAYED, alone))])
        ending = await _seat(store, away, list(islice(nearly, alone)))
    finally:
        store.close()
    _earlier(db, members, EARLIER * len(members), rng)
    return Club(members, tables, quiet, ending, members[called - 2 * evening.pairs : called])


async def _members(
    store: Store,
    count: int,
    called: int,
    wanted: Sequence[Way],
    places: Places,
    tell: Callable[[str, int, int], object],
) -> list[Member]:
    """Write people; the first are called by the ways that their tables want, the last nowhere."""
    usable(address_of(number) for number in range(count))
    people, members = Guests(store, Luck()), list[Member]()
    while len(members) < count:
        some = min(AT_ONCE, count - len(members))
        guests: list[Guest] = list(await asyncio.gather(*(people.new() for _ in range(some))))
        cookies = await cookies_of(store, people, guests)
        for guest, cookie in zip(guests, cookies, strict=True):
            number = len(members)
            way = wanted[number] if number < len(wanted) else WAYS[number % len(WAYS)]
            several = 0 if number >= called else 1 if number % SECOND else 2
            devices = [new_device(way) for _ in range(several)]
            members.append(Member(guest.id, guest.name, cookie, address_of(number), tuple(devices)))
        some_new = enumerate(members[-some:], len(members) - some)
        await asyncio.gather(
            *(
                store.calls.add(place_of(each, member.guest, places, number), 0)
                for number, member in some_new
                for each in member.devices
            )
        )
        tell("people", len(members), count)
    return members


async def _seat(store: Store, members: list[Member], matches: list[Match]) -> list[Seated]:
    """Write tables: everybody sits at one, the first at more if there are too few."""
    found: list[Seated] = []
    chairs = cycle(members)
    for begin in range(0, len(matches), AT_ONCE):
        some = matches[begin : begin + AT_ONCE]
        seated = [tuple(islice(chairs, match.seats)) for match in some]
        found += await asyncio.gather(*map(partial(_write, store), seated, some))
    return found


async def _write(store: Store, here: tuple[Member, ...], match: Match) -> Seated:
    guests = [Guest(each.guest, each.name, 0) for each in here]
    table = await write_match(store, guests, match, RATED)
    cookies = tuple(each.cookie for each in here)
    return Seated(Place(table, match.game.spec.id, match.seats, cookies, match.version), here)


def _earlier(db: str, members: list[Member], count: int, rng: random.Random) -> None:
    """Write matches that were played and counted before: nobody begins with an empty page."""
    engine = connect(db).execution_options(**{WRITES: True})
    kind, now = kinds(), time.time()
    with engine.begin() as connection:
        for number in range(count):
            game, seats = next(kind)
            here = rng.sample(members, min(seats, len(members)))
            if len(here) < 2:
                continue
            order = rng.sample(range(1, len(here) + 1), len(here))
            at, table = now - 60.0 * (count - number), secrets.token_hex(8)
            played = tuple(
                PlayedSeat(
                    player=member.guest, place=place, level=1, score=100 - place,
                    margin=1 if place == 1 else 1 - place, decisions=40, seconds=800.0, away=None,
                    feats=(),
                )
                for member, place in zip(here, order, strict=True)
            )  # fmt: skip
            counting.note_end(connection, table, at)
            match = Counted(table=table, game=game, at=at, rated=True, seats=played)
            counting.count(connection, match, rate_match)
    engine.dispose()

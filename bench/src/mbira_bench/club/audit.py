"""Whether all is well afterwards: what the database says, held against what people and devices got.

Every finding is something that must not be, in a line.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any, NamedTuple

from mbira.server.club.rating import rate_match

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from sqlalchemy import Row

    from mbira_bench.club.kept import Kept
    from mbira_bench.club.members import Device, Member
    from mbira_bench.club.places import Got, Way
    from mbira_bench.club.server import Outage
    from mbira_bench.club.sitting import Turn

NAMED = 10
"""So many tables are named in one message at most."""
SAME = 1e-9


class Left(NamedTuple):
    """A call that left."""

    way: Way
    made: float
    """When the decision was written that it is for, in seconds since 1970."""
    seconds: float
    """After which the message was there."""
    across: bool
    """Whether the server was down in between."""


class Received:
    """What came to all devices, by device and the id of the message."""

    def __init__(self, members: Sequence[Member], got: Sequence[Got]) -> None:
        self.devices: dict[str, Device] = {
            device.id: device for member in members for device in member.devices
        }
        self.messages: dict[tuple[str, str], list[Got]] = defaultdict(list)
        for each in got:
            self.messages[each.device, each.id].append(each)

    @property
    def repeated(self) -> int:
        """How many came again by the same id, so that the device shows one of them."""
        return sum(len(several) - 1 for several in self.messages.values())

    def told(self, device: str, name: str) -> set[str]:
        """Return the tables that a message told of, however often it came."""
        found: set[str] = set()
        for each in self.messages[device, name]:
            found |= set(self.devices[device].read(each.content))
        return found


def left(kept: Kept, received: Received, outages: Sequence[Outage]) -> list[Left]:
    """Return all calls that left, and how long after their decisions."""
    found = []
    for row in kept.calls:
        several = received.messages.get((row.place, row.batch))
        if several and row.place in received.devices:
            at = several[0].at
            across = any(each.begin <= at and row.made <= each.end for each in outages)
            way = received.devices[row.place].way
            found.append(Left(way, row.made, at - row.made, across))
    return found


def audit(
    kept: Kept, received: Received, turns: Iterable[Turn], ended: Sequence[str], matches: int,
    members: Sequence[Member],
) -> list[str]:  # fmt: skip
    """Return all that must not be."""
    return [
        *_unwritten(kept, turns, members),
        *_lost(kept, received),
        *_doubled(kept, received),
        *_counted(kept, ended),
        *_rated(kept),
        *_cup(kept, matches),
    ]


# Calls


def _unwritten(kept: Kept, turns: Iterable[Turn], members: Sequence[Member]) -> Iterator[str]:
    """Return turns of which those at the table were told, and for which nobody would be called."""
    devices = {member.guest: member.devices for member in members}
    written = {(row.place, row.table_id, row.mark) for row in kept.calls if row.event == "turn"}
    for turn in turns:
        for device in devices[turn.guest]:
            if (device.id, turn.table, turn.version) not in written:
                yield (
                    f"lost: no call by {device.way} was written for the turn at table "
                    f"{turn.table}, version {turn.version}"
                )


def _lost(kept: Kept, received: Received) -> Iterator[str]:
    """Return calls that did not arrive though nobody had decided."""
    for row in kept.calls:
        what = f"the call for {row.event} at table {row.table_id}, version {row.mark}"
        if row.state == "sent":
            if (row.place, row.batch) not in received.messages:
                yield f"lost: {what} is noted as sent, and did not arrive"
        elif row.state in {"seen", "off"} and row.event == "turn":
            if kept.decided.get((row.table_id, row.seat), -1) <= row.mark:
                yield f"lost: {what} was taken back, and they have not decided"
        else:
            yield f"lost: {what} is {row.state}"


def _doubled(kept: Kept, received: Received) -> Iterator[str]:
    """Return what came to a device more than once, as the device sees it."""
    tables: dict[tuple[str, str], set[str]] = defaultdict(set)
    times: Counter[tuple[str, str, str, int]] = Counter()
    for row in kept.calls:
        times[row.place, row.table_id, row.event, row.mark] += 1
        if row.batch is not None:
            tables[row.place, row.batch].add(row.table_id)
    for (_, table, event, mark), count in times.items():
        if count > 1:
            yield f"doubled: {count} calls for {event} at table {table}, version {mark}"
    for device, name in received.messages:
        known = tables.get((device, name))
        if known is None:
            yield f"doubled: message {name} came, and its calls left in another one"
            continue
        told = received.told(device, name)
        if told - known:
            yield f"doubled: message {name} tells of {told - known}, which left in another one"
        if known - told and len(told) < NAMED:
            yield f"lost: message {name} does not tell of {known - told}"


# Matches


def _counted(kept: Kept, ended: Sequence[str]) -> Iterator[str]:
    """Return matches that ended and were not counted."""
    known = {row.table_id for row in kept.finished}
    for table in sorted({*kept.over, *ended} - known):
        yield f"not counted: the match at table {table}"
    if kept.uncounted:
        yield f"not counted: {kept.uncounted} matches still wait"


def _rated(kept: Kept) -> Iterator[str]:
    """Return ratings that are not what their matches come to, each counted once."""
    pools: dict[tuple[str, int], dict[int, list[Row[Any]]]] = defaultdict(lambda: defaultdict(list))
    for row in kept.played:
        if row.number is not None:
            pools[row.game, row.seats][row.number].append(row)
    for pool in kept.pools:
        numbers = sorted(pools[pool.game, pool.seats])
        if numbers != list(range(1, pool.matches + 1)):
            yield f"counted twice: {pool.game} with {pool.seats} seats has {len(numbers)} matches"
    ratings: dict[tuple[str, int, str], tuple[float, float]] = {}
    matches: Counter[tuple[str, int, str]] = Counter()
    for (game, seats), numbered in pools.items():
        for number, rows in sorted(numbered.items()):
            if len({row.table_id for row in rows}) != 1 or len(rows) != seats:
                yield f"counted twice: match {number} of {game} with {seats} seats"
            players = [row.player for row in rows]
            keys = {player: (game, seats, player) for player in players}
            before = {player: ratings[key] for player, key in keys.items() if key in ratings}
            after = rate_match(players, [row.place for row in rows], before)
            ratings |= {keys[player]: rating for player, rating in after.items()}
            matches.update(keys.values())
    for row in kept.ratings:
        key = row.game, row.seats, row.player
        mu, sigma = ratings.pop(key, (0.0, 0.0))
        if abs(row.mu - mu) + abs(row.sigma - sigma) > SAME or row.matches != matches[key]:
            yield (
                f"counted twice: the rating of {row.player} in {row.game} with {row.seats} seats "
                f"says {row.matches} matches, there were {matches[key]}"
            )
    for game, seats, player in ratings:
        yield f"not counted: the rating of {player} in {game} with {seats} seats is missing"


def _cup(kept: Kept, matches: int) -> Iterator[str]:
    """Return what is wrong with the tournament."""
    if kept.cup is None or kept.cup.cup is None or kept.cup.status != "over":
        yield "the tournament is not over"
        return
    results = Counter((each.round, each.table) for each in kept.cup.cup.results)
    yield from (f"counted twice: result {which}" for which, count in results.items() if count > 1)
    if len(results) != matches or kept.uncounted_in_cup:
        yield f"not counted: {len(results)} of {matches} matches of the tournament"

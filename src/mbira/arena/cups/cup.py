"""A tournament as a value: what was agreed on, who entered, the rounds, and what came of them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Kind = Literal["swiss", "robin", "knockout", "league"]
"""Equals meet equals; everybody meets everybody of a group; the best of each table go on; seasons
in divisions, between which some go up and down."""
MOST_SEATS = 5


class CupPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """How a tournament is played."""

    kind: Kind
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)]
    """Seats of a table; some have fewer if the numbers do not fit."""
    fewest: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 2
    """A table with fewer seats is none: whoever is left over has a bye."""
    rounds: Annotated[int, Meta(ge=1, le=50)] = 5
    """Of a Swiss tournament; a round robin of more than two seats ends after this many at most."""
    group: Annotated[int, Meta(ge=0, le=100)] = 0
    """About how many are in a group or division; 0 for all in one."""
    advance: Annotated[int, Meta(ge=1, le=4)] = 1
    """How many of a table go on in a knock-out; never all of them."""
    seasons: Annotated[int, Meta(ge=1, le=20)] = 1
    """Of a league."""
    moves: Annotated[int, Meta(ge=0, le=10)] = 1
    """How many of each division of a league go up, and down."""
    points: tuple[Annotated[int, Meta(ge=0, le=1000)], ...] = ()
    """Points by place, from the first; empty for the usual ones."""
    seed: str = ""
    """What all lots follow from."""


class Pairing(Struct, frozen=True, omit_defaults=True):
    """Who meets at a table."""

    seats: tuple[str, ...]
    """Entrants, by seat."""
    group: int = 0


class Round(Struct, frozen=True, omit_defaults=True):
    """Tables that are played at the same time."""

    tables: tuple[Pairing, ...]
    byes: tuple[str, ...] = ()
    """Who is left over; that counts as a win."""
    season: int = 0


class Result(Struct, frozen=True, omit_defaults=True):
    """What came of a table."""

    round: int
    table: int
    """Both from 0."""
    ranking: tuple[tuple[int, ...], ...] = ()
    """Seats from first to last; seats in one group share their place. Empty if there is none: then
    all share all places."""
    scores: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()
    """Seats that forfeit: they are last and get nothing, whoever played for them."""


class Cup(Struct, frozen=True, omit_defaults=True):
    """A tournament as it stands."""

    plan: CupPlan
    entrants: tuple[str, ...]
    rounds: tuple[Round, ...] = ()
    results: tuple[Result, ...] = ()
    """In whatever order they came."""
    out: dict[str, int] = {}
    """Who has withdrawn, and how many rounds there were then."""

    @property
    def present(self) -> tuple[str, ...]:
        """Who is still to be paired."""
        return tuple(each for each in self.entrants if each not in self.out)

    @property
    def season(self) -> int:
        """Which season it is, from 0."""
        return self.rounds[-1].season if self.rounds else 0

    def result(self, number: int, table: int) -> Result | None:
        """Return what came of a table, if anything did yet."""
        for each in self.results:
            if each.round == number and each.table == table:
                return each
        return None

    @property
    def waits_for(self) -> tuple[tuple[int, int], ...]:
        """The tables, by round and number, of which nobody knows yet what came of them."""
        known = {(each.round, each.table) for each in self.results}
        return tuple(
            (number, table)
            for number, each in enumerate(self.rounds)
            for table in range(len(each.tables))
            if (number, table) not in known
        )


def places(pairing: Pairing, result: Result) -> dict[str, tuple[int, int]]:
    """Return the first and the last of the places that each entrant has, from 0.

    Whoever shares a place has all places of those who share it. Whoever is absent is last.
    """
    absent = set(result.absent)
    everybody = range(len(pairing.seats))
    ranking = result.ranking or (tuple(everybody),)
    groups = [[seat for seat in group if seat not in absent] for group in ranking]
    groups.append(sorted(absent))
    found: dict[str, tuple[int, int]] = {}
    first = 0
    for group in groups:
        for seat in group:
            found[pairing.seats[seat]] = (first, first + len(group) - 1)
        first += len(group)
    return found

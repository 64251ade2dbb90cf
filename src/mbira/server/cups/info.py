"""What is sent of a tournament: everything of its document that the asker may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from mbira.arena.cups.cup import CupPlan, Kind, Result
from mbira.arena.cups.export import Cell, standings_rows, tables_rows
from mbira.arena.cups.rounds import standing
from mbira.arena.cups.standings import Placing
from mbira.core.input.options import OptionValue
from mbira.server.store.cups.document import CupSettings, CupStatus

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mbira.arena.cups.cup import Cup
    from mbira.server.services import Services
    from mbira.server.store.cups.document import CupDocument
    from mbira.server.store.cups.rows import CupTable, StoredCup


class EntrantInfo(Struct, frozen=True, omit_defaults=True):
    """Somebody who entered."""

    id: str
    name: str
    bot: str | None = None
    yours: bool = False
    out: bool = False
    """Whether they have withdrawn."""


class PlayedInfo(Struct, frozen=True, omit_defaults=True):
    """What came of a table."""

    ranking: tuple[tuple[int, ...], ...]
    """Seats from first to last; empty if the match was not played to its end."""
    scores: tuple[int, ...]
    absent: tuple[int, ...] = ()
    """Seats that have forfeited."""


class CupTableInfo(Struct, frozen=True, omit_defaults=True):
    """A table of a round."""

    table: str | None
    """Its id, once its match has begun."""
    seats: tuple[str, ...]
    """Ids of entrants, by seat."""
    group: int = 0
    actor: int | None = None
    """The seat that decides now, if one does."""
    version: int = 0
    result: PlayedInfo | None = None
    yours: bool = False


class RoundInfo(Struct, frozen=True, omit_defaults=True):
    """A round."""

    tables: tuple[CupTableInfo, ...]
    byes: tuple[str, ...] = ()
    season: int = 0
    deadline: float | None = None


class CupInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A tournament, as the asker may know it."""

    id: str
    name: str
    game: str
    status: CupStatus
    plan: CupPlan
    """Its `seed` is empty until it is over."""
    settings: CupSettings
    options: dict[str, OptionValue]
    entrants: tuple[EntrantInfo, ...]
    standings: tuple[Placing, ...]
    """Group by group, from the first."""
    rounds: tuple[RoundInfo, ...]
    expected: int
    """How many rounds there will be, as far as one can know."""
    owner: bool = False
    """Whether the asker made it."""
    now: float
    """What time it is for the server."""


class CupListed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    status: CupStatus
    kind: Kind
    seats: int
    enter: str
    entrants: int
    start_at: int = 0
    round: int = 0
    """How many rounds were made."""
    expected: int = 0
    deadline: float | None = None
    entered: bool = False
    owner: bool = False
    changed: float


def listed_cup(stored: StoredCup, guest: str | None) -> CupListed:
    """Return a tournament as lists show it."""
    document = stored.document
    return CupListed(
        id=stored.id,
        name=document.name,
        game=document.game,
        status=document.status,
        kind=document.plan.kind,
        seats=document.plan.seats,
        enter=document.settings.enter,
        entrants=len(document.entrants),
        start_at=document.settings.start_at,
        round=len(document.tables),
        expected=document.expected,
        deadline=document.deadlines[-1] if document.deadlines else None,
        entered=document.entrant(guest) is not None,
        owner=document.owner == guest,
        changed=round(stored.changed, 3),
    )


async def names_of(services: Services, document: CupDocument) -> dict[str, str]:
    """Return what entrants are called now; bots of one kind are told apart."""
    names: dict[str, str] = {}
    bots: dict[str, int] = {}
    for each in document.entrants:
        guest = await services.guests.find(each.guest) if each.guest is not None else None
        name = guest.name if guest is not None else each.name
        if each.bot is not None:
            bots[each.bot] = bots.get(each.bot, 0) + 1
            name = f"{each.bot} {bots[each.bot]}"
        names[each.id] = name
    return names


async def cup_info(services: Services, stored: StoredCup, guest: str | None) -> CupInfo:
    """Return a tournament, as a guest may know it."""
    document = stored.document
    names = await names_of(services, document)
    waits = document.cup.waits_for if document.cup is not None else ()
    ids = [document.tables[number][place] for number, place in waits]
    stand = await services.store.cups.tables(ids) if ids else {}
    lines = await services.beside(_lines, document)
    mine = document.entrant(guest)
    out = document.cup.out if document.cup is not None else {}
    over = document.status == "over"
    return CupInfo(
        id=stored.id,
        name=document.name,
        game=document.game,
        status=document.status,
        plan=document.plan if over else msgspec.structs.replace(document.plan, seed=""),
        settings=document.settings,
        options=document.options,
        entrants=tuple(
            EntrantInfo(each.id, names[each.id], each.bot, each is mine, each.id in out)
            for each in document.entrants
        ),
        standings=tuple(lines),
        rounds=_rounds(document, stand, mine.id if mine is not None else None),
        expected=document.expected,
        owner=document.owner == guest,
        now=round(services.now(), 3),
    )


def _lines(document: CupDocument) -> list[Placing]:
    return standing(document.cup) if document.cup is not None else []


def _rounds(
    document: CupDocument, stand: Mapping[str, CupTable], mine: str | None
) -> tuple[RoundInfo, ...]:
    if document.cup is None:
        return ()
    known = {(each.round, each.table): each for each in document.cup.results}
    return tuple(
        RoundInfo(
            tuple(
                _table(document.cup, number, place, document.tables[number][place],
                       known.get((number, place)), stand, mine)
                for place in range(len(each.tables))
            ),
            each.byes,
            each.season,
            document.deadlines[number],
        )
        for number, each in enumerate(document.cup.rounds)
    )  # fmt: skip


def _table(
    cup: Cup, number: int, place: int, table: str, result: Result | None,
    stand: Mapping[str, CupTable], mine: str | None,
) -> CupTableInfo:  # fmt: skip
    pairing, now = cup.rounds[number].tables[place], stand.get(table)
    begun = now is not None and now.status != "open"
    return CupTableInfo(
        table=table if begun or result is not None else None,
        seats=pairing.seats,
        group=pairing.group,
        actor=now.actor if now is not None else None,
        version=now.version if now is not None else 0,
        result=None if result is None else PlayedInfo(result.ranking, result.scores, result.absent),
        yours=mine in pairing.seats,
    )


class Exported(Struct, frozen=True):
    """All of a tournament, for a file."""

    name: str
    game: str
    status: CupStatus
    plan: CupPlan
    """With the seed that all lots follow from, once it is over."""
    entrants: dict[str, str]
    standings: list[dict[str, Cell]]
    tables: list[dict[str, Cell]]


def exported(document: CupDocument, names: Mapping[str, str]) -> Exported:
    """Return a tournament for a file; it takes a moment."""
    cup, over = document.cup, document.status == "over"
    return Exported(
        document.name,
        document.game,
        document.status,
        document.plan if over else msgspec.structs.replace(document.plan, seed=""),
        dict(names),
        [] if cup is None else standings_rows(cup, names),
        [] if cup is None else tables_rows(cup, names),
    )

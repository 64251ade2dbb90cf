"""The server runs tournaments: it counts what came of tables, makes rounds, keeps deadlines.

Whatever is done follows from what is on disk, and is written before anybody sees it. Each step can
be done again by another process, or by this one after a crash: of two who do the same the database
takes one.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog
from msgspec.structs import replace

from mbira.arena.cups.cup import Result
from mbira.arena.cups.rounds import expected_rounds, next_round
from mbira.core.errors import MbiraError
from mbira.server.cups.changing import tell_people
from mbira.server.cups.seating import begin, hurry, seat_people
from mbira.server.refusals import Refusal
from mbira.server.store.cups.rows import ENDED, CupChange
from mbira.server.store.database.connection import ConflictError, StoreError

if TYPE_CHECKING:
    from mbira.arena.cups.cup import Cup, Round
    from mbira.server.store.cups.document import CupDocument
    from mbira.server.store.cups.rows import CupTable, StoredCup
    from mbira.server.tables.registry import Tables

log = structlog.get_logger()
OFTEN = 1.0
"""Tournaments are looked at this often, in seconds, and whenever a match of one ends here."""
AGAIN = 5.0
"""After this many seconds something that could not be done is tried again."""
STEPS = 20
"""How many steps of one tournament are done before the next one's turn."""


async def look_after_cups(tables: Tables) -> None:
    """Let tournaments go on, for ever."""
    services = tables.services
    while True:
        try:
            tables.match_over.clear()
            for cup in await services.store.cups.ready(services.now()):
                await _go_on(tables, cup)
        except StoreError as error:
            log.warning("cannot look after tournaments", why=str(error))
        with suppress(TimeoutError):
            async with asyncio.timeout(OFTEN):
                await tables.match_over.wait()


async def _go_on(tables: Tables, cup: str) -> None:
    try:
        for _ in range(STEPS):
            if not await advance(tables, cup):
                return
    except ConflictError:  # another process was faster, or somebody has changed it: look again
        return
    except StoreError:
        raise
    except (Refusal, MbiraError) as error:  # of this one alone: the others go on
        log.warning("a tournament could not go on", cup=cup, why=str(error))
        await _later(tables, cup)
    except Exception:
        log.exception("a tournament could not go on", cup=cup)
        await _later(tables, cup)


async def _later(tables: Tables, cup: str) -> None:
    services = tables.services
    found = await services.store.cups.find(cup)
    if found is not None:
        await services.store.cups.put_off(cup, found.revision, services.now() + AGAIN)


async def advance(tables: Tables, cup: str) -> bool:
    """Do the next step of a tournament; return whether there may be another one."""
    services = tables.services
    found = await services.store.cups.find(cup)
    if found is None or found.document.status != "playing" or found.document.cup is None:
        return False
    services.seen(cup, services.share(found.document.owner).address)  # whom its bots count to
    now = found.document.cup
    ids = {found.document.tables[number][place]: (number, place) for number, place in now.waits_for}
    stand = await services.store.cups.tables(ids) if ids else {}
    ended = {table: each for table, each in stand.items() if each.status in ENDED}
    if ended:
        await _count(tables, found, {ids[table]: each for table, each in ended.items()})
        return True
    if not ids:
        await _next(tables, found)
        return True
    await _see_to_tables(tables, found, ids, stand)
    return False


async def _count(tables: Tables, found: StoredCup, ended: dict[tuple[int, int], CupTable]) -> None:
    """Note what came of tables."""
    document = found.document
    assert document.cup is not None  # noqa: S101
    results = tuple(
        _result(document, number, place, table) for (number, place), table in ended.items()
    )
    now = replace(document.cup, results=(*document.cup.results, *results))
    counted = tuple(document.tables[number][place] for number, place in ended)
    await _write(tables, found, replace(document, cup=now), counted=counted)


def _result(document: CupDocument, number: int, place: int, table: CupTable) -> Result:
    """Return what came of a table; nothing if its match was never played to its end."""
    if table.outcome is None or table.document is None:
        return Result(number, place)
    absent: tuple[int, ...] = ()
    if document.settings.absent == "forfeit":
        chairs = enumerate(table.document.chairs)
        absent = tuple(seat for seat, chair in chairs if chair.away in {"clock", "resigned"})
    return Result(number, place, table.outcome.ranking, table.outcome.scores, absent)


async def _next(tables: Tables, found: StoredCup) -> None:
    """Make the next round, or end the tournament."""
    services, document = tables.services, found.document
    assert document.cup is not None  # noqa: S101
    made, expected = await services.beside(_planned, document.cup)
    if made is None:
        await _write(tables, found, replace(document, status="over", expected=expected))
        log.info("a tournament is over", cup=found.id, rounds=len(document.cup.rounds))
        return
    ids = tuple(services.luck.new_id() for _ in made.tables)
    seconds = document.settings.deadline
    deadline = None if seconds is None else services.now() + seconds
    after = replace(
        document,
        cup=replace(document.cup, rounds=(*document.cup.rounds, made)),
        tables=(*document.tables, ids),
        deadlines=(*document.deadlines, deadline),
        expected=expected,
    )
    await _write(tables, found, after, planned=ids)
    log.info("a round was made", cup=found.id, round=len(after.tables), tables=len(ids))


def _planned(cup: Cup) -> tuple[Round | None, int]:
    """Return the next round and how many there will be; it takes a moment."""
    made = next_round(cup)
    if made is None:
        return None, len(cup.rounds)
    return made, expected_rounds(replace(cup, rounds=(*cup.rounds, made)))


async def _write(
    tables: Tables,
    found: StoredCup,
    document: CupDocument,
    planned: tuple[str, ...] = (),
    counted: tuple[str, ...] = (),
) -> None:
    now = tables.services.now()
    change = CupChange(
        cup=found.id,
        revision=found.revision,
        document=document,
        planned=planned,
        counted=counted,
        due=now if document.status == "playing" else None,
        at=now,
    )
    await tables.services.store.cups.commit(change)
    tell_people(tables, document)


async def _see_to_tables(
    tables: Tables,
    found: StoredCup,
    ids: dict[str, tuple[int, int]],
    stand: dict[str, CupTable],
) -> None:
    """Make the tables that are missing, as many as may be played at once, and hurry late ones."""
    services, document = tables.services, found.document
    most = services.settings.limits.cup_tables
    missing = [table for table in ids if table not in stand]
    room = max(0, most - len(stand)) if most else len(missing)
    for table in missing[:room]:
        await seat_people(tables, found.id, document, *ids[table])
    for table, each in stand.items():
        if each.status == "open":
            await begin(await tables.table(table), found.id)
    deadline = document.deadlines[-1]
    if deadline is not None:
        deadline = max(deadline, services.forgiven_until)
    if deadline is not None and deadline <= services.now():
        for table in [*stand, *missing[:room]]:
            await hurry(await tables.table(table))
        deadline = None
        if len(missing) > room:  # those that wait for room are late once they are made
            deadline = services.now() + OFTEN
    await services.store.cups.put_off(found.id, found.revision, deadline)
    if missing:
        tell_people(tables, document)

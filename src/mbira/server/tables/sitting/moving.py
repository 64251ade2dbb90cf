"""Somebody's seats go to another guest, who is the same person, or to bots as they leave for good.

A person may be at hundreds of tables. Those that are open here are changed as everything at a table
is, in their turn; the others on the disk, some at a time. It can be done again: whoever is killed
in the middle of it finds the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from mbira.bots import usual_bot
from mbira.server.store.document import Chair
from mbira.server.tables.insisting import insisting
from mbira.server.tables.sitting.renaming import NOTED

if TYPE_CHECKING:
    from mbira.server.store.document import Document, Status
    from mbira.server.store.people.persons import Rewrite
    from mbira.server.store.rows import Guest
    from mbira.server.tables.registry import Tables
    from mbira.server.tables.table import Live


async def bring_along(tables: Tables, before: Guest, after: Guest) -> None:
    """Let somebody have all that was theirs as another guest, whom nobody is then."""

    def moved(document: Document, _: Status) -> Document:
        return _moved(document, before.id, after)

    changed = await _change_everywhere(tables, before.id, moved)
    await tables.services.store.persons.hand_over(before.id, after.id, after.name)
    _let_go(tables, before.id)
    await _tell(tables, after.id, changed)


async def leave_for_good(tables: Tables, guest: str) -> None:
    """Forget somebody: bots play on for them, and their name is nowhere any more."""
    store = tables.services.store
    await store.persons.begin_to_leave(guest)
    _let_go(tables, guest)
    changed = await _change_everywhere(
        tables, guest, lambda document, status: _without(document, status, guest)
    )
    await store.persons.forget(guest)
    await _tell(tables, guest, changed)


def _let_go(tables: Tables, guest: str) -> None:
    """Close all that somebody listens to, and know them no more."""
    tables.services.guests.forget(guest)
    tables.services.sessions.forget_of(guest)
    tables.drop_guest(guest)


async def _change_everywhere(tables: Tables, guest: str, change: Rewrite) -> list[str]:
    """Change all tables of somebody; return which those are."""
    services = tables.services
    changed: set[str] = set()
    while True:
        here = [
            live
            for live in list(tables.open.values())
            if guest in live.standing.document.members and live.id not in changed
        ]
        for live in here:
            await _change_at(live, change)
        changed |= {live.id for live in here}
        done = await services.store.persons.rewrite(guest, change, changed, services.now())
        changed |= set(done)
        if not done and not here:
            return sorted(changed)


async def _tell(tables: Tables, guest: str, changed: list[str]) -> None:
    """Let everybody who sees these tables see what they are now, here and in other processes."""
    for table in changed:
        live = tables.open.get(table)
        if live is not None:
            await live.catch_up()  # it may have been read before it was written
            if table in tables.open:
                await live.tell_names()
    await tables.bells.ring_for(changed, tables.services.store)
    for first in range(0, len(changed), NOTED):
        some = changed[first : first + NOTED]
        await tables.services.store.announce("names", guest, tables=some)


@insisting
async def _change_at(live: Live, change: Rewrite) -> None:
    async with live.turn() as standing:
        document = standing.document
        changed = change(document, standing.status)
        if changed is None:
            await live.tables.discard(live.id)
        elif changed.status == "closed" != document.status:
            await live.close(changed)
        elif changed != document:
            await live.change(changed)


def _moved(document: Document, before: str, after: Guest) -> Document:
    """Return a table at which another sits where somebody sat.

    Who sat there as both has two seats then, as two at one screen have: each keeps its name.
    """
    twice = bool(document.seats_of(after.id))
    chairs = tuple(
        replace(
            chair,
            guest=after.id,
            name=chair.name if chair.shared or twice else after.name,
            shared=chair.shared or twice,
        )
        if chair.guest == before
        else chair
        for chair in document.chairs
    )
    watchers = tuple(after.id if guest == before else guest for guest in document.watchers)
    known = {each.guest for each in document.lookers}
    lookers = tuple(
        replace(each, guest=after.id) if each.guest == before and after.id not in known else each
        for each in document.lookers
    )
    return replace(
        document,
        chairs=chairs,
        watchers=tuple(dict.fromkeys(watchers)),
        lookers=tuple(each for each in lookers if each.guest != before),
        owner=after.id if document.owner == before else document.owner,
    )


def _without(document: Document, status: Status, guest: str) -> Document | None:
    """Return a table without somebody; None if it was theirs alone.

    In a match bots play on for them. Of one that is over it is only told that they have left.
    """
    others = [
        chair.guest for chair in document.chairs if chair.guest is not None and chair.guest != guest
    ]
    if not others and document.owner in {guest, ""}:
        return None
    chairs = []
    for chair in document.chairs:
        if chair.guest != guest:
            chairs.append(chair)
        elif status == "playing":
            bot = chair.bot or usual_bot(document.game)
            chairs.append(Chair(bot=bot, left=True))
        else:
            chairs.append(Chair() if status == "open" else Chair(left=True))
    mine = document.owner == guest
    watchers = tuple(each for each in document.watchers if each != guest)
    lookers = tuple(each for each in document.lookers if each.guest != guest)
    changed = replace(
        document, chairs=tuple(chairs), watchers=watchers, lookers=lookers, request=None
    )
    if mine and status == "open":
        return replace(changed, owner="", status="closed", ended="owner")
    return replace(changed, owner=others[0]) if mine and others else changed

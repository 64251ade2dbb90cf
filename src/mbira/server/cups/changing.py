"""Changes of a tournament, of which several people and processes may want one at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.server.refusals import forbidden, not_found, unavailable
from mbira.server.store.cups.rows import CupChange
from mbira.server.store.database.connection import ConflictError, StoreError

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira.server.store.cups.document import CupDocument
    from mbira.server.store.cups.rows import StoredCup
    from mbira.server.store.rows import Guest
    from mbira.server.tables.registry import Tables

TRIES = 10
"""A change is tried this many times while others change the same tournament."""


async def find_cup(tables: Tables, cup: str) -> StoredCup:
    """Return a tournament, whoever asks."""
    if not (cup.isascii() and cup.isalnum()):
        raise not_found("cup")
    try:
        found = await tables.services.store.cups.find(cup)
    except StoreError as error:
        raise unavailable(error.trouble) from None
    if found is None:
        raise not_found("cup")
    return found


def check_maker(document: CupDocument, guest: Guest) -> None:
    """Refuse anybody who did not make the tournament."""
    if document.owner != guest.id:
        raise forbidden("not-cup-owner")


async def change_cup(
    tables: Tables, cup: str, edit: Callable[[CupDocument], CupDocument]
) -> StoredCup:
    """Change a tournament; `edit` refuses what cannot be done, and may be asked again."""
    services = tables.services
    for attempt in range(TRIES):
        found = await find_cup(tables, cup)
        after = edit(found.document)
        if after == found.document:
            return found
        now = services.now()
        change = CupChange(
            cup=cup,
            revision=found.revision,
            document=after,
            due=now if after.status == "playing" else None,
            at=now,
        )
        try:
            await services.store.cups.commit(change)
        except ConflictError:
            if attempt + 1 == TRIES:
                raise
            continue
        tell_people(tables, found.document, after)
        break
    return await find_cup(tables, cup)


def tell_people(tables: Tables, *documents: CupDocument) -> None:
    """Let those whose tournament it is look again, and the tournament go on."""
    tables.bells.ring(set().union(*(each.people for each in documents)))
    if any(each.status == "playing" for each in documents):
        tables.match_over.set()

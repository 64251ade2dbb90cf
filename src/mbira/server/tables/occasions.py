"""For what people are called: it is their turn, their match has ended, somebody asks them.

They are written with the records that cause them. Nothing in them is a secret: a call may be read
by whoever stands next to the person.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from mbira.server.store.calls.wishes import Facts, Occasion
from mbira.server.tables.sent.info import must_agree
from mbira.server.tables.standing import status_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mbira.core.game import Record
    from mbira.server.store.document import Document
    from mbira.server.tables.standing import TableStanding

EARLY = 2 * 3600.0
"""So long before their clock runs out people are called; with short ones, a quarter of it."""
SHORT = 600
"""Seconds of a clock at which nobody goes away."""
BACK = 500
"""How many records are looked at for the last decision of somebody's own."""


def decider(document: Document, record: Record) -> str | None:
    """Return the guest who makes a record; None if chance or a bot does."""
    if not isinstance(record.seat, int):
        return None
    chair = document.chairs[record.seat]
    return chair.guest if chair.bot is None else None


def occasions(
    table: str,
    standing: TableStanding,
    after: Document,
    by: str | None,
    due: float | None,
    now: float,
    *,
    moved: bool,
) -> tuple[Occasion, ...]:
    """Return for what people are called when a table changes.

    `standing` has the match as it is then, and the document either as it was or as it is; `due` is
    when the clock of whoever decides runs out, `moved` whether the match went on.
    """
    if after.practice:
        return ()
    found: list[Occasion] = []
    if moved:
        status = status_of(after, standing.match)
        if status == "over":
            found.extend(_over(table, standing, after, by))
        elif status == "playing":
            found.extend(_turn(table, standing, after, by, due, now))
    found.extend(_asked(table, standing, after))
    return tuple(found)


def _turn(
    table: str,
    standing: TableStanding,
    after: Document,
    by: str | None,
    due: float | None,
    now: float,
) -> Iterator[Occasion]:
    """Return the call of whoever decides now, and that of their clock."""
    match = standing.playing
    seat, chair = match.actor, after.chairs[match.actor]
    guest = chair.guest
    if guest is None or chair.bot is not None:
        return
    facts = Facts(game=after.game, name=after.name)
    if guest != by:
        own = _own(standing, after.seats_of(guest))
        yield Occasion(
            guest=guest, event="turn", table=table, mark=match.version, facts=facts, seat=seat,
            after=own,
        )  # fmt: skip
    clock = after.settings.clock
    if clock is not None and due is not None and clock.seconds >= SHORT:
        early = due - min(EARLY, clock.seconds / 4)
        until = Facts(game=after.game, name=after.name, until=due)
        yield Occasion(
            guest=guest, event="clock", table=table, mark=match.version, facts=until, seat=seat,
            due=max(early, now),
        )  # fmt: skip


def _own(standing: TableStanding, seats: tuple[int, ...]) -> int:
    """Return the version of the last record that somebody made themselves; -1 if it is long ago."""
    records = standing.playing.records
    recent = zip(range(len(records), 0, -1), reversed(records), strict=True)
    return next((at for at, record in islice(recent, BACK) if record.seat in seats), -1)


def _over(
    table: str, standing: TableStanding, after: Document, by: str | None
) -> Iterator[Occasion]:
    """Return the calls of those whose match has ended."""
    outcome = standing.outcome
    first = outcome.ranking[0] if outcome is not None and outcome.ranking else ()
    names = tuple(after.chairs[seat].name or after.chairs[seat].bot or "" for seat in first)
    facts = Facts(game=after.game, name=after.name, winners=names)
    for guest in _people(after, by):
        yield Occasion(guest=guest, event="over", table=table, mark=standing.version, facts=facts)


def _asked(table: str, standing: TableStanding, after: Document) -> Iterator[Occasion]:
    """Return the calls of those who are asked to agree to taking back."""
    request = after.request
    before = standing.document.request if standing.document is not after else None
    if (
        request is None
        or request.agreed
        or request == before
        or request.version != standing.version
    ):
        return
    asker = after.chairs[request.seat]
    facts = Facts(game=after.game, name=after.name, by=asker.name, what="undo")
    for guest in dict.fromkeys(
        chair.guest for chair in after.chairs if must_agree(chair, asker) and chair.guest
    ):
        mark = request.version
        yield Occasion(guest=guest, event="invited", table=table, mark=mark, facts=facts)


def closing(table: str, standing: TableStanding, after: Document) -> tuple[Occasion, ...]:
    """Return the calls of those whose match is given up; nobody has seen the end of it yet."""
    return () if standing.match is None else given_up(table, standing.version, after, after.owner)


def given_up(
    table: str, version: int, after: Document, by: str | None = None
) -> tuple[Occasion, ...]:
    """Return the calls of those whose match is given up, except for whoever did it."""
    facts = Facts(game=after.game, name=after.name, what="closed")
    return tuple(
        Occasion(guest=guest, event="over", table=table, mark=version + 1, facts=facts)
        for guest in _people(after, by)
        if not after.practice
    )


def meeting(table: str, document: Document) -> tuple[Occasion, ...]:
    """Return the calls of those who have a seat at a table that somebody else made."""
    owner = next((each.name for each in document.chairs if each.guest == document.owner), "")
    facts = Facts(game=document.game, name=document.name, by=owner, what="again")
    if document.practice:
        return ()
    return tuple(
        Occasion(guest=guest, event="invited", table=table, mark=0, facts=facts)
        for guest in _people(document, document.owner)
    )


def _people(document: Document, but: str | None) -> list[str]:
    """Return the guests who sit at a table, and have not resigned; without one of them."""
    here = (chair.guest for chair in document.chairs if chair.guest and chair.away != "resigned")
    return [guest for guest in dict.fromkeys(here) if guest != but]

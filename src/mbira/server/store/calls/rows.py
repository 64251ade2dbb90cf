"""Who is called where, and the calls that are to leave, as rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar

from sqlalchemy import and_, delete, exists, func, insert, select, update

from mbira.server.store import sweeps
from mbira.server.store.calls import leaving
from mbira.server.store.calls.kept import place_of, place_with, values, wishes_of
from mbira.server.store.calls.outbox import SOON
from mbira.server.store.calls.schema import CALL_PLACES, CALL_WISHES, CALLS, SEEN
from mbira.server.store.calls.wishes import Place, Wishes, encode
from mbira.server.store.database.connection import ConflictError
from mbira.server.store.people.addresses import own_address, owner_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from mbira.server.store.calls.leaving import Batch, Judge
    from mbira.server.store.calls.wishes import CallState
    from mbira.server.store.database.access import Reader, Writer
    from mbira.server.store.rows import Address


T = TypeVar("T")


class Ready(NamedTuple):
    """A place at which something is due."""

    place: str
    guest: str
    address: str
    failing: bool


class CallRows:
    """All that is asked of the database about calls."""

    def __init__(self, read: Reader, write: Writer) -> None:
        self._read = read
        self._write = write

    # How and where

    async def wishes(self, guest: str) -> Wishes:
        """Return how a guest wishes to be called."""
        return await self._read(lambda connection: wishes_of(connection, guest))

    async def wish(self, guest: str, change: Callable[[Wishes], Wishes], now: float) -> Wishes:
        """Change how a guest wishes to be called; what waits leaves as is wished now."""

        def write(connection: Connection) -> Wishes:
            wishes = change(wishes_of(connection, guest))
            here, row = CALL_WISHES.c.guest == guest, {"wishes": encode(wishes)}
            if not connection.execute(update(CALL_WISHES).where(here).values(**row)).rowcount:
                connection.execute(insert(CALL_WISHES).values(guest=guest, **row))
            fresh = and_(CALLS.c.state == "waiting", CALLS.c.batch.is_(None))
            late = and_(fresh, CALLS.c.event != "clock", CALLS.c.due > now + SOON)
            connection.execute(
                update(CALLS).where(CALLS.c.guest == guest, late).values(due=now + SOON)
            )
            return wishes

        return await self._again(write, guest)

    async def places(self, guest: str) -> list[Place]:
        """Return where a guest is called, the oldest first."""
        query = select(CALL_PLACES).where(CALL_PLACES.c.guest == guest)
        ordered = query.order_by(CALL_PLACES.c.made, CALL_PLACES.c.id)
        return await self._read(lambda connection: list(map(place_of, connection.execute(ordered))))

    async def called(self, guest: str) -> bool:
        """Return whether a guest is called anywhere."""
        query = select(exists().where(CALL_PLACES.c.guest == guest))
        return bool(await self._read(lambda connection: connection.scalar(query)))

    async def place(self, guest: str, place: str) -> Place | None:
        """Return a place of a guest."""
        return next((each for each in await self.places(guest) if each.id == place), None)

    async def add(self, place: Place, most: int) -> Place | None:
        """Keep a place, or what is new of one that is known; None if there are too many.

        A browser belongs to whoever has used it last. An address that a guest has shown to be
        theirs is not asked again.
        """

        def write(connection: Connection) -> Place | None:
            theirs = CALL_PLACES.c.guest == place.guest
            same = and_(CALL_PLACES.c.kind == place.kind, CALL_PLACES.c.address == place.address)
            if place.kind == "push":
                connection.execute(delete(CALL_PLACES).where(same, ~theirs))
            known = connection.execute(select(CALL_PLACES).where(same, theirs)).first()
            row = values(place)
            if place.kind == "mail" and owner_of(connection, place.address) == place.guest:
                row["state"] = "on"
            if known is not None:
                row["id"] = known.id
                connection.execute(
                    update(CALL_PLACES).where(CALL_PLACES.c.id == known.id).values(**row)
                )
                return place_with(row)
            count = select(func.count()).select_from(CALL_PLACES).where(theirs)
            if most and (connection.scalar(count) or 0) >= most:
                return None
            connection.execute(insert(CALL_PLACES).values(**row))
            return place_with(row)

        return await self._write(write, place.guest, None)

    async def confirm(self, place: Place, new: Address, most: int) -> None:
        """Let calls go to a mail address, which is its guest's from now on, for signing in too.

        It stays another's if it is; then it is good for calls alone, as for those who share a
        mailbox.
        """

        def write(connection: Connection) -> None:
            here = CALL_PLACES.c.id == place.id
            connection.execute(update(CALL_PLACES).where(here).values(**values(place)))
            own_address(connection, new, most)

        await self._write(write, place.guest, None)

    async def change(self, place: Place) -> None:
        """Keep what is new of a place."""
        changed = update(CALL_PLACES).where(CALL_PLACES.c.id == place.id).values(**values(place))
        await self._write(lambda connection: connection.execute(changed), place.guest, None)

    async def remove(self, guest: str, place: str) -> bool:
        """Call a guest no longer at a place; return whether there was one."""

        def write(connection: Connection) -> bool:
            it = and_(CALL_PLACES.c.guest == guest, CALL_PLACES.c.id == place)
            if not connection.execute(delete(CALL_PLACES).where(it)).rowcount:
                return False
            leaving.drop(connection, place)
            return True

        return await self._write(write, guest, None)

    async def see(self, guest: str, table: str, version: int, said: int, asked: int) -> None:
        """Note what a guest was really shown of a table, if there is anywhere to call them."""

        def write(connection: Connection) -> None:
            if not connection.scalar(select(exists().where(CALL_PLACES.c.guest == guest))):
                return
            here = and_(SEEN.c.guest == guest, SEEN.c.table_id == table)
            known = connection.execute(select(SEEN).where(here).with_for_update()).first()
            if known is None:
                row = {"version": version, "said": said, "asked": asked}
                connection.execute(insert(SEEN).values(guest=guest, table_id=table, **row))
                return
            most = {
                "version": max(version, known.version),
                "said": max(said, known.said),
                "asked": max(asked, known.asked),
            }
            connection.execute(update(SEEN).where(here).values(**most))

        await self._again(write, guest)

    # What leaves

    async def ready(self, now: float, most: int) -> list[Ready]:
        """Return the places at which something is due that nobody is at, the longest first."""
        query = (
            select(CALL_PLACES, func.min(CALLS.c.due))
            .join(CALLS, CALLS.c.place == CALL_PLACES.c.id)
            .where(leaving.due(now))
            .group_by(*CALL_PLACES.c)
            .order_by(func.min(CALLS.c.due), CALL_PLACES.c.id)
            .limit(most)
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [Ready(row.id, row.guest, row.address, row.failing is not None) for row in rows]

    async def take(
        self, place: str, judge: Judge, batch: str, now: float, until: float
    ) -> Batch | None:
        """Return what is to leave to a place, which is then up to the asker until a time.

        Whatever was tried before is tried again as it was: those calls, by the same id.
        """
        return await self._write(
            lambda connection: leaving.take(connection, place, judge, batch, now, until),
            place,
            None,
        )

    async def settle(self, batch: Batch, state: CallState, now: float, error: str = "") -> None:
        """Note what came of a message: it was sent, or will not be sent any more."""

        def write(connection: Connection) -> None:
            leaving.settle(connection, batch, state=state, ended=now)
            good: dict[str, object] = {"failing": None, "failures": 0, "error": ""}
            leaving.note(connection, batch.place, now, error, good if state == "sent" else {})

        await self._write(write, batch.place.id, None)

    async def put_off(self, batch: Batch, until: float, now: float, error: str) -> None:
        """Note that a message could not be sent, and is tried again at a time."""

        def write(connection: Connection) -> None:
            leaving.settle(connection, batch, due=until)
            leaving.note(connection, batch.place, now, error, {})

        await self._write(write, batch.place.id, None)

    async def close(self, batch: Batch, now: float, error: str) -> None:
        """Note that there is nobody at a place any more: nothing is sent there."""

        def write(connection: Connection) -> None:
            leaving.note(connection, batch.place, now, error, {"state": "gone"})
            leaving.drop(connection, batch.place.id)

        await self._write(write, batch.place.id, None)

    async def release(self) -> None:
        """Let what a process was at that is gone be taken up; there is no other one."""
        held = and_(CALLS.c.state == "waiting", CALLS.c.lease.is_not(None))
        freed = update(CALLS).where(held).values(lease=0.0)
        await self._write(lambda connection: connection.execute(freed), "", None)

    async def waiting(self) -> int:
        """Return how many calls are to leave."""
        query = select(func.count()).select_from(CALLS).where(CALLS.c.state == "waiting")
        return await self._read(lambda connection: connection.scalar(query)) or 0

    async def forget(self, before: float, most: int) -> int:
        """Forget calls that left before a time, at most this many; return how many."""
        return await self._write(
            lambda connection: sweeps.forget_calls(connection, before, most), "", None
        )

    async def _again(self, write: Callable[[Connection], T], about: str) -> T:
        """Write something; another process may just have made the same row."""
        try:
            return await self._write(write, about, None)
        except ConflictError:
            return await self._write(write, about, None)

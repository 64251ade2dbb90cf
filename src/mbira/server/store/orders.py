"""Orders of seats, as rows: what each has decided ahead, one row for each thing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import and_, delete, insert, select, update

from mbira.core.orders import Order
from mbira.server.store.schema import ORDERS, TABLES

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from sqlalchemy import ColumnElement, Connection

    from mbira.server.store.database.access import Reader, Writer
    from mbira.server.telling.note import Note

Given = dict[int, tuple[Order, ...]]
"""The orders of a table, by seat, in the order in which they were given."""
ASKED = 500
"""How many tables are asked for at once."""
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Order).decode


class OrderRows:
    """All that is asked of the database about orders."""

    def __init__(self, read: Reader, write: Writer, note: Callable[[str, str], Note]) -> None:
        self._read = read
        self._write = write
        self._note = note

    async def of(self, table: str) -> Given:
        """Return the orders of a table, by seat."""
        found = await self.of_all((table,))
        return found.get(table, {})

    async def of_all(self, tables: Collection[str]) -> dict[str, Given]:
        """Return the orders of those tables that have any."""
        every = list(tables)

        def reading(connection: Connection) -> list[tuple[str, int, Order]]:
            found = []
            for first in range(0, len(every), ASKED):
                theirs = ORDERS.c.table_id.in_(every[first : first + ASKED])
                rows = connection.execute(select(ORDERS).where(theirs))
                found += [(row.table_id, row.seat, _decode(row.given)) for row in rows]
            return found

        given: dict[str, Given] = {}
        for table, seat, order in sorted(
            await self._read(reading), key=lambda found: (found[2].version, found[2].about)
        ):
            seats = given.setdefault(table, {})
            seats[seat] = (*seats.get(seat, ()), order)
        return given

    async def put(self, table: str, seat: int, order: Order, due: float | None) -> None:
        """Keep an order of a seat in the place of its last one about the same thing.

        With `due`, it has something to do at once: if this process does not come to it, another
        one looks at the table then.
        """
        values = {"table_id": table, "seat": seat, "about": order.about, "given": _encode(order)}

        def change(connection: Connection) -> None:
            connection.execute(delete(ORDERS).where(_these(table, seat, order.about)))
            connection.execute(insert(ORDERS).values(**values))
            if due is not None:
                here = and_(TABLES.c.id == table, TABLES.c.status == "playing")
                connection.execute(update(TABLES).where(here).values(due=due))

        await self._write(change, table, self._note("orders", table))

    async def drop(self, table: str, seat: int, about: str | None) -> None:
        """Forget the order of a seat about something, or all of its orders."""
        gone = delete(ORDERS).where(_these(table, seat, about))

        def change(connection: Connection) -> None:
            connection.execute(gone)

        await self._write(change, table, self._note("orders", table))


def _these(table: str, seat: int, about: str | None) -> ColumnElement[bool]:
    of_seat = and_(ORDERS.c.table_id == table, ORDERS.c.seat == seat)
    return of_seat if about is None else and_(of_seat, ORDERS.c.about == about)

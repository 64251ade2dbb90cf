"""Deciding ahead: what a seat of one's own does by itself, and until when."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from mbira.core.errors import BadOrderError
from mbira.core.orders import MOST, Name, Wish
from mbira.server.api.call import Call
from mbira.server.api.endpoint import Api
from mbira.server.api.shapes import BAD, CONFLICT, FORBIDDEN, NOT_FOUND, UNKNOWN, Seat, TableId
from mbira.server.refusals import Refusal
from mbira.server.tables.deciding import ordering
from mbira.server.tables.sent.orders import OrdersInfo

api = Api("matches")
ORDERS = "/api/tables/{table}/seats/{seat}/orders"


class Ordering(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat is to do by itself, as `can` offers it."""

    do: Name
    until: Name
    number: Annotated[int, Meta(ge=0, le=MOST)] | None = None


@api.get(ORDERS, UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT)
async def show(call: Call, table: TableId, seat: Seat) -> OrdersInfo:
    """Show what a seat of one's own could decide ahead, and what it has; nobody else sees it."""
    live = await call.table(table)
    return await ordering.show_orders(live, call.guest, seat)


@api.add("PUT", f"{ORDERS}/{{about}}", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT, BAD)
async def give(call: Call, table: TableId, seat: Seat, about: Name, body: Ordering) -> OrdersInfo:
    """Decide something ahead, in place of what was decided about it before.

    It is carried out where it is legal, from what the seat may know; it is gone once what it is for
    has ended, once what it rests on was taken back, and once the seat takes something back.
    """
    live = await call.table(table)
    wish = Wish(about, body.do, body.until, body.number)
    try:
        return await ordering.give_order(live, call.guest, seat, wish)
    except BadOrderError as error:
        raise Refusal(BAD, "order", reason=error.reason) from None


@api.add("DELETE", f"{ORDERS}/{{about}}", UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT)
async def stop(call: Call, table: TableId, seat: Seat, about: Name) -> OrdersInfo:
    """Decide something when one is asked again, and not ahead."""
    live = await call.table(table)
    return await ordering.stop_orders(live, call.guest, seat, about)


@api.add("DELETE", ORDERS, UNKNOWN, FORBIDDEN, NOT_FOUND, CONFLICT)
async def stop_all(call: Call, table: TableId, seat: Seat) -> OrdersInfo:
    """Decide everything when one is asked again."""
    live = await call.table(table)
    return await ordering.stop_orders(live, call.guest, seat, None)

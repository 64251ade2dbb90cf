"""Orders: what people decide ahead for their seats, and what the server then does for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.game import Record
from mbira.core.ordering import give
from mbira.server.refusals import conflict, forbidden
from mbira.server.store.database.connection import StoreError
from mbira.server.tables.asker import seat_for
from mbira.server.tables.due import BOT_DUE
from mbira.server.tables.ending import end_if_long
from mbira.server.tables.insisting import insisting
from mbira.server.tables.sent.orders import OrdersInfo, orders_info
from mbira.server.tables.standing import order_key

if TYPE_CHECKING:
    from mbira.core.orders import Wish
    from mbira.server.store.rows import Guest
    from mbira.server.tables.standing import TableStanding
    from mbira.server.tables.table import Live


@insisting
async def give_order(live: Live, guest: Guest, seat: int, wish: Wish) -> OrdersInfo:
    """Let a seat of a guest's decide something ahead; what there is to do is done at once."""
    async with live.turn() as standing:
        _check_seat(standing, guest, seat)
        services = live.services
        order = give(standing.going, seat, wish, services.luck.new_id())
        kept = standing.orders.get(seat, ())
        given = (*(each for each in kept if each.about != wish.about), order)
        before, standing.orders = standing.orders, {**standing.orders, seat: given}
        to_do = standing.ordered(standing.document) is not None
        due = services.now() + BOT_DUE if to_do else None
        try:
            await services.store.orders.put(live.id, seat, order, due)
        except StoreError as error:
            standing.orders = before
            raise live.cannot_write(error) from None
        if due is not None:
            live.take_over(due)
        return _told(live, standing, seat)


@insisting
async def stop_orders(live: Live, guest: Guest, seat: int, about: str | None) -> OrdersInfo:
    """Let what a seat has decided ahead, about something or at all, be decided when it is asked."""
    async with live.turn() as standing:
        _check_seat(standing, guest, seat)
        try:
            await live.services.store.orders.drop(live.id, seat, about)
        except StoreError as error:
            raise live.cannot_write(error) from None
        kept = standing.orders.get(seat, ())
        left = tuple(each for each in kept if about is not None and each.about != about)
        standing.orders = {**standing.orders, seat: left}
        return _told(live, standing, seat)


async def show_orders(live: Live, guest: Guest, seat: int) -> OrdersInfo:
    """Return what a seat of a guest's could decide ahead, and what it has."""
    async with live.turn() as standing:
        _check_seat(standing, guest, seat)
        return _info(standing, seat)


def _check_seat(standing: TableStanding, guest: Guest, seat: int) -> None:
    """Refuse a seat that is not the guest's, or that a bot decides for."""
    seat_for(standing, guest.id, seat)
    standing.going  # noqa: B018 refuses if there is nothing to decide
    if standing.document.chairs[seat].bot is not None:
        raise forbidden("bot-decides", seat=seat)


def _info(standing: TableStanding, seat: int) -> OrdersInfo:
    found = orders_info(standing, seat, standing.going.view(seat))
    if found is None:
        raise conflict("not-playing")
    return found


def _told(live: Live, standing: TableStanding, seat: int) -> OrdersInfo:
    """Return a seat's orders, of which its person's other screens hear; let them be carried out."""
    info = _info(standing, seat)
    live.audience.tell_orders(standing, seat, info)
    live.tables.wake(live)
    return info


async def carry_out(live: Live, standing: TableStanding) -> bool:
    """Let the seat that decides do what was decided ahead; return whether it did something."""
    found = standing.ordered(standing.document)
    if found is None or not live.ours or await end_if_long(live, standing):
        return False
    order, action = found
    key = order_key(order, standing.version + 1)
    await live.add(Record(standing.going.actor, action), key)
    live.services.metrics.ordered.inc()
    return True

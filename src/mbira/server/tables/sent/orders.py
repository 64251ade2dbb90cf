"""What is sent of a seat's orders, to whoever sits there and nobody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from mbira.core.ordering import offers, standing as good_ones
from mbira.core.orders import Offer

if TYPE_CHECKING:
    from mbira.core.game import View
    from mbira.core.orders import Order
    from mbira.server.tables.standing import TableStanding


class OrderInfo(Struct, frozen=True, omit_defaults=True):
    """An order that a seat has given and that is still good."""

    about: str
    do: str
    until: str
    number: int | None = None

    @classmethod
    def of(cls, order: Order) -> OrderInfo:
        """Return what is sent of an order."""
        return cls(order.about, order.do, order.until, order.number)


class OrdersInfo(Struct, frozen=True):
    """What a seat could decide ahead, and what it has."""

    can: list[Offer]
    given: list[OrderInfo]


class OrdersNews(Struct, frozen=True, tag="orders"):
    """The orders of a seat are others now; only those hear it who see with its eyes."""

    seat: int
    orders: OrdersInfo


def orders_info(standing: TableStanding, seat: int | None, view: View) -> OrdersInfo | None:
    """Return the orders of a seat whose person decides for it; None for everybody else."""
    document, match = standing.document, standing.match
    if seat is None or match is None or standing.status != "playing":
        return None
    chair = document.chairs[seat]
    if chair.guest is None or chair.bot is not None:
        return None
    given = good_ones(match, view, standing.orders.get(seat, ()), standing.used)
    return OrdersInfo(offers(match.game, view), [OrderInfo.of(order) for order in given])

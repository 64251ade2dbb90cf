"""What a seat can be told beforehand: its bid, its answer to an attack, its reputation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from mbira.core.orders import MATCH, Offer, Orders
from mbira.games.africa.actions import Bid, Commit, Done, Pass, Raise, Stake

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira.core.action import Action
    from mbira.core.legal import Legal
    from mbira.core.orders import Order
    from mbira.games.africa.views.view import AfricaView

AUCTION: Final = "auction"
UP_TO: Final = "up-to"
"""Bid as little as leads, up to a number; else pass."""
EXACTLY: Final = "exactly"
"""Bid a number if it leads; else pass."""
PASS: Final = "pass"
ATTACKED: Final = "attacked"
RETREAT: Final = "retreat"
HOLD: Final = "hold"
"""Commit up to a number of influence, and no markers."""
REPUTATION: Final = "reputation"
PAY: Final = "pay"
KEEP: Final = "keep"
MOST: Final = 99


def _is_to_bid(view: AfricaView) -> bool:
    return view.step == "auction" and view.seat in view.order[view.place :]


def _coming(view: AfricaView, _: Order | None = None) -> int:
    """Return the round in which the seat bids now, or next."""
    return view.round if _is_to_bid(view) else view.round + 1


def _round(view: AfricaView, _: Order | None = None) -> int:
    return view.round


def _offers(view: AfricaView) -> tuple[Offer, ...]:
    least = view.high_bid + 1 if _is_to_bid(view) else 1
    most = max(MOST, least)
    one, rest = ("auction", MATCH), ("round", MATCH)
    return (
        Offer(AUCTION, UP_TO, one, least, most, least),
        Offer(AUCTION, EXACTLY, one, least, most, least),
        Offer(AUCTION, PASS, one),
        Offer(ATTACKED, RETREAT, rest),
        Offer(ATTACKED, HOLD, rest, 0, MOST, 0),
        Offer(REPUTATION, PAY, rest),
        Offer(REPUTATION, KEEP, rest),
    )


def _bid(view: AfricaView, legal: Legal, order: Order) -> Action | None:
    if view.step != "auction":
        return None
    number = order.number or 0
    amount = view.high_bid + 1 if order.do == UP_TO else number
    if order.do != PASS and view.high_bid < amount <= number and (bid := Bid(amount)) in legal:
        return bid
    return Pass()


def _defend(view: AfricaView, legal: Legal, order: Order) -> Action | None:
    """Answer an attack: what is committed, then no marker of any kind that is asked for."""
    if view.conflict is None or view.seat is None or view.seat != view.conflict.rival:
        return None
    influence = view.seats[view.seat].influence or 0
    committed: int | Literal["retreat"] = min(order.number or 0, influence)
    if order.do == RETREAT:
        committed = "retreat"
    if view.step == "commitment":
        return Commit(committed)
    if view.step == "stakes" and view.conflict.sides[1].influence == committed:
        return next((each for each in legal if isinstance(each, Stake) and not each.count), None)
    return None


def _raise(view: AfricaView, legal: Legal, order: Order) -> Action | None:
    if view.step != "raising":
        return None
    pay = Raise()
    return pay if order.do == PAY and pay in legal else Done()


_ANSWERS: Final[dict[str, Callable[[AfricaView, Legal, Order], Action | None]]] = {
    AUCTION: _bid,
    ATTACKED: _defend,
    REPUTATION: _raise,
}


def _answer(view: AfricaView, legal: Legal, order: Order) -> Action | None:
    return _ANSWERS[order.about](view, legal, order)


ORDERS: Final[Orders[AfricaView]] = Orders(
    offers=_offers, answer=_answer, ends={"auction": _coming, "round": _round}
)

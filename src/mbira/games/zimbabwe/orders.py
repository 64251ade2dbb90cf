"""What a seat can be told beforehand: how much to give when gifts decide who goes first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.orders import MATCH, ONCE, Offer, Orders
from mbira.games.zimbabwe.actions import Bid, Pass

if TYPE_CHECKING:
    from mbira.core.action import Action
    from mbira.core.legal import Legal
    from mbira.core.orders import Order
    from mbira.games.zimbabwe.views.view import ZimbabweView

GIFTS: Final = "gifts"
UP_TO: Final = "up-to"
"""Give as little as leads, up to a number; then pass."""
ASK: Final = "ask"
"""The same; once somebody has given that much, the person decides again."""
PASS: Final = "pass"  # noqa: S105 to give no more
MOST: Final = 99


def _gives(view: ZimbabweView) -> bool:
    """Return whether gifts are being given and the seat has not passed yet."""
    return view.step == "gift" and view.seat in view.bidding.bidders


def _coming(view: ZimbabweView, _: Order | None = None) -> int:
    """Return the round whose gifts the seat gives now, or next."""
    return view.round if _gives(view) else view.round + 1


def _outbid(view: ZimbabweView, order: Order) -> int:
    """Count rounds, and that somebody gave as much as the order names."""
    given = _gives(view) and view.bidding.gift >= (order.number or 0)
    return 2 * _coming(view) + given


def _offers(view: ZimbabweView) -> tuple[Offer, ...]:
    least = view.bidding.gift + 1 if _gives(view) else 1
    most = max(MOST, least)
    return (
        Offer(GIFTS, UP_TO, ("round", ONCE, MATCH), least, most, least),
        Offer(GIFTS, ASK, ("outbid",), least, most, least),
        Offer(GIFTS, PASS, ("round", MATCH)),
    )


def _answer(view: ZimbabweView, legal: Legal, order: Order) -> Action | None:
    if view.step != "gift" or order.about != GIFTS:
        return None
    gift = Bid(view.bidding.gift + 1)
    if order.do != PASS and gift.cattle <= (order.number or 0) and gift in legal:
        return gift
    return None if order.do == ASK else Pass()


ORDERS: Final[Orders[ZimbabweView]] = Orders(
    offers=_offers, answer=_answer, ends={"round": _coming, "outbid": _outbid}
)

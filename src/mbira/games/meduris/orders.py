"""What a seat can be told beforehand: what it offers when the druid comes to its huts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.orders import MATCH, Offer, Orders
from mbira.games.meduris.actions import Offer as Offering, Pay

if TYPE_CHECKING:
    from mbira.core.action import Action
    from mbira.core.legal import Legal
    from mbira.core.orders import Order
    from mbira.games.meduris.data import MaterialId
    from mbira.games.meduris.views.view import MedurisView

RITUALS: Final = "rituals"
NOTHING: Final = "nothing"
UP_TO: Final = "up-to"
"""Offer up to one or two materials, of those that one has; three others stand for none."""
TOKEN: Final = "token"  # noqa: S105 it lies under a hut
"""Offer the druid token under the hut if there is one; else nothing."""
BOTH: Final = 2


def _turn(view: MedurisView, _: Order | None = None) -> int:
    return view.turn


def _offers(_: MedurisView) -> tuple[Offer, ...]:
    ends = (MATCH, "turn")
    return (
        Offer(RITUALS, NOTHING, ends),
        Offer(RITUALS, UP_TO, ends, 1, BOTH, BOTH),
        Offer(RITUALS, TOKEN, ends),
    )


def _answer(view: MedurisView, legal: Legal, order: Order) -> Action | None:
    if order.about != RITUALS:
        return None
    if view.step == "payment" and view.payment is not None and view.payment.purpose == "druid":
        return Pay() if order.do == UP_TO else None
    if view.step != "offering":
        return None
    if order.do == TOKEN and (token := Offering("token")) in legal:
        return token
    given = _gift(view, order.number or 0) if order.do == UP_TO else None
    return given if given is not None and given in legal else Offering("nothing")


def _gift(view: MedurisView, number: int) -> Offering | None:
    """Return what the seat can offer of what it has: both if it may, else what it has more of."""
    stock = view.seats[view.seat].stock if view.seat is not None else None
    if stock is None:
        return None
    space = view.spaces[view.druid]
    held = [material for material in space.materials if stock.get(material, 0) > 0]
    if number >= BOTH and len(held) == BOTH and space.size > 1:  # a hut alone brings no more
        return Offering("both")
    if not held:
        return None
    most: MaterialId = max(held, key=stock.__getitem__)
    return Offering(most)


ORDERS: Final[Orders[MedurisView]] = Orders(offers=_offers, answer=_answer, ends={"turn": _turn})

"""Orders at a match: who could give which, which are still good, and what they do.

`ordered` says what the seat that decides would do by its orders; whoever keeps them plays it with
`Match.play`, like anybody's action:

    order = give(match, 0, Wish("gifts", "up-to", "round", 4), "first")
    found = ordered(match, [order])
    if found is not None:
        match.play(found[1])
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from mbira.core.action import Undo
from mbira.core.errors import BadOrderError
from mbira.core.game import NOBODY
from mbira.core.message import Reason
from mbira.core.orders import FORCED, MATCH, ONCE, Offer, Order, Wish

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from mbira.core.action import Action
    from mbira.core.game import AnyGame, View
    from mbira.core.legal import Legal
    from mbira.core.match import Match


def offers(game: AnyGame, view: View) -> list[Offer]:
    """Return the orders that the seat of a view could give."""
    if view.seat is None or view.actor == NOBODY:
        return []
    return [*(game.orders.offers(view) if game.orders is not None else ()), FORCED]


def give(match: Match, seat: int, wish: Wish, name: str) -> Order:
    """Return an order of a seat that is good from now on; `name` is its id."""
    view = match.view(seat)
    there = [each for each in offers(match.game, view) if each.about == wish.about]
    found = next((each for each in there if each.do == wish.do), None)
    if found is None:
        raise BadOrderError(Reason("why-order-unknown", {"order": f"{wish.about} {wish.do}"}))
    _check_number(found, wish.number)
    if wish.until not in found.until:
        ends = ", ".join(found.until)
        raise BadOrderError(Reason("why-order-until", {"until": wish.until, "ends": ends}))
    order = Order(
        name, wish.about, wish.do, wish.until, match.version, len(match.line), 0, wish.number
    )
    return replace(order, mark=_mark(match.game, view, order))


def _check_number(offer: Offer, number: int | None) -> None:
    if offer.least is None or offer.most is None:
        if number is not None:
            raise BadOrderError(Reason("why-order-no-number"))
    elif number is None or not offer.least <= number <= offer.most:
        raise BadOrderError(Reason("why-order-number", {"least": offer.least, "most": offer.most}))


def _mark(game: AnyGame, view: View, order: Order) -> int:
    """Return where a match is, as what ends an order counts it."""
    if order.until in {ONCE, MATCH} or game.orders is None:
        return 0
    mark: int = game.orders.ends[order.until](view, order)
    return mark


def stands(match: Match, view: View, order: Order, used: Collection[str] = ()) -> bool:
    """Return whether an order of the seat of a view is still good.

    `used` are the ids of those that have decided something.
    """
    if order.until == ONCE and order.id in used:
        return False
    for record in match.records[order.version :]:
        undo = record.action
        if isinstance(undo, Undo) and (undo.to < order.line or record.seat == view.seat):
            return False
    return not match.over and _mark(match.game, view, order) <= order.mark


def standing(
    match: Match, view: View, given: Iterable[Order], used: Collection[str] = ()
) -> list[Order]:
    """Return those of a seat's orders that are still good."""
    return [order for order in given if stands(match, view, order, used)]


def ordered(
    match: Match, given: Sequence[Order], used: Collection[str] = ()
) -> tuple[Order, Action] | None:
    """Return what the orders of the seat that decides let it do now, and which does; or None."""
    if not given or match.actor < 0:
        return None
    view, legal = match.view(match.actor), match.legal()
    for order in standing(match, view, given, used):
        action = told_to(match.game, view, legal, order)
        if action is not None and action in legal:
            return order, action
    return None


def told_to(game: AnyGame, view: View, legal: Legal, order: Order) -> Action | None:
    """Return what an order lets the seat of a view do where it decides; None for nothing."""
    if order.about == FORCED.about:
        return legal.nth(0) if len(legal) == 1 else None
    if game.orders is None:
        return None
    action: Action | None = game.orders.answer(view, legal, order)
    return action

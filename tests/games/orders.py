"""Orders in positions made by hand: what a seat does that was told so beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mbira.core.ordering import offers, told_to
from mbira.core.orders import Order

if TYPE_CHECKING:
    from mbira.core.game import Game
    from tests.games.scene import AnyScene


def answered(scene: AnyScene[Any, Any], about: str, do: str, number: int | None = None) -> str:
    """Return what the seat that decides does by an order; "" if that is not for it to decide."""
    return answer(scene.game, scene.state, about, do, number)


def answer(
    game: Game[Any, Any, Any], state: Any, about: str, do: str, number: int | None = None
) -> str:
    """Return the same of a state; whatever is done must be legal."""
    legal = game.rules.legal(state)
    order = Order("one", about, do, "match", 0, 0, 0, number)
    action = told_to(game, game.sight.view(state, state.actor), legal, order)
    assert action is None or action in legal, f"{action} is not legal"
    return "" if action is None else str(action)


def ended(scene: AnyScene[Any, Any], seat: int, order: Order) -> bool:
    """Return whether what ends an order of a seat has happened."""
    assert scene.game.orders is not None
    return bool(scene.game.orders.ends[order.until](scene.view(seat), order) > order.mark)


def given(
    scene: AnyScene[Any, Any], seat: int, about: str, do: str, until: str, number: int | None = None
) -> Order:
    """Return an order that a seat gives now; it must be one that it could."""
    view = scene.view(seat)
    offer = next(o for o in offers(scene.game, view) if (o.about, o.do) == (about, do))
    assert until in offer.until
    assert number is None or (offer.least or 0) <= number <= (offer.most or 0)
    assert scene.game.orders is not None
    order = Order("one", about, do, until, 0, 0, 0, number)
    mark = scene.game.orders.ends[until](view, order)
    return Order("one", about, do, until, 0, 0, mark, number)

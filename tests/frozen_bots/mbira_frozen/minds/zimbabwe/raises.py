"""The Great Zimbabwe: whole raises, every good with its craftsmen and resources, as one chain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira.core.legal import bits
from mbira.games.zimbabwe.actions import CRAFTSMAN_INDEX
from mbira.games.zimbabwe.data import ANANSI
from mbira.games.zimbabwe.queries.plan import actions_for, cheapest_plan
from mbira.games.zimbabwe.rules import raising

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mbira_frozen.mind import Chain
    from mbira.games.zimbabwe.queries.plan import RaisePlan
    from mbira.games.zimbabwe.rules.state import State

FELT = 1
"""Paying a rival hurts this much more than paying oneself."""
MOST_SINGLE = 4
"""This many monuments are considered one by one."""


def raises(state: State, *, few: bool = False) -> list[Chain]:
    """Return chains that raise one monument, or as many as cattle and resources allow.

    A few are all that can be raised together, or the best one.
    """
    mask = raising.raisable(state)
    if not mask:
        return []
    levels = dict(zip(state.monument_cells, state.monument_levels, strict=True))
    cells = sorted(bits(mask), key=lambda cell: -levels[cell])
    felt = _as_felt(state)
    found: list[Chain] = []
    if few and len(cells) > 1:
        most = _most(state, felt, cells)
        return [most] if most else []
    for cell in cells[:MOST_SINGLE]:
        chain = _chain(state, felt, [cell])
        if chain:
            found.append(chain)
    if len(cells) > 1:
        for order in (cells, cells[::-1]):
            most = _most(state, felt, order)
            if most and most not in found:
                found.append(most)
    return found


def _most(state: State, felt: State, cells: Sequence[int]) -> Chain:
    """Return a chain that raises monuments as long as that can be paid, in some order."""
    together: list[int] = []
    best: Chain = ()
    for cell in cells:
        chain = _chain(state, felt, [*together, cell])
        if chain:
            together.append(cell)
            best = chain
    return best


def _as_felt(state: State) -> State:
    """Return a position with prices as they hurt: what a seat pays itself comes back."""
    felt = state.clone()
    own = range(state.actor * 7, state.actor * 7 + 7)
    felt.price = [
        price + FELT if price and place not in own else price
        for place, price in enumerate(state.price)
    ]
    return felt


def _chain(state: State, felt: State, cells: Sequence[int]) -> Chain:
    """Return the actions of the best way to raise monuments; none if it cannot be paid."""
    plan = cheapest_plan(felt, cells)
    if plan is None or plan.left_out:
        return ()
    if _cost(state, plan) > state.spare():
        plan = cheapest_plan(state, cells)
        if plan is None or plan.left_out or not plan.affordable:
            return ()
    return tuple(actions_for(plan.goods))


def _cost(state: State, plan: RaisePlan) -> int:
    """Return what a plan really costs."""
    cost = plan.hub_fees
    for good in plan.goods:
        for part in (good.delivery, good.primary):
            if part is not None:
                price = state.price[part.owner * 7 + CRAFTSMAN_INDEX[part.craftsman]]
                cost += 1 if state.god[state.actor] == ANANSI else price
    return cost

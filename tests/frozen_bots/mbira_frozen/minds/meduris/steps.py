"""Meduris: the few best next steps, and how far ahead a seat is, as a search asks all the time."""

from __future__ import annotations

from math import exp, inf, sqrt
from typing import TYPE_CHECKING

from mbira_frozen.minds.meduris.choices import few_choices
from mbira_frozen.minds.meduris.value import Look
from mbira_frozen.planner import Plan
from mbira.core.game import NOBODY
from mbira.games.meduris.rules.apply import apply
from mbira.games.meduris.rules.score import outcome

if TYPE_CHECKING:
    from mbira_frozen.minds.meduris.value import Appraiser
    from mbira.games.meduris.rules.state import State


def steps(appraiser: Appraiser, state: State, won: float) -> list[Plan]:
    """Return the few best next steps, the best first."""
    seat = state.actor
    actions = few_choices(state)
    plans = []
    for action in actions:
        new = state.clone()
        apply(new, action)
        worth = ahead(appraiser, new, seat, won) if len(actions) > 1 else 0.0
        plans.append(Plan((action,), worth, new, 1, lucky=False))
    if len(plans) > 1:
        plans.sort(key=_worth, reverse=True)
    return plans


def ahead(appraiser: Appraiser, state: State, seat: int, won: float) -> float:
    """Return how far a seat is ahead of the best of the others; `won` if it has won."""
    if state.actor == NOBODY:
        found = outcome(state)
        if found is None:
            raise AssertionError("the match is over and has no outcome")
        return won if seat in found.winners else -won
    totals = Look(appraiser, state).totals()
    best = -inf
    for other, total in enumerate(totals):
        if other != seat and total > best:
            best = total
    return totals[seat] - best


def chances(appraiser: Appraiser, state: State, scale: float, early: float) -> list[float]:
    """Return how likely each seat is to win; at the start, `early` is added to the scale."""
    look = Look(appraiser, state)
    scale += early * sqrt(look.ahead.share)
    totals = [total / scale for total in look.totals()]
    best = max(totals)
    parts = [exp(total - best) for total in totals]
    whole = sum(parts)
    return [part / whole for part in parts]


def _worth(plan: Plan) -> float:
    return plan.worth

"""The Great Zimbabwe: how each seat stands, in terms, in all, and compared with its rivals.

All that a search asks of a position time and again is here, next to the race; the mind only names
it.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from mbira_frozen.minds.zimbabwe.goods import Atlas
from mbira_frozen.minds.zimbabwe.race import PATIENCE, race_key, ready, rounds_to_go
from mbira.games.zimbabwe.data import ENGAI, ENGAI_INCOME, RANGE
from mbira.games.zimbabwe.rules import score

if TYPE_CHECKING:
    from collections.abc import Hashable

    from mbira_frozen.minds.zimbabwe.weights import ZimbabweWeights
    from mbira.games.zimbabwe.rules.state import State

TERMS = ("race", "gap", "cattle", "income", "ready", "prospects")
MOST_KNOWN = 20000
"""This many races are remembered: often several ways lead to the same one."""
USUAL_ROUNDS = 8
"""A match takes about this many rounds."""
MANY_CATTLE = 12
"""More of them do not count."""


class Standing:
    """Appraises positions; remembers races, and what lies near monuments."""

    def __init__(self, weights: ZimbabweWeights) -> None:
        self._race: float = weights.race
        self._gap: float = weights.gap
        self._cattle: float = weights.cattle
        self._income: float = weights.income
        self._ready: float = weights.ready
        self._prospects: float = weights.prospects
        self._rival: float = weights.rival
        self._atlas = Atlas()
        self._known: dict[Hashable, list[float]] = {}
        self._near_by: dict[Hashable, float] = {}

    def terms(self, state: State, seat: int) -> list[float]:
        """Return what speaks for a seat, in the order of TERMS."""
        return self._terms(state, seat, self._rounds(state)[seat])

    def totals(self, state: State) -> list[float]:
        """Return all that speaks for each seat."""
        rounds = self._rounds(state)
        return [sum(self._terms(state, seat, rounds[seat])) for seat in range(state.seats)]

    def ahead(self, state: State, seat: int) -> float:
        """Return how far a seat is ahead; what rivals have counts a little less."""
        return self._ahead(self.totals(state), seat)

    def hopes(self, state: State, scale: float) -> list[float]:
        """Return how well each seat does, against what is usual by now."""
        usual = -self._race * max(1, USUAL_ROUNDS - state.round) * (1 - self._rival)
        totals = self.totals(state)
        return [
            1 / (1 + exp(-(self._ahead(totals, seat) - usual) / scale))
            for seat in range(state.seats)
        ]

    def _ahead(self, totals: list[float], seat: int) -> float:
        rivals = max([total for other, total in enumerate(totals) if other != seat])
        return totals[seat] - self._rival * rivals

    def _rounds(self, state: State) -> list[float]:
        """Return how many rounds each seat needs; not worth a thought without a weight."""
        if not self._race:
            return [0.0] * state.seats
        key = race_key(state)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            found = self._known[key] = rounds_to_go(state, self._atlas, PATIENCE)
        return found

    def _terms(self, state: State, seat: int, rounds: float) -> list[float]:
        herd = state.cattle[seat] + score.on_cards(state, seat)
        income = score.income(state, seat)
        if state.god[seat] == ENGAI:
            income += ENGAI_INCOME
        return [
            -self._race * rounds,
            self._gap * (state.vp[seat] - state.vr[seat]),
            self._cattle * min(herd, MANY_CATTLE),
            self._income * income,
            self._ready * ready(state, seat, self._atlas) if self._ready else 0.0,
            self._prospects * self._promise(state, seat),
        ]

    def _promise(self, state: State, seat: int) -> float:
        """Return how many kinds of resources lie near a seat's monuments."""
        mine = 0
        for cell, owner in zip(state.monument_cells, state.monument_owners, strict=True):
            if owner == seat:
                mine |= 1 << cell
        key = (state.land, mine, state.resources)
        found = self._near_by.get(key)
        if found is None:
            if len(self._near_by) >= MOST_KNOWN:
                self._near_by.clear()
            near, far = state.land.reach(mine, RANGE), state.land.reach(mine, 2 * RANGE)
            found = 0.0
            for cells in state.resources:
                found += 0.5 * min(2, (cells & near).bit_count())
                found += 0.5 * min(3, (cells & far).bit_count())
            self._near_by[key] = found
        return found

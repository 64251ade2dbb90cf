"""Heart of Africa: what it would bring the active seat to be somewhere, and to move values."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from mbira.core.legal import bits
from mbira.games.africa.rules import ground
from mbira.games.africa.rules.board_file import MOST_AREAS
from mbira.games.africa.rules.state import NONE

if TYPE_CHECKING:
    from mbira.bots.minds.africa.survey import Survey


class Gains:
    """First guesses of gains, from a survey."""

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.state = state = survey.state
        self.seat = state.active
        self.own = survey.presence[self.seat]
        self.held = survey.held[self.seat]
        self.others = survey.others[self.seat]
        self.later = survey.weights.income * survey.rest
        self.now = 1 + self.later
        self._coming: dict[int, float] = {}

    def gain(self, area: int) -> float:
        """Return what it brings to come to an area with a piece, if no other seat is there."""
        return (self.survey.area_value(area) - self.state.neutrals[area]) * self.now

    def coming(self, area: int, traders: int, wholesaler: int = 0) -> float:
        """Return what it brings if this many pieces come to an area."""
        key = (traders * MOST_AREAS + area) * 2 + wholesaler
        found = self._coming.get(key)
        if found is None:
            found = self._coming[key] = self._arrival(area, traders, wholesaler)
        return found

    def _arrival(self, area: int, traders: int, wholesaler: int) -> float:
        survey, state = self.survey, self.state
        there = state.traders[self.seat * state.board.size + area]
        boss = wholesaler or int(state.wholesaler[self.seat] == area)
        if self.others >> area & 1:
            rival = survey.first_rival(self.seat, area)
            odds = survey.odds(area, (there + traders, boss), rival)
            worth = survey.area_value(area)
            lost = survey.weights.trader * survey.rest
            return odds * (worth * (self.now + self.later) + lost) - (1 - odds) * (lost + 0.5) - 0.3
        gain = 0.0 if self.own >> area & 1 else self.gain(area)
        if state.neutrals[area]:
            before = there * (1 + int(state.wholesaler[self.seat] == area))
            after = (there + traders) * (1 + boss) + boss
            gain += survey.ousting(area, after) - survey.ousting(area, before)
        return gain + self.outlook(area) if not self.own >> area & 1 else gain

    def outlook(self, area: int) -> float:
        """Return how much is near an area that is not one's own yet."""
        near = self.state.board.borders[area] & ~self.own
        return self.survey.weights.reach * near.bit_count()

    def leaving(self, area: int, traders: int, wholesaler: int = 0) -> float:
        """Return what it costs if this many pieces leave an area."""
        state = self.state
        left = ground.pieces(state, self.seat, area) - traders - wholesaler
        if left:
            return 0.0
        if self.others >> area & 1:
            return 0.0
        return self.gain(area)

    def harm(self, area: int) -> float:
        """Return how good it is for the active seat that a neutral trader is in an area."""
        if self.own >> area & 1:
            return -self.now
        if self.others >> area & 1:
            return self.later
        return -0.1 * (self.state.board.borders[area] & self.own).bit_count()

    def most_harm(self, areas: int) -> int:
        """Return the area of some where a neutral trader is best for the active seat."""
        best, most = NONE, -inf
        for area in bits(areas):
            harm = self.harm(area)
            if harm > most:
                best, most = area, harm
        return best

    def nuisance(self, area: int) -> float:
        """Return how good a place is for the neutral trader that every turn brings."""
        borders = self.state.board.borders[area]
        if (self.own | self.others) >> area & 1:
            return 2 * self.harm(area)
        worth = self.survey.area_value(area)
        near = (borders & self.others).bit_count() - 2 * (borders & self.own).bit_count()
        return 0.1 * near * (1 + worth) - 0.05 * self.state.neutrals[area]

    def shift(self, kind: int, rows: int) -> float:
        """Return what it brings to move a resource, or Africa, by a row."""
        state, survey = self.state, self.survey
        table = state.board.resource_rows
        row = state.value_row[kind]
        # a row of the same value is half the way to the next one
        step = table[row + rows] - table[row]
        counts = survey.with_value(kind)
        own = counts.pop(self.seat)
        worth = step * (own * self.now - max(counts) * self.later)
        return worth if step else 0.15 * rows * (own - max(counts))

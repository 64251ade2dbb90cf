"""Heart of Africa: what could be done next in a turn, each with a first guess of its gain.

An idea is a chain that does one thing completely: a group goes to where it helps, a marker is used
with all that it asks for. Guesses are rough; they say which ideas are worth trying out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.bots.minds.africa.uses import Idea, MarkerIdeas, by_guess
from mbira.core.legal import bits
from mbira.games.africa.actions import CHANGE_TABLE, Buy
from mbira.games.africa.rules import turn
from mbira.games.africa.rules.legal import changes as possible_changes, traders as trader_areas
from mbira.games.africa.rules.state import MOVEMENT, NONE

if TYPE_CHECKING:
    from mbira.core.action import Action

BUY: Final = Buy()
MOST_BOUGHT: Final = 3
"""At most this many points are bought for one idea."""
FARTHEST: Final = 4
"""Traders go at most this far in one idea."""


class Ideas(MarkerIdeas):
    """What the active seat could do next."""

    def best(self, most: int) -> list[Idea]:
        """Return the ideas that look best."""
        found = self.with_markers()
        if self.state.step == MOVEMENT:
            found += self.moves()
            found += self.leads()
            found += self.new_traders()
        found += self.changes()
        found.sort(key=by_guess, reverse=True)
        return found[:most]

    def afford(self) -> int:
        """Return the points at hand, with those that could be bought."""
        return self.state.points + min(MOST_BOUGHT, self.state.influence[self.seat])

    def paid(self, cost: int) -> tuple[Action, ...]:
        """Return what buys the points that are missing."""
        missing = cost - self.state.points
        return (BUY,) * missing if missing > 0 else ()

    def price(self, cost: int) -> float:
        """Return what points cost, those that are bought more."""
        weights = self.survey.weights
        bought = max(0, cost - self.state.points)
        return weights.points * (cost - bought) + 1.5 * self.survey.piece * bought

    def moves(self) -> list[Idea]:
        """Return groups going where it helps."""
        state, size = self.state, self.state.board.size
        each = state.board.numbers.move_cost
        afford = self.afford() // each
        found: list[Idea] = []
        if not afford:
            return found
        goals = self.goals()
        for area in bits(self.own):
            there = state.traders[self.seat * size + area]
            free = there - state.spent[area]
            if not free:
                continue
            for path in self.paths(area, min(afford, FARTHEST)):
                goal, far = path[-1], len(path) - 1
                if not goals >> goal & 1:
                    continue
                most = min(free, afford // far)
                for count in self.counts(goal, most, there):
                    cost = count * far * each
                    guess = self.coming(goal, count) - self.leaving(area, count) - self.price(cost)
                    if guess > 0:
                        found.append((guess, self.paid(cost) + self.walk(path, count)))
        return found

    def goals(self) -> int:
        """Return where it may help to come: areas of worth, of others, own ones to fight for."""
        own, others = self.own, self.others
        found = others | own & self.survey.neutral
        for area in bits(~(own | others) & (1 << self.state.board.size) - 1):
            if self.gain(area) + self.outlook(area) > 0:
                found |= 1 << area
        return found

    def counts(self, goal: int, most: int, there: int) -> set[int]:
        """Return how many could go together to a goal: few that hold it, or enough to fight."""
        if self.others >> goal & 1:
            return {most, min(most, max(1, there - 1)), min(most, 2)}
        neutrals = self.state.neutrals[goal]
        if self.own >> goal & 1:
            return {1} if neutrals else set()
        return {1, min(most, neutrals + 1)} if neutrals else {1}

    def paths(self, start: int, most: int) -> list[list[int]]:
        """Return the shortest ways to areas, through those where nobody stops traders."""
        borders = self.state.board.borders
        stopping = self.survey.neutral | self.others
        seen = 1 << start
        edge = [[start]]
        found = []
        for _ in range(most):
            ahead = []
            for path in edge:
                for area in bits(borders[path[-1]] & ~seen):
                    seen |= 1 << area
                    longer = [*path, area]
                    found.append(longer)
                    if not stopping >> area & 1:
                        ahead.append(longer)
            edge = ahead
        return found

    def walk(self, path: list[int], count: int) -> tuple[Action, ...]:
        """Return the moves along a way."""
        board = self.state.board
        actions = board.moves[count - 1].actions
        ways = [
            board.way[path[step] * board.size + path[step + 1]] for step in range(len(path) - 1)
        ]
        return tuple([actions[way] for way in ways])

    def leads(self) -> list[Idea]:
        """Return where the wholesaler could go."""
        state = self.state
        at = state.wholesaler[self.seat]
        each = state.board.numbers.move_cost
        afford = min(2, self.afford() // each)
        if at == NONE or state.spent_wholesaler or not afford:
            return []
        found: list[Idea] = []
        for path in self.paths(at, afford):
            cost = (len(path) - 1) * each
            guess = self.coming(path[-1], 0, 1) - self.leaving(at, 0, 1) - self.price(cost)
            if guess > 0:
                steps = [state.board.lead.actions[area] for area in path[1:]]
                found.append((guess, self.paid(cost) + tuple(steps)))
        return found

    def new_traders(self) -> list[Idea]:
        """Return where new traders could come in for points."""
        state = self.state
        numbers = state.board.numbers
        at_station, _ = turn.trader_sites(state)
        found: list[Idea] = []
        for area in bits(trader_areas(state)):
            cheap = at_station >> area & 1
            cost = numbers.station_trader_cost if cheap else numbers.coast_trader_cost
            guess = self.coming(area, 1) + self.survey.weights.trader * self.survey.rest
            guess += self.outlook(area) - self.price(cost)
            found.append((guess, (state.board.trader.actions[area],)))
        found.sort(key=by_guess, reverse=True)
        return found[:4]

    def changes(self) -> list[Idea]:
        """Return the values that points could change."""
        possible = possible_changes(self.state)
        price = self.price(self.state.board.numbers.change_cost)
        found: list[Idea] = []
        for place in bits(possible):
            guess = self.shift(place // 2, -1 if place & 1 else 1) - price
            if guess > 0:
                found.append((guess, (CHANGE_TABLE.actions[place],)))
        return found

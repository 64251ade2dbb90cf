"""Heart of Africa: what the markers at hand could do, with all that they ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.bots.minds.africa.gains import Gains
from mbira.core.legal import bits, lowest
from mbira.games.africa.actions import (
    CHANGE_TABLE,
    REPUTE_TABLE,
    USE_TABLE,
    Done,
    Join,
)
from mbira.games.africa.data import (
    CARAVAN,
    CONVERT,
    HEART,
    MAJORITY,
    MARKET,
    MIGRATION,
    REPUTATION,
    STATION,
    TWO_TRADERS,
    WHOLESALER,
)
from mbira.games.africa.rules import caravan, effects, markers
from mbira.games.africa.rules.state import NONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from mbira.core.action import Action

Idea = tuple[float, "tuple[Action, ...]"]
"""A first guess of its gain, and what is to be done."""

DONE: Final = Done()


class MarkerIdeas(Gains):
    """Markers that the active seat could use."""

    def with_markers(self) -> list[Idea]:
        """Return the markers that could be used, with all they ask for."""
        found: list[Idea] = []
        survey, seat = self.survey, self.seat
        for marker in bits(markers.usable(self.state)):
            use = USE_TABLE.actions[marker]
            if marker >= MAJORITY:
                vp = survey.marker_score(seat, marker)
                if vp:
                    found.append((vp - 2.0, (use,)))
                continue
            held = survey.holding(seat, marker)
            for guess, chain in USES[marker](self):
                found.append((guess - held, (use, *chain)))
        return found

    def heart(self) -> list[Idea]:
        """Return what neutral traders in the Heart bring."""
        place = self.state.board.heart
        if self.held >> place & 1:
            guess = self.state.board.numbers.heart_marker_vp - 2 * self.now
        else:
            guess = 2 * self.later if self.others >> place & 1 else 0.0
        return [(guess, ())]

    def at(self, areas: int, worth: Callable[[int], float], most: int) -> list[Idea]:
        """Return the best areas to name."""
        table = self.state.board.at_table.actions
        found: list[Idea] = [(worth(area), (table[area],)) for area in bits(areas)]
        found.sort(key=by_guess, reverse=True)
        return found[:most]

    def station(self) -> list[Idea]:
        """Return where to build a station: where many traders hold the area."""
        state, size = self.state, self.state.board.size
        if not state.stations_left:
            return [(-1.0, ())]
        counts = [(held & state.stations).bit_count() for held in self.survey.held]
        own = counts.pop(self.seat)
        first = own == max(counts)
        gain = (1 + 3 * first) * self.now + 0.5

        def worth(area: int) -> float:
            away = self.others & state.board.borders[area]
            safety = state.traders[self.seat * size + area] - away.bit_count()
            return gain + 0.2 * safety

        return self.at(effects.station_areas(state), worth, 2)

    def wholesaler(self) -> list[Idea]:
        """Return where the wholesaler comes in."""
        state = self.state
        if state.wholesaler[self.seat] != NONE:
            return [(-1.0, ())]
        piece = self.survey.weights.wholesaler * self.survey.rest
        areas = effects.wholesaler_areas(state)
        return self.at(areas, lambda area: piece + self.coming(area, 0, 1), 2)

    def two_traders(self) -> list[Idea]:
        """Return where two traders come in: together, or in the two best places."""
        worth = 2 * self.survey.weights.trader * self.survey.rest

        def place(area: int) -> float:
            return worth + self.coming(area, 2) + self.outlook(area)

        best = self.at(effects.two_trader_areas(self.state), place, 3)
        if self.state.supply[self.seat] < 2:
            return best
        found: list[Idea] = [(guess, chain * 2) for guess, chain in best]
        if len(best) > 1:
            found.append((best[1][0], (*best[0][1], *best[1][1])))
        return found

    def convert(self) -> list[Idea]:
        """Return where a neutral trader becomes one's own."""
        state = self.state
        piece = self.survey.weights.trader * self.survey.rest

        def worth(area: int) -> float:
            if self.others >> area & 1:
                return piece + self.coming(area, 1)
            if self.own >> area & 1:
                return piece + self.now
            return piece + self.gain(area) + self.now + self.outlook(area)

        return self.at(effects.convert_areas(state), worth, 3)

    def migration(self) -> list[Idea]:
        """Return the best for every neutral trader, and for a new one."""
        state, board = self.state, self.state.board
        chain: list[Action] = []
        guess = 0.0
        neutrals = state.neutrals[:]
        entries = effects.migrant_areas(state)
        if entries and state.rules.migration_new_trader == "neutral":
            entry = self.most_harm(entries)
            guess += self.harm(entry)
            neutrals[entry] += 1
        elif entries:
            entry = lowest(entries)
        if entries:
            chain.append(board.at_table.actions[entry])
        movers = sum(neutrals)
        for area, count in enumerate(neutrals):
            if not count:
                continue
            goal = self.most_harm(board.borders[area])
            better = self.harm(goal) - self.harm(area)
            if better > 0.3:
                chain += [board.drift.actions[board.way[area * board.size + goal]]] * count
                guess += count * better
                movers -= count
        if movers:
            chain.append(DONE)
        return [(guess, tuple(chain))]

    def market(self) -> list[Idea]:
        """Return the best step up and the best step down."""
        ups = []
        downs = []
        for place in bits(effects.market_steps(self.state)):
            kind = place // 2
            if place & 1:
                downs.append((self.shift(kind, -1), -kind))
            else:
                ups.append((self.shift(kind, 1), -kind))
        pairs = [
            (up[0] + down[0], up[1], down[1]) for up in ups for down in downs if up[1] != down[1]
        ]
        if not pairs:
            return []
        guess, up, down = max(pairs)
        steps = CHANGE_TABLE.actions
        both = (steps[-2 * up], steps[-2 * down + 1])
        return [(guess, both)]

    def reputation(self) -> list[Idea]:
        """Return one's own reputation up, or that of the leader of the others down."""
        vp = self.state.vp
        rival = max((s for s in range(self.state.seats) if s != self.seat), key=vp.__getitem__)
        steps = REPUTE_TABLE.actions
        worth = self.survey.weights.reputation * self.survey.rest
        return [(worth, (steps[2 * self.seat],)), (worth, (steps[2 * rival + 1],))]

    def caravan(self) -> list[Idea]:
        """Return groups that could go to a neighbour for nothing."""
        state, size = self.state, self.state.board.size
        found: list[Idea] = []
        for way in bits(caravan.ways(state)):
            area, goal = state.board.ways[way]
            traders = state.traders[self.seat * size + area]
            spent = state.spent[area]
            boss = state.wholesaler[self.seat] == area
            for count in {traders, traders - 1, 1}:
                if not 0 < count <= traders:
                    continue
                guess = self.coming(goal, count) - self.leaving(area, count)
                if guess <= 0.3:
                    continue
                fresh = min(count, traders - spent)
                chain: list[Action] = [state.board.caravan.actions[way]]
                if fresh:
                    chain.append(Join("trader", fresh))
                if count > fresh:
                    chain.append(Join("spent-trader", count - fresh))
                if count < traders or boss:
                    chain.append(DONE)
                found.append((guess, tuple(chain)))
        found.sort(key=by_guess, reverse=True)
        return found[:4]


USES: Final[dict[int, Callable[[MarkerIdeas], list[Idea]]]] = {
    STATION: MarkerIdeas.station,
    MIGRATION: MarkerIdeas.migration,
    WHOLESALER: MarkerIdeas.wholesaler,
    TWO_TRADERS: MarkerIdeas.two_traders,
    HEART: MarkerIdeas.heart,
    CONVERT: MarkerIdeas.convert,
    MARKET: MarkerIdeas.market,
    REPUTATION: MarkerIdeas.reputation,
    CARAVAN: MarkerIdeas.caravan,
}
"""What a marker can do."""


def by_guess(idea: Idea) -> float:
    """Return what an idea is sorted by."""
    return idea[0]

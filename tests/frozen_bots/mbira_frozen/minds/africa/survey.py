"""Heart of Africa: what lies where, looked at once for all seats, as it is needed all the time."""

from __future__ import annotations

from math import exp, inf
from typing import TYPE_CHECKING, Final

from mbira_frozen.mind import WON
from mbira_frozen.minds.africa.weights import HOLDING, OUSTING
from mbira.core.game import NOBODY
from mbira.core.legal import bits
from mbira.games.africa.data import (
    NO_SPECIAL,
    SPECIAL_MARKERS,
)
from mbira.games.africa.rules import ground
from mbira.games.africa.rules.conflicts import conflict
from mbira.games.africa.rules.score import marker_score, neutrals_beside, winner
from mbira.games.africa.rules.state import (
    AFTERWARDS,
    AUCTION,
    CONFLICTS,
    MOVEMENT,
    NONE,
)

if TYPE_CHECKING:
    from mbira_frozen.minds.africa.scales import Scales
    from mbira.games.africa.rules.state import State

Row = tuple[
    float, float, float, float, float, float, float, float, float, float, float, float, float
]
"""What speaks for a seat, in the order of TERMS."""
TERMS: Final = (
    "vp", "turn", "conflicts", "points", "income", "traders", "wholesaler", "reach", "influence",
    "markers", "specials", "reputation", "finish",
)  # fmt: skip


class Survey:
    """Who holds what, and what a turn would bring each seat."""

    __slots__ = (
        "goal", "held", "income", "lost", "neutral", "others", "piece", "presence", "prospects",
        "rest", "state", "weights",
    )  # fmt: skip

    def __init__(self, state: State, weights: Scales) -> None:
        self.state = state
        self.weights = weights
        self.presence = state.presence[:]
        self.held = ground.holdings(state)
        taken = 0
        for areas in self.presence:
            taken |= areas
        self.others = [taken & ~held for held in self.held]
        """The areas in which each seat would meet another."""
        self.neutral = state.neutral_areas
        """Areas with neutral traders."""
        self.goal = state.rules.goal
        self.rest = min(1.0, max(0.15, (self.goal - max(state.vp)) / weights.span))
        """How much of the match is still to come, about."""
        self.piece = weights.influence * (weights.thrift + (1 - weights.thrift) * self.rest)
        """What a piece of influence is worth."""
        self.income = [self._income(seat) for seat in range(state.seats)]
        """What each seat would score in a turn, without markers."""
        self._most_stations()
        self.lost = [0.0] * state.seats
        """Pieces that each seat is about to lose in conflicts, by how likely it is."""
        self.prospects = 0.0
        """What conflicts with neutral traders may bring the active seat this turn."""
        if state.active != NONE and state.step != AUCTION:
            self._conflicts_to_come()

    def _income(self, seat: int) -> float:
        state, held = self.state, self.held[seat]
        numbers = state.board.numbers
        total = ground.values(state, held)
        if held >> state.board.heart & 1:
            total += numbers.heart_vp
        if held & state.stations:
            total += numbers.station_vp * (held & state.stations).bit_count()
        beside = neutrals_beside(state, seat)
        if beside:
            total -= numbers.neutral_vp * beside
        return float(total)

    def _most_stations(self) -> None:
        stations = self.state.stations
        if not stations:
            return
        counts = [(held & stations).bit_count() for held in self.held]
        most = max(counts)
        if most and counts.count(most) == 1:
            self.income[counts.index(most)] += self.state.board.numbers.most_stations_vp

    def _conflicts_to_come(self) -> None:
        """Count areas with a conflict to come by how likely either side is to win it."""
        state = self.state
        step = state.step
        if step == AFTERWARDS or (step >= 11 and state.resume == AFTERWARDS):
            return
        seat = state.active
        moving = CONFLICTS not in (step, state.resume) and state.area == NONE
        contested = self.presence[seat] & self.others[seat] & ~state.closed
        neutral = self.held[seat] & self.neutral
        if not contested | neutral:
            return
        for area in bits(contested):
            rival = self.first_rival(seat, area)
            if moving:
                size = state.board.size
                own = (state.traders[seat * size + area], int(state.wholesaler[seat] == area))
            else:
                own = conflict.fresh(state, area)
            theirs = conflict.of_rival(state, rival, area)
            if not (own[0] or own[1]) or not (theirs[0] or theirs[1]):
                continue
            odds = self.odds(area, own, rival)
            worth = self.area_value(area)
            self.income[seat] += odds * worth
            self.income[rival] += (1 - odds) * worth
            neutrals = state.neutrals[area]
            self.income[seat] += (1 - odds) * neutrals
            self.income[rival] += odds * neutrals
            self.lost[seat] += 1 - odds + 0.3
            self.lost[rival] += odds
        for area in bits(neutral):
            count = self._pieces(seat, area) if moving else conflict.against_neutrals(state, area)
            self.prospects += self.ousting(area, count)

    def first_rival(self, seat: int, area: int) -> int:
        """Return the first other seat that is in an area; NONE if there is none."""
        for other, areas in enumerate(self.presence):
            if other != seat and areas >> area & 1:
                return other
        return NONE

    def _pieces(self, seat: int, area: int) -> int:
        state = self.state
        traders = state.traders[seat * state.board.size + area]
        return conflict.count(state, traders, int(state.wholesaler[seat] == area), neutral=True)

    def ousting(self, area: int, count: int) -> float:
        """Return what a conflict with neutral traders brings to pieces of this strength."""
        neutrals = self.state.neutrals[area]
        more = count - neutrals
        if more < 0:
            return 0.0
        often, cost = OUSTING[min(more, 3)]
        gain = neutrals * (1 + self.weights.income * self.rest)
        return max(0.0, often * gain - cost)

    def area_value(self, area: int) -> int:
        """Return what holding an area brings per turn, neutral traders aside."""
        state = self.state
        numbers = state.board.numbers
        worth = ground.value(state, area)
        if area == state.board.heart:
            worth += numbers.heart_vp
        if state.stations >> area & 1:
            worth += numbers.station_vp
        return worth

    def odds(self, area: int, own: tuple[int, int], rival: int) -> float:
        """Return how likely the active seat's pieces are to win against a seat in an area."""
        state = self.state
        board, seat = state.board, state.active if state.active != NONE else 0
        rows = board.reputation_rows
        theirs = conflict.of_rival(state, rival, area)
        lead = conflict.count(state, *own) * rows[state.reputation[seat]]
        lead -= conflict.count(state, *theirs) * rows[state.reputation[rival]]
        spare = self.reserve(seat) - self.reserve(rival)
        return 1 / (1 + exp(-(lead + self.weights.reserve * spare - 1) / self.weights.fight))

    def reserve(self, seat: int) -> float:
        """Return the strength that a seat could commit without pain."""
        state = self.state
        numbers = state.board.numbers
        influence = min(5, state.influence[seat])
        markers = min(2, len(state.kept[seat]))
        return numbers.influence_strength * influence + 0.5 * numbers.marker_strength * markers

    def totals(self) -> list[float]:
        """Return all that speaks for each seat."""
        found = []
        for seat in range(self.state.seats):
            (
                vp, turn, conflicts, points, income, traders, wholesaler, reach, influence,
                markers, specials, reputation, finish,
            ) = self.row(seat)  # fmt: skip
            found.append(
                vp + turn + conflicts + points + income + traders + wholesaler + reach
                + influence + markers + specials + reputation + finish
            )  # fmt: skip
        return found

    def lead(self, seat: int) -> float:
        """Return how far a seat is ahead of the best of the others; WON if it has won."""
        if self.state.actor == NOBODY:
            return WON if winner(self.state) == seat else -WON
        totals = self.totals()
        best = -inf
        for other, total in enumerate(totals):
            if other != seat and total > best:
                best = total
        return totals[seat] - best

    def terms(self, seat: int) -> dict[str, float]:
        """Return what speaks for a seat, by name."""
        return dict(zip(TERMS, self.row(seat), strict=True))

    def row(self, seat: int) -> Row:
        """Return what speaks for a seat, in the order of TERMS."""
        state, weights = self.state, self.weights
        income = self.income[seat]
        active = seat == state.active and state.step > AUCTION
        traders = state.board.all_traders - state.supply[seat] - self.lost[seat]
        turn = points = prospects = 0.0
        if active:
            turn = income + self.marker_score(seat, state.vp_marker)
            if state.step == MOVEMENT:
                points = weights.points * state.points
            prospects = self.prospects
        rows = state.board.reputation_rows
        special = self.best_special(seat)
        finish = 0.0
        left = self.goal - state.vp[seat]
        if not active and left <= income + special[1]:
            finish = weights.finish
        return (
            float(state.vp[seat]),
            turn,
            prospects,
            points,
            weights.income * self.rest * income,
            weights.trader * self.rest * traders,
            weights.wholesaler * self.rest * (state.wholesaler[seat] != NONE),
            weights.reach * self.rest * self.reach(seat),
            self.piece * self.influence(seat),
            self.markers(seat),
            special[0],
            weights.reputation
            * self.rest
            * (rows[state.reputation[seat]] + 0.3 * state.reputation[seat]),
            finish,
        )

    def marker_score(self, seat: int, marker: int) -> int:
        """Return what a marker for VP would bring a seat now."""
        return marker_score(self.state, self.held, seat, marker)

    def influence(self, seat: int) -> float:
        """Return a seat's influence, with its share of what will be shared out after the turn."""
        state = self.state
        if state.active in {NONE, seat}:
            return float(state.influence[seat])
        return state.influence[seat] + state.pool / (state.seats - 1)

    def reach(self, seat: int) -> int:
        """Return what there is to take next to a seat's pieces."""
        state = self.state
        borders = state.board.borders
        near = 0
        own = rest = self.presence[seat]
        while rest:
            low = rest & -rest
            near |= borders[low.bit_length() - 1]
            rest ^= low
        near &= ~own
        return near.bit_count() + (near & state.board.symbols).bit_count()

    def markers(self, seat: int) -> float:
        """Return what the action markers that a seat keeps are worth."""
        state = self.state
        icons = state.board.marker_icons
        found = 0.0
        for kind in state.kept[seat]:
            found += self.holding(seat, icons[kind])
        return found

    def holding(self, seat: int, icon: int) -> float:
        """Return what a marker is worth to whoever keeps it."""
        hope = HOLDING.get(icon)
        if hope is None:  # the majority of a resource
            hope = 3.0 if self.marker_score(seat, icon) else 1.5
        return self.weights.marker * hope * (0.3 + 0.7 * self.rest)

    def best_special(self, seat: int) -> tuple[float, int]:
        """Return what special victory markers are worth while kept, and what the best brings."""
        state = self.state
        total, best = 0.0, 0
        for kind in (state.secret[seat], *state.open_specials[seat]):
            if kind != NO_SPECIAL:
                vp = self.marker_score(seat, SPECIAL_MARKERS[kind])
                hope = self.weights.patience * self.rest
                total += max(self.weights.special * vp, hope)
                best = max(best, vp)
        return total, best

    def with_value(self, kind: int) -> list[int]:
        """Return how many areas with a resource, or Africa's without one, each seat holds."""
        there = self.state.areas_with[kind]
        return [(held & there).bit_count() for held in self.held]

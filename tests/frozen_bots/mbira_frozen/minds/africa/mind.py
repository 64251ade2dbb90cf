"""Heart of Africa: what a position, a row of markers and a conflict are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mbira_frozen.mind import Mind
from mbira_frozen.minds.africa.auction import Auction, foreseen_plans
from mbira_frozen.minds.africa.duel import commitment_plan, rushed
from mbira_frozen.minds.africa.ideas import Ideas
from mbira_frozen.minds.africa.scales import Scales
from mbira_frozen.minds.africa.survey import Survey
from mbira_frozen.minds.africa.turn import (
    answer_plans,
    conflict_plans,
    raise_plans,
    retreat_plans,
    turn_plans,
)
from mbira_frozen.minds.africa.weights import AfricaWeights
from mbira_frozen.planner import Plan, Planner
from mbira.games.africa.actions import Bid, Commit, Pass, Stake, Start, Use
from mbira.games.africa.data import POINTS
from mbira.games.africa.rules import auction
from mbira.games.africa.rules.conflicts import duel
from mbira.games.africa.rules.legal import legal
from mbira.games.africa.rules.state import (
    AFTERWARDS,
    ANSWER,
    AUCTION,
    COMMITMENT,
    CONFLICTS,
    FATE,
    MOVEMENT,
    NEUTRAL,
    RAISING,
    RETREATING,
    START,
)

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from mbira_frozen.mind import Chain
    from mbira_frozen.minds.africa.auction import Prospect
    from mbira.core.game import Game
    from mbira.games.africa.rules.state import State

MOST_REMEMBERED = 5000
"""Planned turns that are kept; they say nothing new, only sooner."""

NEAR = 3.0
"""Plans that look worse than the best by this are not searched."""


class AfricaMind(Mind["State"]):
    """Knowledge of Heart of Africa."""

    kind_of_weights = AfricaWeights
    texts = "mbira.lang:{code}/minds/africa.ftl"
    passing = frozenset({"turn", "conflicts", "points"})
    scale = 6.0
    horizon = 2
    curiosity = 0.08
    prior = 8
    most_arms = 8
    thorough = (4, 400)
    quick = (1, 40)
    near = (3, 150)
    weights: AfricaWeights

    def __init__(self, game: Game[State, Any, Any], weights: AfricaWeights) -> None:
        super().__init__(game, weights)
        self.scales = Scales(weights)
        self.prospects: dict[tuple[object, ...], Prospect] = {}
        """Turns that were planned for auctions, by position."""

    def remember(self, key: tuple[object, ...], prospect: Prospect) -> None:
        """Keep a planned turn."""
        if len(self.prospects) >= MOST_REMEMBERED:
            self.prospects.clear()
        self.prospects[key] = prospect

    # Positions

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """Return what speaks for a seat."""
        return Survey(state, self.scales).terms(seat)

    def totals(self, state: State) -> list[float]:
        """Return all that speaks for each seat."""
        return Survey(state, self.scales).totals()

    def worth(self, state: State, seat: int) -> float:
        """Return how far a seat is ahead of the best of the others."""
        return Survey(state, self.scales).lead(seat)

    def turn_over(self, before: State, after: State) -> bool:
        """Return whether a turn is over, so that a plan may end there."""
        return after.round != before.round

    # Steps

    def candidates(self, state: State) -> Sequence[Chain]:
        """Return single decisions; markers with all that they ask for."""
        found: list[Chain] = [(action,) for action in legal(state)]
        if state.step in {ANSWER, COMMITMENT}:
            return [chain for chain in found if not isinstance(chain[0], Use)]
        if state.step == AUCTION:
            return [(Pass(),), *[chain for chain in found if isinstance(chain[0], Bid)][:1]]
        if state.step in {MOVEMENT, CONFLICTS, AFTERWARDS}:
            ideas = Ideas(Survey(state, self.scales))
            plain = [chain for chain in found if not isinstance(chain[0], Use)]
            return plain + [chain for _, chain in ideas.with_markers()]
        return found

    def guess(self, state: State, chain: Chain) -> float | None:
        """Return the worth of starts, bids and commitments."""
        action = chain[0]
        if isinstance(action, Start):
            return self._start(state, state.board.index[action.area])
        if isinstance(action, Bid):
            return self._row(state) - self._price(state, action.amount)
        if isinstance(action, Pass):
            return 0.0
        if isinstance(action, Commit | Stake):
            return self._commitment(state, action)
        return None

    def _start(self, state: State, area: int) -> float:
        """Return what is near an area: what it brings, and how much room there is."""
        board = state.board
        rows = board.resource_rows
        found, near = 0.0, 0
        for steps, part in ((1, 1.0), (2, 0.5), (3, 0.25)):
            here = board.reach(area, steps, 0)
            for place in range(board.size):
                if (here & ~near) >> place & 1:
                    worth = rows[state.value_row[state.resource[place]]] + 0.5
                    if place == board.heart:
                        worth += board.numbers.heart_vp
                    found += part * worth
            near |= here
        return found

    def _row(self, state: State) -> float:
        """Return what a row brings, roughly: points to spend, specials, and scoring."""
        board, row = state.board, state.rows[0]
        points = sum(board.marker_points[kind] for kind in row)
        specials = sum(board.marker_icons[kind] != POINTS for kind in row)
        income = Survey(state, self.scales).income[state.actor]
        return max(0.0, income) + 0.8 * points + 1.0 * specials

    def _price(self, state: State, amount: int) -> float:
        influence, vp = auction.price(state, state.actor, amount)
        return 1.5 * self.weights.influence * influence + 1.3 * vp

    def _commitment(self, state: State, action: Commit | Stake) -> float:
        """Return how well a commitment fits what is missing to be stronger."""
        seat = state.actor
        if isinstance(action, Stake):
            return -float(action.count) if action.count != "hidden" else 0.0
        mine = duel.strength(state, seat, 0, 0)
        theirs = duel.strength(state, duel.other_side(state, seat), 0, 0)
        gap = theirs - mine + (0 if duel.side(state, seat) else 1)
        if action.influence == "retreat":
            return 0.0 if gap > 6 else -1.0
        need = max(0, -(-gap // 3)) + 1
        return 1.0 - 0.5 * abs(int(action.influence) - need)

    # Plans

    def options(self, state: State, planner: Planner, rng: random.Random) -> Sequence[Plan]:
        """Return bids, turns, and what conflicts ask for, each by its own way of thinking."""
        step, width = state.step, planner.width
        ahead = width < self.thorough[0]
        if step == AUCTION:
            return Auction(self, state, min(width, 3)).plans(3 if ahead else 6)
        if step == NEUTRAL and ahead:
            return _close(foreseen_plans(self, state, width))
        if step in {NEUTRAL, MOVEMENT, AFTERWARDS}:
            return _close(turn_plans(self, state, width))
        if self.drawn(state):
            return [self._in_conflict(state, width, rng, ahead=ahead)]
        steps = planner.steps(state, rng)
        return steps[:1] if step == START else steps

    def drawn(self, state: State) -> bool:
        """Return whether conflicts go on, with all their chance: that is not looked ahead to."""
        return state.step == CONFLICTS or state.step >= FATE

    def _in_conflict(self, state: State, width: int, rng: random.Random, *, ahead: bool) -> Plan:
        step = state.step
        if ahead and step in {CONFLICTS, COMMITMENT}:
            return Plan((), 0.0, rushed(self, state, rng), 0, lucky=True)
        if step == CONFLICTS:
            return conflict_plans(self, state, width, rng)[0]
        if step == ANSWER:
            return answer_plans(self, state, rng)[0]
        if step == RETREATING:
            return retreat_plans(self, state)[0]
        if step == COMMITMENT:
            return commitment_plan(self, state, rng)
        if step == RAISING:
            return raise_plans(self, state)[0]
        return Planner(self, self.quick).steps(state, rng)[0]


def _close(plans: list[Plan]) -> list[Plan]:
    """Return the plans that are not clearly worse than the best."""
    return [plan for plan in plans if plan.worth > plans[0].worth - NEAR]

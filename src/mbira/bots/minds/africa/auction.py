"""Heart of Africa: what a row is worth to each seat, and what to bid for it.

For each seat that could win the row, its turn is planned once. What a bid costs is added then: the
winner's influence and VP go to the others. Others are thought to outbid if that is better for them,
though nobody can be sure how they see it.
"""

from __future__ import annotations

from math import exp, inf
from typing import TYPE_CHECKING, Final, NamedTuple

from mbira.bots.mind import WON
from mbira.bots.minds.africa.survey import Survey
from mbira.bots.minds.africa.turn import carry_out, plan_of, turn_plans
from mbira.bots.planner import Plan
from mbira.core.game import NOBODY
from mbira.games.africa.actions import Bid, Buy, Pass
from mbira.games.africa.rules import auction, turn
from mbira.games.africa.rules.state import NONE

if TYPE_CHECKING:
    from mbira.bots.minds.africa.mind import AfricaMind
    from mbira.core.action import Action
    from mbira.games.africa.rules.state import State

PASS: Final = Pass()
BUY: Final = Buy()
MOST_PLANS: Final = 4
"""This many plans for a turn are kept."""
ENOUGH: Final = 5
"""Influence that is enough for all that is planned in a turn."""
DOUBT: Final = 1.5
"""How much better outbidding has to look to be done 73 times of 100."""


class Prospect(NamedTuple):
    """A seat's turn with the row, as it was planned."""

    plans: tuple[tuple[Action, ...], ...]
    """What it could do, the best first."""
    totals: tuple[float, ...]
    """All that speaks for each seat after it, without influence and VP from before."""
    vp: int
    """What the turn brings at once."""
    piece: float
    """What influence is worth after it."""
    wins: bool


class Auction:
    """The bidding for a row, as one seat sees it."""

    def __init__(self, mind: AfricaMind, state: State, width: int) -> None:
        self.mind = mind
        self.state = state
        self.width = width
        self.totals = mind.totals(state)
        self._prospects: dict[int, Prospect] = {}

    def prospect(self, seat: int) -> Prospect:
        """Return a seat's turn with the row."""
        if seat not in self._prospects:
            self._prospects[seat] = foresee(self.mind, self._won(seat), self.width)
        return self._prospects[seat]

    def _won(self, seat: int) -> State:
        """Return the position in which a seat begins its turn, nothing paid yet.

        Influence beyond what is enough does not matter for the plan.
        """
        state = self.state.clone()
        price = self.state.high_bid if seat != self.state.high_bidder else 0
        state.high_bidder = seat
        state.high_bid = 0
        state.influence[seat] = max(0, state.influence[seat] - price - 2)
        auction.award(state)
        turn.begin(state)
        return simplified(state)

    def worths(self, winner: int, bid: int) -> list[float]:
        """Return how far each seat is ahead after a round that a seat wins at a price."""
        state = self.state
        seats = state.seats
        if winner == NONE:
            return leads(self.totals)
        prospect = self.prospect(winner)
        paid, vp = auction.price(state, winner, bid)
        if prospect.wins and state.vp[winner] - vp + prospect.vp >= state.rules.goal:
            return [WON if seat == winner else -WON for seat in range(seats)]
        piece = prospect.piece
        share = (paid + state.pool) * piece / (seats - 1)
        totals = []
        for seat in range(seats):
            total = prospect.totals[seat] + piece * state.influence[seat] + state.vp[seat]
            if seat == winner:
                total -= piece * paid + vp
            else:
                total += share + vp / (seats - 1)
                if vp and state.vp[seat] + vp / (seats - 1) >= state.rules.goal:
                    total += WON
            totals.append(total)
        return leads(totals)

    def expect(self, place: int, high: int, bidder: int) -> list[float]:
        """Return what is to be expected for each seat once it is the turn of a place to bid."""
        state = self.state
        if place == state.seats:
            return self.worths(bidder, high)
        seat = state.order[place]
        passing = self.expect(place + 1, high, bidder)
        if high >= auction.most_of(state, seat, first=place == 0):
            return passing
        bidding = self.expect(place + 1, high + 1, seat)
        gain = (bidding[seat] - passing[seat]) / DOUBT
        often = 1 / (1 + exp(-max(-30.0, min(30.0, gain))))
        return [often * bidding[s] + (1 - often) * passing[s] for s in range(state.seats)]

    def bids(self) -> list[tuple[float, int]]:
        """Return what could be bid, 0 for nothing, with what is to be expected, best first."""
        state = self.state
        seat, place = state.actor, state.place
        found = [(self.expect(place + 1, state.high_bid, state.high_bidder)[seat], 0)]
        amounts = range(state.high_bid + 1, auction.most(state) + 1)
        if place == state.seats - 1:
            amounts = amounts[:1]
        found += [(self.expect(place + 1, bid, seat)[seat], bid) for bid in amounts]
        return sorted(found, key=lambda bid: (-bid[0], bid[1]))

    def plans(self, most: int) -> list[Plan]:
        """Return the best bids, with how the round is likely to end."""
        bids = self.bids()
        chosen = bids[:most]
        if all(amount for _, amount in chosen):
            chosen[-1] = next(bid for bid in bids if not bid[1])
        return [self._plan_of(worth, amount) for worth, amount in chosen]

    def _plan_of(self, worth: float, amount: int) -> Plan:
        first: Action = Bid(amount) if amount else PASS
        now = carry_out(self.state, (first,))
        while now.step == self.state.step and now.round == self.state.round:
            now = carry_out(now, (self._answer(now),))
        if now.round == self.state.round and now.actor != NOBODY:
            now = self._turn_of(now)
        return Plan((first,), worth, now, 1, lucky=False)

    def _answer(self, now: State) -> Action:
        """Return what the next seat is likely to do."""
        seat = now.actor
        if now.high_bid >= auction.most(now):
            return PASS
        passing = self.expect(now.place + 1, now.high_bid, now.high_bidder)
        bidding = self.expect(now.place + 1, now.high_bid + 1, seat)
        return Bid(now.high_bid + 1) if bidding[seat] > passing[seat] else PASS

    def _turn_of(self, now: State) -> State:
        """Return the position after the winner's turn, as it was planned."""
        plan = self.prospect(now.active).plans[0]
        if plan.count(BUY) > now.influence[now.active]:  # the row was dearer than thought
            plan = foresee(self.mind, simplified(now), self.width).plans[0]
        return carry_out(now, plan)


def simplified(state: State) -> State:
    """Return the position at the beginning of a turn without what does not matter for plans."""
    new = state.clone()
    new.influence = [min(ENOUGH, influence) for influence in new.influence]
    new.pool = 0
    return new


def foresee(mind: AfricaMind, start: State, width: int) -> Prospect:
    """Return the turn that begins in a simplified position; what is known is not planned again."""
    key = (width, *position_key(start))
    found = mind.prospects.get(key)
    if found is None:
        plans = turn_plans(mind, start, width)
        end = plans[0].state
        over = end.actor == NOBODY
        survey = Survey(end, mind.scales)
        piece = survey.piece
        totals = end.vp if over else survey.totals()
        before = zip(totals, start.influence, start.vp, strict=True)
        found = Prospect(
            plans=tuple(plan.actions for plan in plans[:MOST_PLANS]),
            totals=tuple(total - piece * influence - vp for total, influence, vp in before),
            vp=end.vp[start.active] - start.vp[start.active],
            piece=piece,
            wins=over,
        )
        mind.remember(key, found)
    return found


def foreseen_plans(mind: AfricaMind, state: State, width: int) -> list[Plan]:
    """Return plans for a turn that begins, from what is known already if it is."""
    found = foresee(mind, simplified(state), width).plans
    plans = [plan_of(mind, state, actions, state.actor) for actions in found]
    return sorted(plans, key=lambda plan: -plan.worth)


def leads(totals: list[float]) -> list[float]:
    """Return how far each is ahead of the best of the others."""
    best = second = -inf
    for total in totals:
        if total > best:
            best, second = total, best
        elif total > second:
            second = total
    return [total - (second if total == best else best) for total in totals]


def position_key(state: State) -> tuple[object, ...]:
    """Return all on which a plan for a turn depends."""
    return (
        state.active,
        tuple(state.traders),
        tuple(state.neutrals),
        tuple(state.wholesaler),
        tuple(state.value_row),
        tuple(state.resource),
        tuple(state.reputation),
        tuple(state.vp),
        tuple(state.influence),
        tuple(state.kept),
        tuple(state.secret),
        tuple(state.open_specials),
        state.won,
        state.stations,
        tuple(state.supply),
        state.neutral_supply,
        state.rules,
    )

"""Heart of Africa: what to commit in a conflict with a seat, when both choose in secret.

Both sides' sensible commitments make a table of what either gets. Sides that again and again answer
best what the other has done so far come near to mixtures that nobody can exploit; one's own
commitment is drawn from one's mixture.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mbira.bots.minds.africa.survey import Survey
from mbira.bots.minds.africa.turn import carry_out, settled
from mbira.bots.minds.africa.weights import OUSTING
from mbira.bots.planner import Plan
from mbira.core.legal import bits, lowest
from mbira.games.africa.actions import Commit, End, Reveal, Stake
from mbira.games.africa.data import HIDDEN_SPECIAL, MARKER_IDS, MOST_SEATS
from mbira.games.africa.rules import ground
from mbira.games.africa.rules.apply import apply
from mbira.games.africa.rules.conflicts import conflict, duel
from mbira.games.africa.rules.state import COMMITMENT, RETREATS

if TYPE_CHECKING:
    import random

    from mbira.bots.minds.africa.mind import AfricaMind
    from mbira.core.action import Action
    from mbira.games.africa.rules.state import State

ENOUGH = 60
"""Influence that decides a conflict in any case, to see what comes then."""
RARE = 0.04
"""What would be done more rarely than this is not done."""
ROUNDS = 400
"""Sides answer each other this many times to find their mixtures."""
GIVING_WAY = 0.65
"""How often the side that would lose retreats in time."""
MOST_INFLUENCE = 8
MOST_MARKERS = 2


class Choice(NamedTuple):
    """Something a side could commit; influence may be RETREATS."""

    influence: int
    markers: int


Result = tuple[float, float]
"""How far the active side and its rival are ahead."""


class Duel:
    """A conflict with a seat before anything is revealed."""

    def __init__(self, mind: AfricaMind, state: State) -> None:
        self.mind = mind
        self.state = state
        self.sides = (state.active, state.rival)
        survey = Survey(state, mind.scales)
        self.piece = survey.piece
        self.stakes = [self._cheapest(survey, seat) for seat in self.sides]
        """The markers of each side, the one that is missed least first, with their worth."""
        self.choices = [self._choices(side) for side in (0, 1)]
        self.results = {
            (a, r): self._after(a, r)
            for a, r in (
                (RETREATS, RETREATS), (RETREATS, 0), (0, RETREATS), (ENOUGH, 0), (0, ENOUGH)
            )
        }  # fmt: skip

    def _cheapest(self, survey: Survey, seat: int) -> list[tuple[float, int]]:
        """Return the kinds of markers that a seat could stake, one entry each."""
        found = []
        for kind in duel.stake_kinds(self.state, seat):
            if kind == HIDDEN_SPECIAL or self.state.board.specials >> kind & 1:
                worth = survey.weights.patience
            else:
                worth = survey.holding(seat, kind)
            found += [(worth, kind)] * duel.held(self.state, seat, kind)
        return sorted(found)[:MOST_MARKERS]

    def _choices(self, side: int) -> list[Choice]:
        most = min(MOST_INFLUENCE, self.state.influence[self.sides[side]])
        markers = len(self.stakes[side])
        found = [Choice(RETREATS, 0)]
        found += [Choice(i, m) for m in range(markers + 1) for i in range(most + 1)]
        return found

    def _after(self, active: int, rival: int) -> Result:
        """Return how things stand after these commitments, which cost nothing here."""
        state = settled(self.mind, decided(self.state, active, rival))
        return self.mind.worth(state, self.sides[0]), self.mind.worth(state, self.sides[1])

    def result(self, own: Choice, theirs: Choice) -> Result:
        """Return what both sides get if the active side and its rival commit this."""
        a, r = own.influence, theirs.influence
        if RETREATS in {a, r}:
            lead, answer = self.results[min(a, 0), min(r, 0)]
        else:
            ahead = self._strength(0, own) > self._strength(1, theirs)
            lead, answer = self.results[(ENOUGH, 0) if ahead else (0, ENOUGH)]
        piece = self.piece
        # what is committed goes to whoever retreats; else influence goes to all but the active side
        taken = RETREATS in {a, r}
        for side, choice in enumerate((own, theirs)):
            if choice.influence == RETREATS:
                continue
            influence = piece * choice.influence
            markers = sum(worth for worth, _ in self.stakes[side][: choice.markers])
            share = influence / (self.state.seats - 1)
            if taken:
                cost = 2 * (influence + markers)  # lost to the very rival
            elif side == 0:
                cost = influence + markers + share
            else:
                cost = influence + markers - share
            lead += cost if side else -cost
            answer += -cost if side else cost
        return lead, answer

    def _strength(self, side: int, choice: Choice) -> int:
        return duel.strength(self.state, self.sides[side], choice.influence, choice.markers)

    def mixture(self, side: int, rounds: int) -> list[float]:
        """Return how often a side should commit each of its choices."""
        mine, others = self.choices
        table = [[self.result(own, theirs) for theirs in others] for own in mine]
        hopes = ([0.0] * len(mine), [0.0] * len(others))
        counts = ([0] * len(mine), [0] * len(others))
        at = (0, 0)
        for _ in range(rounds):
            for row, results in enumerate(table):
                hopes[0][row] += results[at[1]][0]
            for column, result in enumerate(table[at[0]]):
                hopes[1][column] += result[1]
            at = (hopes[0].index(max(hopes[0])), hopes[1].index(max(hopes[1])))
            counts[0][at[0]] += 1
            counts[1][at[1]] += 1
        return [count / rounds for count in counts[side]]

    def chain(self, side: int, choice: Choice) -> tuple[Action, ...]:
        """Return the decisions that commit a choice."""
        retreats = choice.influence == RETREATS
        actions: list[Action] = [Commit("retreat" if retreats else choice.influence)]
        staked = [kind for _, kind in self.stakes[side][: choice.markers]]
        for kind in duel.stake_kinds(self.state, self.sides[side]):
            name = "special" if kind == HIDDEN_SPECIAL else MARKER_IDS[kind]
            actions.append(Stake(name, staked.count(kind)))
        return tuple(actions)


def commitment_plan(mind: AfricaMind, state: State, rng: random.Random) -> Plan:
    """Return the one commitment that was drawn from one's mixture."""
    seat = state.actor
    side = duel.side(state, seat)
    table = Duel(mind, state)
    parts = table.mixture(side, ROUNDS)
    least = min(RARE, max(parts))
    mixture = [part if part >= least else 0.0 for part in parts]
    choice = rng.choices(table.choices[side], mixture)[0]
    chain = table.chain(side, choice)
    new = carry_out(state, chain)
    return Plan(chain, mind.worth(state, seat), new, len(chain), lucky=False)


def rushed(mind: AfricaMind, state: State, rng: random.Random) -> State:
    """Return how a turn may end from a conflict on, by the odds alone: quickly, not well."""
    now = state.clone()
    if now.step == COMMITMENT:
        now = _fought(mind, now, rng)
    while fights := conflict.fights(now):
        duel.begin(now, *divmod(lowest(fights), MOST_SEATS))
        now = _fought(mind, now, rng)
    survey = Survey(now, mind.scales)
    for area in bits(conflict.oustings(now)):
        more = conflict.against_neutrals(now, area) - now.neutrals[area]
        often, cost = OUSTING[min(more, len(OUSTING) - 1)]
        if survey.ousting(area, more + now.neutrals[area]) > 0 and rng.random() < often:
            now.neutral_supply += now.neutrals[area]
            ground.add_neutrals(now, area, -now.neutrals[area])
            if rng.random() < cost:
                ground.shift_reputation(now, now.active, -1)
    apply(now, End())
    return now


def _fought(mind: AfricaMind, state: State, rng: random.Random) -> State:
    """Return how a conflict with a seat may end, without a thought about commitments."""
    survey = Survey(state, mind.scales)
    odds = survey.odds(state.area, duel.fighters(state, state.active), state.rival)
    ahead = rng.random() < odds
    winner, loser = (0, RETREATS) if rng.random() < GIVING_WAY else (ENOUGH, 0)
    new = settled(mind, decided(state, *((winner, loser) if ahead else (loser, winner))))
    conflict.over(new)
    return new


def decided(state: State, active: int, rival: int) -> State:
    """Return the position after a conflict with these commitments, which cost nothing here."""
    new = state.clone()
    for side, (seat, influence) in enumerate(((state.active, active), (state.rival, rival))):
        new.committed[side] = influence
        new.stakes[side] = (0,) * len(duel.stake_kinds(new, seat))
        if influence == ENOUGH:
            new.influence[seat] += ENOUGH
    apply(new, Reveal("0", "0"))
    if ENOUGH in {active, rival}:
        new.pool -= ENOUGH
    return new

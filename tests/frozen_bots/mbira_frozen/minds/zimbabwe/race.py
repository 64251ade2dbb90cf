"""The Great Zimbabwe: a quick look at how the race goes on if everybody just raises and builds.

All seats go on in turn with what is on the map: they raise what they can pay for, the highest
monuments first; build; or buy craftsmen for their points. Nobody chooses gods or blocks. What a
seat still needs, in rounds, says most about how good its position is: it counts all that a god,
a craftsman, a price or a site is good for here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira_frozen.minds.zimbabwe.goods import by_felt
from mbira_frozen.minds.zimbabwe.runner import affordable, runner_of
from mbira.games.zimbabwe.data import LEVEL_VP, QAMATA, TOP_LEVEL
from mbira.games.zimbabwe.rules.steps import FIRST_MONUMENT, GIFT, NOTHING

if TYPE_CHECKING:
    from collections.abc import Hashable

    from mbira_frozen.minds.zimbabwe.goods import Atlas, Good, Goods
    from mbira_frozen.minds.zimbabwe.runner import Runner
    from mbira.games.zimbabwe.rules.state import State

HORIZON = 12
"""The race looks this many rounds ahead."""
AFTER_FIRST = 3
"""This many more rounds are looked at once somebody has reached the VR."""
MOST_MONUMENTS = 7
"""A seat that has this many only raises them."""
LATE_PACE = 2.0
"""Points a round that are taken for granted beyond the horizon."""
PATIENCE = (2, 5)
"""Raising for fewer points than this can wait: building comes first. Seats do what suits them."""


class Race:
    """One way in which the race may go on."""

    def __init__(
        self, runners: list[Runner], patience: int, once: int, twice: int, qamata: int
    ) -> None:
        self.runners = runners
        self.patience = patience
        self.once = once
        self.twice = twice
        """Resources with a used marker, and with two, by their numbers."""
        self.qamata = qamata
        """The seat that adores him; -1 if none does."""

    def run(self, now: list[int]) -> None:
        """Let the seats go on: those whose turn is still to come in this round, then everybody."""
        runners = self.runners
        order = [runners[seat] for seat in now]
        last = HORIZON
        number = 1
        while number <= last:
            for runner in order:
                before = runner.need
                self._turn(runner)
                if runner.need <= 0 and not runner.rounds:
                    runner.rounds = number - 1 + max(before, 0) / max(1, before - runner.need)
            for runner in runners:
                runner.cattle += runner.card + runner.income + max(runner.levels, default=0)
                runner.card = 0
                if runner.need <= 0:
                    # one that is there when its turn is over, or was already
                    runner.rounds = runner.rounds or number - 0.9
                    last = min(last, number + AFTER_FIRST)
            if number == 1:
                order = runners
            order = order[1:] + order[:1]
            self.once = self.twice = 0
            number += 1
            if all(runner.rounds for runner in runners):
                break
        for runner in runners:
            if not runner.rounds:
                runner.rounds = last + max(0, runner.need) / LATE_PACE

    def _turn(self, runner: Runner) -> None:
        """Raise, buy craftsmen for their points, or build."""
        cattle = runner.cattle
        once, twice = self.once, self.twice
        gained, raised = self.raise_all(runner)
        points = 0
        if gained < runner.need and runner.extras and gained < self.patience:
            points, cost, bought = affordable(runner.extras, cattle)
            if points > max(gained, 1) and (points >= runner.need or points >= self.patience):
                self._take_back(runner, raised, cattle, once, twice)
                runner.cattle -= cost
                runner.need -= points
                runner.extras = runner.extras[bought:]
                self._feed(runner)
                return
        if (
            gained < self.patience
            and gained < runner.need
            and (not gained or len(runner.levels) < MOST_MONUMENTS)
        ):
            self._take_back(runner, raised, cattle, once, twice)
            for _ in range(runner.obatala):
                runner.levels.append(1)
                runner.goods.append(runner.template)
                runner.need -= 1
        else:
            for _, good in raised:
                self._pay(good)
            runner.need -= gained
        self._feed(runner)

    @staticmethod
    def _feed(runner: Runner) -> None:
        if runner.herd:
            runner.card += min(3, runner.cattle // 2)

    def _take_back(
        self, runner: Runner, raised: list[tuple[int, Good]], cattle: int, once: int, twice: int
    ) -> None:
        runner.cattle = cattle
        self.once, self.twice = once, twice
        for place in {place for place, _ in raised}:
            runner.levels[place] -= 1

    def _pay(self, good: Good) -> None:
        runners = self.runners
        runners[good.owner].card += good.price
        if good.supply:
            runners[good.other_owner].card += good.other_price
        if self.qamata >= 0:
            runners[self.qamata].card += good.hubs

    def raise_all(self, runner: Runner) -> tuple[int, list[tuple[int, Good]]]:
        """Raise what can be raised; return the points, and all the goods with their places."""
        gained = 0
        raised: list[tuple[int, Good]] = []
        levels = runner.levels
        for place in sorted(range(len(levels)), key=levels.__getitem__, reverse=True):
            level = levels[place]
            if level >= TOP_LEVEL:
                continue
            goods = runner.goods[place]
            if runner.repeat:
                if level * goods.least_repeated > runner.cattle:
                    continue
                chosen = self._repeated(runner, goods.any, level)
            elif goods.count < level or goods.least[level] > runner.cattle:
                continue
            else:
                chosen = self._different(runner, goods, level)
            if chosen:
                raised += [(place, good) for good in chosen]
                levels[place] = level + 1
                gained += LEVEL_VP[level + 1] - LEVEL_VP[level]
        return gained, raised

    def _different(self, runner: Runner, goods: Goods, level: int) -> list[Good]:
        """Buy goods of different families; return them, none if that is not possible."""
        free = ~(self.twice if runner.atete else self.once)
        picks: list[Good] = []
        for family in goods.families:
            for good in family:
                if good.stores & free and (not good.supply or good.supply & free):
                    picks.append(good)
                    break
        if len(picks) < level:
            return []
        if len(picks) > level:
            picks.sort(key=by_felt)
            del picks[level:]
        cost = 0
        for good in picks:
            cost += good.cost
        if cost > runner.cattle:
            return []
        once, twice = self.once, self.twice
        for good in picks:
            if not self._use_up(good, runner):
                self.once, self.twice = once, twice
                return []
        runner.cattle -= cost
        return picks

    def _repeated(self, runner: Runner, goods: list[Good], level: int) -> list[Good]:
        """Buy goods of any families; return them, none if that is not possible."""
        once, twice, cattle = self.once, self.twice, runner.cattle
        chosen: list[Good] = []
        for good in goods:
            while len(chosen) < level and good.cost <= cattle and self._use_up(good, runner):
                cattle -= good.cost
                chosen.append(good)
        if len(chosen) < level:
            self.once, self.twice = once, twice
            return []
        runner.cattle = cattle
        return chosen

    def _use_up(self, good: Good, runner: Runner) -> bool:
        """Put used markers on the resources for a good; return whether there were enough."""
        full = self.twice if runner.atete else self.once
        stores = good.stores & ~full
        supply = good.supply
        if not supply:
            if not stores:
                return False
            self._mark(stores & -stores)
            return True
        supply &= ~full
        alone = stores & ~good.supply or stores
        first = alone & -alone
        supply &= ~first
        if not first or not supply:
            return False
        self._mark(first)
        alone = supply & ~good.stores or supply
        self._mark(alone & -alone)
        return True

    def _mark(self, cell: int) -> None:
        self.twice |= self.once & cell
        self.once |= cell


def rounds_to_go(state: State, atlas: Atlas, patience: tuple[int, ...] = PATIENCE) -> list[float]:
    """Return how many rounds each seat still needs, the one at hand included, about."""
    now = _to_come(state)
    first = [runner_of(state, seat, atlas) for seat in range(state.seats)]
    best = [float("inf")] * state.seats
    numbers = atlas.numbers(state)
    once, twice = numbers.of(state.used_once), numbers.of(state.used_twice)
    qamata = state.god.index(QAMATA) if QAMATA in state.god else -1
    for place, each in enumerate(patience):
        last = place == len(patience) - 1
        runners = first if last else [runner.again() for runner in first]
        Race(runners, each, once, twice, qamata).run(now)
        for runner in runners:
            best[runner.seat] = min(best[runner.seat], runner.rounds)
    return best


def race_key(state: State) -> Hashable:
    """Return all that a race depends on."""
    return (
        *_to_come(state),
        -1,
        *state.cattle,
        *state.vp,
        *state.vr,
        *state.god,
        *state.god_card,
        *state.specialists,
        *state.specialist_card,
        *state.technology_card,
        *state.price,
        *state.monument_cells,
        *state.monument_levels,
        *state.monument_owners,
        *state.craftsmen,
        *state.cards_taken,
        *state.resources,
        state.monuments,
        state.empty,
        state.used_once,
        state.used_twice,
    )


def ready(state: State, seat: int, atlas: Atlas) -> int:
    """Return the points that a seat could raise monuments for next, alone on the map."""
    runner = runner_of(state, seat, atlas)
    runner.cattle += runner.card + runner.income + max(runner.levels, default=0)
    return Race([], 0, 0, 0, -1).raise_all(runner)[0]


def _to_come(state: State) -> list[int]:
    """Return the seats whose main action of this round is still to come, in order."""
    if state.step == GIFT:
        return state.bidders[state.bidder :] + state.bidders[: state.bidder] + state.order
    if state.step == FIRST_MONUMENT:
        return list(range(state.seats))
    return state.order[state.turn + (state.main != NOTHING) :]

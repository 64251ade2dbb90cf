"""What a bot knows of a game: how good a position is, and what is worth thinking about."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from importlib.metadata import entry_points
from math import exp
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar, cast

from mbira.bots.learnt.model import model_for
from mbira.bots.weights import Weights, weights_for
from mbira.core.errors import MbiraError
from mbira.core.game import NOBODY, State
from mbira.core.registry import find_game, specs

if TYPE_CHECKING:
    import random
    from collections.abc import Mapping, Sequence

    from mbira.bots.learnt.model import Model
    from mbira.bots.planner import Plan, Planner
    from mbira.core.action import Action
    from mbira.core.game import Game

GROUP = "mbira.minds"
LEARNT_WITH = "adept"
"""The level with whose weights positions are told to models, and that plays with these."""
WON = 1000.0
"""The worth of a match that is over and won."""


class Seated(State, Protocol):
    """A state that says how many seats there are."""

    seats: int


S = TypeVar("S", bound=Seated)
Chain = tuple["Action", ...]
"""Decisions that belong together, in order: often a single one."""


class Mind(ABC, Generic[S]):
    """Knowledge of one game. States are imagined ones: a bot never sees a real one."""

    kind_of_weights: ClassVar[type[Weights]]
    texts: ClassVar[str]
    """Where the words for the terms are, one Fluent file per language; see `GameSpec.texts`."""
    passing: ClassVar[frozenset[str]] = frozenset()
    """Terms for what is about to become something else: when they fall, nothing is lost by it."""
    scale: ClassVar[float]
    """The lead, in the points of the terms, at which a win is 73 % likely."""
    horizon: ClassVar[int] = 2
    """How many turns after the one at hand a search looks ahead."""
    curiosity: ClassVar[float] = 0.25
    """How much a search prefers plans that it has rarely tried."""
    prior: ClassVar[int] = 2
    """What a plan looked like at first counts as this many tries in a search."""
    most_arms: ClassVar[int] = 12
    """How many plans a search tells apart at a decision."""
    certain: ClassVar[bool] = False
    """Whether nothing is hidden and, once bots decide, nothing is left to chance."""
    foresight: ClassVar[int] = 0
    """How many iterations an adept searches before it decides; 0 if plans are good enough alone."""
    thorough: ClassVar[tuple[int, int]] = (6, 400)
    """How wide one's own turn is planned, and how many positions are looked at, about."""
    quick: ClassVar[tuple[int, int]] = (2, 40)
    """The same for turns that are only looked ahead to."""
    near: ClassVar[tuple[int, int] | None] = None
    """The same for what a search sees in the turn at hand; like later turns if None."""

    def __init__(self, game: Game[S, Any, Any], weights: Any) -> None:
        self.game = game
        self.weights = weights

    # What each game knows

    @abstractmethod
    def terms(self, state: S, seat: int) -> Mapping[str, float]:
        """Return what speaks for a seat in a position, by name, in points of the game."""

    def units(self, state: S) -> Mapping[str, float]:  # noqa: ARG002 for games to use
        """Return what one of the things that a term counts is worth, by its name: a VP, a cow.

        A term that counts nothing is left out. So reasons can be told in what people count.
        """
        return {}

    @abstractmethod
    def turn_over(self, before: S, after: S) -> bool:
        """Return whether a turn has ended between two positions, so that a plan may end there."""

    def candidates(self, state: S) -> Sequence[Chain]:
        """Return the chains of legal actions that are worth thinking about, at least one."""
        return [(action,) for action in self.game.rules.legal(state)]

    def guess(self, state: S, chain: Chain) -> float | None:  # noqa: ARG002 for games to use
        """Return what a chain whose effect shows only later is worth; None if it shows."""
        return None

    def options(self, state: S, planner: Planner, rng: random.Random) -> Sequence[Plan]:
        """Return plans to choose from, the best first; at least one."""
        return planner.plans(state, rng)

    def drawn(self, state: S) -> bool:  # noqa: ARG002 for games to use
        """Return whether options are drawn again each time here, so that a search keeps none."""
        return False

    # What can be learnt by playing, where a game knows how to put itself into numbers

    def inputs(self, seats: int) -> int:  # noqa: ARG002 for games to use
        """Return how many numbers `told` has; 0 if nothing can be learnt."""
        return 0

    def told(self, state: S, seat: int) -> list[int]:
        """Return a position in numbers, as a seat meets it: what a model is told of it."""
        raise NotImplementedError

    def known_to(self, state: S, seat: int) -> Sequence[int]:  # noqa: ARG002 for games to use
        """Return the seats of which one that decides knows all that `told` tells.

        Of others, what is told is in part made up: who learnt from that would think little of it.
        """
        return (seat,)

    def study(self, model: Model) -> None:
        """Judge positions with as many seats as a model is for as that model does."""
        raise NotImplementedError

    # What follows from it

    def total(self, state: S, seat: int) -> float:
        """Return all that speaks for a seat."""
        return sum(self.terms(state, seat).values())

    def totals(self, state: S) -> list[float]:
        """Return all that speaks for each seat; a game may know how to do it at once."""
        return [self.total(state, seat) for seat in range(state.seats)]

    def worth(self, state: S, seat: int) -> float:
        """Return how far a seat is ahead of the best of the others."""
        if state.actor == NOBODY:
            return WON if seat in self._winners(state) else -WON
        totals = self.totals(state)
        own = totals.pop(seat)
        return own - max(totals)

    def chances(self, state: S) -> list[float]:
        """Return how likely each seat is to win; all together, 1."""
        if state.actor == NOBODY:
            winners = self._winners(state)
            return [(seat in winners) / len(winners) for seat in range(state.seats)]
        totals = [total / self.scale for total in self.totals(state)]
        best = max(totals)
        parts = [exp(total - best) for total in totals]
        whole = sum(parts)
        return [part / whole for part in parts]

    def hopes(self, state: S) -> list[float]:
        """Return what each seat of a search wants as much of as it can get, from 0 to 1."""
        return self.chances(state)

    def _winners(self, state: S) -> tuple[int, ...]:
        outcome = self.game.rules.outcome(state)
        if outcome is None:
            raise AssertionError("the match is over and has no outcome")
        return outcome.winners


AnyMind = Mind[Any]


@cache
def has_mind(game: str) -> bool:
    """Return whether bots know anything of a game; the random one needs to know nothing."""
    return game in entry_points(group=GROUP).names


def known_games() -> list[str]:
    """Return the installed games that bots know."""
    return [game for game in specs() if has_mind(game)]


@cache
def find_mind(game: str, level: str) -> AnyMind:
    """Return the mind of a level for a game."""
    kind = mind_kind(game)
    package = kind.__module__.rpartition(".")[0]
    mind = kind(cast("Any", find_game(game)), weights_for(package, level, kind.kind_of_weights))
    if level == LEARNT_WITH:
        fewest, most = mind.game.spec.seats
        for seats in range(fewest, most + 1):
            model = model_for(package, seats)
            if model is not None:
                mind.study(model)
    return mind


@cache
def mind_kind(game: str) -> type[AnyMind]:
    """Return what makes a mind for a game."""
    for point in entry_points(group=GROUP):
        if point.name == game:
            kind: type[AnyMind] = point.load()
            return kind
    raise MbiraError(f"bots know nothing of {game}; only the random one plays it")

"""What a bot knows of a game: how good a position is, and what is worth thinking about."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from importlib import import_module
from math import exp
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar, cast

from mbira_frozen.weights import Weights, weights_for
from mbira.core.game import NOBODY, State
from mbira.core.registry import find_game

if TYPE_CHECKING:
    import random
    from collections.abc import Mapping, Sequence

    from mbira_frozen.planner import Plan, Planner
    from mbira.core.action import Action
    from mbira.core.game import Game

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
def find_mind(game: str, level: str) -> AnyMind:
    """Return the mind of a level for a game."""
    kind = mind_kind(game)
    package = kind.__module__.rpartition(".")[0]
    return kind(cast("Any", find_game(game)), weights_for(package, level, kind.kind_of_weights))


def mind_kind(game: str) -> type[AnyMind]:
    """Return what makes a mind for a game."""
    module = import_module(f"mbira_frozen.minds.{game}.mind")
    kind: type[AnyMind] = getattr(module, f"{game.capitalize()}Mind")
    return kind

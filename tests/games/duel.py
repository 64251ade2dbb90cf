"""An engine and an oracle side by side, in matches of a biased random player."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Generic, NamedTuple, Protocol, TypeVar

import pytest

import mbira
from mbira import Action, Match
from mbira.core.action import tag_of
from mbira.core.game import CHANCE, Record

Liking = dict[str, int]
"""How eagerly a kind of action is taken; 5 unless it says otherwise."""
Player = Callable[[Match, random.Random], Action]
"""Chooses for the seat to act."""


class Follower(Protocol):
    """A model of a game that follows a log in its text form."""

    def play(self, text: str) -> None:
        """Carry out the next record of the log."""


M = TypeVar("M", bound=Follower)


class Duel(NamedTuple, Generic[M]):
    """A game, its model, and what to compare."""

    game: str
    model: Callable[[int, Mapping[str, object]], M]
    """Makes the model of a match from the number of seats and the options."""
    differences: Callable[[Match, M], Iterator[str]]
    """Yields what the engine and the model do not agree on, also where chance decides."""

    def compare(
        self,
        player: Player,
        seats: int,
        seed: int,
        options: Mapping[str, object],
        meddle: Callable[[Match, M, random.Random], None] | None = None,
    ) -> int:
        """Play a match and compare at each decision; return how many there were.

        `meddle` may change the position, for both alike, before each decision.
        """
        match = self._begin(seats, seed, options)
        model = self.model(seats, options)
        rng = random.Random(seed)
        decisions = 0
        while True:
            found = list(self.differences(match, model))
            if found:
                last = [f"{r.seat}: {r.action}" for r in match.records[-12:]]
                where = f"seats={seats} seed={seed} options={options} after record {match.version}"
                pytest.fail("\n".join((where, *last, "--", *found)))
            if match.over:
                return decisions
            decisions += 1
            if meddle is not None:
                meddle(match, model, rng)
            model.play(str(_go_on(match, player, rng)))

    def hunt(
        self,
        wanted: Callable[[Match], bool],
        player: Player,
        seats: int,
        first: int,
        options: Mapping[str, object],
    ) -> None:
        """Compare the first match in which something rare comes about, from a seed on."""
        for seed in range(first, first + 400):
            match = self._begin(seats, seed, options)
            rng = random.Random(seed)
            while not (found := wanted(match)) and not match.over:
                _go_on(match, player, rng)
            if found:
                self.compare(player, seats, seed, options)
                return
        pytest.fail("it came about in none of these matches")

    def _begin(self, seats: int, seed: int, options: Mapping[str, object]) -> Match:
        """Return a match before anything, chance included, has happened."""
        return mbira.new(self.game, seats=seats, seed=seed, **options).at(0)


def _go_on(match: Match, player: Player, rng: random.Random) -> Action:
    """Play one action, of a seat or of chance; return it."""
    if match.actor == CHANCE:
        assert match.seed is not None
        record = Record("chance", match.seed.pick(match.chance(), len(match.line)))
    else:
        record = Record(match.actor, player(match, rng))
    match.check(record)
    match.follow(record)
    return record.action


def some_kind(match: Match, rng: random.Random, liking: Liking) -> tuple[str, list[Action]]:
    """Choose a kind of action by liking; return it and all that may be played of that kind."""
    kinds: dict[str, list[Action]] = {}
    for action in sorted(match.legal(), key=str):
        kinds.setdefault(tag_of(type(action)), []).append(action)
    names = list(kinds)
    kind = rng.choices(names, [liking.get(name, 5) for name in names])[0]
    return kind, kinds[kind]


def legal_differences(match: Match, model_legal: set[str]) -> Iterator[str]:
    """Yield where the legal actions of the seat to act are not those of a model."""
    engine_legal = [str(action) for action in match.legal()]
    if len(set(engine_legal)) != len(engine_legal):
        yield f"legal: twice in engine {sorted(engine_legal)}"
    if set(engine_legal) != model_legal:
        yield f"legal: only engine {sorted(set(engine_legal) - model_legal)}"
        yield f"legal: only oracle {sorted(model_legal - set(engine_legal))}"

"""Many random matches in one call: to measure, to count, or to have something to learn from.

There is no log, no undo and no checking here, as nobody plays but the rules themselves: what a seat
does is one of its legal actions, all equally likely, and chance is as likely as it is.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, NamedTuple

from mbira.core.errors import BadSeatsError
from mbira.core.game import CHANCE, NOBODY, Outcome, Record
from mbira.core.input.options import make_options

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mbira.core.action import Action
    from mbira.core.chance import Chance
    from mbira.core.game import AnyGame, Options
    from mbira.core.legal import Legal


class PlayedOut(NamedTuple):
    """A match that was played to its end."""

    seed: str
    decisions: int
    """Choices among two or more."""
    actions: int
    """Decisions, forced choices and chance together."""
    outcome: Outcome
    records: tuple[Record, ...]
    """All that happened, if it was to be kept: what `Match.follow` takes, one after the other."""


def play_batch(
    game: AnyGame,
    seats: int,
    seeds: Iterable[object],
    options: Options | None = None,
    *,
    keep: bool = False,
) -> list[PlayedOut]:
    """Play a random match for each seed; the same seed is always the same match.

    With `keep`, all records of each are kept.
    """
    fewest, most = game.spec.seats
    if not fewest <= seats <= most:
        raise BadSeatsError(f"{game.spec.id} is for {fewest} to {most} seats, not {seats}")
    chosen = make_options(game.spec, {}) if options is None else options
    return [_play(game, seats, str(seed), chosen, keep) for seed in seeds]


def _play(game: AnyGame, seats: int, seed: str, options: Options, keep: bool) -> PlayedOut:  # noqa: FBT001
    rules: Any = game.rules
    legal_in: Callable[[Any], Legal] = rules.legal
    chance_in: Callable[[Any], Chance] = rules.chance
    apply: Callable[[Any, Action], None] = rules.apply
    rng = random.Random(seed)
    records: list[Record] = []
    decisions = actions = 0
    state: Any = rules.start(seats, options)
    actor: int = state.actor
    while actor != NOBODY:
        if actor == CHANCE:
            action = chance_in(state).choose(rng)
        else:
            legal = legal_in(state)
            decisions += len(legal) > 1
            action = legal.choose(rng)
        if keep:
            records.append(Record("chance" if actor == CHANCE else actor, action))
        apply(state, action)
        actions += 1
        actor = state.actor
    outcome: Outcome | None = rules.outcome(state)
    if outcome is None:
        raise AssertionError("the match is over and has no outcome")
    return PlayedOut(seed, decisions, actions, outcome, tuple(records))

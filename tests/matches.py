"""Matches to look at, for the tests of any game: their positions, and what is said of them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

import mbira
from mbira.core.game import CHANCE, NOBODY, State, describe, why_not

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from mbira import Action, Match
    from mbira.core.game import Game, Options, Record
    from mbira.core.message import Message, Reason

S = TypeVar("S", bound=State)


def played(
    game: str,
    seats: int,
    seed: int,
    decide: Callable[[Match, random.Random], Action],
    **options: object,
) -> Match:
    """Return a match that was played to its end."""
    match = mbira.new(game, seats=seats, seed=seed, **options)
    rng = random.Random(seed)
    while not match.over:
        match.play(decide(match, rng))
    return match


def random_match(game: str, seats: int, seed: int, **options: object) -> Iterator[Match]:
    """Yield a random match before each decision, and when it is over."""
    match = mbira.new(game, seats=seats, seed=seed, **options)
    rng = random.Random(seed)
    while not match.over:
        yield match
        match.play(match.legal().choose(rng))
    yield match


def positions(game: Game[S, Any, Any], match: Match) -> Iterator[tuple[S, Record]]:
    """Yield every state of a match with the record that it met."""
    state = game.rules.start(match.seats, match.options)
    for record in match.line:
        yield state, record
        game.rules.apply(state, record.action)


def random_positions(
    game: Game[S, Any, Any], seats: int, seed: int, options: Options
) -> Iterator[S]:
    """Yield the positions of a random match in which anybody, chance included, decides."""
    rng = random.Random(seed)
    state = game.rules.start(seats, options)
    while state.actor != NOBODY:
        yield state
        choices = game.rules.chance(state) if state.actor == CHANCE else game.rules.legal(state)
        game.rules.apply(state, choices.choose(rng))
    yield state


def story(game: Game[S, Any, Any], match: Match) -> Iterator[Message]:
    """Yield the questions and records of a match, also as others see them, and how it ended."""
    for state, record in positions(game, match):
        yield game.speech.question(state)
        yield describe(game, state, record)
        seen = game.sight.redact(state, record, None)
        if seen != record:
            yield describe(game, state, seen)
    yield match.question()
    assert match.outcome is not None
    yield from match.outcome.why


def reasons(game: Game[S, Any, Any], state: S, actions: Iterable[Action]) -> Iterator[Reason]:
    """Yield why actions are refused: all that are not legal are, and no others."""
    legal = game.rules.legal(state)
    for action in actions:
        reason = why_not(game, state, action)
        assert (reason is None) == (action in legal), action
        if reason is not None:
            yield reason


def adds_up(game: Game[S, Any, Any], state: S) -> bool:
    """Return whether the audit finds nothing."""
    try:
        game.rules.audit(state)
    except AssertionError:
        return False
    return True


def check_imagined(game: Game[S, Any, Any], state: S, seat: int | None, rng: random.Random) -> S:
    """Return a state imagined from a seat's view, which was sent somewhere and came back."""
    view = game.sight.view(state, seat)
    sent = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
    assert sent == view
    imagined: S = game.sight.imagine(sent, rng)
    game.rules.audit(imagined)
    assert game.sight.view(imagined, seat) == view
    if state.actor >= 0:
        legal = game.rules.legal(imagined)
        assert len(legal) > 0
        if seat == state.actor:
            assert list(legal) == list(game.rules.legal(state))
    return imagined

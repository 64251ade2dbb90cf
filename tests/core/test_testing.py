"""The conformance suite finds out a game that shows what it must hide."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from mbira.core.chance import Seed
from mbira.core.game import Game, Record, Sight, Speech
from mbira.core.match import Match
from mbira.core.message import Message
from mbira.core.missing import MissingPartError
from mbira.core.testing import check_decision
from tests.core import toy
from tests.core.toy import PIG, SIGHT, SPEECH, Hold, PigOptions, PigState, PigView, Roll

if TYPE_CHECKING:
    import random
    from collections.abc import Collection


def secret_view(state: PigState, seat: int | None) -> PigView:
    seen = toy.view(state, seat)
    pot = seen.pot if seat == state.actor else -1
    return PigView(seat, seen.actor, seen.points, pot, seen.turn, seen.goal)


def secret_imagine(view: PigView, rng: random.Random) -> PigState:
    state = toy.imagine(view, rng)
    state.pot = rng.randrange(1, 4) if state.pot < 0 else state.pot
    return state


def secret_hides(state: PigState, seats: Collection[int]) -> bool:
    return state.actor not in seats


SECRET = replace(SIGHT, view=secret_view, imagine=secret_imagine, hides=secret_hides)
"""The pot is for the seat to act alone to know."""


def midway(
    sight: Sight[PigState, PigView], speech: Speech[PigState] = SPEECH, pot: int = 0
) -> Match:
    """Return a match in which the pot holds something, or as much as that."""
    game = Game(
        spec=toy.SPEC, codec=PIG.codec, rules=PIG.rules, sight=sight, speech=speech, draw=toy.draw
    )
    match = Match.begin(game, 2, PigOptions(), Seed("b"))
    while not match.state.pot:  # type: ignore[attr-defined]
        match.play(Roll())
    if pot:
        match.state.pot = pot  # type: ignore[attr-defined]
    return match


def test_a_game_with_a_secret_that_it_keeps_passes() -> None:
    check_decision(midway(SECRET))


def test_a_question_that_tells_a_secret_is_found() -> None:
    gossip = replace(SPEECH, question=lambda state: Message("ask", {"pot": state.pot}))
    with pytest.raises(AssertionError, match="the question tells secrets"):
        check_decision(midway(SECRET, gossip, pot=50))


def test_a_record_that_tells_a_secret_is_found() -> None:
    def leak(before: PigState, record: Record, seat: int | None) -> Record:
        return record if seat == before.actor else Record(before.pot, record.action)

    with pytest.raises(AssertionError, match="shows seat None secrets"):
        check_decision(midway(replace(SECRET, redact=leak), pot=50))


def test_a_game_that_says_it_hides_nothing_but_does_is_found() -> None:
    careless = replace(SECRET, hides=lambda *_: False)
    with pytest.raises(AssertionError, match="seat 0 knows what is hidden from seat None"):
        check_decision(midway(careless, pot=50))


def test_a_secret_record_that_leads_to_no_secret_is_found() -> None:
    def mumble(before: PigState, record: Record, seat: int | None) -> Record:
        hold = isinstance(record.action, Hold) and seat != before.actor
        return Record(record.seat, Roll()) if hold else record

    with pytest.raises(AssertionError, match="'hold' is a secret, yet seat None is said to know"):
        check_decision(midway(replace(SIGHT, redact=mumble)))


def test_somebody_with_all_seats_who_is_said_to_know_less_than_one_is_found() -> None:
    muddled = replace(SIGHT, hides=lambda _, seats: len(seats) > 1)
    with pytest.raises(AssertionError, match="seat None knows more than all seats do"):
        check_decision(midway(muddled))


def test_an_imagined_state_that_looks_different_is_found() -> None:
    def dream(view: PigView, rng: random.Random) -> PigState:
        state = secret_imagine(view, rng)
        state.points[0] += 1
        return state

    with pytest.raises(AssertionError, match="what is imagined looks different"):
        check_decision(midway(replace(SECRET, imagine=dream)))


def test_a_seat_that_does_not_see_what_it_may_do_is_found() -> None:
    def blind(state: PigState, seat: int | None) -> PigView:
        seen = toy.view(state, seat)
        return PigView(seat, seen.actor, seen.points, -1, seen.turn, seen.goal)

    def guess(view: PigView, rng: random.Random) -> PigState:
        state = toy.imagine(view, rng)
        state.pot = 0
        return state

    with pytest.raises(AssertionError, match="a seat does not see what it may do"):
        check_decision(midway(replace(SECRET, view=blind, imagine=guess)))


def test_rules_alone_are_played_and_what_is_missing_is_said() -> None:
    bare: Game[PigState, PigView, PigOptions] = Game(
        spec=toy.SPEC, codec=PIG.codec, rules=PIG.rules
    )
    match = Match.begin(bare, 2, PigOptions(), Seed("b"))
    while not match.over:
        match.play(match.legal().nth(len(match.legal()) - 1))
    assert match.outcome is not None
    with pytest.raises(MissingPartError, match="pig has no sight: what seats may know"):
        match.view(0)
    with pytest.raises(MissingPartError, match="pig has no speech: sentences and reasons"):
        match.question()
    with pytest.raises(MissingPartError, match="pig has no picture for a terminal"):
        bare.draw(toy.view(PigState(2, 20), 0), str)

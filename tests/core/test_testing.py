"""The conformance suite finds a game out that shows what it must hide."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from mbira.core.chance import Seed
from mbira.core.game import Record, View
from mbira.core.match import Match
from mbira.core.message import Message
from mbira.core.testing import check_decision
from tests.core.toy import Hold, Pig, PigOptions, PigState, PigView, Roll

if TYPE_CHECKING:
    import random
    from collections.abc import Collection

    from mbira.core.game import AnyGame


class SecretPig(Pig):
    """Pig in which the pot is for the seat to act alone to know."""

    def view(self, state: PigState, seat: int | None) -> PigView:
        seen = super().view(state, seat)
        pot = seen.pot if seat == state.actor else -1
        return PigView(seat, seen.actor, seen.points, pot, seen.turn, seen.goal)

    def hides(self, state: PigState, seats: Collection[int]) -> bool:
        return state.actor not in seats

    def imagine(self, view: View, rng: random.Random) -> PigState:
        state = super().imagine(view, rng)
        state.pot = rng.randrange(1, 4) if state.pot < 0 else state.pot
        return state


def midway(game: Pig) -> Match:
    """Return a match in which the pot holds something."""
    match = Match.begin(cast("AnyGame", game), 2, PigOptions(), Seed("b"))
    while not match.state.pot:  # type: ignore[attr-defined]
        match.play(Roll())
    return match


def test_a_game_with_a_secret_that_it_keeps_passes() -> None:
    check_decision(midway(SecretPig()))


def test_a_question_that_tells_a_secret_is_found() -> None:
    class Gossip(SecretPig):
        def question(self, state: PigState) -> Message:
            return Message("ask", {"pot": state.pot})

    match = midway(Gossip())
    match.state.pot = 50  # type: ignore[attr-defined]
    with pytest.raises(AssertionError, match="the question tells secrets"):
        check_decision(match)


def test_a_record_that_tells_a_secret_is_found() -> None:
    class Leak(SecretPig):
        def redact(self, before: PigState, record: Record, seat: int | None) -> Record:
            return record if seat == before.actor else Record(before.pot, record.action)

    match = midway(Leak())
    match.state.pot = 50  # type: ignore[attr-defined]
    with pytest.raises(AssertionError, match="shows seat None secrets"):
        check_decision(match)


def test_a_game_that_says_it_hides_nothing_but_does_is_found() -> None:
    class Careless(SecretPig):
        def hides(self, state: PigState, seats: Collection[int]) -> bool:  # noqa: ARG002
            return False

    match = midway(Careless())
    match.state.pot = 50  # type: ignore[attr-defined]
    with pytest.raises(AssertionError, match="seat 0 knows what is hidden from seat None"):
        check_decision(match)


def test_a_secret_record_that_leads_to_no_secret_is_found() -> None:
    class Mumbler(Pig):
        def redact(self, before: PigState, record: Record, seat: int | None) -> Record:
            hold = isinstance(record.action, Hold) and seat != before.actor
            return Record(record.seat, Roll()) if hold else record

    with pytest.raises(AssertionError, match="'hold' is a secret, yet seat None is said to know"):
        check_decision(midway(Mumbler()))


def test_somebody_with_all_seats_who_is_said_to_know_less_than_one_is_found() -> None:
    class Muddled(Pig):
        def hides(self, state: PigState, seats: Collection[int]) -> bool:  # noqa: ARG002
            return len(seats) > 1

    with pytest.raises(AssertionError, match="seat None knows more than all seats do"):
        check_decision(midway(Muddled()))


def test_an_imagined_state_that_looks_different_is_found() -> None:
    class Dreamer(SecretPig):
        def imagine(self, view: View, rng: random.Random) -> PigState:
            state = super().imagine(view, rng)
            state.points[0] += 1
            return state

    with pytest.raises(AssertionError, match="what is imagined looks different"):
        check_decision(midway(Dreamer()))


def test_a_seat_that_does_not_see_what_it_may_do_is_found() -> None:
    class Blind(SecretPig):
        def view(self, state: PigState, seat: int | None) -> PigView:
            seen = super().view(state, seat)
            return PigView(seat, seen.actor, seen.points, -1, seen.turn, seen.goal)

        def imagine(self, view: View, rng: random.Random) -> PigState:
            state = super().imagine(view, rng)
            state.pot = 0
            return state

    with pytest.raises(AssertionError, match="a seat does not see what it may do"):
        check_decision(midway(Blind()))

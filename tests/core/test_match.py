from __future__ import annotations

import random
from typing import cast

import pytest

from mbira.core.action import Redo, Undo
from mbira.core.chance import Seed
from mbira.core.errors import (
    BadSeatsError,
    IllegalActionError,
    MbiraError,
    NotUndoableError,
    NotYourDecisionError,
)
from mbira.core.game import CHANCE, Record, State
from mbira.core.log.line import records_that_count
from mbira.core.log.track import SNAPSHOT_EVERY
from mbira.core.match import Match
from mbira.core.message import Reason
from tests.core.toy import PIG, Hold, PigOptions, PigState, PigView, Roll


def begin(seats: int = 2, seed: str = "a", goal: int = 20) -> Match:
    return Match.begin(PIG, seats, PigOptions(goal=goal), Seed(seed))


def seen(match: Match) -> PigView:
    return cast("PigView", match.view())


def play_out(match: Match, seed: int = 0) -> Match:
    rng = random.Random(seed)
    while not match.over:
        match.play(match.legal().choose(rng))
    return match


def pot_after_one_roll(match: Match) -> Match:
    """Roll until the first roll of a turn did not lose it."""
    while True:
        match.play(Roll())
        if seen(match).pot:
            return match


def test_chance_follows_at_once_and_is_recorded() -> None:
    match = begin()
    match.play(Roll())
    assert [record.seat for record in match.records] == [0, "chance"]
    assert match.actor in (0, 1)


def test_the_same_seed_gives_the_same_match_and_another_seed_another() -> None:
    assert play_out(begin(seed="a")).records == play_out(begin(seed="a")).records
    assert play_out(begin(seed="a")).records != play_out(begin(seed="b")).records


def test_too_many_or_too_few_seats_are_refused() -> None:
    for seats in (0, 5):
        with pytest.raises(BadSeatsError, match=f"1 to 4 seats, not {seats}"):
            begin(seats)


def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing() -> None:
    match = begin()
    with pytest.raises(IllegalActionError, match="hold") as caught:
        match.play(Hold())
    assert caught.value.reason.id == "why-empty"
    assert match.records == []


def test_another_seat_cannot_decide() -> None:
    with pytest.raises(NotYourDecisionError, match="seat 1 cannot decide now: seat 0 does"):
        begin().play(Roll(), seat=1)


def test_after_the_end_nobody_decides() -> None:
    match = play_out(begin())
    with pytest.raises(NotYourDecisionError, match="over"):
        match.play(Roll())
    with pytest.raises(NotYourDecisionError, match="over"):
        match.play(Roll(), seat=0)
    assert match.why_not(Roll()) == Reason("why-over")


def test_where_chance_decides_there_is_a_reason_too() -> None:
    match = begin()
    match.play(Roll())
    rolling = match.at(1)
    assert rolling.actor == CHANCE
    assert rolling.why_not(Roll()) == Reason("why-chance")
    assert match.why_not(Roll()) is None, "chance has decided"


def test_a_state_that_was_handed_out_never_changes() -> None:
    match = begin()
    held = cast("PigState", match.state)
    match.play(Roll())
    assert held.actor == 0
    assert held.pot == 0


def test_undo_stops_at_chance() -> None:
    match = pot_after_one_roll(begin())
    seat = match.actor
    with pytest.raises(NotUndoableError, match="chance or another seat"):
        match.undo(seat)


def test_undo_stops_at_another_seats_decision() -> None:
    match = pot_after_one_roll(begin(goal=99))
    seat = match.actor
    match.play(Hold())
    match.play(Roll())
    with pytest.raises(NotUndoableError, match="chance or another seat"):
        match.undo(seat)


def test_undo_and_redo_of_ones_own_last_decision() -> None:
    match = pot_after_one_roll(begin(goal=99))
    before, seat = seen(match), match.actor
    match.play(Hold())
    after, records = seen(match), len(match.records)
    match.undo(seat)
    assert seen(match) == before
    match.redo(seat)
    assert seen(match) == after
    assert [record.action for record in match.records[records:]] == [
        Undo(len(match.line) - 1),
        Redo(),
    ]


def test_with_agreement_undo_passes_chance_and_chance_repeats_itself() -> None:
    match = begin()
    match.play(Roll())
    first = match.line[:]
    match.undo(0, 0, agreed=True)
    assert match.line == []
    match.play(Roll())
    assert match.line == first, "undoing must not be a way to roll again"


def test_with_agreement_undo_goes_back_to_before_ones_own_last_decision() -> None:
    match = pot_after_one_roll(begin())
    seat, before = match.actor, len(match.line)
    match.play(Hold())
    assert match.last_decision(seat) == before
    match.play(Roll())  # somebody else's, and chance
    match.undo(seat, agreed=True)
    assert (match.actor, len(match.line)) == (seat, before)
    assert begin().last_decision(seat) is None


def test_undo_never_lands_on_a_chance_result() -> None:
    match = begin()
    match.play(Roll())
    with pytest.raises(NotUndoableError, match="chance result"):
        match.undo(0, 1, agreed=True)


def test_a_new_decision_forgets_what_could_be_redone() -> None:
    match = pot_after_one_roll(begin(goal=99))
    seat = match.actor
    match.play(Hold())
    match.undo(seat)
    match.play(Roll())
    with pytest.raises(NotUndoableError, match="nothing to redo"):
        match.redo(seat)


def test_only_who_undid_can_redo() -> None:
    match = pot_after_one_roll(begin(goal=99))
    seat = match.actor
    match.play(Hold())
    match.undo(seat)
    with pytest.raises(NotUndoableError, match=f"only seat {seat}"):
        match.redo(1 - seat)


def test_undo_of_nothing_says_so() -> None:
    with pytest.raises(NotUndoableError, match="decided nothing yet"):
        begin().undo(0)
    with pytest.raises(NotUndoableError, match="cannot undo to 0: 0 records"):
        begin().undo(0, 0)
    with pytest.raises(NotUndoableError, match="not a seat"):
        begin().undo(7, 0)


def test_going_back_over_snapshots_leads_to_the_same_states() -> None:
    match = begin(goal=400)
    states = [seen(match)]
    rng = random.Random(5)
    while len(match.line) < 3 * SNAPSHOT_EVERY:
        match.play(match.legal().choose(rng))
        states.append(seen(match))
    for version in range(0, match.version, 7):
        earlier = match.at(version)
        assert earlier.version == version
        assert earlier.line == match.line[:version]
    match.undo(0, 0, agreed=True)
    assert seen(match) == states[0]
    match.redo(0)
    assert seen(match) == states[-1]


def test_what_a_redo_puts_back_can_be_played_on_and_gone_back_in() -> None:
    match = begin(goal=400)
    rng = random.Random(6)
    while len(match.line) < 3 * SNAPSHOT_EVERY:
        match.play(match.legal().choose(rng))
    last, lent = seen(match), match.state
    decisions = [n for n, record in enumerate(match.line) if record.seat != "chance"]
    for to in (decisions[-1], decisions[len(decisions) // 2], decisions[0]):
        match.undo(0, to, agreed=True)
        match.redo(0)
        assert seen(match) == last
    match.play(match.legal().choose(rng))
    assert seen_of(lent) == last, "what was lent out stays as it was"
    again = Match(PIG, match.header, match.options, None)
    for record in match.records:
        again.follow(record)
    assert again.line == match.line
    for version in range(0, match.version, 5):
        assert seen_of(match.state_at(version)) == again.at(version).view()


def seen_of(state: State) -> PigView:
    return PIG.sight.view(cast("PigState", state), None)


def test_at_follows_undos_in_the_log() -> None:
    match = pot_after_one_roll(begin(goal=99))
    held, seat = seen(match), match.actor
    match.play(Hold())
    match.undo(seat)
    version = match.version
    match.play(Roll())
    assert match.at(version).view() == held


def test_a_fork_is_a_match_of_its_own_with_a_future_of_its_own() -> None:
    match = pot_after_one_roll(begin(goal=300))
    past = match.records[:]
    forks = [match.fork(seed=Seed(str(n))) for n in range(4)]
    assert all(fork.records == past for fork in forks)
    futures = {tuple(map(str, play_out(fork).line)) for fork in forks}
    assert len(futures) > 1, "forks must not share the future"
    assert match.records == past
    assert forks[0].header.chance_from == len(past)


def test_there_is_no_version_beyond_the_log() -> None:
    with pytest.raises(MbiraError, match="no version 9"):
        begin().at(9)


def test_following_a_log_record_by_record_is_checked() -> None:
    match, other = play_out(begin()), begin()
    for record in match.records:
        other.check(record)
        other.follow(record)
    assert other.outcome == match.outcome
    with pytest.raises(NotYourDecisionError, match="chance does not decide"):
        begin().check(Record("chance", Roll()))
    with pytest.raises(NotYourDecisionError, match="seat 1 cannot"):
        begin().check(Record(1, Roll()))
    with pytest.raises(IllegalActionError):
        begin().check(Record(0, Hold()))


def test_the_records_that_count_can_be_found_in_any_log() -> None:
    match = begin(seed="count", goal=300)
    rng = random.Random(4)
    taken_back = 0
    while not match.over and match.version < 200:
        match.play(match.legal().choose(rng))
        last = match.line[-1].seat
        if isinstance(last, int) and rng.random() < 0.5:
            match.undo(last)
            taken_back += 1
            if rng.random() < 0.5:
                match.redo(last)
        assert records_that_count(match.records) == match.line
    assert taken_back > 2

"""Any version of a match can be looked at, fast, whatever was taken back since."""

from __future__ import annotations

import random

import pytest

import mbira
from mbira.core.errors import MbiraError
from mbira.core.game import CHANCE, Record
from mbira.core.log.track import SNAPSHOT_EVERY
from mbira.core.match import Match
from mbira.core.registry import specs


def wandering(game: str) -> Match:
    """Return a match in which much was taken back, some of it far, and done again."""
    match = mbira.new(game, seats=2, seed=3)
    rng = random.Random(3)
    while not match.over and match.version < 160:
        seat = match.actor
        if match.version % 17 == 11:
            back = [n for n in range(len(match.line)) if match.line[n].seat != "chance"]
            match.undo(seat, rng.choice(back), agreed=True)
            assert match.can_redo(seat)
            if match.version % 2:
                match.redo(seat)
                assert not match.can_redo(seat)
        else:
            match.play(match.legal().choose(rng))
            assert not any(match.can_redo(each) for each in range(2))
    assert len(match.line) > SNAPSHOT_EVERY
    return match


def replay(match: Match, version: int) -> Match:
    """Return the match as it was, played again from its start."""
    replayed = Match(match.game, match.header, match.options, match.seed)
    for record in match.records[:version]:
        replayed.follow(record)
    return replayed


@pytest.mark.parametrize("game", specs())
def test_a_copy_is_what_a_replay_leads_to_and_goes_its_own_way(game: str) -> None:
    match = wandering(game)
    for version in range(match.version + 1):
        replayed, copied = replay(match, version), match.at(version)
        assert (copied.records, copied.line) == (replayed.records, replayed.line)
        assert copied._snapshots.keys() == replayed._snapshots.keys()
        for seat in (0, 1):
            assert copied.view(seat) == replayed.view(seat)
            assert copied.can_redo(seat) == replayed.can_redo(seat)
            if copied.can_redo(seat):
                copied.redo(seat)
                replayed.redo(seat)
                assert copied.view(seat) == replayed.view(seat)
        for each in (copied, replayed):
            each.run_chance()
            while not each.over and each.version < version + 30:
                each.play(each.legal().nth(0))
        assert copied.view(0) == replayed.view(0)
    untouched = replay(match, match.version)
    for version in range(match.version):
        assert match.game.sight.view(match.state_at(version), 0) == replay(untouched, version).view(
            0
        )


@pytest.mark.parametrize("game", specs())
def test_the_state_at_a_version_is_what_a_replay_leads_to(game: str) -> None:
    match = wandering(game)
    for version in range(match.version + 1):
        replayed = replay(match, version)
        state = match.state_at(version)
        assert match.line_at(version) == len(replayed.line)
        for seat in (0, 1, None):
            assert match.game.sight.view(state, seat) == replayed.view(seat)
    with pytest.raises(MbiraError, match="there is no version"):
        match.state_at(match.version + 1)


@pytest.mark.parametrize("game", specs())
def test_looking_back_changes_nothing(game: str) -> None:
    match = wandering(game)
    before = match.view(0)
    state = match.state_at(match.version)
    while state.actor == CHANCE or state.actor >= 0:
        pool = (
            match.game.rules.chance(state)
            if state.actor == CHANCE
            else match.game.rules.legal(state)
        )
        match.game.rules.apply(state, next(iter(pool)))
        if match.game.sight.view(state, 0) != before:
            break
    assert match.view(0) == before
    assert match.at(match.version).view(0) == before


def test_what_chance_will_do_is_what_it_does() -> None:
    first = mbira.new("meduris", seats=2, seed="same")
    again = Match(first.game, first.header, first.options, first.seed)
    told: list[Record] = []
    while again.actor == CHANCE:
        told.append(again.next_chance())
        again.follow(told[-1])
    assert told
    assert told == first.records

"""Who may have a whole match while it goes on: only those who may know all that is in it."""

from __future__ import annotations

import random
from itertools import chain, combinations, repeat
from typing import TYPE_CHECKING

import pytest

import mbira
from mbira.core.game import Record
from mbira.games.africa.actions import Secret
from mbira.server.store.document import Chair, Document, TableSettings
from mbira.server.store.rows import rows_of
from mbira.server.tables import asker
from mbira.server.tables.standing import TableStanding
from tests.server.truth import plain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mbira.core.match import Match

ANNA, BERT = "anna", "bert"


def standing_of(match: Match, own: Iterable[int]) -> TableStanding:
    """Return a table at which a match is played: some seats are Anna's, the others Bert's."""
    mine = set(own)
    chairs = (Chair(ANNA if seat in mine else BERT) for seat in range(match.seats))
    assert match.seed is not None
    document = Document(
        name="", game=match.header.game, options=match.header.options, settings=TableSettings(),
        owner=BERT, chairs=tuple(chairs), seed=match.seed.secret, commitment=match.header.chance,
        created=0.0, status="playing", header=match.header,
    )  # fmt: skip
    return TableStanding(document, 1, rows_of(match.records, repeat(0.0)))


def hides(match: Match, own: Iterable[int], version: int | None = None) -> bool:
    """Return whether Anna, with some seats, may not know all of a match up to a version."""
    standing = standing_of(match, own)
    at = match.version if version is None else version
    return asker.hides(standing, ANNA, at, standing.playing.state_at(at))


def played(game: str, seats: int, wanted: Callable[[Match], bool], **options: object) -> Match:
    """Return a match of random actions at a moment of a kind."""
    for seed in range(50):
        match, rng = mbira.new(game, seats=seats, seed=seed, **options), random.Random(seed)
        while not match.over:
            if wanted(match):
                return match
            match.play(match.legal().choose(rng))
    raise AssertionError("there is no such moment")


def some_of(seats: int) -> list[tuple[int, ...]]:
    """Return all that can be some of the seats, or none, but not all of them."""
    return list(chain.from_iterable(combinations(range(seats), n) for n in range(seats)))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("stocks", ["hidden", "totals"])
def test_who_does_not_look_behind_every_screen_does_not_know_all(seats: int, stocks: str) -> None:
    match = played("meduris", seats, lambda match: match.version > 60, stocks=stocks)
    assert all(hides(match, own) for own in some_of(seats))
    assert not hides(match, range(seats)), "who has all seats looks behind all screens"
    for version in (0, 9, 30):
        assert all(hides(match, own, version) for own in some_of(seats))
        assert not hides(match, range(seats), version)


def test_open_stocks_are_no_secret() -> None:
    match = played("meduris", 3, lambda match: match.version > 60, stocks="open")
    assert not any(hides(match, own) for own in some_of(3))


def test_when_the_match_is_over_all_may_know_all() -> None:
    match = played("meduris", 2, lambda match: match.version > 60, turn_limit=20)
    assert hides(match, ())
    rng = random.Random(1)
    while not match.over:
        match.play(match.legal().choose(rng))
    assert not hides(match, ())


def test_special_markers_are_secrets_from_when_they_are_drawn() -> None:
    match = played("africa", 3, lambda match: match.version > 60)
    secrets = [record.action for record in match.records if isinstance(record.action, Secret)]
    drawn = [match.records.index(Record("chance", secret)) for secret in secrets]
    first, *_, last = drawn
    assert not any(hides(match, own, first) for own in some_of(3)), "nothing is drawn yet"
    owner = secrets[0].seat
    assert not hides(match, [owner], first + 1), "its own marker is no secret to a seat"
    assert all(hides(match, own, first + 1) for own in some_of(3) if owner not in own)
    assert all(hides(match, own, last + 1) for own in some_of(3))
    assert not hides(match, range(3), last + 1)


def committed(match: Match) -> bool:
    """Return whether one side has committed something and the other has not."""
    view = plain(match.view())
    if view["step"] != "commitment" or view["conflict"]["rival"] is None:
        return False
    return bool(match.actor == view["conflict"]["rival"])


def test_what_is_committed_is_a_secret_between_two_seats() -> None:
    match = played("africa", 3, committed, special_victory_hidden=False)
    rival, active = match.actor, plain(match.view())["active"]
    (other,) = {0, 1, 2} - {rival, active}
    for own in some_of(3):
        assert hides(match, own) == (active not in own), own
    before = max(n for n, each in enumerate(match.records) if str(each.action).startswith("fight"))
    assert not hides(match, [other], before + 1), "it can be had as it was before"
    rng = random.Random(2)
    while plain(match.view())["step"] in {"commitment", "stakes", "reveal"}:
        match.play(match.legal().choose(rng))
    assert not match.over
    assert not match.game.sight.hides(match.state, [other]), "now it lies open"
    assert hides(match, [other]), "but the log tells what was committed: also what was not revealed"
    assert not hides(match, [active, rival])


def test_what_was_taken_back_in_secret_stays_a_secret() -> None:
    match = played("africa", 2, committed, special_victory_hidden=False)
    rival, active = match.actor, plain(match.view())["active"]
    line = max(n for n, each in enumerate(match.line) if str(each.action).startswith("commit"))
    match.undo(active, line, agreed=True)
    assert not match.game.sight.hides(match.state, [rival]), "nobody is committed to anything"
    assert hides(match, [rival]), "the log still has what was taken back"
    assert not hides(match, [rival], line)


def test_a_game_without_secrets_is_for_everybody() -> None:
    match = played("zimbabwe", 3, lambda match: match.version > 60)
    assert not any(hides(match, own) for own in some_of(3))

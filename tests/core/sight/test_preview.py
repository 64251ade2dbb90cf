"""Previews: what they show is what happens, and nothing that the view hides."""

from __future__ import annotations

import random

import pytest

from mbira.core.chance import Seed
from mbira.core.input.options import make_options
from mbira.core.match import Match
from mbira.core.registry import find_game, specs
from mbira.core.sight.preview import preview


def decisions(name: str, seed: int) -> list[tuple[Match, random.Random]]:
    """Return a match at some of its decisions."""
    game, rng = find_game(name), random.Random(seed)
    match = Match.begin(game, 3, make_options(game.spec, {}), Seed(f"preview {seed}"))
    found = []
    while not match.over and match.version < 400:
        if rng.random() < 0.15:
            found.append((match.at(match.version), rng))
        match.play(match.legal().choose(rng))
    return found


@pytest.mark.parametrize("name", list(specs()))
def test_what_it_shows_is_what_happens(name: str) -> None:
    sure = unsure = 0
    for match, rng in decisions(name, 1) + decisions(name, 2):
        seat, game = match.actor, match.game
        view = match.view(seat)
        for action in rng.sample(list(match.legal()), min(4, len(list(match.legal())))):
            shown = preview(game, view, action)
            if shown is None:
                unsure += 1
                continue
            sure += 1
            after = match.state.clone()
            game.rules.apply(after, action)
            assert shown == game.sight.view(after, seat)
    assert sure > 30, "short matches too show something"
    assert match.view(seat) == view, "looking changes nothing"
    assert unsure < sure / 4


def test_nothing_hidden_is_needed_for_it() -> None:
    """Where two matches look alike, previews are alike, whatever lies behind the screens."""
    game = find_game("meduris")
    compared = 0
    for match, rng in decisions("meduris", 3):
        seat = match.actor
        view = match.view(seat)
        other = game.sight.imagine(view, random.Random(99))
        action = match.legal().choose(rng)
        assert preview(game, game.sight.view(other, seat), action) == preview(game, view, action)
        compared += 1
    assert compared > 20

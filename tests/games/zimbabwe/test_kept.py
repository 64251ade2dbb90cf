"""What is kept between decisions is what a position without a past would find."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, cast

import pytest

import mbira
from mbira.games.zimbabwe.actions import Build, Place, Rain, Raise, Specialist
from mbira.games.zimbabwe.game import GAME
from mbira.games.zimbabwe.views.restore import restore

if TYPE_CHECKING:
    from mbira.games.zimbabwe.rules.state import State
    from mbira.games.zimbabwe.views.view import ZimbabweView

GODS = [("eshu",), ("eshu", "atete", "tsui-goab", "anansi"), ("eshu", "qamata", "gu"), None]
CHANGES = (Build, Place, Rain, Raise, Specialist)
"""What changes the map, and so what follows from it."""


@pytest.mark.parametrize("seed", range(12))
def test_legal_actions_do_not_depend_on_the_past(seed: int) -> None:
    rng = random.Random(seed)
    match = mbira.new(
        "zimbabwe",
        seats=2 + seed % 4,
        seed=seed,
        gods=GODS[seed % 4],
        monuments_block_resources=seed % 5 == 0,
        box_limits=seed % 7 == 0,
    )
    while not match.over:
        legal = match.legal()
        if rng.random() < 0.5:
            fresh = restore(cast("ZimbabweView", match.view()))
            assert list(GAME.rules.legal(fresh)) == list(legal), f"after {match.version} records"
        changes = [action for action in legal if isinstance(action, CHANGES)]
        match.play(rng.choice(changes) if changes and rng.random() < 0.5 else legal.choose(rng))


@pytest.mark.parametrize("seed", range(3))
def test_positions_of_a_replayed_match_do_not_learn_from_each_other(seed: int) -> None:
    rng = random.Random(seed)
    played = mbira.new("zimbabwe", seats=2 + seed, seed=seed)
    choices = {}
    while not played.over:
        choices[played.version] = list(played.legal())
        played.play(played.legal().choose(rng))
    replayed = played.at(played.version)  # nobody asked it for legal actions on the way
    versions = list(choices)
    rng.shuffle(versions)
    for version in versions:
        state = cast("State", replayed.state_at(version))
        assert list(GAME.rules.legal(state)) == choices[version], f"after {version} records"

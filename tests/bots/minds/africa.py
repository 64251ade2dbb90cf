"""Minds and positions that the tests of bots for Heart of Africa have in common."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import msgspec

from mbira.bots.minds.africa.mind import AfricaMind
from mbira.bots.minds.africa.weights import AfricaWeights
from mbira.core.game import CHANCE
from mbira.games.africa.game import GAME
from tests.games.africa.scene import Scene

if TYPE_CHECKING:
    from mbira import Action
    from mbira.games.africa.rules.state import State

WEIGHTS = AfricaWeights(
    income=1.0,
    span=20.0,
    trader=1.0,
    wholesaler=1.0,
    influence=1.0,
    thrift=1.0,
    marker=1.0,
    special=0.5,
    patience=2.0,
    reputation=1.0,
    reach=1.0,
    points=1.0,
    finish=5.0,
)
MIND = AfricaMind(GAME, WEIGHTS)
HOMELY = AfricaMind(GAME, msgspec.structs.replace(WEIGHTS, reach=0.0, influence=0.5))
"""One that does not care for room to grow."""


def two_seats() -> Scene:
    return Scene(2).traders(0, egypt=2, sudan=1).traders(1, cape=3)


def check_chain(state: State, chain: tuple[Action, ...]) -> None:
    """Play a chain; all of it is legal, chance aside."""
    rng = random.Random(0)
    now = state.clone()
    for action in chain:
        while now.actor == CHANCE:
            GAME.rules.apply(now, GAME.rules.chance(now).choose(rng))
        assert action in GAME.rules.legal(now), f"{action} of {chain}"
        GAME.rules.apply(now, action)
    GAME.rules.audit(now)

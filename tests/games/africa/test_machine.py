"""Anything that a table can do, in any order; influence never leaves the table."""

from __future__ import annotations

import random

from hypothesis import settings, strategies as st
from hypothesis.stateful import initialize, precondition, rule

import mbira
from mbira.games.africa.actions import Caravan, Fight, Halt, Move, Oust, Use
from tests.machine import AnyTable

WARLIKE = (Fight, Oust, Halt, Caravan, Move, Use)


class Table(AnyTable):
    """A match, with what is open and what is hidden as the table likes."""

    @initialize(
        seats=st.integers(2, 5),
        seed=st.integers(0, 999),
        goal=st.sampled_from([42, 60]),
        influence_public=st.booleans(),
        held_action_markers_public=st.booleans(),
        special_victory_hidden=st.booleans(),
        retreat_optional=st.booleans(),
        points_and_special_same_turn=st.booleans(),
        blocked_retreat=st.sampled_from(["remove", "stay"]),
    )
    def begin(self, *, seats: int, seed: int, **options: object) -> None:
        self.match = mbira.new("africa", seats=seats, seed=seed, **options)

    @precondition(lambda self: not self.match.over)
    @rule(seed=st.integers(0, 99))
    def make_war(self, seed: int) -> None:
        """Play a stretch in which everybody moves and fights whenever possible."""
        rng = random.Random(seed)
        for _ in range(80):
            if self.match.over:
                return
            actions = list(self.match.legal())
            liked = [action for action in actions if isinstance(action, WARLIKE)]
            self.carry_out(rng.choice(liked if liked and rng.random() < 0.8 else actions))


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=20, stateful_step_count=10, deadline=None)

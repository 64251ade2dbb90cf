"""Anything that a table can do, in any order; only the druid ever costs a point."""

from __future__ import annotations

import random
from operator import ge
from typing import TYPE_CHECKING, cast

from hypothesis import settings, strategies as st
from hypothesis.stateful import initialize, precondition, rule

import mbira
from mbira.games.meduris.actions import Hut, Offer, Pay, Replace, Temple
from tests.games.meduris.scene import ring_text
from tests.machine import AnyTable

if TYPE_CHECKING:
    from mbira.core.action import Action
    from mbira.games.meduris.rules.state import State

SMALL = ring_text(24, rocks=1, entry=7, rivers=[3, 23])
BUILDING = (Hut, Temple, Replace, Pay, Offer)


class Table(AnyTable):
    """A match, often on a ring so small that spaces and materials run out."""

    @initialize(
        seats=st.integers(2, 4),
        seed=st.integers(0, 999),
        small=st.booleans(),
        tokens=st.sampled_from(["random", "placed"]),
        payments=st.sampled_from(["fewest", "any"]),
        stocks=st.sampled_from(["hidden", "totals", "open"]),
        lone_hut=st.sampled_from(["lap", "wait"]),
        flag=st.booleans(),
    )
    def begin(
        self,
        *,
        seats: int,
        seed: int,
        small: bool,
        tokens: str,
        payments: str,
        stocks: str,
        lone_hut: str,
        flag: bool,
    ) -> None:
        self.match = mbira.new(
            "meduris",
            seats=seats,
            seed=seed,
            board=SMALL if small else None,
            tokens=tokens,
            payments=payments,
            stocks=stocks,
            lone_hut=lone_hut,
            may_decline=flag,
            river_in_last_turns=flag,
            turn_limit=120,
        )

    @precondition(lambda self: not self.match.over)
    @rule(seed=st.integers(0, 99))
    def build_on(self, seed: int) -> None:
        """Play a stretch in which everybody builds and offers whenever possible."""
        rng = random.Random(seed)
        for _ in range(80):
            if self.match.over:
                return
            actions = list(self.match.legal())
            builds = [action for action in actions if isinstance(action, BUILDING)]
            self.carry_out(rng.choice(builds or actions))

    def carry_out(self, action: Action) -> None:
        points = cast("State", self.match.state).vp[:]
        super().carry_out(action)
        if not isinstance(action, Offer):
            now = cast("State", self.match.state).vp
            assert all(map(ge, now, points)), f"'{action}' cost a point"


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=20, stateful_step_count=10, deadline=None)

"""Anything that a table can do, in any order, with rooms that fill up soon."""

from __future__ import annotations

from hypothesis import settings, strategies as st
from hypothesis.stateful import initialize

import mbira
from tests.machine import AnyTable

SMALL = """
S.w..~i.S
..c..~...
.d.....w.
S..i..c.S
"""


class Table(AnyTable):
    """A match on a small map, where room, resources and tiles run out soon."""

    @initialize(
        seats=st.integers(2, 4),
        seed=st.integers(0, 999),
        box_limits=st.booleans(),
        interruptible=st.booleans(),
        small=st.booleans(),
    )
    def begin(
        self, *, seats: int, seed: int, box_limits: bool, interruptible: bool, small: bool
    ) -> None:
        board = SMALL if small else None
        self.match = mbira.new(
            "zimbabwe",
            seats=seats,
            seed=seed,
            board=board,
            box_limits=box_limits,
            interruptible_actions=interruptible,
            round_limit=12,
        )


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=60, stateful_step_count=15, deadline=None)

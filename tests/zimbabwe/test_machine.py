"""Anything that a table can do, in any order: play, undo, redo, fork; the books always balance."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec
from hypothesis import settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import mbira
from mbira.games.zimbabwe.restore import restore
from mbira.games.zimbabwe.rules import GAME
from mbira.games.zimbabwe.view import ZimbabweView

if TYPE_CHECKING:
    from mbira.core.match import Match
    from mbira.games.zimbabwe.state import State

SMALL = """
S.w..~i.S
..c..~...
.d.....w.
S..i..c.S
"""


class Table(RuleBasedStateMachine):
    """A match on a small map, where room, resources and tiles run out soon."""

    match: Match

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

    @precondition(lambda self: not self.match.over)
    @rule(places=st.lists(st.floats(0, 1, exclude_max=True), min_size=1, max_size=30))
    def play(self, places: list[float]) -> None:
        for place in places:
            if not self.match.over:
                legal = self.match.legal()
                self.match.play(legal.nth(int(place * len(legal))))
                GAME.audit(cast("State", self.match.state))

    @precondition(lambda self: isinstance(self.match.line[-1].seat, int))
    @rule()
    def undo_and_redo(self) -> None:
        seat = self.match.line[-1].seat
        assert isinstance(seat, int)
        before = self.match.view()
        self.match.undo(seat)
        assert self.match.actor == seat
        self.match.redo(seat)
        assert self.match.view() == before

    @rule(share=st.floats(0, 1))
    def fork(self, share: float) -> None:
        version = int(share * self.match.version)
        forked = self.match.fork(version)
        assert forked.records[:version] == self.match.records[:version]
        if not forked.over:
            forked.play(forked.legal().nth(0))
        assert forked.version > version or forked.over

    @invariant()
    def a_view_is_the_whole_position(self) -> None:
        if not hasattr(self, "match"):
            return
        view = cast("ZimbabweView", self.match.view())
        again = restore(msgspec.json.decode(msgspec.json.encode(view), type=ZimbabweView))
        assert GAME.view(again, None) == view
        if not self.match.over:
            assert list(GAME.legal(again)) == list(self.match.legal())

    @invariant()
    def somebody_can_act_or_it_is_over(self) -> None:
        if hasattr(self, "match"):
            assert self.match.over or len(self.match.legal()) > 0


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=25, stateful_step_count=12, deadline=None)

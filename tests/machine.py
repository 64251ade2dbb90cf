"""Anything that a table can do with a match of any game, in any order: play, undo, redo, fork."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

if TYPE_CHECKING:
    from mbira.core.action import Action
    from mbira.core.match import Match

STRETCH = 120
"""How many actions are played in a stretch at most."""


class AnyTable(RuleBasedStateMachine):
    """A match; a game's own machine begins it, and the books always balance."""

    match: Match

    def carry_out(self, action: Action) -> None:
        """Play an action; a game's own machine may look closer."""
        self.match.play(action)
        self.match.game.rules.audit(self.match.state)

    @precondition(lambda self: not self.match.over)
    @rule(places=st.lists(st.floats(0, 1, exclude_max=True), min_size=1, max_size=30))
    def play(self, places: list[float]) -> None:
        for place in places:
            if not self.match.over:
                legal = self.match.legal()
                self.carry_out(legal.nth(int(place * len(legal))))

    @precondition(lambda self: not self.match.over)
    @rule(seed=st.integers(0, 99))
    def play_a_stretch(self, seed: int) -> None:
        """Play at random for a while, so that late positions are met too."""
        rng = random.Random(seed)
        for _ in range(rng.randrange(STRETCH)):
            if not self.match.over:
                self.carry_out(self.match.legal().choose(rng))

    @precondition(lambda self: isinstance(self.match.line[-1].seat, int))
    @rule()
    def undo_and_redo(self) -> None:
        seat = self.match.line[-1].seat
        assert isinstance(seat, int)
        before = [self.match.view(each) for each in range(self.match.seats)]
        self.match.undo(seat)
        assert self.match.actor == seat
        self.match.redo(seat)
        assert [self.match.view(each) for each in range(self.match.seats)] == before

    @rule(share=st.floats(0, 1))
    def fork(self, share: float) -> None:
        version = int(share * self.match.version)
        forked = self.match.fork(version)
        assert forked.records[:version] == self.match.records[:version]
        if not forked.over:
            forked.play(forked.legal().nth(0))
        assert forked.version > version or forked.over

    @invariant()
    def a_view_is_all_that_a_seat_needs(self) -> None:
        if not hasattr(self, "match"):
            return
        game, seat = self.match.game, max(self.match.actor, 0)
        view = self.match.view(seat)
        sent = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
        imagined = game.sight.imagine(sent, random.Random(self.match.version))
        game.rules.audit(imagined)
        assert game.sight.view(imagined, seat) == view
        if not self.match.over:
            assert list(game.rules.legal(imagined)) == list(self.match.legal())

    @invariant()
    def somebody_can_act_or_it_is_over(self) -> None:
        if hasattr(self, "match"):
            assert self.match.over or len(self.match.legal()) > 0
            assert self.match.over == (self.match.outcome is not None)

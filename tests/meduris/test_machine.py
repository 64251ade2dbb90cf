"""Anything that a table can do, in any order: play, undo, redo, fork; the books always balance."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, cast

from hypothesis import settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import mbira
from mbira.games.meduris.rules import GAME
from tests.meduris.scene import ring_text

if TYPE_CHECKING:
    from mbira.core.match import Match
    from mbira.games.meduris.state import State

SMALL = ring_text(24, rocks=1, entry=7, rivers=[3, 23])
BUILDERS = ("hut", "temple", "replace", "pay", "offer")


class Table(RuleBasedStateMachine):
    """A match, often on a ring so small that spaces and materials run out."""

    match: Match

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
    @rule(places=st.lists(st.floats(0, 1, exclude_max=True), min_size=1, max_size=30))
    def play(self, places: list[float]) -> None:
        for place in places:
            if not self.match.over:
                legal = self.match.legal()
                self._play(str(legal.nth(int(place * len(legal)))))

    @precondition(lambda self: not self.match.over)
    @rule(seed=st.integers(0, 99))
    def build_on(self, seed: int) -> None:
        """Play a stretch in which everybody builds and offers whenever possible."""
        rng = random.Random(seed)
        for _ in range(80):
            if self.match.over:
                return
            texts = [str(action) for action in self.match.legal()]
            builds = [text for text in texts if text.split()[0] in BUILDERS]
            self._play(rng.choice(builds or texts))

    def _play(self, text: str) -> None:
        points = self.state.vp[:]
        self.match.play(mbira.parse("meduris", text))
        GAME.audit(self.state)
        if not text.startswith("offer"):
            assert all(now >= then for now, then in zip(self.state.vp, points, strict=True)), (
                f"'{text}' cost a point"
            )

    @property
    def state(self) -> State:
        return cast("State", self.match.state)

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
        seat = max(self.match.actor, 0)
        view = self.match.view(seat)
        imagined = GAME.imagine(view, random.Random(self.match.version))
        GAME.audit(imagined)
        assert GAME.view(imagined, seat) == view
        if not self.match.over:
            assert list(GAME.legal(imagined)) == list(self.match.legal())

    @invariant()
    def somebody_can_act_or_it_is_over(self) -> None:
        if hasattr(self, "match"):
            assert self.match.over or len(self.match.legal()) > 0
            assert self.match.over == (self.match.outcome is not None)


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=20, stateful_step_count=10, deadline=None)

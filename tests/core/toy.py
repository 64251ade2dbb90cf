"""Pig: a small game with dice in the middle of turns, to test the engine with.

The seat to act rolls or holds. Chance rolls a die: on a 1 the turn's points are lost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, cast

from msgspec import Meta

from mbira.core.action import Action
from mbira.core.chance import Chance
from mbira.core.codec import Codec
from mbira.core.game import CHANCE, NOBODY, GameSpec, Measure, Options, Outcome, Record, View
from mbira.core.legal import Legal, Table
from mbira.core.message import Line, Message, Reason, Say, Span

if TYPE_CHECKING:
    import random
    from collections.abc import Collection, Mapping, Sequence

    from mbira.core.game import AnyGame


class Roll(Action, frozen=True, tag="roll"):
    """Roll the die."""


class Hold(Action, frozen=True, tag="hold"):
    """Keep the points."""


class Die(Action, frozen=True, tag="die"):
    """Chance: the die shows a number."""

    pips: int


class PigOptions(Options, frozen=True):
    """What a table may agree on."""

    goal: Annotated[Annotated[int, Meta(ge=2)], Meta(description="Points to win.")] = 20


class PigView(View, frozen=True):
    """All there is."""

    points: tuple[int, ...]
    pot: int
    turn: int
    goal: int


class PigState:
    """Points, and those of this turn."""

    def __init__(self, seats: int, goal: int) -> None:
        self.seats = seats
        self.actor = 0
        self.turn = 0
        self.goal = goal
        self.points = [0] * seats
        self.pot = 0

    def clone(self) -> PigState:
        """Return an equal state."""
        new = PigState(len(self.points), self.goal)
        new.actor, new.turn, new.pot = self.actor, self.turn, self.pot
        new.points = self.points[:]
        return new


TABLE = Table([Roll(), Hold()])


class Pig:
    """The rules of Pig."""

    codec = Codec(Roll, Hold, Die)

    def __init__(self) -> None:
        self.spec = GameSpec(
            id="pig",
            name="Pig",
            seats=(1, 4),
            ruleset=1,
            options=PigOptions,
            engine=f"{__name__}:PIG",
            texts="tests.core.texts",
        )

    def start(self, seats: int, options: Options) -> PigState:
        return PigState(seats, cast("PigOptions", options).goal)

    def legal(self, state: PigState) -> Legal:
        return Legal([(TABLE, 0b11 if state.pot else 0b01)])

    def chance(self, state: PigState) -> Chance:  # noqa: ARG002
        return Chance([Die(pips) for pips in range(1, 7)])

    def apply(self, state: PigState, action: Action) -> None:
        if isinstance(action, Roll):
            state.actor = CHANCE
        elif isinstance(action, Die):
            state.actor = state.turn
            state.pot += action.pips
            if action.pips == 1:
                state.pot = 0
                self._next(state)
        else:
            state.points[state.turn] += state.pot
            state.pot = 0
            if state.points[state.turn] >= state.goal:
                state.actor = NOBODY
            else:
                self._next(state)

    def _next(self, state: PigState) -> None:
        state.turn = (state.turn + 1) % len(state.points)
        state.actor = state.turn

    def why_not(self, state: PigState, action: Action) -> Reason | None:
        return None if action in self.legal(state) else Reason("why-empty", rule="1")

    def outcome(self, state: PigState) -> Outcome | None:
        if state.actor != NOBODY:
            return None
        others = tuple(seat for seat in range(len(state.points)) if seat != state.turn)
        ranking = ((state.turn,), others) if others else ((state.turn,),)
        return Outcome(ranking, tuple(state.points))

    def view(self, state: PigState, seat: int | None) -> PigView:
        return PigView(seat, state.actor, tuple(state.points), state.pot, state.turn, state.goal)

    def redact(self, before: PigState, record: Record, seat: int | None) -> Record:  # noqa: ARG002
        return record

    def hides(self, state: PigState, seats: Collection[int]) -> bool:  # noqa: ARG002
        return False

    def imagine(self, view: View, rng: random.Random) -> PigState:  # noqa: ARG002
        pig = cast("PigView", view)
        state = PigState(len(pig.points), pig.goal)
        state.actor, state.turn, state.pot = pig.actor, pig.turn, pig.pot
        state.points = list(pig.points)
        return state

    def audit(self, state: PigState) -> None:
        assert state.pot >= 0

    def digests(self, seats: int, options: Options) -> Mapping[str, str]:  # noqa: ARG002
        return {}

    def question(self, state: PigState) -> Message:  # noqa: ARG002
        return Message("ask")

    def describe(self, before: PigState, record: Record) -> Message:  # noqa: ARG002
        return Message(f"log-{record.action}")

    def draw(
        self,
        view: View,
        say: Say,  # noqa: ARG002
        marked: Collection[str] = (),  # noqa: ARG002
    ) -> Sequence[Line]:
        return [[Span(str(cast("PigView", view).points))]]

    def ask(self, view: View, words: Sequence[str]) -> Sequence[Message]:  # noqa: ARG002
        return []

    def measure(self, view: View, seat: int) -> Measure:  # noqa: ARG002
        return Measure(0, 0)

    def query(self, view: View, words: Sequence[str]) -> object:  # noqa: ARG002
        return None


PIG = cast("AnyGame", Pig())

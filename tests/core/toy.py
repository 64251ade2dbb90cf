"""Pig: a small game with dice in the middle of turns, to test the engine with.

The seat to act rolls or holds. Chance rolls a die: on a 1 the turn's points are lost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from mbira.core.action import Action
from mbira.core.chance import Chance
from mbira.core.codec import Codec
from mbira.core.game import (
    CHANCE,
    NOBODY,
    Game,
    GameSpec,
    Measure,
    Options,
    Outcome,
    Rules,
    Sight,
    Speech,
    View,
)  # fmt: skip
from mbira.core.legal import ActionTable, Legal
from mbira.core.message import Line, Message, Reason, Say, Span

if TYPE_CHECKING:
    import random
    from collections.abc import Collection


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


TABLE = ActionTable([Roll(), Hold()])


SPEC = GameSpec(
    id="pig",
    name="Pig",
    seats=(1, 4),
    ruleset=1,
    options=PigOptions,
    engine=f"{__name__}:PIG",
    texts="tests.core:texts/{code}.ftl",
)


def legal(state: PigState) -> Legal:
    return Legal([(TABLE, 0b11 if state.pot else 0b01)])


def chance(_: PigState) -> Chance:
    return Chance([Die(pips) for pips in range(1, 7)])


def apply(state: PigState, action: Action) -> None:
    if isinstance(action, Roll):
        state.actor = CHANCE
    elif isinstance(action, Die):
        state.actor = state.turn
        state.pot += action.pips
        if action.pips == 1:
            state.pot = 0
            _next(state)
    else:
        state.points[state.turn] += state.pot
        state.pot = 0
        if state.points[state.turn] >= state.goal:
            state.actor = NOBODY
        else:
            _next(state)


def _next(state: PigState) -> None:
    state.turn = (state.turn + 1) % len(state.points)
    state.actor = state.turn


def outcome(state: PigState) -> Outcome | None:
    if state.actor != NOBODY:
        return None
    others = tuple(seat for seat in range(len(state.points)) if seat != state.turn)
    ranking = ((state.turn,), others) if others else ((state.turn,),)
    return Outcome(ranking, tuple(state.points))


def audit(state: PigState) -> None:
    assert state.pot >= 0


def view(state: PigState, seat: int | None) -> PigView:
    return PigView(seat, state.actor, tuple(state.points), state.pot, state.turn, state.goal)


def imagine(view: PigView, _: random.Random) -> PigState:
    state = PigState(len(view.points), view.goal)
    state.actor, state.turn, state.pot = view.actor, view.turn, view.pot
    state.points = list(view.points)
    return state


def draw(view: PigView, _: Say, __: Collection[str] = ()) -> list[Line]:
    return [[Span(str(view.points))]]


RULES: Rules[PigState, PigOptions] = Rules(
    start=lambda seats, options: PigState(seats, options.goal),
    legal=legal,
    chance=chance,
    apply=apply,
    outcome=outcome,
    audit=audit,
)
SIGHT = Sight(view=view, imagine=imagine, measure=lambda *_: Measure(0, 0))
SPEECH: Speech[PigState] = Speech(
    question=lambda _: Message("ask"),
    describe=lambda _, __, record: Message(f"log-{record.action}"),
    why_not=lambda *_: Reason("why-empty", rule="1"),
)
PIG: Game[PigState, PigView, PigOptions] = Game(
    spec=SPEC, codec=Codec(Roll, Hold, Die), rules=RULES, sight=SIGHT, speech=SPEECH, draw=draw
)

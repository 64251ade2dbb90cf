"""What a seat may know: from states to views, and from a view back to a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mbira.core.game import Measure, Record, Sight, View
from mbira_liars_dice.actions import FACES, Bid, Roll
from mbira_liars_dice.rules import Round, State
from mbira_liars_dice.spec import DiceOptions

if TYPE_CHECKING:
    import random
    from collections.abc import Collection

    from mbira.core.action import Action

HIDDEN = "?"
"""Stands for a die that one may not see."""


class DiceView(View, frozen=True):
    """A position without the dice under the cups of others."""

    options: DiceOptions
    step: int
    turn: int
    dice: tuple[int, ...]
    hands: tuple[str, ...]
    """A question mark stands for each die that one may not see."""
    bid: Bid | None
    bidder: int
    last: Round | None
    fallen: tuple[int, ...]


def view(state: State, seat: int | None) -> DiceView:
    """Return what a seat, or a spectator, may know."""
    hands = (hand if cup == seat else veil(hand) for cup, hand in enumerate(state.hands))
    return DiceView(
        seat=seat,
        actor=state.actor,
        options=state.options,
        step=state.step,
        turn=state.turn,
        dice=tuple(state.dice),
        hands=tuple(hands),
        bid=state.bid,
        bidder=state.bidder,
        last=state.last,
        fallen=state.fallen,
    )


def veil(hand: str) -> str:
    """Return a hand as others may see it."""
    return HIDDEN * len(hand)


def imagine(view: DiceView, rng: random.Random) -> State:
    """Return a state that has this view: dice that it hides are rolled."""
    state = State(len(view.dice), view.options)
    state.actor, state.step, state.turn = view.actor, view.step, view.turn
    state.dice = list(view.dice)
    state.hands = [_rolled(hand, rng) for hand in view.hands]
    state.bid, state.bidder = view.bid, view.bidder
    state.last, state.fallen = view.last, view.fallen
    return state


def _rolled(hand: str, rng: random.Random) -> str:
    return "".join(sorted(rng.choices(FACES, k=len(hand)))) if HIDDEN in hand else hand


def redact(_: State, record: Record, seat: int | None) -> Record:
    """Return a record as a seat, or a spectator, may see it: what others roll is hidden."""
    action = record.action
    if not isinstance(action, Roll) or action.seat == seat:
        return record
    return Record(record.seat, Roll(action.seat, veil(action.hand)))


def veiled(action: Action) -> bool:
    """Return whether an action is a roll that was hidden."""
    return isinstance(action, Roll) and HIDDEN in action.hand


def hides(state: State, seats: Collection[int]) -> bool:
    """Return whether there are dice that somebody with these seats may not look at."""
    return any(hand and cup not in seats for cup, hand in enumerate(state.hands))


def measure(view: DiceView, seat: int) -> Measure:
    """Return how a seat stands: its dice are both what it is worth and what it goes on with."""
    return Measure(view.dice[seat], view.dice[seat])


def holdings(state: State, seat: int) -> dict[str, int]:
    """Return what everybody can see a seat to have."""
    return {"dice": state.dice[seat]}


SIGHT: Final[Sight[State, DiceView]] = Sight(
    view=view,
    imagine=imagine,
    measure=measure,
    redact=redact,
    veiled=veiled,
    hides=hides,
    holdings=holdings,
)

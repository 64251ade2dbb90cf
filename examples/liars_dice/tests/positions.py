"""Positions made by hand: whose dice lie how, and what was played since."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mbira_liars_dice.actions import CODEC, Roll
from mbira_liars_dice.rules import State, apply, legal
from mbira_liars_dice.spec import DiceOptions

if TYPE_CHECKING:
    from collections.abc import Sequence


def position(hands: Sequence[str], *played: str, turn: int = 0, wild_ones: bool = True) -> State:
    """Return a position of seats that hold these hands; a seat with none is out already."""
    state = State(len(hands), DiceOptions(wild_ones=wild_ones))
    state.dice = [len(hand) for hand in hands]
    state.fallen = tuple(seat for seat, hand in enumerate(hands) if not hand)
    state.turn = turn
    for seat, hand in enumerate(hands):
        if hand:
            apply(state, Roll(seat, hand))
    return play(state, *played)


def play(state: State, *played: str) -> State:
    """Play on in a position; what seats do must be legal."""
    for text in played:
        action = CODEC.parse(text)
        assert state.actor < 0 or action in legal(state), text
        apply(state, action)
    return state

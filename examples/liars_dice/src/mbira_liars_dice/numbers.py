"""The game in numbers, for programs that learn: actions, and what a seat may know."""

from __future__ import annotations

from array import array
from functools import cache
from math import comb
from typing import TYPE_CHECKING, Final

from mbira.core.legal import ActionTable
from mbira.core.numbering import (
    ActionSpace,
    Field,
    Numbering,
    actor_number,
    common_fields,
    turned,
)
from mbira_liars_dice.actions import BIDS, FACES, LIAR, MOST_DICE, SIDES

if TYPE_CHECKING:
    from mbira_liars_dice.rules import State
    from mbira_liars_dice.spec import DiceOptions

STEPS: Final = 4
WHO: Final = "0 nobody, 1 this seat, 2 the next..."


def actions(seats: int, options: DiceOptions) -> ActionSpace:
    """Return all actions: nobody can bid more dice than all begin with (R3)."""
    return _space(seats * options.dice)


@cache
def _space(dice: int) -> ActionSpace:
    return ActionSpace([("liar", LIAR), ("bid", ActionTable(BIDS.actions[: SIDES * dice]))])


def outcomes(_: int, options: DiceOptions) -> int:
    """Return the most results of chance: the hands of a seat that has all its dice."""
    return comb(options.dice + SIDES - 1, SIDES - 1)


def fields(seats: int, options: DiceOptions) -> tuple[Field, ...]:
    """Return what the numbers mean."""
    return (
        *common_fields(seats, STEPS),
        Field("turn", 1, seats, f"who bids or doubts: {WHO}"),
        Field("dice", seats, options.dice, "of each seat, this one first", "amount"),
        Field("hand", SIDES, options.dice, "this seat's dice, by face", "amount"),
        Field("bid", 1, MOST_DICE, "how many dice the bid names; 0 none", "amount"),
        Field("face", 1, SIDES, "of which face"),
        Field("bidder", 1, seats, f"whose bid it is: {WHO}"),
        Field("last", seats * SIDES, options.dice, "the last round's dice, by face", "amount"),
    )


def numbers(state: State, seat: int) -> array[int]:
    """Return a position as a seat may know it: the cups of others hide what is under them."""
    seats = len(state.dice)
    who = turned(seats, seat)
    row = [seat, actor_number(state.actor, seats, seat), state.step, who[state.turn]]
    row += state.dice[seat:] + state.dice[:seat]
    row += map(state.hands[seat].count, FACES)
    row += [0, 0] if state.bid is None else [state.bid.count, state.bid.face]
    row.append(who[state.bidder])
    hands = [""] * seats if state.last is None else list(state.last.hands)
    for hand in hands[seat:] + hands[:seat]:
        row += map(hand.count, FACES)
    return array("h", row)


NUMBERING: Final[Numbering[State, DiceOptions]] = Numbering(
    actions=actions, outcomes=outcomes, fields=fields, numbers=numbers
)

"""How the game is played: all that a simulation needs."""

from __future__ import annotations

from collections import Counter
from copy import copy
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import TYPE_CHECKING, Final, TypeVar

from msgspec import Struct

from mbira.core.audit import must
from mbira.core.chance import Chance
from mbira.core.dispatch import on
from mbira.core.game import CHANCE, NOBODY, Outcome, Rules
from mbira.core.legal import Legal
from mbira.core.message import Message, seat_name
from mbira_liars_dice.actions import BIDS, FACES, LIAR, SIDES, Bid, Liar, Lift, Roll

if TYPE_CHECKING:
    from mbira.core.action import Action
    from mbira_liars_dice.spec import DiceOptions

T = TypeVar("T")
ROLLING, BIDDING, LIFTING, FINISHED = range(4)
"""The steps of a round, and the end. Seats decide while they bid, otherwise chance does."""
ONES = sum(1 << place for place in range(0, len(BIDS.actions), SIDES))
"""The bids on ones, as bits of BIDS."""


class Round(Struct, frozen=True):
    """A round that is over: everybody has seen it."""

    hands: tuple[str, ...]
    bid: Bid
    bidder: int
    caller: int
    found: int
    """How many dice counted for the bid."""
    loser: int


class State:
    """A position: how many dice each has, what lies under the cups, and the bid."""

    def __init__(self, seats: int, options: DiceOptions) -> None:
        self.options = options
        self.actor = CHANCE
        self.step = ROLLING
        self.turn = 0
        """The seat that bids or doubts; while dice are rolled, the one that will bid first."""
        self.dice = [options.dice] * seats
        self.hands = [""] * seats
        """What lies under each cup; empty until it is rolled."""
        self.bid: Bid | None = None
        self.bidder = -1
        self.last: Round | None = None
        self.fallen: tuple[int, ...] = ()
        """The seats that lost all dice, in the order in which they did."""

    def clone(self) -> State:
        """Return an equal state that shares nothing that changes."""
        new = copy(self)
        new.dice, new.hands = self.dice[:], self.hands[:]
        return new


def legal(state: State) -> Legal:
    """Return what the seat to act may do: raise the bid (R3, R4), or doubt it (R5)."""
    bid = state.bid
    lowest = 0 if bid is None else BIDS.index[bid] + 1
    higher = (1 << SIDES * sum(state.dice)) - (1 << lowest)
    if state.options.wild_ones:
        higher &= ~ONES
    return Legal([(BIDS, higher), (LIAR, int(bid is not None))])


def chance(state: State) -> Chance:
    """Return what chance may do: roll the dice of the next seat, or lift the cups."""
    if state.step == LIFTING:
        return Chance([Lift()])
    seat = _unrolled(state)[0]
    return _rolls(seat, state.dice[seat])


def _unrolled(state: State) -> list[int]:
    """Return the seats that have dice and have not rolled them."""
    return [seat for seat, dice in enumerate(state.dice) if dice and not state.hands[seat]]


@cache
def _rolls(seat: int, dice: int) -> Chance:
    """Return all hands of some dice; each is as likely as there are ways to roll it."""
    hands = ["".join(hand) for hand in combinations_with_replacement(FACES, dice)]
    ways = [factorial(dice) // prod(map(factorial, Counter(hand).values())) for hand in hands]
    return Chance([Roll(seat, hand) for hand in hands], ways)


def _roll(state: State, action: Roll) -> None:
    state.hands[action.seat] = action.hand
    if not _unrolled(state):
        state.step, state.actor = BIDDING, state.turn


def _bid(state: State, action: Bid) -> None:
    state.bid, state.bidder = action, state.turn
    state.turn = state.actor = next_with_dice(state, state.turn)


def _liar(state: State, _: Liar) -> None:
    """Let the cups be lifted by chance: what they show cannot be taken back then."""
    state.step, state.actor = LIFTING, CHANCE


def _lift(state: State, _: Lift) -> None:
    """Show all dice; the seat that was wrong loses one and begins the next round (R6 to R9)."""
    bid = given(state.bid)
    found = sum(matching(hand, bid.face, wild=state.options.wild_ones) for hand in state.hands)
    loser = state.turn if found >= bid.count else state.bidder
    state.last = Round(tuple(state.hands), bid, state.bidder, state.turn, found, loser)
    state.dice[loser] -= 1
    state.hands = [""] * len(state.hands)
    state.bid, state.bidder = None, -1
    if not state.dice[loser]:
        state.fallen += (loser,)
    state.turn = loser if state.dice[loser] else next_with_dice(state, loser)
    over = len(state.fallen) == len(state.dice) - 1
    state.step, state.actor = (FINISHED, NOBODY) if over else (ROLLING, CHANCE)


def given(value: T | None) -> T:
    """Return what the step of the game says is there."""
    if value is None:
        raise AssertionError("something is not there that the step of the game asks for")
    return value


def matching(hand: str, face: int, *, wild: bool) -> int:
    """Return how many dice of a hand count for a face."""
    return hand.count(str(face)) + (hand.count("1") if wild and face != 1 else 0)


def next_with_dice(state: State, seat: int) -> int:
    """Return the next seat in turn that still has dice."""
    seats = len(state.dice)
    in_turn = ((seat + step) % seats for step in range(1, seats + 1))
    return next(after for after in in_turn if state.dice[after])


APPLY: Final = dict((on(Roll, _roll), on(Bid, _bid), on(Liar, _liar), on(Lift, _lift)))


def apply(state: State, action: Action) -> None:
    """Carry an action out, and everything that follows without a decision."""
    APPLY[type(action)](state, action)


def outcome(state: State) -> Outcome | None:
    """Return how the match ended: later out is ranked higher, and dice left are the score (R9)."""
    if state.step != FINISHED:
        return None
    ranking = (state.turn, *reversed(state.fallen))
    why = Message("end-last", {"seat": seat_name(state.turn)})
    return Outcome(tuple((seat,) for seat in ranking), tuple(state.dice), (why,))


def audit(state: State) -> None:
    """Raise AssertionError if dice, cups or the bid do not add up."""
    must(all(0 <= dice <= state.options.dice for dice in state.dice), f"dice: {state.dice}")
    for dice, hand in zip(state.dice, state.hands, strict=True):
        must(len(hand) in {0, dice}, f"{dice} dice fell as {hand!r}")
        must(set(hand) <= set(FACES) and list(hand) == sorted(hand), f"no hand: {hand!r}")
    without = {seat for seat, dice in enumerate(state.dice) if not dice}
    must(sorted(state.fallen) == sorted(without), f"{state.fallen} fell, {without} have no dice")
    must(state.dice[state.turn] > 0, "it is the turn of a seat without dice")
    must((state.bid is None) == (state.bidder < 0), f"seat {state.bidder} bid {state.bid}")
    must(state.bid is None or state.bid.count <= sum(state.dice), f"nobody can bid {state.bid}")
    rolled = not _unrolled(state)
    must(rolled == (state.step in {BIDDING, LIFTING}), f"step {state.step} with {state.hands}")
    must(
        (state.actor == NOBODY) == (state.step == FINISHED),
        f"actor {state.actor} in step {state.step}",
    )


RULES: Final[Rules[State, DiceOptions]] = Rules(
    start=State, legal=legal, chance=chance, apply=apply, outcome=outcome, audit=audit
)

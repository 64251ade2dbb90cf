"""Each rule of the README, in positions made by hand."""

from __future__ import annotations

from math import isclose

import pytest
from positions import play, position

from mbira.core.game import CHANCE, NOBODY
from mbira_liars_dice.actions import CODEC, Bid, Liar, Roll
from mbira_liars_dice.rules import State, audit, chance, legal, matching, outcome
from mbira_liars_dice.spec import DiceOptions
from mbira_liars_dice.words import SPEECH


def bids(state: State) -> list[str]:
    return [str(action) for action in legal(state)]


def why(state: State, action: str) -> tuple[str, str]:
    reason = SPEECH.why_not(state, CODEC.parse(action))
    return reason.id, reason.rule


def test_r1_everybody_begins_with_the_dice_that_were_agreed() -> None:
    assert State(6, DiceOptions()).dice == [5] * 6
    assert State(2, DiceOptions(dice=2)).dice == [2, 2]


def test_r2_chance_rolls_for_one_seat_after_the_other_and_then_the_first_bids() -> None:
    state = State(2, DiceOptions(dice=2))
    assert state.actor == CHANCE
    assert all(isinstance(roll, Roll) and roll.seat == 0 for roll in chance(state))
    play(state, "roll 0 11", "roll 1 26")
    assert (state.actor, state.hands) == (0, ["11", "26"])


def test_r2_every_fall_of_the_dice_is_as_likely_as_on_a_table() -> None:
    rolls = chance(State(2, DiceOptions(dice=3)))
    assert (len(rolls), rolls.total) == (56, 216)
    assert isclose(rolls.probability(Roll(0, "111")), 1 / 216)
    assert isclose(rolls.probability(Roll(0, "112")), 3 / 216)
    assert isclose(rolls.probability(Roll(0, "123")), 6 / 216)


def test_r2_seats_bid_in_turn_and_those_without_dice_are_left_out() -> None:
    state = position(["22", "", "33", "44"], "bid 1 2")
    assert state.actor == 2
    assert play(state, "bid 1 3", "bid 1 4").actor == 0


def test_r3_the_first_bid_can_be_any_up_to_the_dice_that_there_are() -> None:
    state = position(["2", "3"], wild_ones=False)
    assert bids(state) == [f"bid {count} {face}" for count in (1, 2) for face in range(1, 7)]
    assert why(state, "bid 3 2") == ("why-too-many", "R3")


def test_r3_a_later_bid_has_more_dice_or_as_many_of_a_higher_face() -> None:
    state = position(["2", "3"], "bid 1 4", wild_ones=False)
    higher = ["bid 1 5", "bid 1 6", *(f"bid 2 {face}" for face in range(1, 7))]
    assert bids(state) == [*higher, "liar"]
    assert why(state, "bid 1 4") == why(state, "bid 1 3") == ("why-too-low", "R3")


def test_r4_nobody_bids_on_wild_ones() -> None:
    state = position(["2", "3"], "bid 1 6")
    assert bids(state) == [*(f"bid 2 {face}" for face in range(2, 7)), "liar"]
    assert why(state, "bid 2 1") == ("why-ones", "R4")


def test_r4_wild_ones_count_as_every_face() -> None:
    assert matching("11335", 3, wild=True) == 4
    assert matching("11335", 3, wild=False) == 2
    assert matching("11335", 1, wild=True) == 2
    state = position(["114", "456"], "bid 4 4", "liar", "lift")
    assert state.last is not None
    assert (state.last.found, state.last.loser) == (4, 1)


def test_r4_ones_that_are_not_wild_count_as_ones() -> None:
    state = position(["114", "456"], "bid 3 4", "liar", "lift", wild_ones=False)
    assert state.last is not None
    assert (state.last.found, state.last.loser) == (2, 0)
    ones = position(["114", "456"], "bid 2 1", "liar", "lift", wild_ones=False)
    assert ones.last is not None
    assert (ones.last.found, ones.last.loser) == (2, 1)


def test_r5_there_is_nothing_to_doubt_before_the_first_bid() -> None:
    state = position(["2", "3"])
    assert Liar() not in legal(state)
    assert why(state, "liar") == ("why-nothing-bid", "R5")


def test_r5_over_the_highest_bid_there_is_only_doubt() -> None:
    assert bids(position(["2", "3"], "bid 2 6")) == ["liar"]


@pytest.mark.parametrize(("bid", "loser"), [("2 5", 2), ("3 5", 2), ("4 5", 1), ("4 6", 1)])
def test_r6_the_seat_that_was_wrong_loses(bid: str, loser: int) -> None:
    """Three dice count as fives, two as sixes."""
    state = position(["155", "226", "334"], "bid 1 2", f"bid {bid}", "liar")
    assert state.actor == CHANCE
    assert [str(action) for action in chance(state)] == ["lift"]
    play(state, "lift")
    assert state.last is not None
    assert (state.last.bidder, state.last.caller, state.last.loser) == (1, 2, loser)
    assert [seat for seat in range(3) if state.dice[seat] == 2] == [loser]


def test_r6_all_see_all_dice_of_the_round_that_is_over() -> None:
    state = position(["155", "226"], "bid 1 2", "liar", "lift")
    assert state.last is not None
    assert state.last.hands == ("155", "226")
    assert state.hands == ["", ""]


@pytest.mark.parametrize(("bid", "loser"), [("1 3", 2), ("3 5", 1)])
def test_r7_the_seat_that_lost_a_die_begins_the_next_round(bid: str, loser: int) -> None:
    state = position(["22", "34", "34"], "bid 1 2", f"bid {bid}", "liar", "lift")
    hands = [f"roll {seat} {'6' * dice}" for seat, dice in enumerate(state.dice)]
    assert play(state, *hands).actor == loser


@pytest.mark.parametrize(("turn", "out", "begins"), [(0, 0, 1), (2, 2, 3), (3, 3, 1)])
def test_r8_if_the_loser_is_out_the_next_seat_with_dice_begins(
    turn: int, out: int, begins: int
) -> None:
    hands = ["22", "22", "22", "22"]
    hands[out] = "2"
    if out == 3:
        hands[0] = ""
    state = position(hands, "bid 5 6", "liar", "lift", turn=turn)
    assert state.dice[out] == 0
    assert state.turn == begins
    assert state.fallen[-1] == out
    audit(state)


def test_r9_the_last_with_dice_wins_and_later_out_is_ranked_higher() -> None:
    state = position(["33", "4", ""], "bid 1 3")
    assert outcome(state) is None
    play(state, "liar", "lift")
    assert state.actor == NOBODY
    ended = outcome(state)
    assert ended is not None
    assert ended.ranking == ((0,), (1,), (2,))
    assert ended.scores == (2, 0, 0)
    assert [said.id for said in ended.why] == ["end-last"]


def test_what_chance_does_is_not_for_seats_to_do() -> None:
    state = position(["2", "3"], "bid 1 2")
    assert why(state, "lift") == ("why-not-now", "")
    assert why(state, "roll 1 6") == ("why-not-now", "")


def test_the_audit_finds_what_does_not_add_up() -> None:
    state = position(["22", "33"], "bid 1 2")
    for broken in (
        {"dice": [2, 6]},
        {"hands": ["2", "33"]},
        {"hands": ["32", "33"]},
        {"hands": ["", "33"]},
        {"fallen": (1,)},
        {"bidder": -1},
        {"bid": Bid(5, 2)},
        {"actor": NOBODY},
    ):
        other = state.clone()
        vars(other).update(broken)
        with pytest.raises(AssertionError):
            audit(other)
    audit(state)


def test_a_clone_shares_nothing_that_changes() -> None:
    state = position(["22", "33"], "bid 1 2")
    other = play(state.clone(), "liar", "lift")
    assert (state.dice, state.hands) == ([2, 2], ["22", "33"])
    assert other.dice == [2, 1]

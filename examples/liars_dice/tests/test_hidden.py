"""Nobody is told of a die under another's cup before the cups are lifted."""

from __future__ import annotations

import json
import random

import msgspec
import pytest
from positions import position

import mbira
from mbira.bots.bot import Decision
from mbira.core.errors import NotUndoableError
from mbira.core.game import Record, describe
from mbira.core.question import ask
from mbira_liars_dice.actions import Roll
from mbira_liars_dice.game import GAME
from mbira_liars_dice.queries import QUESTIONS
from mbira_liars_dice.views import DiceView, hides, imagine, redact, veiled, view


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_no_view_and_no_record_holds_a_die_of_another_in_a_whole_match(seat: int | None) -> None:
    rng = random.Random(1)
    match = mbira.new("liars_dice", seats=3, seed=1)
    while not match.over:
        seen = match.view(seat)
        assert isinstance(seen, DiceView)
        for other, hand in enumerate(seen.hands):
            assert other == seat or set(hand) <= {"?"}
            assert len(hand) == seen.dice[other]
        match.play(match.legal().choose(rng))
    rolls = [record.action for record in match.records_for(seat) if isinstance(record.action, Roll)]
    assert {roll.seat for roll in rolls} == {0, 1, 2}
    assert all(veiled(roll) == (roll.seat != seat) for roll in rolls)


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_two_positions_that_differ_in_what_is_hidden_look_the_same(seat: int | None) -> None:
    """Views, drawings, questions, what may be done, and what is said of it."""
    one = position(["12345", "22233", "16"], "bid 2 3")
    two = position(["66666", "22233", "16"], "bid 2 3")
    if seat != 1:
        two.hands[1] = "44444"
    if seat != 2:
        two.hands[2] = "55"
    assert one.hands != two.hands
    seen, same = view(one, seat), view(two, seat)
    assert msgspec.json.encode(seen) == msgspec.json.encode(same)
    assert GAME.draw(seen, str) == GAME.draw(same, str)
    assert ask(QUESTIONS, seen, ["odds"]) == ask(QUESTIONS, same, ["odds"])
    assert GAME.speech.question(one) == GAME.speech.question(two)
    assert list(GAME.rules.legal(one)) == list(GAME.rules.legal(two))
    for action in GAME.rules.legal(one):
        record = Record(1, action)
        assert describe(GAME, one, record) == describe(GAME, two, record)


def test_a_hidden_roll_tells_how_many_dice_there_are_and_nothing_else() -> None:
    state = position(["12345", "22233"])
    record = Record("chance", Roll(0, "12345"))
    assert redact(state, record, 0) is record
    for seat in (1, None):
        assert redact(state, record, seat) == Record("chance", Roll(0, "?????"))
    assert not any(face in str(describe(GAME, state, redact(state, record, 1))) for face in "1234")


def test_nothing_is_hidden_from_somebody_with_all_cups() -> None:
    state = position(["12", "", "34"])
    assert not hides(state, [0, 2])
    assert hides(state, [0])
    assert hides(state, [])
    last = position(["33", "4", ""], "bid 1 3", "liar", "lift")
    assert not hides(last, [])


def test_what_is_imagined_keeps_what_is_known_and_rolls_the_rest() -> None:
    state = position(["12345", "22233"])
    found = {imagine(view(state, 0), random.Random(seed)).hands[1] for seed in range(50)}
    assert len(found) > 30
    assert all(len(hand) == 5 and hand == "".join(sorted(hand)) for hand in found)
    assert imagine(view(state, 0), random.Random(0)).hands[0] == "12345"


def test_bots_are_given_views() -> None:
    match = mbira.new("liars_dice", seats=2, seed=1)
    decision = Decision.of(match)
    told = json.dumps([msgspec.to_builtins(decision.view), msgspec.to_builtins(decision.log)])
    hands = [record.action.hand for record in match.records if isinstance(record.action, Roll)]
    assert hands[0] in told
    assert hands[1] not in told


def test_a_doubt_cannot_be_taken_back_once_the_dice_are_seen() -> None:
    """The cups are lifted by chance, so undo stops there: at the end of the match too."""
    match = mbira.new("liars_dice", seats=2, seed=1, dice=1)
    match.play(mbira.parse("liars_dice", "bid 2 6"))
    match.play(mbira.parse("liars_dice", "liar"))
    assert match.over
    with pytest.raises(NotUndoableError):
        match.undo(1)

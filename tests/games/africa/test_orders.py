"""Orders: bids, answers to attacks and reputation that were decided beforehand."""

from __future__ import annotations

import random

import pytest

from mbira.games.africa.game import GAME
from tests.games.africa.rules.test_rulings_duels import meeting
from tests.games.africa.scene import Scene
from tests.games.africa.views.test_redaction import (
    positions,
    with_other_commitments,
    with_other_secrets,
)
from tests.games.orders import answer, answered, ended, given


@pytest.mark.parametrize(
    ("before", "do", "number", "done"),
    [
        ((), "up-to", 4, "bid 1"),
        (("3",), "up-to", 4, "bid 4"),
        (("4",), "up-to", 4, "pass"),
        (("3",), "exactly", 5, "bid 5"),
        (("5",), "exactly", 5, "pass"),
        (("3",), "exactly", 99, "pass"),
        (("3",), "pass", None, "pass"),
    ],
)
def test_bids_are_as_they_were_decided(
    before: tuple[str, ...], do: str, number: int | None, done: str
) -> None:
    scene = Scene().influence(6, 6, 6).bidding().bids(*before)
    assert answered(scene, "auction", do, number) == done


def test_an_order_for_an_auction_ends_when_the_seat_has_bid() -> None:
    scene = Scene().influence(6, 6, 6).bidding()
    order = given(scene, 1, "auction", "up-to", "auction", 4)
    assert not ended(scene.bids("2"), 1, order)
    assert ended(scene.bids("3"), 1, order)
    later = given(scene, 1, "auction", "pass", "auction")
    assert not ended(scene, 1, later), "it is about the next auction"


def defending(text: str) -> Scene:
    """Return a scene in which seat 1 is attacked, and seat 0 has committed something."""
    scene = meeting().influence(4, 4, 4).holds(1, "caravan 1").play("halt", "fight congo 1")
    scene.play(f"commit {text}")
    assert scene.state.actor == 1
    return scene


@pytest.mark.parametrize("attack", ["retreat", "0", "4"])
@pytest.mark.parametrize(
    ("do", "number", "done"),
    [("retreat", None, "retreat"), ("hold", 0, "0"), ("hold", 3, "3"), ("hold", 99, "4")],
)
def test_an_attack_is_answered_whatever_the_other_side_commits_in_secret(
    attack: str, do: str, number: int | None, done: str
) -> None:
    scene = defending(attack)
    assert answered(scene, "attacked", do, number) == f"commit {done}"
    scene.play(f"commit {done}")
    assert answered(scene, "attacked", do, number) == "stake caravan 0"


def test_stakes_of_what_was_committed_by_hand_are_decided_by_hand() -> None:
    scene = defending("0").play("commit 2")
    assert answered(scene, "attacked", "hold", 3) == ""


def test_ones_own_attack_is_not_for_it() -> None:
    scene = meeting().influence(4, 4, 4).play("halt", "fight congo 1")
    assert answered(scene, "attacked", "retreat") == ""


@pytest.mark.parametrize(("do", "done"), [("pay", "raise"), ("keep", "done")])
def test_reputation_is_paid_for_or_left(do: str, done: str) -> None:
    seen = 0
    for seed in range(6):
        for state in positions(3, seed):
            if state.actor >= 0 and GAME.sight.view(state, None).step == "raising":
                legal = {str(action) for action in GAME.rules.legal(state)}
                wanted = done if done in legal else "done"
                assert answer(GAME, state, "reputation", do) == wanted
                seen += 1
    assert seen


def test_an_order_for_a_round_ends_with_it() -> None:
    scene = Scene()
    order = given(scene, 1, "attacked", "retreat", "round")
    assert not ended(scene, 1, order)
    assert ended(scene.play("end"), 1, order)


def test_secrets_of_others_are_nothing_to_an_order() -> None:
    rng, seen = random.Random(4), 0
    orders = (("retreat", None), ("hold", 0), ("hold", 2))
    for seed in range(4):
        for state in positions(3, seed):
            if state.actor < 0:
                continue
            for twin in (with_other_secrets, with_other_commitments):
                other = twin(state, state.actor, rng)
                if other is not None and other.actor == state.actor:
                    seen += 1
                    for do, number in orders:
                        done = answer(GAME, state, "attacked", do, number)
                        assert done == answer(GAME, other, "attacked", do, number)
    assert seen > 40

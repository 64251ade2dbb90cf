"""Orders: what is offered to the druid was decided beforehand, from what the seat has itself."""

from __future__ import annotations

import random

import pytest

from mbira.games.meduris.game import GAME
from tests.games.meduris.scene import LAST_ROCK, Scene
from tests.games.meduris.views.test_redaction import positions, twin
from tests.games.orders import answer, answered, ended, given

# Space 8 asks for stone and copper.


def ritual(size: int = 2, **stock: int) -> Scene:
    """Let the druid come to seat 1's hut, in a settlement of a size."""
    scene = Scene().huts(1, 8).huts(2, *range(9, 8 + size)).druid(LAST_ROCK).stock(1, **stock)
    return scene.play("temple 16")


def test_nothing_is_offered_whatever_one_has() -> None:
    assert answered(ritual(stone=3, copper=3), "rituals", "nothing") == "offer nothing"


@pytest.mark.parametrize(
    ("number", "size", "stock", "done"),
    [
        (2, 2, {"stone": 1, "copper": 1}, "both"),
        (1, 2, {"stone": 1, "copper": 2}, "copper"),
        (1, 2, {"stone": 2, "copper": 1}, "stone"),
        (2, 2, {"stone": 1, "wood": 9}, "stone"),
        (2, 2, {"wood": 9, "wool": 9}, "nothing"),
        (2, 1, {"stone": 2, "copper": 1}, "stone"),
    ],
)
def test_up_to_a_number_is_offered_of_what_one_has(
    number: int, size: int, stock: dict[str, int], done: str
) -> None:
    assert answered(ritual(size, **stock), "rituals", "up-to", number) == f"offer {done}"


def test_the_token_is_offered_where_there_is_one() -> None:
    assert answered(ritual(stone=1, copper=1), "rituals", "token") == "offer nothing"
    scene = Scene().huts(1, 8).tokens("druid", 8).druid(LAST_ROCK).play("temple 16")
    assert answered(scene, "rituals", "token") == "offer token"


def test_what_was_offered_is_paid_if_that_is_asked() -> None:
    scene = Scene(payments="any").huts(1, 8).huts(2, 9).druid(LAST_ROCK)
    scene.stock(0, wood=4, wool=4, copper=4, stone=4).stock(1, stone=2, copper=2)
    scene.play("temple 16", "pay", "offer both")
    assert scene.view().step == "payment"
    assert answered(scene, "rituals", "up-to", 2) == "pay"
    assert answered(scene, "rituals", "nothing") == "", "this was offered by hand"


def test_what_a_turn_asks_otherwise_is_not_for_it() -> None:
    assert answered(Scene(), "rituals", "nothing") == ""


def test_an_order_for_a_turn_ends_with_it() -> None:
    scene = ritual(stone=1)
    order = given(scene, 1, "rituals", "up-to", "turn", 2)
    scene.play("offer nothing")
    while scene.state.turn == 1 and scene.view().step == "offering":
        assert not ended(scene, 1, order)
        scene.play("offer nothing")
    assert scene.state.turn > 1
    assert ended(scene, 1, order)


def test_stocks_dealt_otherwise_are_nothing_to_an_order() -> None:
    rng, seen = random.Random(4), 0
    for seed in range(4):
        for state in positions(3, seed):
            if state.actor < 0 or GAME.sight.view(state, None).step != "offering":
                continue
            one, two = (seat for seat in range(3) if seat != state.actor)
            other = twin(state, one, two, rng)
            if other is not None:
                seen += 1
                for do, number in (("nothing", None), ("up-to", 1), ("up-to", 2), ("token", None)):
                    done = answer(GAME, state, "rituals", do, number)
                    assert done == answer(GAME, other, "rituals", do, number)
    assert seen > 20

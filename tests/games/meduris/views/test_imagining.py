"""From a view back to a state: what is imagined could be so, and looks the same (R23)."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from mbira.games.meduris.data import MATERIALS
from mbira.games.meduris.game import GAME
from mbira.games.meduris.rules.state import REPLACEMENT, RETURN, State
from mbira.games.meduris.views.imagine import restore
from tests import matches
from tests.games.audit import fields_of
from tests.games.meduris.scene import LAST_ROCK, Scene
from tests.games.meduris.views.test_redaction import positions

if TYPE_CHECKING:
    from mbira.games.meduris.views.view import MedurisView

TABLES = [
    (seats, payments, stocks)
    for seats in (2, 3, 4)
    for payments in ("fewest", "any")
    for stocks in ("hidden", "totals", "open")
]


def look(state: State, seat: int | None) -> MedurisView:
    return GAME.sight.view(state, seat)


def check_imagined(state: State, seat: int | None, rng: random.Random) -> State:
    imagined = matches.check_imagined(GAME, state, seat, rng)
    if state.step == RETURN:
        assert imagined.has_any(state.actor)
    if state.step == REPLACEMENT and state.rules.payments == "fewest":
        assert not any(imagined.held(state.actor)[kind] for kind in lacking(state))
    return imagined


def lacking(state: State) -> list[int]:
    """Return the kinds that the payer has shown to lack."""
    kinds = zip(state.board.symbols[state.site], (state.lack_one, state.lack_two), strict=True)
    return [kind for kind, lack in kinds if lack]


@pytest.mark.parametrize(("seats", "payments", "stocks"), TABLES)
def test_what_is_imagined_has_the_same_view(seats: int, payments: str, stocks: str) -> None:
    rng = random.Random(seats)
    options = {"payments": payments, "stocks": stocks, "tokens": "placed"}
    for number, state in enumerate(positions(seats, 11, **options)):
        if number % 12 == 0 or (state.step == REPLACEMENT and number % 2):
            for seat in (None, *range(seats)):
                check_imagined(state, seat, rng)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_open_view_is_the_whole_state(seats: int) -> None:
    options = {"stocks": "open", "payments": "any", "tokens": "placed"}
    for state in positions(seats, 12, **options):
        again = GAME.sight.imagine(look(state, None), random.Random(0))
        for name in fields_of(State):
            assert getattr(again, name) == getattr(state, name), name


def test_what_is_hidden_is_imagined_in_many_ways_and_what_is_known_is_not() -> None:
    scene = Scene(4)
    rng = random.Random(1)
    dealt = [GAME.sight.imagine(scene.view(2), rng) for _ in range(200)]
    assert {tuple(each.held(2)) for each in dealt} == {(1, 1, 1, 1)}
    for seat in (0, 1, 3):
        assert len({tuple(each.held(seat)) for each in dealt}) > 20
        for kind in MATERIALS:
            assert {each.held(seat)[kind] for each in dealt} == {0, 1, 2, 3}
    open_scene = Scene(4, stocks="open")
    assert GAME.sight.imagine(open_scene.view(None), rng).stock == [1] * 16
    two = Scene(2).stock(0, wood=3).stock(1, stone=4)
    assert GAME.sight.imagine(two.view(0), rng).stock == two.state.stock, "the rest is the other's"


def test_known_numbers_are_kept_and_kinds_are_not_known() -> None:
    scene = Scene(3, stocks="totals").stock(0, wood=5).stock(1, stone=2).stock(2, wool=3)
    rng = random.Random(1)
    dealt = [GAME.sight.imagine(scene.view(2), rng) for _ in range(60)]
    for each in dealt:
        assert [sum(each.held(seat)) for seat in range(3)] == [5, 2, 3]
    assert {each.held(1)[0] for each in dealt} == {0, 1, 2}


def hoards(step: str, **stock: int) -> Scene:
    """Let seat 0 pay for something while seat 2 has nearly the whole mountain."""
    scene = Scene().stock(0, **stock).stock(1)
    return scene.hoard(2, wood=1, wool=1, copper=1, stone=1).play(step)


@pytest.mark.parametrize(
    ("step", "stock"),
    [
        ("temple 8", {"stone": 1, "wood": 3}),  # copper is replaced
        ("temple 8", {"copper": 4}),  # stone is
        ("temple 5", {"wood": 4}),  # wool is, of wood and wool
        ("temple 5", {"wool": 4}),  # wood is
        ("temple 5", {"stone": 6}),  # both are
        ("temple 26", {"wood": 4}),  # wool is, of wool and wood
        ("hut 30", {"copper": 1, "wood": 3}),
    ],
)
def test_a_payer_is_imagined_without_what_it_replaces(step: str, stock: dict[str, int]) -> None:
    """However much of it lies behind the other screens."""
    scene = hoards(step, **stock)
    assert scene.state.step == REPLACEMENT
    for seed in range(5):
        check_imagined(scene.state, 1, random.Random(seed))
        check_imagined(scene.state, None, random.Random(seed))


@pytest.mark.parametrize("stocks", ["hidden", "totals"])
def test_a_payer_is_imagined_with_enough_to_pay_the_rest(stocks: str) -> None:
    """A dear hut: hardly any deal at random would do."""
    scene = Scene(stocks=stocks).huts(1, 6, 8).stock(1).stock(0, wood=3, copper=8, wool=1)
    scene.hoard(2, wood=6, wool=6, copper=6, stone=6).play("hut 7")
    assert (scene.state.step, scene.state.lack_two) == (REPLACEMENT, 3)
    for seed in range(5):
        check_imagined(scene.state, 1, random.Random(seed))


@pytest.mark.parametrize("stocks", ["hidden", "totals"])
def test_a_payer_is_imagined_with_what_it_may_keep(stocks: str) -> None:
    scene = Scene(payments="any", stocks=stocks).huts(1, 6, 8).stock(1)
    scene.stock(0, wood=3, copper=9, stone=3).hoard(2, wood=6, wool=6, copper=6, stone=6)
    scene.play("hut 7", "spare stone", "spare wood")
    for seed in range(5):
        check_imagined(scene.state, 1, random.Random(seed))
    scene.play("pay")
    for seed in range(5):
        check_imagined(scene.state, 1, random.Random(seed))


@pytest.mark.parametrize("stock", [{"wood": 3, "stone": 3}, {"wood": 4, "stone": 2, "copper": 3}])
def test_a_payer_is_imagined_with_just_what_is_due(stock: dict[str, int]) -> None:
    """The others see how many materials there are, and that they were enough."""
    scene = Scene(payments="any", stocks="totals").huts(1, 6, 8).stock(1).stock(0, **stock)
    scene.hoard(2, wood=1, wool=1, copper=1, stone=1).play("hut 7")
    for seed in range(5):
        check_imagined(scene.state, 1, random.Random(seed))


def test_who_must_give_something_back_is_imagined_with_something() -> None:
    scene = Scene(4).stock(0, wood=1).stock(1).stock(2).stock(3, wool=1).rolling()
    scene.play("roll minus")
    for seed in range(20):
        imagined = check_imagined(scene.state, 1, random.Random(seed))
        assert imagined.has_any(0)


def test_restoring_keeps_everything_but_the_hidden_stocks() -> None:
    scene = Scene(turn_limit=None).huts(0, 8, 9, 31).huts(1, 0).temples(2, 10, 20).druid(LAST_ROCK)
    scene.tokens("druid", 8, 14).tokens("points", 25).points(7, 8, 109).stock(0, wood=1)
    again = restore(scene.view(0))
    assert (again.held(0), again.held(1)) == ([1, 0, 0, 0], [0, 0, 0, 0])
    for name in ("size", "up_to", "owner", "huts", "temples", "runes", "tokens", "vp", "towers",
                 "huts_left", "temples_left", "druid", "supply", "turn", "first",
                 ):  # fmt: skip
        assert getattr(again, name) == getattr(scene.state, name), name

"""Ruling R23: what is hidden stays hidden, whatever is looked at, said, asked or played."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from mbira.core.game import CHANCE, NOBODY, Record, describe
from mbira.core.question import ask
from mbira.games.meduris.actions import Hut, Offer, Return, Roll, Temple
from mbira.games.meduris.data import HUT_TOKEN, MATERIAL_IDS, MATERIALS
from mbira.games.meduris.game import GAME
from mbira.games.meduris.rules import payment
from mbira.games.meduris.rules.state import PAYMENT, REPLACEMENT, RETURN
from mbira.games.meduris.spec import MedurisOptions
from tests import matches
from tests.games.meduris.scene import LAST_ROCK, Scene

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mbira.core.action import Action
    from mbira.games.meduris.rules.state import State

RANDOM_TABLES = [
    (seats, payments, stocks)
    for seats in (3, 4)
    for payments in ("fewest", "any")
    for stocks in ("hidden", "totals")
]


def positions(seats: int, seed: int, **options: object) -> Iterator[State]:
    rules = MedurisOptions(**options)  # type: ignore[arg-type]
    return matches.random_positions(GAME, seats, seed, rules)


def possible(state: State) -> bool:
    """Return whether the seat to act has what it has shown to have, and not what it lacks."""
    if not matches.adds_up(GAME, state):
        return False
    if state.step == RETURN:
        return state.has_any(state.actor)
    if state.step == REPLACEMENT and state.rules.payments == "fewest":
        return not state.held(state.actor)[payment.lacking(state)]
    return True


def twin(state: State, one: int, two: int, rng: random.Random) -> State | None:
    """Return a state in which two seats' materials are dealt otherwise; None if none was found."""
    pool = [kind for seat in (one, two) for kind in MATERIALS
            for _ in range(state.held(seat)[kind])]  # fmt: skip
    for _ in range(5):
        rng.shuffle(pool)
        to_one = sum(state.held(one))
        if state.rules.stocks == "hidden":
            to_one = rng.randint(0, len(pool))
        other = state.clone()
        for seat, held in ((one, pool[:to_one]), (two, pool[to_one:])):
            other.stock[seat * 4 : seat * 4 + 4] = [held.count(kind) for kind in MATERIALS]
        if other.stock != state.stock and possible(other):
            return other
    return None


def missing(state: State, action: Action) -> tuple[int, int]:
    """Return what the actor would have to replace to pay for an action."""
    if isinstance(action, Hut | Temple):
        site = action.space
        price = state.size[site] if isinstance(action, Hut) else 1
        free = isinstance(action, Hut) and state.tokens[HUT_TOKEN] >> site & 1
        due = (0, 0) if free else (price, price)
    elif isinstance(action, Offer):
        site = state.druid
        one, two = (MATERIAL_IDS[kind] for kind in state.board.symbols[site])
        due = (int(action.gift in {one, "both"}), int(action.gift in {two, "both"}))
    else:
        return (0, 0)
    have = payment.purse(state, state.actor, site)
    return (max(0, due[0] - have[0]), max(0, due[1] - have[1]))


def shows_stock(state: State, other: State, action: Action) -> bool:
    """Return whether the rules let the table see, after an action, what was dealt otherwise.

    What a payer lacks is seen when it pays, unless it may replace what it has as well; and who has
    nothing, when everybody gives one back.
    """
    if isinstance(action, Return) or action == Roll("minus"):
        seats = range(state.seats)
        return list(map(state.has_any, seats)) != list(map(other.has_any, seats))
    if state.rules.payments == "any":
        return False
    return missing(state, action) != missing(other, action)


def check_alike(state: State, other: State, viewer: int | None) -> int:
    """Check that a viewer cannot tell two states apart; return how much was tried."""
    assert GAME.sight.view(other, viewer) == GAME.sight.view(state, viewer)
    assert GAME.speech.question(other) == GAME.speech.question(state)
    if state.actor in {NOBODY, CHANCE}:
        actions = list(GAME.rules.chance(state)) if state.actor == CHANCE else []
    else:
        actions = [
            action for action in GAME.rules.legal(state) if action in GAME.rules.legal(other)
        ]
    for action in actions[:: max(1, len(actions) // 8)]:
        record = Record("chance" if state.actor == CHANCE else state.actor, action)
        seen = GAME.sight.redact(state, record, viewer)
        assert seen == GAME.sight.redact(other, record, viewer)
        after, after_other = state.clone(), other.clone()
        GAME.rules.apply(after, action)
        GAME.rules.apply(after_other, action)
        if GAME.sight.view(after, viewer) == GAME.sight.view(after_other, viewer):
            assert describe(GAME, state, seen) == describe(GAME, other, seen)
            assert GAME.speech.question(after) == GAME.speech.question(after_other)
        else:
            assert shows_stock(state, other, action), f"'{action}' gives a stock away"
    return len(actions)


@pytest.mark.parametrize(("seats", "payments", "stocks"), RANDOM_TABLES)
def test_stocks_dealt_otherwise_look_sound_and_act_the_same(
    seats: int, payments: str, stocks: str
) -> None:
    rng, tried, twins = random.Random(seats), 0, 0
    for number, state in enumerate(positions(seats, 5, payments=payments, stocks=stocks)):
        if number % 3:
            continue
        one, two = rng.sample(range(seats), 2)
        other = twin(state, one, two, rng)
        if other is None:
            continue
        twins += 1
        for viewer in (None, *(seat for seat in range(seats) if seat not in {one, two})):
            tried += check_alike(state, other, viewer)
    assert twins > 40
    assert tried > 400


QUESTIONS = ("", "price", "price 0", "price 1", "price 2", "worth 9", "druid", "druid 9", "score")


def answers(state: State, viewer: int | None) -> list[object]:
    view = GAME.sight.view(state, viewer)
    free = view.spaces[9].building is None and not view.lap
    asked = [text for text in QUESTIONS if free or not text.endswith("9")]
    return [ask(GAME.questions, view, text.split()) for text in asked]


@pytest.mark.parametrize("seats", [3, 4])
def test_questions_about_a_position_are_answered_alike(seats: int) -> None:
    rng, compared = random.Random(seats), 0
    for number, state in enumerate(positions(seats, 6)):
        other = twin(state, seats - 2, seats - 1, rng) if number % 20 == 0 else None
        if other is not None:
            assert answers(state, 0) == answers(other, 0)
            assert answers(state, None) == answers(other, None)
            compared += 1
    assert compared > 5


def test_a_seat_sees_its_own_stock_and_the_mountain() -> None:
    for state in positions(3, 7):
        for seat in range(3):
            view = GAME.sight.view(state, seat)
            shown = [each.stock for each in view.seats]
            held = dict(zip(MATERIAL_IDS, state.held(seat), strict=True))
            assert shown == [held if other == seat else None for other in range(3)]
            supply = view.supply
            assert list(supply.values()) == state.supply


def test_what_is_done_in_the_open_is_in_every_log() -> None:
    """Gains, payments, offerings and returns are seen by all: no record is held back."""
    for state in positions(3, 8, payments="any"):
        if state.actor >= 0:
            for action in list(GAME.rules.legal(state))[:3]:
                record = Record(state.actor, action)
                assert all(
                    GAME.sight.redact(state, record, seat) == record for seat in (None, 0, 1, 2)
                )


# Who knows all of it


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_who_looks_behind_every_screen_knows_all(seats: int) -> None:
    for state in positions(seats, 9, stocks="hidden", turn_limit=12):
        assert GAME.sight.hides(state, ()), "a spectator looks behind none"
        for seat in range(seats):
            assert GAME.sight.hides(state, [seat])
            assert GAME.sight.hides(state, [other for other in range(seats) if other != seat])
        assert not GAME.sight.hides(state, range(seats))


@pytest.mark.parametrize(("stocks", "hides"), [("hidden", True), ("totals", True), ("open", False)])
def test_numbers_of_materials_leave_a_secret_and_open_stocks_leave_none(
    stocks: str, *, hides: bool
) -> None:
    state = next(positions(3, 9, stocks=stocks))
    assert {GAME.sight.hides(state, own) for own in ((), (0,), (1, 2))} == {hides}


# Who is asked


def test_an_owner_with_nothing_to_give_is_asked_like_any_other() -> None:
    for payments in ("fewest", "any"):
        for stock in ({}, {"stone": 1}, {"stone": 4, "copper": 4, "wood": 4}):
            scene = Scene(payments=payments).huts(1, 8, 9).druid(LAST_ROCK).tokens("hut", 20)
            scene.stock(1, **stock).play("hut 20")
            assert (scene.state.druid, scene.state.actor) == (8, 1)
            scene.play("offer nothing")
            assert (scene.state.druid, scene.state.actor) == (9, 1)
    lap = Scene(last_turn=True).huts(1, 8).stock(1).pass_turn()
    assert (lap.state.actor, lap.gifts()) == (1, {"nothing"})


STOCKS: list[dict[str, int]] = [
    {"stone": 1, "copper": 1}, {"stone": 9, "copper": 9}, {"wood": 6}, {"stone": 4},
]  # fmt: skip


@pytest.mark.parametrize("step", ["hut 8", "temple 8", "hut 20"])
def test_with_any_payment_every_payer_is_asked(step: str) -> None:
    """Whatever the payer has, the table sees the same; seat 2 holds what the payer does not."""
    views = []
    for stock in STOCKS:
        scene = Scene(payments="any").huts(1, 8, 9) if step == "hut 20" else Scene(payments="any")
        payer = 1 if step == "hut 20" else 0
        scene.tokens("hut", 20).druid(LAST_ROCK if payer else -4).stock(1 - payer)
        scene.stock(payer, **stock).hoard(2, wood=2, wool=2, copper=2, stone=2)
        scene.play(step, *(["offer stone"] if payer else []))
        assert (scene.state.actor, scene.state.step) == (payer, PAYMENT)
        assert scene.held(payer) == stock, "nothing is paid yet"
        views.append([scene.view(1 - payer), scene.view(None)])
    assert all(view == views[0] for view in views)


def test_on_plus_everybody_is_asked_whatever_lies_behind_the_screens() -> None:
    for stock in ({}, {"wood": 18, "wool": 9}):
        scene = Scene(4).stock(1).stock(2).stock(3).stock(0)
        scene.stock(2, **stock).rolling().play("roll plus")
        asked = []
        for _ in range(4):
            asked.append(scene.state.actor)
            scene.play("decline")
        assert asked == [0, 1, 2, 3]

"""From a view back to a state: what is imagined could be so, and looks the same (R14)."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from mbira.games.africa.data import POINTS
from mbira.games.africa.game import GAME
from mbira.games.africa.rules import auction
from mbira.games.africa.rules.conflicts import duel
from mbira.games.africa.rules.state import AUCTION, RETREATS, State
from mbira.games.africa.views.restore import restore
from tests import matches
from tests.games.africa.rules.test_board_file import SMALL
from tests.games.africa.scene import Scene
from tests.games.africa.views.test_redaction import IN_SECRET, positions
from tests.games.audit import fields_of

if TYPE_CHECKING:
    from mbira.games.africa.views.view import AfricaView

TABLES = [
    (seats, show)
    for seats in (2, 3, 5)
    for show in ("all", "specials", "no influence", "no markers", "nothing")
]


def options(show: str) -> dict[str, object]:
    return {
        "special_victory_hidden": show != "specials",
        "influence_public": show not in {"no influence", "nothing"},
        "held_action_markers_public": show not in {"no markers", "nothing"},
    }


def look(state: State, seat: int | None) -> AfricaView:
    return GAME.sight.view(state, seat)


def check_imagined(state: State, seat: int | None, rng: random.Random) -> State:
    imagined = matches.check_imagined(GAME, state, seat, rng)
    if state.step == AUCTION and state.high_bid:
        bidder = state.high_bidder
        first = bidder == state.order[0]
        by_vp = 0 if first else min(state.board.numbers.most_vp_in_bid, state.vp[bidder])
        assert imagined.influence[bidder] + by_vp >= state.high_bid, "it could not pay"
    return imagined


@pytest.mark.parametrize(("seats", "show"), TABLES)
def test_what_is_imagined_has_the_same_view(seats: int, show: str) -> None:
    rng = random.Random(seats)
    for number, state in enumerate(positions(seats, 11, **options(show))):
        if number % 25 == 0 or (state.step in IN_SECRET and number % 9 == 0):
            for seat in (None, number % seats, max(0, state.actor)):
                check_imagined(state, seat, rng)


@pytest.mark.parametrize("seats", [2, 3])
def test_on_another_board_too(seats: int) -> None:
    rng = random.Random(seats)
    for number, state in enumerate(positions(seats, 5, board=SMALL, **options("nothing"))):
        if number % 15 == 0:
            for seat in (None, *range(seats)):
                check_imagined(state, seat, rng)


@pytest.mark.parametrize("seats", [2, 4])
def test_an_open_view_is_the_whole_state(seats: int) -> None:
    seen = set()
    for seed in range(3):
        for state in positions(seats, seed, special_victory_hidden=False):
            if state.step in IN_SECRET:
                continue
            seen.add(state.step)
            again = GAME.sight.imagine(look(state, None), random.Random(0))
            for name in fields_of(State):
                assert getattr(again, name) == getattr(state, name), (name, state.step)
    assert len(seen) > 18


def test_a_side_keeps_its_own_commitment() -> None:
    for state in positions(2, 3):
        if state.step in IN_SECRET:
            for seat in range(2):
                again = GAME.sight.imagine(look(state, seat), random.Random(1))
                side = duel.side(state, seat)
                assert again.committed[side] == state.committed[side]
                assert again.stakes[side] == state.stakes[side]
                assert again.secret[seat] == state.secret[seat]


def test_hidden_special_markers_are_imagined_in_many_ways() -> None:
    scene = Scene(4)
    for seat, kind in enumerate(("area", "area", "traders", "resource-area")):
        scene.secret(seat, kind)
    rng = random.Random(1)
    dealt = [GAME.sight.imagine(scene.view(0), rng).secret for _ in range(200)]
    assert {each[0] for each in dealt} == {0}
    for seat in (1, 2, 3):
        kinds = [each[seat] for each in dealt]
        assert set(kinds) == {0, 1, 2}
        assert kinds.count(0) < kinds.count(1), "one of three is known to be elsewhere"
    spectator = [GAME.sight.imagine(scene.view(None), rng).secret for _ in range(50)]
    assert {each[0] for each in spectator} == {0, 1, 2}


def test_used_and_open_special_markers_are_not_imagined_again() -> None:
    scene = Scene(3).secret(1, "resource-area").secret(2, "resource-area").open_specials(0, "area")
    scene.state.used_specials = [2, 3, 0, 0, 0, 0, 0]
    for seed in range(20):
        again = GAME.sight.imagine(scene.view(0), random.Random(seed))
        assert again.secret == [-1, 2, 2], "only the third kind is left"
        GAME.rules.audit(again)


def test_commitments_are_imagined_in_many_ways() -> None:
    scene = Scene().traders(0, congo=2).traders(1, congo=2).influence(3, 3, 3)
    scene.holds(0, "caravan 1", "caravan 2").secret(0, "area").play("halt", "fight congo 1")
    rng = random.Random(1)
    before = GAME.sight.imagine(scene.view(1), rng)
    assert (before.committed, before.stakes) == ([-1, -1], [(), ()]), "nothing was answered"
    scene.play("commit 2", "stake caravan 1")
    dealt = [GAME.sight.imagine(scene.view(1), rng) for _ in range(200)]
    assert {each.committed[0] for each in dealt} == {RETREATS, 0, 1, 2, 3}
    assert {each.stakes[0] for each in dealt} == {(0,), (1,), (2,)}
    assert {each.committed[1] for each in dealt} == {-1}
    for each in dealt:
        assert each.committed[0] != RETREATS or each.stakes[0] == (0,)
    scene.play("stake special 1")
    dealt = [GAME.sight.imagine(scene.view(None), rng) for _ in range(200)]
    assert {each.stakes[0] for each in dealt} == {(m, s) for m in (0, 1, 2) for s in (0, 1)}


def test_hidden_influence_is_dealt_so_that_the_bidder_can_pay() -> None:
    scene = Scene(3, influence_public=False).influence(0, 14, 4).vp(20, 3, 0).bidding()
    scene.bids("pass", "17")
    rng = random.Random(1)
    dealt = [check_imagined(scene.state, 2, rng).influence for _ in range(60)]
    assert {each[2] for each in dealt} == {4}
    assert {each[1] for each in dealt} == {14}, "14 and 3 VP"
    spectator = [check_imagined(scene.state, None, rng).influence for _ in range(60)]
    assert {each[1] for each in spectator} >= {14, 15}
    assert len({tuple(each) for each in spectator}) > 5


def test_hidden_influence_of_the_first_bidder_is_all_of_its_bid() -> None:
    scene = Scene(3, influence_public=False).influence(9, 5, 5).vp(20, 3, 0).bidding().bids("9")
    for seed in range(20):
        assert check_imagined(scene.state, 1, random.Random(seed)).influence[0] >= 9


def test_a_bidder_without_influence_is_imagined_without() -> None:
    scene = Scene(3, influence_public=False).influence(0, 0, 0).vp(20, 3, 1).bidding()
    scene.bids("pass", "2")
    assert check_imagined(scene.state, 0, random.Random(1)).influence == [0, 0, 0]


def test_hidden_influence_of_the_first_bidder_may_be_just_its_bid() -> None:
    scene = Scene(3, influence_public=False).influence(9, 5, 0).vp(20, 3, 0).bidding().bids("9")
    for seed in range(10):
        assert check_imagined(scene.state, 1, random.Random(seed)).influence == [9, 5, 0]


def test_hidden_markers_go_where_they_can_be() -> None:
    """Three markers are unseen: those with points only can be the active seat's alone."""
    scene = (
        Scene(3, held_action_markers_public=False).holds(1, "caravan 1").won("points 4", "points 6")
    )
    scene.use_up()
    held = [sorted(kept) for kept in scene.state.kept]
    for seed in range(10):
        again = check_imagined(scene.state, 2, random.Random(seed))
        assert [sorted(kept) for kept in again.kept] == held


def test_hidden_markers_are_dealt_from_what_nobody_sees() -> None:
    scene = (
        Scene(3, held_action_markers_public=False).holds(1, "caravan 1").won("points 4", "points 6")
    )
    rng = random.Random(1)
    icons = scene.state.board.marker_icons
    kinds = set()
    for _ in range(100):
        again = check_imagined(scene.state, 2, rng)
        assert [len(kept) for kept in again.kept] == [2, 1, 0]
        assert icons[again.kept[1][0]] != POINTS, "it would have been put away"
        kinds.add(again.kept[1][0])
        assert [a + b for a, b in zip(again.stack, map(len, again.rows), strict=False)]
    assert len(kinds) > 15
    active = {
        icons[kind] for _ in range(50) for kind in check_imagined(scene.state, 1, rng).kept[0]
    }
    assert POINTS in active


def test_restoring_keeps_everything_but_what_is_hidden() -> None:
    scene = Scene().traders(0, congo=2, cape=1).wholesaler(1, "heart").neutrals(congo=1)
    scene.stations("cape").holds(0, "caravan 1").secret(0, "area").secret(1, "traders").points(3)
    again = restore(scene.view(0))
    assert again.secret == [0, -1, -1]
    for name in fields_of(State):
        if name != "secret":
            assert getattr(again, name) == getattr(scene.state, name), name


def test_the_highest_bid_can_be_paid_from_any_view() -> None:
    for state in positions(4, 8, influence_public=False):
        if state.step == AUCTION and state.high_bid and state.round % 3 == 0:
            for seat in (None, 0, 3):
                again = check_imagined(state, seat, random.Random(2))
                assert auction.most(again) == auction.most(state) or seat != state.actor

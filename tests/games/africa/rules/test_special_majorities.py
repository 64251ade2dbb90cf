"""Rulings R6, R51 and R52 on boards whose majorities are special victory markers."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

import pytest

from mbira.core.errors import BadDataError
from mbira.games.africa.game import GAME
from mbira.games.africa.rules.board_file import read_board_file, reconstructed_board
from mbira.games.africa.rules.state import SECRET
from tests import matches
from tests.games.africa.drawn_boards import arena, special_majorities
from tests.games.africa.duel import COWARD, MERCHANT, hunt, view_of
from tests.games.africa.scene import Scene

if TYPE_CHECKING:
    from mbira import Match


def with_specials(*, keep: bool = False) -> str:
    """Return the board with the majorities of gold and ivory among the special markers."""
    content = json.loads(reconstructed_board())
    moved = ["1 majority-gold", "1 majority-ivory"]
    if not keep:
        content["markers"] = [line for line in content["markers"] if line[:-2] not in moved]
        content["components"]["markers"] -= 2
    content["special_markers"] += moved
    content["components"]["special_markers"] += 2
    return json.dumps(content)


BOARD = with_specials()


def scene(**options: object) -> Scene:
    """Return a scene whose active seat holds most gold."""
    made = Scene(board=BOARD, **options).traders(0, guinea=1).vp(20, 7, 6)  # type: ignore[arg-type]
    return made.secret(0, "majority-gold").secret(1, "area")


def test_a_majority_is_the_one_or_the_other() -> None:
    with pytest.raises(BadDataError) as refused:
        read_board_file(with_specials(keep=True), 3)
    assert str(refused.value) == (
        "board: special_markers[3]: majority-gold is among the action markers; "
        "it can be one or the other"
    )


def test_r6_it_is_drawn_in_secret() -> None:
    rules = Scene(board=BOARD).state.rules
    positions = matches.random_positions(GAME, 2, 1, rules)
    state = next(state for state in positions if state.step == SECRET)
    chance = GAME.rules.chance(state)
    assert dict(zip(map(str, chance.outcomes), chance.weights, strict=True)) == {
        "secret 0 area": 3, "secret 0 traders": 3, "secret 0 resource-area": 3,
        "secret 0 majority-gold": 1, "secret 0 majority-ivory": 1,
    }  # fmt: skip
    assert scene().view(0).seats[0].secret == "majority-gold"
    assert scene().view(1).seats[0].secret == "hidden"


def test_r51_it_pays_and_costs_no_reputation() -> None:
    made = scene().reputation(0, 3, 3)
    assert made.choices("use") == {"majority-gold"}, "even without any reputation"
    made.play("use majority-gold")
    assert (made.view().vp_marker, made.seat(0).reputation) == ("majority-gold", 0)
    assert made.seat(0).secret is None
    assert made.view().used_specials == {
        "area": 0, "traders": 0, "resource-area": 0, "majority-gold": 1, "majority-ivory": 0,
    }  # fmt: skip
    made.play("end")
    assert made.seat(0).vp == 20 + 2 + 5


def test_r41_it_is_the_one_marker_for_vp_of_the_turn() -> None:
    made = scene().holds(0, "heart 1").open_specials(0, "area").play("use majority-gold")
    assert made.choices("use") == set()
    assert scene().holds(0, "heart 1").play("use heart").choices("use") == set()


@pytest.mark.parametrize("show", [True, False])
def test_r30_it_is_staked_like_other_special_markers(*, show: bool) -> None:
    made = scene(held_action_markers_public=show).traders(0, cape=1).traders(1, cape=1)
    made.open_specials(0, "majority-ivory").influence(0, 0, 0).play("halt", "fight cape 1")
    made.commit("0 majority-ivory 1 special 1", "retreat")
    assert list(made.draws()) == ["reveal 0+majority-ivory+majority-gold retreat"]
    made.play("reveal 0+majority-ivory+majority-gold retreat", "retreat kalahari")
    assert (made.seat(0).secret, made.seat(0).specials) == (None, ())
    for viewer in (None, 0, 1):
        assert made.view(viewer).seats[1].specials == ("majority-ivory", "majority-gold")


def test_r30_nobody_is_asked_twice_for_one_marker() -> None:
    made = scene(held_action_markers_public=False).traders(0, cape=1).traders(1, cape=1)
    made.open_specials(0, "majority-ivory").play("halt", "fight cape 1", "commit 0")
    asked = []
    while made.state.actor == 0:
        asked.append(next(iter(made.choices("stake"))).split()[0])
        made.play(f"stake {asked[-1]} 0")
    assert len(asked) == len(set(asked)) == 13
    assert asked[-4:] == ["majority-bananas", "majority-diamonds", "majority-ivory", "special"]


def test_a_view_tells_no_more_than_that_there_is_one() -> None:
    made = scene().open_specials(1, "majority-ivory")
    kinds = {GAME.sight.imagine(made.view(2), random.Random(n)).secret[0] for n in range(40)}
    assert kinds == {0, 1, 2, 5}, "any that nobody has seen; ivory's lies open"
    again = GAME.sight.imagine(made.view(0), random.Random(1))
    assert GAME.sight.view(again, 0) == made.view(0)


def test_they_are_used_and_staked_as_the_oracle_has_it() -> None:
    """Random matches in which a majority that was drawn in secret is used, and another given."""
    board = arena(random.Random(5), 3, "20 two-traders 3", "20 points 5")
    board = special_majorities(random.Random(2), board)
    special = {line.split()[1] for line in json.loads(board)["special_markers"]}
    majorities = {kind for kind in special if kind.startswith("majority")}

    def used(match: Match) -> bool:
        return view_of(match).vp_marker in majorities

    def given(match: Match) -> bool:
        return any(majorities & {*seat.specials} for seat in view_of(match).seats)

    hunt(used, 3, MERCHANT, board=board)
    hunt(given, 3, COWARD, board=board)


def test_random_matches_add_up() -> None:
    used = set()
    for seed in range(4):
        for state in matches.random_positions(GAME, 3, seed, Scene(board=BOARD).state.rules):
            GAME.rules.audit(state)
            used |= {kind for kind in (5, 6) if state.used_specials[kind]}
    assert used == {5, 6}

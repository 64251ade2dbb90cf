"""Rulings R32, R36 and R39: what a conflict between seats leaves behind."""

from __future__ import annotations

import pytest

from tests.games.africa.rules.test_rulings_duels import meeting
from tests.games.africa.scene import Scene

# R32


def test_r32_influence_goes_to_the_pool_and_markers_out_of_the_game() -> None:
    scene = meeting().holds(0, "caravan 1", "caravan 3", "market 2").holds(1, "heart 1")
    scene.secret(1, "area").open_specials(0, "traders").influence(10, 9, 26)
    scene.play("halt", "fight congo 1").duel("3 caravan 1 traders 1", "4 heart 1 special 1")
    assert [scene.seat(seat).influence for seat in range(2)] == [7, 5]
    assert scene.view().pool == 7
    assert scene.markers(0) == ["caravan 3", "market 2"], "that of fewest points"
    assert (scene.markers(1), scene.seat(1).secret, scene.seat(0).specials) == ([], None, ())
    assert scene.view().used_specials == {"area": 1, "traders": 1, "resource-area": 0}
    assert sum(scene.view().used) == 2
    assert scene.neutral() == {}, "no special was executed"


def test_r32_all_see_what_was_committed_until_the_conflict_is_over() -> None:
    scene = meeting(3, 2).holds(0, "caravan 1").secret(1, "traders").play("halt", "fight congo 1")
    scene.duel("2 caravan 1", "1 special 1")
    conflict = scene.view(None).conflict
    assert conflict is not None
    assert [side.influence for side in conflict.sides] == [2, 1]
    assert [side.revealed for side in conflict.sides] == [("caravan",), ("traders",)]
    assert (conflict.victor, conflict.rival, conflict.area) == (0, 1, "congo")


def test_r32_once_revealed_the_answers_are_no_secret_any_more() -> None:
    scene = meeting(3, 2).holds(0, "caravan 1").holds(1, "heart 1").play("halt", "fight congo 1")
    scene.duel("2 caravan 1", "retreat")
    for viewer in (None, 0, 1, 2):
        conflict = scene.view(viewer).conflict
        assert conflict is not None
        assert [(side.influence, side.stakes) for side in conflict.sides] == [
            (2, ()), ("retreat", ()),
        ]  # fmt: skip


# R36


def beaten_beside_others(**traders: int) -> Scene:
    """Return a scene after seat 1 sent a beaten trader to the Heart, where seat 2 is."""
    scene = Scene().traders(0, congo=2, **traders).traders(1, congo=2).traders(2, heart=1)
    scene.reputation(1, 7, 1).influence(0, 0, 0).play("halt", "fight congo 1").duel("0", "0")
    return scene.play("retreat heart")


def test_r36_retreated_traders_start_no_conflict_this_turn() -> None:
    scene = beaten_beside_others()
    assert scene.where(0) == {"heart": 1}
    assert scene.legal() == {"peace", "end"}


def test_r36_no_new_conflict_in_the_areas_retreated_to() -> None:
    """Not even for the trader that stood there before."""
    scene = beaten_beside_others(heart=1)
    assert scene.where(0) == {"heart": 2}
    assert scene.choices("fight") == set()


@pytest.mark.parametrize("rival", ["0", "retreat"])
def test_r36_nor_where_one_retreated_to_by_ones_own_choice(rival: str) -> None:
    scene = Scene().traders(0, congo=1, heart=2).traders(1, congo=1).traders(2, heart=1)
    scene.influence(0, 0, 0).play("halt", "fight congo 1").duel("retreat", rival)
    scene.play("retreat heart")
    if rival == "retreat":
        scene.play("retreat angola")
    assert (scene.choices("fight"), scene.view().closed) == (set(), ("heart",))
    assert {"peace", "end"} <= scene.legal()


def test_r36_newcomers_are_banned_too_and_other_areas_are_not() -> None:
    scene = Scene().traders(0, congo=2, sudan=2, cape=1).traders(1, congo=2, cape=1)
    scene.traders(2, heart=1).reputation(1, 7, 1).influence(0, 0, 0).holds(0, "caravan 1")
    scene.play("halt", "fight congo 1").duel("0", "0").play("retreat heart")
    scene.play("use caravan", "caravan sudan heart", "join trader 2")
    assert scene.choices("fight") == {"cape 1"}


def test_r36_where_a_rival_went_to_is_not_closed_nor_is_it_next_turn() -> None:
    scene = Scene().traders(0, congo=2).traders(1, congo=2).reputation(7, 1, 1)
    scene.play("halt", "fight congo 1").duel("0", "0").play("retreat heart")
    assert scene.view().closed == ()
    beaten = beaten_beside_others()
    assert beaten.view().closed == ("heart",)
    beaten.play("end", "marker heart 1", "marker heart 1")
    assert beaten.view().closed == ()


def test_r36_neutrals_may_be_fought_where_pieces_retreated_to() -> None:
    scene = Scene().traders(0, congo=2, heart=1).traders(1, congo=2).neutrals(heart=1)
    scene.reputation(1, 7, 1).influence(0, 0, 0).play("halt", "fight congo 1").duel("0", "0")
    scene.play("retreat heart")
    assert scene.choices("oust") == {"heart"}


# R39


def test_r39_the_winner_may_pay_2_influence_for_a_row() -> None:
    for seat in (0, 1):
        scene = meeting(1, 1).reputation(*((3, 1, 3) if seat == 0 else (1, 3, 3)))
        scene.influence(2, 2, 2).play("halt", "fight congo 1").duel("0", "0")
        assert (scene.state.actor, scene.legal()) == (seat, {"raise", "done"})
        scene.play("raise")
        assert (scene.seat(seat).reputation, scene.seat(seat).influence) == (4, 0)
        assert (scene.view().pool, scene.step, scene.state.actor) == (41, "conflicts", 0)


def test_r39_it_may_be_left_and_it_may_be_impossible() -> None:
    scene = meeting(2, 1).play("halt", "fight congo 1").duel("0", "0").play("done")
    assert (scene.seat(0).reputation, scene.seat(0).influence) == (3, 15)
    poor = meeting(2, 1).influence(3, 2, 2).play("halt", "fight congo 1").duel("2", "0")
    assert poor.step == "conflicts", "one influence is left"
    last = meeting(2, 1).reputation(7, 3, 3).play("halt", "fight congo 1").duel("0", "0")
    assert last.step == "conflicts", "there is no row above"


def test_r39_neutrals_give_no_reputation() -> None:
    scene = Scene().traders(0, congo=1).neutrals(congo=1).play("halt", "oust congo")
    assert scene.play("fate none 0", "accept").step == "conflicts"

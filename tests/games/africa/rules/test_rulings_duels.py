"""Rulings R22 to R24, R30, R31 and R40: conflicts between seats."""

from __future__ import annotations

import pytest

from mbira.core.game import CHANCE
from mbira.games.africa.rules import ground
from tests.games.africa.scene import Scene


def meeting(own: int = 2, rival: int = 2, **options: object) -> Scene:
    """Return a scene in which seats 0 and 1 meet in the Congo: both have strength 2."""
    return Scene(**options).traders(0, congo=own).traders(1, congo=rival)  # type: ignore[arg-type]


def victor(scene: Scene, active: str, rival: str) -> int:
    """Return who wins a conflict in the Congo: the side that loses nobody."""
    before = ground.pieces(scene.state, 0, scene.state.board.index["congo"])
    scene.play("halt", "fight congo 1").duel(active, rival)
    return int(ground.pieces(scene.state, 0, scene.state.board.index["congo"]) < before)


# R22, R24


def test_r22_conflicts_with_seats_are_compulsory_wherever_an_area_is_shared() -> None:
    scene = Scene().traders(0, congo=1, cape=1, egypt=1, angola=1).traders(1, congo=1, angola=1)
    scene.traders(2, cape=2).wholesaler(2, "angola").neutrals(egypt=1)
    assert not scene.choices("end")
    scene.play("halt")
    assert scene.choices("fight") == {"congo 1", "cape 2", "angola 1", "angola 2"}
    assert scene.choices("oust") == {"egypt"}
    assert not {"peace", "end"} & scene.legal()


def test_r22_the_active_seat_sets_the_order() -> None:
    scene = Scene().traders(0, congo=2, cape=2).traders(1, congo=1).traders(2, cape=1)
    scene.reputation(7, 1, 1).influence(0, 0, 0).neutrals(egypt=1).play("halt", "fight cape 2")
    scene.duel("0", "0")
    assert scene.legal() == {"fight congo 1"}
    scene.play("fight congo 1").duel("0", "0")
    assert scene.legal() == {"peace", "end"}


def test_r22_who_was_stopped_in_the_movement_fights() -> None:
    scene = Scene().traders(0, cape=2, egypt=1).wholesaler(0, "cape").traders(1, kalahari=4)
    scene.neutrals(sudan=1).points(9).play("move cape kalahari 2", "lead kalahari")
    scene.play("move egypt sudan", "halt")
    assert (scene.choices("fight"), scene.choices("oust")) == ({"kalahari 1"}, {"sudan"})
    scene.play("fight kalahari 1").duel("0", "0")
    assert scene.state.victor == 0, "five against four"
    alone = Scene().wholesaler(0, "cape").traders(1, kalahari=1).points(1).play("lead kalahari")
    assert alone.play("halt").legal() == {"fight kalahari 1"}


def test_r22_the_wholesaler_alone_must_fight_too() -> None:
    scene = Scene().wholesaler(0, "congo").traders(1, congo=1)
    assert scene.play("halt").legal() == {"fight congo 1"}
    other = Scene().traders(0, congo=1).wholesaler(1, "congo")
    assert other.play("halt").legal() == {"fight congo 1"}


def test_r24_of_three_in_an_area_one_rival_is_chosen() -> None:
    scene = Scene().traders(0, congo=3).traders(1, congo=1).traders(2, congo=1).neutrals(congo=1)
    scene.reputation(7, 1, 1).influence(0, 0, 0).play("halt")
    assert scene.choices("fight") == {"congo 1", "congo 2"}
    scene.play("fight congo 2").duel("0", "0")
    assert scene.where(2) == {}
    assert scene.legal() == {"peace", "end"}, "no second conflict, no neutrals beside seat 1"


def test_r24_neutrals_can_be_fought_when_nobody_else_is_left() -> None:
    scene = Scene().traders(0, congo=3, angola=1).traders(1, congo=1).traders(2, congo=1)
    scene.neutrals(congo=1).reputation(7, 1, 1).influence(0, 0, 0).holds(0, "caravan 1")
    scene.play("halt", "fight congo 2").duel("0", "0")
    scene.play("use caravan", "caravan angola congo", "join trader")
    assert scene.legal() == {"fight congo 1"}
    scene.play("fight congo 1").duel("0", "0")
    assert scene.choices("oust") == {"congo"}


def test_r23_all_that_won_in_the_area_this_turn_fight_the_neutrals() -> None:
    """Three won against seat 2, a newcomer against seat 1: four against four neutral traders."""
    scene = Scene().traders(0, congo=3, angola=1).traders(1, congo=1).traders(2, congo=1)
    scene.neutrals(congo=4).reputation(7, 1, 1).influence(0, 0, 0).holds(0, "caravan 1")
    scene.play("halt", "fight congo 2").duel("0", "0")
    scene.play("use caravan", "caravan angola congo", "join trader", "fight congo 1")
    scene.duel("0", "0")
    assert scene.choices("oust") == {"congo"}


def test_r23_a_wholesaler_that_won_earlier_helps_against_the_neutrals() -> None:
    """He won beside a trader; a newcomer wins too: two doubled, and himself, against five."""
    scene = Scene().traders(0, congo=1, angola=1).wholesaler(0, "congo").traders(1, congo=1)
    scene.traders(2, congo=1).neutrals(congo=5).reputation(7, 1, 1).influence(0, 0, 0)
    scene.holds(0, "caravan 1").play("halt", "fight congo 2").duel("0", "0")
    scene.play("use caravan", "caravan angola congo", "join trader", "fight congo 1")
    scene.duel("0", "0")
    assert scene.choices("oust") == {"congo"}


def test_r23_tired_pieces_do_not_fight_the_neutrals_because_others_won() -> None:
    """Two traders tired by neutrals come to the Congo before one wins there against a seat."""
    scene = Scene().traders(0, congo=1, angola=2).traders(1, congo=1).neutrals(congo=2, angola=1)
    scene.reputation(7, 1, 1).influence(0, 0, 0).holds(0, "caravan 1").play("halt", "oust angola")
    scene.play("fate none 0", "accept", "use caravan", "caravan angola congo")
    scene.play("join spent-trader 2", "fight congo 1").duel("0", "0")
    assert (scene.area("congo").spent, scene.area("congo").won) == (3, 1)
    assert scene.choices("oust") == set()


def test_r22c_other_seats_may_fight_any_number_of_times() -> None:
    scene = Scene().traders(0, congo=1, angola=1).traders(1, congo=2).influence(0, 0, 0)
    scene.reputation(1, 7, 3).holds(0, "caravan 1").play("halt", "fight congo 1").duel("0", "0")
    scene.play("use caravan", "caravan angola congo", "join trader", "fight congo 1")
    scene.duel("0", "0")
    assert (scene.where(0), scene.where(1)) == ({}, {"congo": 2})


def test_r22c_only_fresh_pieces_count_for_the_active_seat() -> None:
    """Two that fought already stand beside one newcomer: 5, and influence, against 5."""
    for influence in (0, 1):
        scene = Scene().traders(0, congo=2, angola=1).traders(1, congo=1).traders(2, congo=1)
        scene.reputation(7, 1, 7).influence(1, 0, 0).holds(0, "caravan 1").play("halt")
        scene.play("fight congo 1").duel("0", "0")
        scene.play("use caravan", "caravan angola congo", "join trader", "fight congo 2")
        scene.duel(str(influence), "0")
        assert scene.where(2) == ({} if influence else {"congo": 1})
        assert scene.area("congo").traders[0] == (3 if influence else 2)


# R30


def test_r30_each_side_is_asked_for_influence_and_for_the_markers_it_has() -> None:
    scene = (
        meeting().holds(0, "caravan 1", "caravan 3", "market 2", "points 4").secret(0, "traders")
    )
    scene.holds(1, "heart 1").open_specials(1, "traders", "area", "traders").influence(3, 2, 1)
    scene.play("halt", "fight congo 1")
    assert scene.legal() == {"commit retreat", "commit 0", "commit 1", "commit 2", "commit 3"}
    scene.play("commit 1")
    assert scene.legal() == {"stake market 0", "stake market 1"}
    scene.play("stake market 1")
    assert scene.legal() == {"stake caravan 0", "stake caravan 1", "stake caravan 2"}
    scene.play("stake caravan 1")
    assert scene.legal() == {"stake special 0", "stake special 1"}
    scene.play("stake special 1")
    assert (scene.state.actor, len(scene.choices("commit"))) == (1, 4)
    scene.play("commit 0", "stake heart 0")
    assert scene.legal() == {"stake area 0", "stake area 1"}
    scene.play("stake area 1")
    assert scene.legal() == {"stake traders 0", "stake traders 1", "stake traders 2"}
    scene.play("stake traders 2")
    assert (scene.state.actor, scene.step) == (CHANCE, "reveal")
    assert scene.draws() == {"reveal 1+market+caravan+traders 0+area+traders+traders": 1}


def test_r30_the_retreat_marker_goes_alone() -> None:
    scene = meeting().holds(0, "caravan 1").secret(0, "area").play("halt", "fight congo 1")
    scene.play("commit retreat")
    assert scene.legal() == {"stake caravan 0"}
    scene.play("stake caravan 0")
    assert scene.legal() == {"stake special 0"}
    scene.play("stake special 0", "commit 0")
    assert scene.draws() == {"reveal retreat 0": 1}


def test_r30_markers_with_points_only_are_of_no_use() -> None:
    scene = meeting().won("points 4", "points 5").play("halt", "fight congo 1", "commit 0")
    assert scene.state.actor == 1


# R31


@pytest.mark.parametrize(
    ("own", "rival", "active", "other", "wins"),
    [
        (3, 2, "0", "0", 0),  # 6 against 4
        (2, 3, "0", "0", 1),
        (2, 2, "0", "0", 1),  # a tie
        (2, 2, "1", "0", 0),
        (2, 2, "1", "1", 1),
        (2, 3, "1", "0", 0),  # 7 against 6
        (2, 3, "0 market 1", "2", 0),  # 13 against 12
        (2, 3, "0 market 1", "3", 1),  # 13 against 15
        (2, 4, "1 market 1", "4", 1),  # 16 against 20
        (2, 2, "0 market 1", "0 caravan 1", 1),
        (2, 2, "1 market 1", "0 caravan 1", 0),
        (2, 2, "0 special 1", "2", 0),  # 13 against 10
        (2, 2, "0 special 1", "3", 1),  # 13 against 13
    ],
)  # fmt: skip
def test_r31_strength(own: int, rival: int, active: str, other: str, wins: int) -> None:
    scene = meeting(own, rival).holds(0, "market 2").holds(1, "caravan 1").secret(0, "traders")
    assert victor(scene, active, other) == wins


@pytest.mark.parametrize(("row", "strength"), list(enumerate((0, 1, 1, 2, 2, 3, 4, 5))))
def test_r31_reputation_multiplies_traders(row: int, strength: int) -> None:
    """Two traders of a row's strength against one of strength 2 and influence: even, then ahead."""
    assert Scene().reputation(row, 3, 3).seat(0).strength == strength
    for influence in range(4):
        scene = meeting(2, 1).reputation(row, 3, 3)
        wins = 0 if 2 * strength > 2 + 3 * influence else 1
        assert victor(scene, "0", str(influence)) == wins


def test_r31_a_tie_is_won_by_the_seat_whose_turn_it_is_not() -> None:
    scene = meeting(2, 2, turn_of=1).play("halt", "fight congo 0").duel("2", "2")
    assert scene.state.victor == 0


# R40


@pytest.mark.parametrize(("traders", "counted"), [(0, 1), (1, 3), (2, 5), (3, 7)])
def test_r40_the_wholesaler_doubles_the_traders_beside_him(traders: int, counted: int) -> None:
    for rival in (counted - 1, counted):
        own = Scene().traders(0, congo=traders, cape=1).wholesaler(0, "congo")
        own.traders(1, congo=rival or 1).reputation(3, 3, 3)
        if rival:
            assert victor(own, "0", "0") == (0 if counted > rival else 1)
        theirs = (
            Scene().traders(1, congo=traders).wholesaler(1, "congo").traders(0, congo=rival + 1)
        )
        assert victor(theirs, "0", "0") == (0 if rival + 1 > counted else 1)


def test_r40_only_in_his_own_area() -> None:
    scene = meeting(2, 3).wholesaler(0, "heart")
    assert victor(scene, "0", "0") == 1

"""Rulings R22, R23 and R25 to R29: conflicts with neutral traders; R40 in them."""

from __future__ import annotations

import json

import pytest

from mbira.core.game import CHANCE
from mbira.games.africa.rules.board_file import reconstructed_board
from tests.games.africa.scene import Scene


def against(own: int, neutrals: int, *, wholesaler: bool = False) -> Scene:
    """Return a scene after a conflict with neutral traders in the Congo has begun."""
    scene = Scene().traders(0, congo=own).neutrals(congo=neutrals).vp(30, 7, 6)
    if wholesaler:
        scene.wholesaler(0, "congo")
    return scene.play("halt", "oust congo")


# R22, R25


def test_r22_conflicts_with_neutrals_are_optional() -> None:
    scene = Scene().traders(0, congo=1).neutrals(congo=1).play("halt")
    assert scene.legal() == {"oust congo", "peace", "end"}


def test_r25_as_many_pieces_as_neutrals_are_needed() -> None:
    scene = Scene().traders(0, congo=1, angola=2, cape=3, egypt=1)
    scene.neutrals(congo=2, angola=2, cape=2, heart=1).play("halt")
    assert scene.choices("oust") == {"angola", "cape"}
    assert Scene().traders(0, congo=4).neutrals(congo=4).choices("halt") == {"halt"}
    assert Scene().traders(0, congo=3).neutrals(congo=4).choices("halt") == set()


def test_r25_a_redraw_for_each_piece_more() -> None:
    scene = against(4, 2)
    assert scene.state.actor == CHANCE
    scene.play("fate trader 3")
    assert scene.legal() == {"accept", "redraw", "refuse"}
    scene.play("redraw", "fate trader 2", "redraw", "fate influence 3")
    assert scene.legal() == {"accept", "refuse"}
    assert against(2, 2).play("fate none 0").legal() == {"accept", "refuse"}


def test_r25_drawn_markers_stay_out_until_the_conflict_ends() -> None:
    scene = against(4, 2)
    assert sum(scene.draws().values()) == 15
    scene.play("fate trader 3", "redraw")
    assert "fate trader 3" not in scene.draws()
    assert sum(scene.draws().values()) == 14
    scene.play("fate none 0", "redraw")
    assert scene.draws()["fate none 0"] == 2
    conflict = scene.view().conflict
    assert conflict is not None
    assert [(fate.loss, fate.amount) for fate in conflict.drawn] == [("none", 0), ("trader", 3)]
    scene.play("fate none 0", "refuse")
    again = Scene().traders(0, congo=2, cape=1).neutrals(congo=1, cape=1).play("halt")
    again.play("oust congo", "fate none 0", "redraw", "fate trader 3", "refuse", "oust cape")
    assert sum(again.draws().values()) == 15, "all go back"


def test_r25_when_all_fifteen_are_out_there_is_no_redraw() -> None:
    scene = Scene().traders(0, congo=9).wholesaler(0, "congo").neutrals(congo=1)
    scene.play("halt", "oust congo")
    for _ in range(14):
        scene.play(next(iter(scene.draws())), "redraw")
    scene.play(next(iter(scene.draws())))
    assert (scene.legal(), scene.state.redraws) == ({"accept", "refuse"}, 18 - 14)


# R26, R27


@pytest.mark.parametrize(
    ("fate", "influence", "row", "traders"),
    [
        ("none 0", 15, 3, 3), ("influence 1", 14, 3, 3), ("influence 3", 12, 3, 3),
        ("reputation 1", 15, 2, 3), ("reputation 2", 15, 1, 3), ("trader 1", 15, 3, 2),
        ("trader 2", 15, 3, 1),
    ],
)  # fmt: skip
def test_r26_what_accepting_costs(fate: str, influence: int, row: int, traders: int) -> None:
    scene = against(3, 1).play(f"fate {fate}", "accept")
    seat = scene.seat(0)
    assert (seat.influence, seat.reputation, scene.where(0)) == (influence, row, {"congo": traders})
    assert scene.view().pool == 15 - influence
    assert (seat.supply, scene.neutral(), scene.view().neutral_supply) == (14 - traders, {}, 25)
    assert (scene.step, scene.state.actor) == ("conflicts", 0)


def test_r26_refusing_costs_a_row_and_everyone_stays() -> None:
    scene = against(3, 2).play("fate influence 2", "refuse")
    seat = scene.seat(0)
    assert (seat.reputation, seat.influence) == (2, 15)
    assert (scene.where(0), scene.neutral()) == ({"congo": 3}, {"congo": 2})
    lowest = Scene().traders(0, congo=1).neutrals(congo=1).reputation(0, 3, 3)
    lowest.play("halt", "oust congo", "fate none 0", "refuse")
    assert lowest.seat(0).reputation == 0


def test_r27_influence_has_to_be_there() -> None:
    for have, can in ((1, False), (2, True)):
        scene = Scene().traders(0, congo=1).neutrals(congo=1).influence(have, 1, 1)
        scene.play("halt", "oust congo", "fate influence 2")
        assert scene.legal() == ({"accept", "refuse"} if can else {"refuse"})


def test_r27_reputation_falls_as_far_as_it_goes() -> None:
    for row in (1, 2):
        scene = Scene().traders(0, congo=1).neutrals(congo=1).reputation(row, 3, 3)
        scene.play("halt", "oust congo", "fate reputation 2", "accept")
        assert (scene.seat(0).reputation, scene.neutral()) == (0, {})


def test_r27_some_reputation_has_to_be_lost() -> None:
    """In the first row, whose strength is 0 here; a second row of strength 0 could be paid with."""
    scene = Scene().traders(0, congo=2).neutrals(congo=1).reputation(0, 3, 3)
    scene.play("halt", "oust congo", "fate reputation 1")
    assert scene.legal() == {"redraw", "refuse"}
    assert scene.play("redraw", "fate none 0").legal() == {"accept", "refuse"}
    refused = Scene().traders(0, congo=1).neutrals(congo=1).reputation(0, 3, 3)
    refused.play("halt", "oust congo", "fate reputation 2", "refuse")
    assert (refused.seat(0).reputation, refused.neutral()) == (0, {"congo": 1})


def test_r27_a_marker_that_costs_no_row_can_be_accepted() -> None:
    board = json.loads(reconstructed_board())
    board["conflict_markers"][7] = "2 reputation 0"
    scene = Scene(board=json.dumps(board)).traders(0, congo=1).neutrals(congo=1)
    scene.reputation(0, 3, 3).play("halt", "oust congo", "fate reputation 0", "accept")
    assert scene.neutral() == {}


def test_r27_in_the_first_ruleset_it_counted_as_paid() -> None:
    scene = Scene(lowest_reputation_pays=True).traders(0, congo=1).neutrals(congo=1)
    scene.reputation(0, 3, 3).play("halt", "oust congo", "fate reputation 2", "accept")
    assert (scene.seat(0).reputation, scene.neutral()) == (0, {})


@pytest.mark.parametrize(("own", "lost"), [(1, 1), (1, 3), (2, 2), (2, 3), (3, 3)])
def test_r27g_all_traders_lost_is_not_won_and_costs_no_reputation(own: int, lost: int) -> None:
    scene = against(own, 1).play(f"fate trader {lost}", "accept")
    assert (scene.where(0), scene.neutral()) == ({}, {"congo": 1})
    assert (scene.seat(0).reputation, scene.seat(0).supply) == (3, 14)
    assert scene.legal() == {"peace", "end"}


# R28, R40


def test_r28_lost_traders_and_neutrals_go_back_to_their_supplies() -> None:
    scene = against(4, 2).play("fate trader 2", "accept", "retreat heart")
    assert (scene.seat(0).supply, scene.view().neutral_supply) == (12, 24)
    assert (scene.where(0), scene.neutral()) == ({"congo": 2}, {"heart": 1})


def test_r40_the_wholesaler_is_the_first_loss() -> None:
    scene = against(2, 1, wholesaler=True).play("fate trader 1", "accept")
    assert (scene.seat(0).wholesaler, scene.where(0)) == (None, {"congo": 2})
    assert scene.seat(0).supply == 12, "he goes back to his owner, not among the traders"
    scene = against(2, 1, wholesaler=True).play("fate trader 2", "accept")
    assert (scene.seat(0).wholesaler, scene.where(0)) == (None, {"congo": 1})


def test_r40_the_doubled_number_counts_against_neutrals() -> None:
    scene = Scene().traders(0, congo=2).wholesaler(0, "congo").neutrals(congo=5)
    scene.play("halt", "oust congo", "fate none 0")
    assert scene.legal() == {"accept", "refuse"}, "5 against 5"
    assert (
        Scene().traders(0, congo=2).wholesaler(0, "congo").neutrals(congo=6).choices("halt")
        == set()
    )
    scene = Scene().wholesaler(0, "congo").neutrals(congo=1).play("halt")
    assert scene.choices("oust") == {"congo"}, "alone he counts 1"
    assert Scene().wholesaler(0, "congo").neutrals(congo=2).choices("halt") == set()
    apart = Scene().traders(0, congo=2).wholesaler(0, "heart").neutrals(congo=3)
    assert apart.choices("halt") == set()


# R29


def test_r29_a_neutral_is_removed_the_others_go_one_or_two_areas() -> None:
    scene = against(3, 3).play("fate none 0", "accept")
    assert (scene.neutral(), scene.view().neutral_supply) == ({"congo": 2}, 23)
    near = {"bornu", "heart", "cameroon", "great-lakes", "zanzibar", "angola", "zambezia"}
    far = {
        "tripoli", "sahara", "timbuktu", "guinea", "sudan", "abyssinia", "somaliland", "mozambique",
        "madagascar", "southwest", "kalahari",
    }  # fmt: skip
    goals = near | far
    assert scene.legal() == {f"retreat {name}{n}" for name in goals for n in ("", " 2")}
    scene.play("retreat heart 2")
    assert (scene.neutral(), scene.step) == ({"heart": 2}, "conflicts")


def test_r29_they_are_freely_split() -> None:
    scene = against(4, 4).play("fate none 0", "accept", "retreat heart 2")
    assert (scene.state.actor, scene.neutral()) == (0, {"congo": 1, "heart": 2})
    assert all(len(text.split()) == 1 for text in scene.choices("retreat")), "one is left"
    scene.play("retreat madagascar")
    assert scene.neutral() == {"heart": 2, "madagascar": 1}


def test_r29_as_many_as_there_are_may_go_together() -> None:
    scene = against(13, 25, wholesaler=True).play("fate none 0", "accept", "retreat heart 24")
    assert scene.neutral() == {"heart": 24}


def test_r29_through_anything_but_the_active_seats_areas() -> None:
    scene = Scene().traders(0, kalahari=2, mozambique=1).traders(1, southwest=2)
    scene.neutrals(kalahari=2, zambezia=3).play("halt", "oust kalahari", "fate none 0", "accept")
    assert scene.choices("retreat") == {
        "angola", "southwest", "cape", "zambezia",
        "cameroon", "congo", "zanzibar",
    }  # fmt: skip
    behind = Scene().traders(0, cape=2, mozambique=1, kalahari=1).wholesaler(0, "angola")
    behind.neutrals(cape=2).play("halt", "oust cape", "fate none 0", "accept")
    assert behind.choices("retreat") == {"southwest"}, "all ways on are closed"


def test_r29_blocked_on_all_sides_they_are_removed() -> None:
    scene = Scene().traders(0, cape=3, mozambique=1, southwest=1).wholesaler(0, "kalahari")
    scene.neutrals(cape=3).play("halt", "oust cape", "fate none 0", "accept")
    assert (scene.neutral(), scene.view().neutral_supply, scene.step) == ({}, 25, "conflicts")


# R22c, R23


def test_r22c_a_conflict_with_neutrals_tires() -> None:
    scene = against(3, 2).play("fate none 0", "refuse")
    assert (scene.area("congo").spent, scene.legal()) == (3, {"peace", "end"})
    scene = against(3, 2, wholesaler=True).play("fate none 0", "refuse")
    assert (scene.view().spent_wholesaler, scene.view().won_wholesaler) == (True, False)
    won = Scene().traders(0, congo=3).traders(1, angola=1).neutrals(congo=1).holds(0, "caravan 1")
    won.play("halt", "oust congo", "fate none 0", "accept")
    won.play("use caravan", "caravan congo angola", "join spent-trader 3")
    assert won.choices("fight") == set()


def test_r23_the_conflict_with_a_seat_comes_first() -> None:
    scene = Scene().traders(0, congo=3).traders(1, congo=1).neutrals(congo=2).play("halt")
    assert scene.legal() == {"fight congo 1"}


def test_r23_who_won_against_a_seat_may_fight_the_neutrals_there() -> None:
    scene = Scene().traders(0, congo=3).traders(1, congo=2).neutrals(congo=2)
    scene.influence(0, 0, 0).reputation(7, 1, 3).play("halt", "fight congo 1").duel("0", "0")
    scene.play("retreat heart")
    assert (scene.area("congo").won, scene.choices("oust")) == (3, {"congo"})
    scene.play("oust congo", "fate trader 1")
    assert "redraw" in scene.legal()
    scene.play("accept", "retreat angola")
    assert (scene.area("congo").won, scene.area("congo").spent) == (0, 2)
    assert scene.legal() == {"peace", "end"}


def test_r23_winners_and_fresh_traders_fight_the_neutrals_together() -> None:
    scene = Scene().traders(0, congo=1, angola=2).wholesaler(0, "congo").traders(1, congo=1)
    scene.neutrals(congo=7).influence(0, 0, 0).reputation(7, 1, 3).holds(0, "caravan 1")
    scene.play("halt", "fight congo 1").duel("0", "0")
    assert scene.choices("oust") == set(), "3 against 7"
    scene.play("use caravan", "caravan angola congo", "join trader 2")
    assert scene.choices("oust") == {"congo"}, "7 against 7"


def test_r23_the_neutrals_are_fought_once() -> None:
    scene = Scene().traders(0, congo=1).wholesaler(0, "congo").traders(1, congo=1)
    scene.neutrals(congo=1).reputation(7, 1, 1).influence(0, 0, 0).play("halt", "fight congo 1")
    scene.duel("0", "0").play("oust congo", "fate none 0", "refuse")
    assert scene.legal() == {"peace", "end"}


def test_r23_who_lost_against_a_seat_may_not() -> None:
    scene = Scene().traders(0, congo=3, heart=2).traders(1, congo=2).neutrals(congo=1, heart=1)
    scene.influence(0, 0, 0).reputation(1, 7, 3).play("halt", "fight congo 1").duel("0", "0")
    scene.play("retreat heart 2")
    assert scene.choices("oust") == {"heart"}, "the two that stood there"
    scene.play("oust heart", "fate none 0")
    assert "redraw" in scene.legal()
    scene.play("redraw", "fate none 0")
    assert "redraw" not in scene.legal(), "retreated ones do not count"

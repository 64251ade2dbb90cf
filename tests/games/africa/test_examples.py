"""The worked examples of the rulebook, rebuilt as positions."""

from __future__ import annotations

from tests.games.africa.scene import Scene

PETER, MELISSA = 0, 1


def test_6_0_the_auction() -> None:
    """5, 7, pass and 8: whoever has 6 influence pays 2 VP, which the two lowest others share."""
    scene = Scene(4).vp(30, 20, 15, 10).influence(12, 12, 12, 6).bidding()
    scene.bids("5", "7", "pass", "8")
    assert scene.view().active == 3
    assert [shown.vp for shown in scene.view().seats] == [30, 21, 16, 8]
    assert [shown.influence for shown in scene.view().seats] == [12, 12, 12, 0]
    assert scene.view().pool == 6 + 6
    assert len(scene.markers(3)) == 2


def test_7_1_points_of_the_two_markers() -> None:
    """Unused ones are lost; the markers' specials may be kept."""
    scene = Scene().rows("caravan 2, market 3", "points 4, points 4").bidding()
    scene.bids("1", "pass", "pass").play("at cape")
    assert scene.view().points == 5
    scene.play("end")
    assert (scene.view().points, scene.markers(0)) == (0, ["caravan 2", "market 3"])


def test_8_1_four_neutral_traders_need_four_traders() -> None:
    assert Scene().traders(0, congo=3).neutrals(congo=4).choices("halt") == set()
    assert Scene().traders(0, congo=4).neutrals(congo=4).play("halt").choices("oust") == {"congo"}


def test_8_1_2_three_traders_against_two_neutral_ones() -> None:
    """Trader-3 is put aside, influence-2 is paid; the neutral trader left goes 1 or 2 areas."""
    scene = Scene().traders(0, congo=3).neutrals(congo=2).play("halt", "oust congo")
    scene.play("fate trader 3")
    assert scene.legal() == {"accept", "redraw", "refuse"}
    scene.play("redraw", "fate influence 2")
    assert scene.legal() == {"accept", "refuse"}, "one trader more: one redraw"
    scene.play("accept")
    assert (scene.seat(0).influence, scene.neutral()) == (13, {"congo": 1})
    assert {"heart", "sudan"} <= scene.choices("retreat")
    scene.play("retreat sudan")
    assert (scene.neutral(), scene.where(0)) == ({"sudan": 1}, {"congo": 3})


def test_8_1_2_or_a_row_of_reputation_is_lost_and_all_stay() -> None:
    scene = Scene().traders(0, congo=3).neutrals(congo=2).play("halt", "oust congo")
    scene.play("fate trader 3", "redraw", "fate influence 2", "refuse")
    assert (scene.seat(0).influence, scene.seat(0).reputation) == (15, 2)
    assert (scene.neutral(), scene.where(0)) == ({"congo": 2}, {"congo": 3})


def test_8_2_a_reputation_of_2() -> None:
    """Each trader counts 2: one influence more than even wins."""
    scene = Scene().traders(0, congo=3).traders(1, congo=1).reputation(3, 7, 3)
    scene.play("halt", "fight congo 1").duel("0", "0")
    assert scene.state.victor == 0, "6 against 5"


def peter_and_melissa(melissa: str) -> Scene:
    """Return Peter's three traders with reputation 1 against Melissa's two with 4."""
    scene = Scene().traders(PETER, congo=3).traders(MELISSA, congo=2).reputation(1, 6, 3)
    scene.holds(PETER, "market 2").play("halt", "fight congo 1")
    return scene.duel("3 market 1", melissa)


def test_8_2_3_peter_wins_with_21_against_14() -> None:
    scene = peter_and_melissa("2")
    assert (scene.where(MELISSA), scene.state.actor) == ({"congo": 1}, PETER)
    scene.play("retreat sudan")
    assert scene.where(MELISSA) == {"sudan": 1}
    scene.play("raise")
    assert (scene.seat(PETER).reputation, scene.seat(PETER).influence) == (2, 15 - 3 - 2)
    assert scene.view().pool == 3 + 2 + 2
    assert scene.markers(PETER) == []


def test_8_2_3_20_would_not_have_been_enough_for_her_nor_21() -> None:
    assert peter_and_melissa("4").state.victor == PETER, "21 against 20"
    assert peter_and_melissa("5").state.victor == MELISSA, "21 against 23"


def test_8_2_3_with_her_retreat_marker_she_takes_what_he_used() -> None:
    scene = peter_and_melissa("retreat")
    assert (scene.seat(PETER).influence, scene.seat(MELISSA).influence) == (12, 18)
    assert (scene.markers(PETER), scene.markers(MELISSA)) == ([], ["market 2"])
    assert (scene.where(MELISSA), scene.state.actor) == ({"congo": 2}, MELISSA)
    assert "heart 2" in scene.choices("retreat")


def test_9_0_an_area_in_row_3_of_the_values() -> None:
    scene = Scene().traders(0, congo=1).values(gold=5).vp(20, 7, 6).play("end")
    assert scene.seat(0).vp == 23


def test_9_1_two_vp_and_three_neutral_traders() -> None:
    scene = Scene().traders(0, congo=1).neutrals(congo=3).vp(20, 7, 6).play("end")
    assert scene.seat(0).vp == 19


def test_9_3_two_stations_against_one() -> None:
    scene = Scene().traders(PETER, cape=1, egypt=1).traders(MELISSA, angola=1).vp(20, 7, 6)
    scene.stations("cape", "egypt", "angola").play("end")
    assert scene.seat(PETER).vp == 20 + 2 + 3


def test_9_5_twelve_and_four_with_melissa_on_15() -> None:
    scene = Scene().traders(PETER, guinea=1, congo=1).vp(12, 15, 6).play("end")
    assert scene.seat(PETER).vp == 17


def test_10_0_a_caravan_after_a_lost_conflict() -> None:
    """A beaten trader was sent to five neutral ones; a caravan takes it away again."""
    for flees in (False, True):
        scene = Scene().traders(0, congo=2).traders(1, congo=3).neutrals(heart=5).vp(20, 7, 6)
        scene.holds(0, "caravan 1").play("halt", "fight congo 1").duel("0", "0")
        scene.play("retreat heart", "done")
        if flees:
            scene.play("use caravan", "caravan heart sudan", "join spent-trader")
        scene.play("end")
        assert scene.seat(0).vp == (21 if flees else 18)


def test_11_0_the_pool_of_a_turn_is_shared() -> None:
    """8 for the auction, 3 for points, 5 in a conflict: 16 for three seats, 1 is left."""
    scene = Scene(4).traders(0, congo=2).traders(1, congo=1).reputation(7, 7, 3, 3)
    scene.bidding().bids("8", "pass", "pass", "pass").play("at cape", "buy", "buy", "buy", "halt")
    assert scene.seat(0).influence == 1
    scene.play("fight congo 1").duel("1", "4")
    assert scene.view().pool == 16
    while scene.choices("retreat"):
        scene.play(f"retreat {min(scene.choices('retreat'))}")
    scene.play("end")
    assert [shown.influence for shown in scene.view().seats] == [0, 12 - 4 + 5, 17, 17]
    assert scene.view().pool == 1


def test_13_0_42_vp_win_at_once() -> None:
    scene = Scene().traders(0, heart=1).vp(39, 41, 6).play("end")
    assert scene.outcome().ranking[0] == (0,)
    assert scene.outcome().scores == (43, 41, 6), "41 is taken"

"""Rulings R15 to R17, R20, R21: the neutral trader, points, new traders, changed resources."""

from __future__ import annotations

import pytest

from tests.games.africa.scene import Scene

ALL = 24


# R15


def test_r15_a_neutral_trader_comes_to_an_empty_area_or_to_another_one() -> None:
    scene = Scene().traders(0, cape=1).traders(1, congo=2, egypt=1).wholesaler(2, "angola")
    scene.neutrals(congo=1, sahara=3).before_neutral()
    everywhere = set(scene.view().areas)
    assert scene.legal() == {f"at {name}" for name in everywhere - {"cape", "egypt", "angola"}}
    scene.play("at congo")
    assert scene.neutral() == {"congo": 2, "sahara": 3}
    assert (scene.step, scene.view().neutral_supply) == ("movement", 20)
    assert Scene().before_neutral().play("at heart").neutral() == {"heart": 1}


def test_r15_the_neutral_trader_comes_first_in_the_turn() -> None:
    scene = Scene().bidding().bids("1", "pass", "pass")
    assert (scene.step, scene.view().points) == ("neutral", 9)
    assert len(scene.legal()) == ALL
    assert not scene.choices("end")


def test_r15_without_supply_it_is_skipped() -> None:
    for supply, step in ((0, "movement"), (1, "neutral")):
        scene = Scene().neutrals(congo=25 - supply).bidding().bids("1", "pass", "pass")
        assert scene.step == step


def test_r15_without_a_legal_area_it_is_skipped() -> None:
    for free in (0, 1):
        scene = Scene()
        names = sorted(scene.view().areas)
        scene.traders(0, **{name.replace("-", "_"): 1 for name in names[:14]})
        scene.traders(1, **{name.replace("-", "_"): 1 for name in names[14 : ALL - free]})
        scene.bidding().bids("1", "pass", "pass")
        assert scene.step == ("neutral" if free else "movement")


# R16


def test_r16_points_are_those_of_the_markers_just_won() -> None:
    scene = Scene().rows("caravan 3, points 6", *["points 4, points 4"]).holds(1, "market 4")
    scene.bidding().bids("pass", "1", "pass").play("at cape")
    assert scene.view().points == 9
    assert [f"{m.icon} {m.points}" for m in scene.view().won or ()] == ["caravan 3", "points 6"]


def test_r16_more_points_cost_influence() -> None:
    scene = Scene().influence(2, 20, 20).play("buy", "buy")
    assert (scene.view().points, scene.seat(0).influence, scene.view().pool) == (2, 0, 3 + 2)
    assert "buy" not in scene.legal()


def test_r16_unused_points_lapse() -> None:
    scene = Scene().points(7).play("end")
    assert (scene.view().points, scene.view().active) == (0, None)
    scene.play("marker heart 1", "marker heart 2").bids("1", "pass", "pass")
    assert scene.view().points == 9, "those of the new row only"


def test_r16a_points_are_bought_and_spent_in_the_movement_only() -> None:
    scene = Scene().points(9).traders(0, congo=2, cape=2).neutrals(congo=1).play("halt")
    assert scene.legal() == {"oust congo", "peace", "end"}
    scene.play("peace")
    assert scene.legal() == {"end"}


# R17


def test_r17_a_marker_gives_its_points_and_its_special_in_the_same_turn() -> None:
    scene = Scene().won("station 2").points(2).traders(0, congo=1)
    scene.play("use station", "at congo")
    assert scene.view().points == 2
    assert scene.area("congo").station
    assert scene.markers(0) == []
    assert sum(scene.view().used) == 1


def test_r17_it_may_be_kept_and_then_gives_no_points() -> None:
    scene = Scene().rows("caravan 3, heart 2", "points 4, points 5").bidding()
    scene.bids("1", "pass", "pass").play("at cape")
    assert scene.view().points == 5
    scene.play("end", "marker market 2", "marker market 2").bids("1", "pass", "pass")
    assert scene.view().points == 9
    assert sorted(scene.markers(0)) == ["caravan 3", "heart 2", "points 4", "points 5"]


def test_r17_markers_with_points_only_are_put_away_at_the_end() -> None:
    scene = Scene().won("points 4", "market 2").holds(0, "caravan 1").play("end")
    assert sorted(scene.markers(0)) == ["caravan 1", "market 2"]
    assert sum(scene.view().used) == 1
    assert scene.view().won == ()
    assert "use points" not in Scene().won("points 4").legal()


def test_r17_of_several_markers_an_earlier_one_goes_first_then_that_of_fewest_points() -> None:
    scene = Scene().holds(0, "market 4", "market 3").won("market 2")
    scene.play("use market", "change gold up", "done")
    assert scene.markers(0) == ["market 4", "market 2"]
    scene.play("use market", "change gold up", "done")
    assert scene.markers(0) == ["market 2"]
    assert len(scene.view().won or ()) == 1
    scene.play("use market", "change gold up", "done")
    assert (scene.markers(0), scene.view().won) == ([], ())
    twice = Scene().holds(0, "market 2").won("market 2", "market 3")
    twice.play("use market", "change gold up", "done")
    assert [f"{m.icon} {m.points}" for m in twice.view().won or ()] == ["market 2", "market 3"]


# R20


def test_r20_a_coast_that_is_empty_or_friendly_takes_a_trader_for_4() -> None:
    scene = Scene().points(4).traders(0, cape=1, guinea=1, congo=1, egypt=1).traders(1, egypt=1)
    scene.traders(2, morocco=1).wholesaler(2, "algeria").neutrals(guinea=2, madagascar=1)
    coasts = {name for name, area in scene.view().areas.items() if area.coast}
    assert scene.choices("trader") == coasts - {"egypt", "morocco", "algeria", "madagascar"}
    scene.play("trader guinea")
    assert (scene.view().points, scene.where(0)["guinea"], scene.seat(0).supply) == (0, 2, 9)
    assert Scene().points(3).choices("trader") == set()


def test_r20_a_friendly_area_with_a_station_takes_one_for_2() -> None:
    scene = Scene().points(3).traders(0, congo=1, cape=1, egypt=1).traders(1, heart=1)
    scene.wholesaler(1, "egypt").stations("congo", "cape", "egypt", "heart", "morocco", "sudan")
    assert scene.choices("trader") == {"congo", "cape"}
    scene.play("trader congo")
    assert (scene.view().points, scene.where(0)["congo"]) == (1, 2)
    scene.points(6).play("trader morocco")
    assert scene.view().points == 2, "an empty coast costs 4, station or not"
    scene.play("trader morocco")
    assert scene.view().points == 0, "now it is friendly"


def test_r20_the_wholesaler_makes_an_area_friendly() -> None:
    scene = Scene().points(2).wholesaler(0, "congo").stations("congo").neutrals(congo=3)
    assert scene.choices("trader") == {"congo"}


def test_r20_new_traders_may_move_at_once() -> None:
    scene = Scene().points(6).play("trader cape", "move cape kalahari", "move kalahari zambezia")
    assert scene.where(0) == {"zambezia": 1}
    stopped = Scene().points(6).traders(0, guinea=1).neutrals(guinea=1).play("trader guinea")
    assert "guinea timbuktu 2" in stopped.choices("move")


def test_r20_fourteen_traders_are_all() -> None:
    scene = Scene().points(8).traders(0, cape=13).play("trader cape")
    assert (scene.choices("trader"), scene.view().points) == (set(), 4)


# R21


def test_r21_a_step_of_a_resource_or_of_africa_costs_4() -> None:
    scene = Scene().points(4)
    kinds = ("bananas", "diamonds", "gold", "ivory")
    every = {f"{kind} {way}" for kind in kinds for way in ("up", "down")}
    assert scene.choices("change") == every | {"africa up"}
    scene.play("change africa up")
    assert (scene.view().points, scene.view().value_rows["africa"]) == (0, 1)
    assert Scene().points(3).choices("change") == set()


def test_r21_one_step_a_turn() -> None:
    scene = Scene().points(12).play("change gold down")
    assert scene.view().value_rows["gold"] == 2
    assert scene.choices("change") == set()
    scene.play("end", "marker heart 1", "marker heart 2").bids("1", "pass", "pass")
    scene.play("at cape")
    assert len(scene.choices("change")) == 9, "a new turn"


def test_r21_values_stay_within_the_table_and_may_share_a_row() -> None:
    scene = Scene().points(4).values(bananas=7, diamonds=0, gold=7, ivory=3)
    assert scene.choices("change") == {
        "bananas down", "gold down", "diamonds up", "ivory up", "ivory down", "africa up",
    }  # fmt: skip
    assert scene.area("sahara").value == scene.area("guinea").value == 5
    edges = Scene().points(4).values(bananas=6, diamonds=1).choices("change")
    assert {"bananas up", "diamonds down"} <= edges


@pytest.mark.parametrize(("row", "value"), list(enumerate((0, 1, 1, 2, 2, 3, 4, 5))))
def test_r21_what_the_rows_are_worth(row: int, value: int) -> None:
    scene = Scene().values(gold=row, africa=row)
    assert (scene.area("congo").value, scene.area("cape").value) == (value, value)


# The end of the movement


def test_r22_the_turn_can_end_where_nobody_has_to_fight() -> None:
    assert Scene().legal() == {"buy", "end"}
    assert Scene().traders(0, cape=1).traders(1, egypt=1).legal() == {"buy", "end"}
    shared = Scene().traders(0, cape=1).traders(1, cape=1)
    assert shared.legal() == {"buy", "halt"}
    neutral = Scene().traders(0, cape=1, congo=1).neutrals(cape=1, congo=2)
    assert neutral.legal() == {"buy", "halt", "end"}
    outnumbered = Scene().traders(0, cape=1).neutrals(cape=2)
    assert outnumbered.legal() == {"buy", "end"}

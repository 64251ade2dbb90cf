"""Rulings R41, R43 to R49 and R52: what action markers do, and when they may be used."""

from __future__ import annotations

import pytest

from tests.games.africa.scene import Scene

PLAIN = (
    "station 1", "migration 2", "wholesaler 1", "two-traders 1", "convert 1", "market 2",
    "reputation 2", "caravan 1",
)  # fmt: skip
VP = ("heart 1", "majority-bananas 2", "majority-gold 2")


def names(*markers: str) -> set[str]:
    return {f"use {marker.split()[0]}" for marker in markers}


# R41, R42


def test_r41_any_number_but_only_one_that_gives_vp() -> None:
    scene = Scene().traders(0, congo=3).neutrals(congo=2, sahara=1).holds(0, *PLAIN, *VP)
    scene.secret(0, "area").open_specials(0, "traders")
    specials = {"use area", "use traders"}
    everything = names(*PLAIN, *VP) | specials
    assert {f"use {name}" for name in scene.choices("use")} == everything
    for choice in sorted(names(*VP) | specials):
        again = Scene().traders(0, congo=3).neutrals(congo=2, sahara=1).holds(0, *PLAIN, *VP)
        again.secret(0, "area").open_specials(0, "traders").play(choice)
        assert {f"use {name}" for name in again.choices("use")} == names(*PLAIN)
        assert again.view().vp_marker == choice.removeprefix("use ")
        again.vp(9, 7, 6).play("halt", "end")
        assert again.view().vp_marker is None


def test_r41b_all_in_the_movement_in_the_conflicts_and_afterwards() -> None:
    scene = Scene().traders(0, congo=3).neutrals(congo=2, sahara=1).holds(0, *PLAIN, *VP)
    everything = names(*PLAIN, *VP)
    assert {f"use {name}" for name in scene.choices("use")} == everything
    assert names(*scene.play("halt").choices("use")) == everything
    scene.play("peace")
    assert {f"use {name}" for name in scene.choices("use")} == everything
    assert scene.legal() == everything | {"end"}


def test_r42_no_marker_between_commitment_and_reveal() -> None:
    scene = Scene().traders(0, congo=1).traders(1, congo=1).holds(0, "caravan 1", "market 2")
    scene.play("halt", "fight congo 1")
    assert scene.choices("use") == set()
    scene.play("commit 0")
    assert scene.legal() == {"stake market 0", "stake market 1"}


def test_r41_only_ones_own_markers_in_ones_own_turn() -> None:
    assert Scene().holds(1, "market 2").secret(1, "area").choices("use") == set()


# R43


def test_r43_a_station_in_a_friendly_area_without_one() -> None:
    scene = Scene().traders(0, congo=1, cape=1, egypt=1, sudan=1).wholesaler(0, "angola")
    scene.traders(1, egypt=1, morocco=1).stations("cape").neutrals(sudan=2).holds(0, "station 1")
    scene.play("use station")
    assert scene.legal() == {"at congo", "at sudan", "at angola"}
    scene.play("at sudan")
    assert scene.area("sudan").station
    assert (scene.view().stations_left, scene.step) == (4, "movement")


def test_r43_it_stays_and_its_owner_is_who_controls_the_area() -> None:
    scene = Scene().stations("cape").traders(1, cape=1).points(4)
    assert scene.choices("trader") >= {"egypt"}
    assert "cape" not in scene.choices("trader")
    scene = Scene(turn_of=1).stations("congo").traders(1, congo=1).points(2)
    assert scene.choices("trader") == {"congo"}


def test_r43j_without_stations_left_nothing_happens() -> None:
    six = ("cape", "congo", "egypt", "sudan", "heart", "angola")
    scene = Scene().stations(*six).holds(0, "station 1", "station 1")
    scene.play("use station")
    assert (scene.step, scene.markers(0)) == ("movement", ["station 1"])
    scene.play("use station")
    assert scene.view().stations_left == 0


def test_r43j_without_a_legal_area_it_cannot_be_used() -> None:
    scene = Scene().stations("cape").traders(0, cape=1, congo=1).traders(1, congo=1)
    assert scene.holds(0, "station 1").choices("use") == set()


# R44


def test_r44_the_wholesaler_comes_to_a_friendly_area_or_an_empty_coast() -> None:
    scene = Scene().traders(0, congo=1, egypt=1).traders(1, egypt=1, cape=1)
    scene.neutrals(congo=1, morocco=1).holds(0, "wholesaler 1").play("use wholesaler")
    coasts = {name for name, area in scene.view().areas.items() if area.coast}
    assert scene.choices("at") == coasts - {"egypt", "cape", "morocco"} | {"congo"}
    scene.play("at congo")
    assert (scene.seat(0).wholesaler, scene.step) == ("congo", "movement")
    assert scene.area("congo").wholesalers == (0,)


def test_r44j_already_on_the_map_he_has_no_effect() -> None:
    scene = Scene().wholesaler(0, "congo").holds(0, "wholesaler 1").play("use wholesaler")
    assert (scene.seat(0).wholesaler, scene.step, scene.markers(0)) == ("congo", "movement", [])


def test_r44_he_may_move_at_once() -> None:
    scene = Scene().holds(0, "wholesaler 1").points(1).play("use wholesaler", "at cape")
    scene.play("lead kalahari")
    assert scene.seat(0).wholesaler == "kalahari"


def test_r44_after_a_loss_another_marker_brings_him_back_fresh() -> None:
    scene = Scene().traders(0, cape=1).wholesaler(0, "congo").neutrals(congo=1, cape=1)
    scene.holds(0, "wholesaler 1", "caravan 1").reputation(3, 3, 3).play("halt", "oust congo")
    scene.play("fate trader 1", "accept")
    assert scene.seat(0).wholesaler is None
    scene.play("peace", "use wholesaler", "at cape")
    assert (scene.seat(0).wholesaler, scene.view().spent_wholesaler) == ("cape", False)


# R45


def test_r45_two_traders_in_friendly_areas_for_nothing() -> None:
    scene = Scene().traders(0, congo=1, egypt=1, sudan=1).traders(1, egypt=1).neutrals(sudan=2)
    scene.wholesaler(0, "heart").holds(0, "two-traders 1").play("use two-traders")
    assert scene.legal() == {"at congo", "at sudan", "at heart"}
    scene.play("at congo")
    assert scene.legal() == {"at congo", "at sudan", "at heart"}
    scene.play("at sudan")
    assert scene.where(0) == {"congo": 2, "egypt": 1, "sudan": 2}
    assert (scene.step, scene.seat(0).supply, scene.view().points) == ("movement", 9, 0)


def test_r45_both_may_go_to_one_area() -> None:
    scene = Scene().traders(0, congo=1).holds(0, "two-traders 1")
    assert scene.play("use two-traders", "at congo", "at congo").where(0) == {"congo": 3}


def test_r45j_as_many_as_there_are() -> None:
    scene = Scene().traders(0, congo=13).holds(0, "two-traders 1", "two-traders 2")
    scene.play("use two-traders", "at congo")
    assert (scene.step, scene.where(0), scene.choices("use")) == ("movement", {"congo": 14}, set())
    nowhere = Scene().traders(0, congo=1).traders(1, congo=1).holds(0, "two-traders 1")
    assert nowhere.choices("use") == set()


# R46


def test_r46_a_neutral_trader_anywhere_becomes_an_own_one() -> None:
    scene = Scene().traders(1, egypt=1).neutrals(egypt=1, heart=2).holds(0, "convert 1")
    scene.play("use convert")
    assert scene.legal() == {"at egypt", "at heart"}
    scene.play("at heart")
    assert (scene.where(0), scene.neutral()) == ({"heart": 1}, {"egypt": 1, "heart": 1})
    assert (scene.seat(0).supply, scene.view().neutral_supply) == (13, 23)


def test_r46_beside_another_seat_a_conflict_follows() -> None:
    scene = Scene().traders(1, egypt=1).neutrals(egypt=1).holds(0, "convert 1")
    scene.play("use convert", "at egypt")
    assert scene.legal() == {"buy", "halt"}
    assert scene.play("halt").legal() == {"fight egypt 1"}


def test_r46b_once_the_conflicts_are_done_not_beside_another_seat() -> None:
    scene = Scene().traders(0, congo=1).traders(1, egypt=1)
    scene.neutrals(egypt=1, congo=1).holds(0, "convert 1").play("halt", "peace", "use convert")
    assert scene.legal() == {"at congo"}
    assert scene.play("at congo").step == "afterwards"
    beside = Scene().traders(0, congo=1).traders(1, egypt=1).neutrals(egypt=1, congo=1)
    beside.holds(0, "convert 1", "convert 1").play("halt", "peace", "use convert", "at congo")
    assert beside.choices("use") == set(), "egypt is not open"


def test_r46_it_needs_a_trader_and_a_neutral_one() -> None:
    assert Scene().holds(0, "convert 1").choices("use") == set()
    scene = Scene().traders(0, congo=14).neutrals(egypt=1).holds(0, "convert 1")
    assert scene.choices("use") == set()


# R47


def test_r47_a_new_neutral_trader_comes_in() -> None:
    scene = Scene().traders(0, cape=1).traders(1, congo=1, egypt=1).neutrals(congo=1)
    scene.holds(0, "migration 2").play("use migration")
    everywhere = set(scene.view().areas)
    assert scene.legal() == {f"at {name}" for name in everywhere - {"cape", "egypt"}}
    scene.play("at congo")
    assert (scene.neutral(), scene.view().neutral_supply) == ({"congo": 2}, 23)


def test_r47_each_neutral_trader_may_move_one_area() -> None:
    scene = Scene().neutrals(congo=2, cape=1).holds(0, "migration 2")
    scene.play("use migration", "at cape", "drift congo heart", "drift cape southwest")
    assert scene.neutral() == {"congo": 1, "heart": 1, "cape": 1, "southwest": 1}
    origins = {text.split()[0] for text in scene.choices("drift")}
    assert origins == {"congo", "cape"}, "not those that have moved"
    scene.play("drift congo heart")
    assert {text.split()[0] for text in scene.choices("drift")} == {"cape"}
    assert "done" in scene.legal()
    assert scene.play("done").step == "movement"
    assert scene.view().areas["heart"].drifted == 0


def test_r47_it_ends_by_itself_when_all_have_moved() -> None:
    scene = Scene().traders(1, heart=3).neutrals(congo=1).holds(0, "migration 2")
    scene.play("use migration", "at congo", "drift congo heart", "drift congo heart")
    assert (scene.step, scene.neutral()) == ("movement", {"heart": 2})


def test_r47_moving_is_not_compulsory() -> None:
    scene = Scene().holds(0, "migration 2").play("use migration", "at cape", "done")
    assert (scene.step, scene.neutral()) == ("movement", {"cape": 1})


def test_r47_without_supply_only_the_moves_are_left() -> None:
    scene = Scene().neutrals(congo=25).holds(0, "migration 2").play("use migration")
    assert scene.step == "drifting"
    scene.play("drift congo heart")
    assert scene.neutral() == {"congo": 24, "heart": 1}


# R48


def test_r48_one_step_up_and_one_down_of_two_markers() -> None:
    scene = Scene().holds(0, "market 2").play("use market")
    assert "done" not in scene.legal()
    assert len(scene.choices("change")) == 9
    scene.play("change gold up")
    assert scene.legal() == {"done", "change bananas down", "change diamonds down",
                             "change ivory down"}  # fmt: skip
    scene.play("change ivory down")
    assert scene.step == "movement"
    rows = {"bananas": 1, "diamonds": 2, "gold": 4, "ivory": 3, "africa": 0}
    assert scene.view().value_rows == rows


def test_r48_down_first_and_one_step_is_enough() -> None:
    scene = Scene().holds(0, "market 2").play("use market", "change gold down")
    assert scene.legal() == {"done", *(f"change {kind} up" for kind in
                                       ("bananas", "diamonds", "ivory", "africa"))}  # fmt: skip
    assert scene.play("done").view().value_rows["gold"] == 2


def test_r48j_no_step_beyond_the_table() -> None:
    scene = Scene().values(bananas=7, diamonds=7, gold=7, ivory=7, africa=7)
    scene.holds(0, "market 2").play("use market")
    assert {text.split()[1] for text in scene.choices("change")} == {"down"}
    scene.play("change gold down")
    assert (scene.step, scene.view().market) == ("movement", (None, None))
    high = Scene().values(bananas=6, diamonds=7).holds(0, "market 2").play("use market")
    assert "bananas up" in high.choices("change")
    assert "diamonds up" not in high.choices("change")
    low = Scene().values(bananas=0, diamonds=0, gold=0, ivory=0).holds(0, "market 2")
    assert {text.split()[1] for text in low.play("use market").choices("change")} == {"up"}


def test_r48_it_is_independent_of_points() -> None:
    scene = Scene().points(4).holds(0, "market 2").play("change gold up")
    scene.play("use market", "change gold up", "change ivory down")
    assert (scene.view().value_rows["gold"], scene.view().points) == (5, 0)
    scene = Scene().points(4).holds(0, "market 2").play("use market", "change gold up", "done")
    assert len(scene.choices("change")) == 9


# R49


@pytest.mark.parametrize(("row", "way", "after"), [(3, "up", 4), (3, "down", 2), (0, "down", 0),
                                                   (7, "up", 7)])  # fmt: skip
@pytest.mark.parametrize("seat", [0, 2])
def test_r49k_any_reputation_by_a_row_within_the_table(
    seat: int, row: int, way: str, after: int
) -> None:
    scene = Scene().reputation(row, 3, row).holds(0, "reputation 2").play("use reputation")
    assert scene.choices("repute") == {f"{n} {move}" for n in range(3) for move in ("up", "down")}
    scene.play(f"repute {seat} {way}")
    assert scene.seat(seat).reputation == after
    assert scene.seat(2 - seat).reputation == row
    assert scene.step == "movement"

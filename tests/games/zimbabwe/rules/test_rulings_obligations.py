"""Rulings R32 and R33: whoever chooses a specialist must use him, and each works once a turn."""

from __future__ import annotations

import pytest

from tests.games.zimbabwe.scene import OPEN, Scene

USES = {
    "shaman": ("shaman wood", "at B2"),
    "rain-ceremony": ("rain", "at B2 across"),
    "herd": ("herd 2",),
    "nomads": ("nomads",),
    "builder": ("builder",),
}
COSTS = {"shaman": 2, "rain-ceremony": 3, "herd": 2, "nomads": 2, "builder": 2}


@pytest.mark.parametrize("name", USES)
def test_r32_a_chosen_specialist_is_paid_and_used_in_the_same_turn(name: str) -> None:
    scene = Scene(OPEN).cattle(COSTS[name], 0).play(f"specialist {name}")
    assert scene.why_not("end").id == "why-owed"
    scene.play(*USES[name])
    assert scene.state.cattle[0] == 0
    scene.play("end")
    assert scene.state.actor == 1


@pytest.mark.parametrize("name", USES)
def test_r32_nobody_chooses_a_specialist_without_the_cattle_to_use_him(name: str) -> None:
    scene = Scene(OPEN).cattle(COSTS[name] - 1, 0)
    assert scene.why_not(f"specialist {name}").id == "why-too-dear"


@pytest.mark.parametrize("name", USES)
def test_r32_a_specialist_chosen_in_an_earlier_turn_is_not_owed(name: str) -> None:
    scene = Scene(OPEN).specialist(name).cattle(9, 0)
    scene.play("end")
    assert scene.state.actor == 1


def test_r32_nomads_and_builder_may_be_paid_for_nothing() -> None:
    for name in ("nomads", "builder"):
        scene = Scene(OPEN).cattle(2, 0).play(f"specialist {name}", name, "end")
        assert scene.view().seats[0].specialists[0].cattle == 2
        scene.end_round()
        assert scene.state.cattle[0] == 2, "the payment comes back with the revenue"


def test_r32_no_shaman_and_no_rain_without_a_tile() -> None:
    scene = Scene(OPEN).cattle(9, 0)
    assert {"specialist shaman", "specialist rain-ceremony"} <= scene.legal("specialist")
    scene.state.resource_tiles = [0, 0, 0, 0]
    scene.state.water_tiles = 0
    assert scene.why_not("specialist shaman").id == "why-no-tile"
    assert scene.why_not("specialist rain-ceremony").id == "why-no-tile"
    owned = Scene(OPEN).specialist("shaman").specialist("rain-ceremony").cattle(9, 0)
    owned.state.resource_tiles = [0, 1, 0, 0]
    owned.state.water_tiles = 0
    assert owned.legal("shaman") == {"shaman clay"}
    assert owned.why_not("shaman wood").id == "why-no-resource-tile"
    assert owned.why_not("rain").id == "why-no-tile"


def test_r32_no_shaman_and_no_rain_without_room() -> None:
    one_cell = Scene("S.S").cattle(9, 0)
    assert "specialist shaman" in one_cell.legal("specialist")
    assert one_cell.why_not("specialist rain-ceremony").id == "why-no-site-for-tile"
    full = Scene("SwS").cattle(9, 0)
    assert full.why_not("specialist shaman").id == "why-no-site-for-tile"
    apart = """
        S.S
        .wS
    """
    assert "specialist rain-ceremony" not in Scene(apart).cattle(9, 0).legal("specialist")
    assert "specialist rain-ceremony" in Scene("S..S").cattle(9, 0).legal("specialist")


def test_r32_the_cattle_for_an_owed_specialist_are_kept() -> None:
    poor = Scene("c....SS").cattle(3, 0).play("specialist nomads")
    assert poor.why_not("place potter").id == "why-too-dear-with-debt"
    scene = Scene("c....SS").cattle(4, 0).play("specialist nomads", "place potter", "at B1 across")
    assert scene.state.cattle[0] == 2
    scene.play("price potter 1", "nomads", "end")
    assert scene.state.cattle[0] == 0


def test_r32_they_are_kept_from_goods_and_other_specialists_too() -> None:
    poor = Scene("c..SS").monument("D1").craftsman("potter", "B1", 1).specialist("herd")
    poor.cattle(2, 0).play("specialist nomads")
    assert poor.why_not("herd 2").id == "why-too-dear-with-debt"
    assert poor.why_not("raise D1").id == "why-raise-too-dear-with-debt"
    scene = Scene("c..SS").monument("D1").craftsman("potter", "B1", 1).specialist("herd")
    scene.cattle(5, 0).play("specialist nomads", "herd 2", "raise D1", "buy B1", "resource A1")
    assert scene.state.cattle[0] == 2
    assert "herd 4" not in scene.legal()


def test_r32_the_cell_for_an_owed_resource_tile_is_kept() -> None:
    tight = Scene("S..cS").cattle(9, 0)
    assert "place potter" in tight.legal("place")
    tight.play("specialist shaman")
    assert "place potter" not in tight.legal("place"), "it would fill the last two cells"
    room = Scene("S...cS").cattle(9, 0).play("specialist shaman", "place potter", "at C1 across")
    room.play("price potter 1", "shaman wood", "at B1", "end")
    assert room.resources("wood") == 1


def test_r32_the_cells_for_an_owed_water_tile_are_kept() -> None:
    scene = Scene("S....cS").cattle(9, 0).play("specialist rain-ceremony", "place potter")
    assert scene.why_not("at C1 across").id == "why-room-owed", "B1 and E1 do not touch"
    assert scene.legal("at") == {"at B1 across", "at D1 across"}
    scene.play("at D1 across", "price potter 1", "rain")
    assert scene.legal("at") == {"at B1 across"}


def test_r32_no_monument_takes_the_last_room_for_an_owed_tile() -> None:
    scene = Scene("S...S").cattle(9, 0).play("specialist rain-ceremony", "build")
    assert scene.legal("at") == {"at B1", "at D1"}
    assert scene.why_not("at C1").id == "why-room-owed"
    last = Scene("S.S").cattle(9, 0).play("specialist shaman")
    assert "build" not in last.legal()
    last.play("shaman clay", "at B1")
    assert last.why_not("build").id == "why-no-monument-site"


def test_r32_nor_does_another_specialist() -> None:
    scene = Scene("S..S").specialist("rain-ceremony").cattle(9, 0).play("specialist shaman")
    assert scene.why_not("rain").id == "why-room-owed"
    wide = Scene("S...S").specialist("rain-ceremony").cattle(9, 0)
    wide.play("specialist shaman", "rain", "at B1 across", "shaman ivory", "at D1", "end")
    assert wide.state.actor == 1
    rain_owed = Scene("S...S").specialist("shaman").cattle(9, 0)
    rain_owed.play("specialist rain-ceremony", "shaman wood")
    assert rain_owed.legal("at") == {"at B1", "at D1"}


def test_r32_both_of_obatalas_monuments_leave_room() -> None:
    scene = Scene("S....S").god("obatala").cattle(9, 0)
    scene.play("specialist rain-ceremony", "build", "at B1", "build")
    assert scene.legal("at") == {"at E1"}
    assert scene.why_not("at D1").id == "why-room-owed", "C1 and E1 do not touch"
    assert scene.why_not("at C1").id == "why-zoning"


@pytest.mark.parametrize("name", USES)
def test_r33_each_specialist_works_once_a_turn(name: str) -> None:
    scene = Scene(OPEN).specialist(name).cattle(20, 0)
    scene.play(*USES[name])
    assert scene.why_not(USES[name][0]).id == "why-specialist-used"
    scene.end_round()
    while not scene.legal("end"):
        scene.play("pass")
    if scene.state.actor == 1:
        scene.play("end")
    assert USES[name][0] in scene.legal(), "and again in the next one"


def test_r33_the_herd_is_not_topped_up() -> None:
    scene = Scene(OPEN).specialist("herd").cattle(20, 0).play("herd 2")
    assert scene.why_not("herd 4").id == "why-specialist-used"


def test_r33_different_specialists_work_in_one_turn() -> None:
    scene = Scene(OPEN).cattle(sum(COSTS.values()), 0)
    for name in USES:
        scene.specialist(name)
    scene.play("shaman wood", "at B3", "rain", "at B2 across", "herd 2", "nomads", "builder")
    assert scene.state.cattle[0] == 0


@pytest.mark.parametrize("name", USES)
def test_r33_only_ones_own_specialists_work(name: str) -> None:
    scene = Scene(OPEN).specialist(name, 1).cattle(20, 20)
    assert scene.why_not(USES[name][0]).id == "why-specialist-not-yours"
    assert scene.why_not(f"specialist {name}").id == "why-specialist-taken"
    scene.play("end")
    assert USES[name][0] in scene.legal()

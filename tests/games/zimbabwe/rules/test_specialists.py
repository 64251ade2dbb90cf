"""The five specialists: what each costs, does, and how often it can."""

from __future__ import annotations

import pytest

from mbira.games.zimbabwe.queries.questions import income
from tests.games.zimbabwe.scene import OPEN, Scene

VR = {"shaman": 3, "rain-ceremony": 1, "herd": 6, "nomads": 1, "builder": 2}
RESOURCES = {"wood": 6, "clay": 4, "ivory": 3, "diamonds": 3}
CLUTTER = """
    S.w~.
    c..i.
    d....
    ...S.
"""
EMPTY = ("B1", "E1", "E2", "B3", "C3", "D3", "E3", "A4", "B4", "C4", "E4")
"""The empty cells, with a monument at A1 and a potter at B2."""


def clutter(specialist: str) -> Scene:
    scene = Scene(CLUTTER).monument("A1").craftsman("potter", "B2", 1)
    return scene.specialist(specialist).cattle(9, 0)


def next_turn(scene: Scene) -> None:
    """End the round and come to seat 0's next turn, seat 1 being without cattle."""
    scene.end_round()
    if scene.view().step == "gift":
        scene.play("bid 1")
    assert scene.state.actor == 0


@pytest.mark.parametrize("name", VR)
def test_choosing_a_specialist_raises_the_vr_and_takes_the_only_card(name: str) -> None:
    scene = Scene(OPEN).cattle(9, 9).play(f"specialist {name}")
    assert scene.state.vr == [20 + VR[name], 20]
    assert name not in scene.view().supply.specialists
    assert scene.why_not(f"specialist {name}").id == "why-specialist-yours"
    free = Scene(OPEN).specialist(name, 1).cattle(9, 9)
    assert len(free.legal("specialist")) == 4


def test_any_number_of_specialists_but_one_a_turn() -> None:
    scene = Scene(OPEN).cattle(40, 0)
    for count, (name, use) in enumerate((("herd", "herd 2"), ("nomads", "nomads")), 1):
        scene.play(f"specialist {name}", use)
        assert scene.why_not("specialist builder").id == "why-chosen-already"
        assert len(scene.view().seats[0].specialists) == count
        next_turn(scene)


@pytest.mark.parametrize("resource", RESOURCES)
def test_the_shaman_puts_a_resource_on_empty_land(resource: str) -> None:
    scene = clutter("shaman")
    there = scene.resources(resource)
    scene.play(f"shaman {resource}")
    assert scene.state.cattle[0] == 7
    assert scene.state.specialist_card[0] == 2
    assert scene.legal("at") == {f"at {cell}" for cell in EMPTY}
    assert scene.why_not("at D4").id == "why-occupied", "a free starting area"
    assert scene.why_not("end").id == "why-not-now", "who pays him must place"
    scene.play("at B1")
    assert scene.resources(resource) == there + 1
    assert scene.view().supply.resources[resource] == RESOURCES[resource] - 1  # type: ignore[index]


@pytest.mark.parametrize("resource", RESOURCES)
def test_resource_tiles_run_out(resource: str) -> None:
    scene = Scene(OPEN).specialist("shaman").cattle(50, 0)
    cells = iter(("B1", "C1", "D1", "E1", "B2", "C2"))
    for _ in range(RESOURCES[resource]):
        scene.play(f"shaman {resource}", f"at {next(cells)}")
        next_turn(scene)
    assert scene.why_not(f"shaman {resource}").id == "why-no-resource-tile"
    assert len(scene.legal("shaman")) == 3


def test_the_shaman_makes_room_for_a_craftsman_in_the_same_turn() -> None:
    scene = Scene("S......S").specialist("shaman").cattle(4, 0)
    assert not scene.legal("place")
    scene.play("shaman clay", "at B1", "place potter", "at E1 across")
    assert scene.state.vp[0] == 1


def test_the_rain_ceremony_floods_two_empty_cells_side_by_side() -> None:
    scene = clutter("rain-ceremony")
    scene.play("rain")
    assert scene.state.cattle[0] == 6
    assert scene.state.specialist_card[1] == 3
    across = {f"at {cell} across" for cell in ("B3", "C3", "D3", "A4", "B4")}
    down = {f"at {cell} down" for cell in ("E1", "E2", "E3", "B3", "C3")}
    assert scene.legal("at") == across | down
    assert scene.why_not("at B3").id == "why-say-lie"
    assert scene.why_not("at C4 across").id == "why-occupied"
    scene.play("at D3 across")
    assert scene.view().rows[2] == "d..~~"
    assert scene.view().supply.water == 7
    scene.play("build")
    assert scene.why_not("at E3").id == "why-occupied", "nothing is built on water"


def test_water_tiles_run_out_after_eight() -> None:
    scene = Scene(OPEN).specialist("rain-ceremony").cattle(50, 0)
    sites = [f"{column}{row}" for row in (2, 3, 4, 5) for column in "BD"]
    for site in sites:
        scene.play("rain", f"at {site} across")
        next_turn(scene)
    assert scene.view().supply.water == 0
    assert scene.why_not("rain").id == "why-no-tile"


def test_rain_changes_ranges_at_once() -> None:
    scene = Scene("S......cS").monument("A1").craftsman("potter", "E1", 1).cattle(4, 0)
    scene.specialist("rain-ceremony")
    assert scene.why_not("raise A1").id == "why-too-few-goods", "4 away"
    scene.play("rain", "at B1 across", "raise A1", "buy E1", "resource H1")
    assert scene.level("A1") == 2, "3 away over the water"
    assert scene.state.cattle[0] == 0


def test_rain_changes_which_resources_standing_craftsmen_have() -> None:
    def scene() -> Scene:
        made = Scene("S.....c...SS").monument("A1").craftsman("potter", "B1", 1).cattle(9, 0)
        return made.specialist("rain-ceremony")

    dry = scene()
    assert not dry.legal("raise"), "G1 is 4 from C1"
    assert "place potter" in dry.legal("place")
    wet = scene().play("rain", "at D1 across")
    assert wet.why_not("place potter").id == "why-all-claimed"
    wet.play("raise A1", "buy B1", "resource G1")
    assert wet.level("A1") == 2


def test_the_shamans_resource_is_used_up_like_any_other() -> None:
    scene = Scene("S......S").monument("A1").craftsman("potter", "B1", 1).cattle(3, 0)
    scene.specialist("shaman")
    assert not scene.legal("raise")
    scene.play("shaman clay", "at F1", "raise A1", "buy B1", "resource F1")
    assert scene.view().used == {"F1": 1}
    scene.end_round()
    assert scene.view().used == {}
    assert scene.resources("clay") == 1


@pytest.mark.parametrize(("stake", "calves"), [(2, 1), (4, 2), (6, 3)])
def test_the_herd_grows_by_half(stake: int, calves: int) -> None:
    scene = Scene(OPEN).specialist("herd").cattle(6, 0)
    stock = scene.state.stock
    scene.play(f"herd {stake}")
    assert scene.state.cattle[0] == 6 - stake
    assert scene.state.specialist_card[2] == stake + calves
    assert scene.state.stock == stock - calves
    assert income(scene.view(), 0).specialists == stake + calves
    scene.end_round()
    assert scene.state.cattle[0] == 6 + calves
    assert scene.state.specialist_card[2] == 0


def test_the_herd_takes_no_more_than_there_is() -> None:
    assert Scene(OPEN).specialist("herd").cattle(5, 0).legal("herd") == {"herd 2", "herd 4"}
    assert not Scene(OPEN).specialist("herd").cattle(1, 0).legal("herd")
    owed = Scene(OPEN).cattle(6, 0).play("specialist herd")
    assert owed.legal("herd") == {"herd 2", "herd 4", "herd 6"}, "owing him keeps nothing from him"


def test_the_nomads_lift_zoning_for_this_turn_only() -> None:
    scene = Scene("S......S").monument("A1").specialist("nomads").cattle(9, 0)
    scene.play("build")
    assert scene.why_not("at B1").id == "why-zoning"
    scene = Scene("S......S").monument("A1").specialist("nomads").cattle(9, 0)
    scene.play("nomads", "build", "at B1")
    assert scene.state.cattle[0] == 7
    assert scene.state.specialist_card[3] == 2
    next_turn(scene)
    scene.play("build")
    assert scene.why_not("at C1").id == "why-zoning"


def test_the_nomads_lift_no_other_rule() -> None:
    scene = Scene("S.w....S").monument("A1").specialist("nomads").cattle(9, 0)
    scene.play("nomads", "build")
    assert scene.why_not("at C1").id == "why-occupied"
    assert scene.why_not("at H1").id == "why-occupied"


def test_the_nomads_help_their_owner_only() -> None:
    scene = Scene("S......S").monument("A1").specialist("nomads").cattle(9, 0)
    scene.play("nomads", "end", "build")
    assert scene.why_not("at B1").id == "why-zoning"


def test_the_builder_gets_two_of_every_craftsman_of_the_turn() -> None:
    scene = Scene("..c.....w..SS").specialist("builder").cattle(6, 0)
    stock = scene.state.stock
    scene.play("builder", "place potter", "at A1 across", "place wood-carver", "at G1 across")
    assert scene.state.specialist_card[4] == 2 + 2 + 2
    assert (scene.state.cattle[0], scene.state.stock) == (0, stock)
    scene.end_round()
    assert scene.state.cattle[0] == 6


def test_the_builder_is_paid_anew_each_turn() -> None:
    scene = Scene("..c.....c..SS").specialist("builder").cattle(9, 0)
    scene.play("builder", "place potter", "at A1 across")
    next_turn(scene)
    stock = scene.state.stock
    scene.play("place potter", "at G1 across")
    assert scene.state.specialist_card[4] == 0
    assert scene.state.stock == stock + 2


def test_the_builder_gets_nothing_of_others_craftsmen() -> None:
    scene = Scene("..c.....c..SS").specialist("builder").cattle(9, 9)
    scene.play("builder", "end", "place potter", "at A1 across")
    assert scene.state.specialist_card[4] == 2
